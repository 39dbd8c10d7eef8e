/** Ljonar, sword and shield: he stands where somebody has to. Courteous to everything, monsters included. */
import type { ActionCard, MasteryCard } from '../types.ts';
import {
  adds,
  addsToNext,
  branch,
  calms,
  counts,
  deals,
  draws,
  followedBy,
  guards,
  heals,
  masteries,
  play,
  playFocused,
  playIf,
  prevents,
  starters,
} from './writing.ts';

const STARTERS = starters('ljonar', {
  red: [
    {
      name: 'Your Pardon',
      cost: 2,
      value: 1,
      aggro: true,
      flavour: 'Brief, polite, under the ribs.',
      abilities: [play({ do: 'vulnerable' })],
    },
    {
      name: 'Mind Your Head',
      cost: 0,
      value: 1,
      flavour: 'He did say. One always says.',
      abilities: [playIf({ if: 'after', colour: 'yellow' }, adds(2))],
    },
    { name: 'Point First', cost: 1, value: 1, abilities: [play(adds(2))] },
    {
      name: 'Cut and Bow',
      cost: 1,
      value: 1,
      flavour: 'Manners come second only because the sword is faster.',
      abilities: [play(adds(1)), followedBy('yellow', draws(1))],
    },
    {
      name: 'Stand and Strike',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'They have been introduced. Now they may talk.',
      abilities: [playIf({ if: 'position', is: ['front'] }, adds(3))],
    },
    {
      name: 'With Regret',
      cost: 3,
      value: 0,
      aggro: true,
      flavour: 'He means it. He always has.',
      abilities: [play(adds(5), guards(1))],
    },
  ],
  blue: [
    {
      name: 'Walk It Round',
      cost: 0,
      value: 1,
      flavour: 'One does not drag a guest.',
      abilities: [playIf({ if: 'has-aggro' }, { do: 'move' })],
    },
    {
      name: 'Over to Them',
      cost: 1,
      value: 1,
      keywords: ['assist'],
      abilities: [play({ do: 'move', any: true })],
    },
    {
      name: 'This Way Please',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'The open hand has turned larger heads.',
      abilities: [play({ do: 'confuse' })],
    },
    {
      name: 'Take My Place',
      cost: 1,
      value: 2,
      flavour: 'It is a good place. He has kept it warm.',
      abilities: [play(draws(2), { do: 'move', who: 'another' })],
    },
    {
      name: 'March in Step',
      cost: 0,
      value: 1,
      abilities: [playIf({ if: 'shares-sector' }, draws(1))],
    },
    {
      name: 'Close the Gap',
      cost: 1,
      value: 1,
      aggro: true,
      abilities: [play({ do: 'turn', to: 'self' }, { do: 'stamina', n: 1 })],
    },
  ],
  green: [
    {
      name: 'Beg Your Leave',
      cost: 0,
      value: 2,
      flavour: 'Two steps back, without showing it his back.',
      abilities: [play({ do: 'calm' })],
    },
    {
      name: 'Under the Rim',
      cost: 0,
      value: 1,
      flavour: 'Oak, leather, iron, and then, quite small, a man.',
      abilities: [followedBy('yellow', guards(1))],
    },
    {
      name: 'Aside, All Together',
      cost: 1,
      value: 1,
      keywords: ['assist'],
      flavour: 'On three. Nobody has ever asked whose three.',
      abilities: [play(guards(1, 'others-here'), draws(1))],
    },
    { name: 'Small Behind Oak', cost: 1, value: 1, keywords: ['resilience'], abilities: [play(heals(2))] },
    {
      name: 'Make Way',
      cost: 1,
      value: 1,
      abilities: [playIf({ if: 'position', is: ['front'] }, { do: 'move' }, draws(2))],
    },
    {
      name: 'Let Them Through',
      cost: 0,
      value: 2,
      abilities: [play({ do: 'move', who: 'another' })],
    },
  ],
  yellow: [
    {
      name: 'Over Here',
      cost: 0,
      value: 1,
      aggro: true,
      keywords: ['taunt'],
      flavour: 'A voice that dogs and monsters obey.',
      abilities: [],
    },
    {
      name: 'Room for Two',
      cost: 0,
      value: 1,
      flavour: 'The shield was made wide on purpose.',
      abilities: [play(guards(1, 'another'))],
    },
    {
      name: 'Feet Wide',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'His boots have left prints in six kinds of ground.',
      abilities: [{ on: 'avoided', effects: [draws(1), heals(1)] }],
    },
    { name: 'Arm Through Strap', cost: 1, value: 2, aggro: true, abilities: [play(guards(1))] },
    {
      name: 'Gently Now',
      cost: 1,
      value: 1,
      flavour: 'He has calmed horses, brides and a burning mill.',
      abilities: [playIf({ if: 'after', kind: 'defensive' }, calms(2))],
    },
    {
      name: 'Not Them',
      cost: 2,
      value: 1,
      aggro: true,
      keywords: ['taunt'],
      flavour: 'It was the only time that evening he raised his voice.',
      abilities: [play(guards(1, 'others'), heals(1))],
    },
  ],
});

const BRANCHES = [
  // A: look at me
  ...branch(
    'ljonar',
    'A',
    {
      yellow: {
        name: 'If You Please',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['taunt'],
        flavour: 'It did not please. It came all the same.',
        abilities: [play({ do: 'turn', to: 'self' }, heals(2))],
      },
      red: {
        name: 'Knock Twice',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['taunt'],
        flavour: 'Entering unannounced is for weather.',
        abilities: [playIf({ if: 'position', is: ['front'] }, adds(2))],
      },
    },
    {
      blue: {
        name: 'Draw It Off',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['taunt'],
        abilities: [play({ do: 'move' }, { do: 'turn', to: 'self' }, calms(1))],
      },
      green: {
        name: 'Bow and Wait',
        cost: 0,
        value: 1,
        keywords: ['taunt'],
        flavour: 'Lower, and lower still. The claw went where he had been.',
        abilities: [playIf({ if: 'has-aggro' }, guards(1))],
      },
    },
  ),
  // B: the answer to a blow
  ...branch(
    'ljonar',
    'B',
    {
      yellow: {
        name: 'Turn the Point',
        cost: 1,
        value: 1,
        flavour: 'A finger’s breadth is enough, if one is not greedy.',
        abilities: [{ on: 'avoided', effects: [deals(3)] }],
      },
      red: {
        name: 'Answer in Kind',
        cost: 1,
        value: 1,
        flavour: 'A letter should not wait, either.',
        abilities: [playIf({ if: 'after', colour: 'yellow' }, adds(3))],
      },
    },
    {
      blue: {
        name: 'Circle the Blade',
        cost: 0,
        value: 1,
        abilities: [play({ do: 'next-cost', colour: 'yellow', by: -1 }), followedBy('yellow', addsToNext(2))],
      },
      green: {
        name: 'Let It Overreach',
        cost: 1,
        value: 1,
        flavour: 'It was the reaching that he found discourteous.',
        abilities: [followedBy('yellow', deals(2), draws(1))],
      },
    },
  ),
  // C: a place for somebody else's blow
  ...branch(
    'ljonar',
    'C',
    {
      red: {
        name: 'Lift the Collar',
        cost: 1,
        value: 1,
        flavour: 'As a tailor would, and with the same sad look.',
        abilities: [
          {
            on: 'play',
            if: [
              { if: 'position', is: ['flank'] },
              { if: 'after', colour: 'blue' },
            ],
            effects: [{ do: 'vulnerable' }],
          },
        ],
      },
      yellow: {
        name: 'Hold It Open',
        cost: 1,
        value: 1,
        flavour: 'Doors, gates, jaws. After you.',
        abilities: [
          { on: 'play', if: [{ if: 'vulnerable' }], effects: [guards(1), draws(1, 'others')], otherwise: [guards(1, 'another')] },
        ],
      },
    },
    {
      blue: {
        name: 'Show Them Where',
        cost: 2,
        value: 1,
        keywords: ['assist'],
        abilities: [play({ do: 'vulnerable' }, draws(1, 'another'))],
      },
      green: {
        name: 'Step Back, Smile',
        cost: 1,
        value: 1,
        flavour: 'It had waited all day for that. So had he.',
        abilities: [playIf({ if: 'has-aggro' }, { do: 'threaten' }, { do: 'vulnerable' })],
      },
    },
  ),
  // D: what does not fell him
  ...branch(
    'ljonar',
    'D',
    {
      red: {
        name: 'Return the Favour',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['resilience'],
        flavour: 'He keeps accounts, and he keeps them short.',
        abilities: [{ on: 'play', if: [{ if: 'damage', atLeast: 5 }], effects: [adds(3)], otherwise: [heals(1)] }],
      },
      yellow: {
        name: 'Lean Back',
        cost: 1,
        value: 1,
        keywords: ['resilience'],
        abilities: [{ on: 'suffered', effects: [draws(2)] }],
      },
    },
    {
      blue: {
        name: 'Up and On',
        cost: 0,
        value: 1,
        keywords: ['resilience'],
        flavour: 'He thanked the tree that had stopped him.',
        abilities: [{ on: 'play', if: [{ if: 'damage', atLeast: 5 }], effects: [draws(1), heals(1)], otherwise: [{ do: 'move' }] }],
      },
      green: {
        name: 'Breathe Behind It',
        cost: 1,
        value: 1,
        keywords: ['resilience'],
        flavour: 'In there it smells of oil, and of home.',
        abilities: [play(heals(1), { do: 'stamina', n: 1 }), playFocused(draws(1))],
      },
    },
  ),
  // E: nobody in this sector
  ...branch(
    'ljonar',
    'E',
    {
      yellow: {
        name: 'Wall of One',
        cost: 1,
        value: 1,
        aggro: true,
        flavour: 'They counted afterwards. There really was only him.',
        abilities: [{ on: 'play', if: [{ if: 'shares-sector' }], effects: [guards(2, 'others-here')], otherwise: [guards(1)] }],
      },
      blue: {
        name: 'Come and Stand',
        cost: 1,
        value: 1,
        flavour: 'There is always a dry corner behind him.',
        abilities: [play({ do: 'place', who: 'another', at: 'here' }, draws(1))],
      },
    },
    {
      red: {
        name: 'From Two Sides',
        cost: 1,
        value: 1,
        abilities: [{ on: 'play', if: [{ if: 'shares-sector' }], effects: [adds(3)], otherwise: [adds(1)] }],
      },
      green: {
        name: 'Under One Roof',
        cost: 1,
        value: 1,
        keywords: ['assist'],
        flavour: 'Rain, claws, gravel. The rent is the same.',
        abilities: [play({ do: 'calm', who: 'here' }, heals(1, 'here'))],
      },
    },
  ),
];

export const LJONAR: readonly ActionCard[] = [...STARTERS, ...BRANCHES];

export const LJONAR_MASTERIES: readonly MasteryCard[] = masteries('ljonar', [
  {
    name: 'The Wide Shield',
    focus: 3,
    flavour: 'There is a second strap. There always was.',
    fills: [{ on: 'avoided', effects: [counts(1)] }],
    focused: [{ on: 'avoided', effects: [guards(1, 'another')] }],
  },
  {
    name: 'Worth Its While',
    branch: 'A',
    focus: 3,
    flavour: 'It could be elsewhere. He makes sure that it is not.',
    fills: [{ on: 'turn-end', if: [{ if: 'has-aggro' }], effects: [counts(1)] }],
    focused: [{ on: 'turn-start', at: 'front', if: [{ if: 'has-aggro' }], effects: [guards(1), draws(1)] }],
  },
  {
    name: 'Fair Exchange',
    branch: 'B',
    focus: 4,
    flavour: 'To the grain.',
    fills: [{ on: 'played', card: { colour: 'yellow' }, effects: [counts(1)] }],
    focused: [{ on: 'played', card: { colour: 'yellow' }, nth: 2, effects: [deals(4)] }],
  },
  {
    name: 'A Kind Word First',
    branch: 'C',
    focus: 2,
    fills: [{ on: 'inflicted', keyword: 'vulnerable', effects: [counts(1)] }],
    focused: [
      { on: 'inflicted', keyword: 'vulnerable', once: 'turn', effects: [{ do: 'stamina', n: 1, who: 'another' }] },
      { on: 'action', cost: { discard: { n: 2, kind: 'defensive' } }, once: 'turn', effects: [{ do: 'vulnerable' }] },
    ],
  },
  {
    name: 'Old Oak',
    branch: 'D',
    focus: 3,
    flavour: 'It has been struck before. It kept the lightning.',
    fills: [{ on: 'suffered', effects: [counts(1)] }],
    focused: [
      { on: 'would-suffer', may: true, cost: { stamina: 1 }, once: 'turn', effects: [prevents(2)] },
      { on: 'suffered', once: 'round', effects: [deals(2)] },
    ],
  },
  {
    name: 'Nobody Stands Alone',
    branch: 'E',
    focus: 3,
    fills: [{ on: 'turn-end', if: [{ if: 'shares-sector' }], effects: [counts(1)] }],
    focused: [
      { on: 'turn-end', effects: [guards(1, 'others-here')] },
      {
        on: 'would-suffer',
        of: 'other',
        harm: 'attrition',
        may: true,
        cost: { discard: { n: 1, colour: 'yellow' } },
        once: 'round',
        effects: [{ do: 'prevent', n: 'all' }],
      },
    ],
  },
]);
