/** Places are things: where somebody comes to, and where somebody stands. */
import { gapToFeature, type Point } from '@quarry/board';
import { featuresOf } from '../content/maps.ts';
import { mils } from '../questions.ts';
import type { View } from '../state.ts';
import { featureCalled } from './names.ts';

/** Within so many inches of something one is beside it. */
const BESIDE = mils(1.5);

/** Where a model ends up, by the things around it: `onto the roof of the Block`, `into the Scrap Thicket`, `beside the Block`, `into the open`. */
export function sayPlace(v: View, { x, y }: Point, surface = -1): string {
  if (surface >= 0) return `onto the roof of ${featureCalled(v, surface)}`;
  const gaps = featuresOf(v.zone).map(feature => gapToFeature({ x, y, r: 0 }, feature));
  const nearest = Math.min(...gaps);
  if (!(nearest <= BESIDE)) return 'into the open';
  return `${nearest <= 0 ? 'into' : 'beside'} ${featureCalled(v, gaps.indexOf(nearest))}`;
}

/** The same of somebody who is there already: `in the Scrap Thicket`, `on the roof of the Block`. */
export const standing = (place: string): string => place.replace(/^(in|on)to /, '$1 ');
