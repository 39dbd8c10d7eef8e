/** Records, replay and load: K-60 to K-64 of SPEC.md. */
import { beforeEach, describe, expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import { commitment, load, Match, type MatchRecord, playOut, randomAnswer, recordOf, replay, SampledChance, Seed } from './index.ts';

/** A record after some answers, as it comes back from a file. */
function aRecord(answers: number, seed = '5', keepers = 3): MatchRecord {
  const started = Match.start(beaconRock, { keepers, mode: 'calm' }, seed);
  if (!started.ok) throw new Error();
  const chance = new SampledChance<'bot'>(new Seed(seed));
  playOut(started.value, decision => randomAnswer(decision, chance), answers);
  return JSON.parse(JSON.stringify(recordOf(started.value as never)));
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
// biome-ignore lint/suspicious/noExplicitAny: the tests spoil records in ways that no type allows
type Loose = Record<string, any> & { answers: Writable<MatchRecord['answers'][number]>[] };
let record: Loose;
beforeEach(() => {
  record = aRecord(30) as unknown as Loose;
});

/** A match of paths: the first keeper tows the buoy whenever it may. */
function towed(): Match {
  const started = Match.start(beaconRock, { keepers: 2, mode: 'calm' }, 'tow');
  if (!started.ok) throw new Error();
  const path = [
    { x: 1.5, y: 2.25 },
    { x: 2, y: 0 },
  ];
  started.value.answer(0, 'tow');
  started.value.answer(0, path);
  return started.value as never;
}

test('[K-92] a path is stored, replayed, loaded, forked and taken back like any other answer', () => {
  const match = towed();
  const path = [
    { x: 1.5, y: 2.25 },
    { x: 2, y: 0 },
  ];
  expect(match.answers.at(-1)).toMatchObject({ kind: 'tow-buoy', answer: path });
  expect(match.view(1)).toMatchObject({ buoy: { x: 2, y: 0 } });

  const saved = JSON.parse(JSON.stringify(recordOf(match as never)));
  const again = replay(beaconRock, saved);
  const loaded = load(beaconRock, saved);
  for (const other of [match.fork(), again.ok && again.value, loaded.ok && loaded.value.match])
    expect(other && { view: other.view(1), n: other.n }).toEqual({ view: match.view(1), n: 2 });
  match.undo(0);
  expect(match.open[0]).toMatchObject({ kind: 'tow-buoy', choose: 'path', trail: { from: { x: 0, y: 4 } } });
  expect(match.view(1)).toMatchObject({ buoy: { x: 0, y: 4 } });
});

test('[K-92] a stored path that is spoilt is refused with the number of its answer', () => {
  const saved = JSON.parse(JSON.stringify(recordOf(towed() as never)));
  saved.answers[1].answer[0].x = 99;
  expect(replay(beaconRock, saved)).toMatchObject({
    refusal: { code: 'no-way', facts: { n: 2, why: 'W4' }, says: expect.stringContaining('Answer 2: That is beyond') },
  });
  saved.answers[1].answer[0] = null;
  expect(replay(beaconRock, saved)).toMatchObject({ refusal: { code: 'not-a-path', facts: { n: 2 } } });
});

describe('Replay', () => {
  test('[K-60] a record replays to the same answers, hashes and state', () => {
    const again = replay(beaconRock, record);
    expect(again).toMatchObject({ ok: true, value: { n: 30 } });
    expect(again.ok && JSON.parse(JSON.stringify(recordOf(again.value)))).toEqual(record);
  });

  test('[K-60] a record does not grow with the match that it was taken from', () => {
    const started = Match.start(beaconRock, { keepers: 1, mode: 'calm' }, '1');
    if (!started.ok) throw new Error();
    const early = recordOf(started.value as never);
    started.value.answer(0, 'trim');
    expect(early.answers).toHaveLength(0);
  });

  const broken: [string, (it: Loose) => void][] = [
    ['not-a-record', it => void (it.format = 'other')],
    ['not-a-record', it => void (it.answers = null as never)],
    ['not-a-record', it => void (it.answers[3] = null as never)],
    ['not-a-record', it => void (it.answers[3] = 'x' as never)],
    ['not-a-record', it => void Object.assign(it.answers[3]!, { value: 1 })],
    ['not-a-record', it => void (it.seed = 5)],
    ['other-game', it => void (it.game = 'chess')],
    ['wrong-seed', it => void (it.seed = '8')],
    ['wrong-seed', it => void (it.commitment = '0')],
    ['other-rules', it => void (it.version = 2)],
    ['other-rules', it => void (it.content = 'other')],
    ['bad-setup', it => void (it.setup = { keepers: 0, mode: 'calm' })],
    ['too-few-keepers', it => void (it.setup = { keepers: 1, mode: 'wild' })],
    ['gap', it => void it.answers.splice(4, 1)],
    ['gap', it => void it.answers.reverse()],
    ['truncated', it => void it.answers.splice(10)],
    ['went-another-way', it => void (it.answers[0]!.kind = 'read-sky')],
    ['went-another-way', it => void (it.answers[0]!.scene = 'night')],
    ['went-another-way', it => void (it.answers[0]!.seat = 2)],
    ['no-such-option', it => void (it.answers[0]!.answer = ['fly'])],
    ['not-a-key', it => void (it.answers[0]!.answer = null as never)],
    ['other-hash', it => void (it.answers[7]!.hash = '00000000')],
  ];
  test.each(broken)('[K-61] %s is noticed at the first wrong step (%#)', (code, spoil) => {
    spoil(record);
    expect(replay(beaconRock, record)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('[K-61] [K-149] what an answer is worth is found by its key: a record that names a value is refused, and says which', () => {
    Object.assign(record.answers[3]!, { values: [{ nth: 99 }] });
    for (const read of [replay, load])
      expect(read(beaconRock, record)).toMatchObject({
        ok: false,
        refusal: { code: 'not-a-record', facts: { path: 'answers[3].values' }, says: expect.stringContaining('found by its key') },
      });
  });

  test('[K-61] what went another way is told with what is open there, or that nothing is', () => {
    const [first] = record.answers;
    const open = `${first!.scene}/${first!.kind}`;
    const now = (spoil: (it: Loose) => void): unknown => {
      const it = structuredClone(record);
      spoil(it);
      const again = replay(beaconRock, it);
      return !again.ok && again.refusal.facts['now'];
    };
    const idle = [0, 1, 2].find(seat => seat !== first!.seat)!;
    expect([now(it => void (it.answers[0]!.kind = 'other')), now(it => void (it.answers[0]!.seat = idle))]).toEqual([
      open,
      `${first!.scene}/nothing`,
    ]);
  });

  test('[K-61] a record without a checkpoint is replayed to its end', () => {
    delete record.checkpoint;
    expect(replay(beaconRock, record)).toMatchObject({ ok: true, value: { n: 30 } });
  });

  test('[K-61] whoever looks on sees the match at its start and after each answer', () => {
    const seen: number[] = [];
    replay(beaconRock, record, match => seen.push(match.n));
    expect(seen).toEqual(Array.from({ length: 31 }, (_, n) => n));
  });

  test('[K-61] an edited answer that is legal is noticed by the hash after it', () => {
    const at = record.answers.findIndex(one => one.kind === 'act' && (one.answer as string[])[0] !== 'trim');
    record.answers[at]!.answer = ['trim'];
    expect(replay(beaconRock, record)).toMatchObject({ ok: false, refusal: { code: 'other-hash', facts: { n: at + 1 } } });
  });

  test('[K-61] what is not JSON of ours at all is refused', () => {
    for (const json of [null, 7, 'x', [], {}]) {
      expect(replay(beaconRock, json)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } });
      expect(load(beaconRock, json)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } });
    }
  });
});

describe('Load', () => {
  test('[K-62] at every point a loaded match stands where it stood, with its counters and its record', () => {
    for (let n = 0; n < 60; n++) {
      const saved = aRecord(n);
      const played = replay(beaconRock, saved);
      const loaded = load(beaconRock, saved);
      if (!played.ok || !loaded.ok) throw new Error(`at ${n}`);
      const { match, dropped } = loaded.value;
      expect(dropped).toBe(0);
      expect(match.state).toEqual(played.value.state);
      expect([0, 1, 2].map(seat => match.openFor(seat)?.turn)).toEqual([0, 1, 2].map(seat => played.value.openFor(seat)?.turn));
      expect(match.outcome).toEqual(played.value.outcome);
      expect(JSON.parse(JSON.stringify(recordOf(match)))).toEqual(saved);
    }
  });

  test('[K-62] only the answers since the checkpoint are played again; those before need not be there', () => {
    const { n } = record.checkpoint;
    expect(n).toBeGreaterThan(20);
    record.answers = record.answers.slice(n);
    const loaded = load(beaconRock, record);
    expect(loaded).toMatchObject({ ok: true, value: { dropped: 0, match: { n: 30 } } });
    const whole = replay(beaconRock, aRecord(30));
    if (!loaded.ok || !whole.ok) throw new Error();
    expect(loaded.value.match.state).toEqual(whole.value.state);
    for (const seat of [0, 1, 2]) expect(loaded.value.match.openFor(seat)?.turn).toBe(whole.value.openFor(seat)?.turn);
  });

  test('[K-64] a loaded match goes back to the moments stored with it, not to the beginning', () => {
    const saved = aRecord(60);
    const begun: number[] = [];
    const counted = {
      ...beaconRock,
      rules: {
        ...beaconRock.rules,
        begin: (...given: Parameters<typeof beaconRock.rules.begin>) => {
          begun.push(1);
          return beaconRock.rules.begin(...given);
        },
      },
    };
    const loaded = load(counted, saved);
    if (!loaded.ok) throw new Error(loaded.refusal.says);
    const { match } = loaded.value;

    match.backTo(saved.before!.at(-1)!.n);

    expect(match.n).toBeLessThan(saved.checkpoint.n);
    expect(begun).toEqual([]);
    const whole = replay(beaconRock, { ...saved, answers: saved.answers.slice(0, match.n), checkpoint: { ...saved.checkpoint, n: 0 } });
    if (!whole.ok) throw new Error(whole.refusal.says);
    expect(match.state).toEqual(whole.value.state);
  });

  const broken: [string, (it: Loose) => void][] = [
    ['bad-checkpoint', it => void delete it.checkpoint],
    ['bad-checkpoint', it => void (it.before = [{ ...it.checkpoint, n: -1 }])],
    ['bad-checkpoint', it => void (it.checkpoint.state.oil = -1)],
    ['bad-checkpoint', it => void (it.checkpoint.state = null)],
    ['bad-checkpoint', it => void (it.checkpoint.counters = { lamp: -1 })],
    ['bad-checkpoint', it => void (it.checkpoint.passes = 'none')],
    ['bad-checkpoint', it => void (it.checkpoint.passes = [{ seat: 0 }])],
    ['bad-checkpoint', it => void (it.checkpoint.n = 'x')],
    ['bad-checkpoint', it => void (it.checkpoint.n = 1_000_001)],
    ['bad-checkpoint', it => void (it.checkpoint.counters = { lamp: Number.MAX_SAFE_INTEGER })],
    ['bad-checkpoint', it => void it.checkpoint.state.keepers.pop()],
    ['bad-checkpoint', it => void it.before[0].state.keepers.push(it.before[0].state.keepers[0])],
    ['bad-checkpoint', it => void (it.checkpoint.answered = [1])],
    ['bad-checkpoint', it => void (it.before = new Array(17).fill(it.checkpoint))],
    ['bad-checkpoint', it => void (it.checkpoint.counters = null)],
    ['bad-checkpoint', it => void (it.checkpoint.counters = [])],
    ['bad-checkpoint', it => void (it.checkpoint.passes = [null])],
    ['other-hash', it => void (it.answers[it.checkpoint.n - 1]!.hash = '00000000')],
    ['bad-setup', it => void (it.setup = {})],
    ['wrong-seed', it => void (it.seed = '8')],
    ['other-hash', it => void (it.checkpoint.state.oil += 1)],
    ['other-hash', it => void (it.answers.at(-1)!.hash = '00000000')],
    ['truncated', it => void it.answers.splice(10)],
    ['gap', it => void it.answers.splice(it.checkpoint.n, 1)],
  ];
  test.each(broken)('[K-62] %s is noticed on loading (%#)', (code, spoil) => {
    expect(record.answers.length).toBeGreaterThan(record.checkpoint.n);
    spoil(record);
    expect(load(beaconRock, record)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('[K-95] a checkpoint whose state has faults is refused with the first of them, under any rules', () => {
    const faulty = {
      ...beaconRock,
      rules: { ...beaconRock.rules, faults: (state: { oil: number }) => (state.oil > 3 ? ['the oil runs over', 'more'] : []) },
    };
    record.checkpoint.state.oil = 4;

    for (const game of [faulty, { ...faulty, content: 'other cards' }])
      expect(load(game as never, record)).toMatchObject({
        ok: false,
        refusal: { code: 'bad-checkpoint', facts: { path: 'checkpoint.state', fault: 'the oil runs over' } },
      });
  });

  test('[K-95] so is one of the moments before it, and one that the game cannot even look through', () => {
    const faulty = {
      ...beaconRock,
      rules: {
        ...beaconRock.rules,
        faults: (state: { oil: number }) => {
          if (state.oil === 4) throw new TypeError('no such card');
          return [];
        },
      },
    };
    record.before[0].state.oil = 4;

    expect(load(faulty as never, record)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-checkpoint', facts: { fault: 'no such card' } },
    });
  });

  test('[K-97] a record of more answers than any match has is refused before one of them is played', () => {
    record.answers = new Array(10_001).fill(record.answers[0]);

    for (const read of [replay, load])
      expect(read(beaconRock, record)).toMatchObject({
        ok: false,
        refusal: { code: 'too-many-answers', facts: { answers: 10_001, most: 10_000 } },
      });
  });

  test('[K-62] moments before the checkpoint, and counters of a match just begun, may be missing', () => {
    delete record.before;
    expect(load(beaconRock, record)).toMatchObject({ ok: true, value: { match: { n: 30 } } });
    const early = aRecord(0) as unknown as Loose;
    delete early.checkpoint.answered;
    const loaded = load(beaconRock, early);
    expect(loaded.ok && [0, 1, 2].map(seat => loaded.value.match.openFor(seat)?.turn ?? 0)).toEqual([0, 0, 0]);
  });

  test('[K-62] without any answers a match loads from its checkpoint', () => {
    record.answers = [];
    expect(load(beaconRock, record)).toMatchObject({ ok: true, value: { match: { n: record.checkpoint.n } } });
  });

  test('[K-62] [K-64] answers before the checkpoint reach back as far as they are there, and to no answer where one is missing or was not counted', () => {
    const { checkpoint, before } = record as unknown as MatchRecord;
    const { n, answered } = checkpoint;
    const first = before!.at(-1);
    const loaded = (fields: object): Match => {
      const found = load(beaconRock, { ...record, ...fields });
      if (!found.ok) throw new Error(found.refusal.says);
      return found.value.match as Match;
    };
    const since = (from: number): object => ({ answers: record.answers.filter(one => one.n > from) });
    const later = loaded(since(first!.n));
    const turns = [0, 1, 2].map(seat => later.turnOf(seat));

    expect(turns).toEqual([0, 1, 2].map(seat => loaded({}).turnOf(seat)));
    expect(later.answers.length).toBe(later.n - first!.n);
    expect(() => later.backTo(first!.n - 1)).toThrow(/no moment is kept/);
    later.backTo(n - 1);
    const whole = loaded({});
    whole.backTo(n - 1);
    expect([later.n, later.state]).toEqual([n - 1, whole.state]);

    const gap = { answers: record.answers.filter(one => one.n !== n - 1) };
    const uncounted = { ...since(first!.n), checkpoint: { ...checkpoint, answered: answered!.map(() => 0) } };
    for (const fields of [gap, since(n), uncounted]) expect(() => loaded(fields).backTo(n - 1)).toThrow(/no moment is kept/);
  });

  test('[K-62] an error that is no fault of the record is not taken for one', () => {
    const broken = {
      ...beaconRock,
      seatsOf: () => {
        throw new TypeError('boom');
      },
    };
    expect(() => load(broken as never, record)).toThrow('boom');
  });

  test('[K-63] under other rules a match goes on with the answers that still fit', () => {
    const loaded = load({ ...beaconRock, version: 2, upgrade: { 2: {} } }, record);
    expect(loaded).toMatchObject({ ok: true, value: { dropped: 0, match: { n: 30 } } });
  });

  test('[K-63] under other rules an answer that is no longer legal rolls back to the checkpoint and is counted', () => {
    const tail = record.answers.length - record.checkpoint.n;
    record.answers.at(-1)!.answer = ['no longer there'];
    const loaded = load({ ...beaconRock, version: 2, upgrade: { 2: {} } }, record);
    expect(loaded).toMatchObject({ ok: true, value: { dropped: tail, match: { n: record.checkpoint.n } } });
  });

  test('[K-63] under other rules set-up and checkpoint are checked all the same', () => {
    const other = { ...beaconRock, content: 'other cards' };
    expect(load(other, { ...record, setup: {} })).toMatchObject({ refusal: { code: 'bad-setup' } });
    record.checkpoint.state.water = 99;
    expect(load(other, record)).toMatchObject({ refusal: { code: 'bad-checkpoint', facts: { path: 'checkpoint.state.water' } } });
  });

  describe('of an older version', () => {
    /** Version 1 called oil tar and counted one more of it, and called keepers seats. */
    const renamed = (json: unknown): unknown => {
      const { tar, ...rest } = json as Loose;
      return { ...rest, oil: tar - 1 };
    };
    const game = {
      ...beaconRock,
      version: 2,
      upgrade: { 2: { state: renamed, setup: (json: unknown) => ({ keepers: (json as Loose).seats, mode: 'calm' }) } },
    };
    const older = (): Loose => {
      const old = structuredClone(record);
      for (const moment of [old.checkpoint, ...old.before]) {
        moment.state.tar = moment.state.oil + 1;
        delete moment.state.oil;
      }
      return old;
    };

    test('[K-105] is carried over by the game, set-up, checkpoint and the moments before, and goes on', () => {
      const old = { ...older(), setup: { seats: record.setup.keepers } };
      const loaded = load(game, old);
      expect(loaded).toMatchObject({ ok: true, value: { dropped: 0, match: { n: 30 } } });
      if (!loaded.ok) return;
      expect(loaded.value.match.state).toEqual((load(beaconRock, record) as { value: { match: { state: unknown } } }).value.match.state);
      const { match } = loaded.value;
      playOut(match, decision => randomAnswer(decision, new SampledChance<'bot'>(new Seed('on'))), 3);
      expect(load(game, JSON.parse(JSON.stringify(recordOf(match))))).toMatchObject({ ok: true, value: { dropped: 0 } });
    });

    test('[K-105] is refused by name where that does not help, and one of this version is not carried over', () => {
      const stuck = { ...game, upgrade: { 2: {} } };
      expect(load(stuck, older())).toMatchObject({
        refusal: { code: 'too-old', facts: { version: 1, ours: 2, path: 'checkpoint.state.tar' } },
      });
      expect(load(stuck, { ...record, setup: {} })).toMatchObject({ refusal: { code: 'too-old', facts: { path: 'setup.keepers' } } });
      expect(load({ ...game, version: 1, upgrade: {} }, older())).toMatchObject({ refusal: { code: 'bad-checkpoint' } });
    });
  });

  test('[K-64] with all its answers a loaded match goes back beyond its checkpoint, to the same states', () => {
    const loaded = load(beaconRock, record);
    if (!loaded.ok) throw new Error();
    const { match } = loaded.value;
    for (const n of [record.checkpoint.n - 1, 3, 0]) {
      match.backTo(n);
      const early = replay(beaconRock, { ...aRecord(n) });
      expect(early.ok && early.value.state).toEqual(match.state);
      expect(match.n).toBe(n);
    }
    for (const one of record.answers) expect(match.answer(one.seat, one.answer).ok).toBe(true);
    expect(JSON.parse(JSON.stringify(recordOf(match)))).toEqual(aRecord(30));
  });
});

describe('[K-97] every field of a record has a bound', () => {
  /** Each place in a value: the path to it, and what stands there. */
  function* placesIn(value: unknown, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
    if (path.length > 0) yield path;
    if (Array.isArray(value)) for (const i of value.slice(0, 2).keys()) yield* placesIn(value[i], [...path, i]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) yield* placesIn(one, [...path, key]);
  }
  const at = (value: unknown, path: readonly (string | number)[]): unknown =>
    path.reduce((one, key) => (one as Record<string | number, unknown>)[key], value);
  const inflated = (value: unknown): readonly unknown[] => {
    if (typeof value === 'string') return ['x'.repeat(300_000)];
    if (typeof value === 'number') return [2 ** 52, -(2 ** 52), 'x'.repeat(300_000)];
    if (typeof value === 'boolean') return ['x'.repeat(300_000)];
    if (Array.isArray(value)) return [new Array(30_000).fill(value[0] ?? 'x'), 'x'.repeat(300_000)];
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, i) => [`more-${i}`, 1]));
    return [
      { ...(value as object), ...many },
      { ...(value as object), ['x'.repeat(300_000)]: 1 },
    ];
  };
  /** How much of it is taken: nothing if it is refused. */
  const takenOf = (json: unknown): number => {
    const loaded = load(beaconRock, json);
    return loaded.ok ? JSON.stringify(recordOf(loaded.value.match)).length : 0;
  };
  const withEverything = (): Loose => {
    const whole = aRecord(30) as unknown as Loose;
    whole['checkpoint'].passes = [{ seat: 0, window: 'storm', until: 'round' }];
    return { ...whole, said: { dice: [null, [1]] } };
  };

  test.each([...placesIn(withEverything())].map(path => [path.join('.'), path] as const))('%s', (_, path) => {
    for (const value of inflated(at(withEverything(), path))) {
      const spoilt = withEverything();
      (at(spoilt, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;

      expect(takenOf(spoilt)).toBeLessThan(100_000);
    }
  });

  test('a seed whose commitment fits is refused if it is too long', () => {
    const seed = 'x'.repeat(201);

    expect(load(beaconRock, { ...record, seed, commitment: commitment(seed) })).toMatchObject({
      refusal: { code: 'not-a-record', facts: { path: 'seed' } },
    });
  });

  test('what a record has beyond its fields is not read', () => {
    const loaded = load(beaconRock, { ...record, more: 'x'.repeat(300_000), answers: record.answers.map(one => ({ ...one, more: 'x' })) });
    if (!loaded.ok) throw new Error(loaded.refusal.says);

    expect(JSON.stringify(recordOf(loaded.value.match))).toBe(
      JSON.stringify(recordOf((load(beaconRock, record) as typeof loaded).value.match)),
    );
    expect(JSON.stringify(recordOf(loaded.value.match))).not.toContain('more');
  });
});
