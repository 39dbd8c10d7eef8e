/** Thoreg, hammer: what the monster means to do, it does not. A mason; beasts are walls with opinions. */
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
  starters,
} from './writing.ts';

const STARTERS = starters('thoreg', {
  red: [
    {
      name: 'Ring the Bell',
      cost: 3,
      value: 0,
      aggro: true,
      flavour: 'You could see it thinking. Now you cannot.',
      abilities: [play({ do: 'stun' })],
    },
    {
      name: 'Tap the Stone',
      cost: 0,
      value: 1,
      flavour: 'It answered, and told him more than it meant to.',
      abilities: [play({ do: 'look-at-slot', n: 1 })],
    },
    { name: 'Break a Corner', cost: 1, value: 1, abilities: [play(adds(2))] },
    {
      name: 'Drop on It',
      cost: 1,
      value: 1,
      flavour: 'A hammer wants to go down. He lets it.',
      abilities: [playIf({ if: 'after', colour: 'blue' }, adds(3))],
    },
    {
      name: 'Full Swing',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'From the heels, through the back, and out the other side.',
      abilities: [play({ do: 'strain', n: 1 }, adds(4))],
    },
    {
      name: 'Knock It Square',
      cost: 2,
      value: 1,
      aggro: true,
      flavour: 'Better. He cannot work on a thing that stands crooked.',
      abilities: [play(adds(2), { do: 'turn', to: 'chosen' })],
    },
  ],
  blue: [
    {
      name: 'Along the Wall',
      cost: 0,
      value: 1,
      keywords: ['stealth'],
      flavour: 'Every wall has one tired stone. He listens for it.',
      abilities: [play({ do: 'look-at-slot', n: 1 })],
    },
    {
      name: 'Pace It Out',
      cost: 1,
      value: 2,
      flavour: 'Eleven paces nose to tail. He writes nothing down.',
      abilities: [play({ do: 'look-at-pile', n: 3 }, draws(2))],
    },
    {
      name: 'Lead It Astray',
      cost: 1,
      value: 1,
      aggro: true,
      abilities: [play({ do: 'confuse' })],
    },
    {
      name: 'Haul Stone',
      cost: 0,
      value: 2,
      flavour: 'The road has hills. The stone has no opinion.',
      abilities: [play({ do: 'strain', n: 1 }, { do: 'stamina', n: 2 })],
    },
    {
      name: 'Round the Corner',
      cost: 1,
      value: 1,
      abilities: [
        { on: 'play', if: [{ if: 'after', colour: 'red' }], effects: [calms(1), { do: 'stamina', n: 1 }], otherwise: [{ do: 'move' }] },
      ],
    },
    {
      name: 'Walk the Site',
      cost: 0,
      value: 1,
      flavour: 'Nobody ever fell off a wall he had walked first.',
      abilities: [playIf({ if: 'first-card' }, draws(1))],
    },
  ],
  green: [
    {
      name: 'Not There',
      cost: 0,
      value: 1,
      flavour: 'Big men learn early which boards creak.',
      abilities: [play({ do: 'recycle', n: 2 })],
    },
    {
      name: 'Behind the Pillar',
      cost: 1,
      value: 1,
      flavour: 'He approves of the pillar. Somebody took trouble.',
      abilities: [play(guards(1))],
    },
    { name: 'Low Doorway', cost: 0, value: 2, abilities: [play({ do: 'calm' })] },
    {
      name: 'Into the Dark',
      cost: 1,
      value: 1,
      keywords: ['stealth'],
      flavour: 'Cellars have always been kind to him.',
      abilities: [play({ do: 'move' }, heals(1))],
    },
    {
      name: 'Let It Lean',
      cost: 1,
      value: 1,
      flavour: 'A wall that leans on nothing learns something.',
      abilities: [
        { on: 'play', if: [{ if: 'position', is: ['front'] }], effects: [{ do: 'turn', to: 'opposite' }], otherwise: [draws(1)] },
      ],
    },
    { name: 'Side Door', cost: 0, value: 1, abilities: [followedBy('blue', draws(1))] },
  ],
  yellow: [
    {
      name: 'Prop It',
      cost: 1,
      value: 1,
      keywords: ['assist'],
      flavour: 'Wedge, beam, back. In that order.',
      abilities: [play(guards(1, 'another'), heals(1))],
    },
    { name: 'Stone Face', cost: 0, value: 2, flavour: 'It was hoping for some reaction.', abilities: [play(calms(1))] },
    {
      name: 'Bear the Load',
      cost: 1,
      value: 1,
      flavour: 'Set down slowly, it becomes a foundation.',
      abilities: [play({ do: 'strain', n: 1 }, guards(2), heals(2))],
    },
    {
      name: 'Hammer Crosswise',
      cost: 1,
      value: 1,
      abilities: [playIf({ if: 'after', colour: 'red' }, calms(1), guards(1))],
    },
    {
      name: 'Shut the Door',
      cost: 2,
      value: 1,
      aggro: true,
      flavour: 'Its own nose told it that the door was closed.',
      abilities: [play({ do: 'stun' })],
    },
    {
      name: 'Nothing Moves Me',
      cost: 1,
      value: 1,
      aggro: true,
      abilities: [playIf({ if: 'threatened' }, guards(1), draws(1))],
    },
  ],
});

const BRANCHES = [
  // A: stun
  ...branch(
    'thoreg',
    'A',
    {
      blue: {
        name: 'Fetch the Wedge',
        cost: 1,
        value: 1,
        flavour: 'He remembers where every tool was put, and by whom.',
        abilities: [play({ do: 'take-back', colour: 'red' })],
      },
      red: {
        name: 'Second Stroke',
        cost: 2,
        value: 1,
        aggro: true,
        flavour: 'The first was only a question.',
        abilities: [{ on: 'play', if: [{ if: 'after', colour: 'blue' }], effects: [{ do: 'stun' }], otherwise: [adds(3)] }],
      },
    },
    {
      green: {
        name: 'While It Sways',
        cost: 2,
        value: 1,
        keywords: ['stealth'],
        flavour: 'He was inside its shadow before it had one again.',
        abilities: [play({ do: 'stun' })],
      },
      yellow: {
        name: 'Hold It Under',
        cost: 0,
        value: 1,
        abilities: [{ on: 'inflicted', keyword: 'stun', effects: [guards(1), draws(1)] }],
      },
    },
  ),
  // B: confuse and turn
  ...branch(
    'thoreg',
    'B',
    {
      blue: {
        name: 'Which Way Round',
        cost: 1,
        value: 1,
        flavour: 'He walks as if it were the one inside the fence.',
        abilities: [play({ do: 'turn', to: 'chosen' }, draws(1))],
      },
      green: {
        name: 'Over Its Shoulder',
        cost: 1,
        value: 1,
        abilities: [{ on: 'play', if: [{ if: 'position', is: ['front'] }], effects: [{ do: 'confuse' }], otherwise: [{ do: 'move' }] }],
      },
    },
    {
      red: {
        name: 'Spin the Block',
        cost: 2,
        value: 1,
        aggro: true,
        flavour: 'Hit near the edge, even a mountain turns to look.',
        abilities: [play({ do: 'confuse' }, adds(2))],
      },
      yellow: {
        name: 'Wrong Gate',
        cost: 1,
        value: 1,
        flavour: 'It chose the gate that he had left for it.',
        abilities: [{ on: 'play', if: [{ if: 'confused' }], effects: [guards(1), draws(2)], otherwise: [{ do: 'turn', to: 'clockwise' }] }],
      },
    },
  ),
  // C: more than a back should bear
  ...branch(
    'thoreg',
    'C',
    {
      red: {
        name: 'Burst the Keystone',
        cost: 1,
        value: 1,
        aggro: true,
        flavour: 'Everything above it had been relying on that one.',
        abilities: [play({ do: 'strain', n: 2 }, adds(6))],
      },
      yellow: {
        name: 'Take the Weight',
        cost: 0,
        value: 1,
        flavour: 'His knees said one thing. He said another.',
        abilities: [play({ do: 'strain', n: 1 }, guards(1), { do: 'stamina', n: 1 })],
      },
    },
    {
      blue: {
        name: 'Long Carry',
        cost: 1,
        value: 1,
        abilities: [play({ do: 'strain', n: 1 }, draws(3)), playFocused({ do: 'next-cost', colour: 'red', by: -1 })],
      },
      green: {
        name: 'Slip the Harness',
        cost: 0,
        value: 1,
        flavour: 'The rope knew first that it was over.',
        abilities: [{ on: 'play', if: [{ if: 'hand', atMost: 1 }], effects: [draws(2)], otherwise: [heals(1)] }],
      },
    },
  ),
  // D: nobody hears him
  ...branch(
    'thoreg',
    'D',
    {
      red: {
        name: 'Muffled Blow',
        cost: 1,
        value: 1,
        keywords: ['stealth'],
        flavour: 'Sacking over the iron. His father’s trick, for sleeping towns.',
        abilities: [playIf({ if: 'position', is: ['flank', 'rear'] }, adds(2))],
      },
      blue: {
        name: 'Soft Boots',
        cost: 0,
        value: 1,
        keywords: ['stealth'],
        abilities: [play({ do: 'move' }, { do: 'next-keyword', keyword: 'stealth' })],
      },
    },
    {
      green: {
        name: 'Into the Plaster',
        cost: 1,
        value: 1,
        keywords: ['stealth'],
        flavour: 'Grey on grey. He even thinks like lime.',
        abilities: [play({ do: 'take-aggro', who: 'another' }, { do: 'recycle', n: 2 })],
      },
      yellow: {
        name: 'Close the Shutter',
        cost: 1,
        value: 1,
        keywords: ['stealth'],
        abilities: [
          {
            on: 'play',
            if: [{ if: 'in-sequence', keyword: 'stealth', n: 3 }],
            effects: [{ do: 'discard-slot' }, guards(1)],
            otherwise: [guards(1)],
          },
        ],
      },
    },
  ),
  // E: let the pressure out
  ...branch(
    'thoreg',
    'E',
    {
      blue: {
        name: 'Walk It Cold',
        cost: 1,
        value: 1,
        flavour: 'Round once more. Tempers, like mortar, set if left alone.',
        abilities: [play(calms(2))],
      },
      yellow: {
        name: 'Hand on Stone',
        cost: 1,
        value: 1,
        abilities: [
          {
            on: 'play',
            if: [{ if: 'struggle', atLeast: 2, perPlayer: true }],
            effects: [calms(3)],
            otherwise: [{ do: 'stamina', n: 1 }],
          },
        ],
      },
    },
    {
      red: {
        name: 'Hit the Hollow',
        cost: 1,
        value: 1,
        aggro: true,
        flavour: 'A full cask rings dull. He waits until it does not.',
        abilities: [
          { on: 'play', if: [{ if: 'struggle', atMost: 1, perPlayer: true }], effects: [adds(3), draws(1)], otherwise: [calms(2)] },
        ],
      },
      green: {
        name: 'Sit Behind It',
        cost: 0,
        value: 1,
        flavour: 'Bread, an onion, and a beast with its back to him.',
        abilities: [playIf({ if: 'struggle', atMost: 1, perPlayer: true }, draws(1), heals(1))],
      },
    },
  ),
];

export const THOREG: readonly ActionCard[] = [...STARTERS, ...BRANCHES];

export const THOREG_MASTERIES: readonly MasteryCard[] = masteries('thoreg', [
  {
    name: 'The Tired Stone',
    focus: 2,
    flavour: 'He has found it. He rests a thumb there.',
    fills: [
      { on: 'inflicted', keyword: 'stun', effects: [counts(1)] },
      { on: 'inflicted', keyword: 'confuse', effects: [counts(1)] },
    ],
    focused: [{ on: 'boost-due', may: true, cost: { discard: { n: 1 } }, once: 'round', effects: [{ do: 'cancel-boost' }] }],
  },
  {
    name: 'Sexton’s Hands',
    branch: 'A',
    focus: 2,
    flavour: 'The hour is when he says.',
    fills: [{ on: 'inflicted', keyword: 'stun', effects: [counts(1)] }],
    focused: [
      { on: 'inflicted', keyword: 'stun', once: 'turn', effects: [draws(1)] },
      { on: 'action', cost: { stamina: 1, discard: { n: 2, colour: 'red' } }, once: 'turn', effects: [{ do: 'stun' }] },
    ],
  },
  {
    name: 'No Way Out but Round',
    branch: 'B',
    focus: 2,
    fills: [{ on: 'inflicted', keyword: 'confuse', effects: [counts(1)] }],
    focused: [{ on: 'inflicted', keyword: 'confuse', effects: [{ do: 'move', any: true }, addsToNext(3)] }],
  },
  {
    name: 'Paid in Sweat',
    branch: 'C',
    focus: 3,
    flavour: 'The bill is always honest.',
    fills: [{ on: 'actions-end', if: [{ if: 'hand', atMost: 1 }], effects: [counts(1)] }],
    focused: [
      { on: 'turn-start', if: [{ if: 'hand', atMost: 4 }], effects: [draws(1)] },
      { on: 'actions-end', if: [{ if: 'hand', atMost: 0 }], effects: [deals(3)] },
    ],
  },
  {
    name: 'Nobody Heard',
    branch: 'D',
    focus: 4,
    flavour: 'Ask anybody. There was only the one noise, afterwards.',
    fills: [{ on: 'played', card: { keyword: 'stealth' }, effects: [counts(1)] }],
    focused: [{ on: 'while', effects: [{ do: 'card-has-stealth', colour: 'red' }] }],
  },
  {
    name: 'Dry Stone',
    branch: 'E',
    focus: 4,
    flavour: 'No mortar. Only patience, and a good eye for edges.',
    fills: [{ on: 'played', card: { colour: 'blue' }, effects: [counts(1)] }],
    focused: [{ on: 'played', card: { colour: 'blue' }, nth: 2, effects: [calms(1), deals(2), { do: 'stamina', n: 1 }] }],
  },
]);
