/** A sketch as an SVG board: cells and pieces that are asked about are lit and can be clicked, and so can a place on a plane. */
import type { Ref, Sketch, Unit } from '@quarry/kernel';
import { isInOrder, type Legible, Lit, type TableProps, useScale, Viewport } from '@quarry/screen';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type BoardLayout, boundsOf, layOut, type PlacedCell, type PlacedPiece } from './board-layout.ts';
import { isAbout } from './plain-blocks.tsx';
import { CELL, LETTER, pointAt, type Spot, spotOf } from './plane.ts';
import { Drawn, PlacedPath, Reach, ScaleLines, ScaleNumbers, Terrain, WrongPlace } from './plane-board.tsx';

interface Props {
  readonly table: TableProps;
  readonly sketch: Sketch;
  readonly unit: Unit | null;
  /** The piece that is one's own. */
  readonly own: Ref | null;
}

export function PlainBoard({ table, sketch, unit, own }: Props): ReactNode {
  const layout = useMemo(() => layOut(sketch, unit), [sketch, unit]);
  const { asked, placed } = table;
  const { bounds } = layout;
  const legible = legibleIn(layout, table, sketch.kind, own, unit);
  const askedCells = new Set(sketch.cells.filter(({ ref }) => isAskedFor(table, ref)).map(({ x, y }) => `${x} ${y}`));
  const placeAt = (event: MouseEvent<SVGGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!placed || !matrix) return;
    table.place(pointAt(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), unit));
  };
  return (
    <Viewport bounds={bounds} legible={legible} label="The board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place on a plane is no element of its own; it can be typed in the bar */}
      <g onClick={placeAt} className={[sketch.kind === 'plane' ? 'plane' : '', placed ? 'plane-open' : ''].join(' ')}>
        {sketch.kind === 'plane' && (
          <>
            <rect {...bounds} className="plane-ground" />
            <ScaleLines bounds={bounds} />
            <Terrain outlines={layout.outlines} bounds={bounds}>
              {asked?.outline && <Reach outline={asked.outline} unit={unit} bounds={bounds} />}
            </Terrain>
            <ScaleNumbers bounds={bounds} />
            {asked && placed && <PlacedPath asked={asked} placed={placed} unit={unit} />}
          </>
        )}
        <Edges edges={layout.edges} />
        {layout.cells.map(placed => (
          <CellView key={`${placed.cell.ref.kind} ${placed.cell.ref.id}`} table={table} {...placed} />
        ))}
        {layout.pieces.map(placed => (
          <PieceView
            key={`${placed.piece.ref.kind} ${placed.piece.ref.id}`}
            table={table}
            own={own}
            isOnAsked={askedCells.has(`${placed.piece.x} ${placed.piece.y}`)}
            {...placed}
          />
        ))}
        {asked && placed && <WrongPlace asked={asked} placed={placed} unit={unit} />}
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

/** Whether a question is about this thing itself, not only about the way there. */
const isAskedFor = ({ lit }: TableProps, ref: Ref): boolean => lit(ref).some(({ about }) => about.some(one => isAbout(one, ref)));

/** Pixels that a piece of a plane is wide, or a cell: at least, before one looks at a part instead of the whole; and then. */
const PIECE_WIDTH = { least: 9, good: 17 };
const CELL_WIDTH = { least: 56, good: 68 };

/** What must be legible of a board: oneself, and whatever is asked about, or pointed at from beside it. */
export function legibleIn(
  layout: BoardLayout,
  { lit, sought, asked }: Pick<TableProps, 'lit' | 'sought' | 'asked'>,
  kind: Sketch['kind'],
  own: Ref | null,
  unit: Unit | null,
): Legible | undefined {
  const self = own ? spotsOf(layout, own) : [];
  const there = sought?.about.flatMap(about => spotsOf(layout, about)) ?? [];
  const things = [
    ...layout.cells.map(({ cell, x, y }) => ({ ref: cell.ref, x, y })),
    ...layout.pieces.map(({ piece, x, y }) => ({ ref: piece.ref, x, y })),
  ];
  const region = asked?.outline?.flat().map(point => spotOf(point, unit)) ?? [];
  const wanted = there.length > 0 ? there : [...things.filter(({ ref }) => lit(ref).length > 0), ...region];
  const at = there[0] ?? self[0] ?? middleOf(wanted) ?? layout.pieces[0];
  if (!at) return undefined;
  const of = boundsOf([...self, ...wanted, at].flatMap(({ x, y }) => [-CELL / 2, CELL / 2].map(by => ({ x: x + by, y: y + by }))));
  const [wide, { least, good }] = kind === 'plane' ? [2 * Math.min(...layout.pieces.map(({ r }) => r)), PIECE_WIDTH] : [CELL, CELL_WIDTH];
  // Whoever is nowhere yet chooses among places: all of them are looked at.
  const isAmong = there.length === 0 && self.length === 0 && wanted.length > 1;
  return { of, at, least: least / wide, good: good / wide, ...(isAmong && { isAllOrWhole: true }) };
}

function middleOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined;
  const { x, y, width, height } = boundsOf(spots);
  return { x: x + width / 2, y: y + height / 2 };
}

/** What marks and tints mean, in a corner of the board. */
export function Legend({ legend }: { readonly legend: NonNullable<Sketch['legend']> }): ReactNode {
  return (
    <ul className="plain-legend" aria-label="What the marks mean">
      {legend.map(({ mark, ground, says }) => (
        <li key={says}>
          <span className={`plain-swatch ${ground ? `ground-${ground}` : ''}`} aria-hidden="true">
            {mark}
          </span>
          {says}
        </li>
      ))}
    </ul>
  );
}

function spotsOf(layout: BoardLayout, about: { kind: string; id: string | number }): { x: number; y: number }[] {
  const fits = (ref: { kind: string; id: string | number }): boolean => ref.kind === about.kind && ref.id === about.id;
  return [...layout.cells.filter(({ cell }) => fits(cell.ref)), ...layout.pieces.filter(({ piece }) => fits(piece.ref))];
}

/** Columns and rows by name, as the log and the options name squares; whoever hears the page hears each square's own name. */
function Edges({ edges }: Pick<BoardLayout, 'edges'>): ReactNode {
  const size = Math.max(EDGE_LETTER, LEGIBLE / useScale());
  return (
    <Drawn className="plain-edges" fontSize={size}>
      {edges.map(({ says, x, y }) => (
        <text key={says} x={x} y={y + size * 0.36} textAnchor="middle">
          {says}
        </text>
      ))}
    </Drawn>
  );
}
const EDGE_LETTER = 15;

/** The mark stands beside the button, not in it: its name says more. */
function CellView({ table, cell, points, x, y, letters, markAt }: PlacedCell & { readonly table: TableProps }): ReactNode {
  return (
    <g>
      <Lit table={table} about={cell.ref} says={cell.says} className={`plain-cell ${cell.ground ? `ground-${cell.ground}` : ''}`}>
        {thing => (
          <>
            <polygon points={points}>
              <title>{cell.says}</title>
            </polygon>
            {thing.order > 0 && (
              <text x={x + CELL * 0.36} y={y - CELL * 0.28} textAnchor="middle" className="plain-order">
                {table.asked && isInOrder(table.asked) ? thing.order : '✓'}
              </text>
            )}
          </>
        )}
      </Lit>
      {cell.mark && (
        <text x={x + markAt.x} y={y + markAt.y} textAnchor="middle" className="plain-cell-mark" style={{ fontSize: letters }}>
          {cell.mark}
        </text>
      )}
    </g>
  );
}

/** Letters are at least this tall on the screen, in pixels; on a piece that is smaller they stand above it. */
const LEGIBLE = 11;
/** A piece is drawn at least so wide, in pixels from its middle, however far the board is. */
const LEAST_PIECE = 5;

/** Whether letters of the smallest size fit into a piece so many pixels wide from its middle: a diamond is narrow where they begin. */
const fitsInside = (mark: string, isDiamond: boolean, r: number): boolean =>
  isDiamond ? mark.length * LETTER + LEGIBLE * 0.6 <= 2 * r : Math.max(mark.length * LETTER + 2, LEGIBLE) <= 2 * r;

interface PieceProps extends PlacedPiece {
  readonly table: TableProps;
  readonly own: Ref | null;
  /** The cell below it is asked for: a click means the cell, unless it means the piece. */
  readonly isOnAsked: boolean;
}

/** The letters stand beside the button, not in it: its name says more than they do. */
function PieceView({ table, own, isOnAsked, piece, x, y, r: drawn, isNamedBelow }: PieceProps): ReactNode {
  const order = table.lit(piece.ref).reduce((place, option) => place || table.chosen.indexOf(option.key) + 1, 0);
  const scale = useScale();
  const r = Math.max(drawn, LEAST_PIECE / scale);
  const size = r * (piece.mark.length > 2 ? 0.76 : 0.95);
  const least = LEGIBLE / scale;
  const isOutside = size < least && !fitsInside(piece.mark, piece.side === 'neutral', r * scale);
  const isInspected = table.inspected !== null && isAbout(piece.ref, table.inspected);
  const isOwn = own !== null && isAbout(piece.ref, own);
  const classes = [
    'plain-piece',
    `plain-${piece.side}`,
    isOwn ? 'plain-own' : '',
    piece.isSpent ? 'plain-spent' : '',
    isOnAsked && table.lit(piece.ref).length === 0 ? 'plain-passed' : '',
    isInspected ? 'is-inspected' : '',
  ];
  return (
    <g>
      <Lit table={table} about={piece.ref} says={piece.says} hasDetails className={classes.filter(Boolean).join(' ')}>
        {piece.side === 'theirs' ? (
          <rect className="plain-body" x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r * 0.35} />
        ) : piece.side === 'ours' ? (
          <circle className="plain-body" cx={x} cy={y} r={r} />
        ) : (
          <polygon className="plain-body" points={`${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`} />
        )}
        <title>{piece.says}</title>
      </Lit>
      <text
        className={isOutside ? 'plain-mark plain-mark-above' : 'plain-mark'}
        x={x}
        y={isOutside ? (isNamedBelow ? y + r + LEGIBLE / scale : y - r - 2 / scale) : y + Math.max(size, least) * 0.36}
        fontSize={Math.max(size, least)}
        textAnchor="middle"
      >
        {piece.mark}
      </text>
      {order > 0 && (
        <text x={x + r} y={y - r * 0.6} textAnchor="middle" className="plain-order">
          {table.asked && isInOrder(table.asked) ? order : '✓'}
        </text>
      )}
    </g>
  );
}
