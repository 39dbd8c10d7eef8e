/** Recorded matches: which is kept, and what is found in one that went another way (K-125). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { beaconRock } from '../example/game.ts';
import { type AnyGame, chooseOne, int, open, option, playthroughName, playthroughOf, playthroughsOf, record, recordOf } from '../index.ts';
import { playthroughContract, playthroughFaults, storyFaults } from './playthroughs.ts';
import { type SmallState, smallGame } from './small-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-playthroughs-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const table of beaconRock.tables) {
  const kept = JSON.stringify(recordOf(playthroughOf(beaconRock, table, 2)));
  writeFileSync(join(folder, `${playthroughName(beaconRock, table)}.json`), kept);
}

playthroughContract(beaconRock, folder, { also: match => expect(match.outcome).not.toBeNull() });

/** So many nights, one more at the table each time. */
function nightsOf(last: number): AnyGame {
  const carries = record(open({ score: int() }));
  const night = smallGame(function* ({ state }) {
    yield* chooseOne({ seat: 0, kind: 'go-on', rule: 'S1', options: [option('yes', 1), option('no', 0)] });
    state.isOver = 1;
  });
  return {
    ...night,
    next: (state: SmallState) => (state.isOver ? { winners: [0], why: 'S1', facts: {}, carries: { score: 1 } } : night.next(state)),
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
    const faulty: AnyGame = { ...beaconRock, faults: () => ['the lamp is out'] };

    expect(playthroughFaults(beaconRock, whole).faults).toEqual([]);
    expect(playthroughFaults(beaconRock, other).faults[0]).toMatch(
      new RegExp(`answer ${n} .*${kind}.* Record it anew: quarry record beacon-rock`, 'i'),
    );
    expect(playthroughFaults(beaconRock, { ...whole, answers: whole.answers.slice(0, 5), checkpoint: { n: 0 } }).faults).toEqual([
      'it is not over after 5 answers',
    ]);
    expect(playthroughFaults(faulty, whole).faults).toEqual(['the lamp is out']);
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
      state.score += 1;
      if (state.score === 6 || chance.below('end', 4) === 0) state.isOver = 1;
    });
    const winnable = (isWon: (rounds: number) => boolean): AnyGame => ({
      ...small,
      next: (state: SmallState) => (state.isOver && !isWon(state.score) ? { winners: [], why: 'S2', facts: {} } : small.next(state)),
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
