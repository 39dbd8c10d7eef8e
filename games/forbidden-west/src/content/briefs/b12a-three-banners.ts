/** B12A, Three Banners. */
import type { Brief } from '../types.ts';

export const B12A: Brief = {
  id: 'B12A',
  chapter: 12,
  name: 'Three Banners',
  pages: [
    [{ page: 'camp-13' }, { page: 'camp-1', turned: 1 }, { page: 'camp-2', turned: 2 }],
    [
      { page: 'camp-3', turned: 1 },
      { page: 'camp-4', turned: 3 },
      { page: 'camp-5', turned: 2 },
    ],
  ],
  alert: [5, 6, 7],
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
  features: [
    { kind: 'granary', at: [8, 6], hp: 12 },
    { kind: 'banner', at: [7, 4] },
    { kind: 'banner', at: [9, 3] },
    { kind: 'banner', at: [11, 7] },
  ],
  traps: [],
  objective: { goal: 'survive', turns: 16 },
  rules: ['waves', 'clan-banners'],
  tokens: { root: [{ do: 'granary', n: 4 }], drum: [{ do: 'later-wave', turns: 1 }] },
  preparations: { 'granary-3': [{ do: 'granary', n: 3 }] },
  waves: [
    {
      turn: 2,
      enemies: [
        {
          enemy: 'rebel-brawler',
          at: [
            [17, 5],
            [17, 4],
            [16, 5],
            [17, 6],
          ],
          n: [2, 3, 4],
        },
        { enemy: 'rebel-bomber', at: [[16, 4]], n: [1, 1, 1] },
      ],
    },
    {
      turn: 6,
      enemies: [
        {
          enemy: 'rebel-brawler',
          at: [
            [17, 1],
            [17, 0],
            [16, 1],
            [16, 0],
          ],
          n: [2, 3, 4],
        },
        { enemy: 'emberhorn', at: [[15, 1]], n: [1, 1, 1], if: { without: 'sun' } },
      ],
    },
    {
      turn: 10,
      enemies: [
        {
          enemy: 'rebel-brawler',
          at: [
            [0, 1],
            [0, 0],
            [1, 1],
            [0, 2],
          ],
          n: [2, 3, 4],
        },
        { enemy: 'rebel-bomber', at: [[1, 0]], n: [1, 1, 1] },
      ],
    },
    {
      turn: 14,
      enemies: [
        {
          enemy: 'rebel-brawler',
          at: [
            [17, 9],
            [17, 8],
            [16, 9],
            [17, 10],
          ],
          n: [2, 3, 4],
        },
        { enemy: 'rebel-captain', at: [[16, 8]], n: [1, 1, 1] },
      ],
    },
  ],
  besieged: 'granary',
};
