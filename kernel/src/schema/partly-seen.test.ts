/** What is seen in part, changes hands, or is kept from earlier: K-106, K-107 and K-112 of SPEC.md. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesSeen,
  hashOf,
  imagine,
  int,
  type Known,
  list,
  nullable,
  open,
  patch,
  record,
  records,
  SampledChance,
  Seed,
  type StateOf,
  seenBy,
  showingZone,
  snapshot,
  viewOf,
  zone,
} from '../index.ts';
import { byHand } from '../testing/by-hand.ts';

const EYES = [0, 1, null] as const;
const chance = (seed: number) => new SampledChance<'imagined'>(new Seed(String(seed)));

describe('Characters that belong to a seat', () => {
  const character = record({ ...open({ owner: int(0, 1) }), ...seenBy('owner', { plan: int() }, 'not-imagined'), hand: zone('owner') });
  const schema = record(open({ characters: records(character, { owner: one => one.owner }) }));
  type State = StateOf<typeof schema>;
  const state = (...owners: number[]): State => ({ characters: owners.map((owner, i) => ({ owner, plan: i, hand: [10 + i] })) });

  test('[K-106] are seen by it, however many it has', () => {
    expect(viewOf(schema, state(0, 0, 1), 0)).toEqual({
      characters: [
        { owner: 0, plan: 0, hand: [10] },
        { owner: 0, plan: 1, hand: [11] },
        { owner: 1, hand: 1 },
      ],
    });
    expect(viewOf(schema, state(0, 1), null)).toEqual({
      characters: [
        { owner: 0, hand: 1 },
        { owner: 1, hand: 1 },
      ],
    });
  });

  test('[K-106] change hands: one comes to sight for the one and goes out of it for the other', () => {
    const [before, after] = [state(0, 0), state(0, 1)];
    expect(changesSeen(schema, before, after, 0)).toEqual([
      { at: ['characters', 1, 'owner'], now: 1 },
      { at: ['characters', 1, 'plan'], gone: true },
      { at: ['characters', 1, 'hand'], now: 1 },
    ]);
    expect(changesSeen(schema, before, after, 1)).toEqual([
      { at: ['characters', 1, 'owner'], now: 1 },
      { at: ['characters', 1, 'plan'], now: 1 },
      { at: ['characters', 1, 'hand'], now: [11] },
    ]);
  });

  test('[K-106] [K-89] [K-108] changes lead from any view to any other, whoever joins, leaves or changes hands', () => {
    const some = fc.array(
      fc.record({ owner: fc.nat(1), plan: fc.nat(2), hand: fc.array(fc.nat(3), { maxLength: 2 }) }, { noNullPrototype: true }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(some, some, (was, is) => {
        for (const seat of EYES) {
          const [before, after] = [{ characters: was }, { characters: is }];
          const changes = JSON.parse(JSON.stringify(changesSeen(schema, before, after, seat)));
          expect(patch(viewOf(schema, before, seat), changes)).toEqual(viewOf(schema, after, seat));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('[K-106] [K-65] what another seat holds is imagined, one’s own is not', () => {
    const world = imagine(schema, schema.clone(state(0, 1, 1)), 0, chance(3));
    expect(world.characters[0]!.hand).toEqual([10]);
    expect(
      world.characters
        .slice(1)
        .map(one => one.hand[0])
        .toSorted(),
    ).toEqual([11, 12]);
  });
});

describe('A zone that shows part of it', () => {
  /** Ten to nineteen have one back, twenty to twenty-nine another. */
  const back = (card: number): number => Math.floor(card / 10);
  const schema = record({
    deck: showingZone({ at: () => [0], as: back }, 'nobody'),
    pile: showingZone({ at: n => [n - 1] }, ({ seat }) => seat === 0),
  });
  const state = (): StateOf<typeof schema> => ({ deck: [11, 12, 21], pile: [22, 13] });

  test('[K-107] everybody sees how many there are and what is shown; whoever may look sees all', () => {
    expect(viewOf(schema, state(), 1)).toEqual({
      deck: { n: 3, shown: [{ at: 0, is: 1 }] },
      pile: { n: 2, shown: [{ at: 1, is: 13 }] },
    });
    expect(viewOf(schema, state(), 0)).toMatchObject({ pile: [22, 13] });
    expect(viewOf(schema, { deck: [], pile: [] }, 1)).toEqual({ deck: { n: 0, shown: [] }, pile: { n: 0, shown: [] } });
  });

  test('[K-107] a change that cannot be seen is not sent', () => {
    const changes = (deck: number[]) => changesSeen(schema, state(), { ...state(), deck }, 1);
    expect(changes([12, 21, 11])).toEqual([]);
    expect(changes([21, 12, 11])).toEqual([{ at: ['deck'], now: { n: 3, shown: [{ at: 0, is: 2 }] } }]);
    expect(changes([11, 12])).toEqual([{ at: ['deck'], now: { n: 2, shown: [{ at: 0, is: 1 }] } }]);
  });

  test('[K-107] [K-65] an imagined world shows the same, has every card once, and deals the rest every way there is', () => {
    const seen = JSON.stringify(viewOf(schema, state(), 1));
    const tops = new Set<number>();
    const seconds = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const world = imagine(schema, state(), 1, chance(i));
      expect(JSON.stringify(viewOf(schema, world, 1))).toBe(seen);
      expect([...world.deck, ...world.pile].toSorted()).toEqual([11, 12, 13, 21, 22]);
      tops.add(world.deck[0]!);
      seconds.add(world.deck[1]!);
    }
    expect([[...tops].toSorted(), [...seconds].toSorted()]).toEqual([
      [11, 12],
      [11, 12, 21, 22],
    ]);
  });

  test('[K-107] nothing is shown in a field that may not be seen', () => {
    const shut = record({ inner: record({ deck: showingZone({ at: () => [0] }, 'everyone') }) });
    const cards = new Set<number>();
    for (let i = 0; i < 20; i++) cards.add(imagine(shut, { inner: { deck: [1, 2, 3] } }, 0, chance(i)).inner.deck[0]!);
    expect(cards.size).toBe(3);
  });
});

describe('A zone of which something is known', () => {
  type Told = { seen: readonly number[] };
  const isTold: Known = (cards, { state }) => cards.flatMap((card, i) => ((state as Told).seen.includes(card) ? [i] : []));
  const schema = record({
    ...open({ seen: list(int()) }),
    deck: zone('nobody', 'cards', isTold),
    slot: showingZone({ at: () => [0], as: card => Math.floor(card / 10), known: isTold }, 'nobody'),
  });
  const state = (): StateOf<typeof schema> => ({ seen: [12, 21], deck: [12, 11, 22, 13], slot: [21] });

  test('[K-107] [K-65] is seen as any other, and what is known lies in imagined worlds where it lay', () => {
    expect(viewOf(schema, state(), 1)).toEqual({ seen: [12, 21], deck: 4, slot: { n: 1, shown: [{ at: 0, is: 2 }] } });
    const seconds = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(schema, state(), 1, chance(i));
      expect([world.deck[0], world.slot[0]]).toEqual([12, 21]);
      seconds.add(world.deck[1]!);
    }
    expect([...seconds].toSorted()).toEqual([11, 13, 22]);
  });
});

describe('A snapshot', () => {
  const party = record({ ...open({ potions: int(0) }), deck: zone('nobody'), pile: zone('everyone') });
  const schema = record({ ...open({ party }), before: nullable(snapshot(party)) });
  const state = (): StateOf<typeof schema> => {
    const now = { potions: 3, deck: [1, 2, 3], pile: [4, 5] };
    return { party: now, before: party.clone(now) };
  };

  test('[K-112] stays as it was, is saved and counted, and is seen by nobody', () => {
    const here = byHand(state());
    here.party.potions = 0;
    here.party.deck = [];
    const copy = schema.check(JSON.parse(JSON.stringify(schema.clone(here))), 'state');
    expect(copy.before).toEqual({ potions: 3, deck: [1, 2, 3], pile: [4, 5] });
    expect([schema.same(copy, here), schema.same(copy, { ...here, before: null })]).toEqual([true, false]);
    expect(schema.chained(copy, 1)).not.toBe(schema.chained({ ...copy, before: null }, 1));
    expect(hashOf(schema, copy)).not.toBe(hashOf(schema, { ...copy, before: null }));
    expect(viewOf(schema, here, 0)).toEqual({ party: { potions: 0, deck: 0, pile: [4, 5] } });
    expect(changesSeen(schema, here, { ...here, before: null }, 0)).toEqual([]);
    expect(() => schema.check({ ...here, before: { potions: -1, deck: [], pile: [] } }, 'state')).toThrow('state.before.potions');
  });

  test('[K-112] [K-65] what was hidden then is imagined anew, among itself; what lay open stays, and the true one is not touched', () => {
    const here = state();
    const decks = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(schema, schema.clone(here), 0, chance(i));
      decks.add(world.before!.deck.join());
      expect([world.before!.deck.toSorted(), world.before!.pile, world.party.deck.toSorted()]).toEqual([
        [1, 2, 3],
        [4, 5],
        [1, 2, 3],
      ]);
    }
    expect([decks.size, here.before!.deck]).toEqual([6, [1, 2, 3]]);
  });

  test('[K-112] cannot be put where anybody would see it', () => {
    const shown = record(open({ before: snapshot(party) }));
    expect(() => viewOf(shown, { before: { potions: 1, deck: [], pile: [] } }, 0)).toThrow(/seen by nobody/);
  });
});

describe('A secret outside of zones', () => {
  const role = record(open({ name: int() }));
  test.each<[string, () => unknown]>([
    ['a number', () => record(seenBy('owner', { role: int() }))],
    ['a record', () => record({ role: { schema: role, seenBy: 'owner' } })],
    ['records', () => record(seenBy(() => true, { roles: records(role) }))],
    ['what may be missing', () => record(seenBy('owner', { role: nullable(role) }))],
  ])('[K-114] %s is refused where it is declared: nobody could imagine it', (_, declare) => {
    expect(declare).toThrow(/make it a zone, or declare it 'not-imagined'/);
  });

  test('[K-114] unless it says so itself, is for nobody or for everybody, or holds zones', () => {
    for (const declare of [
      () => record(seenBy('owner', { role: int() }, 'not-imagined')),
      () => record({ ...open({ role: int() }), ...seenBy('nobody', { last: int() }), unlabelled: int() }),
      () => record(seenBy('owner', { hand: record({ cards: zone('everyone') }) })),
    ])
      expect(declare).not.toThrow();
  });
});
