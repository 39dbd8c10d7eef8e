import type { Mission, MissionRule, Story } from '../types.ts';

/** Three of them: the first is there already. */
const wave = (plus: number) =>
  ({ do: 'spawn', of: { type: 'animal' }, at: 'near-haven', n: { of: 'characters', times: 0.5, plus } }) as const;
const NIGHTS_DRAW_IN: MissionRule = {
  on: 'phase-start',
  phase: 'night',
  effects: [{ do: 'move-enemies', of: { type: 'animal' }, way: 'haven' }],
};
const MORNINGS: MissionRule = {
  on: 'phase-start',
  phase: 'morning',
  if: [{ is: 'not', of: { is: 'no-enemies', of: { type: 'animal' }, at: { haven: true } } }],
  effects: [{ do: 'count', counter: 'bad mornings' }],
};
const FELLED: MissionRule = { on: 'defeated', of: { type: 'animal' }, effects: [{ do: 'count', counter: 'animals felled' }] };
/** A wave that has scattered is made up for, so that it can always be beaten. */
const STRAGGLERS: MissionRule = {
  on: 'phase-start',
  if: [
    { is: 'no-enemies', of: { type: 'animal' } },
    { is: 'not', of: { is: 'phase', phase: 'preparation' } },
  ],
  effects: [{ do: 'spawn', of: { type: 'animal' }, at: 'near-haven' }],
};
const OVERRUN = {
  if: [{ is: 'count', counter: 'bad mornings', from: 3 }],
  why: 'Animals have had the run of New Haven on three mornings.',
} as const;

export const WOLVES_AT_THE_DOOR: Mission = {
  id: 'wolves-at-the-door',
  name: 'Wolves at the Door',
  flavour: 'They have learned where the kitchen is.',
  marks: 2,
  lastDay: 6,
  advice: ['coop', 'semi'],
  counters: ['market stalls taken down', 'animals felled', 'bad mornings', 'pack leader felled'],
  figures: [],
  token: 'the tracks',
  cards: [
    {
      title: 'Wolves at the Door',
      opens: [wave(0)],
      goal: [{ is: 'warm-camps', n: 2, within: 2 }],
      aim: 'Have 2 camps with a fire within 2 tiles of New Haven.',
      actions: [
        {
          id: 'take-down-a-stall',
          says: 'Take down a market stall',
          ap: 1,
          at: { haven: true },
          if: [{ is: 'count-under', counter: 'market stalls taken down', under: 2 }],
          effects: [
            { do: 'count', counter: 'market stalls taken down' },
            { do: 'gain-goods', goods: { fabric: 3, connector: 1, wood: 1 } },
          ],
        },
      ],
      rules: [
        NIGHTS_DRAW_IN,
        {
          on: 'phase-start',
          phase: 'night',
          if: [{ is: 'day', from: 3 }],
          effects: [{ do: 'spawn', of: { type: 'animal' }, at: 'near-haven' }],
        },
        MORNINGS,
        FELLED,
      ],
      fails: [OVERRUN],
    },
    {
      title: 'A Row of Eyes',
      opens: [wave(0), { do: 'heal', n: 3, who: 'all' }],
      goal: [{ is: 'count', counter: 'animals felled', from: { of: 'characters', times: 0.5, plus: 1 } }],
      aim: 'Fell {animals felled} Animals. All that fell before count.',
      rules: [NIGHTS_DRAW_IN, MORNINGS, FELLED, STRAGGLERS],
      fails: [OVERRUN],
    },
    {
      title: 'Hill After Hill',
      opens: [wave(0), { do: 'heal', n: 3, who: 'all' }],
      goal: [{ is: 'count', counter: 'animals felled', from: { of: 'characters', times: 1, plus: 1 } }],
      aim: 'Fell {animals felled} Animals. All that fell before count.',
      rules: [NIGHTS_DRAW_IN, MORNINGS, FELLED, STRAGGLERS],
      fails: [OVERRUN],
    },
    {
      title: 'The One They Wait For',
      opens: [
        { do: 'spawn-named', enemy: 'pack-leader', at: 'near-haven' },
        { do: 'heal', n: 4, who: 'all' },
        { do: 'gain', kind: 'food', n: 1, who: 'all' },
        { do: 'lasting', is: 'steady-hand', until: 'game', who: 'all' },
        {
          do: 'when',
          if: [{ is: 'characters', from: 5 }],
          effects: [{ do: 'spawn', of: { type: 'animal' }, at: 'near-haven' }],
        },
      ],
      goal: [{ is: 'count', counter: 'pack leader felled', from: 1 }],
      aim: 'Fell the pack leader.',
      rules: [
        NIGHTS_DRAW_IN,
        MORNINGS,
        { on: 'defeated', of: { id: 'pack-leader' }, effects: [{ do: 'count', counter: 'pack leader felled', set: 1 }] },
      ],
      fails: [OVERRUN],
    },
  ],
};

export const WOLVES_AT_THE_DOOR_STORY: Story = {
  texts: [
    'The dogs went quiet first. Then the hens, all in one night. Something has come down from the hills, where nothing is left to eat, and it has found New Haven, which on good days smells of supper. Lawrence counted the tracks along the wall and stopped when he ran out of page. Animals keep away from fire; people have known that for longer than they have known anything. So pitch camps close to the wall, with fires that the night can see. You may take down the market stalls for cloth, he says. Nobody has sat under them lately. After that it is only a matter of standing there.',
    'The fires stand on both sides of the wall, and the dark moves back a little. It does not go away. It sits down at the edge of the light, in a row, and waits to see how much wood you have.',
    'For an hour there is only wind. Then the howling starts on one hill and is answered on the next, and on the one behind that. Somebody begins to count the hills. Somebody else asks them to stop.',
    'The others make room. This one is old, grey about the mouth, with a collar that has grown into the neck and a tag nobody can read from here. It looks at New Haven for a long while, as if it remembered the way in.',
  ],
  won: 'By morning the tracks lead away, and nobody follows them. Lawrence lets the fires burn down by themselves and sells no wood all day. The hens, it turns out, were on the roof.',
  lost: 'In the morning the gate is open, from the inside: people left by it in the dark, in whatever direction was quiet. The flour is gone and the beds are warm. In the market something large is asleep in the shade.',
};
