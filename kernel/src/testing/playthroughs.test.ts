/** Recorded matches: which is kept, and what is found in one that went another way (K-125). */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BeaconTable } from '../example/events.ts';
import { beaconRock } from '../example/game.ts';
import type { BeaconState } from '../example/state.ts';
import { eventIn } from '../game.ts';
import {
  type AnyGame,
  chooseOne,
  type Event,
  int,
  open,
  option,
  playthroughName,
  playthroughOf,
  playthroughsOf,
  record,
  recordOf,
  replay,
  TOLD_FILE,
  ToldHashes,
} from '../index.ts';
import { writable } from '../writing.ts';
import { playthroughContract, playthroughFaults, storyFaults } from './playthroughs.ts';
import { type SmallState, smallGame } from './small-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-playthroughs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const told: Record<string, readonly string[]> = {};
for (const table of beaconRock.tables) {
  const file = `${playthroughName(beaconRock, table)}.json`;
  const kept = recordOf(playthroughOf(beaconRock, table, 2));
  told[file] = toldIn(beaconRock, kept);
  writeFileSync(join(folder, file), JSON.stringify(kept));
}
writeFileSync(join(folder, TOLD_FILE), JSON.stringify(told));

/** What is told in a record before the first answer and after each. */
function toldIn(game: AnyGame, kept: unknown): string[] {
  const hashes = new ToldHashes(game);
  const found: string[] = [];
  replay(hashes.game, JSON.parse(JSON.stringify(kept)), () => found.push(hashes.take()));
  return found;
}

playthroughContract(beaconRock, folder, { also: match => expect(match.outcome).not.toBeNull() });

/** So many nights, one more at the table each time. */
function nightsOf(last: number): AnyGame {
  const carries = record(open({ score: int() }));
  const night = smallGame(function* ({ state }) {
    yield* chooseOne({ seat: 0, kind: 'go-on', rule: 'S1', options: [option('yes', 1), option('no', 0)] });
    writable(state).isOver = 1;
  });
  return {
    ...night,
    rules: {
      ...night.rules,
      next: (state: SmallState) => (state.isOver ? { winners: [0], why: 'S1', facts: {}, carries: { score: 1 } } : night.rules.next(state)),
    },
    tables: [{ mode: 'night', setup: { seats: 1 }, recorded: 'story' }],
    sequel: {
      carries,
      next: ({ seats }) => (seats < last ? { seats: seats + 1 } : null),
      title: ({ seats }) => `Night ${seats}`,
      says: () => [],
    },
  };
}

describe('A playthrough', () => {
  const [table] = beaconRock.tables;
  const recorded = () => JSON.parse(JSON.stringify(recordOf(playthroughOf(beaconRock, table!, 1))));

  test('[K-125] is the same each time it is recorded', () => {
    expect(recorded()).toEqual(recorded());
  });

  test('[K-125] is found to go another way, to break off, or to end with a fault', () => {
    const whole = recorded();
    const { n, kind } = whole.answers[3];
    const other = { ...whole, answers: whole.answers.map((one: { n: number }) => (one.n === n ? { ...one, hash: '00000000' } : one)) };
    const faulty: AnyGame = { ...beaconRock, rules: { ...beaconRock.rules, faults: () => ['the lamp is out'] } };

    expect(playthroughFaults(beaconRock, whole).faults).toEqual([]);
    expect(playthroughFaults(beaconRock, other).faults[0]).toMatch(
      new RegExp(
        `answer ${n} .*${kind}.* If that is what was wanted: record it anew \\(quarry record beacon-rock\\), and raise the version`,
        'i',
      ),
    );
    expect(playthroughFaults(beaconRock, { ...whole, answers: whole.answers.slice(0, 5), checkpoint: { n: 0 } }).faults).toEqual([
      'it is not over after 5 answers',
    ]);
    expect(playthroughFaults(faulty, whole).faults).toEqual(['the lamp is out']);
  });

  test('[K-125] is found to be told otherwise, with the answer and what is told: a fact of an event, an event that is missing, a sum', () => {
    const whole = recorded();
    const hashes = toldIn(beaconRock, whole);
    const telling = (tell: (event: Event) => Event | null): AnyGame => ({
      ...beaconRock,
      rules: {
        ...beaconRock.rules,
        next(state: BeaconState) {
          const next = beaconRock.rules.next(state);
          if (!('play' in next)) return next;
          const heard = (table: BeaconTable): BeaconTable => ({
            ...table,
            tell(told) {
              const event = tell(eventIn(told));
              if (event) table.tell(event as never);
            },
          });
          return { name: next.name, play: (table: BeaconTable) => next.play(heard(table)) };
        },
      },
    });
    const another = telling(event => (event.type === 'storm-drawn' ? ({ ...event, force: 9 } as Event) : event));
    const fewer = telling(event => (event.type === 'storm-drawn' ? null : event));
    const sums: AnyGame = { ...beaconRock, teaches: { ...beaconRock.teaches!, sum: () => ({ says: '', total: 0, terms: [] }) } };

    expect(playthroughFaults(beaconRock, whole, hashes).faults).toEqual([]);
    for (const game of [another, fewer, sums]) {
      const { faults } = playthroughFaults(game, whole, hashes);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(
        /^after answer \d+ something else is told than was recorded; the last is \[\{.*If that is what was wanted: record it anew \(quarry record beacon-rock\), and raise the version where stored matches go another way, too$/,
      );
    }
    expect(hashes).toHaveLength(whole.answers.length + 1);
  });

  test('[K-125] of a story every chapter is kept, of what is not to be recorded none', () => {
    const nights = nightsOf(3);
    const [night] = nights.tables;

    expect(playthroughsOf(nights, night!, 2).map(one => [one.name, one.match.seats, one.match.seed])).toEqual([
      ['night-1', 1, 'playthrough night-1 1'],
      ['night-1-chapter-2', 2, 'playthrough night-1 1, chapter 2'],
      ['night-1-chapter-3', 3, 'playthrough night-1 1, chapter 3'],
    ]);
    expect(playthroughsOf(nights, { ...night!, recorded: 'nothing' }, 2)).toEqual([]);
  });

  test('[K-125] a story is found to break off, to go on, or to begin a chapter otherwise than the one before says', () => {
    const nights = nightsOf(3);
    const [first, second, third] = playthroughsOf(nights, nights.tables[0]!, 1).map(one => JSON.parse(JSON.stringify(recordOf(one.match))));
    const faultsOf = (...chapters: unknown[]): readonly string[] => storyFaults(nights, chapters).faults;

    expect(faultsOf(first, second, third)).toEqual([]);
    expect(faultsOf(first, second)).toEqual(['the story goes on after chapter 2']);
    expect(faultsOf(first, third)).toEqual(['chapter 2 does not begin as chapter 1 says. Record it anew: quarry record small']);
    expect(faultsOf(first, second, third, third)).toEqual([
      'chapter 4 does not begin as chapter 3 says. Record it anew: quarry record small',
    ]);
    expect(faultsOf(first, { ...second, answers: [], checkpoint: { n: 0 } }, third)).toEqual(['chapter 2: it is not over after 0 answers']);
  });

  test('[K-125] of several the shortest that somebody won is kept; if all are lost, the longest', () => {
    const small = smallGame(function* ({ state, chance }) {
      yield* chooseOne({ seat: 0, kind: 'go-on', rule: 'S1', options: [option('yes', 1), option('no', 0)] });
      writable(state).score += 1;
      if (state.score === 6 || chance.below('end', 4) === 0) writable(state).isOver = 1;
    });
    const winnable = (isWon: (rounds: number) => boolean): AnyGame => ({
      ...small,
      rules: {
        ...small.rules,
        next: (state: SmallState) =>
          state.isOver && !isWon(state.score) ? { winners: [], why: 'S2', facts: {} } : small.rules.next(state),
      },
    });
    const [one] = small.tables;
    const rounds = (isWon: (rounds: number) => boolean, matches: number): number => playthroughOf(winnable(isWon), one!, matches).n;
    const lengths = Array.from({ length: 8 }, (_, i) => rounds(() => true, i + 1));

    expect(rounds(() => false, 1)).toBe(lengths[0]);
    expect(rounds(() => true, 8)).toBe(Math.min(...lengths));
    expect(rounds(() => false, 8)).toBeGreaterThan(Math.min(...lengths));
    expect(rounds(score => score > 1, 8)).toBeGreaterThan(1);
  });
});
