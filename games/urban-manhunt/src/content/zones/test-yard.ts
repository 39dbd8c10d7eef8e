/** Test Yard: the map on which the rules are shown by tests. Plain rectangles with round numbers; it is not offered for play. */
import type { ZoneMap } from '../types.ts';

export const TEST_YARD: ZoneMap = {
  id: 'test-yard',
  name: 'Test Yard',
  aim: 'One feature of each kind, for tests',
  features: [
    {
      name: 'Barricade',
      corners: [
        [20, 23.8],
        [28, 23.8],
        [28, 24.2],
        [20, 24.2],
      ],
      height: 0.5,
      traits: ['cover', 'difficult'],
    },
    {
      name: 'Block',
      corners: [
        [10, 10],
        [16, 10],
        [16, 14],
        [10, 14],
      ],
      height: 2,
      traits: ['solid', 'cover', 'climbable'],
    },
    {
      name: 'Dumpster',
      corners: [
        [30, 30],
        [33, 30],
        [33, 32],
        [30, 32],
      ],
      height: 1,
      traits: ['solid', 'cover', 'hideable'],
    },
    {
      name: 'Rubble',
      corners: [
        [34, 10],
        [40, 10],
        [40, 16],
        [34, 16],
      ],
      height: 0.5,
      traits: ['area', 'difficult', 'cover'],
    },
    {
      name: 'Scrap Thicket',
      corners: [
        [6, 30],
        [12, 30],
        [12, 36],
        [6, 36],
      ],
      height: 0.5,
      traits: ['area', 'difficult', 'cover', 'hideable'],
    },
    {
      name: 'Tower',
      corners: [
        [22, 36],
        [26, 36],
        [26, 40],
        [22, 40],
      ],
      height: 3,
      traits: ['solid', 'cover'],
    },
  ],
  tubes: [
    [6, 24],
    [24, 6],
    [42, 24],
    [24, 44],
    [18, 18],
    [36, 22],
  ],
  pods: [
    [12, 24],
    [36, 38],
    [24, 14],
    [42, 8],
    [8, 42],
    [44, 44],
  ],
};
