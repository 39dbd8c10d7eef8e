/** Where a base can get to: the shape to draw, and a few straight moves to try. PL-41, PL-42. */
import type { Ground } from './ground.ts';
import type { Search } from './search.ts';
import { slide, slides } from './slide.ts';
import { step } from './step.ts';
import { COMPASS, RAYS } from './turns.ts';
import type { Disc, Point, Standing } from './types.ts';

/** One star of straight moves from the mover, and one from each bend it can reach with what is then left of the length. */
export function reachOutline(ground: Ground, search: Search, mover: Standing, length: number, others: readonly Disc[]): Point[][] {
  const quest = { mover, goal: mover, others, atClimbs: others, mayClimbUp: false };
  return search.within(quest, length).map(({ x, y, way }) => {
    const centre = { ...mover, x, y };
    return RAYS.map(ray => slide(ground, centre, ray, length - way, others));
  });
}

/** The ends of straight moves in sixteen directions, at full and at half length, cut at the first contact; each is one legal step away. */
export function straightReach(ground: Ground, mover: Standing, length: number, others: readonly Disc[]): Point[] {
  const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
  const ends = slides(ground, mover, COMPASS, length, others);
  const isNew = (end: Point, i: number): boolean => !isSame(end, mover) && ends.findIndex(one => isSame(one, end)) === i;
  return ends.filter((end, i) => isNew(end, i) && isStep(ground, mover, end, length, others));
}

function isStep(ground: Ground, mover: Standing, end: Point, length: number, others: readonly Disc[]): boolean {
  const there = step(ground, mover, end, others);
  return there.ok && there.climbs === null && there.cost <= length + 1;
}
