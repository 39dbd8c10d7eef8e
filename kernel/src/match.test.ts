/** A match as it is played: K-1 to K-5, K-22 to K-25 and K-82 of SPEC.md. What is kept of it and how one goes back is in match-past.test.ts, how rules ask in ask.test.ts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import {
  type Answer,
  type BrokenPromise,
  chooseOne,
  choosePath,
  choosePoint,
  chooseSome,
  EndlessRule,
  Match,
  mayChoose,
  type Point,
  playOut,
  type Rule,
  randomAnswer,
  startMatch,
  type Trail,
} from './index.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import { ask, begin, chanceOf, positionOf, turn, turns, ways } from './testing/turns.ts';
import { writable } from './writing.ts';

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
