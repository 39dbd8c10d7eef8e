/** What shooters see of a reach, on the yard for tests: the Block stands from (10, 10) to (16, 14). */
import { expect, test } from 'vitest';
import { ordering } from '../testing/crims.ts';
import { GUNMAN, gunman, THUG } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { SIGHT_CELL, seenIn, shootersNear } from './sights.ts';

const REACH = [
  [
    { x: 4_000, y: 8_000 },
    { x: 9_000, y: 8_000 },
    { x: 9_000, y: 22_000 },
    { x: 4_000, y: 22_000 },
  ],
];
const at = (...crims: NonNullable<Position['crims']>) => given({ hunters: [{ at: [8, 12] }], crims }).state;
const covers = (rows: ReturnType<typeof seenIn>, x: number, y: number): boolean =>
  rows.some(row => x >= row.x && x < row.x + row.width && y >= row.y && y < row.y + SIGHT_CELL);

test('a block hides what lies behind it, and nothing outside of the reach is told', () => {
  const state = at({ card: gunman({ attacks: [{ name: 'Rifle', kind: 'ranged', damage: 1, range: 30 }] }), at: [20, 12] });
  const rows = seenIn(state, 0, state.crims[0]!, REACH);

  expect(covers(rows, 8_600, 12_000)).toBe(false);
  expect(covers(rows, 8_600, 21_500)).toBe(true);
  for (const { x, y, width } of rows) {
    expect(x).toBeGreaterThanOrEqual(4_000);
    expect(x + width).toBeLessThanOrEqual(9_000);
    expect(y).toBeGreaterThanOrEqual(8_000);
  }
});

test('beyond its range nothing is told', () => {
  const state = at({ card: GUNMAN, at: [30, 20] });
  expect(seenIn(state, 0, state.crims[0]!, REACH)).toEqual([]);
});

test('those who are to shoot are looked at, the nearest first, and no more than four', () => {
  const crims = [
    { card: GUNMAN, at: [30, 12] as const },
    { card: THUG, at: [20, 12] as const },
  ];
  const nearer = [22, 24, 26, 28].map(x => ({ card: GUNMAN, at: [x, 20] as const }));
  const hunters = [{ at: [8, 12] as const }, { at: [45, 45] as const }];
  const ordered = (order: 'shoot' | 'hide') => given({ hunters, crims: [...crims, ...nearer], control: ordering(order) }).state;

  expect(shootersNear(ordered('shoot'), 0).map(({ no }) => no)).toEqual([3, 4, 5, 6]);
  expect(shootersNear(ordered('hide'), 0)).toEqual([]);
});
