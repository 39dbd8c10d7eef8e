/**
 * Decides what a map of hexes is: neighbours, distance, sight, edge, reach, and how it grows. HX-7 to HX-19.
 * A map is a value: `with` gives another one, in which the hexes that were there keep their numbers. It shares what did not change, and
 * distance and sight are worked out when they are first asked for, so that laying a tile costs little. The endless grid is hex-grid.ts's.
 */
import { flood, type Graph } from './graph.ts';
import { HEX_DIRECTIONS, type HexDirection, hexBeside, hexLine, refuseOffGrid } from './hex-grid.ts';
import type { Cell } from './squares.ts';

/** A hex of one map: its index there, 0 to size - 1, in the order in which the cells came. */
export type Hex = number;

export interface HexMap extends Graph {
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** All hexes at the edge, ascending. */
  readonly edges: readonly Hex[];
  /** The cells beside the map that are not of it, holes included: where a tile can be laid. By the hex they are beside, then clockwise. */
  readonly rim: readonly Cell[];
  /** The hex at these coordinates; -1 outside the map. */
  at(x: number, y: number): Hex | -1;
  /** Where a hex lies. */
  cell(hex: Hex): Cell;
  /** The hexes that these cells are, in the same order; cells outside the map are left out. */
  among(cells: Iterable<Cell>): Hex[];
  /** The hex next to this one in that direction; -1 outside the map. */
  beside(hex: Hex, direction: HexDirection): Hex | -1;
  /** The hexes one step away, clockwise from the north. */
  neighbours(hex: Hex): readonly Hex[];
  /** Fewest steps through the map; Infinity when there is no way. */
  distance(a: Hex, b: Hex): number;
  /** Whether the straight line between the two centres stays out of every missing hex. */
  sees(a: Hex, b: Hex): boolean;
  /** Whether at least one of its six sides is not shared with another hex of the map. */
  isEdge(hex: Hex): boolean;
  /** The hexes that n steps reach, itself included, ascending. */
  within(hex: Hex, n: number): readonly Hex[];
  /** The map with these cells as well. */
  with(cells: Iterable<Cell>): HexMap;
}

const MOST_HEXES = 4096;
/** Cells are found by one number, made of both coordinates. */
const FARTHEST = 1 << 20;
const COLUMN = 4 * FARTHEST;

/** The map of these cells, numbered in the order in which they come. */
export function hexMapOf(cells: Iterable<Cell>): HexMap {
  return NO_HEXES.with(cells);
}

/** The six sides of a hex, clockwise from the north, each holding the hex beyond it or -1; and those that are there. */
interface Surroundings {
  readonly sides: readonly (Hex | -1)[];
  readonly neighbours: readonly Hex[];
}

class GrownMap implements HexMap {
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  private readonly places: ReadonlyMap<number, Hex>;
  private readonly around: readonly Surroundings[];
  private readonly stepRows: Int32Array[] = [];
  private readonly sightRows: Uint8Array[] = [];
  private readonly reaches: (readonly Hex[])[][] = [];
  private edgeList: readonly Hex[] | undefined;
  private rimList: readonly Cell[] | undefined;

  constructor(xs: readonly number[], ys: readonly number[], places: ReadonlyMap<number, Hex>, around: readonly Surroundings[]) {
    this.size = xs.length;
    this.xs = xs;
    this.ys = ys;
    this.places = places;
    this.around = around;
  }

  get edges(): readonly Hex[] {
    return (this.edgeList ??= [...this.around.keys()].filter(hex => this.isEdge(hex)));
  }

  get rim(): readonly Cell[] {
    return (this.rimList ??= this.findRim());
  }

  at(x: number, y: number): Hex | -1 {
    return isNear(x, y) ? (this.places.get(keyOf(x, y)) ?? -1) : -1;
  }

  cell(hex: Hex): Cell {
    return hex in this.around ? { x: this.xs[hex], y: this.ys[hex] } : this.refuse(hex);
  }

  among(cells: Iterable<Cell>): Hex[] {
    return [...cells].map(({ x, y }) => this.at(x, y)).filter(hex => hex >= 0);
  }

  beside(hex: Hex, direction: HexDirection): Hex | -1 {
    return (this.around[hex] ?? this.refuse(hex)).sides[HEX_DIRECTIONS.indexOf(direction)];
  }

  neighbours(hex: Hex): readonly Hex[] {
    return (this.around[hex] ?? this.refuse(hex)).neighbours;
  }

  distance(a: Hex, b: Hex): number {
    const steps = (this.stepRows[a] ?? this.findSteps(a))[b] ?? this.refuse(b);
    return steps < 0 ? Infinity : steps;
  }

  sees(a: Hex, b: Hex): boolean {
    const row = this.sightRows[a] ?? this.startSights(a);
    const known = row[b] ?? this.refuse(b);
    return (known === UNKNOWN ? this.look(a, b) : known) === SEEN;
  }

  isEdge(hex: Hex): boolean {
    return this.neighbours(hex).length < 6;
  }

  within(hex: Hex, n: number): readonly Hex[] {
    this.distance(hex, hex); // refuses what is no hex, and finds the steps
    if (!(n >= 0)) return [];
    const steps = n > this.size ? this.size : Math.floor(n);
    return ((this.reaches[hex] ??= [])[steps] ??= [...this.around.keys()].filter(other => this.distance(hex, other) <= steps));
  }

  with(cells: Iterable<Cell>): HexMap {
    const xs = [...this.xs];
    const ys = [...this.ys];
    const places = new Map(this.places);
    for (const { x, y } of cells) {
      refuseBadCell(x, y);
      if (places.has(keyOf(x, y))) continue;
      places.set(keyOf(x, y), xs.length);
      xs.push(x);
      ys.push(y);
    }
    if (xs.length === this.size) return this;
    if (xs.length > MOST_HEXES) throw new RangeError(`hexes: ${xs.length} hexes are too many for a map; at most ${MOST_HEXES}`);
    return new GrownMap(xs, ys, places, this.grownAround(xs, ys, places));
  }

  /** New hexes and those beside them get new surroundings; all others are shared with this map. */
  private grownAround(xs: readonly number[], ys: readonly number[], places: ReadonlyMap<number, Hex>): Surroundings[] {
    const around = [...this.around];
    const touched = new Set<Hex>();
    for (let hex = this.size; hex < xs.length; hex += 1) {
      around.push(surroundingsOf({ x: xs[hex], y: ys[hex] }, places));
      for (const next of around[hex].neighbours) if (next < this.size) touched.add(next);
    }
    for (const hex of touched) around[hex] = surroundingsOf({ x: xs[hex], y: ys[hex] }, places);
    return around;
  }

  private findRim(): Cell[] {
    const rim = new Map<number, Cell>();
    for (const hex of this.edges) {
      for (const direction of HEX_DIRECTIONS) {
        const cell = hexBeside(this.cell(hex), direction);
        if (this.at(cell.x, cell.y) < 0) rim.set(keyOf(cell.x, cell.y), cell);
      }
    }
    return [...rim.values()];
  }

  private findSteps(from: Hex): Int32Array {
    if (!(from in this.around)) this.refuse(from);
    return (this.stepRows[from] = flood(this, [from], () => true));
  }

  private startSights(hex: Hex): Uint8Array {
    if (!(hex in this.around)) this.refuse(hex);
    return (this.sightRows[hex] = new Uint8Array(this.size));
  }

  /** Along a border one of the two hexes is enough: the line touches both and is inside of neither. */
  private look(a: Hex, b: Hex): number {
    const isClear = hexLine(this.cell(a), this.cell(b)).every(pass => pass.some(({ x, y }) => this.at(x, y) >= 0));
    return (this.sightRows[a][b] = isClear ? SEEN : HIDDEN);
  }

  private refuse(hex: Hex): never {
    throw new RangeError(`hexes: there is no hex ${hex}; this map has ${this.size}, counted from 0 (-1 means outside the map)`);
  }
}

const UNKNOWN = 0;
const SEEN = 1;
const HIDDEN = 2;

const NO_HEXES: HexMap = new GrownMap([], [], new Map(), []);

const isNear = (x: number, y: number): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;

const keyOf = (x: number, y: number): number => x * COLUMN + y;

function refuseBadCell(x: number, y: number): void {
  refuseOffGrid(x, y);
  if (!isNear(x, y)) throw new RangeError(`hexes: (${x}, ${y}) is too far out; at most ${FARTHEST} from (0, 0) in each direction`);
}

function surroundingsOf(cell: Cell, places: ReadonlyMap<number, Hex>): Surroundings {
  const sides = HEX_DIRECTIONS.map(direction => {
    const { x, y } = hexBeside(cell, direction);
    return places.get(keyOf(x, y)) ?? -1;
  });
  return { sides, neighbours: sides.filter(hex => hex >= 0) };
}
