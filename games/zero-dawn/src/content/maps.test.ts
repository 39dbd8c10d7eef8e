/** Tiles and maps: ZD-COMP-1, ZD-MAP-1, ZD-MAP-3, ZD-MAP-4, ZD-MAP-9 to ZD-MAP-14, ZD-PATROL-5, ZD-R-6, ZD-R-101 to ZD-R-103. */
import { describe, expect, test } from 'vitest';
import { type EncounterMap, LEAVES, mapOf, OFF_ROUTE } from './maps.ts';
import { SAWTOOTH_QUEST } from './sawtooth-quest.ts';
import { TILES } from './tiles.ts';
import type { TrackingCard } from './types.ts';

const cards = [...SAWTOOTH_QUEST.tracking, SAWTOOTH_QUEST.call];
const sides = TILES.flatMap(tile => tile.sides.map((side, i) => ({ tile, side, name: `${tile.id} ${i === 0 ? '1–2' : '3–4'}` })));
const text = (square: readonly [number, number]): string => square.join(',');
const isOnTile = ([x, y]: readonly [number, number]): boolean => x >= 0 && x < 3 && y >= 0 && y < 3;

const laid = (...tiles: TrackingCard['tiles']): TrackingCard => ({
  ...SAWTOOTH_QUEST.call,
  id: 'laid-for-a-test',
  tiles,
  start: 0,
  used: [
    { A: 0, B: 0 },
    { A: 0, B: 0 },
  ],
});
const placeOf = ({ area }: EncounterMap, square: number): [number, number] => [area.xs[square], area.ys[square]];

describe('Tiles', () => {
  test('[ZD-COMP-1] six tiles with two sides each, three with spawn points A, three with B', () => {
    expect(TILES.map(tile => tile.id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(
      TILES.map(tile => tile.spawnKind)
        .sort()
        .join(''),
    ).toBe('AAABBB');
    for (const tile of TILES) expect(tile.sides.length).toBe(2);
  });

  test('[ZD-COMP-10] the square symbol is on three tiles, the triangle on two others', () => {
    expect(TILES.filter(tile => tile.symbol === 'square').length).toBe(3);
    expect(TILES.filter(tile => tile.symbol === 'triangle').length).toBe(2);
  });

  test.each(sides)(
    '[ZD-MAP-4] tile $name: everything printed lies on its nine squares, the symbol beside route and grass',
    ({ tile, side }) => {
      expect([...side.route, ...side.grass, tile.symbolAt].every(isOnTile)).toBe(true);
      expect(side.grass.length).toBeGreaterThanOrEqual(1);
      expect(side.grass.length).toBeLessThanOrEqual(3);
      const printed = [...side.route, ...side.grass].map(text);
      expect(new Set(printed).size).toBe(printed.length);
      if (tile.symbol) expect(printed).not.toContain(text(tile.symbolAt));
    },
  );

  test.each(sides)('[ZD-MAP-14] tile $name: 3 to 6 squares step by step, then over the border; spawn points on it', ({ tile, side }) => {
    const { route, exit, spawns } = side;
    expect(route.length).toBeGreaterThanOrEqual(3);
    expect(route.length).toBeLessThanOrEqual(6);
    for (const [i, [x, y]] of route.slice(1).entries()) expect(Math.max(Math.abs(x - route[i][0]), Math.abs(y - route[i][1]))).toBe(1);
    const [x, y] = route[route.length - 1];
    if (exit !== 'loop') {
      expect(isOnTile([x + exit[0], y + exit[1]])).toBe(false);
      expect(Math.abs(exit[0]) + Math.abs(exit[1])).toBe(1);
    }
    expect(new Set(spawns).size).toBe(tile.id === '6' && side === tile.sides[0] ? 1 : 2);
    expect(spawns.every(step => route[step] !== undefined)).toBe(true);
  });

  test('[ZD-R-102] at most two tiles have a closed loop', () => {
    expect(TILES.filter(tile => tile.sides.some(side => side.exit === 'loop')).length).toBeLessThanOrEqual(2);
  });
});

describe('Maps', () => {
  test('[ZD-MAP-1] the corner mark turns with the tile', () => {
    const corners = ([0, 1, 2, 3] as const).map(turn => {
      const map = mapOf(laid({ tile: '1', x: 5, y: 7, turn }), 0);
      return placeOf(map, map.corner[0]);
    });
    expect(corners).toEqual([
      [5, 7],
      [7, 7],
      [7, 9],
      [5, 9],
    ]);
  });

  test('[ZD-MAP-3] [ZD-MAP-4] nine squares for each tile, and every square knows its tile', () => {
    for (const card of cards) {
      const { area, tileOf } = mapOf(card, 0);
      expect(area.size).toBe(9 * card.tiles.length);
      expect(card.tiles.map((_, i) => tileOf.filter(tile => tile === i).length)).toEqual(card.tiles.map(() => 9));
    }
  });

  test('[ZD-R-7] overlapping tiles and unknown tiles are refused', () => {
    expect(() => mapOf(laid({ tile: '1', x: 0, y: 0, turn: 0 }, { tile: '2', x: 2, y: 2, turn: 0 }), 0)).toThrow('move those that overlap');
    expect(() => mapOf(laid({ tile: '9', x: 0, y: 0, turn: 0 }), 0)).toThrow(
      'tracking/laid-for-a-test: tiles[0].tile is "9"; use one of 1, 2, 3, 4, 5, 6',
    );
  });

  test('[ZD-MAP-10] more spawn points than the tiles have are refused', () => {
    const greedy: TrackingCard = {
      ...laid({ tile: '6', x: 0, y: 0, turn: 0 }),
      used: [
        { A: 0, B: 2 },
        { A: 0, B: 2 },
      ],
    };
    expect(() => mapOf(greedy, 0)).toThrow('used[0].B is 2; its tiles have 1 such spawn points on this side');
    expect(mapOf(greedy, 1).spawns.B.length).toBe(2);
  });

  test('[ZD-MAP-11] [ZD-MAP-12] symbols and grass stand where the turned tile shows them', () => {
    const map = mapOf(laid({ tile: '2', x: 0, y: 0, turn: 1 }), 0); // the triangle at [2, 2], grass at [0, 1] and [2, 0]

    expect(map.symbols.triangle.map(square => placeOf(map, square))).toEqual([[0, 2]]);
    expect(map.symbols.square).toEqual([]);
    expect([...map.isGrass.keys()].filter(square => map.isGrass[square]).map(square => placeOf(map, square))).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  test('[ZD-MAP-9] [ZD-MAP-14] spawn points of both kinds are on routes, on tiles of their kind', () => {
    for (const card of cards) {
      for (const side of [0, 1] as const) {
        const map = mapOf(card, side);
        for (const kind of ['A', 'B'] as const) {
          for (const square of map.spawns[kind]) {
            expect(map.next[square]).not.toBe(OFF_ROUTE);
            expect(TILES.find(({ id }) => id === card.tiles[map.tileOf[square]].tile)?.spawnKind).toBe(kind);
          }
        }
      }
    }
  });

  test('[ZD-R-6] starting squares are the edge squares of the starting tile', () => {
    const map = mapOf(laid({ tile: '1', x: 0, y: 0, turn: 0 }, { tile: '2', x: 3, y: 0, turn: 0 }), 0);
    expect(map.startSquares.map(square => placeOf(map, square))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('[ZD-PATROL-3] a route that leads off the area leaves; squares without an arrow are off the route', () => {
    const map = mapOf(laid({ tile: '4', x: 0, y: 0, turn: 0 }), 0); // (2, 0), (1, 1), (0, 2), then left
    expect(map.routes).toEqual([[2, 4, 6]]);
    expect(map.next).toEqual([OFF_ROUTE, OFF_ROUTE, 4, OFF_ROUTE, 6, OFF_ROUTE, LEAVES, OFF_ROUTE, OFF_ROUTE]);
  });

  test('[ZD-PATROL-5] the exit turns with the tile and leads onto the next tile', () => {
    const map = mapOf(laid({ tile: '4', x: 0, y: 0, turn: 2 }, { tile: '5', x: 3, y: -2, turn: 0 }), 0); // up to the right, then tile 5
    const last = map.routes[0][2];
    expect(placeOf(map, last)).toEqual([2, 0]);
    expect(map.next[last]).toBe(map.routes[1][0]);
  });

  test('[ZD-R-101] an exit onto a square without an arrow leads there all the same, but is no further part of the route', () => {
    const map = mapOf(laid({ tile: '4', x: 3, y: 0, turn: 0 }, { tile: '3', x: 0, y: 0, turn: 0 }), 0);
    const beyond = map.area.at(2, 2);
    const [first, , last] = map.routes[0];
    expect(map.next[last]).toBe(beyond);
    expect(map.next[beyond]).toBe(OFF_ROUTE);
    expect(map.routeIndexFrom(first)[beyond]).toBe(-1);
    expect(map.routeIndexFrom(beyond).every(index => index === -1)).toBe(true);
  });

  test('[ZD-R-101] no exit of the quest does', () => {
    for (const card of cards) {
      for (const side of [0, 1] as const) {
        const { next } = mapOf(card, side);
        for (const to of next) if (to >= 0) expect(next[to], `${card.id} side ${side}`).not.toBe(OFF_ROUTE);
      }
    }
  });

  test('[ZD-R-102] [ZD-R-103] around a ring of two tiles the index counts from the spawn until it comes back', () => {
    const map = mapOf(SAWTOOTH_QUEST.tracking[0], 1);
    const spawn = map.spawns.A[1];
    const index = map.routeIndexFrom(spawn);
    expect(index[spawn]).toBe(0);
    expect(index[map.next[spawn]]).toBe(1);
    expect([...index].filter(steps => steps >= 0).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(map.next[index.indexOf(11)]).toBe(spawn);
  });

  test('[ZD-R-103] where the route leaves, squares behind the spawn are not on it', () => {
    const map = mapOf(laid({ tile: '4', x: 0, y: 0, turn: 0 }), 0);
    expect(map.routeIndexFrom(4)).toEqual([-1, -1, -1, -1, 0, -1, 1, -1, -1]);
  });

  test('a map is built once for each card and side, a route index once for each spawn', () => {
    const map = mapOf(SAWTOOTH_QUEST.call, 0);
    expect(mapOf(SAWTOOTH_QUEST.call, 0)).toBe(map);
    expect(mapOf(SAWTOOTH_QUEST.call, 1)).not.toBe(map);
    expect(map.routeIndexFrom(map.spawns.A[0])).toBe(map.routeIndexFrom(map.spawns.A[0]));
  });
});
