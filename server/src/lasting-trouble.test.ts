import { expect, test } from 'vitest';
import { LastingTrouble } from './lasting-trouble.ts';

test('a trouble that lasts is told once when it begins, and once when it is over', () => {
  const told: unknown[] = [];
  const trouble = new LastingTrouble({ warn: (...said: unknown[]) => told.push(said) }, 'it is away', 'it is back');

  trouble.over();
  expect(told).toEqual([]);
  trouble.met(new Error('cut'));
  trouble.met(new Error('refused'));
  expect(told).toEqual([[{ reason: 'cut' }, 'it is away']]);
  trouble.over();
  trouble.over();
  expect(told.slice(1)).toEqual([[{}, 'it is back']]);
  trouble.met(new Error('cut again'));
  expect(told.slice(2)).toEqual([[{ reason: 'cut again' }, 'it is away']]);
});
