/** What Three Banners and One Banner share: the ground around the granary, and what helps to hold it. */
import type { Brief } from '../types.ts';

export const THE_GRANARY = {
  chapter: 12,
  pages: [
    [{ page: 'camp-13' }, { page: 'camp-1', turned: 1 }, { page: 'camp-2', turned: 2 }],
    [
      { page: 'camp-3', turned: 1 },
      { page: 'camp-4', turned: 3 },
      { page: 'camp-5', turned: 2 },
    ],
  ],
  starts: [
    [8, 8],
    [8, 7],
    [7, 8],
    [9, 8],
    [8, 9],
    [7, 7],
  ],
  enemies: [],
  routes: [],
  traps: [],
  tokens: { root: [{ do: 'granary', n: 4 }], drum: [{ do: 'later-wave', turns: 1 }] },
  preparations: { 'granary-3': [{ do: 'granary', n: 3 }] },
  besieged: 'granary',
} as const satisfies Partial<Brief>;
