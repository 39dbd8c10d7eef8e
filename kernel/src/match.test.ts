/** A match: K-1 to K-5 and K-22 to K-57 of SPEC.md. How rules ask is in ask.test.ts, records in record.test.ts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import {
  type Answer,
  askAll,
  type BrokenPromise,
  chooseOne,
  choosePath,
  choosePoint,
  chooseSome,
  EndlessRule,
  hashOf,
  heardBy,
  Match,
  mayChoose,
  option,
  type Point,
  playOut,
  type Rule,
  randomAnswer,
  randomPick,
  SampledChance,
  Seed,
  startMatch,
  type Trail,
} from './index.ts';
import { type SmallGame, type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

const abc = ['a', 'b', 'c'].map(key => option(key, key));
const ask = (seat: number, kind = 'pick') => ({ seat, kind, rule: 'T1', options: abc });
const ways = ['plain', 'roll', 'draw', 'peek', 'reveal', 'end'] as const;

function begin(game: SmallGame, seats = 2, seed = 'seed') {
  const started = Match.start(game, { seats }, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

/** Seat 0 picks a way; then both bid at once; then seat 1 picks a word. */
function* turn(table: SmallTable): Rule {
  const { state, chance, tell } = table;
  const way = yield* chooseOne({ seat: 0, kind: 'way', rule: 'T1', options: ways.map(one => option(one, one)) });
  if (way === 'roll') writable(state).score += chance.roll('dice', [[1, 2, 3]])[0]!;
  if (way === 'peek') tell({ type: 'peeked', rule: 'T2', secret: { to: [0], facts: { card: state.deck[0]! } } });
  if (way === 'reveal') tell({ type: 'shown', rule: 'T2', reveals: true, card: state.deck[0] });
  if (way === 'draw') {
    const [card, ...rest] = state.deck;
    writable(state).deck = rest;
    writable(state.keepers[0]!).hand = [...state.keepers[0]!.hand, card!];
    tell({ type: 'drawn', rule: 'T2' });
  }
  if (way === 'end') {
    writable(state).isOver = 1;
    return;
  }
  const bids = yield* askAll([ask(0, 'bid'), ask(1, 'bid')]);
  tell({ type: 'bid', rule: 'T3', bids });
  writable(state).words = [...state.words, ...bids, yield* chooseOne(ask(1, 'word'))];
  writable(state).score += 1;
}
const turns = smallGame(turn);

const positionOf = (match: ReturnType<typeof begin>) => ({
  state: structuredClone(match.state),
  n: match.n,
  scene: match.scene,
  open: match.open.map(one => ({
    seat: one.seat,
    kind: one.kind,
    turn: match.openFor(one.seat)?.turn,
    keys: one.options.map(two => two.key),
  })),
  outcome: match.outcome,
  answers: structuredClone(match.answers),
  events: structuredClone(match.events),
  checkpoint: structuredClone(match.checkpoint),
});

describe('Scenes', () => {
  test('[K-1] which scene is played is read from the state; the match is over when there is an outcome', () => {
    const match = begin(turns);
    expect(match.scene).toBe('turn');
    match.answer(0, 'end');
    expect(match).toMatchObject({ outcome: { winners: [0], why: 'S1' }, scene: 'over', open: [] });
  });

  test('[K-2] a set-up that breaks a rule, or does not have the declared shape, is refused', () => {
    expect(Match.start(beaconRock, { keepers: 1, mode: 'wild' }, 's')).toMatchObject({ ok: false, refusal: { code: 'too-few-keepers' } });
    expect(startMatch(beaconRock, { keepers: 9, mode: 'calm' }, 's')).toMatchObject({
      ok: false,
      refusal: { code: 'bad-setup', facts: { path: 'setup.keepers' } },
    });
    expect(startMatch(beaconRock, null, 's')).toMatchObject({ ok: false, refusal: { code: 'bad-setup' } });
  });

  test('[K-2] an error of the game is not taken for a broken set-up', () => {
    const broken = smallGame(turn, {
      checkSetup: () => {
        throw new TypeError('boom');
      },
    });
    expect(() => startMatch(broken as never, { seats: 2 }, 's')).toThrow('boom');
  });

  test('[K-3] the same set-up, seed and answers give the same states', () => {
    const played = (seed: string) => {
      const match = begin(turns, 2, seed);
      for (const [seat, answer] of [
        [0, 'roll'],
        [1, 'a'],
        [0, 'b'],
        [1, 'c'],
        [0, 'roll'],
      ] as const)
        match.answer(seat, answer);
      return positionOf(match);
    };
    expect(played('x')).toEqual(played('x'));
    expect([1, 2, 3, 4, 5].map(seed => played(`${seed}`).state.score)).not.toEqual(new Array(5).fill(played('x').state.score));
  });

  test('[K-4] scenes without a decision are played through, but not for ever', () => {
    const quiet = smallGame(function* ({ state }) {
      writable(state).score += 1;
      if (state.score === 500) writable(state).isOver = 1;
    });
    expect(begin(quiet).state.score).toBe(500);
    expect(() => begin(smallGame(function* () {}))).toThrow(/10000 scenes went by without a decision/);
  });

  const endless: [string, (table: SmallTable) => void][] = [
    ['tells', table => table.tell({ type: 'again', rule: 'T1' })],
    ['rolls', table => void table.chance.roll('dice', [[1, 2]])],
    ['shuffles', table => void table.chance.shuffle('deck', [1, 2])],
    ['picks', table => void table.chance.below('deck', 2)],
  ];
  test.each(endless)('[K-96] a rule that %s without end is stopped, however much of the match is kept', (_, act) => {
    const game = smallGame(function* (table) {
      yield* chooseOne(ask(0));
      for (;;) act(table);
    });
    for (const keep of ['everything', 'nothing'] as const) {
      const started = Match.start(game, { seats: 1 }, 'endless', keep);
      if (!started.ok) throw new Error(started.refusal.says);

      expect(() => started.value.answer(0, 'a')).toThrow(EndlessRule);
    }
  });

  test('[K-96] each answer has all of it anew', () => {
    const game = smallGame(function* (table) {
      yield* chooseOne(ask(0));
      for (let i = 0; i < 4_000; i++) table.tell({ type: 'again', rule: 'T1' });
    });
    const match = begin(game, 1);

    for (let i = 0; i < 4; i++) expect(match.answer(0, 'a').ok).toBe(true);
  });

  test('[K-5] a broken promise carries game, answer, scene, seed and set-up', () => {
    const match = begin(
      smallGame(function* () {
        yield* chooseOne(ask(0));
        throw new Error('oil is -1');
      }),
    );
    expect(() => match.answer(0, 'a')).toThrow(
      expect.objectContaining({
        name: 'BrokenPromise',
        message: `small: after answer 1 in scene 'turn' (seed seed, set-up {"seats":2}): oil is -1`,
      } satisfies Partial<BrokenPromise>),
    );
  });
});

describe('Answers', () => {
  const region = {
    outline: [],
    some: [{ x: 0, y: 0 }],
    objection: ({ x }: Point) => (x < 1 ? null : { why: 'T9', says: 'Too far east.' }),
  };
  const eastward: Trail = {
    from: { x: 0, y: 0 },
    outline: [],
    some: [[]],
    objection: path => (path.every(({ x }) => x < 1) ? null : { why: 'T9', says: 'Too far east.' }),
    lead: (path, to) => [...path, to],
  };
  const decisions: Record<string, () => Rule<unknown>> = {
    one: () => chooseOne(ask(0)),
    some: () => chooseSome({ ...ask(0), min: 1, max: 2 }),
    point: () => choosePoint(ask(0), region),
    path: () => choosePath(ask(0), eastward),
  };
  const refusals: [string, string, unknown, object?][] = [
    ['not-asked', 'seat 1', 'a'],
    ['other-decision', 'one', 'a', { kind: 'bid' }],
    ['late', 'one', 'a', { turn: 1 }],
    ['no-such-option', 'one', 'z'],
    ['no-such-option', 'some', ['a', 5]],
    ['wrong-number', 'one', ['a', 'b']],
    ['wrong-number', 'some', []],
    ['named-twice', 'some', ['a', 'a']],
    ['not-a-key', 'one', { x: 1, y: 1 }],
    ['not-a-key', 'one', null],
    ['not-a-key', 'one', 7],
    ['not-a-key', 'some', undefined],
    ['not-a-point', 'point', 'a'],
    ['not-a-point', 'point', null],
    ['not-a-point', 'point', { x: '0', y: 0 }],
    ['not-a-point', 'point', { x: 0 }],
    ['not-a-point', 'point', { x: Number.NaN, y: 0 }],
    ['not-a-point', 'point', []],
    ['outside', 'point', { x: 2, y: 0 }],
    ['not-a-path', 'path', 'a'],
    ['not-a-path', 'path', { x: 0, y: 0 }],
    ['not-a-path', 'path', null],
    ['not-a-path', 'path', ['a']],
    ['not-a-path', 'path', [{ x: 0, y: 0 }, { x: 0 }]],
    ['not-a-path', 'path', [[{ x: 0, y: 0 }]]],
    ['not-a-path', 'path', [{ x: 0, y: Number.POSITIVE_INFINITY }]],
    ['not-a-path', 'path', new Array(3)],
    [
      'no-way',
      'path',
      [
        { x: 0, y: 0 },
        { x: 1e308, y: 0 },
      ],
    ],
  ];
  test.each(refusals)('[K-22] %s: asked for %s, answered %j: refused, and nothing has changed', (code, asked, answer, expected = {}) => {
    const match = begin(smallGame(() => (decisions[asked] ?? decisions.one!)() as Rule));
    const before = positionOf(match);

    const result = match.answer(asked === 'seat 1' ? 1 : 0, answer as Answer, expected);

    expect(result).toMatchObject({ ok: false, refusal: { code } });
    expect(positionOf(match)).toEqual(before);
  });

  test('[K-22] match-over: nothing is answered after the end', () => {
    const match = begin(turns);
    match.answer(0, 'end');
    expect(match.answer(0, 'plain')).toMatchObject({ refusal: { code: 'match-over' } });
  });

  test('[K-91] a refused point or path is told by the sentence and the clause of the objection', () => {
    const at = (asked: string) => begin(smallGame(() => decisions[asked]!() as Rule));
    expect(at('point').answer(0, { x: 2, y: 3 })).toEqual({
      ok: false,
      refusal: { code: 'outside', facts: { seat: 0, kind: 'pick', why: 'T9', x: 2, y: 3 }, says: 'Too far east.' },
    });
    expect(
      at('path').answer(0, [
        { x: 0, y: 0 },
        { x: 2, y: 3 },
      ]),
    ).toEqual({
      ok: false,
      refusal: { code: 'no-way', facts: { seat: 0, kind: 'pick', why: 'T9', corners: 2 }, says: 'Too far east.' },
    });
  });

  test('[K-91] of a path with thousands of corners the game sees a thousand and one; it may object, and the path is refused anyway', () => {
    const looked: number[] = [];
    const corner = (i: number, x: number): Point => ({
      get x() {
        looked.push(i);
        return x;
      },
      y: 0,
    });
    const path = (length: number, x = 0) => Array.from({ length }, (_, i) => corner(i, x));
    const match = begin(smallGame(() => decisions.path!() as Rule));

    expect(match.answer(0, path(1001))).toMatchObject({ refusal: { code: 'not-a-path', facts: { why: 'T1' } } });
    expect(match.answer(0, path(100_000))).toMatchObject({ refusal: { code: 'not-a-path', facts: { why: 'T1' } } });
    expect(match.answer(0, path(100_000, 5))).toMatchObject({ refusal: { code: 'no-way', facts: { why: 'T9', corners: 100_000 } } });
    expect(Math.max(...looked)).toBe(1000);
    expect(match.answer(0, path(1000))).toMatchObject({ ok: true });
  });

  test('[K-23] what is nested too deep to be written out is refused, too', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    for (const asked of ['one', 'some', 'point', 'path']) {
      const match = begin(smallGame(() => decisions[asked]!() as Rule));
      expect(match.answer(0, deep as Answer)).toMatchObject({ ok: false });
    }
  });

  test('[K-23] whatever is sent, an answer is taken or refused and never thrown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('one', 'some', 'point', 'path'),
        fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(fc.record({ x: fc.anything(), y: fc.double() }))),
        (asked, answer) => {
          const match = begin(smallGame(() => decisions[asked]!() as Rule));
          expect(typeof match.answer(0, answer as Answer).ok).toBe('boolean');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('[K-24] a decision carries its own seat’s counter, never that of the table', () => {
    const match = begin(turns);
    match.answer(0, 'plain');
    expect([match.openFor(0)?.turn, match.openFor(1)?.turn]).toEqual([1, 0]);
    match.answer(0, 'a', { kind: 'bid', turn: 1 });
    expect(match.openFor(0)).toBeNull();
    expect(match.openFor(1)?.turn).toBe(0);
  });

  test('[K-25] a refusal tells nothing of what others are asked or have answered', () => {
    const match = begin(turns, 3);
    match.answer(0, 'plain');
    const early = match.answer(2, 'a');
    match.answer(0, 'a');
    expect(match.answer(2, 'a')).toEqual(early);
    expect(match.canUndo(2)).toMatchObject({ refusal: { code: 'other-seat', facts: { seat: 2 } } });
  });

  test.each(ways)('[K-84] to ask whether %s reveals something changes nothing, and is right', way => {
    const match = begin(turns);
    const before = JSON.stringify([match.state, match.n, match.log(0), match.answers]);
    const would = match.wouldReveal(0, way);
    expect(JSON.stringify([match.state, match.n, match.log(0), match.answers])).toBe(before);
    match.answer(0, way);
    expect(would).toBe(match.answers.at(-1)!.learnt);
    expect(would).toBe(way !== 'plain');
  });

  test('[K-84] what it is that comes to light is told: dice only where dice fall', () => {
    const match = begin(turns);
    expect(ways.map(way => [way, match.whatWouldShow(0, way)])).toEqual(
      ways.map(way => [way, way === 'plain' ? null : way === 'roll' ? 'dice' : 'something']),
    );
  });

  test('[K-84] a secret answer reveals nothing until the last one is given', () => {
    const match = begin(turns);
    match.answer(0, 'plain');
    expect(match.wouldReveal(0, 'a')).toBe(false);
    match.answer(0, 'a');
    expect(match.wouldReveal(1, 'b')).toBe(false);
    expect(match.wouldReveal(0, 'b')).toBe(false);
  });

  test('[K-84] who is not asked, or answers what cannot be answered, reveals nothing', () => {
    const match = begin(turns);
    expect([match.wouldReveal(1, 'a'), match.wouldReveal(0, 'no such way'), match.wouldReveal(0, 'roll')]).toEqual([false, false, true]);
    match.answer(0, 'end');
    expect(match.wouldReveal(0, 'roll')).toBe(false);
  });

  test('[K-84] where no world can be imagined an answer is taken to reveal something', () => {
    const match = begin(
      smallGame(function* ({ state, chance }) {
        writable(state).pile = chance.shuffle('deck', state.deck);
        writable(state).deck = [];
        yield* chooseOne(ask(0));
        yield* chooseOne(ask(0));
      }),
    );
    expect([match.imagine(0, 'any'), match.wouldReveal(0, 'a')]).toEqual([null, true]);
  });

  test('[K-22] a late answer is told which turn is open', () => {
    const match = begin(turns);
    match.answer(0, 'plain');
    expect(match.answer(0, 'a', { turn: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'late', facts: { seat: 0, expected: 0, open: 1 } },
    });
    expect(match.answer(0, 'a', { turn: 1 }).ok).toBe(true);
  });

  test('[K-25] an answer given in secret changes nothing for the others', () => {
    const seen = (bid: string) => {
      const match = begin(turns);
      match.answer(0, 'plain');
      match.answer(0, bid);
      return JSON.stringify([match.view(1), match.log(1), match.openFor(1), match.waiting]);
    };
    expect(seen('a')).toBe(seen('c'));
  });
});

describe('The log', () => {
  test('[K-50] each answer is logged with its number, seat, scene, kind, keys and the hash of the state after it', () => {
    const match = begin(turns);
    match.answer(0, 'plain');
    match.answer(1, 'b');
    expect(match.answers).toEqual([
      { n: 1, seat: 0, scene: 'turn', kind: 'way', answer: ['plain'], hash: hashOf(turns.rules.state, match.state), learnt: false },
      { n: 2, seat: 1, scene: 'turn', kind: 'bid', answer: ['b'], hash: hashOf(turns.rules.state, match.state), learnt: false },
    ]);
    match.answer(0, 'b');
    match.answer(1, 'c');
    expect(match.answers[3]).toMatchObject({ kind: 'word', hash: hashOf(turns.rules.state, match.state) });
    expect(match.answers[3]?.hash).not.toBe(match.answers[0]?.hash);
  });

  test('[K-51] only the seats that a secret is for hear it', () => {
    const match = begin(turns);
    match.answer(0, 'peek');
    expect(match.log(0)).toEqual([{ n: 1, event: { type: 'peeked', rule: 'T2', card: 1 } }]);
    for (const seat of [1, null]) expect(match.log(seat).map(one => one.event)).toEqual([{ type: 'peeked', rule: 'T2' }]);
    expect(match.events[0]?.event.secret).toEqual({ to: [0], facts: { card: 1 } });
    const open = { type: 'drawn', rule: 'T2' };
    expect(heardBy(open, 1)).toBe(open);
  });

  test('[K-52] in the log of a seat events carry that seat’s own counter', () => {
    const match = begin(turns);
    match.answer(0, 'reveal');
    match.answer(0, 'a');
    match.answer(1, 'b');
    expect(match.log(0).map(one => one.n)).toEqual([1, 2]);
    expect(match.log(1).map(one => one.n)).toEqual([0, 1]);
    expect(match.log(null).map(one => one.n)).toEqual([0, 0]);
    expect(match.events.map(one => one.n)).toEqual([1, 3]);
  });

  test('[K-52] [K-53] a match that goes on from a checkpoint counts on from there, for each seat; a spectator counts nothing', () => {
    const match = begin(turns);
    for (const [seat, answer] of [
      [0, 'plain'],
      [1, 'a'],
      [0, 'b'],
      [1, 'c'],
    ] as const)
      match.answer(seat, answer);
    expect(match.checkpoint.answered).toEqual([2, 2]);
    const on = Match.from(turns, { seats: 2 }, 'seed', match.checkpoint);
    on.answer(0, 'draw');
    expect([0, 1, null].map(seat => on.log(seat).map(one => one.n))).toEqual([[3], [2], [0]]);
    expect([on.n, on.openFor(0)?.turn, on.openFor(1)?.turn]).toEqual([5, 3, 2]);
    expect(() => on.backTo(3)).toThrow(/no moment is kept/);
  });

  test('[K-64] of the moments before the checkpoint the last three are kept', () => {
    const match = begin(turns);
    for (let i = 0; i < 40; i++)
      for (const [seat, answer] of [
        [0, 'plain'],
        [1, 'a'],
        [0, 'b'],
        [1, 'c'],
      ] as const)
        match.answer(seat, answer);
    expect(match.before.map(one => one.n)).toEqual([112, 128, 144]);
    expect(match.checkpoint.n).toBe(160);
  });

  test('[K-53] the checkpoint is the moment at which the running scene began, as plain data', () => {
    const match = begin(turns);
    for (const [seat, answer] of [
      [0, 'roll'],
      [0, 'a'],
      [1, 'b'],
      [1, 'c'],
      [0, 'draw'],
    ] as const)
      match.answer(seat, answer);
    const { checkpoint } = match;
    expect(checkpoint).toMatchObject({ n: 4, counters: { dice: 1 }, passes: [], answered: [2, 2] });
    expect(checkpoint.state.deck).toHaveLength(8);
    expect(JSON.parse(JSON.stringify(checkpoint))).toEqual(checkpoint);

    const again = Match.from(turns, { seats: 2 }, 'seed', checkpoint);
    again.answer(0, 'draw');

    expect(again.state).toEqual(match.state);
    expect(again.openFor(0)?.turn).toBe(match.openFor(0)?.turn);
  });
});

const chanceOf = (seed: string) => new SampledChance<'bot'>(new Seed(seed));

describe('Fork', () => {
  test('[K-172] events of the scene being played are counted from its beginning on, also after undo and in what goes on from a checkpoint', () => {
    const telling = smallGame(function* ({ tell }) {
      tell({ type: 'begun', rule: 'T1' });
      yield* chooseOne(ask(0));
      tell({ type: 'went-on', rule: 'T1' });
      tell({ type: 'went-on', rule: 'T1' });
      yield* chooseOne(ask(0));
      tell({ type: 'ended', rule: 'T1' });
    });
    const match = begin(telling);
    const counts = (): readonly number[] => [match.events.length, match.toldInScene];
    const countsAfter = (key: string): readonly number[] => {
      match.answer(0, key);
      return counts();
    };
    expect(['a', 'b', 'c'].map(countsAfter)).toEqual([
      [3, 3],
      [5, 1],
      [7, 3],
    ]);

    expect([match.fork().toldInScene, Match.from(telling, { seats: 2 }, 'seed', match.checkpoint).toldInScene]).toEqual([3, 1]);
    match.backTo(1);
    expect(counts()).toEqual([3, 3]);
  });

  test('[K-54] a fork stands where the original stands, also half-way through a simultaneous ask, and goes its own way', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.string(), fc.integer({ min: 1, max: 4 }), (answers, seed, keepers) => {
        const started = Match.start(beaconRock, { keepers, mode: 'calm' }, seed);
        if (!started.ok) throw new Error();
        const match = started.value;
        const chance = chanceOf(seed);
        const anyone = () => match.open[chance.below('bot', match.open.length)]!;
        for (let i = 0; i < answers && !match.outcome; i++) {
          const decision = anyone();
          match.answer(decision.seat, randomAnswer(decision, chance));
        }
        const fork = match.fork();
        const hash = hashOf(beaconRock.rules.state, match.state);
        expect([fork.n, fork.scene, fork.outcome, hashOf(beaconRock.rules.state, fork.state)]).toEqual([
          match.n,
          match.scene,
          match.outcome,
          hash,
        ]);
        const twin = fork.fork();
        while (!match.outcome) {
          const decision = anyone();
          const answer = randomAnswer(decision, chance);
          for (const one of [match, twin]) expect(one.answer(decision.seat, answer).ok).toBe(true);
          expect(twin.state).toEqual(match.state);
          expect(twin.open.map(one => [one.seat, twin.openFor(one.seat)?.turn])).toEqual(
            match.open.map(one => [one.seat, match.openFor(one.seat)?.turn]),
          );
        }
        expect(twin.outcome).toEqual(match.outcome);
        expect(hashOf(beaconRock.rules.state, fork.state)).toBe(hash);
      }),
      { numRuns: 40 },
    );
  });

  test('[K-54] a fork of a match that is over is over, in the same state', () => {
    const match = begin(
      smallGame(function* (table) {
        const word = yield* chooseOne(ask(0));
        writable(table.state).words = [word];
        writable(table.state).isOver = 1;
      }),
    );
    match.answer(0, 'b');
    const fork = match.fork();
    expect(fork).toMatchObject({ outcome: match.outcome, state: { words: ['b'] }, n: 1, scene: 'over' });
    expect(fork.answer(0, 'a')).toMatchObject({ refusal: { code: 'match-over' } });
  });

  test('[K-54] picks by index do the same as answers by key', () => {
    const started = () => {
      const one = Match.start(beaconRock, { keepers: 3, mode: 'wild' }, '9', 'nothing');
      if (!one.ok) throw new Error();
      return one.value;
    };
    const [byKey, byIndex] = [started(), started()];
    const [one, two] = [chanceOf('p'), chanceOf('p')];
    playOut(byKey, decision => randomAnswer(decision, one));
    while (!byIndex.outcome) {
      const decision = byIndex.open[0]!;
      // In this game only the dawn is simultaneous: its decisions are picked in order of seats.
      byIndex.pick(decision.kind === 'spend-dawn' ? decision.seat : 0, randomPick(decision, two));
    }
    expect(byIndex.state).toEqual(byKey.state);
  });
});

describe('Undo', () => {
  test('[K-55] the last answer is taken back by its seat, also half-way through a simultaneous ask; with the same dice afterwards', () => {
    const match = begin(turns);
    match.answer(0, 'plain');
    const before = positionOf(match);
    match.answer(1, 'b');
    expect(match.undo(1)).toEqual({ ok: true, value: undefined });
    expect(positionOf(match)).toEqual(before);
    expect(match.undo(0).ok).toBe(true);
    match.answer(0, 'roll');
    const rolled = match.state.score;
    match.undo(0, true);
    match.answer(0, 'roll');
    expect(match.state.score).toBe(rolled);
  });

  const barriers: [string, readonly (readonly [number, string])[], boolean][] = [
    ['a plain answer', [[0, 'plain']], false],
    ['a die', [[0, 'roll']], true],
    ['a secret that was told', [[0, 'peek']], true],
    ['something revealed', [[0, 'reveal']], true],
    ['a hidden card drawn, whatever the event says', [[0, 'draw']], true],
    [
      'half of a simultaneous ask',
      [
        [0, 'plain'],
        [1, 'a'],
      ],
      false,
    ],
    [
      'the last of a simultaneous ask, which opens the others',
      [
        [0, 'plain'],
        [0, 'a'],
        [1, 'a'],
      ],
      true,
    ],
    ['the end of the match', [[0, 'end']], true],
  ];
  test.each(barriers)('[K-56] alone only while nothing new was learnt: %s', (_, answers, learnt) => {
    const match = begin(turns);
    for (const [seat, answer] of answers) expect(match.answer(seat, answer).ok).toBe(true);
    const seat = answers.at(-1)![0];
    const before = positionOf(match);
    expect(match.answers.at(-1)?.learnt).toBe(learnt);
    if (learnt) {
      expect(match.undo(seat)).toMatchObject({ refusal: { code: 'learnt' } });
      expect(positionOf(match)).toEqual(before);
    }
    expect(match.undo(seat, true).ok).toBe(true);
    expect(match.n).toBe(answers.length - 1);
  });

  test('[K-56] a card put away face down is nothing new to anybody', () => {
    const match = begin(
      smallGame(function* ({ state }) {
        yield* chooseOne(ask(0));
        writable(state).deck = [...state.deck, state.keepers[0]!.hand[0]!];
        writable(state.keepers[0]!).hand = state.keepers[0]!.hand.slice(1);
        yield* chooseOne(ask(0));
      }),
    );
    match.answer(0, 'a');
    expect(match.canUndo(0).ok).toBe(true);
  });

  test('[K-56] not alone after another seat has answered, and not before the first answer', () => {
    const match = begin(turns);
    expect(match.undo(0, true)).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    match.answer(0, 'plain');
    match.answer(1, 'a');
    expect(match.undo(0)).toMatchObject({ refusal: { code: 'other-seat' } });
    expect(match.undo(0, true).ok).toBe(true);
    expect(match.openFor(1)?.decision.kind).toBe('bid');
  });

  test('[K-57] back to any point and forward again gives the same answers, hashes, events and counters', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(80), { minLength: 1, maxLength: 3 }),
        (seed, keepers, points) => {
          const started = Match.start(beaconRock, { keepers, mode: 'calm' }, seed);
          if (!started.ok) throw new Error();
          const match = started.value;
          const chance = chanceOf(seed);
          const trail: string[] = [];
          const mark = () =>
            JSON.stringify([
              match.state,
              match.n,
              match.open.map(one => [one.seat, match.openFor(one.seat)?.turn]),
              match.answers,
              match.events,
              match.log(0),
            ]);
          while (!match.outcome) {
            trail.push(mark());
            const decision = match.open[chance.below('bot', match.open.length)]!;
            match.answer(decision.seat, randomAnswer(decision, chance));
          }
          trail.push(mark());
          const { answers } = match;
          for (const point of points) {
            const n = Math.min(point, answers.length);
            match.backTo(n);
            expect(mark()).toBe(trail[n]);
            for (const one of answers.slice(n)) match.answer(one.seat, one.answer, { kind: one.kind });
            expect(mark()).toBe(trail.at(-1));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('[K-57] after going back and another way, the way that was left leaves no trace', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const started = Match.start(beaconRock, { keepers: 4, mode: 'calm' }, seed);
      if (!started.ok) throw new Error();
      const match = started.value;
      const play = (by: string) => {
        const chance = chanceOf(by);
        return playOut(match, decision => randomAnswer(decision, chance));
      };
      play('first way');
      match.backTo(5);
      play('other way');
      const { answers } = match;
      for (const n of [answers.length - 2, 40, 20, 6]) {
        match.backTo(Math.min(n, answers.length));
        const straight = Match.start(beaconRock, { keepers: 4, mode: 'calm' }, seed);
        if (!straight.ok) throw new Error();
        for (const one of answers.slice(0, n)) straight.value.answer(one.seat, one.answer);
        expect(match.state).toEqual(straight.value.state);
        expect(match.answers).toEqual(straight.value.answers);
        expect(match.events).toEqual(straight.value.events);
      }
    }
  });

  test('[K-57] a remembered pass is taken back with its answer', () => {
    const started = Match.start(beaconRock, { keepers: 1, mode: 'calm' }, '1');
    if (!started.ok) throw new Error();
    const match = started.value;
    while (match.open[0]!.kind !== 'answer-storm') match.answer(0, match.open[0]!.options.at(-1)!.key.replace('tow', 'trim'));
    const before = match.openFor(0)!.decision.options.map(one => one.key);
    match.answer(0, 'pass-until-dawn');
    match.undo(0, true);
    expect(match.openFor(0)?.decision.options.map(one => one.key)).toEqual(before);
  });

  test('[K-57] a match that keeps nothing cannot go back', () => {
    const started = Match.start(turns, { seats: 2 }, 'x', 'nothing');
    if (!started.ok) throw new Error();
    started.value.answer(0, 'plain');
    expect(started.value.undo(0, true)).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    expect(() => started.value.backTo(0)).toThrow(/no moment is kept/);
  });
});

test('[K-82] a random answer is always legal, and every option comes up', () => {
  const seen = new Set<string>();
  const match = begin(
    smallGame(function* () {
      for (;;) {
        yield* mayChoose(ask(0));
        yield* chooseSome({ ...ask(0), min: 1, max: 2 });
        yield* chooseSome({ ...ask(0), min: 2, max: 2, ordered: true });
      }
    }),
  );
  playOut(
    match,
    decision => {
      const answer = randomAnswer(decision, chanceOf(`${match.n}`));
      seen.add(`${decision.choose} ${decision.ordered} ${typeof answer === 'string' ? answer : (answer as readonly string[]).join(',')}`);
      return answer;
    },
    600,
  );
  expect([...seen].sort()).toEqual(
    [
      ...['a', 'b', 'c', 'pass'].map(key => `one false ${key}`),
      ...['a', 'b', 'c', 'a,b', 'a,c', 'b,c'].map(some => `some false ${some}`),
      ...['a,b', 'a,c', 'b,a', 'b,c', 'c,a', 'c,b'].map(some => `some true ${some}`),
    ].sort(),
  );
});
