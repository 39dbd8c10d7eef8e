/**
 * Decides the geometry of an encounter: a tracking card's tiles laid out on one of their sides. ZD-MAP-1 to ZD-MAP-14, ZD-PATROL-5, ZD-R-6,
 * ZD-R-7, ZD-R-100 to ZD-R-103. Built once for each card and side and kept. The tiles are in tiles.ts, the cards in sawtooth-quest.ts;
 * what stands on the map during an encounter is state.
 */
import { type Area, areaOf, type Cell, rotate } from '@quarry/board';
import { TILES } from './tiles.ts';
import type { Tile, TileSide, TrackingCard } from './types.ts';

/** No arrow on this square. */
export const OFF_ROUTE = -2;
/** The arrow leads off the playing area. */
export const LEAVES = -1;

export interface EncounterMap {
  readonly area: Area;
  /** Square → index in the card's tiles. */
  readonly tileOf: readonly number[];
  readonly isGrass: readonly boolean[];
  /** Square → the square its arrow leads to, which need not have an arrow itself; OFF_ROUTE or LEAVES. */
  readonly next: readonly number[];
  /** Per tile: the squares of its route in order. */
  readonly routes: readonly (readonly number[])[];
  /** The spawn points this card uses on this side, in layout order, then route order. */
  readonly spawns: { readonly A: readonly number[]; readonly B: readonly number[] };
  readonly symbols: { readonly square: readonly number[]; readonly triangle: readonly number[] };
  /** Edge squares of the starting tile. Enemies may stand on some. */
  readonly startSquares: readonly number[];
  /** Per tile: where the corner mark lies, [0, 0] of the unturned tile. */
  readonly corner: readonly number[];
  /** Steps from the spawn along the directed route, across tiles as linked, until it leaves or is back; -1 elsewhere (ZD-R-103). */
  routeIndexFrom(spawn: number): readonly number[];
}

const SIZE = 3;
const tilesById = new Map(TILES.map(tile => [tile.id, tile]));
const built = new WeakMap<TrackingCard, (EncounterMap | undefined)[]>();

/** The map of a card on the side for 1–2 players (0) or for 3–4 (1). */
export function mapOf(card: TrackingCard, side: 0 | 1): EncounterMap {
  const maps = built.get(card) ?? newMaps(card);
  return (maps[side] ??= build(card, side));
}

function newMaps(card: TrackingCard): (EncounterMap | undefined)[] {
  const maps: (EncounterMap | undefined)[] = [];
  built.set(card, maps);
  return maps;
}

/** Lays a map of its own under a card: fixtures draw theirs instead of joining tiles. */
export function layMap(card: TrackingCard, map: EncounterMap): void {
  built.set(card, [map, map]);
}

function build(card: TrackingCard, side: 0 | 1): EncounterMap {
  const laid = card.tiles.map((place, i) => {
    const tile =
      tilesById.get(place.tile) ?? refuse(card, `tiles[${i}].tile is "${place.tile}"; use one of ${[...tilesById.keys()].join(', ')}`);
    return new LaidTile(tile, tile.sides[side], place);
  });
  const area = areaOf(laid.flatMap(tile => tile.cells()));
  if (area.size !== laid.length * SIZE * SIZE) refuse(card, `its ${laid.length} tiles cover ${area.size} squares; move those that overlap`);

  const squareAt = ({ x, y }: Cell): number => area.at(x, y);
  const tileOf = new Array<number>(area.size).fill(-1);
  const isGrass = new Array<boolean>(area.size).fill(false);
  const next = new Array<number>(area.size).fill(OFF_ROUTE);
  laid.forEach((tile, i) => {
    for (const cell of tile.cells()) tileOf[squareAt(cell)] = i;
    for (const cell of tile.grass()) isGrass[squareAt(cell)] = true;
  });
  const routes = laid.map(tile => {
    const route = tile.route().map(squareAt);
    route.forEach((square, step) => (next[square] = route[step + 1] ?? squareAt(tile.afterRoute())));
    return route;
  });
  const spawnsOf = (kind: 'A' | 'B'): number[] => {
    const all = laid.flatMap((tile, i) =>
      tile.tile.spawnKind === kind ? [...tile.side.spawns].sort((a, b) => a - b).map(step => routes[i][step]) : [],
    );
    const used = card.used[side][kind];
    if (used > all.length) refuse(card, `used[${side}].${kind} is ${used}; its tiles have ${all.length} such spawn points on this side`);
    return all.slice(0, used);
  };
  const symbolsOf = (symbol: Tile['symbol']): number[] =>
    laid.filter(tile => tile.tile.symbol === symbol).map(tile => squareAt(tile.symbol()));
  const indices = new Map<number, readonly number[]>();

  return {
    area,
    tileOf,
    isGrass,
    next,
    routes,
    spawns: { A: spawnsOf('A'), B: spawnsOf('B') },
    symbols: { square: symbolsOf('square'), triangle: symbolsOf('triangle') },
    startSquares: area.edges.filter(square => tileOf[square] === card.start),
    corner: laid.map(tile => squareAt(tile.corner())),
    routeIndexFrom: spawn => {
      const known = indices.get(spawn);
      if (known) return known;
      const index = walk(next, spawn);
      indices.set(spawn, index);
      return index;
    },
  };
}

/** Squares without an arrow end the walk and are not part of it: there the enemy looks for a route anew (ZD-R-101). */
export function walk(next: readonly number[], spawn: number): number[] {
  const index = next.map(() => -1);
  for (let square = spawn, steps = 0; square >= 0 && next[square] !== OFF_ROUTE && index[square] < 0; square = next[square], steps += 1) {
    index[square] = steps;
  }
  return index;
}

/** A tile at its place: everything printed on it in coordinates of the map. */
class LaidTile {
  readonly tile: Tile;
  readonly side: TileSide;
  private readonly place: TrackingCard['tiles'][number];

  constructor(tile: Tile, side: TileSide, place: TrackingCard['tiles'][number]) {
    this.tile = tile;
    this.side = side;
    this.place = place;
  }

  cells(): Cell[] {
    return Array.from({ length: SIZE * SIZE }, (_, i) => this.onMap([i % SIZE, Math.floor(i / SIZE)]));
  }

  route(): Cell[] {
    return this.side.route.map(at => this.onMap(at));
  }

  grass(): Cell[] {
    return this.side.grass.map(at => this.onMap(at));
  }

  corner(): Cell {
    return this.onMap([0, 0]);
  }

  symbol(): Cell {
    return this.onMap(this.tile.symbolAt);
  }

  /** Where the last arrow points: over the border, which turns with the tile, or back to the first square (ZD-R-102). */
  afterRoute(): Cell {
    const { route, exit } = this.side;
    if (exit === 'loop') return this.onMap(route[0]);
    const [x, y] = route[route.length - 1];
    return this.onMap([x + exit[0], y + exit[1]]);
  }

  private onMap([column, row]: readonly [number, number]): Cell {
    const { x, y } = rotate(column, row, SIZE, this.place.turn);
    return { x: this.place.x + x, y: this.place.y + y };
  }
}

function refuse(card: TrackingCard, problem: string): never {
  throw new RangeError(`tracking/${card.id}: ${problem}`);
}
