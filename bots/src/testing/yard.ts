/**
 * The yard, a small game on a plane for the tests of server, page and terminal: runners go round walls and plant a flag each turn.
 * It has a path and a point to choose, terrain of every sort, and is measured in thousandths of an inch.
 */

import {
  type Chance,
  choosePath,
  choosePoint,
  done,
  type Game,
  int,
  type Objection,
  open,
  type Point,
  perSeat,
  type Region,
  type Rule,
  record,
  records,
  type Sketch,
  type StateOf,
  type Table,
  type Trail,
  type ViewOf,
} from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';

const INCH = 1000;
const SIDE = 48 * INCH;
const BASE = INCH / 2;
const STRIDE = 9 * INCH;
const ARM = 3 * INCH;
const ROUNDS = 3;

const spot = record(open({ x: int(0, SIDE), y: int(0, SIDE) }));
const state = record(open({ round: int(), turn: int(), runners: perSeat(spot), flags: records(spot) }));
const setup = record(open({ seats: int(1, 4) }));

type State = StateOf<typeof state>;
type View = ViewOf<typeof state>;
type Sort = Sketch['outlines'][number]['sort'];

interface Feature {
  readonly says: string;
  readonly sort: Sort;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const feature = (says: string, sort: Sort, ...[west, south, east, north]: readonly [number, number, number, number]): Feature => ({
  says,
  sort,
  west: west * INCH,
  south: south * INCH,
  east: east * INCH,
  north: north * INCH,
});

/** Two walls overlap, and one leans on the other: outlines meet in every way. */
const features: readonly Feature[] = [
  feature('The yard', 'mark', 0, 0, 48, 48),
  feature('Warehouse', 'solid', 18, 20, 30, 27),
  feature('Office', 'solid', 30, 23, 35, 27),
  feature('Silo', 'solid', 6, 34, 11, 39),
  feature('Depot', 'solid', 36, 36, 45, 42),
  feature('Shed', 'solid', 9, 8, 14, 11),
  feature('North wall', 'low', 17, 36, 30, 36.5),
  feature('South wall', 'low', 22, 8, 22.5, 15),
  feature('Rubble', 'area', 26, 9, 34, 16),
  feature('Pond', 'area', 2, 18, 10, 26),
  feature('Drop zone', 'mark', 38, 4, 45, 10),
];
const solids = features.filter(one => one.sort === 'solid');

const length = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const inches = (measure: number): string => (measure / INCH).toFixed(1);

/** Whether a runner who goes straight from one point to another would touch the wall. */
function isInTheWay({ west, south, east, north }: Feature, from: Point, to: Point): boolean {
  let [enter, leave] = [0, 1];
  const sides = [
    [from.x, to.x, west - BASE, east + BASE],
    [from.y, to.y, south - BASE, north + BASE],
  ] as const;
  for (const [a, b, low, high] of sides) {
    if (a === b) {
      if (a <= low || a >= high) return false;
      continue;
    }
    const [first, last] = [(low - a) / (b - a), (high - a) / (b - a)];
    enter = Math.max(enter, Math.min(first, last));
    leave = Math.min(leave, Math.max(first, last));
  }
  return enter < leave;
}

const corners: readonly Point[] = solids.flatMap(({ west, south, east, north }) =>
  [west - BASE, east + BASE].flatMap(x => [south - BASE, north + BASE].map(y => ({ x, y }))),
);

function offTheYard({ x, y }: Point): Objection | null {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return { why: 'Y-1', says: 'Places are measured in whole thousandths of an inch.' };
  const isOn = Math.min(x, y) >= BASE && Math.max(x, y) <= SIDE - BASE;
  return isOn ? null : { why: 'Y-1', says: 'That is off the yard, which is 48 inches wide.' };
}

const lengthOf = (from: Point, path: readonly Point[]): number => path.reduce((sum, to, i) => sum + length(path[i - 1] ?? from, to), 0);

function notRunnable(from: Point, path: readonly Point[]): Objection | null {
  const off = path.map(offTheYard).find(one => one !== null);
  if (off) return off;
  const wall = path.map((to, i) => solids.find(one => isInTheWay(one, path[i - 1] ?? from, to))).find(one => one !== undefined);
  if (wall) return { why: 'Y-2', says: `The ${wall.says.toLowerCase()} is in the way.` };
  const far = lengthOf(from, path);
  return far > STRIDE ? { why: 'Y-3', says: `That is ${inches(far)} inches; a runner goes ${inches(STRIDE)}.` } : null;
}

const COMPASS = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

const ringRound = ({ x, y }: Point, r: number): Point[] =>
  COMPASS.map(([dx, dy]) => ({ x: Math.round(x + dx * r), y: Math.round(y + dy * r) }));

/** Y-2, Y-3: round walls, nine inches in all. */
export function running(from: Point): Trail {
  const objection = (path: readonly Point[]): Objection | null => notRunnable(from, path);
  const ways = (path: readonly Point[], to: Point): Point[][] => [
    [...path, to],
    ...corners.map(corner => [...path, corner, to]),
    ...corners.flatMap(one => corners.map(two => [...path, one, two, to])),
  ];
  return {
    from,
    get outline() {
      const near = corners.filter(corner => !objection([corner]));
      return [ringRound(from, STRIDE), ...near.map(corner => ringRound(corner, STRIDE - length(from, corner)))];
    },
    get some() {
      return [[], ...ringRound(from, STRIDE * 0.9).map(to => [to])].filter(path => !objection(path));
    },
    objection,
    lead(path, to) {
      const legal = ways(path, to).filter(way => !objection(way));
      return legal.toSorted((a, b) => lengthOf(from, a) - lengthOf(from, b))[0] ?? objection([...path, to])!;
    },
    says: path => `${inches(lengthOf(from, path))} of ${inches(STRIDE)} inches`,
  };
}

/** Y-4: a flag is planted within three inches, not in a wall. */
function planting(from: Point): Region {
  const objection = (at: Point): Objection | null => {
    if (length(from, at) > ARM) return { why: 'Y-4', says: `That is ${inches(length(from, at))} inches away; a flag goes within 3.` };
    const wall = solids.find(one => isInTheWay(one, at, at));
    return offTheYard(at) ?? (wall ? { why: 'Y-4', says: `The ${wall.says.toLowerCase()} takes no flag.` } : null);
  };
  return { outline: [ringRound(from, ARM)], some: [from, ...ringRound(from, ARM * 0.9)].filter(at => !objection(at)), objection };
}

function* run({ state: at, tell }: Table<State>): Rule {
  const seat = at.turn;
  const path = yield* choosePath({ seat, kind: 'run', rule: 'Y-3' }, running(at.runners[seat]!));
  const to = path.at(-1);
  if (to) {
    writable(at).runners = at.runners.map((one, i) => (i === seat ? { x: to.x, y: to.y } : one));
    tell({ type: 'runner-ran', rule: 'Y-3', seat, x: to.x, y: to.y });
  }
  const flag = yield* choosePoint({ seat, kind: 'plant', rule: 'Y-4' }, planting(at.runners[seat]!));
  writable(at).flags = [...at.flags, { x: flag.x, y: flag.y }];
  tell({ type: 'flag-planted', rule: 'Y-4', seat, x: flag.x, y: flag.y });
  writable(at).turn = (at.turn + 1) % at.runners.length;
  if (at.turn === 0) writable(at).round += 1;
}

export const yard: Game<State, StateOf<typeof setup>, View> = {
  id: 'yard',
  name: 'The Yard',
  version: 1,
  content: 'y1',
  seats: { min: 1, max: 4 },
  setup,
  rules: {
    state,
    begin: ({ seats }) => ({
      round: 1,
      turn: 0,
      runners: Array.from({ length: seats }, (_, seat) => ({ x: (16 + 6 * seat) * INCH, y: 17 * INCH })),
      flags: [],
    }),
    next: at => (at.round > ROUNDS ? { winners: [0], why: 'Y-5', facts: {} } : { name: 'run', play: run }),
    faults: () => [],
  },
  seatsOf: ({ seats }) => seats,
  checkSetup: () => done,
  sensible: (_view, { choose, trail, region }, _seat, chance: Chance<'bot'>) => {
    if (choose === 'path') return trail!.some[chance.below('bot', trail!.some.length)]!;
    return region!.some[0]!;
  },
  words: {
    sentence: ({ type, seat, x, y }) => `Runner ${Number(seat) + 1}: ${type} (${Number(x) / INCH}, ${Number(y) / INCH}).`,
    questionSays: ({ kind }) => (kind === 'run' ? 'Where do you run?' : 'Where do you plant a flag?'),
  },
  shows: {
    unit: { of: INCH, says: 'inches' },
    sketch: ({ runners, flags }) => ({
      kind: 'plane',
      cells: [],
      outlines: features.map(({ says, sort, west, south, east, north }) => ({
        says,
        sort,
        points: [
          { x: west, y: south },
          { x: east, y: south },
          { x: east, y: north },
          { x: west, y: north },
        ],
      })),
      pieces: [
        ...runners.map(({ x, y }, seat) => ({
          ref: { kind: 'runner', id: seat },
          x,
          y,
          r: BASE,
          says: `Runner ${seat + 1}`,
          mark: `R${seat + 1}`,
          side: seat === 0 ? ('ours' as const) : ('theirs' as const),
        })),
        ...flags.map(({ x, y }, i) => ({
          ref: { kind: 'flag', id: i },
          x,
          y,
          r: BASE,
          says: `Flag ${i + 1}`,
          mark: `${i + 1}`,
          side: 'neutral' as const,
        })),
      ],
    }),
  },
  proof: { exercises: { decision: ['run', 'plant'] }, exercised: () => [] },
  tables: [1, 2, 3, 4].map(seats => ({ mode: 'open', setup: { seats } })),
};
