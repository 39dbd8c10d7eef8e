/** Reefmaw: water that spreads, and a stance under it where no blade reaches. Play short, keep its struggle low, and be on stone. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const REEFMAW: Beast = {
  monster: {
    id: 'reefmaw',
    name: 'Reefmaw',
    element: 'tide',
    weaknesses: ['horn', 'storm'],
    wants: 'The shore, a sector at a time.',
    habit: 'The pools drain.',
    advice:
      'Every wound brings water in, and in water a sequence is short. Once it goes under, nothing you hit it with counts: maneuvers and a low struggle bring it up again. Keep some.',
    slots: 3,
    locked: 0,
    rules: [
      { on: 'round-start', if: [{ if: 'round', atMost: 1 }], effects: [{ do: 'terrain', kind: 'water', at: 'front' }] },
      { on: 'wounded', effects: [{ do: 'terrain', kind: 'water', at: 'front' }] },
    ],
    fells: [
      '{hunter} sits down in the shallows, as if tired. The shallows close.',
      'A ring spreads where {hunter} stood. Reefmaw waits for it to reach the bank.',
      'The water takes {hunter} as far as the reeds, and puts nothing back.',
    ],
    dies: 'The pools drain. Everyone runs for stone. The water does not come back.',
    walksOff: 'Reefmaw slides off the bank and takes the bank along. The map will have to be redrawn.',
  },
  behaviours: behavioursOf('reefmaw', 0, [
    [
      {
        name: 'Tastes the Bank',
        number: 1,
        icons: ['end-attrition'],
        trait: 'Tide',
        base: [{ do: 'terrain', kind: 'water', at: 'here' }],
        flavour: 'Clay, roots, a little boot.',
      },
      {
        name: 'Waits for the Second Step',
        number: 8,
        icons: ['two-offensive'],
        base: [{ do: 'hit' }],
        flavour: 'The first might have been a heron.',
      },
      {
        name: 'Lifts the Stones',
        number: 4,
        icons: ['move-water'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 1, effects: [{ do: 'threaten', who: 'that' }] },
      },
    ],
    [
      {
        name: 'Feels the Ripple',
        number: 4,
        icons: ['move-water'],
        trait: 'Tide',
        base: [
          { do: 'turn', to: 'that' },
          { do: 'unless', who: 'that', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] },
        ],
        flavour: 'The whole pool turns its head.',
      },
      {
        name: 'Lies in the Ford',
        number: 8,
        icons: ['two-offensive'],
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'water', at: 'front' }] },
        flavour: 'You had counted one log fewer.',
      },
      {
        name: 'Pulls at the Line',
        number: 1,
        icons: ['end-attrition'],
        base: [{ do: 'discard', n: 1 }],
      },
    ],
    [
      {
        name: 'Drinks the Ford',
        number: 3,
        icons: ['start-water'],
        trait: 'Tide',
        base: [{ do: 'discard', n: 1 }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'water', at: 'beside' }] },
        flavour: 'The best card goes out with the water.',
      },
      {
        name: 'Comes Up Underneath',
        number: 6,
        icons: ['rampage'],
        trait: 'Tide',
        habit: true,
        base: [{ do: 'hit', who: 'in-water' }],
        flavour: 'The bottom was nearer than it looked.',
      },
      {
        name: 'Stirs the Mud',
        number: 5,
        icons: ['maneuver'],
        base: [{ do: 'struggle', n: 1 }],
      },
    ],
    [
      {
        name: 'Second Wave',
        number: 6,
        icons: ['rampage'],
        trait: 'Tide',
        habit: true,
        base: [{ do: 'terrain', kind: 'water', at: 'front' }],
        flavour: 'The first one was only looking.',
      },
      {
        name: 'Counts the Splashes',
        number: 5,
        icons: ['maneuver'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'in-water' }] },
      },
      {
        name: 'Wants the Boots',
        number: 3,
        icons: ['start-water'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        flavour: 'It has eleven. It would like pairs.',
      },
    ],
    [
      {
        name: 'Smells Who Is Resting',
        number: 7,
        icons: ['empty-hand'],
        base: [{ do: 'hit', who: 'that' }],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'water', at: 'that' }] },
        flavour: 'Stone or no stone.',
      },
      {
        name: 'Opens at Both Ends',
        number: 2,
        icons: ['dodge'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'front' }] },
      },
      {
        name: 'Closes Over',
        number: 9,
        icons: ['attack'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'end-actions' }] },
        flavour: 'From below it looks like weather.',
      },
    ],
    [
      {
        name: 'Brings the Whole Bay',
        number: 2,
        icons: ['dodge'],
        trait: 'Tide',
        habit: true,
        base: [{ do: 'hit', who: 'in-water' }],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'water', at: 'front' }] },
        flavour: 'Nets, moorings, a jetty, a bell.',
      },
      {
        name: 'Takes the Long One',
        number: 9,
        icons: ['attack'],
        base: [{ do: 'when', if: [{ if: 'sequence', atLeast: 3 }], effects: [{ do: 'hit' }], otherwise: [{ do: 'discard', n: 1 }] }],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'water', at: 'here' }] },
      },
      {
        name: 'Knows an Empty Net',
        number: 7,
        icons: ['empty-hand'],
        base: [{ do: 'hit', who: 'that' }],
        flavour: 'The floats ride higher.',
      },
    ],
  ]),
  stances: stancesOf('reefmaw', ALL_LEVELS, [
    {
      name: 'Half Out',
      toughness: [2, 5, 12, 22],
      progression: 6,
      damage: [1, 2, 3, 6],
      exposed: ['flank', 'rear'],
      flavour: 'The other half is the size of a house.',
    },
    {
      name: 'Under',
      toughness: [null, null, null, null],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: [],
      abilities: [
        { on: 'stance-revealed', effects: [{ do: 'terrain', kind: 'water', at: 'front' }] },
        { on: 'round-end', if: [{ if: 'struggle', atMost: 1, perPlayer: true }], effects: [{ do: 'wounds', n: 1 }] },
      ],
      flavour: 'Bubbles. Nothing to hit.',
    },
    {
      name: 'Beached',
      toughness: [4, 9, 20, 36],
      progression: 0,
      damage: [2, 3, 5, 10],
      exposed: ['front', 'flank', 'rear'],
      flavour: 'Heavier on land, and it knows whose land.',
    },
  ]),
  perils: [
    ...perilsOf('reefmaw', LOW, [
      {
        name: 'Long Work in Deep Water',
        abilities: [{ on: 'played', nth: 4, effects: [{ do: 'hit' }] }],
        flavour: 'The tide can count to three.',
      },
      {
        name: 'Bubbles',
        abilities: [{ on: 'round-end', effects: [{ do: 'terrain', kind: 'water', at: 'aggro' }] }],
      },
      {
        name: 'It Brings Its Own Sea',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Tide' }, effects: [{ do: 'discard', n: 1, who: 'in-water' }] }],
        flavour: 'It leaks, and the leak has teeth.',
      },
    ]),
    ...perilsOf('reefmaw', HIGH, [
      {
        name: 'One Stroke Too Many',
        abilities: [
          {
            on: 'played',
            nth: 4,
            effects: [{ do: 'hit' }, { do: 'terrain', kind: 'water', at: 'here' }],
          },
        ],
        flavour: 'You were in the middle of something.',
      },
      {
        name: 'Spring Tide',
        abilities: [
          {
            on: 'round-end',
            effects: [
              { do: 'terrain', kind: 'water', at: 'aggro' },
              { do: 'discard', n: 1, who: 'in-water' },
            ],
          },
        ],
      },
      {
        name: 'No Dry Stone Left',
        abilities: [
          { on: 'while', effects: [{ do: 'sequence-limit', by: -1 }] },
          { on: 'behaviour-revealed', card: { trait: 'Tide' }, effects: [{ do: 'terrain', kind: 'water', at: 'here' }] },
        ],
        flavour: 'Everything here was shore this morning.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('reefmaw', LOW, {
      name: 'Quiet Water',
      stance: 2,
      goal: { of: 'players', times: 2 },
      tasks: [{ on: 'played', card: { colour: 'blue' }, effects: [{ do: 'objective', n: 1 }] }],
      reward: [{ do: 'wounds', n: 1 }],
      again: true,
      flavour: 'Walk round it until it has to look.',
    }),
    objectiveOf('reefmaw', HIGH, {
      name: 'Make It Come Up',
      stance: 2,
      goal: { of: 'players', times: 3 },
      tasks: [
        { on: 'played', card: { colour: 'blue' }, effects: [{ do: 'objective', n: 1 }] },
        { on: 'actions-end', if: [{ if: 'sequence', atMost: 3 }], effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [{ do: 'wounds', n: 1 }],
      again: true,
      flavour: 'Short work, and both feet dry.',
    }),
  ],
};
