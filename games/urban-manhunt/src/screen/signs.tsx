/** Small signs beside words, each on a field of 16 by 16: Demeanors as on the Control Card, attributes, Momentum. Whoever hears the page hears the words. */
import type { ReactElement } from 'react';
import type { Strength } from '../content/casting.ts';
import type { Demeanor } from '../content/kinds.ts';

const EYE = 'M1 8q7-8 14 0-7 8-14 0z';
const CROSSHAIR = 'M8 1v4M8 11v4M1 8h4M11 8h4M8 3.5a4.5 4.5 0 1 0 .01 0';
const FILLED = {
  aggressive: 'M8 1.5 15 14H1z',
  bolt: 'M9 0 3 9h4l-1 7 7-10H9z',
  fight: 'M3 6h2V4h2V3h2v1h2v1h2v6l-3 4H6l-3-4z',
  wounds: 'M8 14 2 8q-2-4 1-5.500q3-1 5 2 2-3 5-2 3 1.500 1 5.500z',
  damage: 'M8 0l2 4 4-2-1 4 3 2-3 2 1 4-4-2-2 4-2-4-4 2 1-4-3-2 3-2-1-4 4 2z',
  defense: 'M8 1 14 3.200v4.600Q13.400 13 8 15 2.600 13 2 7.800V3.200z',
  pizzazz: 'M8 1l2 4.700 5 .500-3.700 3.400 1 5L8 12l-4.300 2.600 1-5L1 6.200l5-.500z',
  keepers: 'M4 1h8v14l-4-3-4 3z',
} as const;
const DRAWN = {
  tactical: CROSSHAIR,
  skittish: 'M1 11 5 4l3 7 3-7 4 7',
  sneaky: `${EYE}M2 14 14 2`,
  shoot: CROSSHAIR,
  range: 'M1 8h12M9 4l4 4-4 4',
  push: 'M1 8h12M9 4l4 4-4 4',
  sight: `${EYE}M8 6.500v3`,
  mind: `${EYE}M8 6.500v3`,
  athletics: 'M5 1v8l-2 2v3h11q0-3-5-4V1',
  eye: `${EYE}M8 6.500a1.500 1.500 0 1 0 .01 0`,
  ladder: 'M4.500 15V1M11.500 15V1M4.500 4h7M4.500 8h7M4.500 12h7',
} as const;

export type SignName = Demeanor | Strength | 'bolt' | 'eye' | 'ladder';

const ALIASES: Readonly<Partial<Record<SignName, keyof typeof FILLED>>> = { armor: 'defense', style: 'pizzazz' };

export function Sign({ name, size = 14 }: { readonly name: SignName; readonly size?: number }): ReactElement {
  const filled: string | undefined = (FILLED as Partial<Record<SignName, string>>)[ALIASES[name] ?? name];
  const d = filled ?? (DRAWN as Partial<Record<SignName, string>>)[name];
  return (
    <svg
      className={filled ? 'um-sign is-filled' : 'um-sign'}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

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
  <span className="um-bolts" role="img" aria-label={`${n} Momentum`} title={`${n} Momentum`}>
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bolts are alike
      <Sign key={i} name="bolt" size={size} />
    ))}
  </span>
);

interface PipsProps {
  readonly n: number;
  readonly of: number;
}

/** Wound Tokens: those that are held, and the room for more. The words say it, too. */
export const Wounds = ({ n, of }: PipsProps): ReactElement => (
  <span className="um-wounds" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
      <i key={i} className={i < n ? 'is-held' : ''} />
    ))}
  </span>
);
