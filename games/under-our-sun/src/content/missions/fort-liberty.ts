import type { Mission, MissionAction, MissionRule, Story } from '../types.ts';
import type { Condition, Effect } from '../words/index.ts';

const FORT = { tile: 'fort' } as const;
const NO_ALARM_YET: Condition = { is: 'count-under', counter: 'alarm', under: 1 };
const ALARM: readonly Effect[] = [
  { do: 'count', counter: 'alarm', set: 1 },
  { do: 'lasting', is: 'hunted', until: 'game', who: 'all' },
  { do: 'spawn', of: { isSol: true } },
];
/** Whoever is seen inside rings the bell. */
const GUARDS: readonly MissionRule[] = [
  {
    on: 'entered',
    spot: FORT,
    if: [{ is: 'not', of: { is: 'markers-left', marker: 'token' } }],
    effects: [{ do: 'place-token', label: 'the bell' }],
  },
  { on: 'entered', spot: FORT, if: [{ is: 'not', of: { is: 'stealthy' } }, NO_ALARM_YET], effects: ALARM },
  { on: 'exposed', spot: FORT, if: [NO_ALARM_YET], effects: ALARM },
];

interface Prisoner {
  readonly id: string;
  readonly name: string;
  readonly called: string;
  readonly free: string;
}
const ROPEMAKER: Prisoner = { id: 'the-ropemaker', name: 'Tomas', called: 'the ropemaker', free: 'ropemaker free' };
const MIDWIFE: Prisoner = { id: 'the-midwife', name: 'Halla', called: 'the midwife', free: 'midwife free' };
const PRISONERS = [ROPEMAKER, MIDWIFE] as const;

const freed = ({ id, free }: Prisoner): readonly Effect[] => [
  { do: 'count', counter: free, set: 1 },
  { do: 'place-figure', figure: id },
  { do: 'take-figure', figure: id },
];
const cellOf = (prisoner: Prisoner): readonly MissionAction[] => [
  {
    id: `pick-the-lock-of-${prisoner.id}`,
    says: `Pick the lock of ${prisoner.called}’s cell, unseen`,
    ap: 1,
    at: FORT,
    if: [{ is: 'stealthy' }, { is: 'count-under', counter: prisoner.free, under: 1 }],
    effects: [
      {
        do: 'test',
        skill: ['dexterity', 'stealth'],
        pass: freed(prisoner),
        fail: [
          { do: 'count', counter: 'noise' },
          { do: 'when', if: [{ is: 'count', counter: 'noise', from: 2 }, NO_ALARM_YET], effects: ALARM },
        ],
      },
    ],
  },
  {
    id: `break-the-door-of-${prisoner.id}`,
    says: `Break down the door of ${prisoner.called}’s cell`,
    ap: 2,
    at: FORT,
    if: [{ is: 'count-under', counter: prisoner.free, under: 1 }],
    effects: [
      { do: 'when', if: [NO_ALARM_YET], effects: ALARM },
      { do: 'test', skill: 'strength', pass: freed(prisoner) },
    ],
  },
];
const leading = ({ id, called, free }: Prisoner): readonly MissionAction[] => [
  {
    id: `lead-${id}`,
    says: `Lead ${called}`,
    ap: 1,
    at: { figure: id },
    if: [
      { is: 'count', counter: free, from: 1 },
      { is: 'not', of: { is: 'figure-with-self', figure: id } },
    ],
    effects: [{ do: 'take-figure', figure: id }],
  },
  {
    id: `leave-${id}`,
    says: `Let ${called} wait here`,
    ap: 0,
    at: { figure: id },
    if: [{ is: 'figure-with-self', figure: id }],
    effects: [{ do: 'leave-figure', figure: id }],
  },
];
const LEADING = PRISONERS.flatMap(leading);
const IN_DANGER: readonly MissionRule[] = (['night'] as const).map(phase => ({
  on: 'phase-start',
  phase,
  effects: PRISONERS.map(({ id }) => ({ do: 'enemies-strike-figure', figure: id })),
}));
const LOSSES = PRISONERS.map(({ id, name }) => ({ if: [{ is: 'figure-fallen', figure: id }], why: `${name} is dead.` }) as const);

export const FORT_LIBERTY: Mission = {
  id: 'fort-liberty',
  name: 'Fort Liberty',
  flavour: 'Nobody is held there. They are only kept from leaving.',
  marks: 3,
  lastDay: 8,
  advice: ['semi'],
  counters: ['alarm', 'noise', ROPEMAKER.free, MIDWIFE.free, 'captain felled'],
  figures: [
    { id: ROPEMAKER.id, name: ROPEMAKER.called, hp: 4, areas: 1, slows: 1 },
    { id: MIDWIFE.id, name: MIDWIFE.called, hp: 4, areas: 1, slows: 1 },
  ],
  token: 'the bell',
  cards: [
    {
      title: 'Fort Liberty',
      opens: [
        { do: 'place-tile', tile: 'fort', distance: 4 },
        { do: 'gain', kind: 'food', n: 2, who: 'all' },
      ],
      goal: [{ is: 'some-at', spot: FORT, n: 1 }],
      aim: 'Reach the fort. Whoever is seen there raises the alarm.',
      rules: GUARDS,
    },
    {
      title: 'Washing Day',
      opens: [{ do: 'heal', n: 3, who: 'all' }],
      goal: PRISONERS.map(({ free }) => ({ is: 'count', counter: free, from: 1 })),
      aim: 'Free the ropemaker and the midwife from their cells in the fort, unseen or by force.',
      actions: [...PRISONERS.flatMap(cellOf), ...LEADING],
      rules: [...GUARDS, ...IN_DANGER],
      fails: LOSSES,
    },
    {
      title: 'Where the Dogs Get Out',
      opens: [{ do: 'heal', n: 4, who: 'all' }],
      goal: PRISONERS.map(({ id }) => ({ is: 'not', of: { is: 'figure-at', figure: id, spot: FORT } })),
      aim: 'Lead both prisoners out of the fort.',
      actions: LEADING,
      rules: [...GUARDS, ...IN_DANGER],
      fails: LOSSES,
    },
    {
      title: 'Heads Are Counted',
      opens: [],
      goal: PRISONERS.map(({ id }) => ({ is: 'figure-at', figure: id, spot: { haven: true } })),
      aim: 'Bring both prisoners to New Haven.',
      actions: LEADING,
      rules: [
        {
          on: 'phase-start',
          phase: 'night',
          effects: [
            { do: 'move-enemies', of: { isSol: true }, way: 'nearer' },
            {
              do: 'when',
              if: [
                { is: 'characters', from: 3 },
                { is: 'count', counter: 'alarm', from: 1 },
              ],
              effects: [{ do: 'spawn', of: { isSol: true }, at: 'token' }],
            },
          ],
        },
        ...IN_DANGER,
      ],
      fails: LOSSES,
    },
    {
      title: 'A Man With a List',
      opens: [
        { do: 'heal', n: 4, who: 'all' },
        { do: 'spawn-named', enemy: 'fort-captain', at: 'near-haven' },
        { do: 'lasting', is: 'steady-hand', until: 'game', who: 'all' },
        {
          do: 'when',
          if: [{ is: 'characters', from: 5 }],
          effects: [{ do: 'spawn', of: { isSol: true }, at: 'near-haven' }],
        },
      ],
      goal: [{ is: 'count', counter: 'captain felled', from: 1 }],
      aim: 'Fell the fort captain.',
      rules: [
        { on: 'phase-start', phase: 'night', effects: [{ do: 'move-enemies', of: { isSol: true }, way: 'haven' }] },
        { on: 'defeated', of: { id: 'fort-captain' }, effects: [{ do: 'count', counter: 'captain felled', set: 1 }] },
      ],
    },
  ],
};

export const FORT_LIBERTY_STORY: Story = {
  texts: [
    'Tomas makes rope, and Halla brings children into the world, and the Sons of Liberty have had both of them since the last market day. Nobody is held at the fort, the Sons let it be known; people are fed there, and kept from leaving. They need rope, and they need a midwife, and they were never good at asking. The fort stands in the open and has a bell. You can go in along the washing lines, when the yard is busy, or through the gate, when you are. Either way you come home with both. Lawrence has left their lines in his book open. He says that it is untidy.',
    'Sheets on the lines, boots beside the doors, a child teaching a smaller one to whistle. They live here; you had not pictured that. The cells are behind the kitchen. Next to them hangs the bell rope, new and evenly laid. Tomas does good work, even for them.',
    'Halla asks for her bag before she asks who you are. Tomas looks at all the rope he is leaving behind, and takes the end of it anyway. There is a gap in the wall that the dogs use. It is not a dignified way to leave. It is open.',
    'Behind you lamps go on, one window after another, in the order in which people are told things. You cannot hear the words, only that somebody is being very calm. It is a long way home, and Halla does not walk fast. She says so herself, often.',
    'He comes to the wall himself, with his hat in his hand and a list in the hat. They were treated well, he says, and Halla says that this is true, and stays where she is. He folds the list very small. Then he puts his hat back on.',
  ],
  won: 'Tomas ties the gate shut with something that will outlast the gate. Halla is sent for before she has sat down; it is a girl, and loud. Lawrence fills in the open lines and lets the ink dry by itself.',
  lost: 'At dusk people go up on the wall and look towards the lamps of the fort. Nobody says a name. The hooks for the new rope stay empty, and children come as they always came, to whoever is near. Lawrence writes around the open lines.',
};
