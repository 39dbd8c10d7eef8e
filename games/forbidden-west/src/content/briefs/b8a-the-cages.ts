/** B8A, The Cages. */
import type { Brief } from '../types.ts';

export const B8A: Brief = {
  id: 'B8A',
  chapter: 8,
  name: 'The Cages',
  pages: [
    [{ page: 'field-12' }, { page: 'camp-7' }],
    [{ page: 'camp-8' }, { page: 'field-3', turned: 1 }],
  ],
  alert: [7, 8, 9],
  limit: [15, 19, 30, 36],
  starts: [
    [0, 10],
    [0, 9],
    [1, 10],
    [0, 11],
  ],
  exits: [
    [0, 6],
    [0, 7],
    [0, 8],
    [0, 9],
    [0, 10],
    [0, 11],
  ],
  enemies: [
    {
      enemy: 'razorhound',
      route: 'wire',
      at: [
        [4, 2],
        [9, 6],
        [8, 2],
      ],
      n: [2, 3, 3],
    },
    {
      enemy: 'rebel-brawler',
      route: 'fire',
      at: [
        [8, 5],
        [10, 5],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-brawler',
      route: 'pens',
      at: [
        [6, 7],
        [8, 11],
      ],
      n: [1, 1, 2],
    },
    {
      enemy: 'rebel-bomber',
      route: 'gate',
      at: [
        [5, 9],
        [5, 11],
      ],
      n: [1, 2, 2],
    },
  ],
  routes: [
    {
      id: 'wire',
      squares: [
        [4, 2],
        [5, 2],
        [6, 2],
        [7, 2],
        [8, 2],
        [9, 1],
        [9, 2],
        [9, 3],
        [9, 4],
        [9, 5],
        [10, 6],
        [9, 6],
        [8, 6],
        [7, 6],
        [6, 6],
        [5, 6],
        [5, 5],
        [5, 4],
        [5, 3],
      ],
      isLoop: true,
    },
    {
      id: 'fire',
      squares: [
        [8, 5],
        [9, 5],
        [10, 5],
        [11, 5],
      ],
      isLoop: false,
    },
    {
      id: 'pens',
      squares: [
        [6, 7],
        [7, 7],
        [8, 7],
        [9, 7],
        [10, 7],
        [10, 8],
        [10, 9],
        [10, 10],
        [10, 11],
        [9, 11],
        [8, 11],
        [7, 11],
        [6, 11],
        [6, 10],
        [6, 9],
        [6, 8],
      ],
      isLoop: true,
    },
    {
      id: 'gate',
      squares: [
        [5, 9],
        [5, 10],
        [5, 11],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'cage', at: [5, 4] },
    { kind: 'cage', at: [9, 3] },
    { kind: 'cage', at: [6, 8] },
    { kind: 'cage', at: [10, 9] },
  ],
  traps: [],
  objective: { then: [{ goal: 'interact', feature: 'cage', n: 4 }, { goal: 'exit' }] },
  rules: ['captives-follow'],
  tokens: {
    feather: [
      {
        do: 'more-starts',
        at: [
          [3, 7],
          [3, 6],
        ],
      },
    ],
  },
  preparations: { 'one-more-start': [{ do: 'more-starts', at: [[0, 3]] }] },
};
