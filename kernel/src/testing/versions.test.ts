/** What versions have left, and what is found where a game no longer goes on with it: K-154, K-155. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { beaconRock } from '../example/game.ts';
import type { BeaconState } from '../example/state.ts';
import { type AnyGame, chooseOne, hashOf, int, keptRecords, open, option, printShapes, record, replay, shapesOf } from '../index.ts';
import { writable } from '../writing.ts';
import { type SmallState, smallGame } from './small-game.ts';
import { keptRecordFaults, shapeFaults, versionsContract } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['shapes', 'records']) mkdirSync(join(folder, name));
const kept = keptRecords(beaconRock).map(({ name, record }) => ({ name, record: JSON.parse(JSON.stringify(record)) }));
writeFileSync(join(folder, 'shapes/1.json'), printShapes(shapesOf(beaconRock)));
for (const { name, record } of kept) writeFileSync(join(folder, `records/${name}.json`), JSON.stringify(record));

versionsContract(beaconRock, folder);

describe('[K-154] Shapes', () => {
  const first = shapesOf(beaconRock);
  const grown: AnyGame = { ...beaconRock, setup: record(open({ keepers: int(1, 4), mode: int() })) as never };

  test('one that changed without a new version says where, and what to do', () => {
    expect(shapeFaults(grown, new Map([[1, first]]))).toEqual([
      "setup.mode was of sort 'choice' and is of sort 'number'. But version 1 has stored it otherwise. Raise its version to 2, write step 2 of `upgrade`, then run: npm run quarry -- keep beacon-rock",
    ]);
  });

  test('with a new version it may be another, and is missing until it is kept', () => {
    const second: AnyGame = { ...grown, version: 2 };

    expect(shapeFaults(second, new Map([[1, first]]))).toEqual([
      'shapes/2.json is missing: nobody could tell later what version 2 stored. Run: npm run quarry -- keep beacon-rock',
    ]);
    const both = new Map([
      [1, first],
      [2, shapesOf(second)],
    ]);
    expect(shapeFaults(second, both)).toEqual([]);
  });

  test('that of an older version stays, and of one that there is not there is none', () => {
    const second: AnyGame = { ...beaconRock, version: 2 };
    const files = new Map([2, 3].map(version => [version, { ...shapesOf(second), version }]));

    expect(shapeFaults(second, files)).toEqual([
      'shapes/1.json is missing: what an older version stored is kept for ever. Take the file back from the history.',
      'shapes/3.json is of a version that there is not: the game is version 2.',
    ]);
  });
});

describe('[K-155] Matches that a version left', () => {
  test('are of tables from the first to the last, unfinished, each under its version', () => {
    const tables = beaconRock.tables.map(({ mode, setup }) => `1-${mode}-${setup.keepers}`);
    expect(kept.length).toBe(5);
    expect(kept.map(one => one.name)).toEqual(expect.arrayContaining([tables[0], tables.at(-1)]));
    for (const { record } of kept) {
      const played = replay(beaconRock, record);
      expect(played.ok && [played.value.outcome, played.value.n > 3]).toEqual([null, true]);
      expect(record.before.length).toBeLessThanOrEqual(1);
    }
    expect(keptRecords(beaconRock).map(one => one.name)).toEqual(kept.map(one => one.name));
  });

  test('of a story there is one of a later chapter', () => {
    const turn = smallGame(function* ({ state }) {
      yield* chooseOne({ seat: 0, kind: 'go-on', rule: 'S1', options: [option('yes', 1), option('no', 0)] });
      writable(state).score = state.score + 1;
      if (state.score === 5) writable(state).isOver = 1;
    });
    const story: AnyGame = {
      ...turn,
      rules: {
        ...turn.rules,
        next: (state: SmallState) =>
          state.isOver ? { winners: [0], why: 'S1', facts: {}, carries: { score: 1 } } : turn.rules.next(state),
      },
      sequel: { carries: record(open({ score: int() })), next: setup => setup, title: () => 'Again', says: () => [] },
    };

    expect(keptRecords(story).map(({ name, record: { answers } }) => [name, answers.length])).toEqual([
      ['1-plain-1', 3],
      ['1-plain-2', 3],
      ['1-plain-3', 3],
      ['1-plain-4', 3],
      ['1-plain-1-chapter-3', 3],
    ]);
    expect(keptRecords({ ...story, sequel: { ...story.sequel!, next: () => null } }).map(one => one.name)).toEqual([
      '1-plain-1',
      '1-plain-2',
      '1-plain-3',
      '1-plain-4',
    ]);
  });

  test('of one that is over without an answer there is none', () => {
    expect(keptRecords({ ...beaconRock, rules: { ...beaconRock.rules, next: () => ({ winners: [], why: 'W1', facts: {} }) } })).toEqual([]);
  });

  const [{ record: one }] = kept as [(typeof kept)[number]];
  const faultsOf = (game: AnyGame, json: unknown = one): string => keptRecordFaults(game, json).join(' ');

  test('go on under the rules that left them, and under newer ones that carry them', () => {
    expect(faultsOf(beaconRock)).toBe('');
    expect(faultsOf({ ...beaconRock, version: 2, upgrade: { 2: {} } })).toBe('');
    expect(faultsOf({ ...beaconRock, content: 'other cards' })).toBe('');
  });

  test('are missed where no step carries them, or one carries them wrongly', () => {
    const forgotten = faultsOf({ ...beaconRock, version: 2 });
    const wrong = faultsOf({ ...beaconRock, version: 2, upgrade: { 2: { state: json => ({ ...(json as BeaconState), oil: 'much' }) } } });

    expect(forgotten).toMatch(/There is no step from rules 1 to rules 2\..* mend the steps of `upgrade` from version 1 on\.$/);
    expect(wrong).toMatch(/checkpoint\.state\.oil: expected .* mend the steps of `upgrade` from version 1 on\.$/);
  });

  test('tell rules that were changed in silence', () => {
    const begin: typeof beaconRock.rules.begin = (setup, chance) => ({ ...beaconRock.rules.begin(setup, chance), oil: 1 });

    expect(faultsOf({ ...beaconRock, rules: { ...beaconRock.rules, begin } } as AnyGame)).toMatch(
      /^Played on for \d+ answers: .* If its rules were changed on purpose: Raise its version to 2, write step 2 of `upgrade`, then run: npm run quarry -- keep beacon-rock$/,
    );
  });

  test('that are over, or lead to a state with faults, are found', () => {
    const next: typeof beaconRock.rules.next = () => ({ winners: [], why: 'W1', facts: {} });
    const left = [one.checkpoint, ...one.before].map(moment => hashOf(beaconRock.rules.state, moment.state));
    const faults = (state: BeaconState): string[] => (left.includes(hashOf(beaconRock.rules.state, state)) ? [] : ['the lamp is out']);

    expect(faultsOf({ ...beaconRock, content: 'other', rules: { ...beaconRock.rules, next } })).toBe(
      'Nothing can be played on: it is over.',
    );
    expect(faultsOf({ ...beaconRock, rules: { ...beaconRock.rules, faults } })).toBe('the lamp is out');
  });
});
