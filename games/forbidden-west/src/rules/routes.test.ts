import { describe, expect, test } from 'vitest';
import type { EnemyAction } from '../content/types.ts';
import { always, armour, bite, enemyPhase, move } from '../testing/foes.ts';
import { type At, type EnemyOn, type Fight, fight, type MadeUp, type Position } from '../testing/rehearsal.ts';
import { canStandLarge, largeSteps } from './enemy-steps.ts';
import { bestSteps, goalFor, stepsAway, stepsToNearest } from './routes.ts';

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

describe('The first steps of a shortest way', () => {
  const position = (map: readonly string[], enemies: readonly EnemyOn[], features: Position['features'] = []): Fight =>
    fight({ map, marshals: [{}], enemies, features });
  const brawler = (x: number, y: number): EnemyOn => ({ type: 'rebel-brawler', at: [x, y] });

  test.each<[string, readonly string[], At, number, readonly number[]]>([
    ['here already', ['....', '....'], [0, 0], 0, []],
    ['straight', ['....', '....'], [0, 0], 3, [1]],
    ['two ways with one diagonal', ['....', '....'], [0, 0], 7, [1, 5]],
    ['round a wall', ['.#..', '.#..', '....'], [0, 0], 2, [4]],
    ['as near as can be, by the shorter way there', ['..#.', '..#.', '..#.'], [0, 1], 7, [5]],
    ['nowhere, being nearest already', ['..#.', '..#.', '..#.'], [1, 1], 7, []],
    ['walled in', ['.#..', '##..', '....'], [0, 0], 3, []],
  ])('[FW-EMOVE-5][FW-R-40] %s', (_, map, from, goal, expected) => {
    const r = position(map, [brawler(...from)]);
    expect(bestSteps(r.state, r.enemy(), goal)).toEqual(expected);
  });

  test.each<[string, readonly string[], At, readonly number[], readonly number[]]>([
    ['the nearer of two', ['......', '......'], [1, 0], [0, 5], [0]],
    ['both, equally near', ['.....', '.....'], [2, 0], [0, 4], [1, 3]],
    ['both, in the order of the squares', ['.....', '.....'], [2, 0], [4, 0], [1, 3]],
    ['the one with fewer diagonals', ['.....', '.....', '.....'], [2, 1], [4, 5], [6]],
    ['the one that can be reached', ['.#...', '##...'], [3, 0], [0, 4], [4]],
    ['being on one of them', ['.....'], [2, 0], [2, 4], []],
    ['as near as can be to either', ['..#.#', '..#.#', '..#.#'], [0, 0], [3, 14], [1]],
  ])('[FW-PATROL-3][FW-R-40] to the nearest: %s', (_, map, from, goals, expected) => {
    const r = position(map, [brawler(...from)]);
    expect(stepsToNearest(r.state, r.enemy(), goals)).toEqual(expected);
  });

  test('[FW-R-40] what stands in the way is looked at anew', () => {
    const r = position(
      ['...', '###', '...'],
      [brawler(0, 0)],
      [
        { kind: 'pillar', at: [1, 0] },
        { kind: 'ledger', at: [2, 0] },
      ],
    );
    expect(bestSteps(r.state, r.enemy(), 2)).toEqual([]);
    r.state.fight.features[0]!.isDone = true;
    expect(bestSteps(r.state, r.enemy(), 2)).toEqual([1]);
    r.state.fight.features[0]!.isDone = false;
    expect(bestSteps(r.state, r.enemy(), 2)).toEqual([]);
  });

  test('[FW-HUGE-3][FW-R-65] a huge enemy goes by large squares, round another huge one, whatever small ones do', () => {
    const map = ['........', '........', '........', '........'];
    const r = position(map, [{ type: 'coilspire', at: [0, 0] }, { type: 'stonetusk', at: [2, 0] }, brawler(0, 0)]);
    const goal = goalFor(r.state, r.enemy(), 7);
    expect([goal, goalFor(r.state, r.enemy(2), 7), goalFor(r.state, r.enemy(), 15)]).toEqual([6, 7, 6]);
    expect(bestSteps(r.state, r.enemy(2), 6)).toEqual([1]);
    expect(bestSteps(r.state, r.enemy(), 6)).toEqual([18]);
    r.enemy(1).square = 4;
    expect(bestSteps(r.state, r.enemy(), 6)).toEqual([2, 18]);
    r.enemy(1).isIn = false;
    expect(bestSteps(r.state, r.enemy(), 6)).toEqual([2]);
  });

  test.each<[string, At, number, readonly number[]]>([
    ['straight, if that leads away', [1, 1], 5, [1, 4, 6, 9]],
    ['from beside', [1, 1], 4, [6]],
    ['from a corner of it', [1, 1], 0, [6, 9]],
    ['by diagonals where nothing else does', [3, 1], 6, []],
  ])('[FW-EATK-7] away: %s', (_, from, mark, expected) => {
    const r = position(['....', '....', '....'], [brawler(...from)]);
    expect(stepsAway(r.state, r.enemy(), mark)).toEqual(expected);
  });

  test('[FW-EATK-7] away: diagonally where it is the only way', () => {
    const r = position(['.#.', '#..', '...'], [brawler(1, 1)]);
    const steps = stepsAway(r.state, r.enemy(), 0);
    expect(steps).toEqual([5, 7]);
    const walled = position(['..#', '.##', '##.'], [brawler(1, 0)]);
    expect(stepsAway(walled.state, walled.enemy(), 0)).toEqual([]);
    const corner = position(['..#', '..#', '##.'], [brawler(1, 1)]);
    expect(stepsAway(corner.state, corner.enemy(), 0)).toEqual([8]);
  });
});

describe('Large squares', () => {
  const stands = (map: readonly string[], others: readonly EnemyOn[] = []): number[] => {
    const r = fight({ map, marshals: [{}], enemies: [{ type: 'coilspire', at: [0, 0] }, ...others] });
    return Array.from({ length: map.length * map[0]!.length }, (_, at) => at).filter(at => canStandLarge(r.state, r.enemy(), at));
  };

  test('[FW-HUGE-3] need all four of their squares, within the map', () => {
    expect(stands(['...', '...', '...'])).toEqual([0, 1, 3, 4]);
    expect(stands(['....', '....', '...#'])).toEqual([0, 1, 2, 4, 5]);
    expect(stands(['...', '..#', '...'])).toEqual([0, 3]);
  });

  test('[FW-R-65] are shared with anybody but another huge one that is there', () => {
    const other = (more: Partial<EnemyOn>): EnemyOn[] => [{ type: 'stonetusk', at: [2, 0], ...more }];
    expect(stands(['....', '....'], other({}))).toEqual([0, 1]);
    expect(stands(['....', '....'], other({ isIn: false, hp: 0 }))).toEqual([0, 1, 2]);
    expect(stands(['....', '....'], other({ type: 'rebel-scout' }))).toEqual([0, 1, 2]);
  });

  test('[FW-HUGE-3] around a large square are eight others', () => {
    const map = Array.from({ length: 6 }, () => '......');
    const r = fight({ map, marshals: [{}], enemies: [{ type: 'coilspire', at: [2, 2] }] });
    expect(largeSteps(r.state, r.enemy())).toEqual([0, 2, 4, 12, 16, 24, 26, 28]);
    expect(largeSteps(r.state, r.enemy(), 0)).toEqual([2, 12, 14]);
  });
});

describe('Where a way is told', () => {
  const told = (r: Fight) => r.types('enemy-walked', 'marshal-revealed', 'trap-springs', 'card-played');

  test('past somebody who is seen already it is one way', () => {
    const r = comes([0, 0], [5, 0], move(3), {
      map: ['......'],
      marshals: [
        { at: [5, 0], isRevealed: true },
        { at: [2, 0], isRevealed: true },
      ],
      threat: [0, 1],
    });
    expect(r.toldOf('enemy-walked').map(({ path }) => path)).toEqual([[1, 2, 3]]);
  });

  test('a trap is told after the way to it', () => {
    const r = comes([0, 0], [5, 0], move(3), { map: ['......'], traps: [{ at: [1, 0], dice: '1O' }], dice: { trap: [[1]] } });
    expect(told(r)).toEqual(['enemy-walked', 'trap-springs', 'enemy-walked']);
  });

  test('so is a card that is played on it', () => {
    const hand: MadeUp[] = [
      { id: 'shout', kind: 'interrupt', on: 'enemy-moved-near', about: 'any', sections: [{ effects: [{ do: 'potion', n: 1 }] }] } as MadeUp,
    ];
    const r = comes([0, 0], [3, 0], move(3), { map: ['......'], marshals: [{ at: [3, 0], isRevealed: true, hand }] });
    r.answer('play-when-enemy-moved-near', 'shout');
    expect(told(r)).toEqual(['enemy-walked', 'card-played', 'enemy-walked']);
  });
});
