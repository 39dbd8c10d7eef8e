/** B3C, The Rope Bridge. */
import type { Brief } from '../types.ts';

export const B3C: Brief = {
  id: 'B3C',
  chapter: 3,
  name: 'The Rope Bridge',
  pages: [
    [{ page: 'gorge-1' }, { page: 'gorge-2' }],
    [{ page: 'gorge-3' }, { page: 'gorge-4' }],
  ],
  alert: [6, 7, 7],
  limit: [5, 7, 10, 12],
  starts: [
    [0, 10],
    [0, 9],
    [1, 10],
    [0, 11],
    [1, 9],
  ],
  enemies: [
    { enemy: 'frostwing', route: 'sky', at: [[8, 1]], n: [1, 1, 1] },
    {
      enemy: 'rebel-scout',
      route: 'far',
      at: [
        [9, 6],
        [10, 9],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'near',
      at: [
        [4, 1],
        [4, 4],
      ],
      n: [1, 1, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'ford',
      at: [
        [7, 10],
        [9, 10],
      ],
      n: [1, 1, 2],
    },
  ],
  routes: [
    {
      id: 'sky',
      squares: [
        [8, 1],
        [9, 1],
        [10, 1],
        [10, 2],
        [10, 3],
        [10, 4],
        [9, 4],
        [8, 4],
        [8, 3],
        [8, 2],
      ],
      isLoop: true,
    },
    {
      id: 'far',
      squares: [
        [9, 6],
        [9, 7],
        [9, 8],
        [10, 9],
        [11, 10],
      ],
      isLoop: false,
    },
    {
      id: 'near',
      squares: [
        [4, 1],
        [4, 2],
        [4, 3],
        [4, 4],
        [4, 5],
      ],
      isLoop: false,
    },
    {
      id: 'ford',
      squares: [
        [7, 10],
        [8, 10],
        [9, 10],
        [10, 10],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'bridge-head', at: [4, 3] },
    { kind: 'bridge-head', at: [8, 3] },
  ],
  traps: [],
  objective: { goal: 'hold', feature: 'bridge-head' },
  rules: ['bridge-falls'],
  tokens: {
    feather: [
      {
        do: 'starts',
        at: [
          [3, 0],
          [2, 5],
          [3, 5],
        ],
      },
    ],
    eye: [{ do: 'first-attack', dice: '1O', if: 'elevation' }],
  },
  bridge: [
    [5, 3],
    [6, 3],
    [7, 3],
    [5, 4],
    [6, 4],
    [7, 4],
  ],
};
