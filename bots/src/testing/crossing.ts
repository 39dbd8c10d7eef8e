/**
 * The Crossing, a small campaign for the tests of server and page: three legs over a lake, each a match of its own. Every seat rows or
 * rests, dice say how the wind blows, and the stores that are left go along; each seat may change its boat between two legs.
 */

import {
  type Chance,
  chooseOne,
  done,
  type Game,
  int,
  list,
  mayChoose,
  oneOf,
  open,
  option,
  perSeat,
  type Rule,
  record,
  type Sequel,
  type StateOf,
  type Table,
  text,
  type ViewOf,
  zone,
} from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';

const LEGS = 3;
const ROUNDS = 2;
const BOATS = ['skiff', 'canoe', 'raft'] as const;
const SHORES = ['the Reed Bank', 'the Narrows', 'the Far Shore'] as const;
const WIND = [0, 1, 1, 2];

const setup = record(
  open({ seats: int(1, 4), leg: int(1, LEGS), stores: int(0, 99), boats: list(oneOf(BOATS), 4), pace: oneOf(['calm', 'brisk']) }),
);
const state = record({
  ...open({
    leg: int(1, LEGS),
    round: int(0, ROUNDS),
    turn: int(0, 4),
    stores: int(0, 99),
    miles: int(0, 99),
    crews: perSeat(record(open({ boat: oneOf(BOATS), miles: int(0, 99) }))),
  }),
  chart: zone('nobody', 'chart'),
  read: zone('everyone'),
});
const carries = record(open({ leg: int(1, LEGS), stores: int(0, 99), boats: list(oneOf(BOATS), 4), landed: list(text(), LEGS) }));

type Setup = StateOf<typeof setup>;
type State = StateOf<typeof state>;
type View = ViewOf<typeof state>;
type Stream = 'wind' | 'chart';

function* turn({ state: at, chance, tell }: Table<State, Stream>): Rule {
  const seat = at.turn;
  const deed = yield* chooseOne({ seat, kind: 'go', rule: 'C-1', options: ['row', 'rest'].map(key => option(key, key)) });
  if (deed === 'row') {
    const [wind] = chance.roll('wind', [WIND]);
    writable(at).miles += wind!;
    writable(at.crews[seat]!).miles += wind!;
    writable(at).stores = Math.max(0, at.stores - 1);
    tell({ type: 'crew-rowed', rule: 'C-1', seat, miles: wind!, reveals: true });
  } else tell({ type: 'crew-rested', rule: 'C-1', seat });
  if ((yield* mayChoose({ seat, kind: 'read-chart', rule: 'C-2', options: [option('read', true)] })) && at.chart.length > 0) {
    const [chart, ...rest] = at.chart;
    writable(at).chart = rest;
    writable(at).read = [...at.read, chart!];
    tell({ type: 'chart-read', rule: 'C-2', seat, card: chart!, reveals: true });
  }
  writable(at).turn = (at.turn + 1) % at.crews.length;
  if (at.turn === 0) writable(at).round += 1;
}

const sequel: Sequel<Setup, StateOf<typeof carries>> = {
  carries,
  mayChoose: ['boats', 'pace'],
  next: (before, { leg, stores, boats }, seats, heirs) =>
    leg === LEGS
      ? null
      : { ...before, seats, leg: leg + 1, stores, boats: heirs.map(seat => (seat === null ? 'raft' : (boats[seat] ?? 'raft'))) },
  title: ({ leg }) => `Leg ${leg}: ${SHORES[leg - 1]}`,
  says: ({ leg, stores, landed }) => [
    { heading: `Before ${SHORES[Math.min(leg, LEGS - 1)]}`, lines: [`Behind you: ${landed.join(', ')}.`, `${stores} stores are left.`] },
  ],
};

export const crossing: Game<State, Setup, View, Stream> = {
  id: 'crossing',
  name: 'The Crossing',
  version: 1,
  content: 'c1',
  seats: { min: 1, max: 4 },
  setup,
  rules: {
    state,
    begin: ({ seats, leg, stores, boats }, chance: Chance<Stream>) => ({
      leg,
      round: 0,
      turn: 0,
      stores,
      miles: 0,
      crews: Array.from({ length: seats }, (_, seat) => ({ boat: boats[seat] ?? 'skiff', miles: 0 })),
      chart: chance.shuffle('chart', [0, 1, 2, 3, 4, 5, 6, 7]),
      read: [],
    }),
    next({ leg, round, stores, miles, crews }) {
      if (round < ROUNDS) return { name: 'turn', play: turn };
      const landed = SHORES.slice(0, leg);
      const boats = crews.map(one => one.boat);
      return { winners: crews.map((_, seat) => seat), why: 'C-3', facts: { miles }, carries: { leg, stores, boats, landed } };
    },
    faults: ({ chart, read }) => (chart.length + read.length === 8 ? [] : [`there are ${chart.length + read.length} charts, not 8`]),
  },
  sequel,
  seatsOf: ({ seats }) => seats,
  checkSetup: () => done,
  sensible: (_view, decision) => decision.options[0]!.key,
  words: {
    sentence({ type, seat, miles }) {
      const says = { 'crew-rowed': `rows ${Number(miles)} miles`, 'crew-rested': 'rests', 'chart-read': 'reads the chart' }[type] ?? type;
      return `Crew ${Number(seat) + 1} ${says}.`;
    },
    questionSays: ({ kind }) => (kind === 'go' ? 'Do you row, or rest?' : 'Do you read the chart?'),
    outcomeSays: (_outcome, { leg, stores, miles }) => `You land at ${SHORES[leg - 1]} after ${miles} miles, with ${stores} stores left.`,
  },
  shows: {
    describe: ({ leg, stores, miles, crews }) => [
      { heading: `On the way to ${SHORES[leg - 1]}`, lines: [`${miles} miles rowed, ${stores} stores left.`] },
      ...crews.map(({ boat, miles: rowed }, seat) => ({ heading: `Crew ${seat + 1}`, lines: [`${boat}, ${rowed} miles`], seat })),
    ],
    stage: ({ leg, round, turn: active }) => ({
      title: `Leg ${leg} of ${LEGS} · ${SHORES[leg - 1]}`,
      steps: ['Row', 'Read'],
      at: 0,
      meter: null,
      active,
      heading: `Round ${round + 1}`,
    }),
  },
  about: {
    says: 'Three legs over a lake.',
    minutes: [5, 10],
    tags: ['campaign'],
    quick: { setup: { seats: 1, leg: 1, stores: 6, boats: [], pace: 'calm' }, seats: ['me'] },
  },
  proof: { exercises: { decision: ['go', 'read-chart'] }, exercised: () => [] },
  tables: [1, 2, 3, 4].map(seats => ({ mode: 'calm', setup: { seats, leg: 1, stores: 6, boats: [], pace: 'calm' as const } })),
};
