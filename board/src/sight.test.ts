/** Line of sight, SQ-10 to SQ-12: the walk of sight.ts and the table that squares.ts makes of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyArea } from './area.arbitrary.ts';
import { type Area, type Cell, drawArea, markedArea } from './index.ts';

/** What A sees, drawn: "o" for each square seen, A itself as it is. */
function seenFromA(...rows: string[]): string[] {
  const { area, square } = markedArea(...rows);
  const a = square('A');
  return drawArea(area, s => (s === a ? 'A' : area.sees(a, s) ? 'o' : undefined)).split('\n');
}

/**
 * The same question answered another way: a segment and an open box are apart exactly when one of three axes separates them
 * (x, y, and the normal of the segment). Coordinates are doubled, so that centres and corners are whole numbers.
 */
function passesThroughInside(a: Cell, b: Cell, box: Cell): boolean {
  const apart = (from: number, to: number, middle: number): boolean =>
    2 * Math.max(from, to) <= 2 * middle - 1 || 2 * Math.min(from, to) >= 2 * middle + 1;
  if (apart(a.x, b.x, box.x) || apart(a.y, b.y, box.y)) return false;
  const cross = (b.x - a.x) * (box.y - a.y) - (b.y - a.y) * (box.x - a.x);
  return 2 * Math.abs(cross) < Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
}

function seesByBoxes(area: Area, a: number, b: number): boolean {
  const from = { x: area.xs[a], y: area.ys[a] };
  const to = { x: area.xs[b], y: area.ys[b] };
  for (let x = Math.min(from.x, to.x); x <= Math.max(from.x, to.x); x += 1) {
    for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y); y += 1) {
      if (area.at(x, y) < 0 && passesThroughInside(from, to, { x, y })) return false;
    }
  }
  return true;
}

describe('Line of sight', () => {
  test('[SQ-10] a hole hides what lies behind it', () => {
    expect(seenFromA('#####', 'A#.##', '#####')).toEqual(['oooo#', 'Ao.##', 'oooo#']);
  });

  test('[SQ-10] a knight jump needs both squares between', () => {
    expect(seenFromA('A#.', '.##')).toEqual(['Ao.', '.oo']);
    expect(seenFromA('A..', '.##')).toEqual(['A..', '.o#']);
  });

  test('[SQ-10] sight is not the way: across a gap the other side is hidden, even in a straight line', () => {
    expect(seenFromA('A.#', '###')).toEqual(['A.#', 'oo#']);
  });

  test('[SQ-11] passing between two missing squares through their common corner is harmless', () => {
    expect(seenFromA('A..', '.#.', '..#')).toEqual(['A..', '.o.', '..o']);
  });

  test('[SQ-11] touching the corner of one missing square is harmless', () => {
    expect(seenFromA('A#.', '.#.', '.##')).toEqual(['Ao.', '.o.', '.#o']);
  });

  test('[SQ-10] [SQ-11] agrees with separating axes on every pair of any area', () => {
    fc.assert(
      fc.property(anyArea, area => {
        for (let a = 0; a < area.size; a += 1) {
          for (let b = 0; b < area.size; b += 1) expect(area.sees(a, b)).toBe(seesByBoxes(area, a, b));
        }
      }),
    );
  });

  test('[SQ-12] is symmetric, and every square sees itself and its neighbours', () => {
    fc.assert(
      fc.property(anyArea, area => {
        for (let a = 0; a < area.size; a += 1) {
          expect([a, ...area.neighbours(a)].every(b => area.sees(a, b))).toBe(true);
          for (let b = 0; b < a; b += 1) expect(area.sees(a, b)).toBe(area.sees(b, a));
        }
      }),
    );
  });
});
