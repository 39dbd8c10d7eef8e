/** The map in the snow: hexes of snow, crags and the camp, and who stands there. Buttons, keys and names are the kit's; only the drawing is ours. */
import { type CellDrawing, HexBoard, type TableProps, type TokenDrawing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { huntMap } from '../content/maps.ts';
import { sketch } from '../sentences/table.ts';
import type { View } from '../state.ts';

export function Board(table: TableProps<View>): ReactElement {
  const { cells, pieces } = sketch(table.view);
  const { crags, camp } = huntMap(table.view.chapter);
  const groundOf = (hex: number): Ground => (crags.has(hex) ? 'crag' : hex === camp ? 'camp' : 'snow');
  return (
    <div className="sl sl-board">
      <HexBoard
        table={table}
        cells={cells}
        pieces={pieces}
        own={table.seat === null ? null : { kind: 'tracker', id: table.seat }}
        label="The map"
        cell={drawn => <Hex {...drawn} ground={groundOf(drawn.cell.ref.id as number)} />}
        token={drawn => <Figure {...drawn} />}
      />
    </div>
  );
}

type Ground = 'snow' | 'crag' | 'camp';

/** What lies on a hex, about its middle. */
const LYING: Readonly<Record<Ground, ReactElement>> = {
  snow: <path className="sl-drift" d="M-17 9q7-5 14 0M2-9q7-5 14 0" />,
  crag: (
    <>
      <path className="sl-rock" d="M-22 17-6-17 3-2 9-10 23 17Z" />
      <path className="sl-rock-lit" d="M-22 17-6-17-3 3-9 17Z" />
    </>
  ),
  camp: <path className="sl-tent" d="M0-18 20 16H6L0 2-6 16H-20Z" />,
};

function Hex({ points, x, y, ground }: CellDrawing & { readonly ground: Ground }): ReactElement {
  return (
    <>
      <polygon points={points} className={`sl-${ground}`} />
      <g className="sl-ground" transform={`translate(${x} ${y})`}>
        {LYING[ground]}
      </g>
    </>
  );
}

/** Figures are drawn twenty units wide from their middle. */
const DRAWN = 20;
/** Letters are at least so many pixels tall. */
const LEAST_LETTER = 11;

const FIGURES: Readonly<Record<string, ReactElement>> = {
  lynx: (
    <>
      <path className="sl-fur-dark" d="M-15-2-17-20-6-12ZM15-2 17-20 6-12Z" />
      <path className="sl-fur" d="M0-13C11-13 15-5 14 3L6 14H-6L-14 3C-15-5-11-13 0-13Z" />
      <path className="sl-eye" d="M-10-3q4-4 7 1-4 2-7-1ZM10-3q-4-4-7 1 4 2 7-1Z" />
      <path className="sl-fur-dark" d="M-3 5H3L0 9Z" />
    </>
  ),
  tracker: <path className="sl-hood" d="M0-15C9-15 12-7 10 0L14 15H-14L-10 0C-12-7-9-15 0-15Z" />,
  bait: <path className="sl-bait" d="M-12 0Q-2-9 7 0L14-6V6L7 0Q-2 9-12 0Z" />,
};

function Figure({ piece, x, y, r, scale }: TokenDrawing): ReactElement {
  const letter = Math.max(r * 0.8, LEAST_LETTER / scale);
  return (
    <>
      <circle className="board-body" cx={x} cy={y} r={r} />
      <g className="sl-figure" transform={`translate(${x} ${y}) scale(${(r / DRAWN) * 0.9})`}>
        {FIGURES[piece.ref.kind]}
      </g>
      {piece.ref.kind === 'tracker' && (
        <text className="sl-figure sl-name" x={x} y={y + letter * 0.5} textAnchor="middle" style={{ fontSize: letter }}>
          {Number(piece.ref.id) + 1}
        </text>
      )}
    </>
  );
}
