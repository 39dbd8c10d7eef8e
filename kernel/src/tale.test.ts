/** What the story of a match is put together from: K-165 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { allOfYou, enough, figureOf, inOrder, stoodAgainst, stoodEach, stoodTogether } from './index.ts';

describe('[K-165] A tale', () => {
  test('all of you, by how many there are', () => {
    expect([1, 2, 3, 6, 7].map(allOfYou)).toEqual(['', ', both of you', ', all three of you', ', all six of you', ', all 7 of you']);
  });

  test('it has two sentences at least', () => {
    const always = ['Oil was left.', 'It rained.', 'It was dark.'];

    expect(enough([], always)).toEqual(['Oil was left.', 'It rained.']);
    expect(enough(['The lamp burned.'], always)).toEqual(['The lamp burned.', 'Oil was left.']);
    expect(enough(['The lamp burned.', 'Ada slept.', 'Bo woke.'], always)).toEqual(['The lamp burned.', 'Ada slept.', 'Bo woke.']);
  });

  test('moments stand in their order, figures by seat', () => {
    const [late, early] = [
      { says: 'late', at: 7 },
      { says: 'early', at: 2 },
    ];
    expect(inOrder([late, early])).toEqual([early, late]);
    expect(figureOf('Oil', [0, 2], seat => seat * 3)).toEqual({
      says: 'Oil',
      of: [
        { seat: 0, value: 0 },
        { seat: 2, value: 6 },
      ],
    });
  });

  test('how it stands: two sides that have lost nothing are level, all together stand between 0 and 100, rivals each for themselves', () => {
    expect([stoodAgainst(1, 1), stoodAgainst(1, 0), stoodAgainst(0, 0.5), stoodAgainst(0, 0)]).toEqual([50, 100, 0, 50]);
    expect([-3, 41.6, 170].map(value => stoodTogether('It stood', 'points', value).of[0])).toEqual(
      [0, 42, 100].map(value => ({ seat: null, value })),
    );
    expect(stoodEach('Points', 'pods', [4, 9]).of).toEqual([
      { seat: 0, value: 4 },
      { seat: 1, value: 9 },
    ]);
  });
});
