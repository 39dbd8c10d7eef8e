/** Mirah, great bow: damage from afar, card flow, perils made harmless. Thrifty, exact, a breath between words. */
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

const STARTERS = starters('mirah', {
  red: [
    {
      name: 'Thumb to Jaw',
      cost: 0,
      value: 1,
      flavour: 'The rest is weather.',
      abilities: [playIf({ if: 'first-card' }, adds(1))],
    },
    {
      name: 'Between Two Ribs',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'She had seen the gap at breakfast. It was still there.',
      abilities: [play(adds(2))],
    },
    {
      name: 'Pin the Tail',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'Nobody guards the part that waves.',
      abilities: [playIf({ if: 'position', is: ['rear'] }, adds(3))],
    },
    {
      name: 'Quiet Arrow',
      cost: 1,
      value: 1,
      keywords: ['stealth'],
      flavour: 'It looked up only when the feathers stopped shaking.',
      abilities: [play(adds(1))],
    },
    { name: 'Three at Once', cost: 2, value: 1, aggro: true, abilities: [play({ do: 'volley', n: 3 })] },
    {
      name: 'Draw to Breaking',
      cost: 3,
      value: 0,
      aggro: true,
      flavour: 'The yew complained. She let it finish.',
      abilities: [play(adds(6))],
    },
  ],
  blue: [
    {
      name: 'Loose and Walk',
      cost: 1,
      value: 1,
      flavour: 'Arrows are cheap. Being close is expensive.',
      abilities: [play({ do: 'volley', n: 3 }, { do: 'move' })],
    },
    { name: 'Give Ground', cost: 0, value: 1, flavour: 'Ground is the one thing there is plenty of.', abilities: [play({ do: 'move' })] },
    { name: 'Long Way Round', cost: 1, value: 2, abilities: [play(draws(2))] },
    {
      name: 'Up the Slope',
      cost: 1,
      value: 1,
      flavour: 'From here it is a shape, and shapes hold still.',
      abilities: [{ on: 'play', if: [{ if: 'position', is: ['rear'] }], effects: [draws(2)], otherwise: [{ do: 'move' }, draws(1)] }],
    },
    {
      name: 'Carry It Over',
      cost: 0,
      value: 1,
      keywords: ['assist'],
      flavour: 'She is gone before they find something to say.',
      abilities: [play(draws(1, 'another'))],
    },
    {
      name: 'To the Packs',
      cost: 1,
      value: 1,
      abilities: [play({ do: 'recycle', n: 2 }, { do: 'stamina', n: 1 })],
    },
  ],
  green: [
    {
      name: 'Behind the Dust',
      cost: 1,
      value: 1,
      flavour: 'For one breath it hates the wind instead.',
      abilities: [play({ do: 'blind' }, { do: 'calm' })],
    },
    { name: 'Into the Reeds', cost: 0, value: 1, keywords: ['stealth'], flavour: 'The reeds close. No heron gets up.', abilities: [] },
    {
      name: 'Flat on Belly',
      cost: 0,
      value: 1,
      flavour: 'Grass in the teeth. Good grass, too.',
      abilities: [playIf({ if: 'unthreatened' }, draws(1))],
    },
    { name: 'Stop Breathing', cost: 0, value: 2, abilities: [play({ do: 'calm' })] },
    {
      name: 'Duck and Nock',
      cost: 1,
      value: 1,
      flavour: 'The claw goes over. The string is already back.',
      abilities: [followedBy('red', deals(2))],
    },
    { name: 'Under the Wind', cost: 1, value: 1, abilities: [play({ do: 'recycle', n: 1 }, draws(1))] },
  ],
  yellow: [
    { name: 'Bow Across', cost: 1, value: 1, flavour: 'She will apologise to the wood tonight.', abilities: [play(guards(1))] },
    { name: 'Bite the Strap', cost: 0, value: 2, abilities: [play(heals(1))] },
    {
      name: 'Knee in Mud',
      cost: 0,
      value: 1,
      abilities: [playIf({ if: 'after', colour: 'green' }, draws(1))],
    },
    {
      name: 'Arm’s Length',
      cost: 1,
      value: 1,
      flavour: 'Six feet of yew, and it stops at seven.',
      abilities: [{ on: 'play', if: [{ if: 'position', is: ['front'] }], effects: [guards(2)], otherwise: [{ do: 'stamina', n: 1 }] }],
    },
    {
      name: 'Give It Back',
      cost: 1,
      value: 1,
      flavour: 'Arrows are counted twice: going, and coming home.',
      abilities: [play({ do: 'take-back', colour: 'red' })],
    },
    {
      name: 'Not One Step',
      cost: 2,
      value: 2,
      aggro: true,
      keywords: ['assist'],
      flavour: 'A line of feathers in the ground. It reads well enough.',
      abilities: [play(guards(1, 'others'))],
    },
  ],
});

const BRANCHES = [
  // A: the volley as an engine
  ...branch(
    'mirah',
    'A',
    {
      blue: {
        name: 'Spill and Run',
        cost: 1,
        value: 1,
        flavour: 'She does not look where they land. She listens.',
        abilities: [play({ do: 'volley', n: 4 })],
      },
      yellow: {
        name: 'Hold Them Off',
        cost: 1,
        value: 1,
        flavour: 'It backed away from the sound first.',
        abilities: [playIf({ if: 'after', colour: 'blue' }, { do: 'volley', n: 3 })],
      },
    },
    {
      red: {
        name: 'All of Them',
        cost: 3,
        value: 1,
        aggro: true,
        flavour: 'Afterwards the quiver weighed nothing, and so did she.',
        abilities: [play({ do: 'volley', n: 6 }), playFocused({ do: 'take-back', colour: 'red' })],
      },
      green: {
        name: 'Down in Grass',
        cost: 1,
        value: 1,
        abilities: [{ on: 'while', effects: [{ do: 'volley-damage', by: 1 }] }, play({ do: 'volley', n: 2 })],
      },
    },
  ),
  // B: what it cannot see
  ...branch(
    'mirah',
    'B',
    {
      red: {
        name: 'Take the Eye',
        cost: 2,
        value: 1,
        aggro: true,
        flavour: 'It has another. She has another.',
        abilities: [play({ do: 'blind' }, adds(2))],
      },
      green: {
        name: 'Kick Up Sand',
        cost: 1,
        value: 1,
        abilities: [play({ do: 'blind' }), playIf({ if: 'no-aggro' }, draws(1))],
      },
    },
    {
      blue: {
        name: 'Past Its Eye',
        cost: 2,
        value: 1,
        keywords: ['stealth'],
        flavour: 'On that side there is no Mirah, and never was.',
        abilities: [play({ do: 'blind' }, calms(1), { do: 'move' })],
      },
      yellow: {
        name: 'Let It Guess',
        cost: 0,
        value: 1,
        flavour: 'It struck the place where she had been clever.',
        abilities: [{ on: 'inflicted', keyword: 'blind', effects: [guards(1), draws(1)] }],
      },
    },
  ),
  // C: a hand for the others
  ...branch(
    'mirah',
    'C',
    {
      yellow: {
        name: 'No Nearer',
        cost: 1,
        value: 1,
        keywords: ['assist'],
        flavour: 'The next one, it understood, would be higher.',
        abilities: [play(guards(2, 'another'))],
      },
      blue: {
        name: 'Run to Them',
        cost: 1,
        value: 1,
        keywords: ['assist'],
        abilities: [play(heals(2, 'another'), { do: 'move' })],
      },
    },
    {
      red: {
        name: 'Shoot Past Them',
        cost: 1,
        value: 1,
        flavour: 'They felt the feathers. They learned to stand still for her.',
        abilities: [play(adds(1), guards(1, 'aggro')), playIf({ if: 'shares-sector' }, draws(1, 'others-here'))],
      },
      green: {
        name: 'Pull Them Clear',
        cost: 1,
        value: 2,
        keywords: ['assist'],
        abilities: [play({ do: 'move', who: 'another' }, { do: 'stamina', n: 1 })],
      },
    },
  ),
  // D: what lies on top
  ...branch(
    'mirah',
    'D',
    {
      blue: {
        name: 'Sort While Walking',
        cost: 0,
        value: 1,
        flavour: 'Straight ones left, honest ones right.',
        abilities: [play({ do: 'look-at-deck', n: 4 }, { do: 'volley', n: 1 })],
      },
      red: {
        name: 'Let It Fall',
        cost: 1,
        value: 1,
        flavour: 'Shot upward, and already forgotten.',
        abilities: [play(adds(1)), { on: 'milled', effects: [deals(3)] }],
      },
    },
    {
      green: {
        name: 'Crawl and Gather',
        cost: 1,
        value: 1,
        abilities: [play({ do: 'take-back', to: 'top' }, { do: 'volley', n: 1 }), { on: 'milled', effects: [draws(1)] }],
      },
      yellow: {
        name: 'Quiver in Front',
        cost: 1,
        value: 1,
        flavour: 'Half of hunting is sounding better armed.',
        abilities: [
          play({ do: 'mill', n: 4, tally: 'defensive' }, { do: 'defence', n: { of: 'tally' } }),
          { on: 'milled', effects: [guards(1)] },
        ],
      },
    },
  ),
  // E: one arrow, and the right one
  ...branch(
    'mirah',
    'E',
    {
      red: {
        name: 'Only the One',
        cost: 2,
        value: 1,
        aggro: true,
        flavour: 'She left the others at home, to be sure.',
        abilities: [{ on: 'play', if: [{ if: 'in-sequence', colour: 'red', n: 2 }], effects: [adds(1)], otherwise: [adds(4)] }],
      },
      green: {
        name: 'Still as Bark',
        cost: 1,
        value: 1,
        flavour: 'A beetle crossed her hand and was not hurried.',
        abilities: [play(addsToNext(3), { do: 'next-keyword', keyword: 'stealth' })],
      },
    },
    {
      blue: {
        name: 'Find the Line',
        cost: 1,
        value: 1,
        abilities: [play({ do: 'move' }, { do: 'next-cost', colour: 'red', by: -2 })],
      },
      yellow: {
        name: 'Heels In',
        cost: 1,
        value: 2,
        flavour: 'First the ground. Then everything else.',
        abilities: [playIf({ if: 'hand', atLeast: 2 }, { do: 'stamina', n: 2 }), playFocused(addsToNext(2))],
      },
    },
  ),
];

export const MIRAH: readonly ActionCard[] = [...STARTERS, ...BRANCHES];

export const MIRAH_MASTERIES: readonly MasteryCard[] = masteries('mirah', [
  {
    name: 'Last in the Quiver',
    focus: 1,
    flavour: 'After that one, she begins.',
    fills: [{ on: 'deck-emptied', effects: [counts(1)] }],
    focused: [{ on: 'turn-start', effects: [{ do: 'volley', n: 3 }] }],
  },
  {
    name: 'Rain Without Cloud',
    branch: 'A',
    focus: 4,
    flavour: 'It looked at the sky, which was the mistake.',
    fills: [{ on: 'played', card: { colour: 'blue' }, effects: [counts(1)] }],
    focused: [
      { on: 'while', effects: [{ do: 'volley-damage', by: 1 }] },
      { on: 'played', card: { colour: 'blue' }, nth: 1, effects: [{ do: 'volley', n: 2 }] },
    ],
  },
  {
    name: 'Nothing to See',
    branch: 'B',
    focus: 2,
    fills: [{ on: 'inflicted', keyword: 'blind', effects: [counts(1)] }],
    focused: [
      { on: 'turn-start', may: true, cost: { stamina: 1 }, effects: [{ do: 'blind' }] },
      { on: 'inflicted', keyword: 'blind', once: 'turn', effects: [addsToNext(2)] },
    ],
  },
  {
    name: 'One Eye for Each',
    branch: 'C',
    focus: 3,
    flavour: 'She shoots worse at beasts that look at her.',
    fills: [{ on: 'avoided', of: 'other', effects: [counts(1)] }],
    focused: [
      {
        on: 'would-suffer',
        of: 'other',
        may: true,
        cost: { discard: { n: 1, kind: 'offensive' } },
        once: 'round',
        effects: [{ do: 'prevent', n: 'all' }],
      },
    ],
  },
  {
    name: 'The Bottom Is Near',
    branch: 'D',
    focus: 2,
    flavour: 'She can tell by the sound.',
    fills: [{ on: 'turn-end', if: [{ if: 'deck-at-most', n: 8 }], effects: [counts(1)] }],
    focused: [
      {
        on: 'turn-start',
        effects: [
          { do: 'look-at-deck', n: 3 },
          { do: 'volley', n: 1 },
        ],
      },
      { on: 'deck-emptied', effects: [deals(4)] },
    ],
  },
  {
    name: 'Nothing Wasted',
    branch: 'E',
    focus: 3,
    fills: [{ on: 'played', card: { colour: 'red' }, if: [{ if: 'sequence', atMost: 1 }], effects: [counts(1)] }],
    focused: [{ on: 'played', card: { colour: 'red' }, if: [{ if: 'sequence', atMost: 1 }], effects: [deals(3)] }],
  },
]);
