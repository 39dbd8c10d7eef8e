/** What is told at every step, and what words mean. */
import { describe, expect, test } from 'vitest';
import { QUALITY_TABLE } from '../sentences/sums.ts';
import { STEPS } from '../state.ts';
import { given } from '../testing/rehearsal.ts';
import { teaching } from './index.ts';

const at = (hunters: number, state: Parameters<typeof given>[0]['state'] = {}) =>
  given({ hunters: Array.from({ length: hunters }, () => ({})), state }).state;

describe('[K-116] Goal and step', () => {
  test('[UM-END-6] [UM-END-8] rivals play for the most points, a lone hunter for a tier, by the length of the match', () => {
    expect(teaching.goal(at(2))).toBe('Score the most points by eliminating crims and opening pods, until the Control Cards run out.');
    expect(teaching.goal(at(1, { tier: 'gold', length: 'short' }))).toBe(
      'Score 68 points for gold, by eliminating crims and opening pods, before the Control Cards run out.',
    );
    expect(teaching.goal(at(1, { tier: 'bronze', length: 'long' }))).toMatch(
      /^Score 56 points for bronze \(\d+ for silver, \d+ for gold\), /,
    );
  });

  test('each step is said in a sentence, and a lone hunter hears nothing of others', () => {
    for (const step of STEPS) {
      const [several, alone] = [2, 1].map(seats => teaching.step(at(seats, { step })));
      for (const says of [several, alone]) expect(says).toMatch(/^[A-Z][^.]*\.$/);
      expect(alone).not.toMatch(/[Ee]ach (hunter|player)|[Ee]verybody/);
    }
  });
});

describe('[K-118] Words', () => {
  test('no sentence but the table of Elimination Quality has more than 20 words', () => {
    const long = [
      ...Object.values(teaching.verbs),
      ...teaching.terms.map(({ says }) => says),
      ...teaching.lessons.flatMap(({ hints }) => hints.map(({ says }) => says)),
    ]
      .flatMap(says => says.split(/(?<=[.:;]) /))
      .filter(one => one.split(' ').length > 20 && !one.startsWith(QUALITY_TABLE));
    expect(long).toEqual([]);
  });
});
