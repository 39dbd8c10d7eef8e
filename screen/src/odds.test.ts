import { expect, test } from 'vitest';
import { asPercent, figuresOf, oddsSay } from './odds.ts';

test('what happens or not is a chance, what is counted has bars; the counted come first', () => {
  const figures = figuresOf({
    kill: [
      { value: 0, chance: 0.44 },
      { value: 1, chance: 0.56 },
    ],
    damageDealt: [
      { value: 2, chance: 0.25 },
      { value: 0, chance: 0.75 },
    ],
  });

  expect(figures).toEqual([
    {
      name: 'Damage dealt',
      bars: [
        { value: 0, chance: 0.75 },
        { value: 2, chance: 0.25 },
      ],
      mean: 0.5,
      certain: null,
      some: 0.25,
    },
    { name: 'Kill', bars: null, mean: 0.56, certain: null, some: 0.56 },
  ]);
});

test('a number that is certain is told as it is', () => {
  expect(figuresOf({ wakes: [{ value: 2, chance: 1 }] })[0]).toMatchObject({ name: 'Wakes', certain: 2 });
});

test('what is possible is never rounded to nothing, nor to certainty', () => {
  expect([0, 0.001, 0.5549, 0.9999, 1].map(asPercent)).toEqual(['0 %', '1 %', '55 %', '99 %', '100 %']);
  // Sums of chances are not quite exact.
  expect([1e-15, 1 - 1e-15].map(asPercent)).toEqual(['0 %', '100 %']);
});

test('exactly one success is one, not a chance of all', () => {
  expect(figuresOf({ successes: [{ value: 1, chance: 1 }] })).toMatchObject([{ certain: 1 }]);
  expect(figuresOf({ succeeds: [{ value: 1, chance: 1 }] })).toMatchObject([{ bars: null, certain: null, some: 1 }]);
});

test('odds are said in one line, a figure at a time', () => {
  const damage = [
    { value: 0, chance: 0.5 },
    { value: 3, chance: 0.5 },
  ];
  const kills = [
    { value: 0, chance: 0.84 },
    { value: 1, chance: 0.16 },
  ];
  expect(oddsSay({ kills, damage, wakes: [{ value: 2, chance: 1 }] }).replaceAll('\u00a0', ' ')).toBe(
    'Damage ⌀ 1.5 · Wakes 2 · Kills 16 %',
  );
  expect(oddsSay({})).toBe('');
});
