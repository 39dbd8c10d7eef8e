/**
 * Where a crim heads for when it seeks cover or hides: the feature, and the point at it. Clauses UM-SEEK-3..6, UM-SEEK-10,
 * UM-HIDE-2, UM-HIDE-3, UM-HIDE-14. How it gets there is in crim-moves.ts.
 */
import {
  type Disc,
  distance,
  type Feature,
  type Figure,
  gapToFeature,
  halfUp,
  isInside,
  lengthInside,
  nearest,
  nearestPointOf,
  type Point,
  type Terrain,
  TOLERANCE,
} from '@quarry/board';
import { REACH } from '../questions.ts';

/** UM-SEEK-4, UM-HIDE-14: how far round a goal that is taken another one is looked for. */
const ROUND_COVER = 3000;
const ROUND_HIDEOUT = 2000;
const QUARTERS = [0.25, 0.5, 0.75];

const rounded = ({ x, y }: Point): Point => ({ x: halfUp(x), y: halfUp(y) });

/** The features of a kind, nearest first by gap; of those that tie the lowest number first (UM-SEEK-3, UM-HIDE-2). */
function* byGap(ground: Terrain, crim: Disc, isWanted: (feature: Feature) => boolean): Generator<number> {
  let left = [...ground.features.keys()].filter(index => isWanted(ground.features[index]!));
  const gaps = ground.features.map(feature => gapToFeature(crim, feature));
  while (left.length > 0) {
    const next = left[nearest(left.map(index => gaps[index]!))[0]!]!;
    yield next;
    left = left.filter(index => index !== next);
  }
}

/** UM-SEEK-3, UM-SEEK-6: the spot at the nearest cover feature that has one; null if none has. */
export function coverSpot(ground: Terrain, crim: Figure, hunter: Point, others: readonly Disc[]): Point | null {
  for (const index of byGap(ground, crim, feature => feature.isCover)) {
    const feature = ground.features[index]!;
    const spot = feature.isArea ? spotInArea(ground, feature, crim, others) : spotBehind(ground, feature, crim, hunter, others);
    if (spot) return spot;
  }
  return null;
}

/** UM-SEEK-4: the point of the area nearest to the crim, or the first legal one round it that is still inside. */
function spotInArea(ground: Terrain, area: Feature, crim: Figure, others: readonly Disc[]): Point | null {
  const edge = rounded(nearestPointOf(area, crim));
  return ground.nearestLegal(edge, crim.r, others, point => isInside(point, area), ROUND_COVER);
}

/** UM-SEEK-5: of the spots along its edges, the nearest legal one that has the feature across the line to the hunter. */
function spotBehind(ground: Terrain, feature: Feature, crim: Figure, hunter: Point, others: readonly Disc[]): Point | null {
  const spots = spotsAlong(feature, crim.r).filter(
    spot => lengthInside(hunter, spot, feature) > TOLERANCE && ground.obstacleOnGround(spot, crim.r, others) === null,
  );
  return spots.length === 0 ? null : spots[nearest(spots.map(spot => distance(spot, crim)))[0]!]!;
}

/** At a quarter, a half and three quarters of each edge, a radius out; edge by edge. */
function spotsAlong({ corners }: Feature, radius: number): Point[] {
  return corners.flatMap((from, edge) => {
    const to = corners[(edge + 1) % corners.length]!;
    const length = distance(from, to);
    // Corners run counter-clockwise: the outside is on the right hand.
    const out = { x: ((to.y - from.y) / length) * radius, y: ((from.x - to.x) / length) * radius };
    return QUARTERS.map(share => rounded({ x: from.x + (to.x - from.x) * share + out.x, y: from.y + (to.y - from.y) * share + out.y }));
  });
}

/** UM-HIDE-3: inside an area, or within reach of any other feature. */
export const isAtHideout = (feature: Feature, base: Disc): boolean =>
  feature.isArea ? isInside(base, feature) : gapToFeature(base, feature) <= REACH + TOLERANCE;

/** A hideout and the point at it to go for. `isFree` is false if neither that point nor one near it can be stood on. */
interface Hideout {
  readonly feature: number;
  readonly at: Point;
  readonly isFree: boolean;
}

/** UM-HIDE-1, UM-HIDE-2, UM-HIDE-14. Every zone has a hideable feature. */
export function nearestHideout(ground: Terrain, crim: Figure, others: readonly Disc[]): Hideout {
  const [first] = byGap(ground, crim, feature => feature.isHideable);
  const index = first!;
  const feature = ground.features[index]!;
  const wished = doorOf(feature, crim);
  const at = ground.nearestLegal(wished, crim.r, others, point => isAtHideout(feature, { ...point, r: crim.r }), ROUND_HIDEOUT);
  return { feature: index, at: at ?? wished, isFree: at !== null };
}

/** The point of the feature nearest to the crim; at a solid one a radius out from it, in contact. */
function doorOf(feature: Feature, crim: Figure): Point {
  const edge = nearestPointOf(feature, crim);
  const away = distance(edge, crim);
  if (!feature.isSolid || away === 0) return rounded(edge);
  const out = crim.r / away;
  return rounded({ x: edge.x + (crim.x - edge.x) * out, y: edge.y + (crim.y - edge.y) * out });
}
