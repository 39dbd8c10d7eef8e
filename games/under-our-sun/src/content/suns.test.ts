/** The Sun deck, as the work order has it (content.md 3.6). */
import { expect, test } from 'vitest';
import { doubled, flavourFaults } from '../testing/cards.ts';
import { WEATHERS } from './kinds.ts';
import { SUNS } from './suns.ts';

test('[US-SUN-1] twelve cards of six weathers', () => {
  expect(SUNS.map(one => [one.weather, one.copies ?? 1])).toEqual([
    ['clear', 4],
    ['heat', 2],
    ['storm', 2],
    ['solar-storm', 2],
    ['dust-haze', 1],
    ['mild-day', 1],
  ]);
  expect(SUNS.map(one => one.weather)).toEqual([...WEATHERS]);
});

test('[US-SUN-3] [US-SUN-4] what each of them changes', () => {
  expect(SUNS.map(one => one.always)).toEqual([
    [],
    [{ is: 'drink', by: 1 }],
    [{ is: 'move-cost', by: 1, from: 3 }],
    [
      { is: 'forbids', what: 'electric' },
      { is: 'enemy-dice', of: { type: 'mutated' }, add: '1B' },
    ],
    [
      { is: 'explore-cost', by: 1 },
      { is: 'forbids', what: 'ranged' },
    ],
    [{ is: 'move-cost', by: -1, first: true }],
  ]);
});

test('no id and no name twice, and every line keeps its form', () => {
  expect(doubled(SUNS.flatMap(one => [one.id, one.name]))).toEqual([]);
  for (const { name, flavour } of SUNS) expect(flavourFaults(flavour!), name).toEqual([]);
});
