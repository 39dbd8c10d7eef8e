/** Where a hunter who goes along a path comes into the sight of each crim, and how it stands to them at its end. UM-LOS as ever: it is asked of the ground, point by point. */
import { distance, type Figure, type Point } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { crimFigure, groundIn, hunterFigure, INCH, visibleCrims } from '../questions.ts';
import type { CrimView, View } from '../state.ts';

/** Looked at so often along the way, then halved until it is known to a twentieth of an inch. */
const STRIDE = INCH / 4;
const FINE = INCH / 20;

export interface Seen {
  readonly crim: CrimView;
  /** Thousandths of an inch along the path; null if it is never seen. */
  readonly from: number | null;
  /** At the end. */
  readonly isSeen: boolean;
  readonly hasCover: boolean;
}

/** Of every crim that can be seen itself; the path is in thousandths of an inch, without its start. */
export function sightAlong(view: View, seat: Seat, path: readonly Point[]): Seen[] {
  const mover = hunterFigure(view, seat);
  const ground = groundIn(view);
  const way = [mover, ...path];
  const length = way.slice(1).reduce((sum, point, i) => sum + distance(way[i]!, point), 0);
  const at = (far: number): Figure => {
    const spot = pointAlong(way, far);
    return { ...mover, ...spot, surface: ground.surfaceAt(spot, mover.r) ?? mover.surface };
  };
  return visibleCrims(view).map(crim => {
    const figure = crimFigure(crim);
    const sees = (far: number): boolean => ground.canSee(at(far), figure);
    const isSeen = sees(length);
    return { crim, from: firstSeen(sees, length, isSeen), isSeen, hasCover: isSeen && ground.isInCover(at(length), figure) };
  });
}

function firstSeen(sees: (far: number) => boolean, length: number, isSeenAtEnd: boolean): number | null {
  let before = 0;
  if (sees(0)) return 0;
  for (let far = STRIDE; far < length; far += STRIDE) {
    if (sees(far)) return halved(sees, before, far);
    before = far;
  }
  return isSeenAtEnd ? halved(sees, before, length) : null;
}

function halved(sees: (far: number) => boolean, unseen: number, seen: number): number {
  let [low, high] = [unseen, seen];
  while (high - low > FINE) {
    const middle = (low + high) / 2;
    if (sees(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Whole thousandths, so that every machine looks from the same place. */
function pointAlong(way: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const length = distance(a, b);
    if (left <= length && length > 0)
      return { x: Math.round(a.x + ((b.x - a.x) * left) / length), y: Math.round(a.y + ((b.y - a.y) * left) / length) };
    left -= length;
  }
  const { x, y } = way.at(-1)!;
  return { x, y };
}
