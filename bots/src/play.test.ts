/** Bots: they play any match to its end, repeatably, and see nothing but what their seat sees. */

import { type AnyGame, type AnyMatch, type BareDecision, option, recordOf, someoneChooses, startMatch } from '@quarry/kernel';
import { gameContract } from '@quarry/kernel/contract';
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, Players, playMatch, random, sensible } from './index.ts';
import { crossing } from './testing/crossing.ts';
import { pebbles } from './testing/pebbles.ts';

gameContract(pebbles, { teaches: false, seeds: 6, exercises: true });
gameContract(crossing, { teaches: false, seeds: 3 });

const game = pebbles as AnyGame;

function start(seed: string, keep: 'everything' | 'nothing' = 'everything', of = game): AnyMatch {
  const started = startMatch(of, { seats: 3, sea: 'calm' }, seed, keep);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

const three = (bot: Bot): Bot[] => [bot, bot, bot];

describe('Playing a match', () => {
  test.each([['random'], ['sensible']])('%s bots play to an end, and the same way each time', name => {
    const bot = botNamed(name, game);
    if (!bot.ok) throw new Error(bot.refusal.says);
    const [one, two] = [start('7'), start('7')];

    const answers = [playMatch(one, three(bot.value)), playMatch(two, three(bot.value))];

    expect(one.outcome).not.toBeNull();
    expect(answers).toEqual([one.n, one.n]);
    expect(recordOf(two)).toEqual(recordOf(one));
  });

  test('the quick way of random bots gives the same answers as the way by keys', () => {
    const slow: Bot = { name: 'slow', answer: random.answer };
    const [one, two] = [start('8'), start('8')];

    playMatch(one, three(random));
    playMatch(two, three(slow));

    expect(two.answers).toEqual(one.answers);
  });

  test('a match in which some have already answered in secret is taken up where it stands', () => {
    const match = start('9');
    const bots = new Players(match, three(random));
    while (match.open.length < 3) bots.play(match.n + 1);
    expect(match.open.map(one => one.kind)).toEqual(['bet', 'bet', 'bet']);
    match.answer(1, 'ebb');

    playMatch(match, three(random));

    expect(match.outcome).not.toBeNull();
  });

  test('of those whom a question is put to until one has spoken, only the first is asked', () => {
    const skipping: typeof pebbles = {
      ...pebbles,
      rules: {
        ...pebbles.rules,
        next: at =>
          at.round > 3
            ? { winners: [], why: 'P-9', facts: {} }
            : {
                name: 'skip',
                *play({ state }) {
                  yield* someoneChooses({ seats: [0, 1, 2], kind: 'skip', rule: 'P-3', options: [option('flat', 0), option('round', 1)] });
                  byHand(state).round += 1;
                },
              },
      },
    };
    const match = start('10', 'everything', skipping as AnyGame);

    expect(playMatch(match, three(random))).toBe(3);
    expect(match.answers.map(one => one.seat)).toEqual([0, 0, 0]);
  });

  test("what a bot chooses depends on the bots' seed, its seat and its turn, not on what was drawn before", () => {
    const [whole, taken] = [start('14'), start('14')];
    const drawing: Bot = {
      name: 'drawing',
      answer(view, decision, seat, chance) {
        const answer = random.answer(view, decision, seat, chance);
        chance.below('bot', 6);
        return answer;
      },
    };
    playMatch(whole, three(random));

    while (!taken.outcome) new Players(taken, three(drawing)).play(taken.n + 1);

    expect(taken.answers).toEqual(whole.answers);
    const other = start('14');
    new Players(other, three(random), 'other bots').play();
    expect(other.answers.map(one => one.answer)).not.toEqual(whole.answers.map(one => one.answer));
  });

  test('stops after so many answers', () => {
    const match = start('10');
    expect(playMatch(match, three(sensible(game)), 5)).toBe(5);
    expect(match.n).toBe(5);
  });

  test('a bot gets the view of its seat and a decision with values, without reasons or odds', () => {
    const seen: { view: unknown; decision: BareDecision; seat: number }[] = [];
    const spy: Bot = {
      name: 'spy',
      answer(view, decision, seat, chance) {
        seen.push({ view, decision, seat });
        return random.answer(view, decision, seat, chance);
      },
    };
    playMatch(start('11'), three(spy));

    for (const { view, decision, seat } of seen) {
      expect(decision.seat).toBe(seat);
      expect(decision).not.toHaveProperty('not');
      expect(decision).not.toHaveProperty('odds');
      for (const one of decision.options) expect(Object.keys(one).sort()).toEqual(['about', 'key', 'value']);
      const { seats, bag } = view as { seats: { hand: unknown }[]; bag: unknown };
      expect(typeof bag).toBe('number');
      expect(seats.map(({ hand }, other) => Array.isArray(hand) === (other === seat))).toEqual([true, true, true]);
    }
  });

  test('a seat without a bot, or a table with too few, is a broken promise', () => {
    const match = start('12');
    expect(() => playMatch(match, [random])).toThrow('pebbles has 3 seats, but 1 bots sat down');
    expect(() => new Players(match, [null, random, random]).play()).toThrow("no bot sits in seat 0 to answer 'throw-pebble'");
  });

  test('a bot that answers what is not open is named', () => {
    const liar: Bot = { name: 'liar', answer: () => 'the moon' };
    expect(() => playMatch(start('13'), three(liar))).toThrow(
      "liar bot in seat 0, answer 1: 'the moon' is not an option of 'throw-pebble'",
    );
  });
});

describe('Bots by name', () => {
  test('an unknown one is refused, with a guess', () => {
    expect(botNamed('sensibel', game)).toEqual({
      ok: false,
      refusal: {
        code: 'unknown-bot',
        facts: { bot: 'sensibel', known: ['random', 'easy', 'sensible', 'thinking'] },
        says: "There is no bot 'sensibel' (did you mean 'sensible'?); the bots are random, easy, sensible, thinking.",
      },
    });
  });
});
