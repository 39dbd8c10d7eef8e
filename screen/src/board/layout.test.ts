/** Where cells, pieces and terrain of a sketch are drawn. */
import { HEX_DIRECTIONS, hexBeside, hexDisc } from '@quarry/board';
import type { Sketch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { CELL, hasRoom, nameOf, pointAt, scaleOf, shapeOf } from './plane.ts';

describe('a sketch', () => {
  const cell = (x: number, y: number) => ({ ref: { kind: 'square', id: `${x} ${y}` }, x, y, says: '', mark: '' });
  const piece = (x: number, y: number, id = 0) => ({
    ref: { kind: 'enemy', id },
    x,
    y,
    r: 0.5,
    says: '',
    mark: 'E',
    side: 'theirs' as const,
  });
  const sketch = (some: Partial<Sketch>): Sketch => ({ kind: 'squares', cells: [], outlines: [], pieces: [], ...some });

  test('squares lie in columns and rows', () => {
    const { cells, bounds } = layOut(sketch({ cells: [cell(0, 0), cell(2, 1)] }));
    expect(cells.map(({ x, y }) => [x / CELL, y / CELL])).toEqual([
      [0.5, 0.5],
      [2.5, 1.5],
    ]);
    expect([bounds.width, bounds.height]).toEqual([3 * CELL - 3, 2 * CELL - 3]);
  });

  describe('of hexes', () => {
    const around = hexDisc({ x: 3, y: -1 }, 1);
    const laid = layOut(sketch({ kind: 'hexes', cells: around.map(({ x, y }) => cell(x, y)), pieces: [piece(3, -1)] }));
    const placedAt = ({ x, y }: { x: number; y: number }) => laid.cells.find(one => one.cell.x === x && one.cell.y === y)!;
    const middle = placedAt({ x: 3, y: -1 });
    const cornersOf = ({ points }: { points: string }) =>
      points.split(' ').map(corner => corner.split(',').map(Number) as [number, number]);

    test('lie as the directions say, all as far from each other as squares', () => {
      const bearings = HEX_DIRECTIONS.map(direction => {
        const { x, y } = placedAt(hexBeside({ x: 3, y: -1 }, direction));
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(CELL);
        return (Math.round((Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI) + 360) % 360;
      });
      expect(bearings).toEqual([0, 60, 120, 180, 240, 300]);
    });

    test('stand on a side and touch their neighbours, but for the width of a line', () => {
      expect(cornersOf(middle)).toHaveLength(6);
      expect(cornersOf(middle)[0]![1]).toBe(cornersOf(middle)[1]![1]);
      for (const other of laid.cells.filter(one => one !== middle)) {
        const gaps = cornersOf(middle).map(([x, y]) => Math.min(...cornersOf(other).map(([a, b]) => Math.hypot(a - x, b - y))));
        const near = gaps.filter(gap => gap < 2);
        expect(near).toHaveLength(2);
      }
    });

    test('are met row by row by who goes through them, in whatever order they were laid', () => {
      const middles = laid.cells.map(({ x, y }) => [Math.round(y - middle.y), Math.round(x - middle.x)]);
      expect(middles).toEqual([
        [-64, 0],
        [-32, -55],
        [-32, 55],
        [0, 0],
        [32, -55],
        [32, 55],
        [64, 0],
      ]);
    });

    test('make the board as large as they are', () => {
      const spots = laid.cells.flatMap(cornersOf);
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
      expect(laid.bounds.x).toBeCloseTo(Math.min(...xs), 1);
      expect(laid.bounds.y).toBeCloseTo(Math.min(...ys), 1);
      expect(laid.bounds.width).toBeCloseTo(Math.max(...xs) - Math.min(...xs), 1);
      expect(laid.bounds.height).toBeCloseTo(Math.max(...ys) - Math.min(...ys), 1);
    });

    test('hold what stands on them, above their mark', () => {
      const markTop = middle.y + CELL * 0.42 - 0.72 * 13; // its capitals
      for (const n of [1, 2, 3, 4, 5, 6]) {
        const { pieces } = layOut(sketch({ kind: 'hexes', pieces: Array.from({ length: n }, (_, i) => piece(3, -1, i)) }));
        for (const { x, y, r } of pieces) {
          expect(y + r).toBeLessThanOrEqual(markTop);
          expect(Math.hypot(x - middle.x, y - middle.y) + r).toBeLessThan(CELL / 2);
        }
      }
    });

    test('have marks that fit into them, long ones in smaller letters', () => {
      const named = (mark: string) => layOut(sketch({ kind: 'hexes', cells: [{ ...cell(0, 0), mark }] })).cells[0]!.letters;
      expect([named(''), named('2 AP'), named('New Haven')].map(Math.round)).toEqual([13, 13, 8]);
    });
  });

  test('a single sign stands large in the corner of a square, and a piece that covers several cells is drawn as large', () => {
    const { cells, pieces } = layOut(
      sketch({ kind: 'squares', cells: [{ ...cell(0, 0), mark: 'ψ' }], pieces: [{ ...piece(0.5, 0.5), r: 0.9 }] }),
    );
    expect(cells[0]!.letters).toBeGreaterThan(13);
    expect([Math.sign(cells[0]!.markAt.x), Math.sign(cells[0]!.markAt.y)]).toEqual([-1, 1]);
    expect(pieces[0]!.r).toBeCloseTo(0.9 * CELL);
  });

  test.each(['squares', 'hexes'] as const)('pieces on one cell do not hide each other, corners included, on %s', kind => {
    for (const n of [2, 3, 4, 5, 6, 8]) {
      const { pieces } = layOut(sketch({ kind, cells: [cell(0, 0)], pieces: Array.from({ length: n }, (_, i) => piece(0, 0, i)) }));
      for (const a of pieces) {
        for (const b of pieces)
          if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.r + b.r - 1e-9);
      }
    }
  });

  test('a plane is drawn as it is measured, with north at the top', () => {
    const { pieces, outlines } = layOut(
      sketch({
        kind: 'plane',
        pieces: [piece(2, 3)],
        outlines: [
          {
            says: 'wall',
            sort: 'solid',
            points: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ],
      }),
    );
    expect(pieces[0]).toMatchObject({ x: 2 * CELL, y: -3 * CELL, r: CELL / 2 });
    expect(outlines[0]).toMatchObject({
      sort: 'solid',
      points: `0,0 ${CELL},0 ${CELL},${-CELL}`,
      box: { x: 0, y: -CELL, width: CELL, height: CELL },
    });
  });

  test('a plane in small measures is drawn in those of people', () => {
    const inch = { of: 1000, says: 'inches' };
    const { pieces } = layOut(sketch({ kind: 'plane', pieces: [{ ...piece(2000, 3000), r: 500 }] }), inch);
    expect(pieces[0]).toMatchObject({ x: 2 * CELL, y: -3 * CELL, r: CELL / 2 });
    expect(pointAt({ x: 2.0004 * CELL, y: -3 * CELL }, inch)).toEqual({ x: 2000, y: 3000 });
    expect(pointAt({ x: CELL / 3, y: 0 }, null)).toEqual({ x: 0.333, y: 0 });
  });

  test('letters of two pieces that stand side by side do not run into each other', () => {
    const at = (x: number, id: number) => ({
      ref: { kind: 'crim', id },
      x,
      y: 5,
      r: 0.5,
      says: '',
      mark: `${id}`,
      side: 'theirs' as const,
    });
    const { pieces } = layOut({ kind: 'plane', cells: [], outlines: [], pieces: [at(5, 1), at(6, 2), at(12, 3)] });
    expect(pieces.map(piece => piece.isNamedBelow)).toEqual([false, true, false]);
  });

  test('the rim of a plane is its size, whatever stands on it', () => {
    const rim = { says: 'The field', sort: 'rim' as const, points: [0, 10].flatMap(x => [0, 10].map(y => ({ x, y }))) };
    const { bounds } = layOut({ kind: 'plane', cells: [], outlines: [rim], pieces: [] });
    expect([bounds.x, bounds.y + 0, bounds.width, bounds.height]).toEqual([0, -10 * CELL, 10 * CELL, 10 * CELL]);
  });

  test('terrain is named up to the first comma, and the rest is told in lines', () => {
    expect(nameOf('Shed')).toEqual(['Shed']);
    expect(nameOf('Block, 2" high: solid, cover, climbable, its roof can be stood on')).toEqual([
      'Block',
      '2" high: solid, cover,',
      'climbable, its roof can be',
      'stood on',
    ]);
  });

  test('polygons of a reach become one shape that turns one way', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const one = 'M0,-64 64,-64 64,0 0,0Z';
    expect(shapeOf([square.toReversed(), square, []], null)).toBe(one + one);
  });

  test('the scale has a line each six units, numbered as they are measured', () => {
    const { upright, level } = scaleOf({ x: 0, y: -13 * CELL, width: 12 * CELL, height: 13 * CELL });
    expect(upright.map(line => [line.at / CELL, line.says])).toEqual([
      [0, '0'],
      [6, '6'],
      [12, '12'],
    ]);
    expect(level.map(line => [line.at / CELL, line.says])).toEqual([
      [-12, '12'],
      [-6, '6'],
      [0, '0'],
    ]);
  });

  test('a name is written where it has room', () => {
    const box = { x: 0, y: 0, width: 10, height: 2 };
    expect([hasRoom('Shed', box, 10), hasRoom('Shed', box, 3), hasRoom('Warehouse', box, 5)]).toEqual([true, false, false]);
  });
});
