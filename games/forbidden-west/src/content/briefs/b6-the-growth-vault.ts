/** B6, The Growth Vault. */
import type { Brief } from '../types.ts';

export const B6: Brief = {
  id: 'B6',
  chapter: 6,
  name: 'The Growth Vault',
  pages: [
    [{ page: 'field-10' }, { page: 'camp-5' }],
    [{ page: 'camp-6' }, { page: 'field-11' }],
  ],
  alert: [6, 7, 8],
  limit: [15, 17, 22, 27],
  starts: [
    [0, 10],
    [0, 9],
    [1, 10],
    [0, 11],
    [1, 9],
  ],
  exits: [
    [0, 7],
    [0, 8],
    [0, 9],
    [0, 10],
    [0, 11],
  ],
  enemies: [
    { enemy: 'arc-stalker', route: 'walk', at: [[6, 4]], n: [1, 1, 1] },
    {
      enemy: 'scurrier',
      route: 'cold-room',
      at: [
        [3, 1],
        [7, 1],
      ],
      n: [2, 2, 2],
    },
    {
      enemy: 'scurrier',
      route: 'east',
      at: [
        [11, 2],
        [11, 5],
      ],
      n: [1, 2, 2],
    },
    {
      enemy: 'scurrier',
      route: 'south',
      at: [
        [5, 9],
        [9, 9],
      ],
      n: [1, 1, 2],
    },
  ],
  routes: [
    {
      id: 'walk',
      squares: [
        [6, 4],
        [7, 4],
        [8, 4],
        [9, 4],
        [9, 5],
        [9, 6],
        [9, 7],
        [9, 8],
        [8, 8],
        [7, 8],
        [6, 8],
        [6, 7],
        [6, 6],
        [6, 5],
      ],
      isLoop: true,
    },
    {
      id: 'cold-room',
      squares: [
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 1],
        [8, 1],
      ],
      isLoop: false,
    },
    {
      id: 'east',
      squares: [
        [11, 2],
        [11, 3],
        [11, 4],
        [11, 5],
        [11, 6],
      ],
      isLoop: false,
    },
    {
      id: 'south',
      squares: [
        [5, 9],
        [6, 9],
        [7, 9],
        [8, 9],
        [9, 9],
        [10, 9],
      ],
      isLoop: false,
    },
  ],
  features: [
    { kind: 'rack', at: [4, 3], hp: 5 },
    { kind: 'rack', at: [9, 3], hp: 5 },
    { kind: 'rack', at: [8, 9], hp: 5 },
  ],
  traps: [
    { at: [5, 5], type: 'tripwire', dice: '1O 1B', condition: 'shock', token: 'eye' },
    { at: [8, 5], type: 'tripwire', dice: '1O 1B', condition: 'shock', token: 'eye' },
    { at: [6, 9], type: 'tripwire', dice: '1O 1B', condition: 'shock', token: 'eye' },
    { at: [10, 4], type: 'tripwire', dice: '1O 1B', condition: 'shock', token: 'eye' },
  ],
  objective: { then: [{ goal: 'destroy', feature: 'rack', n: 3 }, { any: [{ goal: 'defeat', enemy: 'arc-stalker' }, { goal: 'exit' }] }] },
  rules: ['dark'],
  tokens: { eye: [{ do: 'open-mines' }], moon: [{ do: 'without-part', enemy: 'arc-stalker', letter: 'B' }] },
};
