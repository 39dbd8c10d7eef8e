import { expect, test } from 'vitest';
import { Person, withYou } from './english.ts';

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
