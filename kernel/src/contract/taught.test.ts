/** The contract notices what a game does not teach (K-115 to K-119, K-139): each test takes one thing away from Beacon Rock. */
import { describe, expect, test } from 'vitest';
import { beaconRock } from '../example/game.ts';
import { findFaces, teaching } from '../example/teaching.ts';
import { checkedPlay, newReport, type Report } from './checked-play.ts';
import { eventLacks, faceLacks, glossaryLacks, lessonLacks } from './taught.ts';

type Teaches = typeof teaching;
const options = { decisions: 2000, every: 50, follow: 2, shape: 'strict', asksEvery: 1, readsEnd: true } as const;

function reportOn(change: Partial<Teaches>): Report {
  const report = newReport();
  const game = { ...beaconRock, teaches: { ...teaching, ...change } };
  for (const by of ['random', 'sensible'] as const) checkedPlay(game, { keepers: 3, mode: 'calm' }, 'taught', by, options, report);
  return report;
}
const lacksOf = (change: Partial<Teaches>): string[] => reportOn(change).failures.teaches;

describe('What is told at a decision', () => {
  test('[K-115] every option has a verb, and every verb its line', () => {
    expect(lacksOf({})).toEqual([]);
    const { mend: _, ...others } = teaching.verbs;
    expect(lacksOf({ verbs: others })[0]).toMatch(/act mend: no line for the verb 'mend'$/);
    const met = reportOn({}).exercised;
    expect(Object.keys(teaching.verbs).filter(verb => !met.has(`verb/${verb}`))).toEqual([]);
  });

  test('[K-115] [K-80] verbs are also met by curious players, who are not looked at otherwise', () => {
    const report = newReport();
    checkedPlay(beaconRock, { keepers: 3, mode: 'calm' }, 'taught', 'curious', { ...options, asksEvery: 0 }, report);

    const met = [...report.exercised].filter(one => one.startsWith('verb/'));
    expect(met).toContain('verb/fetch');
    expect(met.length).toBeGreaterThan(Object.keys(teaching.verbs).length / 2);
    expect(report.read.has(teaching.goal({} as never))).toBe(false);
  });

  test('[K-115] a point that is asked for has its verb, too', () => {
    const { row: _, ...others } = teaching.verbs;
    expect(lacksOf({ verbs: others }).some(one => /drop-buoy : no line for the verb 'row'$/.test(one))).toBe(true);
  });

  test('[K-116] goal and step are sentences', () => {
    expect(lacksOf({ goal: () => 'win' })[0]).toMatch(/after answer 0: the goal is no sentence: "win"$/);
    expect(lacksOf({ step: () => '' })[0]).toMatch(/after answer 0: what the step is for is no sentence: ""$/);
  });
});

describe('[K-117] What a number is made of', () => {
  const event = { type: 'oil-burned', rule: 'N2', seat: 1, amount: 2 } as const;
  const saying = (sum: ReturnType<Teaches['sum']>): string[] => eventLacks({ ...teaching, sum: () => sum }, event, {});
  const lamp = { says: 'Lamp', value: 2 };

  test('a number without a sum, and a label that needs none', () => {
    expect(saying(null)).toEqual(['oil-burned (amount 2) tells a number without its sum']);
    expect(eventLacks({ ...teaching, sum: () => null, labels: ['seat', 'amount'] }, event, {})).toEqual([]);
  });

  test('terms that count add up; what does not count is left out and says why', () => {
    const wet = { says: 'Wet oil', value: 1, not: 'It does not burn.' };
    expect(saying({ says: 'Oil', total: 2, terms: [lamp, wet] })).toEqual([]);
    expect(saying({ says: 'Oil', total: 3, terms: [lamp, wet] })).toEqual([
      'oil-burned (amount 2): the terms add up to 2, the sum is 3',
      'oil-burned (amount 2) has a sum of 3',
    ]);
    expect(saying({ says: 'Oil', total: 2, terms: [lamp, { ...wet, not: '' }] })).toEqual([
      'oil-burned (amount 2) has a sum with an empty line',
    ]);
    expect(saying({ says: 'Oil', total: 0, terms: [] })).toHaveLength(2);
  });

  test('play finds it', () => {
    expect(lacksOf({ sum: () => null }).length).toBeGreaterThan(0);
  });
});

describe('[K-118] Words', () => {
  const lacks = (read: string[], change: Partial<Teaches> = {}): string[] => glossaryLacks(beaconRock, { ...teaching, ...change }, read);

  test('a capital inside a sentence wants an explanation, at its beginning it does not', () => {
    expect(lacks(['Gulls cry. You gain a Find.'])).toEqual([]);
    expect(lacks(['You gain a Lantern.'])).toEqual(["'Lantern' is not explained: You gain a Lantern."]);
    expect(lacks(['You gain 2 Storm Lanterns.'])).toEqual(["'Storm Lanterns' is not explained: You gain 2 Storm Lanterns."]);
    expect(lacks(['You gain 2 Storm Lanterns.'], { names: ['Storm Lantern'] })).toEqual([]);
  });

  test('the kind of a card is explained, and each term once, by a sentence, and met', () => {
    const [find, ...others] = teaching.terms;
    expect(lacks([], { terms: others })).toEqual(["'Find' is not explained: the kind of a card"]);
    expect(lacks([], { terms: [...teaching.terms, { name: 'anchor', says: 'It holds.', rule: 'W1' }] })).toEqual([
      "'anchor' is explained, and nobody meets it",
    ]);
    expect(lacks([], { terms: [find!, ...teaching.terms] })).toEqual(["'Find' is explained twice"]);
    const anchored = { ...teaching, terms: [...teaching.terms, { name: 'anchor', says: 'It holds.', rule: 'W1' }] };
    expect(glossaryLacks(beaconRock, anchored, [], false)).toEqual([]);
    expect(lacks([], { terms: [{ ...find!, rule: '' }, ...others] })).toEqual(["'Find' has no sentence or no rule"]);
  });
});

describe('[K-119] Lessons', () => {
  const [lesson] = teaching.lessons;
  const [first, ...rest] = lesson!.hints;
  const lacks = (change: Partial<typeof lesson>): string[] => lessonLacks(beaconRock, { ...lesson!, ...change });

  test('one that can be followed', () => {
    expect(lacks({})).toEqual([]);
  });

  test('one that does not begin, gives no hint, or waits for what never comes', () => {
    expect(lacks({ setup: { keepers: 9, mode: 'calm' } })[0]).toMatch(/^lesson 'first-night': /);
    expect(lacks({ before: [{ seat: 0, answer: 'fly' }] })[0]).toMatch(/it does not begin: 'fly' is not an option/);
    expect(lacks({ hints: [] })).toEqual(["lesson 'first-night': gives no hint"]);
    expect(lacks({ hints: [{ ...first!, when: 'fly', anyway: true }] })).toEqual(["lesson 'first-night': hint 1 (fly) never comes"]);
  });

  test('one that does not end for a learner who has gone another way', () => {
    const { anyway: _, ...last } = rest.at(-1)!;
    expect(lacks({ hints: [first!, last] })).toEqual([
      "lesson 'first-night': its last hint, which ends it, is not said to a learner who has gone another way",
    ]);
  });

  test('others answer what the lesson says, where it says it', () => {
    const together = { setup: { keepers: 2, mode: 'calm' as const } };
    expect(lacks(together)).toEqual([]);
    expect(lacks({ ...together, others: { act: 'fly' } })[0]).toMatch(/never comes$/);
  });

  test('one that points at nothing, or suggests what may not be done', () => {
    expect(lacks({ hints: [{ ...first!, about: [{ kind: 'place', id: 'moon' }] }, ...rest] })).toEqual([
      "lesson 'first-night': hint 1 (act) points at place moon, which is not there",
    ]);
    expect(lacks({ hints: [{ ...first!, answer: 'mend' }, ...rest] })[0]).toMatch(/hint 1 \(act\) suggests what is refused: 'mend'/);
  });
});

test('[K-139] faces: none, and one that says nothing', () => {
  expect(faceLacks(beaconRock)).toEqual([]);
  expect(faceLacks({ ...beaconRock, shows: { ...beaconRock.shows, faces: () => [] } })).toEqual(['no printed card has a face']);
  expect(
    faceLacks({
      ...beaconRock,
      shows: { ...beaconRock.shows, faces: () => findFaces().map((one, i) => (i === 3 ? { ...one, says: '' } : one)) },
    }),
  ).toEqual(['card 3 (flask) lacks its name, kind or sentence']);
});
