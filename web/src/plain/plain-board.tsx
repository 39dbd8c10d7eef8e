/** A sketch as an SVG board: cells and pieces that are asked about are lit and can be clicked, and so can a place on a plane. */
import type { Sketch } from '@quarry/kernel';
import { Lit, pointKey, type TableProps, Viewport } from '@quarry/screen';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { CELL, layOut, type PlacedCell, type PlacedPiece } from './board-layout.ts';

export function PlainBoard({ table, sketch }: { readonly table: TableProps; readonly sketch: Sketch }): ReactNode {
  const layout = useMemo(() => layOut(sketch), [sketch]);
  const isPoint = table.asked?.choose === 'point';
  const pointAt = (event: MouseEvent<SVGGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!isPoint || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    table.choose(pointKey({ x: round(x / CELL), y: round(y / CELL) }));
  };
  return (
    <Viewport bounds={layout.bounds} label="The board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place on a plane is no element of its own */}
      <g onClick={pointAt} className={isPoint ? 'plain-points' : ''}>
        {isPoint && <rect {...layout.bounds} fill="transparent" />}
        {layout.outlines.map(({ says, points }) => (
          <polygon key={points} points={points} className="plain-terrain">
            <title>{says}</title>
          </polygon>
        ))}
        {table.asked?.outline?.map(outline => {
          const points = outline.map(({ x, y }) => `${x * CELL},${y * CELL}`).join(' ');
          return <polygon key={points} points={points} className="plain-region" />;
        })}
        {layout.cells.map(placed => (
          <CellView key={`${placed.cell.ref.kind} ${placed.cell.ref.id}`} table={table} {...placed} />
        ))}
        {layout.pieces.map(placed => (
          <PieceView key={`${placed.piece.ref.kind} ${placed.piece.ref.id}`} table={table} {...placed} />
        ))}
        {table.pings.flatMap(ping =>
          spotsOf(layout, ping.about).map(({ x, y }) => (
            <g key={`${ping.name} ${x} ${y}`} className="plain-ping">
              <circle cx={x} cy={y} r={CELL * 0.45} />
              <text x={x} y={y - CELL * 0.5} textAnchor="middle">
                {ping.name}
              </text>
            </g>
          )),
        )}
      </g>
    </Viewport>
  );
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

function spotsOf(layout: ReturnType<typeof layOut>, about: { kind: string; id: string | number }): { x: number; y: number }[] {
  const fits = (ref: { kind: string; id: string | number }): boolean => ref.kind === about.kind && ref.id === about.id;
  return [...layout.cells.filter(({ cell }) => fits(cell.ref)), ...layout.pieces.filter(({ piece }) => fits(piece.ref))];
}

function CellView({ table, cell, points, x, y }: PlacedCell & { readonly table: TableProps }): ReactNode {
  return (
    <Lit table={table} about={cell.ref} says={cell.says} className="plain-cell">
      {thing => (
        <>
          <polygon points={points}>
            <title>{cell.says}</title>
          </polygon>
          {cell.mark && (
            <text x={x} y={y + CELL * 0.42} textAnchor="middle" className="plain-cell-mark">
              {cell.mark}
            </text>
          )}
          {thing.order > 0 && (
            <text x={x + CELL * 0.36} y={y - CELL * 0.28} textAnchor="middle" className="plain-order">
              {table.asked?.ordered ? thing.order : '✓'}
            </text>
          )}
        </>
      )}
    </Lit>
  );
}

/** The letters stand beside the button, not in it: its name says more than they do. */
function PieceView({ table, piece, x, y, r }: PlacedPiece & { readonly table: TableProps }): ReactNode {
  const order = table.lit(piece.ref).reduce((place, option) => place || table.chosen.indexOf(option.key) + 1, 0);
  return (
    <g>
      <Lit table={table} about={piece.ref} says={piece.says} className={`plain-piece plain-${piece.side}`}>
        {piece.side === 'theirs' ? (
          <rect className="plain-body" x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r * 0.35} />
        ) : piece.side === 'ours' ? (
          <circle className="plain-body" cx={x} cy={y} r={r} />
        ) : (
          <polygon className="plain-body" points={`${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`} />
        )}
        <title>{piece.says}</title>
      </Lit>
      <text className="plain-mark" x={x} y={y + r * 0.34} fontSize={r * (piece.mark.length > 2 ? 0.76 : 0.95)} textAnchor="middle">
        {piece.mark}
      </text>
      {order > 0 && (
        <text x={x + r} y={y - r * 0.6} textAnchor="middle" className="plain-order">
          {table.asked?.ordered ? order : '✓'}
        </text>
      )}
    </g>
  );
}
