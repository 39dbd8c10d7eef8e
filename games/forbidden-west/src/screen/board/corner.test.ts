/** Where the behaviour card lies above the map. */
import { expect, test } from 'vitest';
import { cornerFor } from './corner.ts';

const MAP = { width: 12, height: 12 };
const at = (x: number, y: number): number => y * 12 + x;

test('the card lies where the fewest stand', () => {
  expect(cornerFor(MAP, [], [])).toEqual(['top', 'right']);
  expect(cornerFor(MAP, [], [at(11, 0), at(10, 1), at(0, 0)])).toEqual(['bottom', 'right']);
});

test('the card never covers what is asked for, and lies nowhere if it would cover it everywhere', () => {
  expect(cornerFor(MAP, [at(11, 0), at(9, 10)], [at(0, 0), at(1, 0), at(0, 11)])).toEqual(['bottom', 'left']);
  expect(cornerFor(MAP, [at(0, 0), at(11, 0), at(0, 11), at(11, 11)], [])).toBeNull();
});
