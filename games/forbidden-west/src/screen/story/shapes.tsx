/** Shapes that several places are drawn with: a fire, a cart, a hut, somebody who stands there. On a field of 400 by 260, where the ground begins at 206. */
import type { ReactElement } from 'react';
import { fill, line } from './strokes.tsx';
import type { Wash } from './theme.ts';

export const all = (...parts: readonly ReactElement[]): ReactElement => (
  <>
    {parts.map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes of one drawing, always in this order
      <g key={i}>{part}</g>
    ))}
  </>
);

export const at = (x: number, y: number, part: ReactElement, scale = 1): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{part}</g>
);

export const FIRE = all(
  fill('flame', 'M0-34q16 16 11 30-4 10-11 10t-11-10q-4-10 4-16 0 8 5 8 4-10 2-22z'),
  fill('flameLight', 'M0-12q8 8 4 14-2 4-5 4-6-1-5-8 2 2 4 1 3-5 2-11z'),
);
export const smoke = (lean = 1): ReactElement => line('smoke', 11, `M0-34q${10 * lean}-24 0-46t${6 * lean}-44 ${14 * lean}-40`, 0.35);
export const hut = (wash: Wash = 'woodLight'): ReactElement =>
  all(fill(wash, 'M-26 0V-24L0-46 26-24V0z'), fill('wood', 'M-32-22L0-50 32-22l-5 4L0-40-27-18zM-7 0v-18H7V0z'));
export const tent = (wash: Wash = 'cloth'): ReactElement =>
  all(fill(wash, 'M-26 0L0-42 26 0z'), fill('lamp', 'M-8 0L0-22 8 0z'), line('ink', 2, 'M0-42l-5-7M0-42l5-7'));
export const cart = all(
  fill('wood', 'M-44-8L40-22l4 18-78 14z'),
  line('ink', 4, 'M-26 4a17 17 0 1 0 .1 0M22-4a15 15 0 1 0 .1 0'),
  line('wood', 2.4, 'M-26 4v34M-43 21h34M22-4v30M7 11h30'),
);
export const figure = (wash: Wash = 'ink'): ReactElement => all(fill(wash, 'M-9 0Q-11-26-5-34q-4-10 5-12 9 2 5 12 6 8 4 34z'));
export const banner = (wash: Wash): ReactElement => all(line('wood', 4, 'M0 0V-78'), fill(wash, 'M2-76h34l-8 11 8 11H2z'));
export const cage = all(
  fill('ink', 'M-28 0v-50h56V0z', 0.35),
  line('wood', 4.5, 'M-28 0v-52M-14 0v-52M0 0v-52M14 0v-52M28 0v-52M-32-52h64M-32-26h64'),
);
export const jar = all(fill('rust', 'M-12 0q-12-20 4-34v-8h16v8q16 14 4 34z'), line('ink', 2, 'M-10-22h20'));
export const palisade = fill(
  'wood',
  Array.from({ length: 16 }, (_, i) => `M${i * 26} 206v-${52 + (i % 3) * 7}l10-12 10 12v${52 + (i % 3) * 7}z`).join(''),
);
export const shelves = all(
  fill('wood', 'M70 60h260v146H70z'),
  fill('ink', 'M78 68h244v38H78zM78 114h244v38H78zM78 160h244v38H78z', 0.5),
  fill(
    'bone',
    [84, 100, 112, 130, 150, 166, 196, 210, 236, 258, 280, 300].map((x, i) => `M${x} ${106 + (i % 3) * 46}v-26h10v26z`).join(''),
  ),
  fill('cloth', [92, 140, 184, 224, 270].map((x, i) => `M${x} ${106 + ((i + 1) % 3) * 46}v-30h8v30z`).join('')),
);
