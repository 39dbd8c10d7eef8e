/** Small signs on the board: those of the show, and a few that only the board has. */
import type { ReactElement } from 'react';
import { Sign, type SignName } from '../signs.tsx';

const OWN = {
  eye: 'M1 8q7-8 14 0-7 8-14 0zM8 6.500a1.500 1.500 0 1 0 .01 0',
  ladder: 'M4.500 15V1M11.500 15V1M4.500 4h7M4.500 8h7M4.500 12h7',
} as const;

interface Props {
  readonly name: SignName | keyof typeof OWN;
  /** Its upper left corner, and how wide it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const Glyph = ({ name, x, y, size }: Props): ReactElement => (
  <g className="um-glyph" transform={`translate(${x} ${y})`}>
    {name === 'eye' || name === 'ladder' ? <path d={OWN[name]} transform={`scale(${size / 16})`} /> : <Sign name={name} size={size} />}
  </g>
);
