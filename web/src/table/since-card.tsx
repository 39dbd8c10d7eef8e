/** Since your turn: the few lines that matter of what others and the game did, each the way to its moment in the log and on the board. */
import type { Since } from '@quarry/protocol';
import { type ReactNode, useContext, useState } from 'react';
import { Explained, TermsHere } from '../ui/explained.tsx';
import { tooltipOf } from '../ui/terms.ts';
import './since-card.css';

interface Props {
  readonly lines: readonly Since[];
  readonly isNarrow: boolean;
  /** Whether the log still has this line. */
  readonly isKept: (at: number) => boolean;
  readonly onOpen: (at: number) => void;
  readonly onPoint: (at: number | null) => void;
  readonly onDismiss: () => void;
}

export function SinceCard({ lines, isNarrow, isKept, onOpen, onPoint, onDismiss }: Props): ReactNode {
  const terms = useContext(TermsHere);
  const [isWhole, setWhole] = useState(false);
  const shown = isNarrow && !isWhole ? lines.slice(0, 1) : lines;
  const more = lines.length - shown.length;
  return (
    <aside className="since" aria-label="Since your turn">
      <h2 className="since-title">Since your turn</h2>
      <ul className="since-lines">
        {shown.map(({ says, at }) => (
          <li key={`${at} ${says}`}>
            {isKept(at) ? (
              <button
                type="button"
                className="since-line"
                title={tooltipOf(says, terms)}
                onClick={() => onOpen(at)}
                onPointerEnter={() => onPoint(at)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(at)}
                onBlur={() => onPoint(null)}
              >
                {says}
              </button>
            ) : (
              <Explained text={says} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="link since-more" onClick={() => setWhole(true)}>
          {more} more
        </button>
      )}
      <button type="button" className="since-close" aria-label="Close: since your turn" onClick={onDismiss}>
        ×
      </button>
    </aside>
  );
}
