/** Turning tiles, TI-1 and TI-2. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaFromText, areaOf, drawArea, rotate } from './index.ts';

const turned = (turns: number, ...rows: string[]): string[] => {
  const area = areaFromText(...rows);
  return drawArea(areaOf([...area.xs.keys()].map(s => rotate(area.xs[s], area.ys[s], 3, turns)))).split('\n');
};

describe('Turning a tile', () => {
  test('[TI-1] a quarter turn is clockwise', () => {
    expect(turned(1, '##.', '#..', '#..')).toEqual(['###', '..#']);
    expect(turned(2, '##.', '#..', '#..')).toEqual(['.#', '.#', '##']);
    expect(turned(3, '##.', '#..', '#..')).toEqual(['#..', '###']);
    expect([rotate(0, 0, 3, 0), rotate(0, 0, 3, 1), rotate(0, 0, 3, 2), rotate(0, 0, 3, 3)]).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ]);
  });

  test('[TI-2] turns add up, four are none, negative ones go back', () => {
    const number = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), number, number, (x, y, a, b) => {
        const once = rotate(x, y, 5, a);
        expect(rotate(once.x, once.y, 5, b)).toEqual(rotate(x, y, 5, a + b));
        expect(rotate(x, y, 5, a + 4)).toEqual(once);
      }),
    );
  });

  test('[TI-2] half a quarter turn is refused', () => {
    expect(() => rotate(0, 0, 3, 0.5)).toThrow('0.5 is not a number of quarter turns');
  });
});
