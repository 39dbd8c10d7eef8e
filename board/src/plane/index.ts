/** The door of the plane: what the package's own door passes on. */

export type { Followed } from './follow.ts';
export {
  directionAway,
  distance,
  distanceToSegment,
  gap,
  halfUp,
  nearest,
  TIE,
  TOLERANCE,
} from './measure.ts';
export { gapToFeature, isInside, lengthInside, nearestPointOf, normalised, polygonFault } from './polygon.ts';
export type { Route, Waypoint } from './search.ts';
export type { Step } from './step.ts';
export { Terrain } from './terrain.ts';
export { COMPASS } from './turns.ts';
export { type Disc, type Feature, type Figure, GROUND, type Obstacle, type Point, type Standing } from './types.ts';
