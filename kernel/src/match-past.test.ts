/** What a match keeps of what was played, and how one goes beside it and back: K-50 to K-57, K-64 and K-172 of SPEC.md. How it is played is in match.test.ts, records are in record.test.ts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import { chooseOne, hashOf, heardBy, Match, playOut, randomAnswer, randomPick } from './index.ts';
import { smallGame } from './testing/small-game.ts';
import { ask, begin, chanceOf, positionOf, turns } from './testing/turns.ts';
import { writable } from './writing.ts';

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
