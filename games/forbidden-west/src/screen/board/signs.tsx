/** The signs of hiding and being seen: the same pair on tokens, in the column and beside the board. */
import type { ReactElement } from 'react';

/** Of 16 by 12. */
const OPEN = 'M0 6q8-10 16 0-8 10-16 0zM8 3.4a2.6 2.6 0 1 0 .01 0z';
const SHUT = 'M0 4q8 8 16 0M2.5 8 1 10.500M8 9.500V12M13.5 8 15 10.5';

interface Props {
  readonly isOpen: boolean;
  readonly size: number;
}

/** About its middle, in another drawing. */
export const EyeMark = ({ isOpen, size }: Props): ReactElement => (
  <path className={isOpen ? 'fw-eye is-open' : 'fw-eye'} d={isOpen ? OPEN : SHUT} transform={`scale(${size / 16}) translate(-8 -6)`} />
);

export const Eye = ({ isOpen, size }: Props): ReactElement => (
  <svg viewBox="-1 -1 18 14" width={size} height={size * 0.78} aria-hidden="true" focusable="false">
    <path className={isOpen ? 'fw-eye is-open' : 'fw-eye'} d={isOpen ? OPEN : SHUT} />
  </svg>
);

/** Drawn, not written: what is read on a token would have to be its name. */
const FIGURES = ['', 'M-3-3 1-6V7', 'M-4-3q0-4 4-4t4 4q0 3-8 10H5', 'M-4-6H4L0-1q5 0 5 4t-5 4q-4 0-5-3', 'M2 7V-7L-5 3H5'];

/** The rank of somebody who is revealed. */
export const RankMark = ({ rank, size }: { readonly rank: number; readonly size: number }): ReactElement => (
  <g transform={`scale(${size / 26})`}>
    <path className="fw-rank" d="M0-13 13 0 0 13-13 0z" />
    <path className="fw-rank-no" d={FIGURES[rank]} />
  </g>
);

export const Rank = ({ rank, size }: { readonly rank: number; readonly size: number }): ReactElement => (
  <svg viewBox="-15 -15 30 30" width={size} height={size} aria-hidden="true" focusable="false">
    <RankMark rank={rank} size={26} />
  </svg>
);
