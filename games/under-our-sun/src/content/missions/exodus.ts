import type { Mission, MissionAction, MissionRule, Story } from '../types.ts';

const GATE = { tile: 'border-gate' } as const;
const CART = 'the-cart';
const WATER = 'water in the cart';
const CART_ACTIONS: readonly MissionAction[] = [
  {
    id: 'fill-the-cart',
    says: 'Pour water into the cart',
    ap: 1,
    at: { figure: CART },
    price: { water: 2 },
    effects: [{ do: 'count', counter: WATER, add: 2 }],
  },
  {
    id: 'draw-from-the-cart',
    says: 'Draw water from the cart',
    ap: 1,
    at: { figure: CART },
    if: [{ is: 'count', counter: WATER, from: 2 }],
    effects: [
      { do: 'count', counter: WATER, add: -2 },
      { do: 'gain-water', n: 2 },
    ],
  },
  {
    id: 'pull-the-cart',
    says: 'Pull the cart',
    ap: 1,
    at: { figure: CART },
    if: [{ is: 'not', of: { is: 'figure-with-self', figure: CART } }],
    effects: [{ do: 'take-figure', figure: CART }],
  },
  {
    id: 'leave-the-cart',
    says: 'Let go of the cart',
    ap: 0,
    at: { figure: CART },
    if: [{ is: 'figure-with-self', figure: CART }],
    effects: [{ do: 'leave-figure', figure: CART }],
  },
];
/** Whatever spends the night beside the cart helps itself. */
const OTHERS_DRINK: MissionRule = {
  on: 'phase-start',
  phase: 'morning',
  if: [
    { is: 'count', counter: WATER, from: 1 },
    { is: 'not', of: { is: 'no-enemies', at: { figure: CART } } },
  ],
  effects: [{ do: 'count', counter: WATER, add: -1 }],
};
/** The first at the gate settles it for all. */
const TOLL: MissionRule = {
  on: 'entered',
  spot: GATE,
  if: [{ is: 'count-under', counter: 'warden met', under: 1 }],
  effects: [
    { do: 'count', counter: 'warden met', set: 1 },
    {
      do: 'choose',
      of: [
        { says: 'Pay the warden', price: { water: 3 }, effects: [{ do: 'count', counter: 'way through', set: 1 }] },
        { says: 'Walk past him', effects: [{ do: 'spawn-named', enemy: 'gate-warden', then: 'fight' }] },
      ],
    },
  ],
};
const WARDEN_FALLS: MissionRule = {
  on: 'defeated',
  of: { id: 'gate-warden' },
  effects: [{ do: 'count', counter: 'way through', set: 1 }],
};
const ON_EVERY_CARD = [OTHERS_DRINK, TOLL, WARDEN_FALLS];
const FIRES_ON_THE_HILLS: readonly MissionRule[] = [5].map(from => ({
  on: 'phase-start',
  phase: 'night',
  if: [{ is: 'characters', from }],
  effects: [{ do: 'spawn', of: { isSol: true }, at: 'near-haven' }],
}));
const THEY_FOLLOW: MissionRule = {
  on: 'phase-start',
  phase: 'night',
  effects: [{ do: 'move-enemies', of: { isSol: true }, way: 'nearer' }],
};

export const EXODUS: Mission = {
  id: 'exodus',
  name: 'Exodus',
  flavour: 'Beyond all the ground you know there is a gate.',
  marks: 3,
  lastDay: 7,
  advice: ['semi'],
  counters: [WATER, 'warden met', 'way through'],
  figures: [{ id: CART, name: 'the cart', slows: 1 }],
  token: 'a mile post',
  cards: [
    {
      title: 'Exodus',
      opens: [
        { do: 'place-tile', tile: 'border-gate', distance: 8 },
        { do: 'place-figure', figure: CART, at: 'haven' },
      ],
      goal: [{ is: 'count', counter: WATER, from: 10 }],
      aim: 'Have 10 water in the cart.',
      actions: CART_ACTIONS,
      rules: [...FIRES_ON_THE_HILLS, ...ON_EVERY_CARD],
    },
    {
      title: 'Locking Up',
      opens: [
        { do: 'fill-water', who: 'all' },
        {
          do: 'when',
          if: [{ is: 'characters', from: 3 }],
          effects: [{ do: 'gain', kind: 'food', n: 1, who: 'all' }],
          otherwise: [{ do: 'gain', kind: 'food', n: 2, who: 'all' }],
        },
      ],
      goal: [
        { is: 'not', of: { is: 'figure-at', figure: CART, spot: { haven: true } } },
        { is: 'not', of: { is: 'some-at', spot: { haven: true }, n: 1 } },
      ],
      aim: 'Leave New Haven, all of you, with the cart.',
      actions: CART_ACTIONS,
      rules: [...FIRES_ON_THE_HILLS, THEY_FOLLOW, ...ON_EVERY_CARD],
    },
    {
      title: 'The Ridge',
      opens: [
        {
          do: 'when',
          if: [{ is: 'characters', from: 5 }],
          effects: [{ do: 'spawn', of: { type: 'human' }, at: 'figure' }],
        },
      ],
      goal: [{ is: 'some-at', spot: GATE, n: 1 }],
      aim: 'Reach the gate with one character.',
      actions: CART_ACTIONS,
      rules: [THEY_FOLLOW, ...ON_EVERY_CARD],
    },
    {
      title: 'The Near Side',
      opens: [],
      goal: [
        { is: 'count', counter: 'way through', from: 1 },
        { is: 'all-at', spot: GATE },
        { is: 'figure-at', figure: CART, spot: GATE },
        { is: 'count', counter: WATER, from: 10 },
      ],
      aim: 'Have every living character and the cart with 10 water at the gate, the warden paid or fallen.',
      actions: CART_ACTIONS,
      rules: [THEY_FOLLOW, ...ON_EVERY_CARD],
    },
  ],
};

export const EXODUS_STORY: Story = {
  texts: [
    'Nobody voted to leave. People simply stopped mending things. The well gives a cup where it gave a bucket, and the Sons light their fires on the hills where they want them seen. Beyond all the ground you know there is a gate in the old border, and behind it, if the rumours agree, a river. You will take a cart of water, because the gatekeeper does not accept promises. Everyone who is alive goes, and everyone who goes has to arrive. Lawrence stays to lock up. Somebody ought to, he says, in case you come back for something.',
    'The cart is full, and heavier than it was in anybody’s head. Lawrence has sanded his doorstep, so that he will know if somebody comes. He shakes every hand once and goes in before you are gone. It is easier to leave a place that has shut its door.',
    'From the ridge you see it: a line too straight for nature, and a light on it. Behind you smoke stands over New Haven. It could be Lawrence’s stove. Nobody offers to go and look. The road down is not empty.',
    'The gate has a far side with a lamp and a near side with a warden. He has a bench, a good coat and a rule for everything. His own people went through long ago; he waits to be relieved. He looks you over, to see whether it is you.',
  ],
  won: 'The gatekeeper counts the water, then counts you, and takes longer over the second. You go through in the order in which you set out, with gaps where there are gaps. It is not a very good river. People kneel in it with their boots on.',
  lost: 'The light on the gate goes out at its usual hour. You are near enough to hear the bolt. The cart stands on the road, and the water in it is still good. Somebody will find it. You hope it is somebody thirsty.',
};
