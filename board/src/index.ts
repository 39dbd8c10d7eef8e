/**
 * The door of @quarry/board: geometry on squares, on hexes and on the plane, and exact odds of dice. Other packages import from here and nowhere deeper.
 * What it promises is numbered in SPEC.md. State, chance and rules are the kernel's and the games'.
 */
export { areaFromText, drawArea, type MarkedArea, markedArea } from './area-text.ts';
export { type Cost, cheapestCost, cheapestPaths, type Going, reach } from './costs.ts';
export {
  chanceAtLeast,
  type Die,
  type Distribution,
  distribution,
  expected,
  followed,
  gathered,
  mapped,
  mean,
  type PipFace,
  type PipsAndCrits,
  pipsAndCrits,
  sumDistribution,
  sure,
  yesOrNo,
} from './dice.ts';
export type { Graph, Place } from './graph.ts';
export {
  HEX_DIRECTIONS,
  type HexDirection,
  type HexPass,
  hexBeside,
  hexDirectionsTowards,
  hexDisc,
  hexDistance,
  hexLine,
  hexRing,
  hexTurned,
} from './hex-grid.ts';
export { drawHexes, hexesFromText, type MarkedHexes } from './hex-text.ts';
export { type Hex, type HexMap, hexMapOf } from './hexes.ts';
export { type Blocked, distanceAround, shortestPaths, stepsAway, stepsTowards } from './paths.ts';
export {
  COMPASS,
  type Disc,
  directionAway,
  distance,
  distanceToSegment,
  type Feature,
  type Figure,
  type Followed,
  GROUND,
  gap,
  gapToFeature,
  halfUp,
  isInside,
  lengthInside,
  nearest,
  nearestPointOf,
  normalised,
  type Obstacle,
  type Point,
  polygonFault,
  type Route,
  type Standing,
  type Step,
  Terrain,
  TIE,
  TOLERANCE,
  type Waypoint,
} from './plane/index.ts';
export { withReroll } from './reroll.ts';
export { type Area, areaOf, type Cell, type Square } from './squares.ts';
export { rotate } from './tiles.ts';
