/** What each kind of ground looks like, before anything stands on it that makes it this place and no other. */
import type { Family } from '../../content/kinds.ts';
import { body, box, d, line, oval, paper, type Row, type Stroke, shade, solid, thin, times, water } from './ink.ts';

type Draws = (next: Row) => readonly Stroke[];

const flats: Draws = next => [
  thin(
    ...times(
      6,
      () =>
        d`M${-38 + next() * 62} ${-34 + next() * 60}l${6 + next() * 8} ${next() * 8 - 4}l${4 + next() * 6} ${next() * 10 - 5}l${6 + next() * 8} ${next() * 8 - 4}`,
    ),
  ),
  solid(...times(12, () => oval(-40 + next() * 78, -38 + next() * 74, 0.9, 0.9))),
];

const dunes: Draws = next =>
  times(6, i => {
    const [x, y] = [-32 + (next() * 22 - 11) + (i % 2) * 14, -34 + i * 13];
    return [line(d`M${x} ${y + 6}q16 -14 30 -2q-8 0 -14 8`), shade(d`M${x + 14} ${y - 1}q10 -3 16 5q-8 0 -14 8q4 -8 -2 -13Z`)];
  }).flat();

const scrub: Draws = next => {
  const tufts = times(16, () => [-40 + next() * 78, -36 + next() * 68] as const);
  return [
    shade(...tufts.map(([x, y]) => oval(x + 2, y + 1, 5, 1.6))),
    thin(...tufts.map(([x, y]) => d`M${x} ${y}l-4 -6M${x} ${y}v-8M${x} ${y}l4 -6`)),
  ];
};

const forest: Draws = next => {
  const trees = times(11, () => [-40 + next() * 78, -22 + next() * 50, 17 + next() * 9] as const).toSorted((a, b) => a[1] - b[1]);
  return [
    shade(...trees.map(([x, y]) => oval(x + 5, y + 1, 7, 2))),
    line(...trees.map(([x, y, h]) => d`M${x} ${y}v${-h}M${x} ${y - h * 0.45}l-6 -6M${x} ${y - h * 0.6}l6 -7M${x} ${y - h * 0.8}l-4 -5`)),
  ];
};

const HILLS = [
  [-22, -14],
  [18, -20],
  [-4, 4],
  [28, 6],
  [-32, 14],
] as const;
const hills: Draws = () =>
  HILLS.flatMap(([x, y]) => [
    paper(d`M${x - 17} ${y + 10}Q${x} ${y - 28} ${x + 18} ${y + 10}Z`),
    line(d`M${x - 17} ${y + 10}Q${x} ${y - 28} ${x + 18} ${y + 10}`),
    thin(...times(6, i => d`M${x + 2 + i * 2.4} ${y - 8 + i * 2.8}l${2 + i * 0.3} ${6 + i * 0.4}`)),
  ]);

const CLIFF = 'M-46 18L-30-18L-16-6L2-36L16-10L28-22L46 16';
const pass: Draws = next => [
  paper(`${CLIFF}Z`),
  line(CLIFF),
  thin(...times(16, i => d`M${-36 + i * 5} ${-2 + next() * 10}l3 ${12 + next() * 8}`)),
];

export const palm = (x: number, y: number, h: number): Stroke =>
  line(
    d`M${x} ${y}q3 ${-h * 0.5} -1 ${-h}M${x - 1} ${y - h}q-10 -4 -14 4M${x - 1} ${y - h}q10 -4 14 4M${x - 1} ${y - h}q-4 -9 -12 -8M${x - 1} ${y - h}q4 -9 12 -8`,
  );
const oasis: Draws = () => [
  shade(oval(6, 13, 32, 15)),
  water(oval(4, 10, 27, 13)),
  thin('M-8 8q6-3 12 0M2 14q6-3 12 0'),
  palm(-30, 6, 22),
  palm(33, 0, 26),
  palm(-14, -10, 22),
];

/** A house with a roof that has seen better days. */
export const house = (x: number, y: number, width: number, height: number): readonly Stroke[] => {
  const wall = d`M${x} ${y + height}v${-height}l${width * 0.35} -9l${width * 0.2} 5l${width * 0.45} 2v${height + 2}Z`;
  return [...body(wall), solid(box(x + 4, y + 5, 4, 5), box(x + width - 8, y + 6, 4, height - 6))];
};
const hamlet: Draws = () => [
  ...house(-6, -20, 22, 18),
  ...house(-36, -8, 20, 16),
  ...house(22, -4, 18, 14),
  ...house(-14, 12, 18, 12),
  shade('M-40 10h26l6 5h-26ZM-14 26h20l6 4h-22Z'),
];

const HOUSES = [
  [-26, 4],
  [-8, -10],
  [14, -4],
  [-4, 14],
  [24, 10],
] as const;
const haven: Draws = () => [
  ...body(oval(0, 2, 44, 30)),
  thin(
    ...times(26, i => {
      const angle = (i / 26) * 2 * Math.PI;
      return d`M${Math.cos(angle) * 44} ${2 + Math.sin(angle) * 30}v-6`;
    }),
  ),
  solid(...HOUSES.map(([x, y]) => d`M${x - 8} ${y}l8 -8l8 8Z`), 'M8-34h13l-5 4l5 4h-13Z'),
  line(...HOUSES.map(([x, y]) => box(x - 6, y, 12, 7)), 'M8-12v-22'),
];

const bare: Draws = next => [shade(oval(0, 16, 40, 8)), ...flats(next).slice(1)];

export const FAMILIES: Readonly<Record<Family, Draws>> = {
  haven,
  'dry-flats': flats,
  dunes,
  scrub,
  'dead-forest': forest,
  'rocky-hills': hills,
  pass,
  oasis,
  hamlet,
  site: bare,
  mission: bare,
};
