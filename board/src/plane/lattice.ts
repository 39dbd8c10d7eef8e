/** The half-inch lattice: its points inside a feature, or near one. PL-36, PL-40. */

import { SLACK } from './measure.ts';
import { gapToFeature, isInside } from './polygon.ts';
import { prismOf } from './prism.ts';
import type { Feature, Point } from './types.ts';

const FIRST = 250;
const PITCH = 500;

export function latticeIn(feature: Feature, size: number): Point[] {
  return latticeNear(feature, size, SLACK).filter(point => isInside(point, feature));
}

export function latticeAround(feature: Feature, size: number, r: number, reach: number): Point[] {
  return latticeNear(feature, size, r + reach + SLACK).filter(({ x, y }) => gapToFeature({ x, y, r }, feature) <= reach + SLACK);
}

/** The lattice points of the feature's box, widened by a margin, column by column. */
function latticeNear(feature: Feature, size: number, margin: number): Point[] {
  const { west, east, south, north } = prismOf(feature);
  const xs = marks(west - margin, east + margin, size);
  const ys = marks(south - margin, north + margin, size);
  return xs.flatMap(x => ys.map(y => ({ x, y })));
}

function marks(least: number, most: number, size: number): number[] {
  const found: number[] = [];
  const first = FIRST + PITCH * Math.max(0, Math.ceil((least - FIRST) / PITCH));
  for (let mark = first; mark <= Math.min(most, size); mark += PITCH) found.push(mark);
  return found;
}
