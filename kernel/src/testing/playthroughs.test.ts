/** Recorded matches: which is kept, and what is found in one that went another way (K-125). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { beaconRock } from '../example/game.ts';
import { type AnyGame, chooseOne, option, playthroughName, playthroughOf, recordOf } from '../index.ts';
import { playthroughContract, playthroughFaults } from './playthroughs.ts';
import { type SmallState, smallGame } from './small-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-playthroughs-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const table of beaconRock.tables) {
  const record = JSON.stringify(recordOf(playthroughOf(beaconRock, table, 2)));
  writeFileSync(join(folder, `${playthroughName(beaconRock, table)}.json`), record);
}

playthroughContract(beaconRock, folder, { also: match => expect(match.outcome).not.toBeNull() });

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
