/** B7, Stonetusk. */
import type { Brief } from '../types.ts';

export const B7: Brief = {
  id: 'B7',
  chapter: 7,
  name: 'Stonetusk',
  pages: [
    [{ page: 'canyon-1' }, { page: 'canyon-2' }, { page: 'canyon-1' }],
    [
      { page: 'canyon-2', turned: 2 },
      { page: 'canyon-1', turned: 2 },
      { page: 'canyon-2', turned: 2 },
    ],
  ],
  isLarge: true,
  alert: [5, 6, 6],
  limit: [7, 9, 16, 21],
  starts: [
    [0, 6],
    [0, 5],
    [1, 6],
    [0, 7],
    [1, 5],
    [1, 7],
  ],
  enemies: [
    { enemy: 'stonetusk', route: 'march', at: [[10, 2]], n: [1, 1, 1] },
    {
      enemy: 'rebel-scout',
      route: 'ahead',
      at: [
        [11, 3],
        [15, 4],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'rebel-scout',
      route: 'behind',
      at: [
        [11, 8],
        [14, 8],
      ],
      n: [0, 1, 2],
    },
  ],
  routes: [
    {
      id: 'march',
      squares: [
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 0],
        [8, 1],
        [8, 2],
        [7, 3],
        [7, 4],
        [6, 4],
        [5, 4],
        [4, 3],
        [4, 2],
      ],
      isLoop: true,
    },
    {
      id: 'ahead',
      squares: [
        [11, 3],
        [12, 3],
        [13, 3],
        [14, 4],
        [15, 4],
        [16, 3],
      ],
      isLoop: false,
    },
    {
      id: 'behind',
      squares: [
        [11, 8],
        [12, 8],
        [13, 8],
        [14, 8],
        [15, 8],
      ],
      isLoop: false,
    },
  ],
  features: [],
  traps: [
    { at: [5, 4], type: 'tripwire', dice: '2O 1B', token: 'root' },
    { at: [6, 7], type: 'tripwire', dice: '2O 1B', token: 'root' },
    { at: [8, 5], type: 'tripwire', dice: '2O 1B', token: 'root' },
    { at: [9, 8], type: 'tripwire', dice: '2O 1B', token: 'root' },
  ],
  objective: {
    any: [
      { goal: 'defeat', enemy: 'stonetusk' },
      { goal: 'destroy-parts', enemy: 'stonetusk', n: [3, 4, 4] },
    ],
  },
  rules: [],
  tokens: { root: [{ do: 'traps' }], eye: [{ do: 'wounded-part', enemy: 'stonetusk', letter: 'F', n: 2 }], drum: [{ do: 'volley', n: 2 }] },
  preparations: { 'one-more-trap': [{ do: 'more-traps', traps: [{ at: [7, 2], type: 'tripwire', dice: '2O 1B' }] }] },
  whenFlag: {
    plain: {
      pages: [
        [{ page: 'plain-1' }, { page: 'plain-2' }, { page: 'plain-1', turned: 1 }],
        [
          { page: 'plain-2', turned: 3 },
          { page: 'plain-1', turned: 2 },
          { page: 'plain-2', turned: 1 },
        ],
      ],
    },
  },
};
