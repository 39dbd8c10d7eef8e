/** B12A, Three Banners. */
import type { Brief } from '../types.ts';
import { THE_GRANARY } from './the-granary.ts';

export const B12A: Brief = {
  ...THE_GRANARY,
  id: 'B12A',
  name: 'Three Banners',
  alert: [5, 6, 7],
  features: [
    { kind: 'granary', at: [8, 6], hp: 12 },
    { kind: 'banner', at: [7, 4] },
    { kind: 'banner', at: [9, 3] },
    { kind: 'banner', at: [11, 7] },
  ],
  objective: { goal: 'survive', turns: 16 },
  rules: ['waves', 'clan-banners'],
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
          n: [3, 3, 3],
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
          n: [3, 3, 3],
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
          n: [3, 3, 3],
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
          n: [3, 3, 3],
        },
        { enemy: 'rebel-captain', at: [[16, 8]], n: [1, 1, 1] },
      ],
    },
  ],
};
