/**
 * A board of squares or of hexes, or whatever kind a game sketches, from what lies and stands there: whatever is asked about is lit and can be clicked, reached by keys and
 * heard by its name. Without more it is drawn plainly; a game's own screen hands in how it draws a cell (`cell`) and whoever stands there (`token`), and keeps all the rest.
 */
import type { Sketch, Unit } from '@quarry/kernel';
import { type ReactNode, useMemo } from 'react';
import { BoardDeeds } from '../deeds/deeds.tsx';
import { Viewport } from '../viewport.tsx';
import { Edges } from './cells.tsx';
import { type BoardLayout, layOut, type Standing } from './layout.ts';
import { legibleIn, type PieceWidth, pieceOf } from './legible.ts';
import { AimLine, Fingers } from './pieces.tsx';
import { CELL } from './plane.ts';
import { PlaneBoard } from './plane-board.tsx';
import { type Common, Things } from './things.tsx';

interface CellsProps extends Common, Pick<Sketch, 'cells' | 'pieces' | 'edges'> {}

const NO_OUTLINES: Sketch['outlines'] = [];

export function GridBoard({ cells, pieces, edges, ...common }: CellsProps): ReactNode {
  const layout = useMemo(
    () => layOut({ kind: 'squares', cells, pieces, outlines: NO_OUTLINES, ...(edges && { edges }) }),
    [cells, pieces, edges],
  );
  return <CellsLaid kind="squares" layout={layout} {...common} />;
}

interface HexProps extends Omit<CellsProps, 'edges'> {
  /** Where a piece stands in its cell; side by side, as the kit has it, if it is left out. Always the same function. */
  readonly stand?: Standing;
  /** How large a cell is, before one looks at a part of the map instead of the whole; as the kit has it, if it is left out. */
  readonly cellWidth?: PieceWidth;
}

export function HexBoard({ cells, pieces, stand, ...common }: HexProps): ReactNode {
  const layout = useMemo(() => layOut({ kind: 'hexes', cells, pieces, outlines: NO_OUTLINES }, null, stand), [cells, pieces, stand]);
  return <CellsLaid kind="hexes" layout={layout} {...common} />;
}

interface SketchProps extends Common {
  readonly sketch: Sketch;
  readonly unit?: Unit | null;
}

/** Whatever kind of board a game sketches. */
export function SketchBoard({ sketch: { kind, cells, pieces, edges, outlines }, unit = null, ...common }: SketchProps): ReactNode {
  if (kind === 'plane') return <PlaneBoard outlines={outlines} pieces={pieces} unit={unit} {...common} />;
  if (kind === 'hexes') return <HexBoard cells={cells} pieces={pieces} {...common} />;
  return <GridBoard cells={cells} pieces={pieces} {...(edges && { edges })} {...common} />;
}

interface LaidProps extends Common, Pick<HexProps, 'cellWidth'> {
  readonly kind: 'squares' | 'hexes';
  readonly layout: BoardLayout;
}

function CellsLaid({ kind, layout, cellWidth, ...common }: LaidProps): ReactNode {
  const { table, own = null, label = 'The board', under, over } = common;
  return (
    <Viewport bounds={layout.bounds} legible={legibleIn(layout, table, kind, own, null, undefined, cellWidth)} label={label}>
      {under}
      <Things layout={layout} {...common} />
      <AimLine table={table} own={own} layout={layout} />
      <BoardDeeds table={table} standOf={ref => pieceOf(layout, ref)} cell={CELL} />
      {over}
      <Edges edges={layout.edges} />
      <Fingers table={table} layout={layout} />
    </Viewport>
  );
}
