/** How much what counts in a position counts: fitted, foretold, the same each time; and that every game's weights are those of its content. */
import { pebbles } from '@quarry/bots/testing';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, judgeOf, type Worth } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { fitWorth } from './fit.ts';

/** Whoever is farther through the match, by rounds, and something that says nothing. */
const worth: Worth<{ readonly round: number }> = {
  features: { round: ({ round }) => round / 3, nothing: () => 0 },
  weights: { content: pebbles.content, bias: 0, by: { round: 0, nothing: 0 } },
  stretch: ({ round }) => round,
};

test('the same matches give the same weights, what says nothing weighs nothing, and they foretell no worse than the mean', () => {
  const game = { ...pebbles, worth } as unknown as AnyGame;

  const [one, two] = [fitWorth(game, 25, 'fit'), fitWorth(game, 25, 'fit')];

  expect(two).toEqual(one);
  expect(one.weights.by['nothing']).toBe(0);
  expect(one.positions).toBeGreaterThan(50);
  expect(one.off).toBeLessThan(one.offByMean + 0.05);
});

test('where less than the match is at stake, that is what is foretold', () => {
  const settled = (before: { readonly round: number }, after: { readonly round: number }): number | null =>
    after.round > before.round ? 1 : null;
  const first = { ...worth, features: { first: ({ round }: { readonly round: number }) => (round === 2 ? 1 : 0) }, settled };
  const game = { ...pebbles, worth: first } as unknown as AnyGame;

  expect(fitWorth(game, 25, 'fit').weights.by['first']).toBeGreaterThan(1);
  expect(
    fitWorth({ ...pebbles, worth: { ...first, settled: () => null } } as unknown as AnyGame, 25, 'fit').weights.by['first'],
  ).toBeLessThan(1);
});

test('what nobody has declared cannot be fitted', () => {
  expect(() => fitWorth(pebbles as AnyGame, 1, 'fit')).toThrow('pebbles does not say what counts in a position (Game.worth).');
});

test.each(GAMES.filter(game => game.worth).map(game => [game.id, game] as const))(
  'the weights of %s fit what is printed today',
  (_, game) => {
    expect(judgeOf(game.worth!, game)).toMatchObject({ ok: true });
  },
);
