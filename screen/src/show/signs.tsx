/** Small signs beside words, each on a field of 16 by 16, and rows of them. Whoever hears the page hears the words. */
import type { ReactElement, ReactNode } from 'react';

/** A path that is filled, or drawn as a line. */
export interface SignShape {
  readonly d: string;
  readonly isFilled: boolean;
}

export const Sign = ({ shape: { d, isFilled }, size = 14 }: { readonly shape: SignShape; readonly size?: number }): ReactElement => (
  <svg
    className={isFilled ? 'show-sign is-filled' : 'show-sign'}
    viewBox="0 0 16 16"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <path d={d} />
  </svg>
);

interface RowProps {
  readonly n: number;
  /** What they are, in words: `2 Momentum`. */
  readonly says: string;
  readonly children: ReactNode;
}

/** Of more than so many one is drawn, with their number: a longer row would push away what stands beside it. */
const MOST_DRAWN = 5;

/** As many of a sign as there are. */
export const SignRow = ({ n, says, children }: RowProps): ReactElement => (
  <span className="show-signs" role="img" aria-label={says} title={says}>
    {Array.from({ length: n > MOST_DRAWN ? 1 : n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
      <span key={i}>{children}</span>
    ))}
    {n > MOST_DRAWN && n}
  </span>
);

interface SlotsProps {
  readonly n: number;
  readonly of: number;
  /** What is held hurts; else it is a measure. */
  readonly isHurt?: boolean;
  /** They are what is gone again. */
  readonly isHealed?: boolean;
}

/** Slanted slots: those that are taken, and the room for more. Words beside them say it, too. */
export const Slots = ({ n, of, isHurt = false, isHealed = false }: SlotsProps): ReactElement => (
  <span className={['show-slots', isHurt && 'is-hurt', isHealed && 'is-healed'].filter(Boolean).join(' ')} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slots are alike
      <i key={i} className={i < n ? 'is-held' : ''} />
    ))}
  </span>
);
