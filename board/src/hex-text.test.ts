/** Maps of hexes as text, TX-5 to TX-7. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHexMap } from './hexes.arbitrary.ts';
import { type Cell, drawHexes, type HexMap, hexesFromText, hexMapOf, hexRing } from './index.ts';

describe('Hexes as text', () => {
  test('[TX-5] the north is two lines up, the north-west and the north-east are one', () => {
    const { map, hex } = hexesFromText('.1.', '6.2', '.A.', '5.3', '.4.');
    expect(hexRing(map.cell(hex('A')), 1).map(({ x, y }) => map.at(x, y))).toEqual(['1', '2', '3', '4', '5', '6'].map(hex));
    expect(hexesFromText('.1.\n6.2\n.A.\n5.3\n.4.').map.xs).toEqual(map.xs);
    expect([map.xs, map.ys]).toEqual([
      [1, 0, 2, 1, 0, 2, 1],
      [-1, 0, -1, 0, 1, 0, 1],
    ]);
  });

  test('[TX-5] a mark between hexes is refused', () => {
    expect(() => hexesFromText('#.', 'X.')).toThrow('hex text: "X" in line 2 of "#. / X." lies between hexes; move it up or down a line');
  });

  test('[TX-6] what is drawn is read as the same shape', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        const again = hexesFromText(drawHexes(map)).map;
        const inLines = (one: HexMap): Cell[] =>
          [...one.xs.keys()].map(hex => one.cell(hex)).sort((a, b) => 2 * a.y + a.x - 2 * b.y - b.x || a.x - b.x);
        const shape = (one: HexMap): Cell[] => inLines(one).map(({ x, y }, _, [first]) => ({ x: x - first.x, y: y - first.y }));
        expect(shape(again)).toEqual(shape(map));
      }),
    );
  });

  test('[TX-6] a drawing may mark hexes', () => {
    const map = hexMapOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(drawHexes(map, hex => (hex === 1 ? 'A' : undefined))).toBe('#.\n.A');
  });

  test('[TX-7] marks name hexes; one that names none or several has no single hex', () => {
    const { map, hex, hexes } = hexesFromText('#.X', '.A.', '..X');
    expect([map.size, hex('A'), hexes('X'), hexes('Y')]).toEqual([4, 2, [1, 3], []]);
    expect(() => hex('X')).toThrow('hex text: "X" marks 2 hexes of "#.X / .A. / ..X"; mark exactly one');
  });
});
