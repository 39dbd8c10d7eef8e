/** Where the cells and pieces of a sketch are drawn: squares, hexes that stand on a side, or a plane. Units are pixels at rest. */
import type { Sketch, Unit } from '@quarry/kernel';
import type { Bounds } from '../view-box.ts';
import { CELL, type Spot, spotOf, textOf } from './plane.ts';

/** The middles of neighbouring hexes are a cell apart, so that what fits a square fits a hex. */
const HEX_SIDE = CELL / Math.sqrt(3);
/** Room for the lines of two neighbours. */
const HEX_LINE = 0.75;
/** A hex is narrow where its mark stands: what stands on it is a little smaller and higher, and leaves the mark free. */
const HEX_RAISED = CELL * 0.105;
const HEX_PIECES = 0.86;

export interface PlacedCell {
  readonly cell: Sketch['cells'][number];
  readonly points: string;
  readonly x: number;
  readonly y: number;
  /** How tall the letters of its mark are, so that they fit into it. */
  readonly letters: number;
  /** Where they stand, seen from the middle. */
  readonly markAt: Spot;
}

export interface PlacedPiece {
  readonly piece: Sketch['pieces'][number];
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Its letters stand below it if they do not fit into it: above stand those of a neighbour. */
  readonly isNamedBelow: boolean;
}

export interface PlacedOutline {
  readonly says: string;
  readonly sort: Sketch['outlines'][number]['sort'];
  readonly points: string;
  readonly box: Bounds;
}

/** The name of a column or of a row, and where it stands: above the first square of it, or beside it. */
export interface PlacedEdge extends Spot {
  readonly says: string;
}

export interface BoardLayout {
  readonly cells: readonly PlacedCell[];
  readonly pieces: readonly PlacedPiece[];
  readonly outlines: readonly PlacedOutline[];
  readonly edges: readonly PlacedEdge[];
  readonly bounds: Bounds;
}

const middleOf = (kind: Sketch['kind'], { x, y }: Spot, unit: Unit | null): Spot => {
  if (kind === 'plane') return spotOf({ x, y }, unit);
  if (kind === 'hexes') return { x: 1.5 * HEX_SIDE * x, y: (y + x / 2) * CELL };
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
};

/** Where a piece stands, if it is alone there. */
const standOf = (kind: Sketch['kind'], piece: Spot, unit: Unit | null): Spot => {
  const { x, y } = middleOf(kind, piece, unit);
  return { x, y: kind === 'hexes' ? y - HEX_RAISED : y };
};

function corners(kind: Sketch['kind'], { x, y }: Spot): Spot[] {
  if (kind === 'hexes') {
    const [side, half] = [HEX_SIDE - HEX_LINE, CELL / 2 - HEX_LINE];
    return [
      { x: x - side / 2, y: y - half },
      { x: x + side / 2, y: y - half },
      { x: x + side, y },
      { x: x + side / 2, y: y + half },
      { x: x - side / 2, y: y + half },
      { x: x - side, y },
    ];
  }
  const half = CELL / 2 - 1.5;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

/** A single sign stands in the corner of a square, where no piece covers it. */
const isSign = (kind: Sketch['kind'], mark: string): boolean => kind === 'squares' && [...mark].length === 1;
const SIGN = 20;

/** Letters are about 0.62 as wide as tall; so many pixels wide is a cell where its mark stands. */
const lettersOf = (kind: Sketch['kind'], mark: string): number =>
  isSign(kind, mark) ? SIGN : Math.min(13, (kind === 'hexes' ? 44 : 58) / (0.62 * mark.length || 1));
/** Where the mark of a cell stands, seen from its middle. */
const markOf = (kind: Sketch['kind'], mark: string): Spot =>
  isSign(kind, mark) ? { x: -CELL * 0.35, y: CELL * 0.44 } : { x: 0, y: CELL * 0.42 };

/** Where a piece stands among those who share its cell: seen from the middle of the cell and how large, in cells. */
export type Standing = (piece: Sketch['pieces'][number], together: readonly Sketch['pieces'][number][]) => Spot & { readonly r: number };

export function layOut(sketch: Sketch, unit: Unit | null = null, stand?: Standing): BoardLayout {
  const { kind } = sketch;
  const cells = sketch.cells.map(cell => {
    const middle = middleOf(kind, cell, unit);
    return { cell, ...middle, points: textOf(corners(kind, middle)), letters: lettersOf(kind, cell.mark), markAt: markOf(kind, cell.mark) };
  });
  // A map of hexes grows to all sides: what was laid last may lie first for who goes through it by keys.
  if (kind === 'hexes') cells.sort((a, b) => a.y - b.y || a.x - b.x);
  const pieces = stand ? stood(sketch, unit, stand) : placed(sketch, unit);
  const outlines = sketch.outlines.map(({ says, sort, points }) => {
    const spots = points.map(point => spotOf(point, unit));
    return { says, sort, points: textOf(spots), box: boundsOf(spots) };
  });
  const rim = outlines.find(({ sort }) => sort === 'rim');
  if (rim) return { cells, pieces, outlines, edges: [], bounds: rim.box };
  const spots: Spot[] = [
    ...cells.flatMap(middle => corners(kind, middle)),
    ...pieces.flatMap(({ x, y, r }) => corners('squares', { x, y }).concat({ x: x + r, y: y + r }, { x: x - r, y: y - r })),
    ...sketch.outlines.flatMap(outline => outline.points.map(point => spotOf(point, unit))),
  ];
  const edges = edgesOf(sketch);
  const rims = edges.map(({ x, y }) => ({ x: x - EDGE / 2, y: y - EDGE / 2 }));
  return { cells, pieces, outlines, edges, bounds: boundsOf([...spots, ...rims]) };
}

/** Room for the names of columns and rows. */
const EDGE = 26;

function edgesOf({ edges }: Sketch): PlacedEdge[] {
  if (!edges) return [];
  const at = (i: number): number => (i + 0.5) * CELL;
  return [
    ...edges.columns.map((says, i) => ({ says, x: at(i), y: -EDGE / 2 })),
    ...edges.rows.map((says, i) => ({ says, x: -EDGE / 2, y: at(i) })),
  ];
}

/** So near, in units, that letters above both would run into each other. */
const NEAR = 2;
const isBeside = (a: Spot, b: Spot, unit: Unit | null): boolean => {
  const near = NEAR * (unit?.of ?? 1);
  return Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near;
};

/** A piece that is wider stands on several cells, and is drawn as large. */
const ONE_CELL = 0.6;

/** Pieces that share a cell stand side by side and smaller. */
function placed({ kind, pieces }: Sketch, unit: Unit | null): PlacedPiece[] {
  const together = new Map<string, number>();
  const count = (piece: Spot): string => `${piece.x} ${piece.y}`;
  const many = new Map<string, number>();
  for (const piece of pieces) many.set(count(piece), (many.get(count(piece)) ?? 0) + 1);
  return pieces.map((piece, i) => {
    const middle = standOf(kind, piece, unit);
    const size = CELL * (kind === 'hexes' ? HEX_PIECES : 1);
    if (kind === 'plane') {
      const isNamedBelow = pieces.slice(0, i).filter(other => isBeside(other, piece, unit)).length % 2 === 1;
      return { piece, ...middle, r: Math.max(4, (piece.r * CELL) / (unit?.of ?? 1)), isNamedBelow };
    }
    const n = many.get(count(piece))!;
    const nth = together.get(count(piece)) ?? 0;
    together.set(count(piece), nth + 1);
    if (n === 1) return { piece, ...middle, r: size * (piece.r > ONE_CELL ? piece.r : 0.33), isNamedBelow: false };
    const angle = firstAngle(n) + (2 * Math.PI * nth) / n;
    const { away, r } = roomOf(n);
    return {
      piece,
      x: middle.x + Math.cos(angle) * away * size,
      y: middle.y + Math.sin(angle) * away * size,
      r: r * size,
      isNamedBelow: false,
    };
  });
}

/** Pieces as a game's own board places them. */
function stood({ kind, pieces }: Sketch, unit: Unit | null, stand: Standing): PlacedPiece[] {
  return pieces.map(piece => {
    const together = pieces.filter(({ x, y }) => x === piece.x && y === piece.y);
    const middle = middleOf(kind, piece, unit);
    const { x, y, r } = stand(piece, together);
    return { piece, x: middle.x + x * CELL, y: middle.y + y * CELL, r: r * CELL, isNamedBelow: false };
  });
}

/** Two stand side by side and four in two rows; else the first stands at the top. */
const firstAngle = (n: number): number => (n === 2 ? Math.PI : n === 4 ? -0.75 * Math.PI : -Math.PI / 2);

/** How far from the middle of their cell several pieces stand, and how large they are, in cells: from five on the corners of neighbours just meet. */
function roomOf(n: number): { readonly away: number; readonly r: number } {
  if (n === 2) return { away: 0.235, r: 0.22 };
  if (n <= 4) return { away: 0.26, r: 0.18 };
  const away = 0.31;
  return { away, r: (away * Math.sin(Math.PI / n)) / Math.SQRT2 };
}

export function boundsOf(spots: readonly Spot[]): Bounds {
  if (spots.length === 0) return { x: 0, y: 0, width: CELL, height: CELL };
  const xs = spots.map(spot => spot.x);
  const ys = spots.map(spot => spot.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
