/** B10, The Long Crossing. */
import type { Brief } from '../types.ts';

export const B10: Brief = {
  id: 'B10',
  chapter: 10,
  name: 'The Long Crossing',
  pages: [
    [
      { page: 'field-2', turned: 1 },
      { page: 'field-9', turned: 2 },
      { page: 'field-12', turned: 2 },
      { page: 'field-10', turned: 3 },
    ],
  ],
  alert: [5, 6, 7],
  starts: [
    [6, 2],
    [6, 1],
    [7, 2],
    [6, 3],
    [5, 1],
  ],
  exits: [
    [23, 0],
    [23, 1],
    [23, 2],
    [23, 3],
    [23, 4],
    [23, 5],
  ],
  enemies: [
    { enemy: 'frostwing', route: 'wind', at: [[12, 1]], n: [1, 1, 1] },
    { enemy: 'frostwing', route: 'ridge', at: [[18, 1]], n: [1, 1, 1] },
    {
      enemy: 'emberhorn',
      route: 'slope',
      at: [
        [15, 2],
        [17, 4],
      ],
      n: [1, 1, 1],
    },
    { enemy: 'spitmaw', route: 'pool', at: [[21, 2]], n: [0, 0, 1] },
  ],
  routes: [
    {
      id: 'wind',
      squares: [
        [12, 1],
        [13, 1],
        [14, 1],
        [14, 2],
        [14, 3],
        [14, 4],
        [13, 4],
        [12, 3],
        [12, 2],
      ],
      isLoop: true,
    },
    {
      id: 'ridge',
      squares: [
        [18, 1],
        [19, 1],
        [20, 1],
        [20, 2],
        [20, 3],
        [20, 4],
        [19, 4],
        [18, 4],
        [18, 3],
        [18, 2],
      ],
      isLoop: true,
    },
    {
      id: 'slope',
      squares: [
        [15, 2],
        [16, 3],
        [17, 4],
      ],
      isLoop: false,
    },
    {
      id: 'pool',
      squares: [
        [21, 2],
        [22, 2],
        [23, 3],
        [22, 4],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'refugee', at: [4, 3], hp: 1 },
    { kind: 'refugee', at: [4, 2], hp: 1 },
    { kind: 'refugee', at: [3, 3], hp: 1 },
    { kind: 'refugee', at: [4, 4], hp: 1 },
    { kind: 'refugee', at: [3, 2], hp: 1 },
    { kind: 'refugee', at: [3, 4], hp: 1 },
  ],
  traps: [],
  objective: { goal: 'escort', n: 3 },
  rules: ['refugees-walk'],
  tokens: {
    feather: [
      {
        do: 'features-at',
        feature: 'refugee',
        at: [
          [11, 3],
          [11, 2],
        ],
      },
    ],
    sun: [{ do: 'once', what: 'walk-2' }],
    wave: [{ do: 'without-enemy', enemy: 'frostwing', n: 1 }],
  },
  preparations: {
    'one-more-refugee': [{ do: 'more-features', features: [{ kind: 'refugee', at: [4, 1], hp: 1 }] }],
    early: [{ do: 'longer-track', n: 2 }],
  },
  whenFlag: { 'sledge-lost': { fewer: { feature: 'refugee', n: 1 } } },
};
