/** B11, The Coil. */
import type { Brief } from '../types.ts';

export const B11: Brief = {
  id: 'B11',
  chapter: 11,
  name: 'The Coil',
  pages: [
    [{ page: 'dome-1' }, { page: 'dome-2' }],
    [{ page: 'camp-11' }, { page: 'dome-1', turned: 2 }],
    [{ page: 'dome-2', turned: 2 }, { page: 'camp-12' }],
  ],
  isLarge: true,
  alert: [5, 6, 7],
  limit: [11, 17, 25, 28],
  starts: [
    [5, 17],
    [5, 16],
    [4, 17],
    [6, 17],
    [4, 16],
    [6, 16],
  ],
  enemies: [
    { enemy: 'coilspire', route: 'coil', at: [[2, 4]], n: [1, 1, 1] },
    {
      enemy: 'spitmaw',
      route: 'east',
      at: [
        [10, 8],
        [10, 10],
      ],
      n: [1, 2, 2],
    },
    { enemy: 'spitmaw', route: 'west', at: [[1, 7]], n: [0, 1, 1] },
  ],
  routes: [
    {
      id: 'coil',
      squares: [
        [1, 2],
        [2, 2],
        [3, 2],
        [4, 2],
        [4, 3],
        [4, 4],
        [4, 5],
        [3, 5],
        [2, 5],
        [1, 5],
        [2, 4],
        [2, 3],
      ],
      isLoop: true,
    },
    {
      id: 'east',
      squares: [
        [10, 8],
        [10, 9],
        [10, 10],
        [10, 11],
      ],
      isLoop: false,
    },
    {
      id: 'west',
      squares: [
        [1, 7],
        [1, 8],
        [1, 9],
        [1, 10],
        [1, 11],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'pillar', at: [2, 9] },
    { kind: 'pillar', at: [9, 13] },
    { kind: 'pillar', at: [3, 3] },
    { kind: 'pillar', at: [10, 6] },
  ],
  traps: [],
  objective: { goal: 'defeat', enemy: 'coilspire' },
  rules: ['glass-cuts'],
  tokens: { eye: [{ do: 'deck-open', enemy: 'coilspire', deck: 1 }], drum: [{ do: 'once', what: 'switch-deck', enemy: 'coilspire' }] },
  preparations: { 'look-at-march': [{ do: 'look-at-tops', n: 2, deck: 1 }] },
};
