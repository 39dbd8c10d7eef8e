import { describe, expect, test } from 'vitest';
import { judgeOf, type Worth } from './worth.ts';

interface Keeper {
  readonly oil: number;
  readonly round: number;
}

const worth: Worth<Keeper> = {
  features: { oil: view => view.oil, mine: (_, seat) => seat },
  weights: { content: 'abc', bias: -1, by: { oil: 2, mine: 0.5 } },
  stretch: view => view.round,
};
const game = { id: 'lamp', content: 'abc' };

describe('What a position is worth', () => {
  test('is between 0 and 1, by what counts and how much', () => {
    const judged = judgeOf(worth, game);
    if (!judged.ok) throw new Error(judged.refusal.says);
    const judge = judged.value;

    expect(judge({ oil: 0.5, round: 1 }, 0)).toBe(0.5);
    expect(judge({ oil: 0, round: 1 }, 2)).toBe(0.5);
    expect(judge({ oil: 9, round: 1 }, 0)).toBeGreaterThan(0.999);
    expect(judge({ oil: -9, round: 1 }, 0)).toBeLessThan(0.001);
  });

  test('is not read by weights that were fitted with other content, nor by weights of something else', () => {
    expect(judgeOf(worth, { id: 'lamp', content: 'abd' })).toEqual({
      ok: false,
      refusal: {
        code: 'other-weights',
        facts: { game: 'lamp', content: 'abd', weights: 'abc' },
        says: 'The weights of lamp were fitted with other content (abc, not abd); fit them again: quarry fit lamp.',
      },
    });
    expect(judgeOf({ ...worth, weights: { ...worth.weights, by: { oil: 2 } } }, game)).toEqual({
      ok: false,
      refusal: {
        code: 'other-features',
        facts: { game: 'lamp', known: ['mine', 'oil'], weighed: ['oil'] },
        says: 'The weights of lamp weigh oil, but what counts is mine, oil; fit them again: quarry fit lamp.',
      },
    });
  });
});
