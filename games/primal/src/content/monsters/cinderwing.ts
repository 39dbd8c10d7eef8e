/** Cinderwing, the prologue: it burns what stands still in front of it. Move, and come from behind. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const CINDERWING: Beast = {
  monster: {
    id: 'cinderwing',
    name: 'Cinderwing',
    element: 'fire',
    weaknesses: ['horn', 'tide'],
    wants: 'One warm place that stays warm.',
    habit: 'It draws the long breath.',
    advice:
      'It watches whoever has aggro. If that hunter has stood still, the front burns when the round ends, and nobody plays a card in a fire. Move, and work from the rear.',
    slots: 3,
    locked: 0,
    rules: [{ on: 'round-end', if: [{ if: 'aggro-threatened' }], effects: [{ do: 'terrain', kind: 'fire', at: 'front' }] }],
    fells: [
      'It does not strike {hunter} again. It lies down alongside.',
      '{hunter} is down. Cinderwing folds one wing over the place.',
      'Cinderwing turns round twice and settles. {hunter} is part of the bed now.',
    ],
    dies: 'It draws the long breath. It keeps it.',
    walksOff: 'Cinderwing rakes the embers together and carries them off, one wing held low.',
  },
  behaviours: behavioursOf('cinderwing', 0, [
    [
      {
        name: 'Follows the Spark',
        number: 2,
        icons: ['dodge'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'fire', at: 'here' }] },
        flavour: 'The head arrives before you do.',
      },
      {
        name: 'Sits Back Down',
        number: 6,
        icons: ['maneuver'],
        base: [{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }],
        flavour: 'Ash to the knees.',
      },
      {
        name: 'Notices Who Stayed',
        number: 4,
        icons: ['threatened'],
        base: [{ do: 'unless', who: 'that', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Fans the Bed',
        number: 6,
        icons: ['maneuver'],
        trait: 'Heat',
        base: [{ do: 'terrain', kind: 'fire', at: 'front' }],
        boost: { cost: 1, effects: [{ do: 'burn', who: 'front' }] },
        flavour: 'Two slow wingbeats. The straw does the rest.',
      },
      {
        name: 'Lets It Go',
        number: 4,
        icons: ['threatened'],
        trait: 'Heat',
        habit: true,
        base: [{ do: 'unless', who: 'front', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
        flavour: 'It has held this one since the barn.',
      },
      {
        name: 'Shakes Them Off',
        number: 2,
        icons: ['dodge'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, kind: 'defensive' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Rakes the Coals',
        number: 8,
        icons: ['rampage'],
        trait: 'Heat',
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 1, effects: [{ do: 'terrain', kind: 'fire', at: 'front' }] },
        flavour: 'A claw, a bed of red, a long look.',
      },
      {
        name: 'Wants the Floor',
        number: 3,
        icons: ['start-rear'],
        base: [{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }],
        flavour: 'Yours was the driest one in the valley.',
      },
      {
        name: 'Snaps at the Bright Thing',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'yellow' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Banks the Fire',
        number: 8,
        icons: ['rampage'],
        trait: 'Heat',
        base: [{ do: 'burn' }],
        flavour: 'Covered coals last until morning.',
      },
      {
        name: 'Looks Over Its Shoulder',
        number: 3,
        icons: ['start-rear'],
        base: [{ do: 'turn', to: 'self' }],
        boost: { cost: 2, effects: [{ do: 'hit' }] },
      },
      {
        name: 'Stamps the Edge Flat',
        number: 5,
        icons: ['attack'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'terrain', kind: 'fire', at: 'here' }] },
        flavour: 'A nest has an edge. You were on it.',
      },
    ],
    [
      {
        name: 'Has Held It Long Enough',
        number: 9,
        icons: ['end-round'],
        trait: 'Heat',
        habit: true,
        base: [
          { do: 'terrain', kind: 'fire', at: 'front' },
          { do: 'hit', who: 'front' },
        ],
        boost: { cost: 2, effects: [{ do: 'burn', who: 'not-rear' }] },
        flavour: 'The air over the yard goes first.',
      },
      {
        name: 'Warms Its Back',
        number: 7,
        icons: ['offensive'],
        base: [{ do: 'hit', who: 'rear' }],
        boost: { cost: 2, effects: [{ do: 'threaten', who: 'rear' }] },
        flavour: 'Something back there is warm. It leans.',
      },
      {
        name: 'Catches the Draught',
        number: 1,
        icons: ['aggro'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'blue' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Brings the Roof In',
        number: 9,
        icons: ['end-round'],
        trait: 'Heat',
        base: [{ do: 'hit', who: 'front' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'flanks' }] },
        flavour: 'Dry beams make a good bed.',
      },
      {
        name: 'Wants Both Hands Gone',
        number: 7,
        icons: ['offensive'],
        base: [{ do: 'hit', who: 'here' }],
        boost: { cost: 2, effects: [{ do: 'burn', who: 'here' }] },
      },
      {
        name: 'Blows on What Is Left',
        number: 1,
        icons: ['aggro'],
        base: [{ do: 'burn' }, { do: 'mill', n: 3 }],
        flavour: 'Softly, as one does with tinder.',
      },
    ],
  ]),
  stances: stancesOf('cinderwing', ALL_LEVELS, [
    {
      name: 'Brooding',
      toughness: [2, 5, 9, 22],
      progression: 7,
      damage: [1, 2, 3, 6],
      exposed: ['front', 'rear'],
      flavour: 'Low, patient, and nearly asleep.',
    },
    {
      name: 'Wings Up',
      toughness: [2, 7, 13, 29],
      progression: 3,
      damage: [1, 2, 4, 8],
      exposed: ['flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'terrain', kind: 'fire', at: 'front' }] }],
      flavour: 'Behind the wings it is only warm.',
    },
    {
      name: 'Ember to the Bone',
      toughness: [3, 9, 18, 36],
      progression: 0,
      damage: [1, 2, 5, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'burn', who: 'each' }] }],
      flavour: 'You can see the ribs, and the light between.',
    },
  ]),
  perils: [
    ...perilsOf('cinderwing', LOW, [
      {
        name: 'Warm Ground',
        abilities: [{ on: 'threatened', if: [{ if: 'position', is: ['front'] }], effects: [{ do: 'burn', who: 'that' }] }],
        flavour: 'First the snow goes. Then the soles.',
      },
      {
        name: 'Breath in the Face',
        abilities: [{ on: 'turn-start', at: 'front', effects: [{ do: 'mill', n: 2 }] }],
      },
      {
        name: 'Sparks in the Straw',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Heat' }, effects: [{ do: 'burn' }] }],
        flavour: 'They were out. They said they were out.',
      },
    ]),
    ...perilsOf('cinderwing', HIGH, [
      {
        name: 'No Cool Stone Left',
        abilities: [{ on: 'threatened', effects: [{ do: 'burn', who: 'that' }] }],
      },
      {
        name: 'The Front Is a Furnace',
        abilities: [{ on: 'turn-start', at: 'front', effects: [{ do: 'burn' }] }],
        flavour: 'Even the shadows are the wrong colour.',
      },
      {
        name: 'Everything Catches',
        abilities: [{ on: 'behaviour-revealed', card: { trait: 'Heat' }, effects: [{ do: 'terrain', kind: 'fire', at: 'front' }] }],
        flavour: 'The well rope. The well.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('cinderwing', LOW, {
      name: 'Behind the Bellows',
      goal: { of: 'players' },
      tasks: [
        {
          on: 'played',
          pair: true,
          card: { kind: 'offensive' },
          if: [{ if: 'position', is: ['rear'] }],
          effects: [{ do: 'objective', n: 1 }],
        },
      ],
      reward: [{ do: 'wounds', n: 2 }],
      flavour: 'It breathes from the back of the ribs.',
    }),
    objectiveOf('cinderwing', HIGH, {
      name: 'Let It Burn Out',
      goal: { of: 'players', times: 2 },
      tasks: [
        {
          on: 'played',
          pair: true,
          card: { kind: 'offensive' },
          if: [{ if: 'position', is: ['rear'] }],
          effects: [{ do: 'objective', n: 1 }],
        },
        { on: 'moved', at: 'rear', effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [
        { do: 'clear-terrain', kind: 'fire', at: 'each' },
        { do: 'wounds', n: 2 },
      ],
      flavour: 'Keep behind it, and keep it turning.',
    }),
  ],
};
