/**
 * Pebbles, a small game for the tests of bots, lab and cli. Seats take pebbles from a bag, bet in secret, throw them at a
 * post and may keep some. It has every kind of decision, hidden cards, dice, a common loss and a winner.
 */

import {
  askAll,
  type Chance,
  chooseOne,
  choosePoint,
  chooseSome,
  done,
  type Game,
  int,
  mayChoose,
  type Option,
  oneOf,
  open,
  option,
  perSeat,
  type Region,
  type Rule,
  record,
  refuse,
  type StateOf,
  type Table,
  type ViewOf,
  zone,
} from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';

const PEBBLES = 24;
const LAST_ROUND = 4;
const DIE = [0, 1, 1, 2];
const colours = ['grey', 'red', 'white'] as const;
export const pebbleName = (card: number): string => `${colours[card % 3]}-${card}`;

const state = record({
  ...open({ round: int(), turn: int(), tide: int(), seats: perSeat(record({ ...open({ score: int() }), hand: zone('owner', 'bag') })) }),
  bag: zone('nobody', 'bag'),
  shore: zone('everyone'),
});
const setup = record(open({ seats: int(1, 3), sea: oneOf(['calm', 'rough']) }));

type State = StateOf<typeof state>;
type View = ViewOf<typeof state>;
type Stream = 'bag' | 'throw' | 'tide';
type PebbleTable = Table<State, Stream>;

const pebble = (card: number): Option<number> => option(pebbleName(card), card, { kind: 'pebble', id: card });

const beach: Region = {
  outline: [
    [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ],
  ],
  some: [
    { x: 1, y: 1 },
    { x: 0.5, y: 1.5 },
  ],
  objection: ({ x, y }) =>
    x >= 0 && y >= 0 && x <= 2 && y <= 2 ? null : { why: 'P-4', says: `(${x}, ${y}) is off the beach, which is 2 by 2.` },
};

function* turn(table: PebbleTable): Rule {
  const { state: at, chance, tell } = table;
  const seat = at.turn;
  const own = at.seats[seat]!;
  tell({ type: 'turn-began', rule: 'P-1', seat, round: at.round });
  const drawn = at.bag.slice(0, 2);
  writable(at).bag = at.bag.slice(2);
  writable(own).hand = [...own.hand, ...drawn];
  tell({ type: 'pebbles-drawn', rule: 'P-2', seat, n: drawn.length, secret: { to: [seat], facts: { cards: drawn } } });
  const thrown = yield* mayChoose({
    seat,
    kind: 'throw-pebble',
    rule: 'P-3',
    options: own.hand.map(pebble),
    not: () => at.shore.map(card => ({ about: [{ kind: 'pebble', id: card }], why: 'P-3', facts: { lies: 'on the shore' } })),
    odds: () => ({ score: [0, 1, 2].map(value => ({ value, chance: DIE.filter(one => one === value).length / DIE.length })) }),
  });
  if (thrown !== null) {
    writable(own).hand = own.hand.filter(card => card !== thrown);
    writable(at).shore = [...at.shore, thrown];
    tell({ type: 'pebble-thrown', rule: 'P-3', seat, card: thrown, pebble: pebbleName(thrown), reveals: true });
    yield* choosePoint({ seat, kind: 'aim', rule: 'P-4' }, beach);
    const [score] = chance.roll('throw', [DIE]);
    writable(own).score += score!;
    tell({ type: 'post-hit', rule: 'P-4', seat, score: score! });
  }
  const over = Math.max(0, own.hand.length - 3);
  const kept = yield* chooseSome({ seat, kind: 'drop-pebbles', rule: 'P-5', options: own.hand.map(pebble), min: over, max: over + 1 });
  writable(own).hand = own.hand.filter(card => !kept.includes(card));
  writable(at).bag = chance.shuffle('bag', [...at.bag, ...kept]);
  writable(at).turn += 1;
}

function* tide(table: PebbleTable): Rule {
  const { state: at, chance, tell } = table;
  const bets = yield* askAll(
    at.seats.map((_, seat) => ({ seat, kind: 'bet', rule: 'P-6', options: [option('ebb', 0), option('flood', 1)] })),
  );
  const [comes] = chance.roll('tide', [[0, 1]]);
  writable(at).tide += comes!;
  tell({ type: 'tide-came', rule: 'P-6', tide: at.tide, bets });
  bets.forEach((bet, seat) => {
    if (bet === comes) writable(at.seats[seat]!).score += 1;
  });
  yield* chooseOne({ seat: 0, kind: 'look-out', rule: 'P-7', options: [option('north', 0), option('south', 1)] });
  writable(at).round += 1;
  writable(at).turn = 0;
}

export const pebbles: Game<State, StateOf<typeof setup>, View, Stream> = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 1,
  content: 'p1',
  seats: { min: 1, max: 3 },
  setup,
  rules: {
    state,
    begin: ({ seats, sea }, chance: Chance<Stream>) => ({
      round: 1,
      turn: 0,
      tide: sea === 'rough' ? 1 : 0,
      seats: Array.from({ length: seats }, () => ({ score: 0, hand: [] })),
      bag: chance.shuffle('bag', [...new Array(PEBBLES).keys()]),
      shore: [],
    }),
    next(at) {
      if (at.tide > 3) return { winners: [], why: 'P-8', facts: { tide: at.tide } };
      const best = Math.max(...at.seats.map(one => one.score));
      if (at.round > LAST_ROUND)
        return { winners: at.seats.flatMap((one, seat) => (one.score === best ? [seat] : [])), why: 'P-9', facts: { best } };
      return at.turn < at.seats.length ? { name: 'turn', play: turn } : { name: 'tide', play: tide };
    },
    faults(at) {
      const lying = at.bag.length + at.shore.length + at.seats.reduce((sum, one) => sum + one.hand.length, 0);
      return lying === PEBBLES ? [] : [`there are ${lying} pebbles, not ${PEBBLES}`];
    },
  },
  seatsOf: ({ seats }) => seats,
  checkSetup: ({ seats, sea }) =>
    seats === 1 && sea === 'rough' ? refuse('alone-at-sea', { seats }, 'A rough sea wants at least 2 seats; take the calm one.') : done,
  sensible: (view, decision, seat) => {
    if (decision.choose === 'point') return decision.region!.some[0]!;
    if (decision.choose === 'some') return decision.options.slice(0, decision.min).map(one => one.key);
    return decision.kind === 'bet' && view.seats[seat]!.score > 1 ? 'flood' : decision.options[0]!.key;
  },
  words: {
    sentence({ type, ...facts }) {
      const { seat, pebble: thrown } = facts as { seat?: number; pebble?: string };
      return `${seat === undefined ? 'The sea' : `Seat ${seat}`}: ${type.replace('-', ' ')}${thrown === undefined ? '' : ` ${thrown}`}.`;
    },
  },
  proof: { exercises: { decision: ['throw-pebble', 'aim', 'drop-pebbles', 'bet', 'look-out'] }, exercised: () => [] },
  tables: [
    ...[1, 2, 3].map(seats => ({ mode: 'calm', setup: { seats, sea: 'calm' as const } })),
    ...[2, 3].map(seats => ({ mode: 'rough', setup: { seats, sea: 'rough' as const } })),
  ],
};
