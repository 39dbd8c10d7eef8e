/**
 * Crossroads, a tiny game for the lab's own tests, without dice and without secrets, so that every figure is known beforehand. Each seat picks a road,
 * waves or not, and may rest. Who took the road that leads home (`left`, unless the set-up says otherwise) wins; seats on it score 10, others 4.
 */

import {
  chooseOne,
  done,
  type Game,
  type Hears,
  int,
  type Listener,
  list,
  mayChoose,
  type Notes,
  type Outcome,
  oneOf,
  open,
  option,
  type Rule,
  record,
  type StateOf,
  type Table,
  text,
} from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';

const ROADS = ['left', 'right', 'hill'] as const;

const state = record(open({ seats: int(), home: oneOf(ROADS), offered: list(oneOf(ROADS)), taken: list(text()) }));
const setup = record(open({ seats: int(1, 3), home: oneOf(ROADS) }));
type State = StateOf<typeof state>;
type Setup = StateOf<typeof setup>;

function* walk({ state: at, tell }: Table<State>): Rule {
  const seat = at.taken.length;
  tell({ type: 'turn-began', rule: 'C-1', seat });
  const options = at.offered.map(road => option(road, road));
  const road = yield* chooseOne({ seat, kind: 'pick-road', rule: 'C-2', options });
  yield* chooseOne({ seat, kind: 'wave', rule: 'C-3', options: [option('wave', 1), option('nod', 0)] });
  const rests = yield* mayChoose({ seat, kind: 'rest', rule: 'C-4', options: [option('bench', 1)] });
  writable(at).taken = [...at.taken, road];
  tell({ type: 'road-taken', rule: 'C-2', seat, road, hasRested: rests !== null });
}

class Walkers implements Listener<State> {
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  readonly on: Hears<State> = {
    'road-taken': (event, { home }) => {
      const road = String(event['road']);
      this.#notes.rate('home', road === home);
      this.#notes.row('road', road).rate('won', road === home);
      this.#notes.row('road', road).mean('points', road === home ? 10 : 4);
      this.#notes.used('road', road);
      if (road !== home) this.#notes.count('lost-by', `took the ${road} road`);
    },
  };
}

interface Arrived extends Outcome {
  readonly facts: { readonly points: readonly number[] };
}

/** Which road leads home in this version of the game. */
export const crossroads = (home: (typeof ROADS)[number] = 'left'): Game<State, Setup> => ({
  id: 'crossroads',
  name: 'Crossroads',
  version: 1,
  content: home,
  seats: { min: 1, max: 3 },
  setup,
  rules: {
    state,
    begin: ({ seats, home: to }) => ({ seats, home: to, offered: ['left', 'right'], taken: [] }),
    next(at) {
      if (at.taken.length < at.seats) return { name: 'walk', play: walk };
      const winners = at.taken.flatMap((road, seat) => (road === at.home ? [seat] : []));
      return { winners, why: 'C-5', facts: { points: at.taken.map(road => (road === at.home ? 10 : 4)) } };
    },
    faults: () => [],
  },
  seatsOf: ({ seats }) => seats,
  checkSetup: () => done,
  sensible: (_view, { kind, options }) => (kind === 'pick-road' ? options[0]!.key : options.at(-1)!.key),
  words: { sentence: event => event.type },
  proof: {
    exercises: { decision: ['pick-road', 'wave', 'rest', 'sing'] },
    exercised: () => [],
    measures: {
      sections: [{ title: 'Walks', figures: { won: 'Somebody came home', home: 'Roads that led home' } }],
      tables: { road: { title: 'By road', row: 'road', rows: [...ROADS], columns: { won: 'won', points: 'points' } } },
      counts: { 'lost-by': { title: 'Lost by' } },
      shelves: {
        road: { title: 'Roads', verb: 'taken', holds: { left: 'The left road', right: 'The right road', hill: 'The hill road' } },
      },
      scenarios: {
        says: 'road',
        names: { left: 'Left', right: 'Right', hill: 'Hill' },
        pickedIn: 'pick-road',
        offer: (at, road) => {
          writable(at).offered = [...at.offered, road as (typeof ROADS)[number]];
        },
      },
      targets: () => ({ home: [0.9, 1] }),
      score: { says: 'points', of: ({ facts }: Arrived, seat) => facts.points[seat] ?? 0 },
      listen: (_seats, notes) => [new Walkers(notes)],
    },
  },
  tables: [1, 2, 3].map(seats => ({ mode: 'day', setup: { seats, home } })),
});
