/**
 * Urban Manhunt's three hardest moments (decision 0002): a path on the plane after the dice, a check into which rivals play hidden
 * Keepers, and strikes on a hunter who leaves a fight. Lengths are whole thousandths of an inch (UM-GEO-2).
 */
import { chooseOne, chooseOrder, choosePoint, chooseSome, confirm, offer, option } from '../ask.ts';
import type { Table } from '../game.ts';
import { int, list, open, perSeat, record, type StateOf, zone } from '../schema/index.ts';
import type { Objection, Point, Region, Rule, Seat } from '../words.ts';

const D10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const D12 = [...D10, 11, 12] as const;
const D8 = D10.slice(0, 8);
const successes = (faces: readonly number[]): number => faces.filter(face => face >= 6).length;

/** 1. All bases have radius 500. A hunter engages at a gap of 500, i.e. at 1500 between centres (UM-GEO-6, UM-ENG-1). */
export interface Yard {
  at: Point;
  /** Crims that the hunter does not leave: it may run into their reach, but not through it (UM-MOV-8). */
  readonly crims: readonly Point[];
}
const TABLE = 48_000;
const BASE = 500;
const REACH = 1_500;
const TOLERANCE = 2;
const lengthOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** The shortest distance from a point to a segment: what the swept disc is measured by (UM-GEO-11). */
function gapToSegment(point: Point, from: Point, to: Point): number {
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const along = square === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / square;
  const t = Math.min(1, Math.max(0, along));
  return lengthOf(point, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) });
}

/** Directions for samples; the slanted ones stay a little inside the circle. */
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

/** Where the next corner of the path may lie. A reach is a disc, hence convex: who ends a segment inside never left it on the way. */
export function reachable({ at, crims }: Yard, left: number): Region {
  const isOnTable = ({ x, y }: Point) => Math.min(x, y) >= BASE - TOLERANCE && Math.max(x, y) <= TABLE - BASE + TOLERANCE;
  const isFree = (to: Point) => crims.every(crim => gapToSegment(crim, at, to) >= 2 * BASE - TOLERANCE);
  const staysEngaged = (to: Point) =>
    crims.every(crim => gapToSegment(crim, at, to) > REACH + TOLERANCE || lengthOf(crim, to) <= REACH + TOLERANCE);
  const objection = (to: Point): Objection | null => {
    if (!Number.isInteger(to.x) || !Number.isInteger(to.y)) return { why: 'UM-GEO-2', says: 'Points are whole thousandths of an inch.' };
    if (lengthOf(at, to) > left + TOLERANCE) return { why: 'UM-MOV-4', says: `That is farther than the ${left / 1000} inches left.` };
    if (!isOnTable(to)) return { why: 'UM-GEO-9', says: 'The base would hang over the edge of the table.' };
    if (!isFree(to)) return { why: 'UM-GEO-11', says: 'A crim stands in the way.' };
    return staysEngaged(to) ? null : { why: 'UM-MOV-8', says: 'The path runs through the reach of a crim.' };
  };
  const ring = COMPASS.map(([x, y]) => ({ x: Math.round(at.x + x * left), y: Math.round(at.y + y * left) }));
  return { outline: [ring], some: [at, ...ring.filter(to => !objection(to))], objection };
}

/** UM-MOV-1, 4, 6: the roll first, then corner by corner. Pointing at where the hunter stands ends the path. */
export function* walk({ state, chance, tell }: Table<Yard>, seat: Seat): Rule {
  let left = 4_000 + 1_000 * successes(chance.roll('athletics', [D10, D10, D10]));
  for (let corner = 1; corner < 16 && left > 0; corner++) {
    const to = yield* choosePoint({ seat, kind: 'walk', rule: 'UM-MOV-4' }, reachable(state, left));
    const inches = lengthOf(state.at, to);
    if (inches === 0) return;
    left -= Math.round(inches);
    state.at = to;
    tell({ type: 'walked', rule: 'UM-MOV-4', x: to.x, y: to.y });
  }
}

/** 2. Keepers: what they do, and in whose check. Hands are hidden, their size is not (UM-EVT-12). */
const keepers = { 1: { steps: 2, of: 'own' }, 2: { steps: -2, of: 'rival' } } as Readonly<
  Record<number, { steps: number; of: 'own' | 'rival' }>
>;

export const show = record(
  open({
    hunters: perSeat(record({ keepers: zone('owner', 'event'), ...open({ momentum: int(0) }) })),
    eventDiscard: list(int(0)),
    ups: int(0),
    downs: int(0),
    successes: list(int(0)),
  }),
);
export type Show = StateOf<typeof show>;

/** UM-CHK-9, 14: the window before the roll goes round, own seat first; then ups, then downs, the roll, the Impact Die. */
export function* check({ state, passes, chance, tell }: Table<Show>, seat: Seat): Rule {
  const initiative = state.hunters.map((_, i) => (seat + i) % state.hunters.length);
  yield* offer<number>(passes, {
    name: 'before-roll',
    rule: 'UM-EVT-11',
    seats: initiative,
    until: 'phase',
    options: other =>
      state.hunters[other]!.keepers.filter(card => keepers[card]?.of === (other === seat ? 'own' : 'rival')).map(card =>
        option(`${card}`, card, { kind: 'card', id: card }),
      ),
    *play(other, card) {
      const hunter = state.hunters[other]!;
      const at = hunter.keepers.indexOf(card);
      hunter.keepers = hunter.keepers.filter((_, i) => i !== at);
      state.eventDiscard = [...state.eventDiscard, card];
      const { steps } = keepers[card]!;
      if (steps > 0) state.ups += steps;
      else state.downs -= steps;
      tell({ type: 'keeper-played', rule: 'UM-EVT-10', seat: other, card, reveals: true });
      return 'go-on';
    },
  });
  const plain = state.ups > state.downs ? [D12, D12] : state.ups < state.downs ? [D8, D8] : [D10, D10]; // two plain dice: UM-DIE-3, 7, 9
  const [impact, ...others] = chance.roll('check', [D10, ...plain]) as [number, ...number[]];
  let count = Math.max(0, successes([impact, ...others]) - (impact === 1 ? 1 : 0));
  if (impact === 10) {
    state.hunters[seat]!.momentum += 1;
    const choice = yield* chooseOne({
      seat,
      kind: 'impact',
      rule: 'UM-IMP-8',
      options: [option('momentum', 'momentum'), option('two-successes', 'two-successes')],
    });
    if (choice === 'momentum') state.hunters[seat]!.momentum += 1;
    else count += 1;
  }
  [state.ups, state.downs, state.successes] = [0, 0, [...state.successes, count]];
  tell({ type: 'checked', rule: 'UM-CHK-3', seat, count });
}

/** 3. UM-HDIS-2..10: who is left, in which order they strike, each avoided or taken; falling cancels the rest and the move. */
export interface Brawl {
  wounds: number;
  readonly maximum: number;
  readonly engaged: readonly { readonly id: string; readonly fight: number; readonly damage: number }[];
}

export function* leaveEngagement({ state, chance, tell }: Table<Brawl>, seat: Seat): Rule<'moves' | 'incapacitated'> {
  const options = state.engaged.map(crim => option(crim.id, crim, { kind: 'crim', id: crim.id }));
  const left = yield* chooseSome({ seat, kind: 'leave', rule: 'UM-HDIS-2', options });
  const strikes = yield* chooseOrder({
    seat,
    kind: 'order-strikes',
    rule: 'UM-HDIS-8',
    options: options.filter(one => left.includes(one.value)),
  });
  for (const crim of strikes) {
    const tries = yield* confirm({ seat, kind: 'avoid', rule: 'UM-HDIS-3' });
    if (tries && successes(chance.roll('athletics', [D10, D10, D10])) >= crim.fight) continue;
    state.wounds += crim.damage;
    tell({ type: 'struck', rule: 'UM-HDIS-5', crim: crim.id, wounds: crim.damage });
    if (state.wounds >= state.maximum) return 'incapacitated';
  }
  return 'moves';
}
