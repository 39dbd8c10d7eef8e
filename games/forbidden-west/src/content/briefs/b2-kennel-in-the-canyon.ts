/** B2, Kennel in the Canyon. */
import type { Brief } from '../types.ts';

export const B2: Brief = {
  id: 'B2',
  chapter: 2,
  name: 'Kennel in the Canyon',
  pages: [
    [{ page: 'field-3' }, { page: 'camp-1' }],
    [{ page: 'field-4' }, { page: 'camp-2' }],
  ],
  alert: [7, 8, 9],
  starts: [
    [0, 10],
    [0, 9],
    [1, 10],
    [0, 11],
    [1, 9],
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
      route: 'upper-pen',
      at: [
        [7, 1],
        [10, 4],
      ],
      n: [1, 1, 2],
    },
    {
      enemy: 'razorhound',
      route: 'lower-pen',
      at: [
        [6, 8],
        [10, 10],
      ],
      n: [1, 2, 2],
    },
    { enemy: 'rebel-brawler', route: 'rim', at: [[6, 1]], n: [1, 1, 1] },
    { enemy: 'rebel-brawler', route: 'gate', at: [[8, 6]], n: [0, 1, 1] },
  ],
  routes: [
    {
      id: 'upper-pen',
      squares: [
        [7, 1],
        [8, 1],
        [9, 1],
        [10, 1],
        [9, 2],
        [9, 3],
        [10, 4],
        [9, 4],
        [8, 4],
        [7, 4],
        [7, 3],
        [7, 2],
      ],
      isLoop: true,
    },
    {
      id: 'lower-pen',
      squares: [
        [6, 8],
        [7, 7],
        [8, 7],
        [9, 7],
        [9, 8],
        [9, 9],
        [10, 10],
        [9, 10],
        [8, 10],
        [7, 10],
        [6, 10],
        [5, 9],
      ],
      isLoop: true,
    },
    {
      id: 'rim',
      squares: [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
      ],
      isLoop: false,
    },
    {
      id: 'gate',
      squares: [
        [5, 5],
        [5, 6],
        [5, 7],
        [5, 8],
        [6, 8],
        [7, 7],
        [8, 6],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'pen', at: [9, 2] },
    { kind: 'pen', at: [8, 9] },
  ],
  traps: [],
  objective: { then: [{ goal: 'interact', feature: 'pen', n: 2 }, { any: [{ goal: 'exit' }, { goal: 'defeat-all' }] }] },
  rules: ['pens-release'],
  tokens: {
    wave: [
      {
        do: 'starts',
        at: [
          [3, 11],
          [3, 10],
          [2, 11],
          [4, 11],
        ],
      },
    ],
    drum: [{ do: 'once', what: 'skip-card', enemy: 'razorhound' }],
    moon: [{ do: 'longer-track', n: 1 }],
  },
  isLoud: true,
};
