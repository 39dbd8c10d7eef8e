/** Whatever may be asked of an open decision can be told: each option in words, what is missing and why, and the odds. */
import { ALL_GAMES } from '@quarry/catalogue';
import { type Answer, type AnyGame, type AnyMatch, type Decision, randomAnswer, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { seenBy, type TableFacts, whyNotOf } from './sight.ts';

const facts: TableFacts = {
  name: 'A table',
  isPaused: false,
  people: [],
  vote: null,
  commitment: 'c',
  story: null,
  lesson: null,
  again: null,
  isAuto: () => false,
  firstNumber: 0,
  isEven: false,
};

/** How often each kind of decision is looked at in all ways, at different moments of different matches. */
const TIMES = 30;
/** Matches at each table of the game: as many as are always played, and the most until nearly every kind has come up. The rarest take hundreds. */
const MATCHES = 2;
const MOST_MATCHES = 12;
const NEARLY = 0.85;

describe.each(ALL_GAMES.map(game => [game.id, game] as const))('%s', (_, game: AnyGame) => {
  const kinds = game.exercises['decision']!;
  const told = new Map<string, number>();

  function tellAll(match: AnyMatch): void {
    for (const decision of match.open) {
      const { seat, kind } = decision;
      const times = told.get(kind) ?? 0;
      if (times >= TIMES) continue;
      told.set(kind, times + 1);
      const { asked } = seenBy(match, seat, facts, false);
      for (const text of [asked!.says, ...asked!.options.map(one => one.says)]) expect(text).toMatch(/\S/);
      for (const { what, why, says } of whyNotOf(match, seat))
        expect([what, why, says]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^[A-Z]+-/), expect.stringMatching(/\S/)]);
      for (const option of decision.options)
        for (const figure of Object.values(decision.odds?.(option) ?? {}))
          expect(figure.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
  }

  /** Every third match is played sensibly: some questions come up only then. */
  function play(setup: unknown, seed: string, isSensible: boolean): void {
    const started = startMatch(game, setup, seed, 'nothing');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed(seed));
    const choose = (decision: Decision): Answer =>
      isSensible ? game.sensible(match.view(decision.seat), decision, decision.seat, chance) : randomAnswer(decision, chance);
    while (!match.outcome) {
      tellAll(match);
      // Anybody who is asked may be the one who speaks.
      const [decision] = chance.shuffle('bot', match.open);
      expect(match.answer(decision!.seat, choose(decision!))).toMatchObject({ ok: true });
    }
  }

  test('every option, every reason and all odds of every kind of decision can be told', () => {
    const share = (): number => kinds.filter(kind => told.has(kind)).length / kinds.length;
    for (let n = 0; n < MATCHES || (n < MOST_MATCHES && share() < NEARLY); n++)
      for (const [i, { setup }] of game.tables.entries()) play(setup, `reasons ${i} ${n}`, n % 3 === 2);

    expect(share()).toBeGreaterThanOrEqual(NEARLY);
  });
});
