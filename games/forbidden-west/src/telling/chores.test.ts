/** Questions about enemies that are asked only where the answers differ (K-171). */
import { Match } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { forbiddenWest } from '../game.ts';
import { setupFor } from '../setup.ts';
import { always, enemyPhase, move } from '../testing/foes.ts';
import type { At } from '../testing/rehearsal.ts';

/** What is asked first of all where a brawler at (0, 2) goes so far towards somebody, and whether it comes to the same. */
function asked(map: readonly string[], to: At, n: number): readonly [kind: string | undefined, isSame: boolean] {
  const { state } = enemyPhase({
    map,
    marshals: [{ at: to, isRevealed: true }],
    enemies: [{ type: 'rebel-brawler', at: [0, 2] }],
    behaviours: { 'rebel-brawler': [always(move(n))] },
  });
  const match = Match.from(forbiddenWest, setupFor(1), 'chores', { state, counters: {}, passes: [], n: 0 });
  return [match.openFor(0)?.decision.kind, match.comesToTheSame(0)];
}

describe('[FW-EMOVE-5] Of two ways of equal length', () => {
  /** A rock in the middle: above it or below it. */
  const ROCK = ['......', '......', '.#....', '......', '......', '......'];

  test('it is all one which, if both end in the same square', () => {
    expect(asked(ROCK, [2, 2], 2)).toEqual(['enemy-route', true]);
  });

  test('it is asked if the enemy stops on the way, here or there', () => {
    expect(asked(ROCK, [2, 2], 1)).toEqual(['enemy-route', false]);
  });
});
