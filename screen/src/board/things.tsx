/** What lies and stands on a board of any kind: cells, and above them pieces with their tags. How one of each looks a game may say. */
import type { Ref } from '@quarry/kernel';
import type { ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import type { Bounds } from '../view-box.ts';
import { Cell, type CellDrawing } from './cells.tsx';
import { IntentTags, type TagDrawing } from './intent-tag.tsx';
import type { BoardLayout, PlacedPiece } from './layout.ts';
import type { PieceWidth } from './legible.ts';
import { Piece, type TokenDrawing } from './pieces.tsx';

export interface Common {
  readonly table: AnyTable;
  /** The piece that is one's own: the board is shown so that one finds oneself. */
  readonly own?: Ref | null;
  /** The board's name for a screen reader. */
  readonly label?: string;
  /** How a cell is drawn, inside the button that it is. */
  readonly cell?: (cell: CellDrawing) => ReactNode;
  /** How a piece is drawn, inside the button that it is. */
  readonly token?: (token: TokenDrawing) => ReactNode;
  /** What stands at a piece, instead of its name and what it is about to do, where a unit of the board takes up so many pixels; null: nothing does. */
  readonly tag?: (placed: PlacedPiece, scale: number) => TagDrawing | null;
  /** Pixels that a cell is wide on a desk: at least, before a part of the board is looked at instead of the whole; and then. */
  readonly cellWidth?: PieceWidth;
  /** What lies on cells and below pieces, e.g. the ways that were taken. */
  readonly between?: ReactNode;
  /** What is written on the board, beside its buttons: above pieces, below what they are about to do. */
  readonly lettering?: ReactNode;
  /** Where of it something stands that must be read, where a unit of the board takes up so many pixels and the window shows so much: tags keep off it. */
  readonly written?: (scale: number, window: Bounds) => readonly Bounds[];
  /** What lies below all cells and pieces, e.g. a ground or how far something reaches; and what is drawn above them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

/** Cells, and above them whoever stands there. */
export function Things({
  table,
  own = null,
  cell,
  token,
  tag,
  between,
  lettering,
  written,
  layout,
}: Common & { readonly layout: BoardLayout }): ReactNode {
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;
  const asked = new Set(layout.cells.filter(({ cell: { ref } }) => table.lit(ref).length > 0).map(placed => at(placed.cell)));
  return (
    <>
      {layout.cells.map(placed => (
        <Cell key={`${placed.cell.ref.kind} ${placed.cell.ref.id}`} table={table} draw={cell} {...placed} />
      ))}
      {between}
      {layout.pieces.map(placed => (
        <Piece
          key={`${placed.piece.ref.kind} ${placed.piece.ref.id}`}
          table={table}
          own={own}
          isOnAsked={asked.has(at(placed.piece))}
          draw={token}
          {...placed}
        />
      ))}
      {lettering}
      <IntentTags table={table} layout={layout} tag={tag} written={written} />
    </>
  );
}
