/** Where somebody would point at on a plane, from what the page was shown alone: toward the others, within what is drawn as possible. */
import type { Point, Sketch } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';

/** How far from the rim of what is possible a careful hand stays, as a share of the way to it. */
const CAREFUL = 0.9;

const away = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Places inside of what is possible, the nearest to any of theirs first. */
export function goalsIn({ outline, from }: Asked, sketch: Sketch | null): readonly Point[] {
  const theirs = sketch?.pieces.filter(piece => piece.side === 'theirs') ?? [];
  const nearest = (at: Point): number => Math.min(...theirs.map(piece => away(piece, at)));
  const goals = (outline ?? []).flatMap(polygon => (from ? polygon.map(corner => toward(from, corner)) : [middleOf(polygon)]));
  return apart(goals.toSorted((a, b) => nearest(a) - nearest(b)));
}

const toward = (from: Point, { x, y }: Point): Point => ({ x: from.x + (x - from.x) * CAREFUL, y: from.y + (y - from.y) * CAREFUL });

const middleOf = (polygon: readonly Point[]): Point => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
});

/** Not twice the same place, nor nearly. */
function apart(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) if (kept.every(other => away(other, point) > 1)) kept.push(point);
  return kept;
}
