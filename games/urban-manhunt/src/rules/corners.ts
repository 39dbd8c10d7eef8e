/** The four corners of the zone, and where a hunter may be put near one. Clauses UM-SET-9, UM-SET-10, UM-INC-12, UM-GEO-1. */
import { distance, type Point, TOLERANCE } from '@quarry/board';
import { type ClauseId, type Option, option, type Seat } from '@quarry/kernel';
import { CORNERS, TABLE_SIZE } from '../content/maps.ts';
import { basesBut, groundIn, mils, radiusOf, slateOf } from '../questions.ts';
import type { PlaceRefused } from '../refusals.ts';
import type { State, View } from '../state.ts';
import { against } from './obstacles.ts';
import { FIRST, PITCH, Places } from './places.ts';

/** By its place in CORNERS: south-west, south-east, north-east, north-west. */
export type Corner = number;

const KEYS = ['sw', 'se', 'ne', 'nw'] as const;
export const cornerOptions: readonly Option<Corner>[] = KEYS.map((key, corner) => option(key, corner, { kind: 'corner', id: corner }));

/** How far from the corner point the base centre may be. */
const CORNER_REACH = mils(4);
const isNear = (at: Point, corner: Corner): boolean => distance(at, CORNERS[corner]!) <= CORNER_REACH + TOLERANCE;

/** UM-SET-9: whether a hunter stands in this corner. */
export const isClaimed = (state: View, corner: Corner): boolean => state.hunters.some(hunter => hunter.isIn && isNear(hunter, corner));

/** The points of the half-inch lattice near a corner. */
function latticeNear(corner: Corner): Point[] {
  const steps = Array.from({ length: CORNER_REACH / PITCH }, (_, i) => FIRST + PITCH * i);
  const inward = (from: number, step: number): number => (from === 0 ? step : TABLE_SIZE - step);
  const { x, y } = CORNERS[corner]!;
  return steps.flatMap(dx => steps.map(dy => ({ x: inward(x, dx), y: inward(y, dy) }))).filter(at => isNear(at, corner));
}

const LATTICES = CORNERS.map((_, corner) => latticeNear(corner));

/** Where a hunter may be put near a corner. `further` is what else speaks against points that are legal otherwise. */
export function placesNear(
  state: State,
  seat: Seat,
  corner: Corner,
  rule: ClauseId,
  further: (at: Point) => PlaceRefused | null = () => null,
): Places {
  const ground = groundIn(state);
  const others = basesBut(state, { seat });
  const r = radiusOf(slateOf(state.hunters[seat]!));
  return new Places(LATTICES[corner]!, at => {
    if (!isNear(at, corner)) return { why: rule, facts: { what: 'off-corner', corner } };
    const obstacle = ground.obstacleOnGround(at, r, others);
    return obstacle ? against(state, seat, obstacle) : further(at);
  });
}
