/** B5, The Weeping Dam. */
import type { Brief } from '../types.ts';

export const B5: Brief = {
  id: 'B5',
  chapter: 5,
  name: 'The Weeping Dam',
  pages: [
    [{ page: 'field-7' }, { page: 'field-8' }],
    [{ page: 'field-9' }, { page: 'camp-4' }],
  ],
  alert: [6, 7, 8],
  limit: [8, 13, 22, 20],
  starts: [
    [0, 11],
    [0, 10],
    [1, 11],
    [1, 10],
    [0, 9],
  ],
  enemies: [
    {
      enemy: 'spitmaw',
      route: 'crown',
      at: [
        [4, 1],
        [7, 3],
        [7, 2],
      ],
      n: [2, 2, 3],
    },
    {
      enemy: 'spitmaw',
      route: 'spill',
      at: [
        [9, 6],
        [10, 9],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'shellback',
      route: 'foot',
      at: [
        [6, 7],
        [8, 10],
      ],
      n: [1, 1, 2],
    },
    { enemy: 'shellback', route: 'east', at: [[10, 1]], n: [0, 1, 1] },
  ],
  routes: [
    {
      id: 'crown',
      squares: [
        [4, 1],
        [5, 2],
        [6, 2],
        [7, 2],
        [8, 1],
        [8, 2],
        [8, 3],
        [8, 4],
        [7, 3],
        [6, 3],
        [5, 3],
        [4, 4],
        [4, 3],
        [4, 2],
      ],
      isLoop: true,
    },
    {
      id: 'spill',
      squares: [
        [9, 6],
        [9, 7],
        [9, 8],
        [10, 9],
        [11, 10],
      ],
      isLoop: false,
    },
    {
      id: 'foot',
      squares: [
        [6, 7],
        [7, 7],
        [8, 7],
        [9, 7],
        [9, 8],
        [9, 9],
        [9, 10],
        [8, 10],
        [7, 10],
        [6, 10],
        [6, 9],
        [6, 8],
      ],
      isLoop: true,
    },
    {
      id: 'east',
      squares: [
        [10, 1],
        [10, 2],
        [10, 3],
        [10, 4],
        [11, 5],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'valve', at: [2, 2] },
    { kind: 'valve', at: [6, 2] },
    { kind: 'valve', at: [10, 3] },
  ],
  traps: [
    { at: [1, 2], type: 'blast', dice: '2O 1B', direction: 2, condition: 'acid' },
    { at: [5, 3], type: 'blast', dice: '2O 1B', direction: 2, condition: 'acid' },
    { at: [8, 2], type: 'blast', dice: '2O 1B', direction: 6, condition: 'acid' },
    { at: [11, 3], type: 'blast', dice: '2O 1B', direction: 6, condition: 'acid' },
  ],
  objective: { goal: 'interact', feature: 'valve', n: 3 },
  rules: ['valves-drain'],
  tokens: { root: [{ do: 'heal', n: 2 }], sun: [{ do: 'no-traps', n: 2 }], wave: [{ do: 'fewer-goals', n: 1 }] },
};
