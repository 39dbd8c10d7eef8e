/** Everybody is ill, and the cure is in a cabinet that nobody could open. */
import type { Mission, MissionRule, Story } from '../types.ts';

/** Whichever card is in play on Day 2. Whoever has not found the clinic by then sees where it is. */
const ONSET: MissionRule = {
  on: 'phase-start',
  phase: 'morning',
  if: [
    { is: 'day', from: 2 },
    { is: 'count-under', counter: 'fever', under: 1 },
  ],
  effects: [
    { do: 'count', counter: 'fever', set: 1 },
    { do: 'infect', who: 'all' },
    {
      do: 'when',
      if: [
        { is: 'not', of: { is: 'revealed', tile: 'clinic' } },
        { is: 'characters', from: 3 },
      ],
      effects: [{ do: 'place-tile', tile: 'clinic', distance: 4 }],
    },
    {
      do: 'when',
      if: [
        { is: 'not', of: { is: 'revealed', tile: 'clinic' } },
        { is: 'not', of: { is: 'characters', from: 3 } },
      ],
      effects: [{ do: 'place-tile', tile: 'clinic', distance: 2 }],
    },
  ],
};

export const FEVER_WEEK: Mission = {
  id: 'fever-week',
  name: 'Fever Week',
  flavour: 'The queue for water has gaps in it. People keep the places of those who are not there.',
  marks: 1,
  lastDay: 7,
  advice: ['coop'],
  counters: ['fever', 'cabinets opened', 'serums given'],
  figures: [{ id: 'the-serum-case', name: 'the serum case', areas: 1 }],
  token: 'a white cross',
  cards: [
    {
      title: 'A Cough in the Queue',
      opens: [
        { do: 'bury-tile', tile: 'clinic', part: 1 },
        {
          do: 'when',
          if: [{ is: 'not', of: { is: 'characters', from: 3 } }],
          effects: [{ do: 'gain', kind: 'alcohol', n: 1 }],
        },
      ],
      goal: [{ is: 'revealed', tile: 'clinic' }],
      aim: 'Find the clinic. On the Morning of day 2 everybody becomes infected, and the clinic is laid out if nobody has revealed it.',
      rules: [ONSET],
    },
    {
      title: 'Made Beds',
      opens: [],
      goal: [{ is: 'count', counter: 'cabinets opened', from: 1 }],
      aim: 'Open the container of the clinic.',
      rules: [
        ONSET,
        {
          on: 'entered',
          spot: { tile: 'clinic' },
          if: [{ is: 'characters', from: 5 }],
          once: true,
          effects: [{ do: 'spawn', of: { type: 'mutated' }, then: 'fight' }],
        },
        {
          on: 'opened',
          spot: { tile: 'clinic' },
          effects: [
            { do: 'place-figure', figure: 'the-serum-case' },
            { do: 'count', counter: 'cabinets opened', add: 1 },
          ],
        },
      ],
    },
    {
      title: 'One Glass Each',
      opens: [],
      goal: [{ is: 'count', counter: 'serums given', from: { of: 'characters', times: 1 } }, { is: 'nobody-infected' }],
      aim: 'Beside the serum case, make a serum for each character; in the end nobody is infected.',
      rules: [ONSET],
      actions: [
        {
          id: 'serum-with-spirit',
          says: 'Make a serum with spirit',
          ap: 1,
          at: { figure: 'the-serum-case' },
          price: { goods: { alcohol: 1 } },
          effects: [
            { do: 'for-each', who: 'chosen-here', effects: [{ do: 'cure' }, { do: 'heal', n: 1 }] },
            { do: 'count', counter: 'serums given', add: 1 },
          ],
        },
        {
          id: 'serum-with-patience',
          says: 'Make a serum with patience',
          ap: 2,
          at: { figure: 'the-serum-case' },
          price: { goods: { food: 1 }, water: 1 },
          effects: [
            { do: 'cure', who: 'chosen-here' },
            { do: 'count', counter: 'serums given', add: 1 },
          ],
        },
        {
          id: 'carry-the-case',
          says: 'Carry the serum case',
          ap: 1,
          at: { figure: 'the-serum-case' },
          if: [{ is: 'not', of: { is: 'figure-with-self', figure: 'the-serum-case' } }],
          effects: [{ do: 'take-figure', figure: 'the-serum-case' }],
        },
        {
          id: 'set-the-case-down',
          says: 'Set the serum case down',
          ap: 0,
          at: { figure: 'the-serum-case' },
          if: [{ is: 'figure-with-self', figure: 'the-serum-case' }],
          effects: [{ do: 'leave-figure', figure: 'the-serum-case' }],
        },
      ],
    },
  ],
};

export const FEVER_WEEK_STORY: Story = {
  texts: [
    'It began in the water queue, with a cough that everybody was too polite to hear. By evening the queue was shorter and the houses were full. Lawrence has moved the cups apart on the counter and looks at each of them as if it had let him down. There was a clinic, before, somewhere beyond the fields: a white cross on the roof, beds, and a cabinet that nobody ever got open. You have shared cups with all of them. Tomorrow you will know whether that matters. Find the clinic, open what is locked, and make something that helps. Lawrence will keep your places in the queue. He has never offered that before.',
    'The cross on the roof has lost an arm and points one way only, which is helpful. Inside, the beds are made. The cabinet stands at the end of the corridor, locked by somebody who meant to be back after lunch.',
    'Glass, all of it whole, packed in straw by careful hands. A note in the lid says how to make the rest: with spirit, or with food, clean water and patience. There is one glass for each of you. Somebody had counted on company.',
  ],
  won: 'The last fever breaks before sunrise. Somebody asks for breakfast and is looked at as if that were a miracle, which it partly is. Lawrence puts the cups back in their row. He boils them first.',
  lost: 'The week ends in quiet houses. Those who can still stand carry water to those who cannot, and sit down beside them when it is drunk. The list of names on the counter is finished in small letters, so that there is room.',
};
