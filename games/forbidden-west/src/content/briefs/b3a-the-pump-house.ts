/** B3A, The Pump House. */
import type { Brief } from '../types.ts';

export const B3A: Brief = {
  id: 'B3A',
  chapter: 3,
  name: 'The Pump House',
  pages: [
    [{ page: 'field-5' }, { page: 'field-6' }],
    [{ page: 'camp-3' }, { page: 'field-1', turned: 2 }],
  ],
  alert: [6, 7, 7],
  limit: [14, 13, 17, 19],
  starts: [
    [0, 8],
    [0, 7],
    [1, 8],
    [0, 9],
    [1, 7],
  ],
  enemies: [
    { enemy: 'emberhorn', route: 'tank', at: [[7, 5]], n: [1, 1, 1] },
    {
      enemy: 'rebel-scout',
      route: 'north',
      at: [
        [3, 1],
        [7, 2],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'south',
      at: [
        [5, 9],
        [9, 9],
      ],
      n: [1, 1, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'east',
      at: [
        [11, 2],
        [10, 6],
      ],
      n: [1, 1, 2],
    },
  ],
  routes: [
    {
      id: 'tank',
      squares: [
        [7, 5],
        [8, 5],
        [9, 5],
        [10, 5],
        [10, 6],
        [10, 7],
        [10, 8],
        [10, 9],
        [9, 9],
        [8, 9],
        [7, 9],
        [7, 8],
        [7, 7],
        [7, 6],
      ],
      isLoop: true,
    },
    {
      id: 'north',
      squares: [
        [3, 1],
        [4, 1],
        [5, 2],
        [6, 2],
        [7, 2],
        [8, 2],
        [9, 1],
      ],
      isLoop: false,
    },
    {
      id: 'south',
      squares: [
        [4, 9],
        [5, 9],
        [6, 9],
        [7, 9],
        [8, 9],
        [9, 9],
        [10, 10],
      ],
      isLoop: false,
    },
    {
      id: 'east',
      squares: [
        [11, 2],
        [11, 3],
        [10, 4],
        [10, 5],
        [10, 6],
        [10, 7],
        [10, 8],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'pump', at: [6, 2] },
    { kind: 'pump', at: [9, 8] },
  ],
  traps: [
    { at: [5, 6], type: 'tripwire', dice: '1O', condition: 'adhesive' },
    { at: [8, 6], type: 'tripwire', dice: '1O', condition: 'adhesive' },
    { at: [6, 10], type: 'tripwire', dice: '1O', condition: 'adhesive' },
    { at: [4, 3], type: 'tripwire', dice: '1O', condition: 'adhesive' },
  ],
  objective: {
    then: [
      { goal: 'interact', feature: 'pump', n: 2 },
      { goal: 'defeat', enemy: 'emberhorn' },
    ],
  },
  rules: [],
  tokens: {
    sun: [{ do: 'feature-done', feature: 'pump', n: 1 }],
    root: [
      {
        do: 'starts',
        at: [
          [6, 6],
          [6, 5],
          [7, 6],
          [6, 7],
        ],
      },
    ],
  },
};
