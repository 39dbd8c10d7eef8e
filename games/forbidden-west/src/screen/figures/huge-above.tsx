/**
 * The huge machines as they lie over their four squares, seen from above, facing left: about 200 units wide, the middle of the squares at 0. What is torn off is a stump, what is aimed at
 * is lit.
 */
import type { ReactElement } from 'react';
import type { EnemyType, Letter } from '../../content/kinds.ts';
import { disc, flat, group, line, plate } from './parts.tsx';
import type { Paint } from './theme.ts';

/** Whether a part is gone. */
export type Torn = (letter: Letter) => boolean;

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Where a part is, and where the tag stands that names it. */
export interface PartPlace {
  readonly at: Spot;
  readonly tag: Spot;
}

interface Above {
  draw(torn: Torn): ReactElement;
  readonly places: Readonly<Partial<Record<Letter, PartPlace>>>;
}

const or = (isGone: boolean, stump: ReactElement, whole: ReactElement): ReactElement => (isGone ? stump : whole);
const shadow = (rx: number, ry: number): ReactElement => flat('shade', disc(9, 12, rx, ry), 0.4);
/** Wires that hang out. */
const wires = (d: string): ReactElement => line('crimson', 1.8, d);

// Stonetusk

const wheel = (x: number, y: number): ReactElement =>
  group(
    plate('iron', `M${x - 14} ${y - 11}h28v22h-28z`),
    line('ink', 1.2, `M${x - 7} ${y - 10}v20M${x} ${y - 10}v20M${x + 7} ${y - 10}v20`),
  );
const skirt = (side: 1 | -1): ReactElement =>
  group(
    ...[0, 1, 2, 3].map(i => {
      const x = -48 + i * 25;
      return <g key={i}>{plate('brass', `M${x} ${side * 32}h23l-2 ${side * 15}q-9 ${side * 4}-18 0z`, 1.8)}</g>;
    }),
  );
const tusk = (side: 1 | -1): ReactElement =>
  plate(
    'bone',
    `M-80 ${side * 17}Q-112 ${side * 28}-119 ${side * 2}q0 ${side * -8} 6 ${side * -12} 1 ${side * 13} 12 ${side * 17} 10 ${side * 3} 22 ${side * -3}z`,
    2,
  );
const tuskStump = (side: 1 | -1): ReactElement => (
  <g transform={`scale(1 ${side})`}>
    {plate('slate', 'M-78 15l-14 4 4 3-8 3 7 4 15-5z', 1.8)}
    {wires('M-92 21q-8 2-10 8')}
  </g>
);

const stonetusk: Above = {
  draw: torn =>
    group(
      shadow(80, 58),
      wheel(-37, -45),
      wheel(36, -46),
      wheel(-37, 45),
      wheel(36, 46),
      line('iron', 8, 'M58 0q18 1 26 12'),
      or(torn('F'), group(), group(skirt(-1), skirt(1))),
      plate('stone', 'M-56 0Q-54-34-18-38 32-42 56-24 68 0 56 24 32 42-18 38-54 34-56 0z'),
      flat('sand', 'M-50-3Q-48-28-18-31 30-35 51-18 58-8 58-3z', 0.85),
      line('ink', 1.5, 'M-30-36q7 36 0 72M2-39q7 39 0 78M34-36q7 36 0 72'),
      flat('moss', `${disc(22, -22, 8, 5)}${disc(-26, 22, 7, 4)}${disc(44, 10, 6, 3)}`),
      or(
        torn('E'),
        wires('M8 38q6 8 2 14M20 40q2 8 8 10'),
        group(plate('bile', 'M4 37q17 22 36 1z', 1.8), line('white', 1.4, 'M13 41q8 7 18 2')),
      ),
      or(torn('A'), tuskStump(1), tusk(1)),
      or(torn('B'), tuskStump(-1), tusk(-1)),
      plate('sand', 'M-50-25Q-82-27-91 0q9 27 41 25 8-25 0-50z'),
      flat('stone', 'M-50-21q-14 2-16 21 2 19 16 21z'),
      line('iron', 9, 'M-90 0h-14'),
      line('seen', 4.5, 'M-83-12l9 3M-83 12l9-3'),
      or(
        torn('C'),
        group(plate('pitch', disc(-2, 0, 15), 2), wires('M-8-6q8 2 4 8t6 8M2-8q5 6 1 12')),
        group(
          plate('slate', 'M-46-6h38v12h-38z', 2),
          plate('coal', 'M-50-8h7v16h-7z', 1.8),
          plate('slate', disc(-2, 0, 17)),
          plate('steel', 'M-13-8h23v16h-23z', 1.8),
        ),
      ),
      or(
        torn('D'),
        group(plate('pitch', 'M46-13l12 2 4 8-3 12-12 3-5-9 3-6z', 2), wires('M50-8q8 2 4 8t4 7')),
        group(
          line('ink', 2.4, 'M42 0L60-13M42 0h20M42 0l18 13'),
          plate('lens', `${disc(61, -13, 5.5)}${disc(64, 0, 5.5)}${disc(61, 13, 5.5)}`, 1.8),
        ),
      ),
    ),
  places: {
    A: { at: { x: -100, y: 20 }, tag: { x: -112, y: 54 } },
    B: { at: { x: -100, y: -20 }, tag: { x: -112, y: -54 } },
    C: { at: { x: -6, y: -8 }, tag: { x: -24, y: -82 } },
    D: { at: { x: 62, y: -10 }, tag: { x: 84, y: -58 } },
    E: { at: { x: 22, y: 46 }, tag: { x: 44, y: 82 } },
    F: { at: { x: -34, y: 42 }, tag: { x: -48, y: 82 } },
  },
};

// Coilspire

const COIL = 'M66 34Q52 62 8 60-46 58-50 14-52-28-12-34 30-38 34-6 34 18 8 20-12 20-14 4';

const coilspire: Above = {
  draw: torn =>
    group(
      shadow(78, 68),
      or(
        torn('A'),
        wires('M70 30q10-6 16 0M72 36q10 0 12 8'),
        group(plate('brass', 'M64 24l30-12 6 8-28 22z', 2), line('ink', 1.6, 'M74 20l6 14M82 16l6 14M90 13l5 11')),
      ),
      line('ink', 32, COIL),
      line('jadeDark', 28, COIL),
      line('jade', 18, COIL),
      <path d={COIL} className="fw-scales" />,
      or(
        torn('E'),
        flat('pitch', `${disc(-44, 34, 5)}${disc(-20, -33, 5)}${disc(24, 56, 5)}`),
        plate('spark', `${disc(-44, 34, 6)}${disc(-20, -33, 6)}${disc(24, 56, 6)}`, 1.8),
      ),
      or(torn('B'), group(), plate('jadeDark', 'M-20-8Q-40-50-82-40-104-24-100-2-104 26-80 40-40 48-20 10z')),
      or(torn('B'), group(), flat('sand', 'M-34-10Q-48-38-76-30-90-20-88-4L-40-4zM-34 12Q-48 38-76 30-90 20-88 6L-40 6z', 0.8)),
      plate('jade', 'M-30-14Q-60-24-84-14-104-6-104 0-104 8-84 16-60 24-30 16z'),
      flat('sand', 'M-40-8Q-62-16-84-8-92-4-92-2L-40-3z', 0.8),
      line('seen', 4, 'M-86-9l9 3M-86 10l9-3'),
      or(torn('C'), wires('M-102-8l-8-4'), plate('acid', 'M-100-9l-24-5 18 12z', 1.8)),
      or(torn('D'), wires('M-102 8l-8 4'), plate('frost', 'M-100 9l-24 5 18-12z', 1.8)),
    ),
  places: {
    A: { at: { x: 88, y: 20 }, tag: { x: 96, y: -28 } },
    B: { at: { x: -66, y: -34 }, tag: { x: -40, y: -84 } },
    C: { at: { x: -116, y: -12 }, tag: { x: -118, y: -54 } },
    D: { at: { x: -116, y: 12 }, tag: { x: -118, y: 54 } },
    E: { at: { x: 24, y: 56 }, tag: { x: 30, y: 94 } },
  },
};

// The Warden Engine

const tread = (y: number): ReactElement =>
  group(
    plate('coal', `M-66 ${y}h140v20h-140z`),
    line('slate', 2.4, Array.from({ length: 11 }, (_, i) => `M${-58 + i * 13} ${y + 2}v16`).join('')),
  );
const rivets = (paint: Paint): ReactElement => flat(paint, [-44, -14, 16, 46].flatMap(x => [-34, 34].map(y => disc(x, y, 2.4))).join(''));

const wardenEngine: Above = {
  draw: torn =>
    group(
      shadow(86, 62),
      tread(-58),
      tread(38),
      or(torn('F'), plate('umber', 'M-62-36H66V36H-62z'), group(plate('rust', 'M-66-42H60l16 14v56L60 42H-66z'), rivets('ink'))),
      line('ink', 1.6, 'M-34-41v82M30-41v82'),
      or(
        torn('D'),
        wires('M-68-6l-12-4M-68 6l-14 6'),
        group(plate('iron', 'M-84-10h22v20h-22z', 2), plate('bone', 'M-82-30l-34 30 34 30z')),
      ),
      or(
        torn('A'),
        plate('bark', 'M-28-28H24V28H-28z'),
        group(
          plate('umber', 'M-30-30H26V30H-30z'),
          line('bone', 2.4, 'M-25-25H21V25H-25z'),
          flat('crimson', `${disc(-14, -14, 5)}${disc(-14, 14, 5)}${disc(12, 14, 5)}`),
        ),
      ),
      or(torn('B'), flat('pitch', disc(-2, 0, 10)), group(plate('blight', disc(-2, 0, 11), 2.2), line('bone', 2, 'M-2-6v12M-8 0H4'))),
      or(torn('C'), plate('pitch', disc(10, -36, 8), 2), group(plate('steel', 'M14-42h-84v9h84z', 2), flat('lens', disc(-70, -37.5, 5)))),
      or(
        torn('E'),
        group(plate('pitch', disc(52, 6, 17), 2), wires('M46 0q8 4 2 10')),
        group(plate('brass', disc(52, 6, 20)), flat('fire', disc(52, 6, 11)), flat('flame', disc(52, 6, 5))),
      ),
    ),
  places: {
    A: { at: { x: -16, y: 24 }, tag: { x: -34, y: 84 } },
    B: { at: { x: -2, y: -8 }, tag: { x: 14, y: -88 } },
    C: { at: { x: -52, y: -38 }, tag: { x: -62, y: -88 } },
    D: { at: { x: -100, y: 4 }, tag: { x: -122, y: 44 } },
    E: { at: { x: 56, y: 12 }, tag: { x: 52, y: 84 } },
    F: { at: { x: 70, y: -20 }, tag: { x: 104, y: -50 } },
  },
};

export const ABOVE: Readonly<Partial<Record<EnemyType | 'unknown', Above>>> = { stonetusk, coilspire, 'warden-engine': wardenEngine };
