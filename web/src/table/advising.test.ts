import type { AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { adviceSays, reasonFor } from './advising.ts';

const options: readonly AskedOption[] = [
  { key: 'sneak', about: [], says: 'Sneak: 1 square, alerts nobody', verb: 'sneak' },
  { key: 'shoot', about: [], says: 'Ranged attack', verb: 'shoot' },
  { key: 'craft', about: [], says: 'Craft: Shuffle 3 discards into your draw pile', verb: 'craft' },
  { key: 'pass', about: [], value: null, says: 'Pass' },
];
const verbs = { sneak: 'Move 1 square.', shoot: 'Attack a machine in range.', craft: 'Shuffle 3 discards into your draw pile.' };
const reason = (keys: readonly string[], odds = {}): string => reasonFor({ options }, keys, odds, verbs);

test('advice names what it would choose, and where the order counts in which order', () => {
  const says = (keys: readonly string[], ordered: boolean): string => adviceSays({ options, ordered }, keys);
  expect(says(['shoot', 'sneak'], false)).toBe('I would choose “Sneak” and “Ranged attack”.');
  expect(says(['shoot', 'sneak'], true)).toBe('I would choose “Ranged attack” first, then “Sneak”.');
  expect(says(['pass', 'shoot', 'sneak'], true)).toBe('I would choose “Pass” first, then “Ranged attack”, then “Sneak”.');
  expect(says(['shoot'], true)).toBe('I would choose “Ranged attack”.');
  expect(says([], true)).toBe('I would choose none.');
});

test('advice gives its reason: the odds, what its verb does, or that nothing is worth it; never the words of the button', () => {
  const odds = {
    damage: [
      { value: 2, chance: 0.5 },
      { value: 5, chance: 0.5 },
    ],
    killed: [
      { value: 0, chance: 0.4 },
      { value: 1, chance: 0.6 },
    ],
  };
  expect(reason(['shoot'], odds)).toBe('The odds: damage 3.5 on average, killed 60 %.');
  expect(reason(['shoot'], { 'karma spent': [{ value: 1, chance: 1 }], ...odds })).toBe('The odds: damage 3.5 on average, killed 60 %.');
  expect(reason(['sneak'])).toBe('Move 1 square.');
  expect(reason(['craft'])).toBe('');
  expect(reason(['shoot'])).toBe('Attack a machine in range.');
  expect(reason(['pass'])).toBe('Nothing here would do more good.');
  expect(reason([])).toBe('Nothing here would do more good.');
  expect(reason(['sneak', 'shoot'])).toBe('Move 1 square.');
});
