/** What sentences of options are put together from: K-166 of SPEC.md. */
import { expect, test } from 'vitest';
import { copyOf, either, option } from './index.ts';

test('[K-166] a yes and a no', () => {
  expect([true, false].map(either('Burn oil', 'Stay in the dark'))).toEqual(['Burn oil', 'Stay in the dark']);
});

test('[K-166] copies of one name are counted, in the order of the question; what has no name, or is one of a kind, is not', () => {
  const oils = [{ oil: 4 }, null, { oil: 7 }, { wick: 1 }];
  const options = oils.map((one, i) => option(`${i}`, one));
  const nameIn = (one: (typeof oils)[number]): string | null => (one === null ? null : 'oil' in one ? 'Oil' : 'Wick');

  expect(oils.map(one => copyOf(one, options, nameIn))).toEqual([' (1 of 2)', '', ' (2 of 2)', '']);
  expect(copyOf({ oil: 7 }, options, nameIn)).toBe(' (2 of 2)');
  expect(copyOf(null, [...options, option('none', null)], nameIn)).toBe('');
});
