import { expect, test } from 'vitest';
import { stillWanted } from './night.ts';

test('[K-80] by day nearly everything has to be seen, by night everything', () => {
  const names = Array.from({ length: 40 }, (_, i) => `decision/${i}`);

  expect(stillWanted(names.slice(0, 5), 40, false)).toEqual(names.slice(0, 5));
  expect(stillWanted(names.slice(0, 4), 40, false)).toEqual([]);
  expect(stillWanted(names.slice(0, 1), 40, true)).toEqual(names.slice(0, 1));
  expect(stillWanted(names.slice(0, 1), 9, false)).toEqual(names.slice(0, 1));
});
