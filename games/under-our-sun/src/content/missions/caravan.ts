/** A dealer on his way home, no faster than the ground ahead is known. */
import type { Mission, MissionAction, MissionRule, Story } from '../types.ts';
import type { Condition, Effect, EffectOf } from '../words/index.ts';

const BY_DAY_AND_NIGHT: readonly Condition[] = [{ is: 'not', of: { is: 'phase', phase: 'preparation' } }];
const STRUCK: Effect = { do: 'enemies-strike-figure', figure: 'the-caravan-dealer' };
/** The cart stands as long as a card says nothing of driving. */
const STANDS: MissionRule = { on: 'phase-start', if: BY_DAY_AND_NIGHT, effects: [STRUCK] };
const DRIVES: MissionRule = {
  on: 'phase-start',
  if: BY_DAY_AND_NIGHT,
  effects: [
    STRUCK,
    {
      do: 'when',
      if: [{ is: 'no-enemies', at: { figure: 'the-caravan-dealer' } }],
      effects: [{ do: 'move-figure', figure: 'the-caravan-dealer', to: 'border-gate' }],
    },
  ],
};
const FALLEN = {
  if: [{ is: 'figure-fallen', figure: 'the-caravan-dealer' }],
  why: 'Amos is dead. The cart stands where he put on the brake.',
} as const;
const BUY: MissionAction = {
  id: 'buy-from-the-cart',
  says: 'Buy what lies on top of the cart',
  ap: 1,
  at: { figure: 'the-caravan-dealer' },
  price: { water: 2 },
  effects: [{ do: 'gain', kind: 'random', n: 1 }],
};
const RAIDER: EffectOf<'spawn-named'> = { do: 'spawn-named', enemy: 'raider', at: 'figure' };
export const CARAVAN: Mission = {
  id: 'caravan',
  name: 'The Caravan',
  flavour: 'One cart and one mule. He says caravan, and nobody has the heart to count.',
  marks: 2,
  lastDay: 6,
  advice: ['semi'],
  counters: ['axle mended'],
  figures: [{ id: 'the-caravan-dealer', name: 'the caravan dealer', hp: 8 }],
  token: 'a wheel track',
  cards: [
    {
      title: 'A Man with a Mule',
      opens: [
        {
          do: 'when',
          if: [{ is: 'characters', from: 3 }],
          effects: [{ do: 'place-tile', tile: 'border-gate', distance: 4 }],
          otherwise: [{ do: 'place-tile', tile: 'border-gate', distance: 3 }],
        },
        { do: 'place-figure', figure: 'the-caravan-dealer', at: 'haven' },
      ],
      goal: [
        { is: 'not', of: { is: 'figure-at', figure: 'the-caravan-dealer', spot: { haven: true } } },
        { is: 'day', from: 2 },
        ...BY_DAY_AND_NIGHT,
      ],
      aim: 'Reveal tiles towards the border gate until the caravan dealer has left New Haven and day 2 has come. He moves 1 tile when a phase begins, if no enemy is beside him.',
      rules: [DRIVES],
      actions: [BUY],
      fails: [FALLEN],
    },
    {
      title: 'A Swept Road',
      opens: [{ ...RAIDER, n: { of: 'characters', times: 0.5 } }],
      goal: [{ is: 'no-enemies', of: { id: 'raider' } }],
      aim: 'Defeat every raider, or pay their toll beside the caravan dealer. Until then he stands.',
      rules: [STANDS, { on: 'phase-start', phase: 'night', effects: [{ do: 'move-enemies', of: { id: 'raider' }, way: 'nearer' }] }],
      actions: [
        BUY,
        {
          id: 'pay-the-toll',
          says: 'Pay the toll',
          ap: 1,
          at: { figure: 'the-caravan-dealer' },
          price: { any: 3 },
          effects: [{ do: 'remove-enemies', of: { id: 'raider' }, within: 3 }],
        },
      ],
      fails: [FALLEN],
    },
    {
      title: 'The Axle',
      opens: [],
      goal: [{ is: 'count', counter: 'axle mended', from: 1 }],
      aim: 'Mend the axle beside the caravan dealer. Until then he stands.',
      rules: [STANDS],
      actions: [
        BUY,
        {
          id: 'mend-the-axle',
          says: 'Mend the axle with wood and metal',
          ap: 1,
          at: { figure: 'the-caravan-dealer' },
          price: { goods: { wood: 1, metal: 1 } },
          effects: [{ do: 'count', counter: 'axle mended', add: 1 }],
        },
        {
          id: 'bend-the-axle',
          says: 'Bend the axle straight',
          ap: 2,
          at: { figure: 'the-caravan-dealer' },
          effects: [{ do: 'test', skill: 'strength', need: 2, pass: [{ do: 'count', counter: 'axle mended', add: 1 }] }],
        },
      ],
      fails: [FALLEN],
    },
    {
      title: 'Somebody Expected',
      opens: [{ do: 'spawn', of: { isSol: true }, at: 'figure' }],
      goal: [{ is: 'figure-at', figure: 'the-caravan-dealer', spot: { tile: 'border-gate' } }],
      aim: 'Bring the caravan dealer to the border gate. He moves 1 tile when a phase begins, if no enemy is beside him.',
      rules: [DRIVES, { on: 'phase-start', phase: 'night', if: [{ is: 'characters', from: 5 }], effects: [RAIDER] }],
      actions: [BUY],
      fails: [FALLEN],
    },
  ],
};

export const CARAVAN_STORY: Story = {
  texts: [
    'His name is Amos, and for nine summers he has brought New Haven salt, needles and gossip, in that order of usefulness. Now he wants to go home. Home is behind the border gate, the road there is a rumour, and his mule has opinions about rumours. Lawrence owes him something that is not in the book, so it must be large. Go ahead of the cart and find the way. Stay beside the cart and keep him breathing. He drives when there is ground to see and nobody in front of it, and he does not drive fast. He has never lost a wheel, he says. About guards he says nothing.',
    'They stand across the road with their hands where you can see them, which is manners, of a kind. One of them knows Amos by name. It is a toll, she says, for a road they swept themselves. The road is not swept. Amos puts on the brake.',
    'The noise is small, and the wheel lies down like a tired dog. Amos walks round the cart once and takes off his hat to it. Wood and metal, he says. Or somebody strong, who does not mind what the mule thinks.',
    'You see the gate long before it comes any nearer. So do the Sons, who have wanted that cart since its first summer. Amos sits up straight and combs his beard. He would like to arrive looking like somebody who was expected.',
  ],
  won: 'A small door opens in the big gate, and a woman with his nose comes out and looks at the sun to see how late he is. Amos gives each of you a needle, threaded. It is, he says, the good thread.',
  lost: 'The cart does not come to the gate. The mule finds its own way to New Haven and stands at the counter, where it always stood. Lawrence takes off the harness and hangs it up. Then he opens the book at the page without a number.',
};
