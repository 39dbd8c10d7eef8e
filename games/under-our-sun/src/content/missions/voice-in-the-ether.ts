/** Three sites to mend, each of them loud. */
import type { Mission, MissionAction, Story } from '../types.ts';
import type { Amount, Condition, Spot } from '../words/index.ts';

/** 4, 5 or 6 successes with 1–2, 3–4 or 5–6 characters. */
const WORK: Amount = { of: 'characters', times: 0.5, plus: 3 };
/** 1, 2 or 3. */
const NEIGHBOURS: Amount = { of: 'characters', times: 0.5 };

const mended = (counter: string): Condition => ({ is: 'count', counter, from: WORK });
const repair = (id: string, says: string, at: Spot, counter: string): MissionAction => ({
  id,
  says,
  ap: 2,
  at,
  effects: [{ do: 'test', skill: ['strength', 'dexterity'], pass: [{ do: 'count', counter, add: { of: 'successes' } }] }],
});

export const VOICE_IN_THE_ETHER: Mission = {
  id: 'voice-in-the-ether',
  name: 'Voice in the Ether',
  flavour: 'Between the noise and the noise somebody breathes in, and goes on.',
  marks: 2,
  lastDay: 7,
  advice: ['semi'],
  counters: ['mast work', 'first relay work', 'second relay work', 'words sent'],
  figures: [],
  token: 'the transmitter',
  cards: [
    {
      title: 'The Mast',
      opens: [
        { do: 'place-tile', tile: 'radio-mast', distance: 3 },
        { do: 'hide-objectives', n: 2, from: 3 },
      ],
      goal: [mended('mast work')],
      aim: 'Repair the radio mast with {mast work} successes in all. The first two tiles revealed at distance 3 or more are the relays.',
      actions: [repair('repair-the-mast', 'Repair the mast', { tile: 'radio-mast' }, 'mast work')],
    },
    {
      title: 'A Hum in the Teeth',
      opens: [
        { do: 'place-token', label: 'the transmitter' },
        { do: 'spawn', of: { type: 'mutated' }, n: NEIGHBOURS, then: 'fight' },
      ],
      goal: [mended('first relay work')],
      aim: 'Repair one relay, on a tile with an objective, with {first relay work} successes in all.',
      actions: [repair('repair-the-first-relay', 'Repair the relay', { marker: 'objective' }, 'first relay work')],
    },
    {
      title: 'The Wrong Lamp',
      opens: [
        { do: 'take-marker', marker: 'objective' },
        { do: 'spawn', of: { isSol: true }, n: NEIGHBOURS, then: 'fight' },
      ],
      goal: [mended('second relay work')],
      aim: 'Repair the other relay, on the tile with the last objective, with {second relay work} successes in all.',
      actions: [repair('repair-the-second-relay', 'Repair the relay', { marker: 'objective' }, 'second relay work')],
    },
    {
      title: 'Say Something',
      opens: [
        { do: 'take-marker', marker: 'objective' },
        { do: 'spawn' },
        { do: 'spawn', of: { isSol: true }, n: NEIGHBOURS, at: 'token' },
      ],
      goal: [{ is: 'count', counter: 'words sent', from: 1 }],
      aim: 'Speak at the radio mast while no enemy is on its tile and no solar storm blows.',
      rules: [
        {
          on: 'phase-start',
          phase: 'night',
          if: [{ is: 'characters', from: 3 }],
          effects: [{ do: 'spawn', of: { isSol: true }, at: 'token' }],
        },
      ],
      actions: [
        {
          id: 'speak-into-the-transmitter',
          says: 'Speak into the transmitter',
          ap: 2,
          at: { tile: 'radio-mast' },
          if: [
            { is: 'no-enemies', at: { tile: 'radio-mast' } },
            { is: 'not', of: { is: 'weather', weather: 'solar-storm' } },
          ],
          effects: [{ do: 'count', counter: 'words sent', add: 1 }],
        },
      ],
    },
  ],
};

export const VOICE_IN_THE_ETHER_STORY: Story = {
  texts: [
    'For eleven nights the radio in Lawrence’s back room has said the same thing. It is a voice, it is tired, and it counts: the names of wells, one after another, wet or dry. Nobody counts so carefully for themselves. But it cannot hear us. Out on the ridge stands the mast that New Haven used to speak with, and behind it, somewhere, the two relays that carried the words further. All three want hands that are strong or clever. It will be loud work, and loud things have neighbours. Mend the line, then answer. It is not polite to let a person go on counting alone.',
    'The mast hums. You feel it in your teeth before you hear it, and you are not the only ones out here with teeth. The wire runs on over the hill to the first relay, or to where the first relay was.',
    'The relay clicks, thinks, and lights its lamp. From the next rise another light answers, and it is not a relay. The Sons have listened to that voice as well. They like it better without company.',
    'Every lamp is lit. Between two names the voice stops, and there is only breath: it has heard you switch on. So have the Sons, and they are at the mast already. All that is missing is a word.',
  ],
  won: 'You say good evening, because nobody had thought of anything better. The voice is silent for so long that Lawrence checks the plug. Then it begins again, with wells you have never heard of. This time it waits after each name until you have written it down.',
  lost: 'The last day ends. In the back room the voice goes through its wells once more, the wet and the dry, and comes to the end of the list. It wishes everybody a good night. In the morning there is only noise.',
};
