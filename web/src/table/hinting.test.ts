import type { Hint } from '@quarry/kernel';
import type { AskedOption, LessonInfo } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { type Heard, hintFor, putAway, suggestedAt, waitsSays } from './hinting.ts';

const lessonOf = (...hints: readonly Hint[]): LessonInfo => ({ id: 'first', title: 'First', says: '', seat: 0, hints });
const hint = (when: string, more: Partial<Hint> = {}): Hint => ({ when, says: `about ${when}`, about: [], ...more });

const lesson = lessonOf(hint('act'), hint('aim'), hint('act'));

/** The place of the hint that comes. */
function place(of: LessonInfo, heard: Partial<Heard>, n: number, kind: string, options: readonly AskedOption[] = []): number | null {
  return hintFor(of, { came: {}, given: {}, ...heard }, { n, kind, options })?.at ?? null;
}

test('a hint waits for its kind of question and comes once, in the order of the lesson', () => {
  expect(place(lesson, {}, 1, 'aim')).toBeNull();
  expect(place(lesson, {}, 1, 'act')).toBe(0);
  expect(place(lesson, { came: { 0: 1 } }, 1, 'act')).toBe(0);
  expect(place(lesson, { came: { 0: 1 } }, 5, 'act')).toBeNull();
  expect(place(lesson, { came: { 0: 1 } }, 5, 'aim')).toBe(1);
  expect(place(lesson, { came: { 0: 1, 1: 5 } }, 6, 'act')).toBe(2);
  expect(place(lesson, { came: { 0: 1, 1: 5, 2: 6 } }, 7, 'act')).toBeNull();
});

test('a hint that was put away makes room for none at the same question', () => {
  expect(place(lesson, { came: { 0: putAway(1) } }, 1, 'act')).toBeNull();
  expect(place(lesson, { came: { 0: putAway(1) } }, 2, 'aim')).toBe(1);
});

test('whoever takes an answer back reads the hint of that question again, and strays by it from none', () => {
  expect(place(lesson, { came: { 0: 1 } }, 1_000_001, 'act')).toBe(0);
  expect(place(lesson, { came: { 0: 1, 1: 2 } }, 1_000_001, 'act')).toBe(0);
  expect(place(lesson, { came: { 0: 1, 1: 5 } }, 1_000_002, 'aim')).toBe(1);
  expect(place(lesson, { came: { 0: 1 } }, 3_000_002, 'act')).toBeNull();
  expect(place(lesson, { came: { 0: 1 } }, 3_000_002, 'aim')).toBe(1);
});

test('a hint whose moment has passed is dropped, and the next one comes in its place', () => {
  const dropped = (n: number, kind: string): number | null =>
    hintFor(lesson, { came: { 0: 1 }, given: {} }, { n, kind, options: [] }, [1])?.at ?? null;

  expect(dropped(2, 'aim')).toBeNull();
  expect(dropped(2, 'act')).toBe(2);
});

test('with the last hint comes what the lesson is there for and never came up, each once; what came by any of its hints was met', () => {
  const [aiming, paying] = [
    { says: 'aiming', rule: 'T-1' },
    { says: 'paying', rule: 'T-2' },
  ];
  const whole = lessonOf(
    hint('act', { anyway: true, answer: 'sneak' }),
    hint('aim', { teaches: aiming }),
    hint('pay', { teaches: paying, anyway: true }),
    hint('aim', { teaches: aiming }),
    hint('act', { teaches: paying }),
    hint('end', { anyway: true }),
  );
  const missed = (came: Heard['came'], n: number, kind: string) =>
    hintFor(whole, { came, given: { 1: [['sprint']] } }, { n, kind, options: [] })?.missed;

  expect(missed({ 0: 1 }, 3, 'end')).toEqual([aiming, paying]);
  expect(missed({ 0: 1, 2: 2 }, 3, 'end')).toEqual([aiming]);
  expect(missed({ 0: 1 }, 2, 'pay')).toEqual([]);
});

test('whoever strays is told of what a hint is there for whenever it comes up, also after a later hint, and never after the last', () => {
  const whole = lessonOf(
    hint('act', { answer: 'sneak' }),
    hint('pay', { anyway: true, teaches: { says: 'paying', rule: 'T-1' } }),
    hint('aim', { anyway: true }),
    hint('move', { anyway: true }),
    hint('end', { anyway: true }),
  );
  const strayed: Heard = { came: { 0: 1, 3: 2 }, given: { 1: [['sprint']] } };

  expect(place(whole, strayed, 3, 'aim')).toBeNull();
  expect(hintFor(whole, strayed, { n: 3, kind: 'pay', options: [] })).toMatchObject({ at: 1, number: 3 });
  expect(place(whole, { ...strayed, came: { ...strayed.came, 4: 3 } }, 4, 'pay')).toBeNull();
});

describe('Whoever strays', () => {
  const grass = { kind: 'square', id: 9 };
  const far = { kind: 'square', id: 4 };
  const deed = (id: string) => ({ kind: 'action', id });
  const guided = lessonOf(
    hint('act', { answer: 'sneak' }),
    hint('step', { answer: 's9' }),
    hint('act', { answer: 'shoot', anyway: 'A shot takes a card.', about: [grass, far] }),
    hint('aim', { answer: ['d1', 'd2'] }),
    hint('pay', { anyway: 'Cards are health.' }),
    hint('end', { anyway: true }),
  );
  const strayed: Heard = { came: { 0: 1 }, given: { 1: [['sprint']] } };

  test('is told what holds anyway, at the first question of its kind, and of what it is about only what is asked for', () => {
    const options = [{ key: 'shoot', says: 'Shoot', about: [far] }];

    expect(hintFor(guided, strayed, { n: 2, kind: 'act', options })).toEqual({
      at: 2,
      since: 2,
      suggests: ['shoot'],
      says: 'A shot takes a card.',
      about: [far],
      number: 2,
      of: null,
      missed: [],
    });
    expect(place(guided, strayed, 2, 'step')).toBeNull();
    expect(place(guided, strayed, 2, 'aim')).toBeNull();
  });

  test('hears each once, passed over or not, until the lesson is over', () => {
    const paid = { ...strayed, came: { 0: 1, 4: 3 } };
    expect(place(guided, strayed, 3, 'pay')).toBe(4);
    expect(place(guided, paid, 3, 'pay')).toBe(4);
    expect(place(guided, paid, 4, 'pay')).toBeNull();
    expect(hintFor(guided, paid, { n: 5, kind: 'end', options: [] })).toEqual({
      ...{ at: 5, since: 5, suggests: null, says: 'about end', about: [], number: 3, of: null, missed: [] },
    });
    expect(place(guided, { ...paid, came: { ...paid.came, 5: 5 } }, 6, 'act')).toBeNull();
  });

  test('is led on, never back: what comes before a hint that came is not said any more', () => {
    const paid: Heard = { came: { 0: 1, 4: 3 }, given: { 1: [['sprint']] } };
    expect(place(guided, paid, 4, 'act')).toBeNull();
    expect(place(guided, paid, 4, 'end')).toBe(5);
    const early: Heard = { came: { 4: 3 }, given: {} };
    expect(place(guided, early, 4, 'act')).toBeNull();
    expect(place(guided, early, 4, 'end')).toBe(5);
  });

  test('is not told of what cannot be done here; it comes once it can, numbered by what has come, and by how many there are only if none was left out', () => {
    const tour = lessonOf(
      hint('place', { answer: 'grass' }),
      hint('act', { answer: 'shoot', anyway: 'A bow reaches far.', about: [deed('shoot')] }),
      hint('act', { answer: 'end', anyway: 'This ends the turn.', about: [deed('end')] }),
      hint('evade', { answer: 's9', anyway: true, about: [grass] }),
    );
    const elsewhere: Heard = { came: { 0: 1 }, given: { 1: [['a11']] } };
    const offered = (...keys: readonly string[]) => keys.map(key => ({ key, says: key, about: [deed(key)] }));
    const counted = (heard: Heard, n: number, ...keys: readonly string[]): readonly unknown[] => {
      const now = hintFor(tour, heard, { n, kind: 'act', options: offered(...keys) });
      return [now?.says, now?.number, now?.of];
    };

    expect(counted(elsewhere, 2, 'walk')).toEqual([undefined, undefined, undefined]);
    expect(counted(elsewhere, 2, 'shoot', 'walk')).toEqual(['A bow reaches far.', 2, 4]);
    expect(counted(elsewhere, 2, 'end')).toEqual(['This ends the turn.', 2, null]);
    expect(counted({ ...elsewhere, came: { 0: 1, 2: 2 } }, 3, 'shoot')).toEqual([undefined, undefined, undefined]);
    expect(place(tour, elsewhere, 3, 'evade', [{ key: 's4', says: '', about: [far] }])).toBe(3);
  });

  test('is back on the way once the answer is taken back', () => {
    expect(place(guided, strayed, 1_000_001, 'act')).toBe(0);
    const back: Heard = { came: { 0: 1, 2: 2 }, given: { 1: [['sneak']] } };
    expect(place(guided, back, 1_000_002, 'step')).toBe(1);
  });

  test('has not strayed by another copy of the same card, another order, or a question without a hint', () => {
    const alike: Heard = {
      came: { 0: 1, 1: 2, 2: 3, 3: 4 },
      given: { 1: [['sneak']], 2: [['s8', 's9']], 3: [['shoot']], 4: [['d2'], ['d1']], 5: [['anything']] },
    };
    expect(hintFor(guided, alike, { n: 6, kind: 'pay', options: [] })?.says).toBe('about pay');
    const fewer = { ...alike, given: { ...alike.given, 4: [['d1']] } };
    expect(hintFor(guided, fewer, { n: 6, kind: 'pay', options: [] })?.says).toBe('Cards are health.');
  });

  test('has gone another way as well if no hint comes for long, and stays on it', () => {
    const waiting = { came: { 0: 1 } };
    expect(place(guided, waiting, 6, 'pay')).toBeNull();
    expect(hintFor(guided, { came: { 0: 1 }, given: {} }, { n: 7, kind: 'pay', options: [] })?.says).toBe('Cards are health.');
    expect(place(guided, { came: { 0: 1, 4: 7 } }, 7, 'pay')).toBe(4);
    expect(place(guided, { came: { 0: putAway(1) } }, 7, 'pay')).toBe(4);
    expect(place(guided, { came: { 0: 1, 2: 7 } }, 8, 'pay'), 'a question later').toBe(4);
  });

  test('keeps a hint while what it suggests can be done and was not: nobody burns hints by doing something else', () => {
    const tour = lessonOf(
      hint('act', { answer: 'sneak' }),
      hint('act', { answer: 'shoot', anyway: 'A bow reaches far.' }),
      hint('act', { answer: 'craft', anyway: 'Cards come back.' }),
      hint('end', { anyway: true }),
    );
    const options = ['sneak', 'shoot', 'craft'].map(key => ({ key, says: key, about: [] }));
    const walked: Heard = { came: { 0: 1, 1: 2 }, given: { 1: [['sprint']], 2: [['craft']] } };
    const at = (heard: Heard, n: number, offered = options): number | null => place(tour, heard, n, 'act', offered);

    expect(at(walked, 3)).toBe(1);
    expect(hintFor(tour, walked, { n: 3, kind: 'act', options })).toMatchObject({ since: 2, number: 2, suggests: ['shoot'] });
    expect(at({ ...walked, given: { ...walked.given, 3: [['shoot']] } }, 4), 'done').toBe(2);
    expect(at(walked, 3, options.slice(2)), 'impossible').toBe(2);
    expect(at({ ...walked, came: { 0: 1, 1: putAway(2) } }, 3), 'put away').toBe(2);
    expect(at(walked, 7), 'nobody follows it').toBe(2);
  });

  test('what a hint suggests is known also after it was put away, where all of it can be chosen', () => {
    const options = [{ key: 'sneak', says: 'Sneak', about: [] }];
    const asked = { n: 1, kind: 'act', options };
    expect(suggestedAt(guided, { came: {}, given: {} }, asked)).toEqual(['sneak']);
    expect(suggestedAt(guided, { came: { 0: putAway(1) }, given: {} }, asked)).toEqual(['sneak']);
    expect(suggestedAt(guided, { came: {}, given: {} }, { ...asked, options: [] })).toBeNull();
  });
});

test('between two hints it is said how many have come', () => {
  expect([0, 1, 5].map(waitsSays)).toEqual([
    'The first hint comes with the first question.',
    '1 hint read. The next one comes with something new.',
    '5 hints read. The next one comes with something new.',
  ]);
});
