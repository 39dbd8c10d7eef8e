/** B0, The Practice Yard. Not part of the story: for lessons, and for tests of the rules. */
import type { Brief } from '../types.ts';

export const B0: Brief = {
  id: 'B0',
  chapter: 1,
  name: 'The Practice Yard',
  pages: [
    [{ page: 'field-3' }, { page: 'sluice-1' }],
    [{ page: 'dome-1' }, { page: 'camp-1' }],
  ],
  alert: [7, 8, 8],
  limit: [40, 40, 40, 40],
  starts: [
    [0, 10],
    [0, 9],
    [1, 10],
    [0, 11],
  ],
  enemies: [
    { enemy: 'scurrier', route: 'a', at: [[7, 1]], n: [1, 1, 1] },
    { enemy: 'razorhound', route: 'b', at: [[7, 7]], n: [1, 1, 1] },
  ],
  routes: [
    {
      id: 'a',
      squares: [
        [7, 1],
        [8, 2],
        [9, 2],
        [10, 1],
        [10, 2],
        [10, 3],
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
      id: 'b',
      squares: [
        [7, 7],
        [8, 7],
        [9, 7],
        [10, 7],
        [9, 8],
        [9, 9],
        [10, 10],
        [9, 10],
        [8, 10],
        [7, 10],
        [7, 9],
        [7, 8],
      ],
      isLoop: true,
    },
  ],
  features: [],
  traps: [],
  objective: { goal: 'defeat-all' },
  rules: [],
  tokens: {},
};
