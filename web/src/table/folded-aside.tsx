/** One line of what is told beside a question, on a phone. All of it opens over the board, and goes with the next press elsewhere. */
import { type ReactNode, useRef, useState } from 'react';
import { usePressElsewhere } from '../ui/press-elsewhere.ts';
import './folded-aside.css';

interface Props {
  /** What it is, in a word or two. */
  readonly name: string;
  /** As much of it as one line has room for. */
  readonly line: string;
  /** All of it, and what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

export function FoldedAside({ name, line, children }: Props): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  usePressElsewhere(part, close);
  return (
    <div className="folded-aside" ref={part}>
      <button type="button" className="folded-line" title={line} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{name} </b>
        <span className="folded-says">{line}</span> <span className="folded-more">{isOpen ? 'less' : 'more'}</span>
      </button>
      {isOpen && <div className="folded-sheet">{children(close)}</div>}
    </div>
  );
}
