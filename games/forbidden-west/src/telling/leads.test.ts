/** Whoever names where they want to be is not asked by which of two ways that are all one. */
import { describe, expect, test } from 'vitest';
import { fieldIn } from '../questions.ts';
import { fight, type Position } from '../testing/rehearsal.ts';
import { leadsTo } from './leads.ts';

/** The first squares of a sprint from (4, 4) that lead to a square, as steps to the side and down. */
function firstSteps(to: readonly [number, number], more: Position = {}): string[] {
  const r = fight({ marshals: [{ at: [4, 4], row: 6 }], enemies: [{ type: 'rebel-scout', at: [11, 11] }], ...more });
  const decision = r.play().answer('act', 'sprint').open[0]!;
  const { width } = fieldIn(r.state as never);
  const end = to[1] * width + to[0];
  return decision.options
    .filter(option => leadsTo(option, decision as never, r.state as never).some(({ id }) => id === end))
    .map(({ value }) => String(value))
    .map(square => `${(Number(square) % width) - 4} ${Math.floor(Number(square) / width) - 4}`);
}

describe('[FW-R-19] Of the first steps of a sprint', () => {
  test('the straightest leads on, where nothing lies on any of them', () => {
    expect(firstSteps([6, 4])).toEqual(['1 0']);
    expect(firstSteps([6, 5])).toEqual(['1 1']);
    expect(firstSteps([6, 6])).toEqual(['1 1']);
  });

  test('all lead on where it matters which is taken', () => {
    expect(firstSteps([6, 4], { traps: [{ at: [5, 4], dice: '1O' }] }).length).toBeGreaterThan(1);
    expect(firstSteps([6, 4], { enemies: [{ type: 'rebel-scout', at: [5, 3] }] }).length).toBeGreaterThan(1);
  });
});
