/** Where the cells and pieces of a sketch are drawn: squares, hexes (odd rows half a cell to the right) or a plane. Units are pixels at rest. */
import type { Sketch } from '@quarry/kernel';
import type { Bounds } from '@quarry/screen';

export const CELL = 64;
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
}

export interface BoardLayout {
  readonly cells: readonly PlacedCell[];
  readonly pieces: readonly PlacedPiece[];
  readonly outlines: readonly { readonly says: string; readonly points: string }[];
  readonly bounds: Bounds;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = (kind: Sketch['kind'], { x, y }: Spot): Spot => {
  if (kind === 'plane') return { x: x * CELL, y: y * CELL };
  if (kind === 'hexes') return { x: (x + (Math.abs(y) % 2) / 2 + 0.5) * CELL, y: y * HEX_ROW + CELL / 2 };
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
};

const textOf = (points: readonly Spot[]): string => points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
const round = (x: number): number => Math.round(x * 100) / 100;

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

export function layOut(sketch: Sketch): BoardLayout {
  const { kind } = sketch;
  const cells = sketch.cells.map(cell => {
    const middle = middleOf(kind, cell);
    return { cell, ...middle, points: textOf(corners(kind, middle)) };
  });
  const pieces = placed(sketch);
  const outlines = sketch.outlines.map(({ says, points }) => ({ says, points: textOf(points.map(point => middleOf('plane', point))) }));
  const spots: Spot[] = [
    ...cells.flatMap(({ x, y }) => corners('squares', { x, y })),
    ...pieces.flatMap(({ x, y, r }) => corners('squares', { x, y }).concat({ x: x + r, y: y + r }, { x: x - r, y: y - r })),
    ...sketch.outlines.flatMap(outline => outline.points.map(point => middleOf('plane', point))),
  ];
  return { cells, pieces, outlines, bounds: boundsOf(spots) };
}

/** Pieces that share a cell stand side by side and smaller. */
function placed({ kind, pieces }: Sketch): PlacedPiece[] {
  const together = new Map<string, number>();
  const count = (piece: Spot): string => `${piece.x} ${piece.y}`;
  const many = new Map<string, number>();
  for (const piece of pieces) many.set(count(piece), (many.get(count(piece)) ?? 0) + 1);
  return pieces.map(piece => {
    const middle = middleOf(kind, piece);
    if (kind === 'plane') return { piece, ...middle, r: Math.max(4, piece.r * CELL) };
    const n = many.get(count(piece))!;
    const i = together.get(count(piece)) ?? 0;
    together.set(count(piece), i + 1);
    if (n === 1) return { piece, ...middle, r: CELL * 0.33 };
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    const away = CELL * (n === 2 ? 0.235 : 0.26);
    return {
      piece,
      x: middle.x + Math.cos(n === 2 ? i * Math.PI : angle) * away,
      y: middle.y + (n === 2 ? 0 : Math.sin(angle) * away),
      r: CELL * (n <= 2 ? 0.22 : n <= 4 ? 0.18 : 0.15),
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
