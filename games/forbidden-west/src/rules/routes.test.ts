/** How enemies go: the shortest way, and what may come between. */
import { describe, expect, test } from 'vitest';
import type { EnemyAction } from '../content/types.ts';
import { always, armour, bite, enemyPhase, move } from '../testing/foes.ts';
import type { At, Fight, Position } from '../testing/rehearsal.ts';

const ways = (r: Fight, width = 12): At[] => r.toldOf('enemy-moved').map(({ square }) => [square % width, Math.floor(square / width)]);

/** A brawler comes from here to there, on these actions. */
const comes = (from: At, to: At, action: EnemyAction | readonly EnemyAction[], more: Position = {}): Fight =>
  enemyPhase({
    marshals: [{ at: to, isRevealed: true, gear: armour() }],
    enemies: [{ type: 'rebel-brawler', at: from, hp: 20, maxHp: 20 }],
    behaviours: { 'rebel-brawler': [always(...[action].flat())] },
    ...more,
  });

describe('The way of an enemy', () => {
  test('[FW-EMOVE-4] leads it so many squares towards its target', () => {
    expect(ways(comes([0, 0], [5, 0], move(2)))).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('[FW-EMOVE-5][FW-R-40] the group chooses between ways of as many squares and as many diagonals', () => {
    const r = comes([0, 0], [2, 1], move(2));
    r.only('enemy-route', ['square-1', 'square-13']).answer('enemy-route', [1, 1]);
    expect(ways(r)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('[FW-EACT-6] whoever’s turn it is decides between them', () => {
    const r = comes([0, 0], [2, 1], move(2), { marshals: [{ at: [2, 1], isRevealed: true }, { at: [9, 9] }], active: 1 });
    expect(r.asks).toBe('enemy-route');
    expect(r.askedSeat).toBe(1);
  });

  test('[FW-EMOVE-6] is straight where that is as short', () => {
    const r = comes([0, 3], [4, 3], move(4));
    expect(r.asked.filter(line => line.includes('enemy-route'))).toEqual([]);
    expect(ways(r)).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
    ]);
  });

  test('[FW-R-40] goes round what cannot be walked through', () => {
    const r = comes([0, 0], [4, 0], move(4), { map: ['.##..', '.....', '.....'] });
    r.only('enemy-route', ['square-3', 'square-8']).answer('enemy-route', 'square-3');
    expect(ways(r, 5)).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 0],
    ]);
  });

  test('[FW-R-40] ends as near as possible to a target that cannot be reached', () => {
    const r = comes([0, 0], [4, 0], move(9), { map: ['..#..', '..#..', '..#..'] });
    expect(ways(r, 5)).toEqual([[1, 0]]);
  });

  test('[FW-R-40] the closest is so by squares, not by the way there', () => {
    const r = comes([0, 0], [2, 0], move(1, 'closest'), {
      map: ['.#....', '.#....', '.#....', '......'],
      marshals: [
        { at: [2, 0], isRevealed: true },
        { at: [0, 3], isRevealed: true },
      ],
    });
    expect(r.toldOf('target-fixed')).toMatchObject([{ seat: 0 }]);
  });

  test('[FW-EMOVE-7] goes on after a trap that it has survived', () => {
    const r = comes([0, 0], [9, 0], move(4), { traps: [{ at: [2, 0], dice: '1O' }], dice: { trap: [[1]] } });
    expect(ways(r)).toHaveLength(4);
    expect(r.enemy().hp).toBe(19);
  });

  test('[FW-EMOVE-8] ends in the square of its target', () => {
    expect(ways(comes([0, 0], [1, 0], move(3)))).toEqual([[1, 0]]);
  });

  test('[FW-R-91] is worked out again towards where its target is now', () => {
    const step = {
      kind: 'interrupt',
      on: 'enemy-moved-near',
      sections: [{ effects: [{ do: 'move', n: 1, who: 'self' }] }],
      id: 'step-aside',
    } as const;
    const r = comes([0, 5], [3, 5], [move(3), bite(1, { target: 'same', range: 0 })], {
      marshals: [{ at: [3, 5], isRevealed: true, gear: armour(), hand: [step] }],
      dice: { evade: [[1]] },
    });
    r.answer('play-when-enemy-moved-near', 'step-aside').answer('move', [3, 6]);
    expect(ways(r)).toEqual([
      [1, 5],
      [2, 5],
      [3, 6],
    ]);
    expect(r.toldOf('marshal-attacked')).toMatchObject([{ seat: 0 }]);
  });

  test('[FW-ALERT-11] reveals hidden characters on it, and goes on', () => {
    const r = comes([0, 0], [5, 0], move(3), { marshals: [{ at: [5, 0], isRevealed: true }, { at: [1, 0] }] });
    expect(r.threat).toEqual([0, 1]);
    expect(ways(r)).toHaveLength(3);
  });

  test('[FW-EATK-7] away leads to squares that are farther from its target', () => {
    const r = comes([5, 5], [4, 5], { do: 'away', n: 2, target: 'closest' });
    expect(ways(r)).toEqual([
      [6, 5],
      [7, 5],
    ]);
  });

  test('[FW-EATK-7] in a straight line it keeps its course', () => {
    const r = comes([0, 0], [5, 2], { do: 'move', n: 4, target: 'closest', straight: true });
    r.answer('enemy-route', [1, 1]);
    expect(ways(r)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('[FW-EATK-7] a leap goes over walls, and enters no square but the last', () => {
    const r = comes([0, 0], [3, 0], { do: 'move', n: 3, target: 'closest', leaps: true }, { map: ['.##.', '.##.'] });
    expect(ways(r, 4)).toEqual([[3, 0]]);
  });
});
