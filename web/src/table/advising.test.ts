import type { AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { reasonFor } from './advising.ts';

const options: readonly AskedOption[] = [
  { key: 'sneak', about: [], says: 'Sneak: 1 square, alerts nobody', verb: 'sneak' },
  { key: 'shoot', about: [], says: 'Ranged attack', verb: 'shoot' },
  { key: 'pass', about: [], says: 'Pass' },
];
const verbs = { sneak: 'Move 1 square.', shoot: 'Attack a machine in range.' };
const reason = (keys: readonly string[], odds = {}): string => reasonFor({ options }, keys, odds, verbs);

test('advice gives its reason: the odds, what the option says, what its verb does, or that nothing is worth it', () => {
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
  expect(reason(['sneak'])).toBe('1 square, alerts nobody.');
  expect(reason(['shoot'])).toBe('Attack a machine in range.');
  expect(reason(['pass'])).toBe('Nothing here is worth what it costs.');
  expect(reason([])).toBe('Nothing here is worth what it costs.');
  expect(reason(['sneak', 'shoot'])).toBe('Move 1 square.');
});
