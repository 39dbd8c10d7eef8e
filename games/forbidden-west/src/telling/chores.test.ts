/** Questions about enemies that are asked only where the answers differ (K-171). */
import { Match } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../content/actions/index.ts';
import { MOVED_NEAR } from '../content/words/nearness.ts';
import { forbiddenWest } from '../game.ts';
import { setupFor } from '../setup.ts';
import { always, enemyPhase, move } from '../testing/foes.ts';
import { type At, fight, type Position } from '../testing/rehearsal.ts';

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

describe('[FW-R-34][FW-EACT-4] Who sets out on patrol first', () => {
  const ROUTES = [
    {
      id: 'a',
      squares: [
        [3, 5],
        [4, 5],
        [5, 5],
        [6, 5],
      ] as At[],
      isLoop: false,
    },
    {
      id: 'b',
      squares: [
        [5, 5],
        [5, 6],
        [6, 6],
        [6, 5],
      ] as At[],
      isLoop: true,
    },
  ];
  const first = { type: 'rebel-brawler', at: [3, 5], route: 0, routeAt: 0 } as const;
  const second = { type: 'scurrier', at: [5, 5], route: 1, routeAt: 0 } as const;
  const out = (more: Position = {}): Position => ({ routes: ROUTES, marshals: [{ at: [0, 0] }], enemies: [first, second], ...more });
  const isSpared = (more: Position = {}): readonly [kind: string | undefined, isSame: boolean] => {
    const { state } = fight({ step: 'begin-enemies', ...out(more) });
    const match = Match.from(forbiddenWest, setupFor(1), 'chores', { state, counters: {}, passes: [], n: 0 });
    return [match.openFor(0)?.decision.kind, match.comesToTheSame(0)];
  };

  test('is all one while each only walks its own route', () => {
    expect(isSpared()).toEqual(['order-types', true]);
    expect(isSpared({ enemies: [first, { ...first }] })).toEqual(['order-enemies', true]);
  });

  test.each([0, 1, 2, 'crit'] as const)('because with the same die for each, %s for the first, the same comes of it', die => {
    const there = enemyPhase(out({ dice: { patrol: [die, 2] } }));
    const back = enemyPhase(out({ dice: { patrol: [2, die] } }));
    const [one, other] = there.options() as [string, string];
    there.answer('order-types', [one, other]);
    back.answer('order-types', [other, one]);
    expect(back.state).toEqual(there.state);
  });

  test.each<readonly [why: string, more: Position]>([
    ['somebody is revealed', { marshals: [{ at: [0, 0], isRevealed: true }] }],
    ['one may come upon somebody, or to where a card could be played', { marshals: [{ at: [7, 6] }] }],
    ['a trap lies on a route', { traps: [{ at: [4, 5], dice: '1O' }] }],
    ['one has to come back to its route', { enemies: [{ ...first, at: [3, 4] }, second] }],
  ])('matters if %s', (_, more) => {
    expect(isSpared(more)).toEqual(['order-types', false]);
  });

  test('because no card asks for an enemy that is farther away', () => {
    const near = ACTION_CARDS.filter(one => one.kind === 'interrupt' && one.on === 'enemy-moved-near');
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(one => ('within' in one ? (one.within ?? 0) : 0) <= MOVED_NEAR)).toBe(true);
  });
});
