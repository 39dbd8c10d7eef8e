/** Imagined worlds: K-56, K-65 and K-66 of SPEC.md. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlike, samePick } from './answers.ts';
import { beaconRock } from './example/game.ts';
import { hasComeToSight } from './imagine.ts';
import {
  type Ask,
  askAll,
  chooseOne,
  choosePath,
  type Decision,
  imagine,
  int,
  Match,
  nullable,
  open,
  option,
  perSeat,
  randomAnswer,
  record,
  SampledChance,
  Seed,
  type StateOf,
  viewOf,
  zone,
} from './index.ts';
import { byHand } from './testing/by-hand.ts';
import { smallGame } from './testing/small-game.ts';

const chance = (seed: string) => new SampledChance<'imagined'>(new Seed(seed));

describe('Of a state', () => {
  const schema = record({
    ...open({ turn: int() }),
    keepers: { schema: perSeat(record({ hand: zone('owner', card => (card < 50 ? 'low' : 'high')) })), seenBy: 'everyone' },
    deck: zone('nobody', card => (card < 50 ? 'low' : 'high')),
    pile: zone('everyone'),
    vault: record({ gold: zone('everyone', 'gold') }),
  });
  type State = StateOf<typeof schema>;
  const aState = (): State => ({
    turn: 1,
    keepers: [{ hand: [1, 2, 60] }, { hand: [3, 61, 4] }],
    deck: [5, 62, 6, 7, 63],
    pile: [8, 9],
    vault: { gold: [90, 91, 92, 93, 94] },
  });
  const cards = (state: State) => [...state.keepers.flatMap(one => one.hand), ...state.deck, ...state.pile, ...state.vault.gold];

  test('[K-65] what the seat sees stays, every zone keeps its size, cards stay in their pool, none is lost', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0, 1, null), (seed, seat) => {
        const world = imagine(schema, aState(), seat, chance(seed));
        expect(viewOf(schema, world, seat)).toEqual(viewOf(schema, aState(), seat));
        expect([...cards(world)].sort()).toEqual([...cards(aState())].sort());
        const pools = (state: State) => [...state.keepers[1]!.hand, ...state.deck].map(card => card >= 50);
        expect(pools(world)).toEqual(pools(aState()));
      }),
    );
  });

  test('[K-65] what it does not see comes up in every place it could lie', () => {
    const worlds = Array.from({ length: 200 }, (_, i) => imagine(schema, aState(), 0, chance(`${i}`)));
    const seen = (at: (state: State) => number) => [...new Set(worlds.map(at))].sort((a, b) => a - b);
    expect(seen(state => state.deck[0]!)).toEqual([3, 4, 5, 6, 7]);
    expect(seen(state => state.keepers[1]!.hand[1]!)).toEqual([61, 62, 63]);
    expect(seen(state => state.keepers[0]!.hand[0]!)).toEqual([1]);
  });

  test('[K-65] what lies in a field without a label is hidden too, whatever the zone itself says', () => {
    const worlds = Array.from({ length: 60 }, (_, i) => imagine(schema, aState(), 0, chance(`${i}`)).vault.gold[0]);
    expect([...new Set(worlds)].sort()).toEqual([90, 91, 92, 93, 94]);
  });

  test('[K-65] cards that have come to sight since stay where they are, each as often as it did; pools and places of a schema made on the spot', () => {
    const made = record({
      rivals: { schema: perSeat(record({ hand: zone('owner', 'a') })), seenBy: 'everyone' },
      deck: zone('nobody', (card, owner) => (owner === null && card < 50 ? 'a' : 'b')),
      locked: record({ gold: zone('everyone', 'gold') }),
      spare: nullable(record({ gold: zone('nobody', 'gold') })),
    });
    const state = () => ({
      rivals: [{ hand: [1, 2] }, { hand: [3, 3, 4] }],
      deck: [3, 5, 6, 60, 61],
      locked: { gold: [90, 91] },
      spare: { gold: [92] },
    });
    const worlds = Array.from({ length: 80 }, (_, i) => imagine(made, state(), 0, chance(`${i}`), new Map([[3, 2]])));
    const places = (at: (one: ReturnType<typeof state>) => number): number[] =>
      [...new Set(worlds.map(one => at(one as never)))].sort((a, b) => a - b);

    expect(places(one => one.rivals[0]!.hand[0]!)).toEqual([1]);
    // Two of the three 3s are known: those met first.
    expect([places(one => one.rivals[1]!.hand[0]!), places(one => one.rivals[1]!.hand[1]!)]).toEqual([[3], [3]]);
    expect(places(one => one.rivals[1]!.hand[2]!)).toEqual([3, 4, 5, 6]);
    expect(places(one => one.deck[3]!)).toEqual([60, 61]);
    expect([places(one => one.locked.gold[0]!), places(one => one.spare.gold[0]!)]).toEqual([
      [90, 91, 92],
      [90, 91, 92],
    ]);
    expect(imagine(made, { ...state(), spare: null } as never, 0, chance('none')).spare).toBeNull();
  });

  test('[K-147] a world depends on what the seat sees alone: wherever hidden cards really lie, the same chance deals the same world', () => {
    const elsewhere = (): State => ({ ...aState(), keepers: [{ hand: [1, 2, 60] }, { hand: [7, 62, 3] }], deck: [6, 63, 5, 4, 61] });
    for (const seat of [0, null]) {
      const [world, other] = [aState(), elsewhere()].map(state => imagine(schema, state, seat, chance('public')));
      expect(other).toEqual(world);
    }
  });

  test('[K-147] turning the shuffle back finds no card better than by chance', () => {
    const big = record({ deck: zone('nobody') });
    let found = 0;
    for (let i = 0; i < 50; i++) {
      const truth = new SampledChance<'truth'>(new Seed(`truth ${i}`)).shuffle('truth', [...Array(40).keys()]);
      const places = [...Array(40).keys()];
      const moved = chance(`public ${i}`).shuffle('imagined', places).reverse();

      const { deck } = imagine(big, { deck: truth }, 0, chance(`public ${i}`));

      found += moved.filter((from, to) => truth[from] === deck[to]).length;
    }
    // One of 40 in each deck by chance; 2,000 if the shuffle could be turned back.
    expect(found).toBeGreaterThan(15);
    expect(found).toBeLessThan(100);
  });

  test('[K-65] a label that looks at the state says the same in both rounds of dealing', () => {
    const odd = record({
      lock: zone('nobody', 'a'),
      box: zone(({ state }) => (state as { lock: number[] }).lock[0] === 1, 'a'),
    });
    for (let i = 0; i < 30; i++) {
      const world = imagine(odd, { lock: [1, 2, 3], box: [4, 5] }, 0, chance(`${i}`));
      expect([...world.lock, ...world.box].sort()).toEqual([1, 2, 3, 4, 5]);
    }
  });
});

describe('Coming to sight', () => {
  test('[K-56] a card has come to sight if it lies in none of the hidden zones any more, whichever it lay in', () => {
    const untouched = [1, 2];
    expect(hasComeToSight([untouched, [3]], [untouched, []])).toBe(true);
    expect(hasComeToSight([[3], untouched], [[], untouched])).toBe(true);
    expect(hasComeToSight([[1, 2]], [[1, 3]])).toBe(true);
    expect(hasComeToSight([[1, 1]], [[1, 4]])).toBe(true);
    expect(hasComeToSight([untouched, [3]], [untouched])).toBe(true);
  });

  test('[K-56] it has not if it changed places, or if more is hidden now', () => {
    const untouched = [1, 2];
    expect(hasComeToSight([untouched, [3]], [untouched, [3]])).toBe(false);
    expect(hasComeToSight([[1, 2], [3]], [[3], [2, 1]])).toBe(false);
    expect(hasComeToSight([[1, 2], [3]], [[1, 2, 3]])).toBe(false);
    expect(hasComeToSight([[1]], [[1], [5]])).toBe(false);
    expect(hasComeToSight([], [])).toBe(false);
  });
});

describe('Alike', () => {
  const decision = (seat: number, kind: string, ...keys: string[]): Decision => ({
    ...{ seat, kind, rule: 'T', choose: 'one', min: 1, max: 1, ordered: false },
    options: keys.map(key => option(key, key)),
    ...{ fit: undefined, region: undefined, trail: undefined, facts: undefined, not: undefined, odds: undefined },
  });
  const asking = (...decisions: Decision[]): Ask => ({ decisions, ends: 'all', window: undefined });
  const both = asking(decision(0, 'bid', 'a', 'b'), decision(1, 'bid', 'x', 'y'));

  test('[K-66] two worlds ask alike if all seats, all kinds and all own options are the same, in the same order', () => {
    expect(isAlike(both, asking(decision(0, 'bid', 'a', 'b'), decision(1, 'bid', 'x', 'y')), 0)).toBe(true);
    const others: Ask[] = [
      asking(decision(0, 'bid', 'a', 'b')),
      asking(decision(0, 'bid', 'a', 'b'), decision(2, 'bid', 'x', 'y')),
      asking(decision(0, 'bid', 'a', 'b'), decision(1, 'vow', 'x', 'y')),
      asking(decision(0, 'bid', 'a', 'c'), decision(1, 'bid', 'x', 'y')),
      asking(decision(0, 'bid', 'c', 'b'), decision(1, 'bid', 'x', 'y')),
      asking(decision(0, 'bid', 'b', 'a'), decision(1, 'bid', 'x', 'y')),
      asking(decision(0, 'bid', 'a'), decision(1, 'bid', 'x', 'y')),
      asking(decision(0, 'bid', 'a', 'b', 'c'), decision(1, 'bid', 'x', 'y')),
      { ...both, window: 'storm' },
    ];
    for (const other of others) expect([isAlike(both, other, 0), isAlike(other, both, 0)]).toEqual([false, false]);
  });

  test('[K-66] what others may choose does not count', () => {
    const other = asking(decision(0, 'bid', 'c'), decision(1, 'bid', 'x', 'y'));
    expect([0, 1, 2, null].map(seat => isAlike(both, other, seat))).toEqual([false, true, true, true]);
  });
});

describe('The same choice in another world', () => {
  const one = (...keys: string[]): Decision => ({
    ...{ seat: 0, kind: 'pick', rule: 'T', choose: 'one', min: 1, max: 1, ordered: false },
    options: keys.map(key => option(key, key)),
    ...{ fit: undefined, region: undefined, trail: undefined, facts: undefined, not: undefined, odds: undefined },
  });
  const some = (...keys: string[]): Decision => ({ ...one(...keys), choose: 'some', min: 0, max: keys.length });

  const first = (): number => 0;
  const last = (n: number): number => n - 1;

  test('[K-66] is the option of the same key, or any other if what was chosen was hidden, wherever it stood', () => {
    expect(samePick(one('a', 'b', 'c'), one('c', 'x', 'a'), 0, last)).toBe(2);
    expect(samePick(one('a', 'b', 'c'), one('c', 'x', 'a'), 2, last)).toBe(0);
    for (const place of [0, 1, 2]) {
      const there = one(...['c', 'a', 'b'].toSpliced(place, 0, 'x'));
      expect([samePick(one('a', 'b', 'c'), there, place, first), samePick(one('a', 'b', 'c'), there, place, last)]).toEqual([0, 2]);
    }
  });

  test('[K-66] of several options each, another one for each that is missing, none if there are not enough', () => {
    expect(samePick(some('a', 'b', 'c'), some('c', 'b', 'a'), [0, 1], first)).toEqual([2, 1]);
    expect(samePick(some('a', 'b', 'c'), some('x', 'y', 'a'), [0, 2], last)).toEqual([2, 0]);
    expect(samePick(some('a', 'b', 'c'), some('x', 'y', 'b'), [0, 1, 2], last)).toEqual([2, 0, 1]);
    expect(samePick(some('a', 'b'), some('x', 'y', 'z'), [0, 1, 2], first)).toBeUndefined();
    expect(samePick(some('a', 'b'), some('a', 'b'), [], first)).toEqual([]);
  });

  test('[K-66] [K-92] of a place, if it can be chosen there; of another kind of decision none', () => {
    const region = (why: string | null): Decision => ({
      ...{ ...one(), choose: 'point' },
      region: { outline: [], some: [], objection: () => (why ? { why, says: why } : null) },
    });
    const trail = (why: string | null): Decision => ({
      ...{ ...one(), choose: 'path' },
      trail: { from: { x: 0, y: 0 }, outline: [], some: [], objection: () => (why ? { why, says: why } : null), lead: () => [] },
    });
    const point = { x: 1, y: 2 };
    expect([samePick(region(null), region(null), point, first), samePick(region('T'), region(null), point, first)]).toEqual([
      point,
      undefined,
    ]);
    expect([samePick(trail(null), trail(null), [point], first), samePick(trail('T'), trail(null), [point], first)]).toEqual([
      [point],
      undefined,
    ]);
    expect([
      samePick(one('a'), some('a'), [0], first),
      samePick(some('a'), one('a'), 0, first),
      samePick(region(null), one('a'), 0, first),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('Of a match', () => {
  const abc = ['a', 'b', 'c'].map(key => option(key, key));
  const ask = (seat: number, kind: string) => ({ seat, kind, rule: 'T', options: abc });
  const start = (game: ReturnType<typeof smallGame>, seats = 2) => {
    const started = Match.start(game, { seats }, 'true seed');
    if (!started.ok) throw new Error();
    return started.value;
  };
  const worldsOf = (match: ReturnType<typeof start>, seat: number, count = 40) =>
    Array.from({ length: count }, (_, i) => match.imagine(seat, `world ${i}`)).filter(one => one !== null);

  test('[K-66] what was rolled in the running scene stays, what will be rolled and shuffled does not follow the true seed', () => {
    const d100 = Array.from({ length: 100 }, (_, i) => i);
    const match = start(
      smallGame(function* ({ state, chance }) {
        byHand(state).score = chance.roll('dice', [d100])[0]!;
        byHand(state).deck = chance.shuffle('deck', state.deck);
        yield* chooseOne(ask(0, 'first'));
        byHand(state).score += 1000 * chance.roll('dice', [d100])[0]!;
        yield* chooseOne(ask(0, 'second'));
      }),
    );
    const worlds = worldsOf(match, 0);
    expect(worlds).toHaveLength(40);
    expect(new Set(worlds.map(one => one.state.score))).toEqual(new Set([match.state.score]));
    expect(new Set(worlds.map(one => String(one.state.deck))).size).toBeGreaterThan(30);
    const forks = worlds.map(one => one.fork());
    expect(forks.map(one => one.state)).toEqual(worlds.map(one => one.state));

    for (const one of [...worlds, ...forks]) one.answer(0, 'a');

    expect(new Set(worlds.map(one => one.state.score)).size).toBeGreaterThan(10);
    expect(forks.map(one => one.state)).toEqual(worlds.map(one => one.state));
    const nested = worlds.map(one => one.imagine(0, 'deeper')!);
    expect(nested.map(one => one.state.score)).toEqual(worlds.map(one => one.state.score));
  });

  test('[K-66] a card that came to light in the running scene is where it is in every world', () => {
    const match = start(
      smallGame(function* ({ state }) {
        byHand(state).pile = state.deck.slice(0, 2);
        byHand(state).deck = state.deck.slice(2);
        yield* chooseOne(ask(0, 'first'));
      }),
    );
    const worlds = worldsOf(match, 0);
    expect(worlds).toHaveLength(40);
    for (const one of worlds) expect(one.state.pile).toEqual([1, 2]);
    expect(new Set(worlds.map(one => one.state.deck[0])).size).toBeGreaterThan(4);
  });

  test('[K-66] what another seat has answered in secret is open again; the own answer stays', () => {
    const match = start(
      smallGame(function* ({ state }) {
        byHand(state).words = yield* askAll([ask(0, 'bid'), ask(1, 'bid'), ask(2, 'bid')]);
        yield* chooseOne(ask(0, 'then'));
      }),
      3,
    );
    match.answer(1, 'b');
    const [world] = worldsOf(match, 0, 1);
    expect(world?.open.map(one => one.seat)).toEqual([0, 1, 2]);
    expect(world?.openFor(1)?.turn).toBe(0);
    expect(world?.n).toBe(0);

    const [own] = worldsOf(match, 1, 1);
    expect(own?.open.map(one => one.seat)).toEqual([0, 2]);
    own?.answer(0, 'a');
    own?.answer(2, 'a');
    expect(own?.state.words).toEqual(['a', 'b', 'a']);
  });

  test('[K-66] null if the scene cannot have looked so to the seat in the world that was imagined', () => {
    const match = start(
      smallGame(function* ({ state, chance }) {
        byHand(state).deck = chance.shuffle('deck', state.deck);
        byHand(state).pile = state.deck.slice(0, 1);
        byHand(state).deck = state.deck.slice(1);
        yield* chooseOne(ask(0, 'first'));
      }),
    );
    const worlds = Array.from({ length: 100 }, (_, i) => match.imagine(0, `world ${i}`));
    expect(worlds).toContain(null);
    for (const one of worlds) if (one) expect(one.view(0)).toEqual(match.view(0));
    expect(worlds.filter(one => one !== null).length).toBeGreaterThan(1);
  });

  test('[K-147] [K-84] whether an answer would reveal something does not depend on where hidden cards really lie', () => {
    const game = smallGame(function* ({ state }) {
      yield* chooseOne(ask(0, 'look'));
      if (state.deck[0]! % 2 === 0) {
        byHand(state).pile = state.deck.slice(0, 1);
        byHand(state).deck = state.deck.slice(1);
      }
      yield* chooseOne(ask(0, 'then'));
    });
    const { setup, seed, checkpoint } = start(game);
    const { deck } = checkpoint.state;
    const says = deck.map((_, i) => {
      const state = { ...checkpoint.state, deck: [...deck.slice(i), ...deck.slice(0, i)] };
      return Match.from(game, setup, seed, { ...checkpoint, state }).wouldReveal(0, 'a');
    });
    expect(new Set(says).size).toBe(1);
  });

  test('[K-92] a path that was walked in the running scene is walked in every world where it can be, and there are no others', () => {
    const match = start(
      smallGame(function* ({ state }) {
        const path = yield* choosePath(
          { seat: 0, kind: 'walk', rule: 'T' },
          {
            from: { x: 0, y: 0 },
            outline: [],
            some: [[]],
            objection: ([corner]) => (corner && state.deck[0]! > 4 ? { why: 'T', says: 'A high card lies on top.' } : null),
            lead: (soFar, to) => [...soFar, to],
          },
        );
        byHand(state).score = path[1]!.x;
        yield* chooseOne(ask(0, 'then'));
      }),
    );
    match.answer(0, [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]);

    const worlds = worldsOf(match, 0);

    expect(new Set(worlds.map(one => one.state.score))).toEqual(new Set([3]));
    expect(new Set(worlds.map(one => one.state.deck[0]))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('[K-66] an imagined world looks the same to the seat all through a game, and can be played to its end', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const started = Match.start(beaconRock, { keepers: 3, mode: 'wild' }, seed);
      if (!started.ok) throw new Error();
      const match = started.value;
      const bot = new SampledChance<'bot'>(new Seed(seed));
      while (!match.outcome) {
        const decision = match.open[bot.below('bot', match.open.length)]!;
        const { seat } = decision;
        for (const world of [1, 2].map(i => match.imagine(seat, `${seed} ${match.n} ${i}`))) {
          if (!world) continue;
          expect(world.view(seat)).toEqual(match.view(seat));
          expect(world.openFor(seat)?.decision.options.map(one => one.key)).toEqual(decision.options.map(one => one.key));
          expect(world.answer(seat, randomAnswer(decision, bot)).ok).toBe(true);
        }
        match.answer(seat, randomAnswer(decision, bot));
      }
      expect(match.imagine(0, 'after')?.outcome).toEqual(match.outcome);
    }
  });
});
