/** What of a board must be large enough to be read, and where to look if that is not all of it. Pure. */
import type { Ref, Sketch, Unit } from '@quarry/kernel';
import { isInOrder } from '../piles.ts';
import { isSame } from '../refs.ts';
import type { AnyTable } from '../table.ts';
import type { Bounds, Legible } from '../view-box.ts';
import { type BoardLayout, boundsOf, type PlacedPiece } from './layout.ts';
import { CELL, type Spot, spotOf } from './plane.ts';

/** Pixels that a piece of a plane is wide, or a cell: at least, before one looks at a part instead of the whole; and then. */
export interface PieceWidth {
  readonly least: number;
  readonly good: number;
  /** Where not even all that matters fits; `good` if it is left out. */
  readonly part?: number;
  /** At least, where all that a moment is about is brought into the picture; `least` if it is left out. */
  readonly together?: number;
  /** The same of a cell in a window that is held in the hand; as the kit has it, if it is left out. */
  readonly inHand?: Omit<PieceWidth, 'inHand' | 'together'>;
}
const PIECE_WIDTH: PieceWidth = { least: 9, good: 17 };
const CELL_WIDTH = { least: 48, good: 68 };
const CELL_IN_HAND: PieceWidth = { least: 40, good: 50, part: 44 };

/** What must be legible of a board: oneself, and whatever is asked about, or pointed at from beside it. */
export function legibleIn(
  layout: BoardLayout,
  { lit, sought, asked }: Pick<AnyTable, 'lit' | 'sought' | 'asked'>,
  kind: Sketch['kind'],
  own: Ref | null,
  unit: Unit | null,
  pieceWidth = PIECE_WIDTH,
  cellWidth: PieceWidth = CELL_WIDTH,
): Legible | undefined {
  const self = own ? spotsOf(layout, own) : [];
  const there = sought?.about.flatMap(about => spotsOf(layout, about)) ?? [];
  const isLit = ({ ref }: { readonly ref: Ref }): boolean => lit(ref).length > 0;
  const cells = layout.cells.map(({ cell, x, y }) => ({ ref: cell.ref, x, y })).filter(isLit);
  const pieces = layout.pieces.map(({ piece, x, y }) => ({ ref: piece.ref, x, y })).filter(isLit);
  const region = asked?.outline?.flat().map(point => spotOf(point, unit)) ?? [];
  const wanted: readonly Spot[] = there.length > 0 ? there : [...cells, ...pieces, ...region];
  const at = there[0] ?? self[0] ?? middleOf(wanted) ?? layout.pieces[0];
  if (!at) return undefined;
  const [wide, width]: readonly [number, PieceWidth] =
    kind === 'plane' ? [2 * Math.min(...layout.pieces.map(({ r }) => r)), pieceWidth] : [CELL, cellWidth];
  const isOfPieces = there.length === 0 && pieces.length > 0 && cells.length + region.length === 0;
  const isOrder = isOfPieces && asked !== null && isInOrder(asked);
  // Whoever is nowhere yet chooses among places, whoever puts pieces in order compares them: all of them are looked at.
  const isAmong = there.length === 0 && wanted.length > 1 && (self.length === 0 || isOrder);
  return {
    of: around([...self, ...wanted, at]),
    ...(isOfPieces && { less: isAmong ? [around(pieces)] : nearer(self[0] ?? at, pieces) }),
    at,
    ...inUnits(width, wide),
    ...(width.together !== undefined && { together: width.together / wide }),
    ...(isAmong && { isAllOrWhole: true }),
    ...(kind !== 'plane' && { inHand: inUnits(cellWidth.inHand ?? CELL_IN_HAND, CELL) }),
  };
}

const inUnits = ({ least, good, part = good }: PieceWidth, wide: number): Required<Omit<PieceWidth, 'inHand' | 'together'>> => ({
  least: least / wide,
  good: good / wide,
  part: part / wide,
});

/** The cells that these stand in the middle of. */
const around = (spots: readonly Spot[]): Bounds =>
  boundsOf(spots.flatMap(({ x, y }) => [-CELL / 2, CELL / 2].map(by => ({ x: x + by, y: y + by }))));

/** Pieces that are asked about without oneself; or at least the nearest of them, with oneself if that can be. */
function nearer(self: Spot, pieces: readonly Spot[]): readonly Bounds[] {
  const far = ({ x, y }: Spot): number => Math.hypot(x - self.x, y - self.y);
  const nearest = pieces.reduce((near, one) => (far(one) < far(near) ? one : near));
  return [around(pieces), around([self, nearest]), around([nearest])];
}

function middleOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined;
  const { x, y, width, height } = boundsOf(spots);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a thing stands: on a cell, as a cell, or several times. */
export const spotsOf = (layout: BoardLayout, about: Ref): readonly Spot[] => [
  ...layout.cells.filter(({ cell }) => isSame(cell.ref, about)),
  ...layout.pieces.filter(({ piece }) => isSame(piece.ref, about)),
];

/** The piece that a thing is, where it stands; null if it is none. */
export const pieceOf = (layout: BoardLayout, about: Ref): PlacedPiece | null =>
  layout.pieces.find(({ piece }) => isSame(piece.ref, about)) ?? null;
