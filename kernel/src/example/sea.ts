/**
 * The sea round Beacon Rock: where a buoy may be dropped (W4) and how it may be towed (W6). An example of a region and of a
 * trail: one function objects, and samples and leads are judged by it too.
 */
import type { Objection, Point, Region, Trail } from '../index.ts';

const SEA = 5;
const ROCK = 1;
const ROPE = 6;

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

const middle: Point = { x: 0, y: 0 };

const outline: readonly (readonly Point[])[] = [[5, 0, -5, 0].map((x, i) => ({ x, y: [0, 5, 0, -5][i]! }))];

const places: readonly Point[] = [
  { x: 0, y: 4 },
  { x: 4, y: 0 },
  { x: -3, y: 3 },
  { x: -3, y: -3 },
  { x: 2.5, y: -2.5 },
];

/** W4: the sea is a disc of radius 5 round the rock; the rock itself has radius 1. */
function notInTheSea(at: Point): Objection | null {
  if (distance(at, middle) > SEA) return { why: 'W4', says: 'That is beyond the lamp’s light; stay within 5 of the rock.' };
  return distance(at, middle) < ROCK ? { why: 'W4', says: 'That is on the rock; the buoy must float.' } : null;
}

export const sea: Region = { outline, some: places, objection: notInTheSea };

/** How near a leg comes to the middle of the rock. */
function nearness(from: Point, to: Point): number {
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const along = square === 0 ? 0 : -(from.x * (to.x - from.x) + from.y * (to.y - from.y)) / square;
  const t = Math.min(1, Math.max(0, along));
  return distance(middle, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) });
}

/** Where a boat turns that must go round the rock. */
const turns: readonly Point[] = [1.5, 0, -1.5, 0].map((x, i) => ({ x, y: [0, 1.5, 0, -1.5][i]! }));

/** W6: the buoy is towed from where it lies, at most 6 in all, over water only. */
export function towing(from: Point): Trail {
  const lengthOf = (path: readonly Point[]): number => path.reduce((sum, to, i) => sum + distance(path[i - 1] ?? from, to), 0);
  const objection = (path: readonly Point[]): Objection | null => {
    const dry = path.map(notInTheSea).find(one => one !== null);
    if (dry) return dry;
    if (path.some((to, i) => nearness(path[i - 1] ?? from, to) < ROCK))
      return { why: 'W6', says: 'The rock lies in the way; tow round it.' };
    return lengthOf(path) > ROPE ? { why: 'W6', says: `The way is ${lengthOf(path).toFixed(1)} long; the rope allows ${ROPE}.` } : null;
  };
  const lead = (path: readonly Point[], to: Point): readonly Point[] | Objection => {
    const straight = [...path, to];
    const ways = [straight, ...turns.map(turn => [...path, turn, to])].filter(way => !objection(way));
    return ways.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? objection(straight)!;
  };
  const led = places.map(to => lead([], to)).flatMap(way => ('why' in way ? [] : [way]));
  return { from, outline, some: [[], ...led], objection, lead };
}
