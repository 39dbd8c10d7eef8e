/**
 * How crims move: flight, the way to a hunter, to cover, to a hideout. Planning a move is a question and gives the planned end, from
 * which strikes follow; strikes.ts makes them and the move. Clauses UM-FLEE-1..3, 5, UM-CHG-1, 3, 6, UM-SEEK-7, UM-HIDE-1, UM-GEO-15..21, 29..31.
 * Which point is headed for is in crim-goals.ts, when a crim does what in orders.ts.
 */
import {
  type Disc,
  directionAway,
  distance,
  type Figure,
  halfUp,
  type Point,
  type Route,
  type Standing,
  type Terrain,
  TOLERANCE,
} from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { basesBut, crimFigure, groundIn, hunterFigure, mils, printedCrim } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { settled, wayToTouch } from './contact.ts';
import { coverSpot, nearestHideout } from './crim-goals.ts';

/** Where a crim would end, and the corners that it would go round. */
export interface PlannedMove extends Point {
  readonly surface: number;
  readonly via: readonly Point[];
}

const moveOf = (crim: CrimState): number => mils(printedCrim(crim).move);

const staying = (crim: CrimState): PlannedMove => ({ x: crim.x, y: crim.y, surface: crim.surface, via: [] });

/** The crim as it would stand at the end of a move. */
export const figureAfter = (crim: CrimState, { x, y, surface }: PlannedMove): Figure => ({ ...crimFigure(crim), x, y, surface });

/** UM-FLEE-1..3, UM-FLEE-5: away from this hunter, on the surface it stands on. */
export function planFlight(state: View, crim: CrimView, seat: Seat, length = moveOf(crim)): PlannedMove {
  const end = groundIn(state).flee(crimFigure(crim), hunterFigure(state, seat), length, basesBut(state, { crim }));
  return planTo(state, crim, end, crim.surface);
}

/** UM-CHG-1, UM-GEO-19..21: toward this hunter, as far as contact. */
export function planApproach(state: View, crim: CrimView, seat: Seat, length = moveOf(crim)): PlannedMove {
  const hunter = hunterFigure(state, seat);
  const route = wayToTouch(groundIn(state), crimFigure(crim), hunter, basesBut(state, { crim, seat }));
  return route ? planAlong(state, crim, route, length, hunter) : planStraight(state, crim, hunter, length);
}

/** UM-SEEK-3..7: to the spot that protects it from this hunter; it stays if there is none. */
export function planToCover(state: View, crim: CrimView, seat: Seat): PlannedMove {
  const mover = crimFigure(crim);
  const others = basesBut(state, { crim });
  const spot = coverSpot(groundIn(state), mover, hunterFigure(state, seat), others);
  return spot ? planWay(state, crim, onGround(spot, mover), others) : staying(crim);
}

/** UM-HIDE-1, UM-HIDE-14: to the nearest hideout, with the feature it is at. */
export function planToHideout(state: View, crim: CrimView): PlannedMove & { readonly feature: number } {
  const mover = crimFigure(crim);
  const others = basesBut(state, { crim });
  const ground = groundIn(state);
  const { feature, at, isFree } = nearestHideout(ground, mover, others);
  if (isOnRoofOf(crim, feature)) return { ...staying(crim), feature };
  const goal = onGround(at, mover);
  const plan = isFree ? planWay(state, crim, goal, others) : planUntilContact(state, crim, goal, others);
  return { ...plan, feature };
}

const onGround = ({ x, y }: Point, { r }: Disc): Standing => ({ x, y, r, surface: -1 });
const isOnRoofOf = (crim: CrimState, feature: number): boolean => crim.surface === feature;

/** UM-GEO-19, UM-GEO-20: along the cheapest route, or straight at the goal if there is none. */
function planWay(state: View, crim: CrimView, goal: Standing, others: readonly Disc[]): PlannedMove {
  const route = groundIn(state).route(crimFigure(crim), goal, others, false);
  return route ? planAlong(state, crim, route, moveOf(crim), null) : planStraight(state, crim, goal, moveOf(crim));
}

function planAlong(state: View, crim: CrimView, route: Route, length: number, contact: Standing | null): PlannedMove {
  const ground = groundIn(state);
  const end = ground.follow(crimFigure(crim), route, length, contact);
  return planTo(state, crim, end, end.surface, cornersPassed(ground, route, end.used));
}

function planTo(state: View, crim: CrimView, end: Point, surface: number, via: readonly Point[] = []): PlannedMove {
  const { r } = crimFigure(crim);
  return { ...settled(groundIn(state), { x: end.x, y: end.y, r, surface }, basesBut(state, { crim })), surface, via };
}

/** UM-GEO-20: straight at the goal until something is in the way; on a roof as far as its edge. */
function planStraight(state: View, crim: CrimView, goal: Point, length: number): PlannedMove {
  const mover = crimFigure(crim);
  const end = groundIn(state).slide(mover, directionAway(mover, goal), length, basesBut(state, { crim }));
  return planTo(state, crim, end, crim.surface);
}

/** UM-HIDE-14, last case: others stand at the goal. It goes on its route until it touches the first of them. */
function planUntilContact(state: View, crim: CrimView, goal: Standing, others: readonly Disc[]): PlannedMove {
  const inTheWay = others.filter(other => distance(other, goal) < other.r + goal.r - TOLERANCE);
  const ground = groundIn(state);
  const mover = crimFigure(crim);
  const route = ground.route(
    mover,
    goal,
    others.filter(other => !inTheWay.includes(other)),
    false,
  );
  if (!route) return planStraight(state, crim, goal, moveOf(crim));
  const contacts = [null, ...inTheWay.map(other => ({ ...other, surface: -1 }))];
  const ends = contacts.map(contact => ground.follow(mover, route, moveOf(crim), contact));
  const first = ends.reduce((least, end) => (end.used < least.used ? end : least));
  return planTo(state, crim, first, first.surface, cornersPassed(ground, route, first.used));
}

/** The corners of a route that lie behind a mover that has used this much of it. */
function cornersPassed(ground: Terrain, { points }: Route, used: number): Point[] {
  const passed: Point[] = [];
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!;
    const to = points[i]!;
    gone += distance(from, to) + Math.abs(ground.elevation(from.surface) - ground.elevation(to.surface));
    if (gone >= used) break;
    if (gone > 0) passed.push({ x: halfUp(to.x), y: halfUp(to.y) });
  }
  return passed;
}

/** A step that a card makes a crim take: as in that action, but without its attack, and it provokes nothing. The seat is the hunter it is about. */
export const crimStep = (state: View, crim: CrimView, way: 'toward' | 'away', length: number, seat: Seat): PlannedMove =>
  way === 'toward' ? planApproach(state, crim, seat, length) : planFlight(state, crim, seat, length);
