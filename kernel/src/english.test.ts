import { expect, test } from 'vitest';
import {
  ago,
  capital,
  curly,
  hintSays,
  inWords,
  lasted,
  limit,
  outOf,
  Person,
  plural,
  sayList,
  sentence,
  times,
  withYou,
  wordsOf,
} from './english.ts';

test.each([
  ['moves', 'move'],
  ['misses', 'miss'],
  ['fixes', 'fix'],
  ['focuses', 'focus'],
  ['reaches', 'reach'],
  ['pushes', 'push'],
  ['carries', 'carry'],
  ['lies', 'lie'],
  ['plays', 'play'],
  ['chooses', 'choose'],
  ['dodges', 'dodge'],
  ['loses', 'lose'],
  ['passes', 'pass'],
  ['freezes', 'freeze'],
  ['is', 'are'],
  ['has', 'have'],
  ['goes', 'go'],
])('somebody %s, you %s', (verb, yours) => expect(withYou(verb)).toBe(yours));

test('the reader is you, others go by name', () => {
  const [you, kite, rus] = [new Person('Kite', true), new Person('Kite', false), new Person('Rus', false)];

  expect(you.does('rolls for style')).toBe('You roll for style');
  expect([you.inside('is there'), kite.inside('is there')]).toEqual(['you are there', 'Kite is there']);
  expect([you.does('shoots'), you.whom, you.whose, you.Whose]).toEqual(['You shoot', 'you', 'your', 'Your']);
  expect([kite.does('shoots'), kite.whom, kite.whose, kite.Whose]).toEqual(['Kite shoots', 'Kite', 'Kite’s', 'Kite’s']);
  expect([rus.whose, rus.theirs, you.theirs]).toEqual(['Rus’', 'Rus’', 'yours']);
});

test('numbers, lists and a capital', () => {
  expect([plural(0, 'card'), plural(1, 'card'), plural(2, 'die', 'dice')]).toEqual(['0 cards', '1 card', '2 dice']);
  expect([0, 3, 6, 7].map(inWords)).toEqual(['none', 'three', 'six', '7']);
  expect([1, 2, 3].map(times)).toEqual(['once', 'twice', '3 times']);
  expect([sayList([]), sayList(['a']), sayList(['a', 'b']), sayList(['a', 'b', 'c']), sayList(['a', 'b'], 'or')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
    'a or b',
  ]);
  expect([capital('two dice'), capital('')]).toEqual(['Two dice', '']);
});

test('a name from a key', () => {
  expect(['isHuge', 'cooperative-easy', 'fire_arrow', 'd6Rolls', '-'].map(wordsOf)).toEqual([
    'Is huge',
    'Cooperative easy',
    'Fire arrow',
    'D6 rolls',
    '',
  ]);
});

test('spans of time are as rough as they are long', () => {
  const minute = 60_000;
  expect([0, minute - 1, minute, 59 * minute, 60 * minute, 24 * 60 * minute - 1, 48 * 60 * minute].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '2 days ago',
  ]);
  expect([0.5, 59.9, 60, 3599, 3600, 7200].map(lasted)).toEqual(['0 s', '59 s', '1 min', '59 min', '1 h', '2 h']);
});

test('nothing is more than its whole', () => {
  expect([outOf(2, 3), outOf(1, 1, 'point'), outOf(0, 2, 'point')]).toEqual(['2 of 3', '1 of 1 point', '0 of 2 points']);
  expect([outOf(3, 2), outOf(3, 2, 'point'), outOf(8, 6, 'wound', limit)]).toEqual([
    '3, 2 needed',
    '3 points, 2 needed',
    '8 wounds, limit 6',
  ]);
});

test('quotes are set as in a book, and inches stay inches', () => {
  expect(curly(`'Low end first,' says Hekarro's envoy. 'The lower camps' winter.'`)).toBe(
    '‘Low end first,’ says Hekarro’s envoy. ‘The lower camps’ winter.’',
  );
  expect(curly('"Not here," they say, "5.6" away." (\'So.\')')).toBe('“Not here,” they say, “5.6" away.” (‘So.’)');
});

test('a note is a sentence, whatever it ends in', () => {
  expect(['reveal the tile there', 'Do it?', 'go on …', 'It stays.', ''].map(sentence)).toEqual([
    'Reveal the tile there.',
    'Do it?',
    'Go on …',
    'It stays.',
    '',
  ]);
});

test('what an offer takes, brings and risks', () => {
  const hints = [
    { is: 'needs', says: 'a roll' },
    { is: 'gain', says: 'stores' },
    { is: 'risk', says: 'one may be hurt' },
  ] as const;
  expect(hints.map(hintSays)).toEqual(['A roll.', 'Gain: stores.', 'Risk: one may be hurt.']);
});
