import { expect, test } from 'vitest';
import { capital, Person, plural, sayList, withYou } from './english.ts';

test.each([
  ['moves', 'move'],
  ['misses', 'miss'],
  ['fixes', 'fix'],
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
  expect([you.does('shoots'), you.whom, you.whose, you.Whose]).toEqual(['You shoot', 'you', 'your', 'Your']);
  expect([kite.does('shoots'), kite.whom, kite.whose, kite.Whose]).toEqual(['Kite shoots', 'Kite', 'Kite’s', 'Kite’s']);
  expect(rus.whose).toBe('Rus’');
});

test('numbers, lists and a capital', () => {
  expect([plural(0, 'card'), plural(1, 'card'), plural(2, 'die', 'dice')]).toEqual(['0 cards', '1 card', '2 dice']);
  expect([sayList([]), sayList(['a']), sayList(['a', 'b']), sayList(['a', 'b', 'c']), sayList(['a', 'b'], 'or')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
    'a or b',
  ]);
  expect([capital('two dice'), capital('')]).toEqual(['Two dice', '']);
});
