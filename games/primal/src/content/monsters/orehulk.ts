/** Orehulk: plates slide to the side that hurt it and swallow the next attack from there. Knock first, then strike. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const OREHULK: Beast = {
  monster: {
    id: 'orehulk',
    name: 'Orehulk',
    element: 'metal',
    weaknesses: ['fire', 'storm'],
    wants: 'To be complete. It is short of exactly as much iron as you are carrying.',
    habit: 'It remembers the side.',
    advice:
      'A plate slides to the sector that hurt it and swallows the next attack from there. Knock with a cheap attack, then strike with a good one; or strike from another side. It gets softer as it opens.',
    slots: 3,
    locked: 0,
    rules: [{ on: 'wounded', effects: [{ do: 'plate', at: 'here' }] }],
    fells: [
      'It keeps the breastplate. It has no use for the rest of {hunter}.',
      '{hunter} is down. Orehulk sorts the buckles from the straps.',
      'Orehulk lifts the weapon off {hunter} and tries it against its side.',
    ],
    dies: 'It remembers the side that hurt. There is no side that did not.',
    walksOff: 'Orehulk shuts, plate by plate, and rolls home heavier than it came.',
  },
  behaviours: behavioursOf('orehulk', 0, [
    [
      {
        name: 'Tries the Shield On',
        number: 3,
        icons: ['parry'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
        flavour: 'A little tight across the shoulder.',
      },
      {
        name: 'Backs Into the Shade',
        number: 6,
        icons: ['start-rear'],
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'turn', to: 'opposite' }] },
        flavour: 'It was cool there, until it arrived.',
      },
      {
        name: 'Keeps the Change',
        number: 1,
        icons: ['aggro'],
        trait: 'Plate',
        habit: true,
        base: [{ do: 'plate', at: 'here' }],
        boost: { cost: 1, effects: [{ do: 'lose-stamina', n: 1 }] },
      },
    ],
    [
      {
        name: 'Weighs the Blade',
        number: 1,
        icons: ['aggro'],
        base: [{ do: 'next-damage', by: { of: 'weapon-level', times: -2 } }],
        flavour: 'It leans on the edge as a buyer would.',
      },
      {
        name: 'Settles Its Weight',
        number: 3,
        icons: ['parry'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 1, effects: [{ do: 'hit' }] },
      },
      {
        name: 'Counts Its Rivets',
        number: 6,
        icons: ['start-rear'],
        base: [{ do: 'when', if: [{ if: 'threatened' }], effects: [{ do: 'hit' }], otherwise: [{ do: 'struggle', n: 1 }] }],
        flavour: 'One short. It looks at your belt.',
      },
    ],
    [
      {
        name: 'Shrugs One On',
        number: 2,
        icons: ['attack'],
        trait: 'Plate',
        habit: true,
        base: [{ do: 'plate', at: 'here' }],
        flavour: 'A door that was not there, closing.',
      },
      {
        name: 'Admires Your Buckles',
        number: 7,
        icons: ['rampage'],
        base: [{ do: 'hit' }],
        boost: { cost: 1, effects: [{ do: 'lose-stamina', n: 1 }] },
        flavour: 'Close to. Very close to.',
      },
      {
        name: 'Hears Iron Standing Still',
        number: 4,
        icons: ['threatened'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Leans',
        number: 4,
        icons: ['threatened'],
        base: [{ do: 'hit', who: 'here' }],
        flavour: 'That is all.',
      },
      {
        name: 'Waits for You to Land',
        number: 2,
        icons: ['attack'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'threaten' }] },
      },
      {
        name: 'Puts a Wall There',
        number: 7,
        icons: ['rampage'],
        trait: 'Plate',
        habit: true,
        base: [{ do: 'plate', at: 'flanks' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'flanks' }] },
        flavour: 'It has been meaning to for centuries.',
      },
    ],
    [
      {
        name: 'Shuts on the Hand',
        number: 5,
        icons: ['attack'],
        trait: 'Plate',
        habit: true,
        base: [
          { do: 'unless', who: 'self', pays: { discard: { n: 1, kind: 'defensive' } }, effects: [{ do: 'hit' }] },
          { do: 'plate', at: 'here' },
        ],
        flavour: 'You got yours back. The glove is staying.',
      },
      {
        name: 'Expected a Second',
        number: 8,
        icons: ['two-attacks'],
        trait: 'Plate',
        habit: true,
        base: [{ do: 'hit' }, { do: 'plate', at: 'here' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'others-here' }] },
        flavour: 'The first one, it had opened for.',
      },
      {
        name: 'Follows the Clink',
        number: 9,
        icons: ['end-round'],
        base: [{ do: 'unless', who: 'self', pays: { stamina: 1 }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Comes to Collect',
        number: 9,
        icons: ['end-round'],
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'lose-stamina', n: 1, who: 'each' }] },
        flavour: 'It has kept an account of every buckle.',
      },
      {
        name: 'Presses Until It Rings',
        number: 8,
        icons: ['two-attacks'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 2 } }, effects: [{ do: 'hit' }] }],
      },
      {
        name: 'Wants the Bellows Going',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'burn', who: 'not-rear' }] },
        flavour: 'What you took for eyes were draught holes.',
      },
    ],
  ]),
  stances: stancesOf('orehulk', ALL_LEVELS, [
    {
      name: 'Shut',
      toughness: [3, 9, 17, 36],
      progression: 6,
      damage: [1, 2, 3, 6],
      exposed: ['flank', 'rear'],
      flavour: 'No door. A seam down the side, thin as a hair.',
    },
    {
      name: 'Ajar',
      toughness: [3, 7, 14, 29],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: ['flank', 'rear'],
      flavour: 'Something in there is breathing through its teeth.',
    },
    {
      name: 'Furnace Door',
      toughness: [2, 5, 10, 22],
      progression: 0,
      damage: [2, 3, 5, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'drop-plate', at: 'each' }] }],
      flavour: 'The light comes out, and the heat behind it.',
    },
  ]),
  perils: [
    ...perilsOf('orehulk', LOW, [
      {
        name: 'One Way In',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Plate' }, effects: [{ do: 'threaten' }] }],
        flavour: 'It knows where the seam is, too.',
      },
      {
        name: 'Heavier Than the Hill',
        abilities: [{ on: 'turn-start', at: 'flank', effects: [{ do: 'lose-stamina', n: 1 }] }],
        flavour: 'The ground slopes towards it. It did not before.',
      },
      {
        name: 'The Light Comes Out',
        abilities: [{ on: 'turn-start', at: 'front', effects: [{ do: 'burn' }] }],
      },
    ]),
    ...perilsOf('orehulk', HIGH, [
      {
        name: 'No Seam Left',
        abilities: [{ on: 'played', card: { colour: 'red' }, nth: 3, effects: [{ do: 'plate', at: 'here' }] }],
        flavour: 'It has thought about the back, over the years.',
      },
      {
        name: 'Takes Its Share',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Plate' }, effects: [{ do: 'threaten' }, { do: 'lose-stamina', n: 1 }] }],
      },
      {
        name: 'Door Wide, Fire Up',
        abilities: [
          { on: 'turn-start', at: 'front', effects: [{ do: 'burn' }] },
          { on: 'behaviour-revealed', card: { trait: 'Plate' }, effects: [{ do: 'mill', n: 2 }] },
        ],
        flavour: 'Rings, hinges, horseshoes: all of it running.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('orehulk', LOW, {
      name: 'Knock, Then Strike',
      goal: { of: 'players', times: 2 },
      tasks: [{ on: 'played', card: { colour: 'red' }, nth: 2, effects: [{ do: 'objective', n: 1 }] }],
      reward: [
        { do: 'drop-plate', at: 'each' },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'One to close it, one for where it opened.',
    }),
    objectiveOf('orehulk', HIGH, {
      name: 'All Round the Hide',
      goal: { of: 'players', times: 4 },
      tasks: [
        { on: 'played', card: { colour: 'red' }, nth: 2, effects: [{ do: 'objective', n: 1 }] },
        { on: 'moved', at: 'rear', effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [
        { do: 'drop-plate', at: 'each' },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'It cannot remember every side at once.',
    }),
  ],
};
