/** The signs of this show: Demeanors as on the Control Card, attributes, Momentum. */
import { Sign as KitSign, SignRow, type SignShape } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import type { Strength } from '../content/casting.ts';
import type { Demeanor } from '../content/kinds.ts';

const filled = (d: string): SignShape => ({ d, isFilled: true });
const drawn = (d: string): SignShape => ({ d, isFilled: false });

const EYE = 'M1 8q7-8 14 0-7 8-14 0z';
const CROSSHAIR = drawn('M8 1v4M8 11v4M1 8h4M11 8h4M8 3.5a4.5 4.5 0 1 0 .01 0');
const LOOK = drawn(`${EYE}M8 6.500v3`);
const ARROW = drawn('M1 8h12M9 4l4 4-4 4');
const SHIELD = filled('M8 1 14 3.200v4.600Q13.400 13 8 15 2.600 13 2 7.800V3.200z');
const STAR = filled('M8 1l2 4.700 5 .500-3.700 3.400 1 5L8 12l-4.300 2.600 1-5L1 6.200l5-.500z');

export type SignName = Demeanor | Strength | 'bolt' | 'eye' | 'ladder';

const SIGNS: Readonly<Partial<Record<SignName, SignShape>>> = {
  aggressive: filled('M8 1.5 15 14H1z'),
  tactical: CROSSHAIR,
  skittish: drawn('M1 11 5 4l3 7 3-7 4 7'),
  sneaky: drawn(`${EYE}M2 14 14 2`),
  bolt: filled('M9 0 3 9h4l-1 7 7-10H9z'),
  fight: filled('M3 6h2V4h2V3h2v1h2v1h2v6l-3 4H6l-3-4z'),
  wounds: filled('M8 14 2 8q-2-4 1-5.500q3-1 5 2 2-3 5-2 3 1.500 1 5.500z'),
  damage: filled('M8 0l2 4 4-2-1 4 3 2-3 2 1 4-4-2-2 4-2-4-4 2 1-4-3-2 3-2-1-4 4 2z'),
  defense: SHIELD,
  armor: SHIELD,
  pizzazz: STAR,
  style: STAR,
  keepers: filled('M4 1h8v14l-4-3-4 3z'),
  shoot: CROSSHAIR,
  range: ARROW,
  push: ARROW,
  sight: LOOK,
  mind: LOOK,
  athletics: drawn('M5 1v8l-2 2v3h11q0-3-5-4V1'),
  eye: drawn(`${EYE}M8 6.500a1.500 1.500 0 1 0 .01 0`),
  ladder: drawn('M4.500 15V1M11.500 15V1M4.500 4h7M4.500 8h7M4.500 12h7'),
};

const UNKNOWN = drawn('');

export const Sign = ({ name, size }: { readonly name: SignName; readonly size?: number }): ReactElement => (
  <KitSign shape={SIGNS[name] ?? UNKNOWN} {...(size && { size })} />
);

interface GlyphProps {
  readonly name: SignName;
  /** Its upper left corner, and how wide it is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A sign on the board. */
export const Glyph = ({ name, x, y, size }: GlyphProps): ReactElement => (
  <g className="um-glyph" transform={`translate(${x} ${y})`}>
    <Sign name={name} size={size} />
  </g>
);

/** Momentum as bolts: what there is, or what something costs. */
export const Bolts = ({ n, size = 13 }: { readonly n: number; readonly size?: number }): ReactElement => (
  <SignRow n={n} says={`${n} Momentum`}>
    <Sign name="bolt" size={size} />
  </SignRow>
);
