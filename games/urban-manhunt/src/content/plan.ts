/** From a printed map, in inches, to the plane, in thousandths of an inch; and the sizes that every zone shares. UM-SET-2, UM-GEO-1, 5, 12. */
import { type Feature, halfUp, normalised, type Point } from '@quarry/board';
import type { MapFeature, Trait } from './types.ts';

/** The table is a square. */
export const TABLE_SIZE = 48_000;
export const POD_RADIUS = 750;
const STANDARD_RADIUS = 500;
const LARGE_RADIUS = 800;

/** The base of a hunter or crim (UM-GEO-5). */
export const baseRadius = ({ isLarge }: { readonly isLarge?: true }): number => (isLarge ? LARGE_RADIUS : STANDARD_RADIUS);
/** In thousandths of an inch (UM-GEO-5). */
export const heightOf = ({ height = 1 }: { readonly height?: number }): number => height * 1000;

/** South-west, south-east, north-east, north-west. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: TABLE_SIZE, y: 0 },
  { x: TABLE_SIZE, y: TABLE_SIZE },
  { x: 0, y: TABLE_SIZE },
];

export const pointFrom = ([x, y]: readonly [x: number, y: number]): Point => ({ x: halfUp(x * 1000), y: halfUp(y * 1000) });

export function featureFrom({ corners, height, traits }: MapFeature): Feature {
  const has = (trait: Trait): boolean => traits.includes(trait);
  return {
    corners: normalised(corners.map(pointFrom)),
    height: halfUp(height * 1000),
    isSolid: has('solid'),
    isCover: has('cover'),
    isDifficult: has('difficult'),
    isClimbable: has('climbable'),
    isHideable: has('hideable'),
    isArea: has('area'),
  };
}

/** What is in sight is told in cells so many inches wide and high: with half of it a look at all of them would take four times as long, and longer than a message may. */
export const SIGHT_CELL_INCHES = 0.5;
