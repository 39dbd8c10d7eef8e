import type { Asked, Person } from '@quarry/protocol';
import { isInOrder } from '@quarry/screen';
import { describe, expect, test } from 'vitest';
import {
  advisedAt,
  answerOf,
  type Chooser,
  countSays,
  dangersAt,
  doneSays,
  fitSays,
  foreseenIn,
  heldSays,
  isByOneself,
  isEnough,
  likely,
  litSays,
  mustConfirm,
  strip,
  toggled,
  weighedIn,
  withPointed,
} from './choosing.ts';

const asked = (some: Partial<Asked>): Asked => ({
  n: 1,
  kind: 'k',
  rule: 'R',
  says: '',
  choose: 'one',
  min: 1,
  max: 1,
  ordered: false,
  options: [
    { key: 'a', about: [], value: 0, says: 'a' },
    { key: 'b', about: [], value: 1, says: 'b' },
    { key: 'pass', about: [], value: null, says: 'pass' },
    { key: 'pass-until-turn', about: [], value: { passUntil: 'turn' }, says: 'pass until the turn ends' },
  ],
  facts: null,
  outline: null,
  from: null,
  mayStay: false,
  isWindow: false,
  hasOdds: false,
  ...some,
});
const final = { odds: {}, isFinal: true };
const open = { odds: {}, isFinal: false };

test('what is advised is marked where it lies on the table, if it lies anywhere', () => {
  const [place, verb] = [
    { kind: 'hex', id: 7 },
    { kind: 'action', id: 'move' },
  ] as const;
  const there = { key: 'there', about: [verb, place], value: 2, says: 'there' };
  const all = asked({ options: [there, { key: 'rest', about: [verb], value: 3, says: 'rest' }] });
  expect([advisedAt(all, ['there']), advisedAt(all, ['rest']), advisedAt(all, []), advisedAt(null, ['there'])]).toEqual([
    [place],
    null,
    null,
    null,
  ]);
});

describe('several choices', () => {
  test('are looked at together with what is pointed at, if it may be chosen, too', () => {
    const two = asked({ max: 2 });
    expect(withPointed(two, ['a'], null)).toEqual(['a']);
    expect(withPointed(two, ['a'], 'a')).toEqual(['a']);
    expect(withPointed(two, ['a'], 'b')).toEqual(['a', 'b']);
    expect(withPointed(two, ['a', 'b'], 'pass')).toEqual(['b', 'pass']);
    expect(withPointed(asked({ max: 1 }), ['a'], 'b')).toEqual(['b']);
    expect(withPointed(two, ['a'], 'strange')).toEqual(['a']);
  });

  test('are gathered, taken back, and never too many: one more takes the place of the first', () => {
    const two = { max: 2 };
    expect(toggled(two, ['a'], ['b'])).toEqual(['a', 'b']);
    expect(toggled(two, ['a', 'b'], ['c'])).toEqual(['b', 'c']);
    expect(toggled(two, ['a', 'b'], ['c', 'd'])).toEqual(['b', 'c']);
    expect(toggled({ max: 0 }, [], ['a'])).toEqual([]);
    expect(toggled(two, ['a', 'b'], ['a'])).toEqual(['b']);
    expect(toggled({ max: 1 }, ['a'], ['b'])).toEqual(['b']);
  });

  test('of a pile are one more with each click, and none after the last', () => {
    const pile = ['a', 'b', 'c'];
    expect(toggled({ max: 4 }, ['x'], pile)).toEqual(['x', 'a']);
    expect(toggled({ max: 4 }, ['x', 'a', 'b'], pile)).toEqual(['x', 'a', 'b', 'c']);
    expect(toggled({ max: 4 }, ['x', 'a', 'b', 'c'], pile)).toEqual(['x']);
    expect(toggled({ max: 2 }, ['x', 'a'], pile)).toEqual(['x']);
    expect(toggled({ max: 1 }, ['a'], pile)).toEqual([]);
  });

  test('are sent once there are enough', () => {
    const some = asked({ choose: 'some', min: 1, max: 2 });
    expect([isEnough(some, []), isEnough(some, ['a'])]).toEqual([false, true]);
    expect([answerOf(some, []), answerOf(some, ['b', 'a'])]).toEqual([null, ['b', 'a']]);
    const counted = (min: number, max: number, n: number, ordered = false): string => countSays(asked({ min, max, ordered }), n);
    expect([countSays(some, 1), counted(0, 3, 0), counted(2, 2, 1)]).toEqual(['1 chosen, 1 to 2', 'Up to 3, or none', '1 of 2 chosen']);
    expect([counted(0, 3, 2), counted(0, 3, 0, true)]).toEqual([
      '2 of up to 3 chosen',
      'Up to 3, in the order in which you press them, or none',
    ]);
    expect([counted(2, 2, 1, true), counted(1, 1, 0, true)]).toEqual([
      '1 of 2 chosen, in the order in which you press them',
      '0 of 1 chosen',
    ]);
  });

  test('that have to fit together say what they still lack, and that they will do', () => {
    const pay = asked({ choose: 'some', min: 1, max: 2, isFitted: true });
    expect(fitSays(pay, 0, null)).toBe('Nothing chosen yet');
    expect(fitSays(pay, 1, null)).toBe('1 chosen');
    expect(fitSays(pay, 1, final)).toBe('1 chosen: that will do.');
    expect(fitSays(pay, 1, { ...open, not: 'That is 1 stamina; 1 more must be paid.' })).toBe('That is 1 stamina; 1 more must be paid.');
    expect(fitSays(asked({ choose: 'some', min: 0, max: 2, isFitted: true }), 0, null)).toBe('Up to 2, or none');
    expect(fitSays(asked({ choose: 'some', min: 2, max: 2, ordered: true, isFitted: true }), 2, final)).toBe(
      '2 of 2 chosen, in the order in which you press them',
    );
  });

  test('have an order only where there may be more than one', () => {
    expect([isInOrder({ ordered: true, max: 2 }), isInOrder({ ordered: true, max: 1 }), isInOrder({ ordered: false, max: 2 })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the button that ends it says what it does', () => {
  const dice = { dice: [] };
  expect([doneSays({ min: 0 }, 0), doneSays({ min: 0 }, 1), doneSays({ min: 1 }, 0)]).toEqual(['None', 'Done', 'Done']);
  expect([doneSays({ min: 0, dice }, 0), doneSays({ min: 0, dice }, 2)]).toEqual(['Keep all', 'Roll again']);
});

test('what lies on the table is pointed to', () => {
  expect([litSays(true), litSays(false)]).toEqual(['Choose what is lit', 'Or choose what is lit']);
});

test('an answer is an option, or none', () => {
  expect([answerOf(asked({}), ['a']), answerOf(asked({}), ['x']), answerOf(asked({}), [])]).toEqual(['a', null, null]);
});

const among = { isAlone: false, points: true };
const alone = { isAlone: true, points: true };
const byFinger = { isAlone: true, points: false };

test('what cannot be taken back is confirmed, unless one has set it otherwise', () => {
  const one = asked({});
  expect([final, open, null].map(look => mustConfirm('final', one, 'a', look, among))).toEqual([true, false, true]);
  expect([final, open].map(look => mustConfirm('never', one, 'a', look, among))).toEqual([false, false]);
  expect([final, open].map(look => mustConfirm('always', one, 'a', look, alone))).toEqual([true, true]);
  const ends = asked({ options: [{ key: 'a', about: [], says: 'End', isEnd: true, asksFirst: '2 actions left. End anyway?' }] });
  expect(['final', 'always', 'never'].map(set => mustConfirm(set as 'final', ends, 'a', open, alone))).toEqual([true, true, false]);
});

test('whoever is alone may undo everything, and confirms only where there are odds that no pointer has shown', () => {
  const withOdds = { ...final, odds: { kills: [{ value: 1, chance: 0.4 }] } };
  const confirms = (who: Chooser): boolean[] => [final, open, null, withOdds].map(look => mustConfirm('final', asked({}), 'a', look, who));
  expect([confirms(alone), confirms(byFinger)]).toEqual([
    [false, false, false, false],
    [false, false, false, true],
  ]);
  for (const key of ['pass', 'pass-until-turn']) expect(mustConfirm('final', asked({}), key, withOdds, byFinger)).toBe(false);
});

test('whoever is alone with bots is told that what is final can be undone; with others, that everyone is asked', () => {
  const me: Person = { seat: 0, name: 'Ada', who: 'person', bot: null, isHere: true };
  const bot: Person = { seat: 1, name: 'Sensible bot 2', who: 'bot', bot: 'sensible', isHere: true };
  const away: Person = { seat: 2, name: 'Bo', who: 'person', bot: null, isHere: false };
  const here: Person = { ...away, isHere: true };

  expect([[me], [me, bot], [me, away], [me, { ...here, bot: 'sensible' }]].map(people => isByOneself(people, 0))).toEqual(
    new Array(4).fill(true),
  );
  expect(isByOneself([me, bot, here], 0)).toBe(false);
  expect(isByOneself([me, bot, here], 0, [0, 2])).toBe(true);
  const rolls = { ...final, rolls: true as const };
  expect(heldSays(rolls, true)).toBe('This rolls dice. You can undo it, but they fall the same again.');
  expect(heldSays(rolls, false)).toBe('This rolls dice. After that, undo needs everyone.');
  expect(heldSays(final, true)).toBe('This turns up something hidden. You can undo it, but the same comes up again.');
  expect(heldSays(final, false)).toBe('This turns up something hidden. After that, undo needs everyone.');
  expect([heldSays(open, true), heldSays(null, false)]).toEqual(['Do it?', 'Do it?']);
});

test('nothing is marked as likely but to pass where one may react, and not even that where odds can be read', () => {
  expect(likely(asked({ isWindow: true, hasOdds: true }))).toBeNull();
  expect(likely(asked({}))).toBeNull();
  expect(likely(asked({ isWindow: true }))).toBe('pass');
  expect(likely(asked({ choose: 'some' }))).toBeNull();
});

test('to pass is known by its value, whatever its key is', () => {
  const options = [
    { key: 'pass-the-gate', about: [], value: { gate: 1 }, says: 'Pass the gate' },
    { key: 'stay', about: [], value: null, says: 'Stay' },
  ];
  expect(likely(asked({ isWindow: true, options }))).toBe('stay');
  expect(foreseenIn(asked({ hasOdds: true, options }))).toBe('pass-the-gate');
  expect(foreseenIn(asked({ hasOdds: true, options: options.toReversed() }))).toBeNull();
});

test('odds are told before anything is pointed at: of the likely answer where one may react, and of the first of a few', () => {
  const options = ['body', 'A', 'B'].map(key => ({ key, about: [], says: key }));
  expect(foreseenIn(asked({ hasOdds: true, options }))).toBe('body');
  expect(foreseenIn(asked({ hasOdds: true, isWindow: true }))).toBe('pass');
  expect(foreseenIn(asked({ hasOdds: false, options }))).toBeNull();
  expect(foreseenIn(asked({ hasOdds: true, options: [...options, ...options] }))).toBeNull();
  expect(foreseenIn(asked({ hasOdds: true, options: options.slice(0, 1) }))).toBeNull();
});

test('where nobody points, the odds of each of a few are told; not of a pass, nor where one may react', () => {
  const options = ['body', 'A', 'B'].map(key => ({ key, about: [], says: key }));
  const pass = { key: 'pass', about: [], says: 'Pass', value: null };
  expect(weighedIn(asked({ hasOdds: true, options: [...options, pass] }))).toEqual(['body', 'A', 'B']);
  expect(weighedIn(asked({ hasOdds: false, options }))).toEqual([]);
  expect(weighedIn(asked({ hasOdds: true, isWindow: true, options }))).toEqual([]);
  expect(weighedIn(asked({ hasOdds: true, options: [...options, ...options] }))).toEqual([]);
});

test('on a phone answers stand in rows of two or three, unless they are many', () => {
  expect([1, 2, 4, 5].map(n => strip(n))).toEqual([
    'decision-options',
    'decision-options decision-pairs',
    'decision-options decision-pairs',
    'decision-options decision-threes',
  ]);
  expect(strip(9, true)).toBe('decision-options decision-many');
});

describe('what waits at a place', () => {
  const place = (id: number) => ({ kind: 'square', id });
  const look = { odds: {}, isFinal: false, dangers: [{ place: place(3), says: ['The Watcher would become alert.'] }] };
  const to = (...ids: number[]) => ({ key: 'a', about: ids.map(place), value: 0, says: 'a' });

  test('is told of the place that is pointed at, though the option leads elsewhere, too', () => {
    expect(dangersAt({ pointed: to(), look }, place(3))).toEqual(['The Watcher would become alert.']);
    expect(dangersAt({ pointed: to(), look }, place(4))).toEqual([]);
  });

  test('by a button, of the only place that its option is about', () => {
    expect(dangersAt({ pointed: to(3), look })).toEqual(['The Watcher would become alert.']);
    expect(dangersAt({ pointed: to(3, 4), look })).toEqual([]);
    expect(dangersAt({ pointed: to(3), look: null })).toEqual([]);
  });
});
