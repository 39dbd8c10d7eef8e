/** What crims that are to shoot reach of the ground that a hunter may go to, for whoever chooses a way there. It is asked of the ground, cell by cell. */
import { distance, gap, type Point, TOLERANCE } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import type { CrimAction } from '../content/kinds.ts';
import { SIGHT_CELL_INCHES } from '../content/plan.ts';
import { isArmedForShooting, orderInForce } from '../questions/replacement.ts';
import { attacksOfCrim, crimFigure, groundIn, hunterFigure, INCH, visibleCrims } from '../questions.ts';
import type { CrimView, View } from '../state.ts';
import { reachOf } from '../texts-in-force.ts';

const SHOOTING: ReadonlySet<CrimAction | undefined> = new Set<CrimAction>(['shoot', 'seek-cover']);

/** How wide and high a cell is, in thousandths of an inch. */
export const SIGHT_CELL = SIGHT_CELL_INCHES * INCH;
/** More than so many directions of lines nobody reads: the nearest are looked at. */
const MOST = 4;

/** A row of cells that lie side by side, by its lower left corner, in thousandths of an inch. */
export interface SeenRow extends Point {
  readonly width: number;
}

/** UM-CSHO-1, UM-SEEK-1: those whose order lets them shoot, the nearest first. */
export function shootersNear(view: View, seat: Seat): CrimView[] {
  const own = hunterFigure(view, seat);
  return visibleCrims(view)
    .filter(crim => isArmedForShooting(crim) && SHOOTING.has(orderInForce(view, crim)?.action))
    .toSorted((a, b) => distance(a, own) - distance(b, own))
    .slice(0, MOST);
}

/** Where in these outlines a hunter would be in sight and in range of a crim. */
export function seenIn(view: View, seat: Seat, crim: CrimView, outlines: readonly (readonly Point[])[]): SeenRow[] {
  const ground = groundIn(view);
  const [own, figure] = [hunterFigure(view, seat), crimFigure(crim)];
  const range = reachOf(view, Math.max(0, ...attacksOfCrim(crim, 'ranged').map(attack => attack.range ?? 0))) + TOLERANCE;
  const reaches = (at: Point): boolean => {
    const there = { ...own, ...at, surface: ground.surfaceAt(at, own.r) ?? own.surface };
    return gap(there, figure) <= range && ground.canSee(there, figure);
  };
  const { left, right, bottom, top } = boundsOf(outlines.flat());
  const rows: SeenRow[] = [];
  for (let y = bottom; y < top; y += SIGHT_CELL) {
    let from: number | null = null;
    for (let x = left; x <= right; x += SIGHT_CELL) {
      const middle = { x: x + SIGHT_CELL / 2, y: y + SIGHT_CELL / 2 };
      const isSeen = x < right && outlines.some(outline => isWithin(middle, outline)) && reaches(middle);
      if (isSeen) from ??= x;
      else if (from !== null) {
        rows.push({ x: from, y, width: x - from });
        from = null;
      }
    }
  }
  return rows;
}

/** In whole cells, so that they lie alike for every crim. */
function boundsOf(points: readonly Point[]): { left: number; right: number; bottom: number; top: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const down = (least: number): number => Math.floor(least / SIGHT_CELL) * SIGHT_CELL;
  const up = (most: number): number => Math.ceil(most / SIGHT_CELL) * SIGHT_CELL;
  return { left: down(Math.min(...xs)), right: up(Math.max(...xs)), bottom: down(Math.min(...ys)), top: up(Math.max(...ys)) };
}

function isWithin({ x, y }: Point, outline: readonly Point[]): boolean {
  let isIn = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isIn = !isIn;
  }
  return isIn;
}
