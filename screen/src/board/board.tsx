/**
 * A board of squares, of hexes or a plane, from what lies and stands there: whatever is asked about is lit and can be clicked, reached by keys and heard by its name, and so
 * can a place on a plane. Without more it is drawn plainly; a game's own screen hands in how it draws a cell (`cell`) and whoever stands there (`token`), and keeps all the rest.
 */
import type { Point, Ref, Sketch, Unit } from '@quarry/kernel';
import { type MouseEvent, type PointerEvent, type ReactNode, useMemo } from 'react';
import { BoardDeeds } from '../deeds/deeds.tsx';
import { useLongPress } from '../long-press.ts';
import { isSame } from '../refs.ts';
import type { AnyTable } from '../table.ts';
import { Viewport } from '../viewport.tsx';
import { Cell, type CellDrawing, Edges } from './cells.tsx';
import { IntentTags } from './intent-tag.tsx';
import { type BoardLayout, layOut } from './layout.ts';
import { legibleIn, pieceOf } from './legible.ts';
import { AimLine, Fingers, Piece, type TokenDrawing } from './pieces.tsx';
import { CELL, pointAt } from './plane.ts';
import { PlacedPath, Reach, ScaleLines, ScaleNumbers, Terrain, WrongPlace } from './plane-parts.tsx';

interface Common {
  readonly table: AnyTable;
  /** The piece that is one's own: the board is shown so that one finds oneself. */
  readonly own?: Ref | null;
  /** The board's name for a screen reader. */
  readonly label?: string;
  /** How a cell is drawn, inside the button that it is. */
  readonly cell?: (cell: CellDrawing) => ReactNode;
  /** How a piece is drawn, inside the button that it is. */
  readonly token?: (token: TokenDrawing) => ReactNode;
  /** What lies below all cells and pieces, e.g. a ground or how far something reaches; and what is drawn above them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

interface CellsProps extends Common, Pick<Sketch, 'cells' | 'pieces' | 'edges'> {}

interface PlaneProps extends Common, Pick<Sketch, 'outlines' | 'pieces'> {
  /** What people measure in; a unit of the plane itself if it is left out. */
  readonly unit?: Unit | null;
}

/** On a plane bases that nearly touch fight hand to hand. */
const PLANE_CELL = CELL / 4;
const NO_OUTLINES: Sketch['outlines'] = [];
const NO_CELLS: Sketch['cells'] = [];

export function GridBoard({ cells, pieces, edges, ...common }: CellsProps): ReactNode {
  const layout = useMemo(
    () => layOut({ kind: 'squares', cells, pieces, outlines: NO_OUTLINES, ...(edges && { edges }) }),
    [cells, pieces, edges],
  );
  return <CellsLaid kind="squares" layout={layout} {...common} />;
}

export function HexBoard({ cells, pieces, ...common }: Omit<CellsProps, 'edges'>): ReactNode {
  const layout = useMemo(() => layOut({ kind: 'hexes', cells, pieces, outlines: NO_OUTLINES }), [cells, pieces]);
  return <CellsLaid kind="hexes" layout={layout} {...common} />;
}

export function PlaneBoard({ outlines, pieces, unit = null, ...common }: PlaneProps): ReactNode {
  const { table, own = null, label = 'The board', under, over } = common;
  const layout = useMemo(() => layOut({ kind: 'plane', cells: NO_CELLS, outlines, pieces }, unit), [outlines, pieces, unit]);
  const { asked, placed } = table;
  const { bounds } = layout;
  const pointUnder = ({ currentTarget, clientX, clientY }: MouseEvent<SVGGElement>): Point | null => {
    const matrix = currentTarget.getScreenCTM();
    return matrix && pointAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()), unit);
  };
  const press = useLongPress((at: Point) => table.ping(at));
  const placeAt = (event: MouseEvent<SVGGElement>): void => {
    const at = placed && !press.wasLong() && pointUnder(event);
    if (at) table.place(at);
  };
  /** Whatever stands there points for itself. */
  const pressAt = (event: PointerEvent<SVGGElement>): void => {
    press.forget();
    const at = (event.target as Element).closest('[data-about]') ? null : pointUnder(event);
    if (at) press.begin(at);
  };
  return (
    <Viewport bounds={bounds} legible={legibleIn(layout, table, 'plane', own, unit)} label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place on a plane is no element of its own; it can be typed in the bar */}
      <g
        className={placed ? 'plane plane-open' : 'plane'}
        onClick={placeAt}
        onPointerDown={pressAt}
        onPointerMove={press.move}
        onPointerUp={press.end}
        onPointerLeave={press.end}
        onPointerCancel={press.end}
      >
        <rect {...bounds} className="plane-ground" />
        <ScaleLines bounds={bounds} />
        <Terrain outlines={layout.outlines} bounds={bounds}>
          {asked?.outline && <Reach outline={asked.outline} unit={unit} bounds={bounds} />}
        </Terrain>
        <ScaleNumbers bounds={bounds} />
        {asked && placed && <PlacedPath asked={asked} placed={placed} unit={unit} />}
        {under}
        <Things layout={layout} {...common} />
        {asked && placed && <WrongPlace asked={asked} placed={placed} unit={unit} />}
        <AimLine table={table} own={own} layout={layout} />
        <BoardDeeds table={table} standOf={ref => pieceOf(layout, ref)} cell={PLANE_CELL} />
        {over}
        <Fingers table={table} layout={layout} unit={unit} />
      </g>
    </Viewport>
  );
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

interface LaidProps extends Common {
  readonly kind: 'squares' | 'hexes';
  readonly layout: BoardLayout;
}

function CellsLaid({ kind, layout, ...common }: LaidProps): ReactNode {
  const { table, own = null, label = 'The board', under, over } = common;
  return (
    <Viewport bounds={layout.bounds} legible={legibleIn(layout, table, kind, own, null)} label={label}>
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

/** Whether a question is about this thing itself, not only about the way there. */
const isAskedFor = ({ lit }: AnyTable, ref: Ref): boolean => lit(ref).some(({ about }) => about.some(one => isSame(one, ref)));

/** Cells, and above them whoever stands there. */
function Things({ table, own = null, cell, token, layout }: Common & { readonly layout: BoardLayout }): ReactNode {
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;
  const asked = new Set(layout.cells.filter(placed => isAskedFor(table, placed.cell.ref)).map(placed => at(placed.cell)));
  return (
    <>
      {layout.cells.map(placed => (
        <Cell key={`${placed.cell.ref.kind} ${placed.cell.ref.id}`} table={table} draw={cell} {...placed} />
      ))}
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
      <IntentTags table={table} layout={layout} />
    </>
  );
}
