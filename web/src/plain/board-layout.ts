/** Where the cells and pieces of a sketch are drawn: squares, hexes (odd rows half a cell to the right) or a plane. Units are pixels at rest. */
import type { Sketch, Unit } from '@quarry/kernel';
import type { Bounds } from '@quarry/screen';
import { CELL, type Spot, spotOf, textOf } from './plane.ts';

const HEX_ROW = CELL * 0.87;

export interface PlacedCell {
  readonly cell: Sketch['cells'][number];
  readonly points: string;
  readonly x: number;
  readonly y: number;
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

export interface BoardLayout {
  readonly cells: readonly PlacedCell[];
  readonly pieces: readonly PlacedPiece[];
  readonly outlines: readonly PlacedOutline[];
  readonly bounds: Bounds;
}

const middleOf = (kind: Sketch['kind'], { x, y }: Spot, unit: Unit | null): Spot => {
  if (kind === 'plane') return spotOf({ x, y }, unit);
  if (kind === 'hexes') return { x: (x + (Math.abs(y) % 2) / 2 + 0.5) * CELL, y: y * HEX_ROW + CELL / 2 };
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
};

function corners(kind: Sketch['kind'], { x, y }: Spot): Spot[] {
  if (kind === 'hexes') {
    return [0, 1, 2, 3, 4, 5].map(i => {
      const angle = (Math.PI / 3) * i + Math.PI / 6;
      return { x: x + Math.cos(angle) * CELL * 0.56, y: y + Math.sin(angle) * CELL * 0.56 };
    });
  }
  const half = CELL / 2 - 1.5;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

export function layOut(sketch: Sketch, unit: Unit | null = null): BoardLayout {
  const { kind } = sketch;
  const cells = sketch.cells.map(cell => {
    const middle = middleOf(kind, cell, unit);
    return { cell, ...middle, points: textOf(corners(kind, middle)) };
  });
  const pieces = placed(sketch, unit);
  const outlines = sketch.outlines.map(({ says, sort, points }) => {
    const spots = points.map(point => spotOf(point, unit));
    return { says, sort, points: textOf(spots), box: boundsOf(spots) };
  });
  const rim = outlines.find(({ sort }) => sort === 'rim');
  if (rim) return { cells, pieces, outlines, bounds: rim.box };
  const spots: Spot[] = [
    ...cells.flatMap(({ x, y }) => corners('squares', { x, y })),
    ...pieces.flatMap(({ x, y, r }) => corners('squares', { x, y }).concat({ x: x + r, y: y + r }, { x: x - r, y: y - r })),
    ...sketch.outlines.flatMap(outline => outline.points.map(point => spotOf(point, unit))),
  ];
  return { cells, pieces, outlines, bounds: boundsOf(spots) };
}

/** So near, in units, that letters above both would run into each other. */
const NEAR = 2;
const isBeside = (a: Spot, b: Spot, unit: Unit | null): boolean => {
  const near = NEAR * (unit?.of ?? 1);
  return Math.abs(a.x - b.x) < near && Math.abs(a.y - b.y) < near;
};

/** Pieces that share a cell stand side by side and smaller. */
function placed({ kind, pieces }: Sketch, unit: Unit | null): PlacedPiece[] {
  const together = new Map<string, number>();
  const count = (piece: Spot): string => `${piece.x} ${piece.y}`;
  const many = new Map<string, number>();
  for (const piece of pieces) many.set(count(piece), (many.get(count(piece)) ?? 0) + 1);
  return pieces.map((piece, i) => {
    const middle = middleOf(kind, piece, unit);
    if (kind === 'plane') {
      const isNamedBelow = pieces.slice(0, i).filter(other => isBeside(other, piece, unit)).length % 2 === 1;
      return { piece, ...middle, r: Math.max(4, (piece.r * CELL) / (unit?.of ?? 1)), isNamedBelow };
    }
    const n = many.get(count(piece))!;
    const nth = together.get(count(piece)) ?? 0;
    together.set(count(piece), nth + 1);
    if (n === 1) return { piece, ...middle, r: CELL * 0.33, isNamedBelow: false };
    const angle = (2 * Math.PI * nth) / n - Math.PI / 2;
    const away = CELL * (n === 2 ? 0.235 : 0.26);
    return {
      piece,
      x: middle.x + Math.cos(n === 2 ? nth * Math.PI : angle) * away,
      y: middle.y + (n === 2 ? 0 : Math.sin(angle) * away),
      r: CELL * (n <= 2 ? 0.22 : n <= 4 ? 0.18 : 0.15),
      isNamedBelow: false,
    };
  });
}

function boundsOf(spots: readonly Spot[]): Bounds {
  if (spots.length === 0) return { x: 0, y: 0, width: CELL, height: CELL };
  const xs = spots.map(spot => spot.x);
  const ys = spots.map(spot => spot.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
