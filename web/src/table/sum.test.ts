import { expect, test } from 'vitest';
import { saySum } from './sum.tsx';

test('a sum is said with what was counted and what was not', () => {
  const terms = [
    { says: 'Ashwood Bow', value: 2 },
    { says: 'Hunter Arrow', value: 3 },
    { says: 'Cover', value: -1 },
    { says: 'Armour', value: 1, not: 'the Watcher is not alert' },
  ];
  expect(saySum({ says: 'Damage', total: 4, terms })).toBe(
    'Damage: Ashwood Bow 2 + Hunter Arrow 3 − Cover 1 = 4. Armour 1 does not count: the Watcher is not alert.',
  );
});
