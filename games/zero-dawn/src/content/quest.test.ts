/** The tracking cards: ZD-COMP-7, ZD-COMP-10, ZD-MAP-9 to 11, ZD-START-4, ZD-TRACK-11, ZD-QUEST-1, ZD-R-7, ZD-R-106, ZD-R-109, ZD-R-121. */
import { drawArea } from '@quarry/board';
import { describe, expect, test } from 'vitest';
import { ENEMIES } from './enemies.ts';
import { ENEMY_TYPES } from './kinds.ts';
import { LEAVES, mapOf, OFF_ROUTE } from './maps.ts';
import { SAWTOOTH_QUEST } from './sawtooth-quest.ts';
import type { Enemy, TrackingCard } from './types.ts';

const SIDES = [0, 1] as const;
const cards = [...SAWTOOTH_QUEST.tracking, SAWTOOTH_QUEST.call];
const cases = cards.flatMap(card => SIDES.map(side => ({ card, side, name: `${card.id} ${side === 0 ? '1–2' : '3–4'}` })));
const dataOf = (type: Enemy['type']): Enemy => ENEMIES[ENEMY_TYPES.indexOf(type)];

const enemiesOn = (card: TrackingCard, side: 0 | 1): { data: Enemy; square: number }[] => {
  const { spawns } = mapOf(card, side);
  return (['A', 'B'] as const).flatMap(kind => spawns[kind].map(square => ({ data: dataOf(card.enemies[kind]), square })));
};
const pointsOf = (enemies: readonly { data: Enemy }[]): number => enemies.reduce((sum, { data }) => sum + data.points, 0);

/** Arrows are routes, A and B used spawn points, " grass, o and ^ the symbols, s other squares of the starting tile. */
const drawn = (card: TrackingCard, side: 0 | 1): string => {
  const { area, next, spawns, isGrass, symbols, tileOf } = mapOf(card, side);
  const arrowOf = (square: number): string => {
    const to = next[square];
    if (to === LEAVES) return '*';
    return ['↖↑↗', '← →', '↙↓↘'][area.ys[to] - area.ys[square] + 1][area.xs[to] - area.xs[square] + 1];
  };
  const picture = drawArea(area, square => {
    if (spawns.A.includes(square)) return 'A';
    if (spawns.B.includes(square)) return 'B';
    if (next[square] !== OFF_ROUTE) return arrowOf(square);
    if (symbols.square.includes(square)) return 'o';
    if (symbols.triangle.includes(square)) return '^';
    if (isGrass[square]) return '"';
    return tileOf[square] === card.start ? 's' : '-';
  });
  return `${card.id}, side ${side}:\n${picture}\n`;
};

/** Lets all enemies patrol, step by step, huge ones waiting for each other; how many activations each has before the one it leaves in. */
const patrols = (card: TrackingCard, side: 0 | 1, steps: number): number[] => {
  const { next } = mapOf(card, side);
  const enemies = enemiesOn(card, side).map(enemy => ({ ...enemy, done: 0, isGone: false }));
  for (let step = 0; step < steps; step += 1) {
    for (const enemy of enemies.filter(({ isGone }) => !isGone)) {
      const to = next[enemy.square];
      enemy.isGone = to === LEAVES;
      if (enemy.isGone) continue;
      const isBlocked = enemy.data.isHuge && enemies.some(other => !other.isGone && other.data.isHuge && other.square === to);
      if (!isBlocked) enemy.square = to;
      enemy.done += 1;
    }
  }
  return enemies.map(({ done, isGone }) => (isGone ? done : Infinity));
};

describe('The quest', () => {
  test('[ZD-QUEST-1] is named by its quarry', () => {
    expect([SAWTOOTH_QUEST.id, SAWTOOTH_QUEST.quarry]).toEqual(['sawtooth', 'sawtooth']);
    expect([SAWTOOTH_QUEST.call.enemies.A, SAWTOOTH_QUEST.call.enemies.B]).toContain(SAWTOOTH_QUEST.quarry);
  });

  test("[ZD-R-121] four cards of each level, then the Hunters' Call; ids and names of their own", () => {
    expect(SAWTOOTH_QUEST.tracking.map(card => card.level)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(SAWTOOTH_QUEST.call.id).toBe('hunters-call');
    expect(new Set(cards.map(card => card.id)).size).toBe(13);
    expect(new Set(cards.map(card => card.name)).size).toBe(13);
  });

  test('data survives a JSON round trip', () => {
    expect(JSON.parse(JSON.stringify(SAWTOOTH_QUEST))).toEqual(SAWTOOTH_QUEST);
  });
});

describe('A tracking card', () => {
  test.each(cards)('[ZD-TRACK-11] $id gives level, layout, terrain, enemies, threshold and bonus', card => {
    expect([1, 2, 3]).toContain(card.level);
    expect(card.tiles.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(card.terrain).length).toBeGreaterThan(0);
    expect(card.enemies.A).not.toBe(card.enemies.B);
    expect(card.bonus).toBe(card.id === 'hunters-call' ? 0 : Math.max(1, card.bonus));
    expect(card.aim).not.toBe('');
  });

  test.each(cards)('[ZD-START-4] $id has one starting tile', card => {
    expect(card.tiles[card.start]).toBeDefined();
  });

  test.each(cards)('[ZD-R-7] $id: each tile once, on the grid, no overlap, each reached over shared sides', card => {
    expect(new Set(card.tiles.map(({ tile }) => tile)).size).toBe(card.tiles.length);
    for (const { x, y, turn } of card.tiles)
      expect([Number.isInteger(x), Number.isInteger(y), [0, 1, 2, 3].includes(turn)]).toEqual([true, true, true]);
    const { area, tileOf } = mapOf(card, 0);
    expect(area.size, drawn(card, 0)).toBe(card.tiles.length * 9);
    const reached = new Set([0]);
    for (const at of reached) {
      for (const square of tileOf.keys()) {
        if (tileOf[square] !== at) continue;
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          const beside = area.at(area.xs[square] + dx, area.ys[square] + dy);
          if (beside >= 0) reached.add(tileOf[beside]);
        }
      }
    }
    expect(reached.size, drawn(card, 0)).toBe(card.tiles.length);
  });

  test.each(cards)('[ZD-R-109] $id: the 3–4 side has more enemies, at most twice as many, and asks for more points', card => {
    for (const kind of ['A', 'B'] as const) {
      expect(card.used[1][kind]).toBeGreaterThanOrEqual(card.used[0][kind]);
      expect(card.used[1][kind]).toBeLessThanOrEqual(2 * card.used[0][kind]);
    }
    expect(card.used[1].A + card.used[1].B).toBeGreaterThan(card.used[0].A + card.used[0].B);
    expect(card.threshold[1]).toBeGreaterThan(card.threshold[0]);
  });

  test.each(cases)('[ZD-MAP-9] [ZD-MAP-10] $name: exactly the used spawn points, one enemy each', ({ card, side }) => {
    const { spawns } = mapOf(card, side);
    expect({ A: spawns.A.length, B: spawns.B.length }).toEqual(card.used[side]);
    const all = [...spawns.A, ...spawns.B];
    expect(new Set(all).size, drawn(card, side)).toBe(all.length);
  });

  test.each(cases)('[ZD-COMP-7] $name: the models of the box and its 24 component tokens suffice', ({ card, side }) => {
    const enemies = enemiesOn(card, side);
    for (const { data } of enemies) expect(enemies.filter(other => other.data === data).length).toBeLessThanOrEqual(data.models);
    expect(enemies.reduce((sum, { data }) => sum + data.components.length, 0)).toBeLessThanOrEqual(24);
  });

  test.each(cards)('[ZD-COMP-10] [ZD-MAP-11] $id: each symbol named is on the map; at most 5 outcrops and ruins and 4 corpses', card => {
    const { symbols } = mapOf(card, 0);
    let [rocks, corpses] = [0, 0];
    for (const symbol of ['square', 'triangle'] as const) {
      const terrain = card.terrain[symbol];
      if (!terrain) continue;
      expect(symbols[symbol].length, drawn(card, 0)).toBeGreaterThan(0);
      if (terrain === 'corpse') corpses += symbols[symbol].length;
      else rocks += symbols[symbol].length;
    }
    expect([rocks <= 5, corpses <= 4]).toEqual([true, true]);
  });

  test.each(cases)('[ZD-START-2] $name: at least 2 starting squares without an enemy, and 2 not beside one', ({ card, side }) => {
    const { area, startSquares } = mapOf(card, side);
    const nearest = startSquares.map(square => Math.min(...enemiesOn(card, side).map(enemy => area.distance(square, enemy.square))));
    expect(nearest.filter(steps => steps > 0).length, drawn(card, side)).toBeGreaterThanOrEqual(2);
    expect(nearest.filter(steps => steps > 1).length, drawn(card, side)).toBeGreaterThanOrEqual(2);
  });

  test.each(cases)('[ZD-R-106] $name: the points suffice, even when one of the smallest enemies is lost', ({ card, side }) => {
    const enemies = enemiesOn(card, side);
    const smallest = Math.min(...enemies.map(({ data }) => data.points));
    expect(pointsOf(enemies)).toBeGreaterThanOrEqual(card.threshold[side]);
    expect(pointsOf(enemies) - smallest).toBeGreaterThanOrEqual(card.threshold[side]);
  });

  test.each(cases)(
    '[ZD-PATROL-3] $name: nobody leaves before 4 patrol activations on the small side, 8 on the large one',
    ({ card, side }) => {
      expect(Math.min(...patrols(card, side, 100)), drawn(card, side)).toBeGreaterThanOrEqual(side === 0 ? 4 : 8);
    },
  );

  test('[ZD-PATROL-3] on the 3–4 side only cards whose tiles all hold enemies run in rings; all others can lose some', () => {
    const rings = cards.filter(card => patrols(card, 1, 100).every(done => done === Infinity)).map(card => card.id);
    expect(rings).toEqual(['quiet-meadow', 'scrap-field', 'split-valley', 'wreckers']);
    for (const card of cards) expect(patrols(card, 0, 100).some(Number.isFinite), drawn(card, 0)).toBe(true);
  });

  test('[ZD-PATROL-3] the herds of the Grazing Line leave over two tiles', () => {
    const card = cards.find(({ id }) => id === 'grazing-line')!;
    for (const side of SIDES) {
      const map = mapOf(card, side);
      const lastTiles = enemiesOn(card, side).map(({ square }) => {
        const index = map.routeIndexFrom(square);
        return map.tileOf[index.indexOf(Math.max(...index))];
      });
      expect(new Set(lastTiles).size, drawn(card, side)).toBe(2);
    }
  });
});

describe("The Hunters' Call", () => {
  test.each(SIDES)('[ZD-CALL-4] side %i: the quarry alone is not enough, and without one there is no success', side => {
    const call = SAWTOOTH_QUEST.call;
    const isQuarry = ({ data }: { data: Enemy }): boolean => data.type === SAWTOOTH_QUEST.quarry;
    const enemies = enemiesOn(call, side);
    expect(enemies.filter(isQuarry).length).toBe(side === 0 ? 1 : 2);
    expect(pointsOf(enemies.filter(isQuarry))).toBeLessThan(call.threshold[side]);
    expect(pointsOf(enemies.filter(enemy => !isQuarry(enemy)))).toBeLessThan(call.threshold[side]);
  });
});
