/** Areas as text, TX-1 to TX-4. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyArea } from './area.arbitrary.ts';
import { areaFromText, drawArea, markedArea } from './index.ts';

describe('Areas as text', () => {
  test('[TX-1] rows go down, characters go right, dots and blanks are missing', () => {
    const area = areaFromText('# #', '.#');
    expect([area.xs, area.ys]).toEqual([
      [0, 2, 1],
      [0, 0, 1],
    ]);
    expect(areaFromText('# #\n.#').xs).toEqual(area.xs);
  });

  test('[TX-2] drawing shows the bounding box, and reading it back gives the same shape', () => {
    fc.assert(
      fc.property(anyArea, area => {
        const again = areaFromText(drawArea(area));
        const left = Math.min(...area.xs);
        const top = Math.min(...area.ys);
        expect([again.xs, again.ys]).toEqual([area.xs.map(x => x - left), area.ys.map(y => y - top)]);
      }),
    );
  });

  test('[TX-3] a drawing may mark squares', () => {
    expect(drawArea(areaFromText('##.', '.##'), s => (s === 1 ? 'A' : undefined))).toBe('#A.\n.##');
  });

  test('[TX-4] marks name squares; one that names none or several has no single square', () => {
    const { area, square, squares } = markedArea('#A.', '.XX');
    expect([area.size, square('A'), squares('X'), squares('Y')]).toEqual([4, 1, [2, 3], []]);
    expect(() => square('X')).toThrow('area text: "X" marks 2 squares of "#A. / .XX"; mark exactly one');
  });
});
