/** Cells of a board, each a button with a name while it is asked about; and the names of columns and rows. */
import type { ReactNode } from 'react';
import { isInOrder } from '../piles.ts';
import type { AnyTable } from '../table.ts';
import { Lit, type Thing, useThing } from '../thing.tsx';
import { useScale, useWindow } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import type { BoardLayout, PlacedCell } from './layout.ts';
import { CELL, LEGIBLE, type Spot } from './plane.ts';

/** A cell to be drawn: where it lies, and whether it is lit, pointed at, chosen or refused. */
export interface CellDrawing extends PlacedCell {
  readonly thing: Thing;
}

interface Props extends PlacedCell {
  readonly table: AnyTable;
  /** A game's own drawing, instead of an outline with its mark. */
  readonly draw: ((cell: CellDrawing) => ReactNode) | undefined;
}

/** Mark and order stand beside the button, not in it: its name says more. */
export function Cell({ table, draw, ...placed }: Props): ReactNode {
  const { cell, points, x, y, letters, markAt } = placed;
  const { order } = useThing(table, cell.ref, cell.says);
  return (
    <g>
      <Lit table={table} about={cell.ref} says={cell.says} className={`board-cell ${cell.ground ? `ground-${cell.ground}` : ''}`}>
        {thing =>
          draw ? (
            <>
              {draw({ ...placed, thing })}
              <title>{cell.says}</title>
            </>
          ) : (
            <polygon points={points}>
              <title>{cell.says}</title>
            </polygon>
          )
        }
      </Lit>
      {order > 0 && (
        <text x={x + CELL * 0.36} y={y - CELL * 0.28} textAnchor="middle" className="board-order">
          {table.asked && isInOrder(table.asked) ? order : '✓'}
        </text>
      )}
      {cell.mark && !draw && (
        <text x={x + markAt.x} y={y + markAt.y} textAnchor="middle" className="board-cell-mark" style={{ fontSize: letters }}>
          {cell.mark}
        </text>
      )}
    </g>
  );
}

const EDGE_LETTER = 15;

/** Columns and rows by name, as the log and the options name squares, in sight however the board is moved; whoever hears the page hears each square's own name. */
export function Edges({ edges }: Pick<BoardLayout, 'edges'>): ReactNode {
  const size = Math.max(EDGE_LETTER, LEGIBLE / useScale());
  const corner = useWindow();
  const inSight = ({ x, y }: Spot): Spot => (y < 0 ? { x, y: Math.max(y, corner.y + size) } : { x: Math.max(x, corner.x + size), y });
  return (
    <Drawn className="board-edges" fontSize={size}>
      {edges
        .map(edge => ({ says: edge.says, ...inSight(edge) }))
        .map(({ says, x, y }) => (
          <text key={says} x={x} y={y + size * 0.36} textAnchor="middle">
            {says}
          </text>
        ))}
    </Drawn>
  );
}
