/** Glasspelt, a pack in one pelt: it watches the first card of a colour and answers its twin. Mix the colours. */
import type { Ability } from '../words/index.ts';
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

/** The first is free: of its twin beside it they make a habit. */
const TWINS = (['red', 'blue', 'green', 'yellow'] as const).map(
  (colour): Ability => ({ on: 'played', of: 'any', card: { colour }, pair: true, once: 'turn', effects: [{ do: 'threaten' }] }),
);

export const GLASSPELT: Beast = {
  monster: {
    id: 'glasspelt',
    name: 'Glasspelt',
    element: 'crystal',
    weaknesses: ['fire', 'metal'],
    wants: 'To have seen you do it before.',
    habit: 'The first is free.',
    advice:
      'They only watch the first card of a colour; its twin right after it is answered. Mix your colours, and carry both a dodge and a parry: some of their bites are stopped by one of the two alone.',
    slots: 3,
    locked: 0,
    rules: TWINS,
    fells: [
      'They stop circling {hunter}. That is how you know.',
      '{hunter} is down. One of them lies beside, in the same shape.',
      'They have seen {hunter} do everything now. They look elsewhere.',
    ],
    dies: 'One shape lies down. For the first time, nothing answers.',
    walksOff: 'Glasspelt leaves by every path at once, having seen enough.',
  },
  behaviours: behavioursOf('glasspelt', 0, [
    [
      {
        name: 'Sniffs the Shield Hand',
        number: 1,
        icons: ['attack'],
        base: [{ do: 'discard', n: 1 }],
      },
      {
        name: 'Wants to See It Twice',
        number: 4,
        icons: ['two-offensive'],
        trait: 'Pack',
        habit: true,
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, kind: 'offensive' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 1, effects: [{ do: 'threaten' }] },
        flavour: 'Heads to one side, all at the same angle.',
      },
      {
        name: 'Was Already Behind',
        number: 6,
        icons: ['start-rear'],
        base: [{ do: 'hit' }],
        flavour: 'You went round it. So did the rest of it.',
      },
    ],
    [
      {
        name: 'Walks Round the Blow',
        number: 1,
        icons: ['attack'],
        base: [
          { do: 'turn', to: 'clockwise' },
          { do: 'when', if: [{ if: 'threatened' }], effects: [{ do: 'hit' }] },
        ],
        flavour: 'Where it was, there is only light.',
      },
      {
        name: 'Bites the Same Place',
        number: 4,
        icons: ['two-offensive'],
        habit: true,
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, kind: 'defensive' } }, effects: [{ do: 'hit' }] }],
        flavour: 'Two of a kind make a rhythm.',
      },
      {
        name: 'Passes the Scent',
        number: 6,
        icons: ['start-rear'],
        trait: 'Pack',
        base: [{ do: 'turn', to: 'fewest-defensive' }],
        flavour: 'Nose to nose to nose. Then they all look up.',
      },
    ],
    [
      {
        name: 'The Other One',
        number: 7,
        icons: ['maneuver'],
        trait: 'Pack',
        habit: true,
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'threaten' }] },
        flavour: 'There was always another one.',
      },
      {
        name: 'Keeps Pace',
        number: 2,
        icons: ['move'],
        base: [{ do: 'threaten', who: 'that' }],
        boost: { cost: 1, effects: [{ do: 'discard', n: 1, who: 'that' }] },
      },
      {
        name: 'Closes Like a Hand',
        number: 8,
        icons: ['rampage'],
        trait: 'Pack',
        base: [{ do: 'unless', who: 'threatened', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
        flavour: 'Five of them. Or one, with fingers.',
      },
    ],
    [
      {
        name: 'Fills the Gap',
        number: 2,
        icons: ['move'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1, colour: 'red' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'here' }] },
      },
      {
        name: 'Comes Up Both Sides',
        number: 8,
        icons: ['rampage'],
        trait: 'Pack',
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'flanks' }] },
        flavour: 'You hear it on your left. It is on your left.',
      },
      {
        name: 'Sorts Out the Slow',
        number: 7,
        icons: ['maneuver'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Has Seen That One',
        number: 3,
        icons: ['attack'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'threaten' }] },
        flavour: 'It yawned when you began.',
      },
      {
        name: 'Lies Down Among You',
        number: 9,
        icons: ['end-round'],
        base: [{ do: 'hit', who: 'fewest-defensive' }],
        flavour: 'For a moment it was nearly company.',
      },
      {
        name: 'Stops Being One',
        number: 5,
        icons: ['aggro'],
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'not-front' }] },
        flavour: 'The shape steps out to both sides of itself.',
      },
    ],
    [
      {
        name: 'Lets You Start',
        number: 3,
        icons: ['attack'],
        base: [{ do: 'when', if: [{ if: 'threatened' }], effects: [{ do: 'hit' }], otherwise: [{ do: 'threaten' }] }],
        boost: { cost: 2, effects: [{ do: 'discard', n: 1 }] },
      },
      {
        name: 'Agrees on the Loud One',
        number: 5,
        icons: ['aggro'],
        base: [
          { do: 'turn', to: 'aggro' },
          { do: 'hit', who: 'aggro' },
        ],
        flavour: 'No sound. Every head at once.',
      },
      {
        name: 'Breaks From Every Window',
        number: 9,
        icons: ['end-round'],
        trait: 'Pack',
        base: [{ do: 'hit', who: 'threatened' }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'each' }] },
        flavour: 'Light, then edges, then weight.',
      },
    ],
  ]),
  stances: stancesOf('glasspelt', ALL_LEVELS, [
    {
      name: 'One Shape',
      toughness: [2, 6, 10, 22],
      progression: 7,
      damage: [1, 2, 3, 6],
      exposed: ['front', 'rear'],
      flavour: 'A pelt like a frozen pond, with something under it.',
    },
    {
      name: 'Two Shapes',
      toughness: [3, 8, 15, 29],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: ['flank'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'turn', to: 'fewest-defensive' }] }],
      flavour: 'They part down the middle, where you were aiming.',
    },
    {
      name: 'Count Again',
      toughness: [4, 12, 20, 36],
      progression: 0,
      damage: [2, 3, 5, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [{ on: 'turn-start', effects: [{ do: 'turn', to: 'clockwise' }] }],
      flavour: 'Four. No. Count again.',
    },
  ]),
  perils: [
    ...perilsOf('glasspelt', LOW, [
      {
        name: 'Heads All Turned Your Way',
        abilities: [
          { on: 'played', card: { colour: 'red' }, pair: true, once: 'round', effects: [{ do: 'struggle', n: 1 }] },
          { on: 'played', card: { colour: 'blue' }, pair: true, once: 'round', effects: [{ do: 'struggle', n: 1 }] },
        ],
        flavour: 'You do nothing twice without being watched.',
      },
      {
        name: 'Which One Was It',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Pack' }, effects: [{ do: 'threaten' }] }],
      },
      {
        name: 'Teeth in the Glare',
        abilities: [{ on: 'turn-end', if: [{ if: 'threatened' }], effects: [{ do: 'mill', n: 2 }] }],
        flavour: 'Squint, and it is closer.',
      },
    ]),
    ...perilsOf('glasspelt', HIGH, [
      {
        name: 'They Know the Song',
        abilities: [
          { on: 'played', card: { kind: 'offensive' }, pair: true, once: 'round', effects: [{ do: 'struggle', n: 1 }] },
          { on: 'played', card: { kind: 'defensive' }, pair: true, once: 'round', effects: [{ do: 'struggle', n: 1 }] },
        ],
        flavour: 'By the third verse they come in early.',
      },
      {
        name: 'Two Breaths on Your Neck',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Pack' }, effects: [{ do: 'threaten' }, { do: 'mill', n: 2 }] }],
      },
      {
        name: 'Too Many to Point At',
        abilities: [{ on: 'turn-end', if: [{ if: 'threatened' }], effects: [{ do: 'discard', n: 1 }] }],
        flavour: 'Somebody keeps saying: there. There. There.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('glasspelt', LOW, {
      name: 'Nothing Twice',
      goal: { of: 'players', times: 2 },
      tasks: [
        {
          on: 'actions-end',
          if: [
            { if: 'in-sequence', n: 1, colour: 'red' },
            { if: 'in-sequence', n: 1, colour: 'blue' },
            { if: 'in-sequence', n: 1, kind: 'defensive' },
          ],
          effects: [{ do: 'objective', n: 1 }],
        },
        {
          on: 'actions-end',
          if: [
            { if: 'in-sequence', n: 1, colour: 'green' },
            { if: 'in-sequence', n: 1, colour: 'yellow' },
            { if: 'in-sequence', n: 1, kind: 'offensive' },
          ],
          effects: [{ do: 'objective', n: 1 }],
        },
      ],
      reward: [
        { do: 'calm', who: 'each' },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'A pack cannot rehearse what you never repeat.',
    }),
    objectiveOf('glasspelt', HIGH, {
      name: 'Every Kind Once',
      goal: { of: 'players', times: 2 },
      tasks: [
        {
          on: 'actions-end',
          if: [
            { if: 'in-sequence', n: 1, colour: 'red' },
            { if: 'in-sequence', n: 1, colour: 'blue' },
            { if: 'in-sequence', n: 1, colour: 'green' },
            { if: 'in-sequence', n: 1, colour: 'yellow' },
          ],
          effects: [{ do: 'objective', n: 2 }],
        },
        {
          on: 'actions-end',
          if: [
            { if: 'in-sequence', n: 1, colour: 'red' },
            { if: 'in-sequence', n: 1, colour: 'blue' },
            { if: 'in-sequence', n: 1, kind: 'defensive' },
            { if: 'unthreatened' },
          ],
          effects: [{ do: 'objective', n: 1 }],
        },
      ],
      reward: [
        { do: 'calm', who: 'each' },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'They look at one another, for once, and not at you.',
    }),
  ],
  attrition: [
    { id: 'glasspelt-from-the-shield-side', name: 'From the Shield Side', value: 1, colours: ['green'], monster: 'glasspelt', replaces: 1 },
    {
      id: 'glasspelt-through-the-bare-side',
      name: 'Through the Bare Side',
      value: 1,
      colours: ['yellow'],
      monster: 'glasspelt',
      replaces: 1,
    },
  ],
};
