/** How an answer is checked, refused and stored: K-22, K-23, K-82 and K-91 of SPEC.md. What a match does with it is in match.test.ts. */
import { describe, expect, test } from 'vitest';
import { keysOf } from './answers.ts';
import { BrokenPromise, type Decision, option, Passes, pickOf, playOut, randomAnswer, randomPick, ScriptedChance } from './index.ts';

const decision = (more: Partial<Decision> = {}): Decision => ({
  ...{ seat: 1, kind: 'pick', rule: 'T1', choose: 'one', min: 1, max: 1, ordered: false },
  options: ['a', 'b', 'c'].map(key => option(key, key)),
  ...{ fit: undefined, region: undefined, trail: undefined, facts: undefined, not: undefined, odds: undefined },
  ...more,
});
const some = (min: number, max: number, ordered = false): Decision => decision({ choose: 'some', min, max, ordered });
const refusal = (of: Decision, answer: unknown): unknown => {
  const pick = pickOf(of, answer);
  return pick.ok ? pick.value : pick.refusal;
};

describe('Keys', () => {
  test('[K-22] one option is its index, several are a list in the order named', () => {
    expect([pickOf(decision(), 'b'), pickOf(decision(), ['c'])]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    expect([pickOf(some(0, 3), ['c', 'a']), pickOf(some(0, 3), []), pickOf(some(1, 1), 'b')]).toEqual([
      { ok: true, value: [2, 0] },
      { ok: true, value: [] },
      { ok: true, value: [1] },
    ]);
  });

  test('[K-22] what does not fit is refused with the facts of it', () => {
    expect(refusal(decision(), 7)).toMatchObject({ code: 'not-a-key', facts: { seat: 1, kind: 'pick' } });
    expect(refusal(decision(), 'x')).toEqual({
      code: 'no-such-option',
      facts: { seat: 1, kind: 'pick', key: 'x', options: ['a', 'b', 'c'] },
      says: "'x' is not an option of 'pick'; the options are a, b, c.",
    });
    expect(refusal(decision(), [{ deep: {} }])).toMatchObject({ code: 'no-such-option', facts: { key: 'object' } });
    expect([some(1, 2), some(2, 2)].map(one => refusal(one, ['a', 'b', 'c']))).toMatchObject([
      { code: 'wrong-number', facts: { given: 3, min: 1, max: 2 } },
      { code: 'wrong-number', facts: { given: 3, min: 2, max: 2 } },
    ]);
    expect([refusal(some(1, 2), []), refusal(some(1, 2), ['a']), refusal(some(1, 2), ['a', 'b'])]).toMatchObject([
      { code: 'wrong-number' },
      [0],
      [0, 1],
    ]);
    expect(refusal(some(0, 3), ['a', 'a'])).toMatchObject({ code: 'named-twice', facts: { key: 'a' } });
  });

  test('[K-22] a choice is stored by keys, a place as it is', () => {
    const point = { x: 1, y: 2 };
    expect([keysOf(decision(), 1), keysOf(some(0, 3), [2, 0])]).toEqual([['b'], ['c', 'a']]);
    expect([keysOf(decision({ choose: 'point' }), point), keysOf(decision({ choose: 'path' }), [point])]).toEqual([point, [point]]);
  });
});

describe('Places', () => {
  const region = { outline: [], some: [], objection: ({ x }: { x: number }) => (x > 9 ? { why: 'T9', says: 'Too far.' } : null) };
  const place = decision({ choose: 'point', options: [], region });

  test('[K-91] a point keeps x and y alone, and no minus before a zero', () => {
    const pick = pickOf(place, { x: -0, y: -0, z: 3 });
    expect(
      pick.ok && [
        Object.keys(pick.value as object),
        Object.is((pick.value as { x: number }).x, 0),
        Object.is((pick.value as { y: number }).y, 0),
      ],
    ).toEqual([['x', 'y'], true, true]);
  });

  test('[K-91] what is no point, or objected to, is refused', () => {
    for (const answer of [null, 'a', { x: 1 }, { y: 1 }, { x: 1, y: Number.NaN }, { x: '1', y: 1 }])
      expect(refusal(place, answer)).toMatchObject({ code: 'not-a-point', facts: { why: 'T1' } });
    expect(refusal(place, { x: 10, y: 1 })).toEqual({
      code: 'outside',
      facts: { seat: 1, kind: 'pick', why: 'T9', x: 10, y: 1 },
      says: 'Too far.',
    });
  });
});

describe('Random players', () => {
  test('[K-82] name as many as chance says, between least and most, in ascending order unless the order counts', () => {
    const pick = (of: Decision, count: number, order: number[]) => randomPick(of, new ScriptedChance<'bot'>({ bot: [count, order] }));
    expect([0, 1].map(extra => pick(some(1, 2), extra, [2, 0, 1]))).toEqual([[2], [0, 2]]);
    expect(pick(some(1, 2, true), 1, [2, 0, 1])).toEqual([2, 0]);
    expect(() => pick(some(1, 2), 2, [2, 0, 1])).toThrow(/only 2/);
    expect(randomPick(decision(), new ScriptedChance<'bot'>({ bot: [2] }))).toBe(2);
    expect([
      randomAnswer(decision(), new ScriptedChance<'bot'>({ bot: [2] })),
      randomAnswer(some(3, 3), new ScriptedChance<'bot'>()),
    ]).toEqual(['c', ['a', 'b', 'c']]);
  });

  test('[K-82] an answer that is refused ends the play with a broken promise', () => {
    const match = {
      open: [decision()],
      outcome: null,
      answer: () => ({ ok: false, refusal: { code: 'x', facts: {}, says: 'No.' } }) as const,
    };
    expect(() => playOut(match, () => 'a')).toThrow(BrokenPromise);
    expect(() => playOut(match, () => 'a')).toThrow('the player of seat 1 gave an answer that is refused: No.');
    expect(playOut(match, () => 'a', 0)).toBe(0);
  });
});

test('[K-19] passes are forgotten by the name they were given, others stay', () => {
  const passes = new Passes([{ seat: 0, window: 'storm', until: 'night' }]);
  passes.remember(1, 'storm', 'turn');
  expect([passes.has(0, 'storm'), passes.has(1, 'storm'), passes.has(0, 'calm'), passes.has(2, 'storm')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  passes.forget('turn');
  expect(passes.standing).toEqual([{ seat: 0, window: 'storm', until: 'night' }]);
});
