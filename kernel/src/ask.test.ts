/** How rules ask: K-10 to K-21 of SPEC.md. */

import { describe, expect, test } from 'vitest';
import {
  type Answer,
  askAll,
  askAllSome,
  BrokenPromise,
  chooseOne,
  chooseOrder,
  choosePath,
  choosePoint,
  chooseSome,
  confirm,
  hasPassed,
  isPass,
  Match,
  mayChoose,
  offer,
  option,
  type Point,
  type Rule,
  randomAnswer,
  SampledChance,
  Seed,
  type Trail,
} from './index.ts';
import { playRule } from './play-rule.ts';
import { type SmallTable, smallGame } from './testing/small-game.ts';
import { writable } from './writing.ts';

const abc = ['a', 'b', 'c'].map(key => option(key, key.toUpperCase()));

/** Starts a match whose scene keeps what `rule` returns in `got`. */
function asking<T>(rule: (table: SmallTable) => Rule<T>, seats = 3) {
  const got: T[] = [];
  const started = Match.start(
    smallGame(function* (table) {
      got.push(yield* rule(table));
      writable(table.state).score += 1;
      if (table.state.score === 3) writable(table.state).isOver = 1;
    }),
    { seats },
    'seed',
  );
  if (!started.ok) throw new Error(started.refusal.says);
  return { match: started.value, got };
}

const who = { seat: 0, kind: 'pick', rule: 'T1' };
const keys = (match: { open: readonly { options: readonly { key: string }[] }[] }) =>
  match.open.map(one => one.options.map(two => two.key));

const nobody = (): never => {
  throw new Error('somebody is asked');
};

describe('One decision', () => {
  test('[K-10] chooseOne lists every option and hands back the value of the one that was named', () => {
    const { match, got } = asking(() => chooseOne({ ...who, options: abc }));
    expect(match.open).toMatchObject([{ seat: 0, kind: 'pick', rule: 'T1', choose: 'one', min: 1, max: 1, ordered: false }]);
    expect(keys(match)).toEqual([['a', 'b', 'c']]);

    expect(match.answer(0, 'b').ok).toBe(true);

    expect(got).toEqual(['B']);
  });

  test('[K-10] a question may carry facts beyond its options', () => {
    expect(asking(() => chooseOne({ ...who, options: abc, facts: { damage: 2 } })).match.open[0]?.facts).toEqual({ damage: 2 });
  });

  test('[K-14] [K-90] a place is asked for without options, in no order', () => {
    const region = { outline: [], some: [{ x: 0, y: 0 }], objection: () => null };
    const trail: Trail = { from: { x: 0, y: 0 }, outline: [], some: [[]], objection: () => null, lead: soFar => [...soFar] };
    const [point] = asking(() => choosePoint(who, region)).match.open;
    const [path] = asking(() => choosePath(who, trail)).match.open;
    expect([point, path]).toMatchObject([
      { choose: 'point', options: [], ordered: false, min: 1, max: 1 },
      { choose: 'path', options: [], ordered: false, min: 1, max: 1 },
    ]);
    expect([point?.region, point?.trail, path?.region, path?.trail]).toEqual([region, undefined, undefined, trail]);
  });

  test('[K-16] [K-17] several seats of whom one has nothing to choose from are a broken promise; those who have no choice are not asked', () => {
    const none = { ...who, seat: 1, options: [] };
    expect(() => asking(() => askAll([{ ...who, options: abc }, none]))).toThrow(/asks seat 1 to choose, but there is no option/);
    const rule = askAllSome([
      { ...who, options: abc, max: 0 },
      { ...who, seat: 1, options: abc, min: 3 },
    ]);
    expect(playRule(rule, nobody)).toEqual([[], ['A', 'B', 'C']]);
    expect(playRule(askAll([{ ...who, options: abc.slice(1, 2) }]), nobody)).toEqual(['B']);
  });

  test('[K-11] mayChoose adds a pass, which hands back null; with no option nobody is asked', () => {
    const { match, got } = asking(() => mayChoose({ ...who, options: abc.slice(0, 1) }));
    expect(keys(match)).toEqual([['a', 'pass']]);
    match.answer(0, 'pass');
    match.answer(0, 'a');
    expect(got).toEqual([null, 'A']);

    expect(asking(() => mayChoose({ ...who, options: [] })).got).toEqual([null, null, null]);
  });

  test('[K-12] chooseSome takes between min and max, in the order in which they were named', () => {
    const { match, got } = asking(() => chooseSome({ ...who, options: abc, min: 1, max: 2 }));
    expect(match.open).toMatchObject([{ choose: 'some', min: 1, max: 2, ordered: false }]);

    expect(match.answer(0, [])).toMatchObject({ refusal: { code: 'wrong-number' } });
    expect(match.answer(0, ['a', 'b', 'c'])).toMatchObject({ refusal: { code: 'wrong-number' } });
    match.answer(0, ['c', 'a']);

    expect(got).toEqual([['C', 'A']]);
  });

  test('[K-12] chooseSome never wants more than there are', () => {
    const { match } = asking(() => chooseSome({ ...who, options: abc, min: 0, max: 9 }));
    expect(match.open).toMatchObject([{ min: 0, max: 3 }]);
  });

  describe('of which not all may be named together', () => {
    const coins = [1, 2, 2, 5].map((value, i) => option(`c${i}`, value));
    /** To pay 4, and nothing to spare: no coin could have stayed in the purse. */
    const fits = (paid: readonly number[]) => {
      const sum = paid.reduce((all, one) => all + one, 0);
      if (sum < 4) return { why: 'T2', says: `${sum} is too little.` };
      return paid.some(one => sum - one >= 4) ? { why: 'T3', says: 'One of them is surplus.' } : null;
    };
    const paying = (options = coins, more = {}) => asking(() => chooseSome({ ...who, options, fits, ...more }));

    test('[K-109] every way that fits is a sample, and only such an answer is taken', () => {
      const { match, got } = paying();
      expect(match.open[0]!.fit!.some).toEqual([[3], [1, 2]]);
      expect(match.answer(0, ['c0', 'c1'])).toMatchObject({
        refusal: { code: 'does-not-fit', facts: { why: 'T2' }, says: '3 is too little.' },
      });
      expect(match.answer(0, ['c3', 'c0'])).toMatchObject({ refusal: { code: 'does-not-fit', facts: { why: 'T3' } } });
      expect(match.answer(0, ['c2', 'c1']).ok).toBe(true);
      expect(got).toEqual([[2, 2]]);
    });

    test('[K-109] a single way is not asked, none at all is a broken promise', () => {
      expect(paying(coins.slice(0, 3)).got[0]).toEqual([2, 2]);
      expect(() => paying(coins.slice(0, 2))).toThrow(/there is no option/);
    });

    test('[K-109] [K-82] random players take a sample; several seats at once are held to it as well', () => {
      const { match } = paying();
      const seen = new Set<string>();
      const chance = new SampledChance<'bot'>(new Seed('any'));
      for (let i = 0; i < 20; i++) seen.add(JSON.stringify(randomAnswer(match.open[0]!, chance)));
      expect([...seen].toSorted()).toEqual(['["c1","c2"]', '["c3"]']);

      const both = asking(() => askAllSome([0, 1].map(seat => ({ ...who, seat, options: coins.slice(seat), fits }))));
      expect(both.match.open.map(one => one.fit!.some)).toEqual([
        [[3], [1, 2]],
        [[2], [0, 1]],
      ]);
      expect(both.match.answer(1, ['c1']).ok).toBe(false);
    });

    test('[K-109] of very many ways a hundred are samples, the smallest, and the others may be named all the same', () => {
      const many = Array.from({ length: 12 }, (_, i) => option(`c${i}`, 4));
      const { match } = asking(() =>
        chooseSome({ ...who, options: many, fits: paid => (paid.length < 2 ? { why: 'T2', says: 'Two.' } : null) }),
      );
      expect(match.open[0]!.fit!.some).toHaveLength(100);
      expect(
        match.answer(
          0,
          many.map(one => one.key),
        ).ok,
      ).toBe(true);
    });
  });

  test('[K-13] chooseOrder wants all of them, in an order', () => {
    const { match, got } = asking(() => chooseOrder({ ...who, options: abc }));
    expect(match.open).toMatchObject([{ choose: 'some', min: 3, max: 3, ordered: true }]);
    match.answer(0, ['c', 'a', 'b']);
    expect(got).toEqual([['C', 'A', 'B']]);
  });

  test('[K-14] choosePoint takes any point that its region contains, and nothing more of it than x and y', () => {
    const region = {
      outline: [],
      some: [{ x: 1, y: 1 }],
      objection: ({ x, y }: Point) => (x * x + y * y <= 4 ? null : { why: 'T5', says: 'Too far.' }),
    };
    const { match, got } = asking(() => choosePoint(who, region));
    match.answer(0, { x: 0.5, y: -0, z: 9 } as never);
    expect(got).toEqual([{ x: 0.5, y: 0 }]);
    expect(match.answers[0]?.answer).toEqual({ x: 0.5, y: 0 });
  });

  const trailTo = (corner: Point): Trail => ({
    from: { x: 0, y: 0 },
    outline: [],
    some: [[], [corner]],
    objection: path => (path.length > 2 ? { why: 'T6', says: 'Two corners at most.' } : null),
    lead: (path, to) => [...path, to],
  });

  test('[K-90] choosePath takes a path that its trail does not object to, and nothing more of its corners than x and y', () => {
    const { match, got } = asking(() => choosePath(who, trailTo({ x: 1, y: 1 })));
    expect(match.open).toMatchObject([{ choose: 'path', options: [], region: undefined, trail: { from: { x: 0, y: 0 } } }]);

    match.answer(0, [{ x: 0.5, y: -0, z: 9 } as Point, { x: 2, y: 3 }]);

    expect(got).toEqual([
      [
        { x: 0.5, y: 0 },
        { x: 2, y: 3 },
      ],
    ]);
    expect(match.answers[0]?.answer).toEqual([
      { x: 0.5, y: 0 },
      { x: 2, y: 3 },
    ]);
  });

  test('[K-90] the empty list is a path that stays, where in a choice of some it names none', () => {
    const path = asking(() => choosePath(who, trailTo({ x: 1, y: 1 })));
    expect(path.match.answer(0, []).ok).toBe(true);
    expect(path.got).toEqual([[]]);
    expect(path.match.answers[0]?.answer).toEqual([]);

    const some = asking(() => chooseSome({ ...who, options: abc }));
    expect(some.match.answer(0, []).ok).toBe(true);
    expect(some.got).toEqual([[]]);
  });

  test('[K-90] outline and samples of a trail are not worked out by asking, answering or forking', () => {
    const looked: string[] = [];
    const trail: Trail = {
      ...trailTo({ x: 1, y: 1 }),
      get outline() {
        looked.push('outline');
        return [];
      },
      get some() {
        looked.push('some');
        return [[]];
      },
    };
    const { match } = asking(() => choosePath(who, trail));
    match.fork();
    match.answer(0, []);
    expect(looked).toEqual([]);
  });

  test('[K-15] confirm is yes or no', () => {
    const { match, got } = asking(() => confirm(who));
    match.answer(0, 'yes');
    match.answer(0, 'no');
    expect(got).toEqual([true, false]);
  });

  test('[K-16] a decision with one possible answer is not asked', () => {
    expect(asking(() => chooseOne({ ...who, options: abc.slice(0, 1) })).got).toEqual(['A', 'A', 'A']);
    expect(asking(() => chooseSome({ ...who, options: abc, min: 3 })).got).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(asking(() => chooseSome({ ...who, options: abc, max: 0 })).got[0]).toEqual([]);
    expect(asking(() => chooseOrder({ ...who, options: abc.slice(0, 1) })).got[0]).toEqual(['A']);
    expect(asking(() => askAll([{ ...who, options: abc.slice(1, 2) }])).got[0]).toEqual(['B']);
  });

  test('[K-16] a veiled one is asked all the same, be it to name nothing', () => {
    const isVeiled = true;
    const one = asking(() => chooseOne({ ...who, options: abc.slice(0, 1), isVeiled }));
    one.match.answer(0, 'a');
    const may = asking(() => mayChoose({ ...who, options: [], isVeiled }));
    may.match.answer(0, 'pass');
    const none = asking(() => chooseSome({ ...who, options: [], isVeiled }));
    none.match.answer(0, []);
    const all = asking(() => chooseSome({ ...who, options: abc, min: 3, isVeiled }));
    all.match.answer(0, ['a', 'b', 'c']);
    const fits = (values: readonly string[]) => (values.length === 2 ? null : { why: 'T1', says: 'Two.' });
    const two = asking(() => chooseSome({ ...who, options: abc.slice(0, 2), fits, isVeiled }));
    two.match.answer(0, ['b', 'a']);

    expect([one, may, none, all, two].map(({ got }) => got)).toEqual([['A'], [null], [[]], [['A', 'B', 'C']], [['B', 'A']]]);
  });

  test('[K-16] a decision without any option is a broken promise that names it', () => {
    expect(() => asking(() => chooseOne({ ...who, options: [] }))).toThrow(/pick \(T1\) asks seat 0 to choose, but there is no option/);
    expect(() => asking(() => askAll([{ ...who, options: [] }]))).toThrow(BrokenPromise);
  });

  test('[K-146] the odds of what is named together, be it nothing, are worked out only when a person asks', () => {
    const asked: string[] = [];
    const { match } = asking(() =>
      chooseSome({
        ...who,
        options: abc,
        oddsOfSome: values => {
          asked.push(values.join(' '));
          return { hits: [{ value: values.length, chance: 1 }] };
        },
      }),
    );
    const [decision] = match.open;
    expect(asked).toEqual([]);
    const { options, oddsOfSome } = decision!;
    expect([oddsOfSome!([]), oddsOfSome!([options[0]!, options[2]!])].map(odds => odds['hits']![0]!.value)).toEqual([0, 2]);
    expect(asked).toEqual(['', `${String(options[0]!.value)} ${String(options[2]!.value)}`]);
  });

  test('[K-21] reasons and odds are worked out only when a person asks', () => {
    const asked: string[] = [];
    const { match } = asking(() =>
      chooseOne({
        ...who,
        options: abc,
        not: () => {
          asked.push('not');
          return [{ about: [], why: 'T2', facts: { oil: 0 } }];
        },
        odds: ({ key }) => {
          asked.push(`odds of ${key}`);
          return { hits: [{ value: 1, chance: 1 }] };
        },
      }),
    );
    const [decision] = match.open;
    match.fork();
    expect(asked).toEqual([]);

    expect(decision?.not?.()).toEqual([{ about: [], why: 'T2', facts: { oil: 0 } }]);
    expect(decision?.odds?.(decision.options[1]!)).toEqual({ hits: [{ value: 1, chance: 1 }] });

    expect(asked).toEqual(['not', 'odds of b']);
  });
});

describe('Several at once', () => {
  const forSeats = (options = [abc, abc.slice(0, 1), abc]) =>
    options.map((some, seat) => ({ seat, kind: 'bid', rule: 'T3', options: some }));

  test('[K-17] all are asked together, in any order; nothing happens before the last answer', () => {
    const { match, got } = asking(() => askAll(forSeats()));
    expect(match.open.map(one => one.seat)).toEqual([0, 2]);

    match.answer(2, 'c');
    expect(got).toEqual([]);
    expect(match.open.map(one => one.seat)).toEqual([0]);
    expect(match.answer(2, 'a')).toMatchObject({ refusal: { code: 'not-asked' } });
    match.answer(0, 'b');

    expect(got).toEqual([['B', 'A', 'C']]);
  });

  test('[K-17] askAllSome does the same for several options each', () => {
    const { match, got } = asking(() =>
      askAllSome([
        { ...who, options: abc, min: 1, max: 2 },
        { ...who, seat: 1, options: abc, min: 3 },
        { ...who, seat: 2, options: abc, min: 3, ordered: true },
      ]),
    );
    expect(match.open).toMatchObject([
      { seat: 0, min: 1, max: 2 },
      { seat: 2, min: 3, max: 3, ordered: true },
    ]);
    match.answer(2, ['b', 'a', 'c']);
    match.answer(0, ['c']);
    expect(got).toEqual([[['C'], ['A', 'B', 'C'], ['B', 'A', 'C']]]);
  });

  test('[K-17] askAllSome never wants more than it allows', () => {
    const { match } = asking(() => askAllSome([{ ...who, options: abc, min: 2, max: 1 }]));
    expect(match.open).toMatchObject([{ min: 1, max: 1 }]);
  });
});

describe('Reaction windows', () => {
  /** Seat 1 never can react; the others may add a word, up to four words in all. */
  const reacting = (heard: string[] = []) =>
    asking(({ state, passes }) => {
      heard.push('window');
      if (state.score === 1) passes.forget('dusk');
      return offer<string>(passes, {
        name: 'shout',
        rule: 'T4',
        seats: [0, 1, 2],
        until: 'dusk',
        options: seat => (seat === 1 ? [] : [option('hey', 'hey')]),
        *play(seat, reaction) {
          writable(state).words = [...state.words, `${reaction} ${seat}`];
          return state.words.length >= 4 ? 'close' : 'go-on';
        },
      });
    });

  test('[K-18] seats are asked in order, again and again, until all have passed in a row', () => {
    const { match, got } = reacting();
    const asked: number[] = [];
    for (const answer of ['hey', 'pass', 'hey', 'pass', 'pass']) {
      asked.push(match.open[0]!.seat);
      expect(match.answer(match.open[0]!.seat, answer).ok).toBe(true);
    }
    expect(asked).toEqual([0, 2, 0, 2, 0]);
    expect(match.state.words).toEqual(['hey 0', 'hey 0']);
    expect(got).toEqual(['go-on']);
  });

  test('[K-18] a reaction may close the window at once', () => {
    const { match, got } = reacting();
    for (let i = 0; i < 4; i++) match.answer(match.open[0]!.seat, 'hey');
    expect(got).toEqual(['close']);
  });

  test('[K-18] a seat that cannot react passes by itself; a window without seats is over', () => {
    const { got } = asking(({ passes }) =>
      offer(passes, { name: 'w', rule: 'T', seats: [0, 1], until: 'x', options: () => [], play: noPlay }),
    );
    expect(got).toEqual(['go-on', 'go-on', 'go-on']);
    expect(
      asking(({ passes }) => offer(passes, { name: 'w', rule: 'T', seats: [], until: 'x', options: () => [], play: noPlay })).got,
    ).toHaveLength(3);
  });

  test('[K-93] a window that is gone through once: each seat reacts in its place until it passes, and is not asked again', () => {
    const words: string[] = [];
    const once = (left: readonly number[]) => {
      const cards = [...left];
      return asking(({ passes }) =>
        offer<number>(passes, {
          name: 'shout',
          rule: 'T4',
          seats: [2, 0, 1],
          rounds: 'once',
          until: 'dusk',
          options: seat => (cards[seat]! > 0 ? [option('hey', seat), option('stop', -1)] : []),
          *play(seat, reaction) {
            cards[seat]! -= 1;
            words.push(`${seat}`);
            return reaction < 0 ? 'close' : 'go-on';
          },
        }),
      );
    };
    const { match, got } = once([1, 2, 2]);
    const asked: number[] = [];
    for (const answer of ['hey', 'pass', 'hey', 'hey', 'hey']) {
      asked.push(match.open[0]!.seat);
      match.answer(match.open[0]!.seat, answer);
    }

    // Seat 2 had a card left when it passed; seats 0 and 1 reacted until they had none.
    expect(asked).toEqual([2, 2, 0, 1, 1]);
    expect(words).toEqual(['2', '0', '1', '1']);
    expect(got).toEqual(['go-on']);

    const closed = once([1, 1, 1]);
    closed.match.answer(2, 'stop');
    expect(closed.got).toEqual(['close']);
  });

  test('[K-19] to pass is known by what it is worth, and in a log, which keeps keys, by an answer that only the kernel reads', () => {
    expect([null, { passUntil: 'dusk' }, 0, 'pass', { pass: 1 }, undefined].map(isPass)).toEqual([true, true, false, false, false, false]);
    const answers: Answer[] = [
      'pass',
      ['pass'],
      'pass-until-dusk',
      ['pass-until-dusk'],
      'passage',
      ['hey', 'pass'],
      [],
      { x: 1, y: 2 },
      [{ x: 1, y: 2 }],
    ];
    expect(answers.map(hasPassed)).toEqual([true, true, true, true, false, false, false, false, false]);
  });

  test('[K-19] "pass until" is remembered for that seat and window until the game forgets it, across save and load', () => {
    const { match } = reacting();
    expect(keys(match)).toEqual([['hey', 'pass', 'pass-until-dusk']]);
    match.answer(0, 'pass-until-dusk');
    match.answer(2, 'hey');
    expect(match.open[0]?.seat).toBe(2);

    match.answer(2, 'pass');

    // The next scene begins by forgetting: seat 0 is asked again.
    expect(match.checkpoint.passes).toEqual([{ seat: 0, window: 'shout', until: 'dusk' }]);
    expect(match.open[0]?.seat).toBe(0);
  });

  test('[K-83] the facts of a window are read anew each time somebody is asked in it', () => {
    let enemies = 7;
    const windows = smallGame(function* ({ passes }) {
      yield* offer(passes, {
        name: 'shout',
        rule: 'T4',
        seats: [0, 1],
        until: 'dusk',
        options: () => [option('hey', 1)],
        *play() {
          enemies -= 1;
          return 'go-on';
        },
        facts: () => ({ enemies }),
      });
    });
    const started = Match.start(windows, { seats: 2 }, 'seed');
    if (!started.ok) throw new Error();
    const match = started.value;

    expect(match.openFor(0)!.decision.facts).toEqual({ enemies: 7 });
    match.answer(0, 'hey');
    expect(match.openFor(1)!.decision.facts).toEqual({ enemies: 6 });
  });

  test('[K-83] whoever is asked in a window is told its facts, and the odds of each reaction', () => {
    const windows = smallGame(function* ({ passes }) {
      yield* offer(passes, {
        name: 'shout',
        rule: 'T4',
        seats: [0, 1],
        until: 'dusk',
        options: seat => [option('hey', seat)],
        play: noPlay,
        facts: () => ({ enemy: 7 }),
        odds: (seat, one) => ({ heard: [{ value: one.value === null ? 0 : seat + 1, chance: 1 }] }),
      });
    });
    const started = Match.start(windows, { seats: 2 }, 'seed');
    if (!started.ok) throw new Error();
    const match = started.value;
    match.answer(0, 'pass');
    const { decision } = match.openFor(1)!;
    expect(decision.facts).toEqual({ enemy: 7 });
    expect(decision.options.map(one => decision.odds!(one)['heard']![0]!.value)).toEqual([2, 0, 0]);
  });
  test('[K-87] windows in which nobody can react are counted since the last answer, those that ask are not', () => {
    const windows = smallGame(function* ({ passes }) {
      const window = { rule: 'T4', seats: [0, 1], until: 'dusk', play: noPlay };
      yield* offer(passes, { ...window, name: 'still', options: () => [] });
      yield* offer(passes, { ...window, name: 'shout', options: seat => (seat === 1 ? [option('hey', 1)] : []) });
      yield* offer(passes, { ...window, name: 'still', options: () => [] });
      yield* offer(passes, { ...window, name: 'still', options: () => [] });
      yield* chooseOne({ ...who, seat: 0, options: abc });
    });
    const started = Match.start(windows, { seats: 2 }, 'seed');
    if (!started.ok) throw new Error();
    const match = started.value;
    expect(match.windowsGoneBy).toBe(1);
    match.answer(1, 'pass');
    expect(match.windowsGoneBy).toBe(2);
    match.answer(0, 'a');
    expect(match.windowsGoneBy).toBe(1);
  });
  test('[K-19] a remembered pass holds for its own window only, and goes with fork, load and undo', () => {
    const twoWindows = smallGame(function* ({ state, passes }) {
      for (const name of ['shout', 'whisper']) {
        yield* offer(passes, { name, rule: 'T4', seats: [0], until: 'dusk', options: () => [option('hey', 1)], play: noPlay });
        yield* chooseOne({ ...who, seat: 1, options: abc });
      }
      writable(state).score += 1;
    });
    const started = Match.start(twoWindows, { seats: 2 }, 'seed');
    if (!started.ok) throw new Error();
    const match = started.value;
    const asked = (one: typeof match) => one.open.map(({ seat, kind }) => `${seat} ${kind}`);
    match.answer(0, 'pass-until-dusk');
    match.answer(1, 'a');
    expect(asked(match)).toEqual(['0 whisper']);
    match.answer(0, 'pass');
    match.answer(1, 'a');

    // The second scene begins with the pass standing: seat 0 is not asked in the first window.
    expect(asked(match)).toEqual(['1 pick']);
    expect(asked(match.fork())).toEqual(['1 pick']);
    expect(asked(Match.from(twoWindows, { seats: 2 }, 'seed', match.checkpoint))).toEqual(['1 pick']);
    expect(asked(match.imagine(1, 'world')!)).toEqual(['1 pick']);
    match.backTo(2);
    expect(asked(match)).toEqual(['0 whisper']);
    match.backTo(0);
    expect(asked(match)).toEqual(['0 shout']);
  });

  test('[K-20] others learn that a window is open, but not whom it asks', () => {
    const { match } = reacting();
    expect(match.waiting).toEqual({ window: 'shout' });
    expect(asking(() => chooseOne({ ...who, seat: 2, options: abc })).match.waiting).toEqual({ seats: [2] });
  });
});

function* noPlay(): Rule<'go-on'> {
  return 'go-on';
}
