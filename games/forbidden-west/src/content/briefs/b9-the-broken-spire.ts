/** B9, The Broken Spire. */
import type { Brief } from '../types.ts';

export const B9: Brief = {
  id: 'B9',
  chapter: 9,
  name: 'The Broken Spire',
  pages: [
    [{ page: 'field-4', turned: 2 }, { page: 'camp-9' }],
    [{ page: 'camp-10' }, { page: 'field-7', turned: 1 }],
  ],
  alert: [5, 6, 6],
  limit: [5, 8, 13, 14],
  starts: [
    [0, 11],
    [0, 10],
    [1, 11],
    [1, 10],
    [0, 9],
  ],
  enemies: [
    { enemy: 'dal', route: 'spire', at: [[6, 3]], n: [1, 1, 1] },
    {
      enemy: 'rebel-scout',
      route: 'stair',
      at: [
        [2, 2],
        [4, 2],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'ledge',
      at: [
        [10, 6],
        [10, 9],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'foot',
      at: [
        [5, 9],
        [7, 10],
      ],
      n: [1, 1, 2],
    },
    { enemy: 'arc-stalker', route: 'shade', at: [[10, 1]], n: [0, 0, 1] },
  ],
  routes: [
    {
      id: 'spire',
      squares: [
        [6, 3],
        [7, 3],
        [8, 3],
        [7, 4],
        [7, 5],
        [6, 5],
        [6, 4],
      ],
      isLoop: true,
    },
    {
      id: 'stair',
      squares: [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
      ],
      isLoop: false,
    },
    {
      id: 'ledge',
      squares: [
        [10, 6],
        [10, 7],
        [10, 8],
        [10, 9],
        [10, 10],
      ],
      isLoop: false,
    },
    {
      id: 'foot',
      squares: [
        [5, 9],
        [6, 10],
        [7, 10],
        [8, 9],
      ],
      isLoop: false,
    },
    {
      id: 'shade',
      squares: [
        [9, 1],
        [10, 1],
        [11, 1],
        [11, 2],
        [11, 3],
        [11, 4],
        [10, 4],
        [9, 3],
        [9, 2],
      ],
      isLoop: true,
    },
  ],
  features: [{ kind: 'dal', at: [6, 3] }],
  traps: [],
  objective: {
    then: [
      { goal: 'half-hp', enemy: 'dal' },
      { goal: 'if-flag', flag: 'mercy', holds: { goal: 'interact', feature: 'dal', n: 1 }, otherwise: { goal: 'defeat', enemy: 'dal' } },
    ],
  },
  rules: ['falling-stones'],
  tokens: {
    blade: [{ do: 'duel' }],
    eye: [
      {
        do: 'starts',
        at: [
          [11, 7],
          [11, 6],
          [10, 7],
          [11, 8],
        ],
      },
    ],
  },
  stones: [
    [5, 6],
    [7, 4],
    [3, 8],
    [10, 5],
    [6, 7],
  ],
};
