/** Gathering, trading, and one Night on the wall. */
import type { Resource } from '../kinds.ts';
import type { Mission, MissionAction, Story } from '../types.ts';
import type { Amount } from '../words/index.ts';

/** 3, 4 or 5 with 1–2, 3–4 or 5–6 characters. */
const METAL: Amount = { of: 'characters', times: 0.5, plus: 2 };
/** 1, 2 or 3. */
const PIECES: Amount = { of: 'characters', times: 0.5 };

const delivery = (kind: Resource, says: string, counter: string, wanted: Amount): MissionAction => ({
  id: `deliver-${kind}`,
  says,
  ap: 0,
  at: { haven: true },
  if: [{ is: 'count-under', counter, under: wanted }],
  price: { goods: { [kind]: 1 } },
  effects: [{ do: 'count', counter, add: 1 }],
});
/** What nobody finds in time, Lawrence has on his house. */
const fromTheHouse = (id: string, says: string, water: number, counter: string): MissionAction => ({
  id,
  says,
  ap: 1,
  at: { haven: true },
  if: [
    { is: 'day', from: 3 },
    { is: 'count-under', counter, under: PIECES },
  ],
  price: { water },
  effects: [{ do: 'count', counter, add: 1 }],
});

export const DRY_WELL: Mission = {
  id: 'dry-well',
  name: 'The Dry Well',
  flavour: 'You can hear the bucket arrive. You can hear that it arrives on sand.',
  marks: 1,
  lastDay: 6,
  advice: ['coop'],
  counters: ['metal delivered', 'connectors delivered', 'plastic delivered', 'shifts begun', 'shifts guarded'],
  figures: [{ id: 'the-digging-crew', name: 'the digging crew', hp: 4 }],
  token: 'a pile of pump parts',
  cards: [
    {
      title: 'Sand in the Bucket',
      opens: [{ do: 'place', marker: 'token', at: 'haven' }],
      goal: [
        { is: 'count', counter: 'metal delivered', from: METAL },
        { is: 'count', counter: 'connectors delivered', from: PIECES },
        { is: 'count', counter: 'plastic delivered', from: PIECES },
      ],
      aim: 'Bring {metal delivered} metal, {connectors delivered} {connector|connectors} and {plastic delivered} plastic to New Haven.',
      actions: [
        delivery('metal', 'Hand over metal for the shaft', 'metal delivered', METAL),
        delivery('connector', 'Hand over a connector for the joints', 'connectors delivered', PIECES),
        delivery('plastic', 'Hand over plastic for the pipe', 'plastic delivered', PIECES),
        fromTheHouse('lawrences-hinges', 'Pay Lawrence for the hinges of his door: 1 connector', 3, 'connectors delivered'),
        fromTheHouse('lawrences-gutter', 'Pay Lawrence for the gutter of his roof: 1 plastic', 4, 'plastic delivered'),
      ],
    },
    {
      title: 'Tracks Round the Wall',
      opens: [{ do: 'spawn', of: { type: 'animal' }, at: 'near-haven' }],
      goal: [{ is: 'count', counter: 'shifts begun', from: 1 }],
      aim: 'Have at least 1 character on New Haven when a Night begins: then the digging crew goes down.',
      rules: [
        {
          on: 'phase-start',
          phase: 'night',
          if: [{ is: 'some-at', spot: { haven: true }, n: 1 }],
          effects: [{ do: 'count', counter: 'shifts begun', add: 1 }],
        },
      ],
    },
    {
      title: 'The Night Shift',
      opens: [
        { do: 'place-figure', figure: 'the-digging-crew', at: 'haven' },
        { do: 'spawn', of: { type: 'animal' }, at: 'haven', n: { of: 'characters', times: 0.5 } },
      ],
      goal: [{ is: 'count', counter: 'shifts guarded', from: 1 }],
      aim: 'When a Night ends, no enemy is on New Haven and the digging crew is alive.',
      rules: [
        {
          on: 'phase-start',
          phase: 'preparation',
          effects: [
            { do: 'enemies-strike-figure', figure: 'the-digging-crew' },
            {
              do: 'when',
              if: [
                { is: 'no-enemies', at: { haven: true } },
                { is: 'not', of: { is: 'figure-fallen', figure: 'the-digging-crew' } },
              ],
              effects: [{ do: 'count', counter: 'shifts guarded', add: 1 }],
            },
          ],
        },
        { on: 'phase-start', phase: 'night', effects: [{ do: 'spawn', of: { type: 'animal' }, at: 'near-haven' }] },
      ],
      fails: [{ if: [{ is: 'figure-fallen', figure: 'the-digging-crew' }], why: 'The diggers are dead. The shaft is quiet.' }],
    },
  ],
};

export const DRY_WELL_STORY: Story = {
  texts: [
    'The big well gave sand this morning. Lawrence lowered the bucket again, politely, as if it had misheard. There is water further down, the diggers say, but the pump is older than they are and has stopped pretending. It wants metal for the shaft, connectors for the joints and plastic for the pipe, and none of that grows here. You know where it lies: in places that people left quickly. Bring it home before the last day is over. Nobody will make a speech. There will be a full cup on the counter with your name on it, and in New Haven that is a speech.',
    'The pump turns. It sounds terrible, and everyone comes out to listen. So does everything else: by evening there are tracks all round the wall. The diggers go down tonight. Somebody should be standing up here when they come back.',
    'Below, shovels. Above, nothing, and then not nothing. Something drags itself along the wall and stops where the gate is. The shovels go on. They cannot hear it down there, and it is better that way.',
  ],
  won: 'The first bucket is brown, the next one grey. Through the one after that you can see the bottom. Lawrence fills the cups himself, and for one evening he does not write it down.',
  lost: 'The last day ends with the pump in pieces on a blanket. Families load what they can pull. Nobody asks whose fault it was. The well keeps its sand.',
};
