/** B12B, One Banner. */
import type { Brief } from '../types.ts';
import { THE_GRANARY } from './the-granary.ts';

export const B12B: Brief = {
  ...THE_GRANARY,
  id: 'B12B',
  name: 'One Banner',
  alert: [5, 6, 7],
  features: [{ kind: 'granary', at: [8, 6], hp: 10 }],
  objective: { goal: 'survive', turns: 12 },
  rules: ['waves'],
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
          ],
          n: [3, 3, 3],
        },
        { enemy: 'rebel-captain', at: [[1, 0]], n: [1, 1, 1] },
        { enemy: 'rebel-bomber', at: [[1, 2]], n: [1, 1, 1] },
      ],
    },
  ],
};
