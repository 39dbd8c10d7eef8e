/** Ramhide: it crosses the ring and hardens as it goes. Stay out of its line, make it turn, and do not hide behind many parries. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const RAMHIDE: Beast = {
  monster: {
    id: 'ramhide',
    name: 'Ramhide',
    element: 'horn',
    weaknesses: ['tide', 'metal'],
    wants: 'A clearing with nothing upright in it.',
    habit: 'It paws twice.',
    advice:
      'It crosses the ring to the opposite side: leave the line from head to tail. Its hide hardens, and every wound cracks it a little. Dust eats the cards you defend with, so bring dodges, not numbers.',
    track: { name: 'Hardening', start: 0, most: 3 },
    slots: 3,
    locked: 0,
    rules: [
      { on: 'while', if: [{ if: 'track', atLeast: 1 }], effects: [{ do: 'no-excess' }] },
      { on: 'while', if: [{ if: 'track', atLeast: 2 }], effects: [{ do: 'attack-damage', n: { of: 'weapon-level', times: -1 } }] },
      { on: 'while', if: [{ if: 'track', atLeast: 3 }], effects: [{ do: 'immune', to: ['stun', 'confuse', 'vulnerable'] }] },
      { on: 'wounded', effects: [{ do: 'track', by: -1 }] },
    ],
    fells: [
      'Ramhide steps over {hunter}. There is nothing left to argue about.',
      '{hunter} is lying flat. Ramhide looks along the ground and approves.',
      'Ramhide goes round {hunter}, carefully, as round a felled tree.',
    ],
    dies: 'It paws once. Everyone waits for the second.',
    walksOff: 'Ramhide walks off through the last fence. Nothing behind it is upright but you.',
  },
  behaviours: behavioursOf('ramhide', 0, [
    [
      {
        name: 'Shoves',
        number: 5,
        icons: ['parry'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        flavour: 'Gates know the feeling.',
      },
      {
        name: 'Wants Room',
        number: 2,
        icons: ['start-rear'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'dust', at: 'here' }] },
      },
      {
        name: 'Does Not Believe in Walls',
        number: 8,
        icons: ['dodge'],
        base: [{ do: 'hit' }],
        flavour: 'It has met several.',
      },
    ],
    [
      {
        name: 'Shuts a Plate',
        number: 5,
        icons: ['parry'],
        base: [{ do: 'track', by: 1 }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'dust', at: 'here' }] },
        flavour: 'The parry rings. Something answers, under the wool.',
      },
      {
        name: 'Clears the Yard',
        number: 8,
        icons: ['dodge'],
        trait: 'Charge',
        base: [{ do: 'hit', who: 'front' }],
      },
      {
        name: 'Kicks Before Looking',
        number: 2,
        icons: ['start-rear'],
        base: [{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }],
        flavour: 'Looking is for later.',
      },
    ],
    [
      {
        name: 'Trampling Circle',
        number: 7,
        icons: ['attack'],
        trait: 'Charge',
        base: [{ do: 'hit', who: 'flanks' }],
        flavour: 'The grass has not stood up there since.',
      },
      {
        name: 'Lines You Up',
        number: 6,
        icons: ['rampage'],
        trait: 'Charge',
        habit: true,
        base: [
          { do: 'turn', to: 'opposite' },
          { do: 'terrain', kind: 'dust', at: 'front' },
        ],
        boost: { cost: 1, effects: [{ do: 'hit', who: 'front' }] },
        flavour: 'Head, tail, and whatever is between.',
      },
      {
        name: 'Will Not Be Led',
        number: 1,
        icons: ['end-round'],
        base: [{ do: 'struggle', n: 1 }],
      },
    ],
    [
      {
        name: 'Goes Through',
        number: 7,
        icons: ['attack'],
        trait: 'Charge',
        habit: true,
        base: [
          { do: 'turn', to: 'opposite' },
          { do: 'unless', who: 'front', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] },
        ],
        flavour: 'Round is for animals with time.',
      },
      {
        name: 'Finishes the Fence',
        number: 6,
        icons: ['rampage'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'dust', at: 'here' }] },
      },
      {
        name: 'Picks the Tallest',
        number: 1,
        icons: ['end-round'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'front' }] },
        flavour: 'Stooping does not help.',
      },
    ],
    [
      {
        name: 'Comes Back the Same Way',
        number: 9,
        icons: ['threatened'],
        trait: 'Charge',
        habit: true,
        base: [
          { do: 'turn', to: 'opposite' },
          { do: 'hit', who: 'front' },
        ],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'dust', at: 'each' }] },
        flavour: 'It left a door open.',
      },
      {
        name: 'Flattens the Eager',
        number: 4,
        icons: ['offensive'],
        base: [{ do: 'hit', who: 'here' }],
        boost: { cost: 2, effects: [{ do: 'track', by: 1 }] },
      },
      {
        name: 'Answers the Shout',
        number: 3,
        icons: ['aggro'],
        base: [
          { do: 'turn', to: 'self' },
          { do: 'track', by: 1 },
        ],
        flavour: 'It was going to, anyway.',
      },
    ],
    [
      {
        name: 'Puts the Dust to Work',
        number: 3,
        icons: ['aggro'],
        base: [{ do: 'terrain', kind: 'dust', at: 'flanks' }],
        boost: { cost: 2, effects: [{ do: 'hit' }] },
        flavour: 'You breathe the yard for a while.',
      },
      {
        name: 'Nobody Stands',
        number: 9,
        icons: ['threatened'],
        trait: 'Charge',
        habit: true,
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'rear' }] },
        flavour: 'Both ends of the line at once.',
      },
      {
        name: 'Closes Like a Gate',
        number: 4,
        icons: ['offensive'],
        base: [
          { do: 'track', by: 1 },
          { do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] },
        ],
      },
    ],
  ]),
  stances: stancesOf('ramhide', ALL_LEVELS, [
    {
      name: 'Head High',
      toughness: [5, 12, 24, 36],
      progression: 6,
      damage: [1, 2, 4, 6],
      exposed: ['front', 'flank'],
      flavour: 'Still deciding.',
    },
    {
      name: 'Horns Down',
      toughness: [4, 8, 18, 29],
      progression: 3,
      damage: [1, 3, 5, 8],
      exposed: ['flank', 'rear'],
      abilities: [
        {
          on: 'stance-revealed',
          effects: [
            { do: 'turn', to: 'opposite' },
            { do: 'terrain', kind: 'dust', at: 'front' },
          ],
        },
      ],
      flavour: 'Decided.',
    },
    {
      name: 'Nothing to Guard',
      toughness: [3, 6, 12, 22],
      progression: 0,
      damage: [2, 3, 6, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'track', by: -3 }] }],
      flavour: 'The plates hang open. It has stopped minding.',
    },
  ]),
  perils: [
    ...perilsOf('ramhide', LOW, [
      {
        name: 'Grit in the Teeth',
        abilities: [{ on: 'threatened', effects: [{ do: 'terrain', kind: 'dust', at: 'that' }] }],
        flavour: 'It settles on whoever settles.',
      },
      {
        name: 'The Long Line',
        abilities: [
          {
            on: 'round-end',
            if: [{ if: 'aggro-threatened' }],
            effects: [
              { do: 'turn', to: 'opposite' },
              { do: 'hit', who: 'front' },
            ],
          },
        ],
        flavour: 'Draw it from the horns. See who is on it.',
      },
      {
        name: 'Loose Boards',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Charge' }, effects: [{ do: 'terrain', kind: 'dust', at: 'here' }] }],
      },
    ]),
    ...perilsOf('ramhide', HIGH, [
      {
        name: 'Numbers Do Not Help',
        abilities: [
          {
            on: 'avoided',
            if: [{ if: 'in-sequence', n: 3, kind: 'defensive' }],
            effects: [{ do: 'track', by: 1 }],
          },
          { on: 'threatened', effects: [{ do: 'terrain', kind: 'dust', at: 'that' }] },
        ],
        flavour: 'Many shields, one argument.',
      },
      {
        name: 'Both Ends of It',
        abilities: [
          {
            on: 'round-end',
            if: [{ if: 'aggro-threatened' }],
            effects: [
              { do: 'hit', who: 'front' },
              { do: 'hit', who: 'rear' },
              { do: 'turn', to: 'opposite' },
            ],
          },
        ],
      },
      {
        name: 'Nothing Left Upright',
        abilities: [
          {
            on: 'behaviour-revealed',
            card: { trait: 'Charge' },
            effects: [
              { do: 'terrain', kind: 'dust', at: 'here' },
              { do: 'struggle', n: 1 },
            ],
          },
        ],
        flavour: 'Even the smoke lies down.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('ramhide', LOW, {
      name: 'Let It Run',
      goal: { of: 'players', times: 4 },
      tasks: [{ on: 'turned', effects: [{ do: 'objective', n: 1 }] }],
      reward: [
        { do: 'track', by: -3 },
        { do: 'wounds', n: 1 },
      ],
      again: true,
      flavour: 'Every turn costs it more than it costs you.',
    }),
    objectiveOf('ramhide', HIGH, {
      name: 'Tire the Legs',
      goal: { of: 'players', times: 6 },
      tasks: [
        { on: 'turned', effects: [{ do: 'objective', n: 1 }] },
        {
          on: 'played',
          pair: true,
          card: { colour: 'red' },
          if: [{ if: 'position', is: ['flank'] }],
          effects: [{ do: 'objective', n: 1 }],
        },
      ],
      reward: [
        { do: 'track', by: -3 },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'From the side, it is all knees.',
    }),
  ],
  attrition: [
    { id: 'ramhide-under-the-guard', name: 'Under the Guard', monster: 'ramhide', replaces: 1, value: 1, colours: ['green'] },
    {
      id: 'ramhide-plate-on-plate',
      name: 'Plate on Plate',
      monster: 'ramhide',
      replaces: 2,
      value: 2,
      effects: [{ do: 'track', by: 1 }],
    },
  ],
};
