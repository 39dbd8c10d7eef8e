/** A small yard of six rectangles, six pods and known distances: the ground that the tests of the plane stand on. Lengths in inches. */
import { Terrain } from './terrain.ts';
import { type Disc, type Feature, type Figure, GROUND, type Point, type Standing } from './types.ts';

type Trait = 'solid' | 'cover' | 'difficult' | 'climbable' | 'hideable' | 'area';

/** A point given in inches. */
export const inches = (x: number, y: number): Point => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

export function feature(corners: readonly Point[], height: number, ...traits: readonly Trait[]): Feature {
  const has = (trait: Trait): boolean => traits.includes(trait);
  return {
    corners,
    height: height * 1000,
    isSolid: has('solid'),
    isCover: has('cover'),
    isDifficult: has('difficult'),
    isClimbable: has('climbable'),
    isHideable: has('hideable'),
    isArea: has('area'),
  };
}

const rectangle = (west: number, south: number, east: number, north: number): Point[] => [
  inches(west, south),
  inches(east, south),
  inches(east, north),
  inches(west, north),
];

export const BARRICADE = 0;
export const BLOCK = 1;
export const DUMPSTER = 2;
export const RUBBLE = 3;
export const THICKET = 4;
export const TOWER = 5;

export const features: readonly Feature[] = [
  feature(rectangle(20, 23.8, 28, 24.2), 0.5, 'cover', 'difficult'),
  feature(rectangle(10, 10, 16, 14), 2, 'solid', 'cover', 'climbable'),
  feature(rectangle(30, 30, 33, 32), 1, 'solid', 'cover', 'hideable'),
  feature(rectangle(34, 10, 40, 16), 0.5, 'area', 'difficult', 'cover'),
  feature(rectangle(6, 30, 12, 36), 0.5, 'area', 'difficult', 'cover', 'hideable'),
  feature(rectangle(22, 36, 26, 40), 3, 'solid', 'cover'),
];

const pods = [inches(12, 24), inches(36, 38), inches(24, 14), inches(42, 8), inches(8, 42), inches(44, 44)];

const laidOut = (): Terrain =>
  new Terrain(
    48_000,
    features,
    pods.map(pod => ({ ...pod, r: 750 })),
  );

export let yard = laidOut();

/** For the start of each test: ground remembers what it has worked out once, and a test shows how it is worked out. */
export function freshYard(): void {
  yard = laidOut();
}

export const base = (x: number, y: number, r = 0.5): Disc => ({ ...inches(x, y), r: r * 1000 });

/** A base on the ground, or on a roof. */
export const stands = (x: number, y: number, surface = GROUND, r = 0.5): Standing => ({ ...base(x, y, r), surface });

/** An inch-high figure. */
export const figure = (x: number, y: number, surface = GROUND): Figure => ({ ...stands(x, y, surface), height: 1000 });
