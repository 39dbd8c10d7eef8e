/**
 * Decides how the hexes of the endless grid lie: directions, distance, ring, disc, line, turns. HX-1 to HX-6.
 * A hex stands on one of its sides (flat top), so that it has a neighbour to the north. Which hexes there are is a map's (hexes.ts).
 */
import type { Cell } from './squares.ts';

/** Clockwise from the north. The first is the 1 of a die that names directions. */
export const HEX_DIRECTIONS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

// A cell is its column x, counted to the east, and its place y in it, counted to the south along a line that falls to the east.
const steps: Readonly<Record<HexDirection, Cell>> = {
  north: { x: 0, y: -1 },
  'north-east': { x: 1, y: -1 },
  'south-east': { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  'south-west': { x: -1, y: 1 },
  'north-west': { x: -1, y: 0 },
};

const FARTHEST_RING = 1024;

/** The cell next to this one in that direction. */
export function hexBeside({ x, y }: Cell, direction: HexDirection): Cell {
  return { x: x + steps[direction].x, y: y + steps[direction].y };
}

/** Fewest steps on the endless grid, whatever lies there. */
export function hexDistance(a: Cell, b: Cell): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
}

/** The one or two directions that begin a shortest way on the endless grid, clockwise from the north; none on arrival. */
export function hexDirectionsTowards(from: Cell, to: Cell): HexDirection[] {
  return HEX_DIRECTIONS.filter(direction => hexDistance(hexBeside(from, direction), to) < hexDistance(from, to));
}

/** The cells exactly n steps away, clockwise from the one straight north. */
export function hexRing(centre: Cell, n: number): Cell[] {
  if (!Number.isInteger(n) || n < 0 || n > FARTHEST_RING)
    throw new RangeError(`hexes: ${n} is not the number of a ring; use a whole number from 0 to ${FARTHEST_RING}`);
  if (n === 0) return [{ x: centre.x, y: centre.y }];
  const ring: Cell[] = [];
  let cell: Cell = { x: centre.x, y: centre.y - n };
  for (let side = 0; side < 6; side += 1) {
    const along = HEX_DIRECTIONS[(side + 2) % 6];
    for (let i = 0; i < n; i += 1) {
      ring.push(cell);
      cell = hexBeside(cell, along);
    }
  }
  return ring;
}

/** The cells at most n steps away, ring after ring, the centre first. */
export function hexDisc(centre: Cell, n: number): Cell[] {
  hexRing(centre, n); // refuses what is no number of rings
  return Array.from({ length: n + 1 }, (_, i) => hexRing(centre, i)).flat();
}

/** Turns a cell about (0, 0), clockwise by sixths of a full turn. Negative turns go the other way. */
export function hexTurned({ x, y }: Cell, sixthTurns: number): Cell {
  if (!Number.isInteger(sixthTurns)) throw new RangeError(`hexes: ${sixthTurns} is not a number of sixth turns; use a whole number`);
  let cell: Cell = { x, y };
  for (let turn = ((sixthTurns % 6) + 6) % 6; turn > 0; turn -= 1) cell = { x: 0 - cell.y, y: cell.x + cell.y };
  return cell;
}

/** What a line passes at one moment: a cell, or the two cells whose border it runs along. */
export type HexPass = readonly [Cell] | readonly [Cell, Cell];

/** What the straight line between the centres of two cells passes, in order, both ends included. */
export function hexLine(from: Cell, to: Cell): HexPass[] {
  for (const { x, y } of [from, to]) refuseOffGrid(x, y);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Seen along the three pairs of sides: a hex reaches from -1 to 1 in each, and a step through one side adds 2, 1 and 1.
  const across = [dx - dy, dx + 2 * dy, -2 * dx - dy];
  return across.includes(0) ? lineAlongBorders(from, to) : lineAcross(from, to, across);
}

/** Straight over corners: each second cell is met, and between them the border of two. */
function lineAlongBorders(from: Cell, to: Cell): HexPass[] {
  const line: HexPass[] = [[from]];
  for (let here = from; hexDistance(here, to) > 0; ) {
    const [one, other] = hexDirectionsTowards(here, to).map(direction => hexBeside(here, direction));
    here = { x: one.x + other.x - here.x, y: one.y + other.y - here.y };
    line.push([one, other], [here]);
  }
  return line;
}

const sides: readonly Cell[] = [
  { x: 1, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/**
 * From cell to cell through the side by which the line leaves first, in whole numbers only. Towards side k the line goes `across[k]` in
 * all and has `toGo(k)` of it behind it when it leaves this cell. Through a corner it leaves two sides at once: it then enters the cell behind the
 * one that it runs to more steeply, and only touches the third.
 */
function lineAcross(from: Cell, to: Cell, across: readonly number[]): HexPass[] {
  const line: HexPass[] = [[from]];
  let here = from;
  while (hexDistance(here, to) > 0) {
    const [gx, gy] = [here.x - from.x, here.y - from.y];
    const gone = [gx - gy, gx + 2 * gy, -2 * gx - gy];
    let best = 0;
    for (const k of [1, 2]) {
      const toGo = (i: number): number => gone[i] * Math.sign(across[i]) + 1;
      const later = toGo(k) * Math.abs(across[best]) - toGo(best) * Math.abs(across[k]);
      if (later < 0 || (later === 0 && Math.abs(across[k]) > Math.abs(across[best]))) best = k;
    }
    const way = Math.sign(across[best]);
    here = { x: here.x + way * sides[best].x, y: here.y + way * sides[best].y };
    line.push([here]);
  }
  return line;
}

export function refuseOffGrid(x: number, y: number): void {
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y))
    throw new RangeError(`hexes: (${x}, ${y}) is not on the grid; use whole numbers`);
}
