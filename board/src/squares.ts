/**
 * Decides what an area of squares is: neighbours, distance, sight, edge, reach. SQ-1 to SQ-16.
 * Everything is worked out once, in areaOf, and then looked up. Ways through an area begin in paths.ts, the single sight line in sight.ts.
 */
import { isLineClear } from './sight.ts';

/** A square of one area: its index there, 0 to size - 1, in reading order (row by row, left to right). */
export type Square = number;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** All squares at the edge, ascending. */
  readonly edges: readonly Square[];
  /** The square at these coordinates; -1 outside the area. */
  at(x: number, y: number): Square | -1;
  /** The squares one king step away, ascending. */
  neighbours(square: Square): readonly Square[];
  /** Fewest king steps through the area; Infinity when there is no way. */
  distance(a: Square, b: Square): number;
  /** Whether the straight line between the two centres stays out of every missing square. */
  sees(a: Square, b: Square): boolean;
  /** Whether at least one of its four sides is not shared with another square of the area. */
  isEdge(square: Square): boolean;
  /** The squares that n steps reach, itself included, ascending. */
  within(square: Square, n: number): readonly Square[];
}

/** The distance table has one byte per pair: 0 to 254 are steps, 255 says that there is no way. */
const NO_WAY = 255;
const LONGEST_WAY = NO_WAY - 1;
/** The tables take two bytes per pair of squares, the grid four bytes per cell of the bounding box. */
const MOST_SQUARES = 4096;
const MOST_GRID_CELLS = 1 << 20;

/** Builds the tables of an area. Milliseconds, where a look-up takes nanoseconds: its owner keeps the result. */
export function areaOf(cells: Iterable<Cell>): Area {
  return new TableArea(inReadingOrder(cells));
}

class TableArea implements Area {
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly edges: readonly Square[];
  private readonly grid: Grid;
  private readonly neighbourLists: readonly (readonly Square[])[];
  private readonly distances: Uint8Array;
  private readonly sights: Uint8Array;
  private readonly edgeMarks: readonly boolean[];
  private readonly reaches: (readonly Square[])[][];

  constructor(cells: readonly Cell[]) {
    this.size = cells.length;
    this.xs = cells.map(cell => cell.x);
    this.ys = cells.map(cell => cell.y);
    this.grid = gridOf(cells);
    this.neighbourLists = cells.map(({ x, y }) => kingSteps.map(([dx, dy]) => lookUp(this.grid, x + dx, y + dy)).filter(s => s >= 0));
    this.edgeMarks = cells.map(({ x, y }) => sideSteps.some(([dx, dy]) => lookUp(this.grid, x + dx, y + dy) < 0));
    this.edges = [...this.edgeMarks.keys()].filter(s => this.edgeMarks[s]);
    this.distances = allDistances(this.neighbourLists);
    this.sights = allSights(cells, this.grid);
    this.reaches = cells.map(() => []);
  }

  at(x: number, y: number): Square | -1 {
    return lookUp(this.grid, x, y);
  }

  neighbours(square: Square): readonly Square[] {
    return this.neighbourLists[square] ?? this.refuse(square);
  }

  distance(a: Square, b: Square): number {
    const steps = this.distances[this.pair(a, b)];
    return steps === NO_WAY ? Infinity : steps;
  }

  sees(a: Square, b: Square): boolean {
    return this.sights[this.pair(a, b)] === 1;
  }

  isEdge(square: Square): boolean {
    return this.edgeMarks[square] ?? this.refuse(square);
  }

  within(square: Square, n: number): readonly Square[] {
    const reach = this.reaches[square] ?? this.refuse(square);
    if (!(n >= 0)) return [];
    const steps = n > LONGEST_WAY ? LONGEST_WAY : Math.floor(n);
    return (reach[steps] ??= this.neighbourLists.flatMap((_, other) => (this.distance(square, other) <= steps ? [other] : [])));
  }

  /** -1, the answer of `at` outside the area, is the likely slip: unchecked it would read another row and answer wrongly. */
  private pair(a: Square, b: Square): number {
    if (!(a >= 0 && a < this.size)) this.refuse(a);
    if (!(b >= 0 && b < this.size)) this.refuse(b);
    return a * this.size + b;
  }

  private refuse(square: Square): never {
    throw new RangeError(`area: there is no square ${square}; this area has ${this.size}, counted from 0 (-1 means outside the area)`);
  }
}

// Both in reading order, so that lists made from them are ascending.
const kingSteps = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const; // prettier-ignore
const sideSteps = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const; // prettier-ignore

/** The squares sorted row by row, each once: the numbering does not depend on the order in which tiles were laid. */
function inReadingOrder(cells: Iterable<Cell>): Cell[] {
  const sorted = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
  for (const { x, y } of sorted) {
    if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y))
      throw new RangeError(`area: (${x}, ${y}) is not on the grid; use whole numbers`);
  }
  const once = sorted.filter((cell, i) => i === 0 || cell.x !== sorted[i - 1].x || cell.y !== sorted[i - 1].y);
  if (once.length > MOST_SQUARES) throw new RangeError(`area: ${once.length} squares are too many for its tables; at most ${MOST_SQUARES}`);
  return once;
}

/** The bounding box, each cell holding its square or -1. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly squares: Int32Array;
}

function gridOf(cells: readonly Cell[]): Grid {
  if (cells.length === 0) return { left: 0, top: 0, width: 0, height: 0, squares: new Int32Array(0) };
  const left = cells.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = cells.reduce((most, { x }) => Math.max(most, x), -Infinity);
  const top = cells[0].y;
  const width = right - left + 1;
  const height = cells[cells.length - 1].y - top + 1;
  if (width * height > MOST_GRID_CELLS) {
    throw new RangeError(
      `area: its squares spread over ${width} × ${height}; bring them together, at most ${MOST_GRID_CELLS} cells in all`,
    );
  }
  const squares = new Int32Array(width * height).fill(-1);
  cells.forEach(({ x, y }, s) => (squares[(y - top) * width + x - left] = s));
  return { left, top, width, height, squares };
}

function lookUp(grid: Grid, x: number, y: number): Square | -1 {
  const column = x - grid.left;
  const row = y - grid.top;
  const isInside = column >= 0 && column < grid.width && row >= 0 && row < grid.height && Number.isInteger(column) && Number.isInteger(row);
  return isInside ? grid.squares[row * grid.width + column] : -1;
}

/** One flood per square. Counted loops: an area is often built before the engine has warmed up, and they are quicker then. */
function allDistances(neighbourLists: readonly (readonly Square[])[]): Uint8Array {
  const size = neighbourLists.length;
  const distances = new Uint8Array(size * size).fill(NO_WAY);
  for (let from = 0; from < size; from += 1) {
    const row = distances.subarray(from * size, (from + 1) * size);
    row[from] = 0;
    const queue = [from];
    for (let head = 0; head < queue.length && queue.length < size; head += 1) {
      const steps = row[queue[head]] + 1;
      const neighbours = neighbourLists[queue[head]];
      for (let i = 0; i < neighbours.length; i += 1) {
        const next = neighbours[i];
        if (row[next] !== NO_WAY) continue;
        if (steps === NO_WAY) throw new RangeError(`area: squares ${from} and ${next} are more than ${LONGEST_WAY} steps apart`);
        row[next] = steps;
        queue.push(next);
      }
    }
  }
  return distances;
}

function allSights(cells: readonly Cell[], grid: Grid): Uint8Array {
  const size = cells.length;
  const sights = new Uint8Array(size * size);
  const places = cells.map(({ x, y }) => (y - grid.top) * grid.width + x - grid.left);
  for (let a = 0; a < size; a += 1) {
    for (let b = a; b < size; b += 1) {
      // In reading order b is never above a.
      const right = cells[b].x - cells[a].x;
      const line = { wide: Math.abs(right), high: cells[b].y - cells[a].y, aside: right < 0 ? -1 : 1, along: grid.width };
      if (!isLineClear(grid.squares, places[a], places[b], line)) continue;
      sights[a * size + b] = 1;
      sights[b * size + a] = 1;
    }
  }
  return sights;
}
