/** What hunters carry besides: six families, and what people give to those who have hunted for them. */
import { addsToNext, calms, deals, draws, guards, heals, prevents } from '../hunters/writing.ts';
import type { ItemCard } from '../types.ts';
import type { Ability } from '../words/index.ts';
import { action, deckEmptied, families, onceATurn, type Prices, turnStart, worn } from './making.ts';

type Written = Pick<ItemCard, 'name' | 'flavour' | 'abilities'>;

const PRICES: Prices = {
  fire: [
    ['blood', 'blood'],
    ['blood', 'fang'],
    ['blood', 'marrow'],
  ],
  horn: [
    ['bone', 'bone'],
    ['bone', 'hide'],
    ['hide', 'fang'],
  ],
  tide: [
    ['bone', 'blood'],
    ['blood', 'hide'],
    ['blood', 'marrow'],
  ],
  crystal: [
    ['bone', 'blood'],
    ['bone', 'fang'],
    ['fang', 'fang'],
  ],
  storm: [
    ['blood', 'blood'],
    ['blood', 'hide'],
    ['hide', 'hide'],
  ],
  metal: [
    ['bone', 'bone'],
    ['bone', 'fang'],
    ['bone', 'marrow'],
  ],
};

const counts: Ability['effects'][number] = { do: 'counter', n: 1 };
const onceAFight = (ability: Ability): Ability => ({ ...ability, once: 'fight' });

const MADE: readonly ItemCard[] = families<Written>(element => `${element}-item`, PRICES, {
  // What hits you is kept for later
  fire: [
    {
      name: 'Ember Pot',
      flavour: 'It takes a little of everything that comes.',
      abilities: [onceATurn('suffered', counts), action({ counters: 2 }, deals(3))],
    },
    { name: 'Ash Lantern', abilities: [onceATurn('suffered', counts), action({ counters: 2 }, deals(4))] },
    {
      name: 'Heart-Coal',
      flavour: 'It has not gone out since. They have tried.',
      abilities: [onceATurn('suffered', counts), action({ counters: 2 }, deals(5), draws(1))],
    },
  ],
  horn: [
    {
      name: 'Worry Knuckle',
      flavour: 'Rubbed smooth by people who stayed.',
      abilities: [onceATurn('threatened', counts), action({ counters: 2 }, guards(1), heals(1))],
    },
    { name: 'Tether Peg', abilities: [onceATurn('threatened', counts), action({ counters: 2 }, guards(1), heals(2))] },
    {
      name: 'Pocket Milestone',
      flavour: 'It says how far. It does not say back.',
      abilities: [onceATurn('threatened', counts), action({ counters: 2 }, guards(2), heals(2))],
    },
  ],
  tide: [
    {
      name: 'Sorting Net',
      flavour: 'What you do not want goes back in.',
      abilities: [action({ discard: { n: 1 } }, draws(1))],
    },
    { name: 'Fish-Bone Comb', abilities: [action({ discard: { n: 1 } }, draws(1)), deckEmptied(draws(1))] },
    {
      name: 'Tide Table',
      flavour: 'Somebody wrote down what the sea does. It mostly agrees.',
      abilities: [action({ discard: { n: 1 } }, draws(2))],
    },
  ],
  crystal: [
    {
      name: 'Chip of Pelt',
      flavour: 'Hold it up. Something is nearer than you thought.',
      abilities: [
        { on: 'avoided', effects: [counts] },
        { on: 'would-suffer', may: true, cost: { counters: 2 }, effects: [prevents(2)] },
      ],
    },
    {
      name: 'Pocket Glass',
      abilities: [
        { on: 'avoided', effects: [counts] },
        { on: 'would-suffer', may: true, cost: { counters: 2 }, effects: [{ do: 'prevent', n: 'all' }] },
      ],
    },
    {
      name: 'Lamp-Glass for Four',
      flavour: 'Carried by one, and seen by all.',
      abilities: [
        { on: 'avoided', effects: [counts] },
        { on: 'would-suffer', of: 'any', may: true, cost: { counters: 2 }, effects: [{ do: 'prevent', n: 'all' }] },
      ],
    },
  ],
  storm: [
    {
      name: 'Felt Boots',
      flavour: 'They land a little after you do.',
      abilities: [action({ discard: { n: 1 } }, { do: 'move' })],
    },
    { name: 'Ridge Boots', abilities: [action({ discard: { n: 1 } }, { do: 'move', any: true })] },
    {
      name: 'Boots of the Last Stray',
      flavour: 'Wherever the herd went, it was there before.',
      abilities: [action({ discard: { n: 1 } }, { do: 'move', any: true }, addsToNext(2))],
    },
  ],
  metal: [
    { name: 'Spare Buckle', flavour: 'Something always goes.', abilities: [worn({ do: 'health', by: 1 })] },
    { name: 'Kidney Plate', flavour: 'For the place that nobody looks after.', abilities: [worn({ do: 'health', by: 2 })] },
    {
      name: 'Second Breastplate',
      flavour: 'Worn under the first. Nobody has laughed twice.',
      abilities: [worn({ do: 'health', by: 3 }), onceAFight(action({ stamina: 1 }, { do: 'mend' }))],
    },
  ],
});

/** One for each beast, of its element: Cinderwing, Ramhide, Reefmaw, Stormhorn, Glasspelt, Orehulk, Mirrorback, Thunderdrake. Whoever asked for the hunt gives it. */
const REWARDS: readonly Omit<ItemCard, 'isReward'>[] = [
  {
    id: 'threshing-flail',
    name: 'Threshing Flail',
    level: 1,
    element: 'fire',
    flavour: 'The floor is free again. Somebody has to use it.',
    abilities: [{ on: 'unleashed', effects: [deals(3)] }],
  },
  {
    id: 'second-hoof',
    name: 'The Second Hoof',
    level: 1,
    element: 'horn',
    flavour: 'Everyone was waiting for it. Now it hangs from a belt.',
    abilities: [onceATurn('threatened', { do: 'stamina', n: 1 })],
  },
  {
    id: 'third-knot',
    name: 'The Third Knot',
    level: 1,
    element: 'tide',
    flavour: 'One would do. The ferryman ties three.',
    abilities: [worn({ do: 'ignores-terrain', kind: 'water' }), deckEmptied(heals(2))],
  },
  {
    id: 'stray-bell',
    name: 'Bell for a Stray',
    level: 2,
    element: 'storm',
    abilities: [{ on: 'turn-end', if: [{ if: 'shares-sector' }], effects: [guards(1, 'others-here')] }],
  },
  {
    id: 'roll-call',
    name: 'Roll Call',
    level: 2,
    element: 'crystal',
    flavour: 'A notched stick. At the end it counted one.',
    abilities: [
      {
        on: 'actions-end',
        if: [
          { if: 'in-sequence', colour: 'red', n: 1 },
          { if: 'in-sequence', colour: 'blue', n: 1 },
          { if: 'in-sequence', kind: 'defensive', n: 1 },
        ],
        effects: [{ do: 'stamina', n: 1 }, calms(1)],
      },
    ],
  },
  {
    id: 'buyers-scale',
    name: 'The Buyer’s Scale',
    level: 2,
    element: 'metal',
    flavour: 'It gives back exactly what was taken.',
    abilities: [action({ discard: { n: 1, colour: 'yellow' } }, heals(2)), onceAFight(action({ stamina: 2 }, { do: 'mend' }))],
  },
  {
    id: 'mirror-face-down',
    name: 'Mirror, Face Down',
    level: 3,
    element: 'crystal',
    abilities: [turnStart({ do: 'look-at-slot', n: 1 }), onceAFight(action({ stamina: 1 }, { do: 'discard-slot' }))],
  },
  {
    id: 'counting-stones',
    name: 'Counting Stones',
    level: 3,
    element: 'storm',
    flavour: 'One for each beat. The bag never gets lighter.',
    abilities: [{ on: 'round-start', effects: [counts] }, action({ counters: 3 }, deals(6))],
  },
];

export const ITEMS: readonly ItemCard[] = [...MADE, ...REWARDS.map(item => ({ ...item, isReward: true as const }))];
export const REWARD_ITEMS: readonly string[] = REWARDS.map(item => item.id);
