/** What makes a tile this place and no other: the bell in its dune, the washing between its posts. By the id of the tile. */

import { body, box, d, lamp, line, oval, paper, type Stroke, shade, sign, solid, thin, times, water } from './ink.ts';

const post = (x: number, y: number, height: number): string => d`M${x} ${y}v${-height}`;
const cup = (x: number, y: number): string => d`M${x} ${y}l2 9h8l2 -9Z`;
const car = (x: number, y: number): readonly Stroke[] => [
  paper(d`M${x} ${y + 8}q2 -14 8 -14h12q8 2 10 14Z`),
  line(d`M${x} ${y + 8}q2 -14 8 -14h12q8 2 10 14M${x + 7} ${y + 2}l3 -5h8l4 5Z`),
];
const crate = (x: number, y: number): readonly Stroke[] => [
  ...body(box(x, y, 26, 14)),
  thin(d`M${x + 5} ${y + 2}v10M${x + 10} ${y + 2}v10M${x + 15} ${y + 2}v10M${x + 20} ${y + 2}v10`),
];
const sheet = (x: number, y: number, h: number): readonly Stroke[] => body(d`M${x} ${y}l13 2l-1 ${h}q-6 4 -12 -1Z`);
const lantern = (x: number, y: number): Stroke => line(d`M${x} ${y}v-22q0 -6 7 -6M${x + 4} ${y - 28}h7`);
const track = (x: number, y: number): string => oval(x, y, 1.6, 2.4) + oval(x + 5, y - 4, 1.6, 2.4);
const cart = (x: number, y: number): readonly Stroke[] => [
  ...body(d`M${x} ${y}h18l-3 10h-12Z`),
  solid(oval(x + 5, y + 12, 2.6, 2.6), oval(x + 13, y + 12, 2.6, 2.6)),
];

const PLACES: Readonly<Record<string, readonly Stroke[]>> = {
  // Dry flats
  'tin-cup-flats': [...body(cup(-26, -14), cup(-4, -2), cup(16, -20)), shade(oval(-18, -4, 9, 2), oval(4, 8, 9, 2), oval(24, -10, 9, 2))],
  'longlight-plain': [thin('M-46-10H46M-44-4H20M-40-16H44'), ...body('M-14-10a14 14 0 0 1 28 0Z'), thin('M0-30v-8M-16-26l-5-6M16-26l5-6')],
  'salt-table': [
    ...body('M-34-6l8-10h13l9 9l-7 11h-15ZM0-20l8-10h13l9 9l-7 11H8ZM-8 16l8-10h13l9 9l-7 11H0Z'),
    thin('M-26-12l6 6M8-26l8 6M0 10l8 6'),
  ],
  'clothesline-flats': [
    line(post(-36, 20, 44), post(34, 20, 42), 'M-36-22Q0-8 34-20'),
    ...sheet(-26, -18, 18),
    ...sheet(-8, -14, 22),
    ...sheet(10, -14, 18),
  ],
  'kite-plain': [line(post(8, 22, 36)), solid('M8-14l12-14l5 16l-10 9Z'), thin('M14-4q9 7 2 14q8 4 3 9')],
  'bus-stop-plain': [
    line(post(-24, 16, 40), 'M-24-6h30v22M6-6V-24h-36v6h36'),
    ...body(box(-18, 4, 22, 4)),
    thin('M-16 8v8M2 8v8M-44 24Q0 12 44 26'),
    sign(oval(20, -20, 7, 7)),
    line(post(20, 14, 27)),
  ],

  // Dunes
  'kettle-dunes': [...body('M-12 14q-2-16 12-18q14 2 12 18Z'), line('M12-2l9-5M-8-3q8-12 16 0'), shade(oval(2, 16, 15, 3))],
  'drowned-street': [lantern(-30, 14), lantern(-6, 6), lantern(18, -2), shade(oval(-28, 15, 8, 2), oval(-4, 7, 8, 2), oval(20, -1, 8, 2))],
  'bell-dune': [...body('M-8 20q4-8 4-20q9-9 18 0q0 12 4 20Z'), solid(oval(5, 22, 3, 2.4)), line('M5-4v-7')],
  'walking-dune': [
    ...body('M-42 22Q-20-30 8-26Q22-22 14-4Q18 14 42 22Z'),
    shade('M8-26Q22-22 14-4Q18 14 42 22H18Q4 0 8-26Z'),
    thin('M-30 10q12-20 26-24M-22 16q12-18 24-22'),
  ],
  'fender-dunes': [...car(-36, 6), ...car(-6, -12), ...car(10, 12)],

  // Scrub
  thornwick: [
    line('M-20 16q4-34 26-36q-14 12-8 34M6 14q-2-24 22-34q-10 16-4 36'),
    thin('M-14-4l-8-3M-6-12l-6-6M14-6l-7-4M20 4l8-2M2 0l6-4'),
    sign('M-6 2l7 3l-4 5l-6-3ZM20-6l6 4l-5 4Z'),
  ],
  'hare-scrub': [
    solid(track(-34, 18), track(-24, 10), track(-14, 0), track(-4, -10), track(6, -20)),
    ...body('M16 6q-2-12 8-12q2-14 6-12q3 2-1 12q4-10 8-7q2 3-6 11q10 6 4 14Z'),
  ],
  'goat-walk': [
    line('M-42 22Q-20 18-16 4T8-6T24-30'),
    thin('M-34 24Q-12 18-8 6T14 0T32-26'),
    solid('M22 2l4-8h10l4-5l3 1l-2 5l2 3l-5 2v7h-2v-6h-8v6h-2v-6Z'),
  ],
  'bitterberry-hollow': [
    ...body('M-30 18Q-40-8-12-10Q-6-26 12-16Q36-18 32 8Q34 18 22 18Z'),
    sign(
      oval(-18, 0, 2.6, 2.6),
      oval(-4, 8, 2.6, 2.6),
      oval(6, -6, 2.6, 2.6),
      oval(18, 4, 2.6, 2.6),
      oval(-8, -4, 2.6, 2.6),
      oval(20, -8, 2.6, 2.6),
    ),
  ],
  'rattlepod-rise': [
    line('M-10 20q-2-30-18-38M-10 20q0-28 8-44M-8 20q6-22 26-30'),
    ...body(oval(-28, -20, 4, 7), oval(-2, -28, 4, 7), oval(20, -14, 4, 7), oval(10, -2, 4, 6), oval(-20, -2, 4, 6)),
  ],

  // Dead forest
  'grey-choir': [thin('M-40-30q6-5 12 0t12 0M-4-34q6-5 12 0t12 0M-28-38q5-4 10 0'), line('M-8 26V-24M-8-2l-12-12M-8-10l12-12')],
  matchwood: [
    line(...times(7, i => d`M${-36 + i * 11} ${20 - (i % 2) * 5}v-46`)),
    solid(...times(7, i => oval(-36 + i * 11, -28 - (i % 2) * 5, 2.2, 3.4))),
  ],
  'larder-oaks': [
    ...body('M-16 24q4-20 0-44h30q-4 24 2 44Z'),
    solid(oval(-1, -2, 6, 8)),
    line('M-16-20l-16-10M14-20l18-12M-2-20v-16'),
    thin(oval(-3, 1, 2, 2), oval(2, 3, 2, 2)),
  ],
  'weeping-stump': [
    ...body('M-18 20q4-14 2-22h30q-2 10 4 22Z', oval(-1, -2, 15, 5)),
    thin(oval(-1, -2, 8, 2.6)),
    water('M8 4q5 8 0 11q-5-3 0-11ZM-10 8q5 8 0 11q-5-3 0-11Z'),
  ],

  // Rocky hills
  'anvil-ridge': [
    line('M-46 26Q0 8 46 20M-46 33Q0 15 46 27'),
    thin(...times(6, i => d`M${-38 + i * 15} ${33 - Math.abs(i - 2.5) * -1.6 - 4}l3 -12`)),
  ],
  'pylon-back': [
    line('M-36 26L36-26M-30 33L42-17M-36 26l6 7M36-26l6 9M-24 18l6 7M-10 8l6 7M4-2l6 7M20-14l6 7'),
    thin('M-24 18l20-3M-10 8l20-3M4-2l22-5'),
  ],
  'basin-rock': [
    ...body('M-42 20Q-34-28 0-30Q34-28 42 20Z'),
    water(oval(0, 0, 24, 10)),
    line(oval(0, 0, 26, 12)),
    thin('M-10-1q5-3 10 0M2 3q5-3 10 0'),
  ],
  cartmouth: [solid('M-20 12q0-26 18-26t18 26Z'), line('M-24 12q0-32 22-32t22 32M-46 20H44M-46 26H44'), ...cart(-6, 4), ...cart(20, 8)],

  // Passes
  'mule-stair': [line('M-28 30h11v-8h11v-8h11v-8h11v-8h11v-8')],
  'letterbox-gap': [
    solid('M-8 20L-2-30L4 20Z'),
    thin('M-40-24q10-5 18 0t16 0M14-28q8-5 14 0t12 0'),
    ...body('M10 10h16v10H10Z'),
    thin('M10 10l8 6l8-6'),
  ],

  // Oases
  'green-thumb': [
    ...body(box(-32, 18, 60, 4)),
    thin(...times(7, i => d`M${-26 + i * 9} 18q-5 -8 0 -12q5 4 0 12`)),
    ...body('M18-12h12v10H18ZM30-10l10-5'),
  ],
  'heron-spring': [
    thin(
      ...times(8, i => d`M${-34 + i * 3} ${20 - (i % 3) * 2}q-1 -14 ${(i % 3) - 1} -22`),
      ...times(6, i => d`M${24 + i * 3} ${22 - (i % 2) * 3}q1 -14 ${1 - (i % 3)} -22`),
    ),
    solid(...times(4, i => oval(-32 + i * 6, -2 - (i % 2) * 3, 1.4, 4))),
  ],
  'palm-court': [
    shade(oval(-24, 20, 12, 3), oval(26, 18, 12, 3)),
    thin('M-12 12q4-2 8 0M10 8q4-2 8 0M4 16q4-2 8 0'),
    line('M14-14q2-10-1-18M13-32q-9-4-13 4M13-32q9-4 13 4M13-32q-4-8-11-7'),
  ],

  // Hamlets
  tallow: [
    thin('M-30-2l4 4M-26-2l-4 4M2-13l4 4M6-13l-4 4'),
    ...body(box(4, 20, 22, 3)),
    thin('M7 23v6M23 23v6'),
    line(oval(10, 19, 3, 1.2), oval(19, 19, 3, 1.2)),
  ],
  'orchard-end': [
    ...body(...times(5, i => box(-40 + i * 17, -30 + (i % 2) * 4, 10, 18))),
    solid(...times(5, i => oval(-33 + i * 17, -20 + (i % 2) * 4, 1.2, 1.2))),
  ],

  // Sites
  'service-station': [
    ...body('M-44-18H8V-10H-44Z'),
    line('M-38-10V18M2-10V18M25 18V-16'),
    ...body(box(-31, 2, 10, 16), box(-15, 2, 10, 16)),
    shade('M-42 18H32l8 6H-34Z'),
    sign(box(12, -36, 28, 20)),
    lamp('M18-21v-10h5v5h-5M28-31v10h5'),
  ],
  clinic: [
    ...body('M-34 16V-20H12l4 6l6-4l8 4V16Z'),
    sign('M-10-14h6v5h5v6h-5v5h-6v-5h-5v-6h5Z'),
    thin('M14 16V3h8v13'),
    ...body('M-30-20v-10h16v10'),
    water('M-12-14q4 6 0 9q-4-3 0-9Z'),
    shade('M-34 16H30l8 6H-26Z'),
  ],
  'plane-wreck': [
    shade('M-42 20L40 10l4 6L-34 26Z'),
    ...body('M-46 8Q-42-8-22-8L4-10L-1-3L5 1L1 8L-20 13Q-40 17-46 8Z', 'M12-10L34-14L40-34L46-32L44-2L16 5L20-1L13-4Z'),
    line('M-20 8L-6 32L6 30L-2 8'),
    solid(box(-36, -1, 3, 3), box(-28, -3, 3, 3), box(-20, -4, 3, 3), box(-12, -5, 3, 3)),
  ],
  'freight-yard': [
    ...crate(-38, -16),
    ...crate(-38, 1),
    ...crate(-7, -24),
    ...crate(-7, -8),
    ...crate(-7, 8),
    ...crate(22, -4),
    shade('M-38 16h24l6 5h-24ZM-7 23h26l6 5H0Z'),
  ],
  bunker: [
    ...body('M-44 18Q-38-24 0-26Q38-24 44 18Z'),
    solid('M-14 18V-6Q0-16 14-6V18Z'),
    ...body(box(-8, -2, 16, 20)),
    line(oval(3, 8, 2, 2)),
    thin('M-34 2l10-4M-26-10l9-5M24-14l9 6'),
  ],

  // Of missions
  'radio-mast': [
    line('M-12 26L0-42L12 26M-9 12L8 4M9 12L-8 4M-6-6L5-14M6-6L-5-14M0-42v-5'),
    thin('M0-38L-38 22M0-38L38 22M-10-46q-6 6 0 12M10-46q6 6 0 12M-16-50q-10 10 0 20M16-50q10 10 0 20'),
    lamp(oval(0, -47, 3, 3)),
  ],
  nest: [
    ...body('M-40 20Q-36-22 0-24Q36-22 40 20Z'),
    solid(oval(0, 4, 21, 18)),
    line(oval(0, 4, 25, 21)),
    thin('M-8-30q-4-6 0-11t0-11M8-32q-4-6 0-11'),
    sign(oval(-6, 2, 1.8, 2.2), oval(4, 2, 1.8, 2.2), oval(9, 9, 1.6, 2)),
  ],
  fort: [
    ...body('M-40 18V-12h8v6h8v-6h8v6H16v-6h8v6h8v-6h8V18Z'),
    solid('M-9 18V4Q0-6 9 4V18Z'),
    line('M-28-12V-36'),
    sign('M-28-36h22l-6 7l6 7h-22Z'),
    thin('M-36 4h16M20 4h16M-36 11h12M24 11h12'),
  ],
  'border-gate': [
    line('M-48 12H48', ...[-40, -30, 30, 40].map(x => d`M${x} 12v-14l3 -5l3 5v14`)),
    ...body('M-20 18V-18h9V18ZM11 18V-18h9V18ZM-24-18h48v-8h-48Z'),
    lamp('M-5-11h10l-2 12h-6Z'),
    thin('M0-18v7M-11 6h22M-11 12h22'),
  ],
  'new-haven': [],
};

/** Where the place is all there is to see, and its ground would only lie in its way. */
const ALONE: ReadonlySet<string> = new Set([
  'basin-rock',
  'walking-dune',
  'larder-oaks',
  'weeping-stump',
  'matchwood',
  'cartmouth',
  'bitterberry-hollow',
  'rattlepod-rise',
]);

export const placeOf = (id: string): readonly Stroke[] => PLACES[id] ?? [];
export const standsAlone = (id: string): boolean => ALONE.has(id);
export const DRAWN: readonly string[] = Object.keys(PLACES);
