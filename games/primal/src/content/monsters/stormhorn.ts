/** Stormhorn: it wants a herd. Stand together, away from the mark, and clear its swarms before you strike it. */
import { ALL_LEVELS, behavioursOf, HIGH, LOW, objectiveOf, perilsOf, stancesOf } from './making.ts';
import type { Beast } from './types.ts';

export const STORMHORN: Beast = {
  monster: {
    id: 'stormhorn',
    name: 'Stormhorn',
    element: 'storm',
    weaknesses: ['horn', 'crystal'],
    wants: 'Its herd close, and you will do for a herd.',
    habit: 'It tilts its crown.',
    advice:
      'Each round the crown leans to a sector, and the sky follows: be elsewhere. It strikes whoever is alone, so be there together. No blow reaches it while a swarm flies.',
    slots: 3,
    locked: 0,
    rules: [
      { on: 'round-start', effects: [{ do: 'mark', at: 'random' }] },
      { on: 'while', effects: [{ do: 'swarm-first' }] },
    ],
    fells: [
      'The swarm settles on {hunter} as snow does. Nobody brushes it off.',
      'Stormhorn nudges {hunter} twice, and then counts without that one.',
      '{hunter} lies in the wet grass. Stormhorn stands over the place, for the rain.',
    ],
    dies: 'It tilts its crown, and goes on tilting. The cloud leaves, to look for someone.',
    walksOff: 'Stormhorn counts once more, finds you too many and too few, and takes the cloud along.',
  },
  behaviours: behavioursOf('stormhorn', 0, [
    [
      {
        name: 'Hums',
        number: 2,
        icons: ['end-attrition'],
        base: [{ do: 'mark', at: 'here' }],
        boost: { cost: 1, effects: [{ do: 'threaten' }] },
        flavour: 'The buckles hum along.',
      },
      {
        name: 'Nudges One Back',
        number: 5,
        icons: ['start-flank'],
        base: [{ do: 'unless', who: 'self', pays: 'move', effects: [{ do: 'hit' }] }],
        flavour: 'It does the same with calves. Calves are heavier.',
      },
      {
        name: 'Ears Forward',
        number: 6,
        icons: ['two-defensive'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
      },
    ],
    [
      {
        name: 'Calls Them Out',
        number: 6,
        icons: ['two-defensive'],
        base: [{ do: 'swarm', toughness: { of: 'players', times: 2 } }],
        flavour: 'The hair on the hide gets up and flies.',
      },
      {
        name: 'First Drops',
        number: 5,
        icons: ['start-flank'],
        trait: 'Sky',
        base: [{ do: 'hit', who: 'marked' }],
        boost: { cost: 1, effects: [{ do: 'mark', at: 'random' }] },
        flavour: 'Large ones. Then none, for a while.',
      },
      {
        name: 'Turns the Weather',
        number: 2,
        icons: ['end-attrition'],
        base: [{ do: 'mark', at: 'here' }],
      },
    ],
    [
      {
        name: 'Counts the Strays',
        number: 7,
        icons: ['maneuver'],
        base: [{ do: 'hit', who: 'alone' }],
        flavour: 'One in the north. One in the east.',
      },
      {
        name: 'Walks Beside You',
        number: 1,
        icons: ['move'],
        base: [{ do: 'turn', to: 'that' }],
      },
      {
        name: 'Rubs Against the Sky',
        number: 8,
        icons: ['rampage'],
        trait: 'Sky',
        base: [{ do: 'hit', who: 'marked' }],
        boost: { cost: 1, effects: [{ do: 'swarm', toughness: { of: 'players', times: 2 } }] },
        flavour: 'It itches where the lightning was.',
      },
    ],
    [
      {
        name: 'Crown and Ground',
        number: 8,
        icons: ['rampage'],
        trait: 'Sky',
        habit: true,
        base: [{ do: 'hit', who: 'marked' }],
        boost: { cost: 2, effects: [{ do: 'mark', at: 'random' }] },
        flavour: 'One end is up there.',
      },
      {
        name: 'Wants You Nearer',
        number: 1,
        icons: ['move'],
        base: [{ do: 'when', if: [{ if: 'alone' }], effects: [{ do: 'hit' }], otherwise: [{ do: 'mark', at: 'here' }] }],
      },
      {
        name: 'Lets the Hair Fly',
        number: 7,
        icons: ['maneuver'],
        base: [{ do: 'swarm', toughness: { of: 'players', times: 4 } }],
        boost: { cost: 2, effects: [{ do: 'mark', at: 'here' }] },
        flavour: 'Every bristle has an opinion and wings.',
      },
    ],
    [
      {
        name: 'Splits the Cloud',
        number: 4,
        icons: ['attack'],
        trait: 'Sky',
        habit: true,
        base: [{ do: 'hit', who: 'marked' }],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'alone' }] },
        flavour: 'White, then green, then nothing for a breath.',
      },
      {
        name: 'Goes Back for the Last One',
        number: 9,
        icons: ['dodge'],
        base: [{ do: 'hit' }],
        boost: { cost: 2, effects: [{ do: 'turn', to: 'self' }] },
      },
      {
        name: 'Steps Between You',
        number: 3,
        icons: ['aggro'],
        base: [{ do: 'unless', who: 'alone', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
        flavour: 'Now there are two herds. It likes neither.',
      },
    ],
    [
      {
        name: 'Rounds Them Up',
        number: 3,
        icons: ['aggro'],
        base: [{ do: 'unless', who: 'self', pays: { discard: { n: 1, colour: 'green' } }, effects: [{ do: 'hit' }] }],
        boost: { cost: 2, effects: [{ do: 'mark', at: 'here' }] },
      },
      {
        name: 'Has Plenty of Friends',
        number: 9,
        icons: ['dodge'],
        base: [{ do: 'swarm', toughness: { of: 'players', times: 7 } }],
        flavour: 'They come out of the ears as well.',
      },
      {
        name: 'Brings It All Down',
        number: 4,
        icons: ['attack'],
        trait: 'Sky',
        habit: true,
        base: [
          { do: 'mark', at: 'here' },
          { do: 'hit', who: 'marked' },
        ],
        boost: { cost: 2, effects: [{ do: 'hit', who: 'alone' }] },
        flavour: 'The hill is a little lower now.',
      },
    ],
  ]),
  stances: stancesOf('stormhorn', ALL_LEVELS, [
    {
      name: 'Under the Cloud',
      toughness: [2, 4, 11, 22],
      progression: 8,
      damage: [1, 2, 3, 6],
      exposed: ['flank'],
      flavour: 'Dim, and humming.',
    },
    {
      name: 'Crown Lit',
      toughness: [3, 6, 16, 29],
      progression: 4,
      damage: [1, 2, 5, 8],
      exposed: ['rear'],
      abilities: [{ on: 'stance-revealed', effects: [{ do: 'mark', at: 'rear' }] }],
      flavour: 'You can read by it. Nobody does.',
    },
    {
      name: 'Cloudbreak',
      toughness: [3, 8, 21, 36],
      progression: 0,
      damage: [2, 3, 6, 10],
      exposed: ['front', 'flank', 'rear'],
      abilities: [
        {
          on: 'stance-revealed',
          if: [{ if: 'level', atLeast: 2 }],
          effects: [{ do: 'swarm', toughness: { of: 'players', times: 6 } }],
          otherwise: [{ do: 'swarm', toughness: { of: 'players', times: 2 } }],
        },
      ],
      flavour: 'Everything open, and no roof.',
    },
  ]),
  perils: [
    ...perilsOf('stormhorn', LOW, [
      {
        name: 'Where the Crown Leans',
        abilities: [{ on: 'turn-end', if: [{ if: 'marked' }], effects: [{ do: 'threaten' }] }],
        flavour: 'The grass there is already standing up.',
      },
      {
        name: 'The Air Is Full',
        abilities: [{ on: 'round-end', if: [{ if: 'swarm' }], effects: [{ do: 'hit', who: 'marked' }] }],
      },
      {
        name: 'Alone in the Open',
        abilities: [{ on: 'turn-end', if: [{ if: 'alone' }], effects: [{ do: 'suffer', n: 1 }] }],
        flavour: 'Tall things should keep company.',
      },
    ]),
    ...perilsOf('stormhorn', HIGH, [
      {
        name: 'The Sky Has Picked',
        abilities: [{ on: 'turn-end', if: [{ if: 'marked' }], effects: [{ do: 'hit' }] }],
      },
      {
        name: 'They Settle Like Snow',
        abilities: [
          {
            on: 'behaviour-revealed',
            card: { trait: 'Sky' },
            if: [{ if: 'swarm' }],
            effects: [{ do: 'hit', who: 'marked' }],
            otherwise: [{ do: 'swarm', toughness: { of: 'players', times: 3 } }],
          },
        ],
        flavour: 'Warm snow, with legs.',
      },
      {
        name: 'No Stray Comes Home',
        abilities: [
          {
            on: 'turn-start',
            if: [{ if: 'alone' }],
            effects: [{ do: 'unless', who: 'self', pays: { discard: { n: 1 } }, effects: [{ do: 'hit' }] }],
          },
        ],
        flavour: 'It only wanted to walk with you.',
      },
    ]),
  ],
  objectives: [
    objectiveOf('stormhorn', LOW, {
      name: 'Be the Herd',
      goal: { of: 'players', times: 4 },
      tasks: [
        { on: 'turn-end', if: [{ if: 'shares-sector' }], effects: [{ do: 'objective', n: 1 }] },
        { on: 'swarm-gone', effects: [{ do: 'objective', n: 1 }] },
      ],
      reward: [{ do: 'wounds', n: 2 }],
      flavour: 'It lowers its head for its own.',
    }),
    objectiveOf('stormhorn', HIGH, {
      name: 'Shoulder to Shoulder',
      goal: { of: 'players', times: 5 },
      tasks: [
        {
          on: 'played',
          pair: true,
          card: { kind: 'offensive' },
          if: [{ if: 'shares-sector' }],
          effects: [{ do: 'objective', n: 1 }],
        },
        { on: 'swarm-gone', effects: [{ do: 'objective', n: 2 }] },
      ],
      reward: [{ do: 'wounds', n: 2 }],
      flavour: 'Enough backs make a roof.',
    }),
  ],
  attrition: [
    {
      id: 'stormhorn-a-few-of-them',
      name: 'A Few of Them',
      monster: 'stormhorn',
      replaces: 1,
      value: 1,
      effects: [{ do: 'swarm', toughness: { of: 'weapon-level', times: 2 } }],
    },
    {
      id: 'stormhorn-the-near-strike',
      name: 'The Near Strike',
      monster: 'stormhorn',
      replaces: 2,
      value: 2,
      effects: [{ do: 'mark', at: 'here' }],
    },
  ],
};
