/** Since your turn: the few lines that matter of what others and the game did, each the way to its moment in the log and on the board. */
import type { Since } from '@quarry/protocol';
import { type ReactNode, useContext } from 'react';
import { Explained, TermsHere } from '../ui/explained.tsx';
import { tooltipOf } from '../ui/terms.ts';
import { FoldedAside } from './folded-aside.tsx';
import './since-card.css';

interface Props {
  readonly lines: readonly Since[];
  /** A phone: it is one line, for the answers come first. */
  readonly isNarrow: boolean;
  /** Whether the log still has this line. */
  readonly isKept: (at: number) => boolean;
  readonly onOpen: (at: number) => void;
  readonly onPoint: (at: number | null) => void;
  readonly onDismiss: () => void;
}

export function SinceCard(props: Props): ReactNode {
  const { lines, isNarrow, onOpen, onDismiss } = props;
  return (
    <aside className={`since ${isNarrow ? 'is-folded' : ''}`} aria-label="Since your turn">
      {isNarrow ? (
        <FoldedAside name="Since your turn" line={lines[0]!.says}>
          {close => (
            <>
              <Lines
                {...props}
                onOpen={at => {
                  close();
                  onOpen(at);
                }}
              />
              <button type="button" className="button" onClick={onDismiss}>
                Got it
              </button>
            </>
          )}
        </FoldedAside>
      ) : (
        <>
          <h2 className="since-title">Since your turn</h2>
          <Lines {...props} />
          <button type="button" className="since-close" aria-label="Close: since your turn" onClick={onDismiss}>
            ×
          </button>
        </>
      )}
    </aside>
  );
}

function Lines({ lines, isKept, onOpen, onPoint }: Props): ReactNode {
  const terms = useContext(TermsHere);
  return (
    <ul className="since-lines">
      {lines.map(({ says, at }) => (
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
  );
}
