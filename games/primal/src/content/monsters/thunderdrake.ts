/** Thunderdrake: the charge rises with time and pays for every boost when it is full; wounds take it down. Be quick. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const THUNDERDRAKE: Beast = {
  monster: {
    id: 'thunderdrake',
    name: 'Thunderdrake',
    element: 'storm',
    weaknesses: ['crystal', 'tide'],
    wants: 'To put the storm down. It never could; you are nearest.',
    habit: 'A flash.',
    advice:
      'The charge is a count running down: at six there are no beats left, and every boost is paid. Each wound takes one step of it away, so be quick. Lightning is not dodged: bring parries.',
    track: { name: 'Charge', start: 0, most: 6 },
    slots: 3,
    locked: 0,
    rules: [
      { on: 'round-start', effects: [{ do: 'track', by: 1 }] },
      { on: 'wounded', effects: [{ do: 'track', by: -1 }] },
      { on: 'while', if: [{ if: 'track', atLeast: 6 }], effects: [{ do: 'free-boosts' }] },
      { on: 'unleashed', effects: [{ do: 'track', by: -2 }] },
    ],
    fells: [
      '{hunter} sees it before hearing it. And does not hear it.',
      '{hunter} is down. Thunderdrake shakes one wing, a little lighter.',
      'The rain comes, late, and falls mostly on {hunter}.',
    ],
    dies: 'A flash. You count. You are still counting.',
    walksOff: 'Thunderdrake goes over the ridge with all of it still on its back.',
  },
  behaviours: behavioursOf('thunderdrake', 0, [
    [
      {
        name: 'Shakes the Rain Off',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 1, effects: [{ do: 'track', by: 1 }] },
      },
      {
        name: 'Wants the High Ground',
        number: 6,
        icons: ['threatened'],
        base: [{ do: 'hit', who: 'that' }],
        flavour: 'You were standing on it.',
      },
      {
        name: 'Sits Out the Lull',
        number: 1,
        icons: ['parry'],
        trait: 'Flash',
        base: [{ do: 'track', by: 1 }],
        flavour: 'Hide as long as you like. It fills.',
      },
    ],
    [
      {
        name: 'Drinks the Air',
        number: 1,
        icons: ['parry'],
        trait: 'Flash',
        base: [{ do: 'track', by: 1 }],
        flavour: 'Your hair gets up to look.',
      },
      {
        name: 'Finds the Tallest',
        number: 6,
        icons: ['threatened'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1, kind: 'defensive' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 1, effects: [{ do: 'track', by: 1 }] },
        flavour: 'It was a tree, until you stood beside it.',
      },
      {
        name: 'Sets a Little Down',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'hit', who: 'aggro' }],
      },
    ],
    [
      {
        name: 'Combs the Ridge',
        number: 4,
        icons: ['start-front'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 1, effects: [{ do: 'threaten' }] },
        flavour: 'One claw, from end to end, as if looking for fleas.',
      },
      {
        name: 'Fills the Space You Left',
        number: 2,
        icons: ['dodge'],
        base: [
          { do: 'turn', to: 'self' },
          { do: 'when', if: [{ if: 'track', atLeast: 3 }], effects: [{ do: 'hit' }] },
        ],
      },
      {
        name: 'Answers Itself',
        number: 8,
        icons: ['rampage'],
        trait: 'Flash',
        habit: true,
        base: [{ do: 'threaten' }],
        boost: { cost: 1, effects: [{ do: 'hit' }] },
        flavour: 'From the far side of the valley, the same word.',
      },
    ],
    [
      {
        name: 'No Gap at All',
        number: 8,
        icons: ['rampage'],
        trait: 'Flash',
        habit: true,
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'flanks' }] },
        flavour: 'The sound comes with it.',
      },
      {
        name: 'Rings What Is Raised',
        number: 4,
        icons: ['start-front'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, kind: 'offensive' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'track', by: 1 }] },
        flavour: 'Shield, helm, teeth.',
      },
      {
        name: 'Goes Where Air Goes',
        number: 2,
        icons: ['dodge'],
        base: [
          { do: 'turn', to: 'self' },
          { do: 'when', if: [{ if: 'track', atLeast: 4 }], effects: [{ do: 'hit' }] },
        ],
      },
    ],
    [
      {
        name: 'Looks for a Way Down',
        number: 7,
        icons: ['aggro'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'here' }] },
        flavour: 'Steel makes a good road.',
      },
      {
        name: 'Drags Its Hem',
        number: 3,
        icons: ['end-attrition'],
        trait: 'Flash',
        habit: true,
        base: [{ do: 'hit', who: 'rear' }],
        boost: { cost: 3, effects: [{ do: 'track', by: 1 }] },
        flavour: 'The grass behind it stands up and stays up.',
      },
      {
        name: 'Hears the Beat',
        number: 9,
        icons: ['offensive'],
        base: [{ do: 'threaten' }, { do: 'track', by: 1 }],
      },
    ],
    [
      {
        name: 'Cannot Hold It',
        number: 3,
        icons: ['end-attrition'],
        trait: 'Flash',
        habit: true,
        base: [
          {
            do: 'when',
            if: [{ if: 'track', atLeast: 5 }],
            effects: [
              { do: 'hit', who: 'here' },
              { do: 'track', by: -2 },
            ],
            otherwise: [{ do: 'track', by: 1 }],
          },
        ],
        flavour: 'It tries. You can see it trying.',
      },
      {
        name: 'Takes the Loud Road',
        number: 7,
        icons: ['aggro'],
        base: [{ do: 'hit', who: 'aggro' }],
      },
      {
        name: 'Wants It Over',
        number: 9,
        icons: ['offensive'],
        base: [{ do: 'hit' }],
        boost: { cost: 3, effects: [{ do: 'hit', who: 'others-here' }] },
        flavour: 'So do you. It is the one thing you share.',
      },
    ],
  ]),
  stances: stancesOf('thunderdrake', ALL_LEVELS, [
    {
      name: 'Far Off',
      toughness: [2, 5, 10, 22],
      progression: 7,
      damage: [1, 2, 3, 6],
      exposed: ['flank'],
      flavour: 'Six beats. Time to eat something.',
    },
    {
      name: 'Overhead',
      toughness: [2, 7, 15, 29],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: ['front', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'track', by: 1 }] }],
      flavour: 'Two beats. The dogs have gone under things.',
    },
    {
      name: 'Struck Ground',
      toughness: [3, 8, 19, 36],
      progression: 0,
      damage: [1, 3, 4, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'track', by: 2 }] }],
      flavour: 'Nobody is counting now.',
    },
  ]),
  perils: [
    ...perilsOf('thunderdrake', LOW, [
      {
        name: 'Long Between Beats',
        abilities: [{ on: 'actions-end', if: [{ if: 'sequence', atMost: 1 }], effects: [{ do: 'track', by: 1 }] }],
        flavour: 'Waiting is what it does best.',
      },
      {
        name: 'Hair on End',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Flash' }, effects: [{ do: 'threaten' }] }],
      },
      {
        name: 'Nowhere Lower',
        abilities: [
          {
            on: 'round-end',
            if: [{ if: 'track', atLeast: 4 }],
            effects: [{ do: 'unless', who: 'aggro', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
          },
        ],
        flavour: 'You are lying flat. It is lying flatter.',
      },
    ]),
    ...perilsOf('thunderdrake', HIGH, [
      {
        name: 'Thin Air',
        abilities: [{ on: 'actions-end', if: [{ if: 'sequence', atMost: 2 }], effects: [{ do: 'track', by: 1 }] }],
        flavour: 'Each breath tastes of coins.',
      },
      {
        name: 'Every Buckle Hums',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Flash' }, effects: [{ do: 'threaten' }, { do: 'lose-stamina', n: 1 }] }],
      },
      {
        name: 'No Sky Left',
        abilities: [
          {
            on: 'round-end',
            if: [{ if: 'track', atLeast: 4 }],
            effects: [{ do: 'unless', who: 'threatened', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
          },
        ],
        flavour: 'It has all come down to where you are.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('thunderdrake', LOW, {
      name: 'Ground It',
      goal: { of: 'players', times: 2 },
      tasks: [
        { on: 'played', card: { colour: 'yellow' }, if: [{ if: 'position', is: ['front'] }], effects: [{ do: 'objective', n: 1 }] },
        { on: 'actions-end', if: [{ if: 'sequence', atLeast: 4 }], effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [
        { do: 'track', by: -3 },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'Give it somewhere to go that is not you.',
    }),
    objectiveOf('thunderdrake', HIGH, {
      name: 'Inside the Count',
      goal: { of: 'players', times: 3 },
      tasks: [
        { on: 'wounded', effects: [{ do: 'objective', n: 1 }] },
        { on: 'actions-end', if: [{ if: 'sequence', atLeast: 4 }], effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [
        { do: 'track', by: -4 },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'There is a silence in it. Work there.',
    }),
  ],
  attrition: [
    {
      id: 'thunderdrake-one-beat',
      name: 'One Beat',
      copies: 2,
      value: 1,
      effects: [{ do: 'track', by: 1 }],
      monster: 'thunderdrake',
      replaces: 1,
    },
    {
      id: 'thunderdrake-down-the-raised-arm',
      name: 'Down the Raised Arm',
      copies: 3,
      value: 1,
      colours: ['yellow'],
      monster: 'thunderdrake',
      replaces: 1,
    },
  ],
};
