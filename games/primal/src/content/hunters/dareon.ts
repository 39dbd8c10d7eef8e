/** Dareon, great sword: much damage in one turn, and the bruises to go with it. Proud, stubborn, laughs while bleeding. */
import type { ActionCard, MasteryCard } from '../types.ts';
import {
  adds,
  addsToNext,
  afterEach,
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

const STARTERS = starters('dareon', {
  red: [
    { name: 'Say It Again', cost: 1, value: 1, keywords: ['berserker'], flavour: 'The sword knows one word.', abilities: [] },
    {
      name: 'Last Word',
      cost: 3,
      value: 0,
      aggro: true,
      keywords: ['finisher'],
      flavour: 'Afterwards he never remembers lifting it.',
      abilities: [play(adds(6))],
    },
    {
      name: 'Lean In',
      cost: 0,
      value: 1,
      flavour: 'Good. Now neither of them can miss.',
      abilities: [playIf({ if: 'threatened' }, adds(2))],
    },
    { name: 'Hilt First', cost: 0, value: 1, flavour: 'The other end is for beasts he respects.', abilities: [play(adds(1))] },
    { name: 'Both Hands', cost: 1, value: 1, aggro: true, abilities: [play(adds(2))] },
    {
      name: 'Split the Spine',
      cost: 2,
      value: 1,
      aggro: true,
      flavour: 'He counted the knuckles of its back, and stopped at five.',
      abilities: [{ on: 'play', if: [{ if: 'position', is: ['rear'] }], effects: [adds(5)], otherwise: [adds(3)] }],
    },
  ],
  blue: [
    {
      name: 'Walk Right Up',
      cost: 0,
      value: 1,
      flavour: 'His grandfather walked like this to weddings.',
      abilities: [{ on: 'play', if: [{ if: 'position', is: ['front'] }], effects: [draws(1)], otherwise: [{ do: 'move' }] }],
    },
    {
      name: 'Haul Them Along',
      cost: 0,
      value: 2,
      keywords: ['assist'],
      flavour: 'Complaints are heard on the other side.',
      abilities: [play({ do: 'move', who: 'another' })],
    },
    {
      name: 'Shoulder Through',
      cost: 1,
      value: 1,
      flavour: 'There was a path. It was faster to make one.',
      abilities: [play({ do: 'move' }, { do: 'next-cost', colour: 'red', by: -1 })],
    },
    { name: 'Long Stride', cost: 1, value: 2, abilities: [play(draws(1), addsToNext(2))] },
    {
      name: 'Round the Horn',
      cost: 1,
      value: 1,
      abilities: [playIf({ if: 'position', is: ['flank', 'rear'] }, addsToNext(3))],
    },
    {
      name: 'Come On Then',
      cost: 2,
      value: 1,
      aggro: true,
      flavour: 'Arms wide. It has never been offered so much.',
      abilities: [play({ do: 'vulnerable' })],
    },
  ],
  green: [
    { name: 'Let It Pass', cost: 0, value: 2, abilities: [play(heals(1))] },
    {
      name: 'Under the Swing',
      cost: 0,
      value: 1,
      flavour: 'He felt the wind of it part his hair.',
      abilities: [followedBy('red', draws(1))],
    },
    {
      name: 'Duck Late',
      cost: 1,
      value: 1,
      keywords: ['resilience'],
      flavour: 'Early is for people with something to lose.',
      abilities: [play(heals(2))],
    },
    {
      name: 'Roll With It',
      cost: 1,
      value: 1,
      abilities: [{ on: 'play', if: [{ if: 'damage', atLeast: 4 }], effects: [draws(2)], otherwise: [draws(1)] }],
    },
    {
      name: 'Behind the Blade',
      cost: 1,
      value: 1,
      flavour: 'It is nearly as wide as he is.',
      abilities: [play(guards(1))],
    },
    { name: 'Gone by Then', cost: 1, value: 1, keywords: ['assist'], abilities: [play({ do: 'move' }, { do: 'calm' })] },
  ],
  yellow: [
    {
      name: 'Bleed on It',
      cost: 0,
      value: 1,
      keywords: ['resilience'],
      flavour: 'He has been hit harder by doors.',
      abilities: [play({ do: 'may-pay', cost: { suffer: 1 }, effects: [draws(1)] })],
    },
    {
      name: 'Chin Out',
      cost: 1,
      value: 1,
      aggro: true,
      flavour: 'The jaw runs in the family. So does the crack in it.',
      abilities: [play(addsToNext(2), heals(1))],
    },
    {
      name: 'No Further',
      cost: 1,
      value: 1,
      abilities: [playIf({ if: 'position', is: ['front'] }, guards(1), heals(1))],
    },
    {
      name: 'Catch the Claw',
      cost: 1,
      value: 1,
      flavour: 'It wanted the arm. It got the edge.',
      abilities: [playIf({ if: 'after', colour: 'red' }, deals(2))],
    },
    {
      name: 'Laugh at It',
      cost: 0,
      value: 1,
      aggro: true,
      flavour: 'It does not know the joke. It knows the tone.',
      abilities: [play({ do: 'threaten' }, draws(1))],
    },
    { name: 'Elbow Locked', cost: 1, value: 2, keywords: ['resilience'], abilities: [play(guards(1))] },
  ],
});

const BRANCHES = [
  // A: one attack after another
  ...branch(
    'dareon',
    'A',
    {
      blue: {
        name: 'Run at It',
        cost: 1,
        value: 1,
        keywords: ['berserker'],
        flavour: 'Somebody shouts his name. That is for later.',
        abilities: [play({ do: 'move' })],
      },
      red: {
        name: 'And Again',
        cost: 1,
        value: 1,
        flavour: 'By now he is only the part behind the arms.',
        abilities: [afterEach('red', deals(2))],
      },
    },
    {
      green: { name: 'Through the Legs', cost: 0, value: 1, abilities: [play({ do: 'next-cost', colour: 'red', by: -1 })] },
      yellow: {
        name: 'Spit and Grin',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['berserker'],
        flavour: 'One tooth fewer, and it shows in the grin.',
        abilities: [play({ do: 'longer-sequence', by: 1 }), playFocused({ do: 'next-cost', colour: 'red', by: -1 })],
      },
    },
  ),
  // B: the blow that ends the turn
  ...branch(
    'dareon',
    'B',
    {
      red: {
        name: 'Full Stop',
        cost: 2,
        value: 1,
        aggro: true,
        keywords: ['finisher'],
        flavour: 'Even the crows waited for what came next.',
        abilities: [{ on: 'play', if: [{ if: 'sequence', atLeast: 3 }], effects: [adds(5)], otherwise: [adds(3)] }],
      },
      yellow: {
        name: 'Wait for It',
        cost: 1,
        value: 1,
        flavour: 'The sword goes up past the part where others stop.',
        abilities: [play(addsToNext(4), { do: 'next-keyword', keyword: 'finisher' })],
      },
    },
    {
      blue: {
        name: 'Turn Your Back',
        cost: 1,
        value: 1,
        keywords: ['finisher'],
        flavour: 'He is proudest of the walking away.',
        abilities: [play(calms(2), { do: 'stamina', n: 1 })],
      },
      green: { name: 'Already Leaving', cost: 0, value: 1, keywords: ['finisher'], abilities: [play({ do: 'move' }, guards(1))] },
    },
  ),
  // C: the open place
  ...branch(
    'dareon',
    'C',
    {
      blue: {
        name: 'Find the Seam',
        cost: 1,
        value: 1,
        flavour: 'Every coat was sewn by somebody in a hurry.',
        abilities: [{ on: 'play', if: [{ if: 'position', is: ['rear'] }], effects: [{ do: 'vulnerable' }], otherwise: [{ do: 'move' }] }],
      },
      red: {
        name: 'Twist It',
        cost: 1,
        value: 1,
        abilities: [{ on: 'play', if: [{ if: 'vulnerable' }], effects: [adds(3)], otherwise: [draws(1)] }],
      },
    },
    {
      yellow: {
        name: 'Knock It Wide',
        cost: 2,
        value: 1,
        aggro: true,
        flavour: 'For a moment the whole chest is just standing there.',
        abilities: [play({ do: 'vulnerable' }, guards(1))],
      },
      green: {
        name: 'Duck Inside',
        cost: 1,
        value: 1,
        flavour: 'In here it is all heartbeat.',
        abilities: [
          { on: 'play', if: [{ if: 'vulnerable' }], effects: [draws(2)], otherwise: [{ do: 'next-cost', colour: 'red', by: -1 }] },
        ],
      },
    },
  ),
  // D: what hurts him
  ...branch(
    'dareon',
    'D',
    {
      red: {
        name: 'Hit It Bleeding',
        cost: 0,
        value: 1,
        flavour: 'Whose blood? They can sort that out afterwards.',
        abilities: [play({ do: 'may-pay', cost: { suffer: 1 }, effects: [adds(3)] })],
      },
      green: {
        name: 'Limp Out',
        cost: 1,
        value: 1,
        keywords: ['resilience'],
        abilities: [{ on: 'play', if: [{ if: 'damage', atLeast: 5 }], effects: [heals(4)], otherwise: [{ do: 'move' }] }],
      },
    },
    {
      blue: {
        name: 'Stagger On',
        cost: 0,
        value: 1,
        keywords: ['resilience'],
        flavour: 'Left, right, left. The rest is decoration.',
        abilities: [play({ do: 'may-pay', cost: { suffer: 1 }, effects: [draws(2)] })],
      },
      yellow: {
        name: 'Still Up',
        cost: 1,
        value: 1,
        aggro: true,
        keywords: ['resilience'],
        flavour: 'It looked to see what it had done. Nothing, apparently.',
        abilities: [{ on: 'suffered', effects: [deals(3)] }],
      },
    },
  ),
  // E: behind it
  ...branch(
    'dareon',
    'E',
    {
      blue: {
        name: 'Go Wide',
        cost: 1,
        value: 1,
        flavour: 'The long way, at a run, with all that iron.',
        abilities: [play({ do: 'move', any: true })],
      },
      red: {
        name: 'Cut the Heel',
        cost: 1,
        value: 1,
        flavour: 'Anything stands differently after that.',
        abilities: [playIf({ if: 'position', is: ['rear'] }, adds(2), calms(1))],
      },
    },
    {
      green: {
        name: 'Look at Them',
        cost: 1,
        value: 1,
        abilities: [play({ do: 'take-aggro', who: 'another' }), playIf({ if: 'position', is: ['rear'] }, draws(1))],
      },
      yellow: {
        name: 'Hold the Tail',
        cost: 1,
        value: 1,
        flavour: 'It drags him a while. He calls that holding.',
        abilities: [playIf({ if: 'position', is: ['rear'] }, guards(1), addsToNext(2))],
      },
    },
  ),
];

export const DAREON: readonly ActionCard[] = [...STARTERS, ...BRANCHES];

export const DAREON_MASTERIES: readonly MasteryCard[] = masteries('dareon', [
  {
    name: 'Second Wind',
    focus: 4,
    flavour: 'The first was only to find out how far it was.',
    fills: [{ on: 'played', card: { colour: 'red' }, effects: [counts(1)] }],
    focused: [{ on: 'while', effects: [{ do: 'cost', colour: 'red', second: true, by: -1 }] }],
  },
  {
    name: 'Red Morning',
    branch: 'A',
    focus: 2,
    fills: [{ on: 'played', card: { colour: 'red' }, nth: 2, effects: [counts(1)] }],
    focused: [{ on: 'played', card: { colour: 'red' }, nth: 3, effects: [deals(4), draws(1)] }],
  },
  {
    name: 'Said and Done',
    branch: 'B',
    focus: 2,
    flavour: 'In that order, for once.',
    fills: [{ on: 'played', card: { keyword: 'finisher' }, effects: [counts(1)] }],
    focused: [{ on: 'played', card: { keyword: 'finisher' }, effects: [draws(2), deals(1)] }],
  },
  {
    name: 'The Soft Place',
    branch: 'C',
    focus: 2,
    flavour: 'There always is one. He has looked for his own.',
    fills: [{ on: 'inflicted', keyword: 'vulnerable', effects: [counts(1)] }],
    focused: [
      { on: 'played', card: { colour: 'red' }, nth: 2, may: true, cost: { stamina: 1 }, effects: [{ do: 'vulnerable' }] },
      { on: 'inflicted', keyword: 'vulnerable', once: 'turn', effects: [{ do: 'next-cost', colour: 'red', by: -1 }] },
    ],
  },
  {
    name: 'Harder Than Doors',
    branch: 'D',
    focus: 3,
    fills: [{ on: 'suffered', effects: [counts(1)] }],
    focused: [
      { on: 'while', if: [{ if: 'damage', atLeast: 5 }], effects: [{ do: 'attack-damage', n: { of: 'weapon-level', times: 1 } }] },
      { on: 'suffered', once: 'round', effects: [{ do: 'stamina', n: 1 }] },
    ],
  },
  {
    name: 'Where It Never Looks',
    branch: 'E',
    focus: 3,
    flavour: 'Back here he has time to sing.',
    fills: [{ on: 'played', card: { colour: 'red' }, if: [{ if: 'position', is: ['rear'] }], effects: [counts(1)] }],
    focused: [
      { on: 'turn-start', at: 'rear', effects: [draws(1)] },
      { on: 'played', card: { colour: 'red' }, nth: 1, if: [{ if: 'position', is: ['rear'] }], effects: [deals(2)] },
    ],
  },
]);
