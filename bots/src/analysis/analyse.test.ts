/** What a match that is over teaches: its chances, luck and choice told apart, and what cost most, judged by what a seat could know. */
import { type Answer, type AnyGame, type MatchRecord, option, type Result, recordOf, someoneChooses, startMatch } from '@quarry/kernel';
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { Players, random } from '../index.ts';
import { pebbles } from '../testing/pebbles.ts';
import { type Analysis, analyse } from './analyse.ts';
import { totalOf } from './total.ts';
import { plainly } from './walk.ts';

type State = Parameters<(typeof pebbles)['rules']['next']>[0];
type Roll = (faces: readonly number[]) => number;

/** One question to the first seat; `isWon` says by the answer, the hidden bag and the dice whether all of them win. */
const asking = (keys: readonly string[], sensible: string, isWon: (at: number, state: State, roll: Roll) => boolean): AnyGame =>
  ({
    ...pebbles,
    sensible: () => sensible,
    rules: {
      ...pebbles.rules,
      next: ({ round }: State) =>
        round > 3
          ? { winners: round === 5 ? [0, 1, 2] : [], why: 'D-2', facts: {} }
          : {
              name: 'door',
              *play({
                state,
                chance,
              }: {
                state: State;
                chance: { roll(stream: string, dice: readonly (readonly number[])[]): readonly number[] };
              }) {
                const { value } = yield* someoneChooses<number>({
                  seats: [0],
                  kind: 'door',
                  rule: 'D-1',
                  options: keys.map((key, at) => option(key, at)),
                });
                byHand(state).round = isWon(value, state, faces => chance.roll('tide', [faces])[0]!) ? 5 : 4;
              },
            },
    },
  }) as unknown as AnyGame;

function recordWith(game: AnyGame, answer: Answer | null, seed = '1'): MatchRecord {
  const started = startMatch(game, { seats: 3, sea: 'calm' }, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  if (answer !== null) started.value.answer(0, answer);
  return recordOf(started.value);
}

function valueOf(analysed: Result<Analysis>): Analysis {
  if (!analysed.ok) throw new Error(analysed.refusal.says);
  return analysed.value;
}
const EFFORT = { positions: 2_000 };

describe('An analysis', () => {
  test('finds the decision that cost the match, with the better one, and says what it took', () => {
    const doors = asking(['left', 'middle', 'right'], 'middle', at => at === 1);

    const { isWon, curve, sums, costly, looked, turns } = valueOf(analyse(doors, recordWith(doors, 'left'), 0, EFFORT));

    expect([isWon, curve.at(0)!.chance, curve.at(-1)!.chance]).toEqual([false, 1, 0]);
    expect(sums).toEqual({ start: 1, luck: 0, own: -1, others: 0, off: 0 });
    expect(costly).toMatchObject([{ n: 0, kind: 'door', given: { answer: 'left', chance: 0 }, better: { answer: 'middle', chance: 1 } }]);
    expect(turns).toEqual([{ from: { n: 0, chance: 1 }, to: { n: 1, chance: 0 } }]);
    expect(looked).toMatchObject({ choices: 1, of: 1 });
  });

  test('finds it, too, where a sensible player would have done the same', () => {
    const doors = asking(['left', 'middle', 'right'], 'left', at => at === 1);

    const { sums, costly } = valueOf(analyse(doors, recordWith(doors, 'left'), 0, EFFORT));

    expect(sums).toMatchObject({ start: 0, own: 0, luck: 0 });
    expect(costly).toMatchObject([{ given: { answer: 'left' }, better: { answer: 'middle' } }]);
  });

  test('takes for luck what the dice did', () => {
    const dice = asking(['throw', 'throw again'], 'throw', (_, __, roll) => roll([0, 1]) === 1);

    for (const seed of ['1', '2', '3', '4']) {
      const { isWon, sums, costly } = valueOf(analyse(dice, recordWith(dice, 'throw', seed), 0, EFFORT));
      expect(Math.abs(sums.start - 0.5)).toBeLessThan(0.35);
      expect(sums).toMatchObject({ own: 0, others: 0, luck: Math.round(100 * ((isWon ? 1 : 0) - sums.start)) / 100 });
      expect(costly).toEqual([]);
    }
  });

  test('takes for luck what nobody could know: the truth under the cards makes no choice a bad one', () => {
    const guess = asking(['even', 'odd'], 'even', (at, { bag }) => (bag[0]! % 2 === 0) === (at === 0));
    const answers = ['even', 'odd'] as const;

    for (const answer of answers) {
      const { costly, sums } = valueOf(analyse(guess, recordWith(guess, answer), 0, EFFORT));
      expect(costly).toEqual([]);
      expect(Math.abs(sums.own)).toBeLessThan(0.5);
    }
  });

  test('comes to how it ended: start, luck and choices together', () => {
    const started = startMatch(pebbles as unknown as AnyGame, { seats: 3, sea: 'calm' }, 'sum');
    if (!started.ok) throw new Error(started.refusal.says);
    new Players(started.value, [random, random, random]).play();
    const record = recordOf(started.value);

    const shares: number[] = [];
    const analysis = valueOf(analyse(pebbles as unknown as AnyGame, record, 1, { positions: 4_000, tell: share => shares.push(share) }));

    const { start, luck, own, others } = analysis.sums;
    expect(start + luck + own + others).toBeCloseTo(analysis.isWon ? 1 : 0, 1);
    expect(analysis.costly.length).toBeLessThanOrEqual(5);
    expect([shares.length > 3, shares.at(-1), shares.every(one => one >= 0 && one <= 1)]).toEqual([true, 1, true]);
    expect(valueOf(analyse(pebbles as unknown as AnyGame, record, 1, { positions: 4_000 }))).toEqual(analysis);
  });

  test('is refused of a match that is not over, and of a seat that there is not', () => {
    const doors = asking(['left', 'middle'], 'left', () => true);

    expect(analyse(doors, recordWith(doors, null), 0, EFFORT)).toMatchObject({ ok: false, refusal: { code: 'still-played' } });
    expect(analyse(doors, recordWith(doors, 'left'), 7, EFFORT)).toMatchObject({
      ok: false,
      refusal: { code: 'no-such-seat', says: 'There is no seat 7 in this match; its last is 2.' },
    });
  });
});

test('an answer is compared as a bot would give it', () => {
  const options = ['a', 'b', 'c'].map((key, at) => option(key, at));
  expect(plainly({ choose: 'one', ordered: false, options }, ['b'])).toBe('b');
  expect(plainly({ choose: 'some', ordered: false, options }, ['c', 'a'])).toEqual(['a', 'c']);
  expect(plainly({ choose: 'some', ordered: true, options }, ['c', 'a'])).toEqual(['c', 'a']);
  expect(plainly({ choose: 'point', ordered: false, options: [] }, { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
});

test('what was measured stands for all, and says how far it may be off', () => {
  expect(totalOf([], 9)).toEqual({ sum: 0, off: 0 });
  expect(
    totalOf(
      [
        [0.5, 0.5],
        [0, 0],
      ],
      2,
    ),
  ).toEqual({ sum: 0.5, off: 0 });
  expect(
    totalOf(
      [
        [0.5, 0.5],
        [0, 0],
      ],
      4,
    ),
  ).toEqual({ sum: 1, off: 0.25 });
  expect(totalOf([[1, 0]], 1)).toEqual({ sum: 0.5, off: 0.25 });
});
