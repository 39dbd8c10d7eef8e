/** Mirrorback: when it stops moving, somebody is handed a card that clogs the chain. Draw less, and blind it. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const MIRRORBACK: Beast = {
  monster: {
    id: 'mirrorback',
    name: 'Mirrorback',
    element: 'crystal',
    weaknesses: ['storm', 'horn'],
    wants: 'A better look.',
    habit: 'It goes still.',
    advice:
      'It never strikes while it moves. When it stops, somebody is handed a debility: a card that takes room in hand or sequence and does nothing. Draw less, keep few cards, and blind it: its perils are the worst of it.',
    slots: 3,
    locked: 0,
    rules: [
      { on: 'deck-emptied', of: 'any', effects: [{ do: 'slip', card: 'debility', to: 'discard', who: 'that' }] },
      { on: 'inflicted', of: 'any', keyword: 'blind', effects: [{ do: 'struggle', n: -2 }] },
    ],
    fells: [
      'In the hide, {hunter} is still standing.',
      '{hunter} is down. It bends to see how that is done.',
      'Mirrorback looks at {hunter} a while, then at who is left.',
    ],
    dies: 'It goes still. Everyone waits for it to mean something.',
    walksOff: 'Mirrorback leaves backwards. You watch yourselves grow small in it.',
  },
  behaviours: behavioursOf('mirrorback', 0, [
    [
      {
        name: 'Tilts to See',
        number: 1,
        icons: ['move'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
      },
      {
        name: 'Holds Your Eye',
        number: 8,
        icons: ['start-front'],
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'threaten' }] },
        flavour: 'The one in the hide blinks first.',
      },
      {
        name: 'Copies the Guard',
        number: 3,
        icons: ['dodge'],
        base: [{ do: 'discard', n: 1 }],
        flavour: 'Left for right. It suits it better.',
      },
    ],
    [
      {
        name: 'Half a Second Late',
        number: 3,
        icons: ['dodge'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'slip', card: 'debility', to: 'sequence' }],
        flavour: 'You ducked. Then you saw yourself duck.',
      },
      {
        name: 'Learns the Step',
        number: 1,
        icons: ['move'],
        base: [{ do: 'turn', to: 'that' }],
        boost: { cost: 1, effects: [{ do: 'threaten', who: 'that' }] },
        flavour: 'You go left. So does it.',
      },
      {
        name: 'Takes a Long Look',
        number: 8,
        icons: ['start-front'],
        base: [{ do: 'hit', who: 'most-hand' }],
        flavour: 'It likes a face with plans in it.',
      },
    ],
    [
      {
        name: 'Your Own Face',
        number: 2,
        icons: ['empty-hand', 'aggro'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'slip', card: 'debility', to: 'hand', who: 'that' }],
        flavour: 'It looked tired. It looked like somebody you know.',
      },
      {
        name: 'Follows the Sleeve',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'mill', n: 2 }],
        boost: { cost: 1, effects: [{ do: 'hit' }] },
      },
      {
        name: 'Steps Out of the Picture',
        number: 7,
        icons: ['rampage'],
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'discard', n: 1 }] },
        flavour: 'There was ground between you and it. In the picture.',
      },
    ],
    [
      {
        name: 'Borrows the Shield Arm',
        number: 7,
        icons: ['rampage'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'slip', card: 'debility', to: 'discard' }] },
      },
      {
        name: 'Swings When You Do',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'threaten' }] },
        flavour: 'The same grip, the same grunt.',
      },
      {
        name: 'Peers Round Itself',
        number: 2,
        icons: ['empty-hand', 'aggro'],
        base: [{ do: 'when', if: [{ if: 'hand', atLeast: 4 }], effects: [{ do: 'hit' }], otherwise: [{ do: 'threaten' }] }],
        flavour: 'You were out of sight. It had you twice.',
      },
    ],
    [
      {
        name: 'Answers in Your Voice',
        number: 9,
        icons: ['defensive'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'slip', card: 'debility', to: 'sequence' }] },
        flavour: 'You did not shout. You are almost sure.',
      },
      {
        name: 'Wants to Be Nearer',
        number: 6,
        icons: ['maneuver'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 2 } }, effects: [{ do: 'hit' }] }],
      },
      {
        name: 'Has No Behind',
        number: 4,
        icons: ['end-attrition'],
        base: [{ do: 'hit', who: 'rear' }],
        boost: { cost: 3, effects: [{ do: 'turn', to: 'opposite' }] },
        flavour: 'You came up on its back. Its back came up.',
      },
    ],
    [
      {
        name: 'Finishes Your Sentence',
        number: 9,
        icons: ['defensive'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'slip', card: 'debility', to: 'sequence' }, { do: 'threaten' }],
      },
      {
        name: 'Keeps What It Saw',
        number: 4,
        icons: ['end-attrition'],
        base: [{ do: 'discard', n: 2, who: 'most-hand' }],
        flavour: 'Try to remember your plan. It does.',
      },
      {
        name: 'Shows You All of You',
        number: 6,
        icons: ['maneuver'],
        trait: 'Stillness',
        habit: true,
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 3, effects: [{ do: 'slip', card: 'debility', to: 'discard', who: 'each' }] },
        flavour: 'As children. As old. As absent.',
      },
    ],
  ]),
  stances: stancesOf('mirrorback', ALL_LEVELS, [
    {
      name: 'Looking',
      toughness: [2, 4, 9, 21],
      progression: 6,
      damage: [1, 2, 3, 6],
      exposed: ['front'],
      flavour: 'It has not decided which of you is real.',
    },
    {
      name: 'Looking Back',
      toughness: [2, 6, 14, 27],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: ['flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'slip', card: 'debility', to: 'discard', who: 'most-hand' }] }],
      flavour: 'It turns its back, to see you better.',
    },
    {
      name: 'Nowhere Else to Look',
      toughness: [3, 8, 16, 34],
      progression: 0,
      damage: [2, 2, 5, 9],
      exposed: ['front', 'flank', 'rear'],
      flavour: 'Cracks run through every face in it.',
    },
  ]),
  perils: [
    ...perilsOf('mirrorback', LOW, [
      {
        name: 'Cards Held Too Long',
        abilities: [{ on: 'actions-end', if: [{ if: 'hand', atLeast: 3 }], effects: [{ do: 'slip', card: 'debility', to: 'discard' }] }],
        flavour: 'It reads them off your eyes.',
      },
      {
        name: 'Late Light',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Stillness' }, effects: [{ do: 'mill', n: 2 }] }],
      },
      {
        name: 'Everywhere You Look',
        abilities: [{ on: 'turn-start', at: 'front', effects: [{ do: 'slip', card: 'debility', to: 'discard' }] }],
        flavour: 'Look at the ground. It has thought of that.',
      },
    ]),
    ...perilsOf('mirrorback', HIGH, [
      {
        name: 'Knows the Next Card',
        abilities: [
          { on: 'actions-end', if: [{ if: 'hand', atLeast: 3 }], effects: [{ do: 'slip', card: 'debility', to: 'discard' }] },
          { on: 'while', effects: [{ do: 'no-recycle' }] },
        ],
        flavour: 'Change your mind. It will wait.',
      },
      {
        name: 'Two of You Turn Round',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Stillness' }, effects: [{ do: 'threaten' }, { do: 'mill', n: 2 }] }],
      },
      {
        name: 'No Frame to It',
        abilities: [
          { on: 'turn-start', at: 'front', effects: [{ do: 'slip', card: 'debility', to: 'discard' }] },
          { on: 'round-end', effects: [{ do: 'discard', n: 1, who: 'most-hand' }] },
        ],
        flavour: 'You have stopped knowing which side you are on.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('mirrorback', LOW, {
      name: 'Want Less',
      goal: { of: 'players', times: 3 },
      tasks: [
        { on: 'actions-end', if: [{ if: 'hand', atMost: 1 }], effects: [{ do: 'objective', n: 1 }] },
        { on: 'inflicted', keyword: 'blind', effects: [{ do: 'objective', n: 2 }] },
      ],
      reward: [{ do: 'wounds', n: 2 }],
      flavour: 'Nothing in the hand, nothing in the hide.',
    }),
    objectiveOf('mirrorback', HIGH, {
      name: 'Take Its Eyes',
      goal: { of: 'players', times: 3 },
      tasks: [
        { on: 'actions-end', if: [{ if: 'hand', atMost: 1 }, { if: 'unthreatened' }], effects: [{ do: 'objective', n: 1 }] },
        { on: 'avoided', once: 'round', effects: [{ do: 'objective', n: 1 }] },
        { on: 'inflicted', keyword: 'blind', effects: [{ do: 'objective', n: 2 }] },
      ],
      reward: [{ do: 'discard-slot' }, { do: 'wounds', n: 2 }],
      flavour: 'Dust, a cloak, a handful of snow. Anything.',
    }),
  ],
  attrition: [
    {
      id: 'mirrorback-a-late-reflection',
      name: 'A Late Reflection',
      value: 1,
      effects: [{ do: 'slip', card: 'debility', to: 'discard' }],
      monster: 'mirrorback',
      replaces: 1,
    },
    {
      id: 'mirrorback-the-held-look',
      name: 'The Held Look',
      value: 2,
      effects: [{ do: 'when', if: [{ if: 'hand', atLeast: 3 }], effects: [{ do: 'discard', n: 1 }] }],
      monster: 'mirrorback',
      replaces: 2,
    },
  ],
};
