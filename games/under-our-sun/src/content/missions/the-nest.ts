import type { Mission, MissionAction, MissionRule, Story } from '../types.ts';

const STILL: MissionAction = {
  id: 'run-the-still',
  says: 'Let Lawrence run the still',
  ap: 1,
  at: { haven: true },
  price: { any: 1 },
  effects: [{ do: 'gain', kind: 'alcohol', n: 1 }],
};
const THEY_COME_AT_NIGHT: readonly MissionRule[] = [5].map(from => ({
  on: 'phase-start',
  phase: 'night',
  if: [{ is: 'characters', from }],
  effects: [{ do: 'spawn', of: { type: 'mutated' }, at: 'near-haven' }],
}));
const MOTHER_FALLS: MissionRule = {
  on: 'defeated',
  of: { id: 'mother' },
  effects: [{ do: 'count', counter: 'mother felled', set: 1 }],
};

export const THE_NEST: Mission = {
  id: 'the-nest',
  name: 'The Nest',
  flavour: 'Everybody down there used to have a front door.',
  marks: 3,
  lastDay: 8,
  advice: ['coop', 'semi'],
  counters: ['fire bottles laid', 'bottles lit', 'mother felled'],
  figures: [],
  token: 'the burnt mouth',
  cards: [
    {
      title: 'The Nest',
      opens: [{ do: 'bury-tile', tile: 'nest', part: 3 }],
      goal: [{ is: 'revealed', tile: 'nest' }],
      aim: 'Reveal the nest. It lies in the bottom third of the stack; if it has not been found by the Morning of day {4|5}, its smoke shows where it is.',
      actions: [STILL],
      rules: [
        {
          on: 'phase-start',
          phase: 'morning',
          if: [
            { is: 'day', from: 4 },
            { is: 'not', of: { is: 'characters', from: 3 } },
            { is: 'not', of: { is: 'revealed', tile: 'nest' } },
          ],
          once: true,
          effects: [{ do: 'place-tile', tile: 'nest', distance: 3 }],
        },
        {
          on: 'phase-start',
          phase: 'morning',
          if: [
            { is: 'day', from: 5 },
            { is: 'not', of: { is: 'revealed', tile: 'nest' } },
          ],
          once: true,
          effects: [{ do: 'place-tile', tile: 'nest', distance: 2 }],
        },
      ],
    },
    {
      title: 'Warm Ground',
      opens: [
        { do: 'heal', n: 3, who: 'all' },
        { do: 'gain', kind: 'alcohol', n: 1, who: 'all' },
      ],
      goal: [{ is: 'count', counter: 'fire bottles laid', from: 3 }],
      aim: 'Lay 3 fire bottles ready on the nest.',
      actions: [
        STILL,
        {
          id: 'lay-a-bottle',
          says: 'Lay a fire bottle ready',
          ap: 1,
          at: { tile: 'nest' },
          price: { item: 'fire-bottle' },
          effects: [{ do: 'count', counter: 'fire bottles laid' }],
        },
      ],
      rules: THEY_COME_AT_NIGHT,
    },
    {
      title: 'Wet Rags',
      opens: [],
      goal: [{ is: 'count', counter: 'bottles lit', from: 1 }],
      aim: 'Light the bottles on the nest. The mother comes out, burnt.',
      actions: [
        {
          id: 'light-the-bottles',
          says: 'Light the bottles',
          ap: 1,
          at: { tile: 'nest' },
          effects: [
            {
              do: 'test',
              skill: ['dexterity', 'strength'],
              pass: [
                { do: 'count', counter: 'bottles lit', set: 1 },
                { do: 'place-token', label: 'the burnt mouth' },
                { do: 'spawn-named', enemy: 'mother' },
                { do: 'hurt-enemies', of: { type: 'mutated' }, n: 6 },
                { do: 'fight' },
              ],
              fail: [{ do: 'damage', n: 1 }],
            },
          ],
        },
      ],
      rules: [...THEY_COME_AT_NIGHT, MOTHER_FALLS],
    },
    {
      title: 'The Mother',
      opens: [
        { do: 'heal', n: 3, who: 'all' },
        { do: 'lasting', is: 'steady-hand', until: 'game', who: 'all' },
        {
          do: 'when',
          if: [{ is: 'characters', from: 5 }],
          effects: [{ do: 'spawn', of: { type: 'mutated' }, at: 'token' }],
        },
      ],
      goal: [{ is: 'count', counter: 'mother felled', from: 1 }],
      aim: 'Fell the mother.',
      rules: [MOTHER_FALLS],
    },
    {
      title: 'What Was Left',
      opens: [{ do: 'spawn', of: { type: 'mutated' }, at: 'token', n: { of: 'characters', times: 0.5 } }],
      goal: [
        { is: 'some-at', spot: { tile: 'nest' }, n: 1 },
        { is: 'no-enemies', of: { type: 'mutated' }, at: { tile: 'nest' } },
      ],
      aim: 'Have a character on the nest and no Mutated enemy there.',
    },
  ],
};

export const THE_NEST_STORY: Story = {
  texts: [
    'It began with a water carrier who came home slower every evening, and then with one who did not come home. Lawrence puts a pin into the map for each of them, and by now the pins point somewhere. In the ground that nobody has drawn yet there is a nest, and in it something that makes more. Fire is the only thing they have been seen to mind. Find it, and bring bottles that burn. Lawrence will run the still for whatever you can spare, and asks not to be thanked for the smell. They had names, all of them. Nobody will ask you to remember whose.',
    'The ground here is warm before the sun is up. Bones lie in front of the pipe, in order of size. Nothing comes out to look at you. Whatever lives down there is not afraid yet, and you have walked all this way without anything to frighten it.',
    'The bottles stand in the mouth of it like a small, neat shop. The rags are wet and the wind is right. Inside, something turns over in its sleep, and everybody stops breathing to hear whether it was one of you.',
    'She comes out burning and does not run. She puts herself between you and the hole, as anybody would. On one of her hands is a ring, worn thin. Under the fire she is already turning into something else.',
    'She called once, at the end, and it was not for help. Now the ground answers. They are small, and they come out into a daylight they have never seen, and you are what stands in it.',
  ],
  won: 'The smoke stands straight up all day, and nobody has to ask what it was. On the way home you pass the well road. Somebody has hung the carriers’ cups back on their hooks. Lawrence takes the pins out of the map and keeps them in a jar.',
  lost: 'They come at the hour when the shutters close, and they come singly, without haste. Some of them know the way to their own doors. Nobody in New Haven wants to fire the first shot, and after that it is too late for another.',
};
