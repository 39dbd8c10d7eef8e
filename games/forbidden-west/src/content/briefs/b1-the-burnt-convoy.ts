/** B1, The Burnt Convoy. */
import type { Brief } from '../types.ts';

export const B1: Brief = {
  id: 'B1',
  chapter: 1,
  name: 'The Burnt Convoy',
  pages: [[{ page: 'field-1' }, { page: 'field-2' }]],
  alert: [7, 8, 9],
  limit: [13, 11, 16, 17],
  starts: [
    [0, 2],
    [1, 3],
    [1, 2],
    [1, 4],
  ],
  enemies: [
    {
      enemy: 'scurrier',
      route: 'cart',
      at: [
        [5, 0],
        [5, 2],
      ],
      n: [1, 2, 2],
    },
    { enemy: 'scurrier', route: 'ditch', at: [[6, 3]], n: [1, 1, 1] },
    { enemy: 'scurrier', route: 'grain', at: [[7, 0]], n: [1, 1, 1] },
    {
      enemy: 'razorhound',
      route: 'road',
      at: [
        [9, 3],
        [10, 5],
      ],
      n: [1, 2, 2],
    },
    { enemy: 'razorhound', route: 'tail', at: [[11, 1]], n: [0, 0, 1], if: { rebellion: 3 } },
  ],
  routes: [
    {
      id: 'cart',
      squares: [
        [5, 0],
        [6, 0],
        [7, 0],
        [7, 1],
        [6, 1],
        [5, 2],
        [5, 1],
      ],
      isLoop: true,
    },
    {
      id: 'ditch',
      squares: [
        [6, 3],
        [7, 3],
        [8, 2],
        [9, 3],
        [9, 4],
        [8, 5],
        [7, 5],
        [6, 5],
        [6, 4],
      ],
      isLoop: true,
    },
    {
      id: 'grain',
      squares: [
        [7, 0],
        [8, 1],
        [9, 1],
        [8, 2],
        [7, 1],
      ],
      isLoop: true,
    },
    {
      id: 'road',
      squares: [
        [9, 3],
        [10, 3],
        [11, 3],
        [11, 4],
        [11, 5],
        [10, 5],
        [9, 5],
        [9, 4],
      ],
      isLoop: true,
    },
    {
      id: 'tail',
      squares: [
        [10, 0],
        [11, 1],
        [10, 2],
        [10, 1],
      ],
      isLoop: true,
    },
  ],
  features: [],
  traps: [],
  objective: { goal: 'defeat-all' },
  rules: [],
  tokens: {
    eye: [{ do: 'look-at-tops', againAtReveal: true }],
    root: [
      {
        do: 'more-starts',
        at: [
          [1, 1],
          [0, 5],
          [1, 5],
          [6, 5],
        ],
      },
    ],
  },
};
