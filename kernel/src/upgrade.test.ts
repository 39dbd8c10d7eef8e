/** The row of steps that carries what older versions stored into the shape of today: K-105, K-151 to K-153 of SPEC.md. */
import { describe, expect, test } from 'vitest';
import { beaconRock } from './example/game.ts';
import {
  type AnyGame,
  carriedSetup,
  checkUpgrade,
  load,
  Match,
  type MatchRecord,
  playOut,
  randomAnswer,
  recordOf,
  SampledChance,
  Seed,
  startMatch,
  type Upgrade,
} from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: what older versions stored has no type any more
type Loose = Record<string, any>;

const at = (version: number, upgrade?: Upgrade): AnyGame => ({ ...beaconRock, version, ...(upgrade && { upgrade }) });

/** A record of version 3 after 30 answers, as it comes back from a file. */
function ofToday(): Loose {
  const started = Match.start({ ...beaconRock, version: 3 }, { keepers: 3, mode: 'calm' }, '5');
  if (!started.ok) throw new Error();
  const chance = new SampledChance<'bot'>(new Seed('5'));
  playOut(started.value, decision => randomAnswer(decision, chance), 30);
  return JSON.parse(JSON.stringify(recordOf(started.value as never)));
}

/** The same as an older version stored it: every state and the set-up taken back. */
function stored(
  version: number,
  { state = same, setup = same }: { state?: (json: Loose) => Loose; setup?: (json: Loose) => Loose },
): Loose {
  const record = ofToday();
  const back = (moment: Loose): Loose => ({ ...moment, state: state(moment['state']) });
  return {
    ...record,
    version,
    setup: setup(record['setup']),
    checkpoint: back(record['checkpoint']),
    before: record['before'].map(back),
  };
}
const same = (json: Loose): Loose => json;

/** Version 1 called oil tar; version 2 called it fuel, and counted one more; version 3 is today's. Version 1 called keepers seats. */
const ROW: Upgrade = {
  2: {
    state: json => {
      const { tar, ...rest } = json as Loose;
      return { ...rest, fuel: tar + 1 };
    },
    setup: json => ({ keepers: (json as Loose)['seats'], mode: 'calm' }),
  },
  3: {
    state: json => {
      const { fuel, ...rest } = json as Loose;
      return { ...rest, oil: fuel - 1 };
    },
  },
};
const game = at(3, ROW);
const toFuel = ({ oil, ...rest }: Loose): Loose => ({ ...rest, fuel: oil + 1 });
const toTar = ({ oil, ...rest }: Loose): Loose => ({ ...rest, tar: oil });
const toSeats = ({ keepers }: Loose): Loose => ({ seats: keepers });
const first = (): Loose => stored(1, { state: toTar, setup: toSeats });

describe('[K-151] steps run one after the other', () => {
  const today = load(game, ofToday());
  if (!today.ok) throw new Error(today.refusal.says);
  const expected = today.value.match;

  test.each([
    ['from the first version through all of them', first()],
    ['from the second through the last alone', stored(2, { state: toFuel })],
  ])('%s', (_, record) => {
    const loaded = load(game, record);

    expect(loaded).toMatchObject({ ok: true, value: { dropped: 0, match: { n: 30, setup: { keepers: 3, mode: 'calm' } } } });
    expect(loaded.ok && loaded.value.match.state).toEqual(expected.state);
  });

  test('a step that says nothing of the state or of the set-up leaves it as it is', () => {
    expect(load(at(3, { 2: {}, 3: {} }), stored(1, {}))).toMatchObject({ ok: true, value: { dropped: 0, match: { n: 30 } } });
  });

  test('what this version stored is not carried', () => {
    const never = (): never => {
      throw new Error('not this one');
    };
    expect(load(at(3, { 3: { state: never, setup: never } }), ofToday())).toMatchObject({ ok: true });
  });

  test('a step may write into what it is given: the record stays as it was', () => {
    const record = first();
    const before = structuredClone(record);
    const writing: Upgrade = {
      2: {
        state: json => {
          const state = json as Loose;
          state['fuel'] = state['tar'] + 1;
          delete state['tar'];
          return state;
        },
        setup: json => Object.assign(json as Loose, { keepers: (json as Loose)['seats'], mode: 'calm', seats: undefined }),
      },
      3: ROW[3]!,
    };

    load(at(3, writing), record);

    expect(record).toEqual(before);
  });

  test('a set-up alone is carried likewise', () => {
    expect(carriedSetup(game, { seats: 2 }, 1)).toEqual({ ok: true, value: { keepers: 2, mode: 'calm' } });
    expect(carriedSetup(game, { keepers: 2, mode: 'calm' }, 2)).toMatchObject({ ok: true });
    expect(carriedSetup(game, { keepers: 2, mode: 'calm' }, 3)).toMatchObject({ ok: true });
  });
});

describe('[K-152] what cannot be carried is refused by name, and stays as it was', () => {
  const boom = (): never => {
    throw new TypeError('no such keeper');
  };
  const refusalOf = (result: ReturnType<typeof load>): Loose => (result.ok ? {} : result.refusal);

  test('a throw inside a step, with the version, the step and the path', () => {
    const record = stored(1, {});
    const before = structuredClone(record);

    const inState = refusalOf(load(at(3, { 2: { state: boom }, 3: {} }), record));
    const inSetup = refusalOf(load(at(3, { 2: {}, 3: { setup: boom } }), record));

    expect([inState['code'], inState['facts']]).toEqual([
      'too-old',
      { version: 1, ours: 3, step: 2, path: 'checkpoint.state', fault: 'no such keeper' },
    ]);
    expect(inState['says']).toBe(
      'Rules 3 cannot go on with a match of rules 1. Step 2 fails at checkpoint.state: no such keeper. Nothing was changed: the version of Quarry that wrote it can play on.',
    );
    expect(inSetup['facts']).toEqual({ version: 1, ours: 3, step: 3, path: 'setup', fault: 'no such keeper' });
    expect(record).toEqual(before);
  });

  test('what does not fit after the last step, with the version and the path', () => {
    const short = at(3, { 2: {}, 3: {} });

    expect(refusalOf(load(short, first()))).toMatchObject({ code: 'too-old', facts: { version: 1, ours: 3, path: 'setup.seats' } });
    expect(refusalOf(load(short, stored(2, { state: toFuel })))).toMatchObject({
      code: 'too-old',
      facts: { version: 2, ours: 3, path: 'checkpoint.state.fuel' },
    });
    expect(refusalOf(load(at(3, { 3: { state: () => undefined } }), stored(2, {})))).toMatchObject({
      code: 'too-old',
      facts: { version: 2, ours: 3, path: 'checkpoint.state' },
    });
  });

  test('a moment before the checkpoint likewise', () => {
    const record = first();
    record['before'][0].state.tar = -1;

    expect(refusalOf(load(game, record))).toMatchObject({ code: 'too-old', facts: { version: 1, path: 'checkpoint.state.oil' } });
  });

  test.each([
    ['a row that begins later', at(3, { 3: {} }), 1, 2],
    ['a game without a row', at(3), 2, 3],
    ['an empty row', at(3, {}), 1, 2],
    ['a version before the first', game, 0, 1],
  ])('a version without a step, even if its shape fits: %s', (_, newer, version, step) => {
    const record = stored(version, {});

    const refusal = refusalOf(load(newer, record));

    expect([refusal['code'], refusal['facts']]).toEqual(['too-old', { version, ours: 3, step }]);
    expect(refusal['says']).toContain(`There is no step from rules ${version} to rules ${version + 1}.`);
  });

  test('what a newer version stored', () => {
    expect(refusalOf(load(game, stored(4, {})))).toMatchObject({ code: 'too-new', facts: { version: 4, ours: 3 } });
  });

  test('a set-up alone likewise, for whoever asks to say what that means', () => {
    const calm = { keepers: 2, mode: 'calm' };
    expect(carriedSetup(at(3), calm, 2)).toMatchObject({
      refusal: { code: 'not-carried', facts: { step: 3 }, says: 'There is no step from rules 2 to rules 3.' },
    });
    expect(carriedSetup(at(3, { 3: { setup: boom } }), {}, 2)).toMatchObject({
      refusal: { code: 'not-carried', facts: { step: 3, path: 'setup', fault: 'no such keeper' } },
    });
    for (const version of [2, 3])
      expect(carriedSetup(at(3, { 3: {} }), { seats: 2 }, version)).toMatchObject({
        refusal: { code: 'bad-setup', facts: { path: 'setup.seats' } },
      });
    expect(carriedSetup(at(3), calm, 4)).toMatchObject({ refusal: { code: 'too-new', facts: { version: 4, ours: 3 } } });
  });
});

describe('[K-153] a row that cannot be right is a broken promise of the game', () => {
  const wrong: [string, number, Upgrade, string][] = [
    ['a step that is no whole number', 3, { 2.5: {}, 3: {} }, "step '2.5': steps are whole numbers from 2 to the game's version, 3"],
    ['a step by another name', 3, { first: {}, 3: {} } as never, "step 'first': steps are whole numbers from 2 to the game's version, 3"],
    ['a step written otherwise', 3, { '02': {}, 3: {} } as never, "step '02': steps are whole numbers from 2 to the game's version, 3"],
    ['a step to the first version', 2, { 1: {}, 2: {} }, "step '1': steps are whole numbers from 2 to the game's version, 2"],
    ['a step above the version', 2, { 2: {}, 3: {} }, "step '3': steps are whole numbers from 2 to the game's version, 2"],
    ['a gap', 4, { 2: {}, 4: {} }, 'step 2 and no step 3: what version 2 stored would be carried no further'],
    ['an end before the version', 4, { 2: {}, 3: {} }, 'step 3 and no step 4: what version 3 stored would be carried no further'],
  ];

  test.each(wrong)('%s', (_, version, upgrade, says) => {
    expect(() => checkUpgrade(at(version, upgrade))).toThrow(`beacon-rock: upgrade has ${says}`);
  });

  test.each([0, 1.5, -1])('a version that is no number from 1 on: %s', version => {
    expect(() => checkUpgrade(at(version))).toThrow(`beacon-rock: its version is ${version}; versions are whole numbers from 1 on`);
  });

  test.each([at(1), at(3), at(3, {}), at(3, { 3: {} }), at(3, { 2: {}, 3: {} }), at(1, {})])('a row that is right is taken (%#)', right => {
    expect(() => checkUpgrade(right)).not.toThrow();
  });

  test('it is noticed where a match is started or loaded, whatever the match', () => {
    const gap = at(4, { 2: {}, 4: {} });
    const record: MatchRecord = { ...(ofToday() as MatchRecord), version: 4 };

    expect(() => startMatch(gap, { keepers: 2, mode: 'calm' }, '1')).toThrow('no step 3');
    expect(() => load(gap, record)).toThrow('no step 3');
    expect(() => carriedSetup(gap, { keepers: 2, mode: 'calm' }, 4)).toThrow('no step 3');
  });
});
