/** Three sets of tracks, and somebody at the end of one of them. */
import type { Mission, MissionAction, MissionRule, Story } from '../types.ts';
import type { Effect } from '../words/index.ts';

const FOUND: readonly Effect[] = [
  { do: 'place-figure', figure: 'the-wounded-scout' },
  { do: 'count', counter: 'scout found', set: 1 },
];
/** She is at the first or the second with luck, at the third for certain. Whatever was not hers has been watched by others. */
const FOLLOW: MissionAction = {
  id: 'follow-the-tracks',
  says: 'Follow the tracks to their end',
  ap: 1,
  at: { marker: 'objective' },
  effects: [
    { do: 'take-marker', marker: 'objective' },
    { do: 'count', counter: 'tracks followed', add: 1 },
    {
      do: 'test',
      skill: ['dexterity', 'stealth'],
      need: 2,
      pass: FOUND,
      fail: [
        {
          do: 'when',
          if: [{ is: 'count', counter: 'tracks followed', from: 3 }],
          effects: FOUND,
          otherwise: [{ do: 'spawn', of: { isSol: true }, at: 'adjacent' }],
        },
      ],
    },
  ],
};
const STRUCK: MissionRule = {
  on: 'phase-start',
  if: [{ is: 'not', of: { is: 'phase', phase: 'preparation' } }],
  effects: [{ do: 'enemies-strike-figure', figure: 'the-wounded-scout' }],
};
const FALLEN = {
  if: [{ is: 'figure-fallen', figure: 'the-wounded-scout' }],
  why: 'Marit is dead. She was found, and she knew that she was found.',
} as const;

export const LOST_PATROL: Mission = {
  id: 'lost-patrol',
  name: 'Lost Patrol',
  flavour: 'The plates stand where they were put. Nobody wants to be the one who clears them.',
  marks: 1,
  lastDay: 6,
  advice: ['coop', 'semi'],
  counters: ['tracks followed', 'scout found', 'leg splinted'],
  figures: [{ id: 'the-wounded-scout', name: 'the wounded scout', hp: 4, areas: 1 }],
  token: 'a boot',
  cards: [
    {
      title: 'Cold Supper',
      opens: [{ do: 'hide-objectives', n: 3, from: 3 }],
      goal: [{ is: 'count', counter: 'tracks followed', from: 1 }],
      aim: 'Reveal tiles at distance 3 or more from New Haven, and follow the tracks on one with an objective.',
      actions: [FOLLOW],
    },
    {
      title: 'In Step',
      opens: [
        { do: 'when', if: [{ is: 'characters', from: 3 }], effects: [{ do: 'spawn', of: { isSol: true }, at: 'objective' }] },
        { do: 'when', if: [{ is: 'characters', from: 5 }], effects: [{ do: 'spawn', of: { isSol: true }, at: 'near-haven' }] },
      ],
      goal: [{ is: 'count', counter: 'scout found', from: 1 }],
      aim: 'Follow tracks at the objectives until the wounded scout is found; at the third she is found for certain.',
      actions: [FOLLOW],
    },
    {
      title: 'Where She Sat Down',
      opens: [],
      goal: [{ is: 'count', counter: 'leg splinted', from: 1 }],
      aim: 'Splint the leg of the wounded scout, on her tile.',
      rules: [STRUCK],
      actions: [
        {
          id: 'splint-with-wood',
          says: 'Splint the leg with wood',
          ap: 1,
          at: { figure: 'the-wounded-scout' },
          price: { goods: { wood: 1 } },
          effects: [{ do: 'count', counter: 'leg splinted', add: 1 }],
        },
        {
          id: 'splint-with-what-there-is',
          says: 'Splint the leg with what there is',
          ap: 2,
          at: { figure: 'the-wounded-scout' },
          effects: [{ do: 'test', skill: ['strength', 'dexterity'], pass: [{ do: 'count', counter: 'leg splinted', add: 1 }] }],
        },
      ],
      fails: [FALLEN],
    },
    {
      title: 'The Long Way Back',
      opens: [{ do: 'spawn', of: { isSol: true }, at: 'adjacent', n: { of: 'characters', times: 0.5 } }],
      goal: [{ is: 'figure-at', figure: 'the-wounded-scout', spot: { haven: true } }],
      aim: 'Carry the wounded scout to New Haven; she takes one flexible area of whoever carries her.',
      rules: [STRUCK, { on: 'phase-start', phase: 'night', effects: [{ do: 'move-enemies', of: { isSol: true }, way: 'nearer' }] }],
      actions: [
        {
          id: 'lift-the-scout',
          says: 'Lift the wounded scout',
          ap: 1,
          at: { figure: 'the-wounded-scout' },
          if: [{ is: 'not', of: { is: 'figure-with-self', figure: 'the-wounded-scout' } }],
          effects: [{ do: 'take-figure', figure: 'the-wounded-scout' }],
        },
        {
          id: 'set-the-scout-down',
          says: 'Set the wounded scout down',
          ap: 0,
          at: { figure: 'the-wounded-scout' },
          if: [{ is: 'figure-with-self', figure: 'the-wounded-scout' }],
          effects: [{ do: 'leave-figure', figure: 'the-wounded-scout' }],
        },
      ],
      fails: [FALLEN],
    },
  ],
};

export const LOST_PATROL_STORY: Story = {
  texts: [
    'Three went out to look at the old road and promised to be back for supper. That was four suppers ago, and nobody has cleared the plates. Marit leads them, and she has never been late for anything but sleep. This morning a child found a boot below the wall, well laced and cut open along the side. A boot does not walk home alone, Lawrence says, so somebody came close. Their tracks part beyond the ground you know. Follow all of them. One ends at somebody who still answers. Bring that one back, and carry what cannot walk. The supper is cold, but it was never warm for long.',
    'A canteen, empty, the lid screwed on with care. Beside it are prints that belong to nobody from New Haven: heavier, in step, in no hurry. Somebody else reads tracks out here, and has had more practice.',
    'Marit sits with her back against the only shade for miles and her knife across her knees. The leg points where legs do not. She asks how the others are. Then she looks at your faces, and asks for water instead.',
    'She weighs less than she did and complains less than she should. Behind you somebody has found the place where she lay: a whistle, and one from the other side. They want to know what she saw. So, by now, do you.',
  ],
  won: 'Marit comes to the gate on somebody’s back and asks to be set down for the last steps. She walks them. There are two plates too many on the table, and tonight nobody takes them away.',
  lost: 'The last day ends, and the tracks end with it; the wind has been over them twice. Lawrence writes down three names, slowly, in good letters. The gate stays open a little longer than it has to.',
};
