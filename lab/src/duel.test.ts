/** Two kinds of player on the same seeds: who won how often, what was turned, what was scored, and how likely chance would do the same. */
import type { Bot } from '@quarry/bots';
import type { AnyGame } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { byChance, type Duel, duel } from './duel.ts';
import { tablesOf } from './index.ts';
import { crossroads } from './testing/crossroads.ts';

/** Sensible players go left there, and the right road leads home. */
const game = crossroads('right') as AnyGame;
const right: Bot = { name: 'right', answer: (_view, { kind, options }) => (kind === 'pick-road' ? 'right' : options.at(-1)!.key) };
const matter: Duel = { game, tables: tablesOf(game), matches: 6, seed: 'd', bot: right, isOne: false };

describe('A duel', () => {
  test('says how often each has won, what was turned, what was scored and what was asked', () => {
    const told: string[] = [];
    const found = duel({ ...matter, tell: ({ no, table, here, there }) => told.push(`${no} ${table.seats} ${here.isWon} ${there.isWon}`) });

    expect(told).toEqual(['0 1 true false', '1 2 true false', '2 3 true false', '3 1 true false', '4 2 true false', '5 3 true false']);
    expect(found).toMatchObject({
      won: { here: 6, there: 0, onlyHere: 6, onlyThere: 0 },
      wins: { value: 1, low: 1, high: 1, n: 6 },
      score: { value: 6, low: 6, high: 6 },
      stakes: null,
      byChance: 2 / 64,
    });
    expect(found.times).toHaveLength(3 * (1 + 2 + 3) * 2);
  });

  test('one of several is compared with who would have sat there', () => {
    const two = matter.tables.filter(one => one.seats === 2);
    const asked = new Set<number>();
    const bot: Bot = {
      ...right,
      answer(view, decision, seat, chance) {
        asked.add(seat);
        return right.answer(view, decision, seat, chance);
      },
    };
    const found = duel({ ...matter, tables: two, matches: 2, bot, isOne: true });

    expect([...asked]).toEqual([0, 1]);
    expect(found.won).toEqual({ here: 2, there: 0, onlyHere: 2, onlyThere: 0 });
    expect(found.score).toMatchObject({ value: 6 });
  });

  test('what is at stake on the way is counted by itself', () => {
    const settled = (before: { taken: string[] }, after: { taken: string[] }): number | null =>
      after.taken.length > before.taken.length ? (after.taken.at(-1) === 'right' ? 1 : 0) : null;
    const staked = { ...game, worth: { settled } } as unknown as AnyGame;
    const found = duel({ ...matter, game: staked, tables: tablesOf(game).slice(2), matches: 3, isOne: true });

    expect(found.stakes).toMatchObject({ here: 1 / 3, there: 0, difference: { value: 1 / 3 } });
  });

  test.each([
    [0, 0, 1],
    [1, 0, 1],
    [8, 0, 2 / 256],
    [13, 1, 30 / 16_384],
    [2, 2, 1],
  ])('%i to %i come about by chance', (one, other, p) => {
    expect(byChance(one, other)).toBeCloseTo(p, 12);
    expect(byChance(other, one)).toBeCloseTo(p, 12);
  });
});
