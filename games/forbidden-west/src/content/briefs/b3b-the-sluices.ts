/** B3B, The Sluices. */
import type { Brief } from '../types.ts';

export const B3B: Brief = {
  id: 'B3B',
  chapter: 3,
  name: 'The Sluices',
  pages: [
    [{ page: 'sluice-1' }, { page: 'sluice-2' }],
    [
      { page: 'sluice-2', turned: 2 },
      { page: 'sluice-1', turned: 2 },
    ],
  ],
  alert: [6, 7, 7],
  limit: [11, 14, 16, 20],
  starts: [
    [0, 11],
    [0, 10],
    [1, 11],
    [1, 10],
    [0, 9],
  ],
  enemies: [
    { enemy: 'tarback', route: 'basin', at: [[6, 6]], n: [1, 1, 1] },
    {
      enemy: 'rebel-brawler',
      route: 'crown',
      at: [
        [4, 1],
        [8, 1],
      ],
      n: [1, 1, 2],
    },
    {
      enemy: 'rebel-brawler',
      route: 'bank',
      at: [
        [11, 5],
        [11, 9],
      ],
      n: [1, 1, 2],
    },
    { enemy: 'rebel-brawler', route: 'ditch', at: [[3, 5]], n: [0, 1, 1] },
  ],
  routes: [
    {
      id: 'basin',
      squares: [
        [6, 6],
        [7, 6],
        [8, 6],
        [9, 6],
        [9, 7],
        [9, 8],
        [9, 9],
        [8, 9],
        [7, 9],
        [6, 10],
        [6, 9],
        [6, 8],
        [6, 7],
      ],
      isLoop: true,
    },
    {
      id: 'crown',
      squares: [
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 1],
        [8, 1],
        [9, 1],
        [10, 1],
      ],
      isLoop: false,
    },
    {
      id: 'bank',
      squares: [
        [11, 5],
        [11, 6],
        [11, 7],
        [11, 8],
        [11, 9],
        [10, 10],
        [11, 11],
      ],
      isLoop: false,
    },
    {
      id: 'ditch',
      squares: [
        [3, 5],
        [4, 5],
        [5, 6],
        [6, 7],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'dam', at: [4, 3], hp: 4 },
    { kind: 'dam', at: [10, 4], hp: 4 },
    { kind: 'dam', at: [8, 9], hp: 4 },
  ],
  traps: [],
  objective: { any: [{ goal: 'destroy', feature: 'dam', n: 3 }, { goal: 'defeat-all' }] },
  rules: ['water-slows'],
  tokens: { wave: [{ do: 'without-rule', rule: 'water-slows' }] },
};
