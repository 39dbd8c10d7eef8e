/** Cards are neither lost nor doubled: K-135 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { bool, cardFaultsOf, int, list, naming, nullable, open, perSeat, record, records, type StateOf, zone } from './index.ts';

const card = naming('card');
const schema = record({
  ...open({
    turn: int(),
    /** Mentions a card of the pile. */
    current: card,
    inUse: card,
    isOver: bool(),
    marks: list(int()),
    keepers: perSeat(record({ ...open({ worn: list(card), cold: int() }), hand: zone('owner') })),
    queue: records(record(open({ card, owner: int() }))),
    chest: nullable(record(open({ lid: card }))),
  }),
  pile: zone('nobody'),
});
type State = StateOf<typeof schema>;

const EXPECTED = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const keyOf = (no: number): string => `c${no}`;
const faults = cardFaultsOf(schema, { expected: () => EXPECTED, keyOf, mentions: ['current'] });
const given = (change: Partial<State> = {}): State => ({
  turn: 3,
  current: 4,
  inUse: 0,
  isOver: false,
  marks: [1, 1, 1],
  keepers: [
    { worn: [1, -1], cold: 0, hand: [2] },
    { worn: [], cold: 2, hand: [3] },
  ],
  queue: [
    { card: 5, owner: 0 },
    { card: 6, owner: 1 },
  ],
  chest: { lid: 7 },
  pile: [4, 8],
  ...change,
});

describe('Cards', () => {
  test('[K-135] are found in zones, in numbers and lists that name cards, in records and what may be missing', () => {
    expect(faults(given())).toEqual([]);
  });

  test('[K-135] that lie nowhere, twice, or are none, are told with their places', () => {
    expect(faults(given({ chest: null }))).toEqual(['c7 lies nowhere']);
    expect(faults(given({ inUse: 3 }))).toEqual(['c3 lies in inUse and in hand of seat 1', 'c0 lies nowhere']);
    expect(
      faults(
        given({
          queue: [
            { card: 5, owner: 0 },
            { card: 8, owner: 1 },
            { card: 6, owner: 1 },
          ],
        }),
      ),
    ).toEqual(['c8 lies in card of queue 1 and in pile']);
    expect(faults(given({ pile: [4, 8, 8, 99] }))).toEqual(['c8 lies in pile and in pile', 'card 99 in pile is not in the box']);
  });

  test('[K-135] that may lie somewhere but need not, and those that lie where they do not belong', () => {
    const some = cardFaultsOf(schema, {
      expected: state => (state.turn > 3 ? [0] : []),
      keyOf,
      isPrinted: no => no < 10,
      fits: (no, path) => path !== 'keepers.hand' || no < 3,
      mentions: ['current'],
    });

    expect(some(given())).toEqual(['c3 does not belong in hand of seat 1']);
    expect(some(given({ turn: 4, inUse: -1 }))).toEqual(['c3 does not belong in hand of seat 1', 'c0 lies nowhere']);
  });

  test('[K-135] of some places alone, and a place that is none is refused where it is declared', () => {
    const hands = cardFaultsOf(schema, { expected: () => [2, 3], keyOf, of: ['keepers.hand'] });

    expect(hands(given({ pile: [] }))).toEqual([]);
    expect(() => cardFaultsOf(schema, { expected: () => [], keyOf, mentions: ['marks'] })).toThrow(
      "no field 'marks' holds cards; those that do are current, inUse, keepers.worn, keepers.hand, queue.card, chest.lid, pile",
    );
  });
});
