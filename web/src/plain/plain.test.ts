import type { Shape, Sketch } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { CELL, layOut } from './board-layout.ts';
import { groupOf, isIdle, zonesIn } from './zones.ts';

const shape: Shape = {
  is: 'record',
  fields: {
    turn: { is: 'number', min: 0, max: null },
    leader: { is: 'number', min: -1, max: 3, names: 'seat' },
    card: { is: 'maybe', of: { is: 'number', min: 0, max: null, names: 'card' } },
    row: { is: 'cards' },
    secretPile: { is: 'cards' },
    enemies: { is: 'records', isPerSeat: false, of: { is: 'record', fields: { isAlert: { is: 'yes-no' }, loot: { is: 'cards' } } } },
    hunters: {
      is: 'records',
      isPerSeat: true,
      of: { is: 'record', fields: { hand: { is: 'cards' }, glory: { is: 'number', min: 0, max: 9 } } },
    },
  },
};
const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bo' },
] as Person[];
const faces = [
  { name: 'Arrow', kind: 'Ammunition', says: '' },
  { name: 'Bomb', kind: 'Trap', says: '' },
];
const view = {
  turn: 3,
  leader: 1,
  card: 1,
  row: [0, 1],
  secretPile: 12,
  enemies: [{ isAlert: true, loot: [1] }],
  hunters: [
    { hand: [0], glory: 2 },
    { hand: 4, glory: 0 },
  ],
};

describe('a view without a screen of its own', () => {
  const whole = groupOf('Table', shape, view, { faces, people });

  test('its plain values are facts, and what they name is spelled', () => {
    expect(whole.facts).toEqual([
      { name: 'Turn', says: '3' },
      { name: 'Leader', says: 'Bo' },
      { name: 'Card', says: 'Bomb' },
    ]);
  });

  test('its zones show their cards, or only how many there are', () => {
    expect(whole.zones).toEqual([
      { name: 'Row', cards: [0, 1], count: 2 },
      { name: 'Secret pile', cards: null, count: 12 },
    ]);
  });

  test('its records are groups, those of seats under the names of the people', () => {
    expect(whole.groups.map(({ name, seat }) => [name, seat])).toEqual([
      ['Enemy 1', null],
      ['Ada', 0],
      ['Bo', 1],
    ]);
    expect(whole.groups[2]).toMatchObject({ zones: [{ name: 'Hand', cards: null, count: 4 }], facts: [{ name: 'Glory', says: '0' }] });
    expect(isIdle(whole.groups[2]!.facts[0]!)).toBe(true);
  });

  test('every zone is found, wherever it lies', () => {
    expect(zonesIn(whole, zone => zone.cards?.includes(1) === true).map(one => one.path)).toEqual(['Row', 'Enemy 1 · Loot']);
  });

  test('what is not seen is not drawn', () => {
    expect(groupOf('Table', shape, { turn: 1 }, { faces, people })).toMatchObject({ zones: [], groups: [] });
  });
});

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

  test('odd rows of hexes lie half a cell to the right', () => {
    const { cells } = layOut(sketch({ kind: 'hexes', cells: [cell(0, 0), cell(0, 1)] }));
    expect(cells[1]!.x - cells[0]!.x).toBe(CELL / 2);
    expect(cells[0]!.points.split(' ')).toHaveLength(6);
  });

  test('pieces on one cell do not hide each other', () => {
    for (const n of [2, 3, 4, 5]) {
      const { pieces } = layOut(sketch({ cells: [cell(0, 0)], pieces: Array.from({ length: n }, (_, i) => piece(0, 0, i)) }));
      for (const a of pieces) {
        for (const b of pieces) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r - 1e-9);
      }
    }
  });

  test('a plane is drawn as it is measured', () => {
    const { pieces, outlines } = layOut(
      sketch({
        kind: 'plane',
        pieces: [piece(2, 3)],
        outlines: [
          {
            says: 'wall',
            points: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        ],
      }),
    );
    expect(pieces[0]).toMatchObject({ x: 2 * CELL, y: 3 * CELL, r: CELL / 2 });
    expect(outlines[0]!.points).toBe(`0,0 ${CELL},0 ${CELL},${CELL}`);
  });
});
