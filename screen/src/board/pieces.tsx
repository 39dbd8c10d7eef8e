/** Whatever stands on a board: figures by their side, each a button with a name, and the fingers that point. */
import type { Ref, Unit } from '@quarry/kernel';
import type { ReactNode } from 'react';
import { isInOrder } from '../piles.ts';
import { isSame } from '../refs.ts';
import type { AnyTable } from '../table.ts';
import { Lit, type Thing } from '../thing.tsx';
import type { Bounds } from '../view-box.ts';
import { useScale } from '../viewport.tsx';
import type { BoardLayout, PlacedPiece } from './layout.ts';
import { pieceOf, spotsOf } from './legible.ts';
import { useMoved } from './moved.ts';
import { CELL, LEGIBLE, LETTER, type Spot, spotOf } from './plane.ts';
import { Pointed } from './pointed.tsx';

/** A piece to be drawn about its middle: how far it reaches, and whether it is lit, pointed at, chosen or refused. */
export interface TokenDrawing extends PlacedPiece {
  /** Pixels that one unit of the board takes up now: letters are as large as can be read. */
  readonly scale: number;
  readonly isOwn: boolean;
  readonly isInspected: boolean;
  readonly thing: Thing;
}

interface Props extends PlacedPiece {
  readonly table: AnyTable;
  readonly own: Ref | null;
  /** The cell below it is lit: a click means the cell, unless it means the piece. */
  readonly isOnAsked: boolean;
  /** A game's own drawing, instead of a disc, a square or a diamond with letters. */
  readonly draw: ((token: TokenDrawing) => ReactNode) | undefined;
}

/** A piece is drawn at least so wide, in pixels from its middle, however far the board is. */
const LEAST_PIECE = 5;

export function Piece({ table, own, isOnAsked, draw, ...placed }: Props): ReactNode {
  const { piece, x, y } = placed;
  const order = table.lit(piece.ref).reduce((place, option) => place || table.chosen.indexOf(option.key) + 1, 0);
  const scale = useScale();
  const r = reachOf(placed, scale);
  const isInspected = isSame(piece.ref, table.inspected);
  const isOwn = isSame(piece.ref, own);
  const classes = [
    'board-piece',
    `board-${piece.side}`,
    isOwn ? 'board-own' : '',
    piece.isSpent ? 'board-spent' : '',
    isOnAsked && table.lit(piece.ref).length === 0 ? 'board-passed' : '',
    isInspected ? 'is-inspected' : '',
  ];
  const moved = useMoved({ x, y }, table.motion);
  return (
    <g ref={moved}>
      <Lit
        table={table}
        about={piece.ref}
        says={[piece.says, table.intent?.(piece.ref)?.says].filter(Boolean).join('; ')}
        hasDetails
        className={classes.filter(Boolean).join(' ')}
      >
        {thing => (
          <>
            {draw ? draw({ ...placed, r, scale, isOwn, isInspected, thing }) : <Body side={piece.side} x={x} y={y} r={r} />}
            <title>{piece.says}</title>
          </>
        )}
      </Lit>
      {!draw && <Mark {...placed} r={r} />}
      {order > 0 && (
        <text x={x + r} y={y - r * 0.6} textAnchor="middle" className="board-order">
          {table.asked && isInOrder(table.asked) ? order : '✓'}
        </text>
      )}
    </g>
  );
}

/** Sides are told by shape, too, not by colour alone. */
function Body({ side, x, y, r }: Pick<PlacedPiece, 'x' | 'y' | 'r'> & Pick<PlacedPiece['piece'], 'side'>): ReactNode {
  if (side === 'theirs') return <rect className="board-body" x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r * 0.35} />;
  if (side === 'ours') return <circle className="board-body" cx={x} cy={y} r={r} />;
  return <polygon className="board-body" points={`${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`} />;
}

/** Whether letters of the smallest size fit into a piece so many pixels wide from its middle: a diamond is narrow where they begin. */
const fitsInside = (mark: string, isDiamond: boolean, r: number): boolean =>
  isDiamond ? mark.length * LETTER + LEGIBLE * 0.6 <= 2 * r : Math.max(mark.length * LETTER + 2, LEGIBLE) <= 2 * r;

/** How far a piece reaches from its middle, as it is drawn. */
const reachOf = ({ r }: Pick<PlacedPiece, 'r'>, scale: number): number => Math.max(r, LEAST_PIECE / scale);
const lettersIn = ({ mark }: PlacedPiece['piece'], r: number): number => r * (mark.length > 2 ? 0.76 : 0.95);

/** Whether the letters of a piece stand above or below it, because they do not fit in. */
const isMarkedOutside = ({ piece, r }: Pick<PlacedPiece, 'piece' | 'r'>, scale: number): boolean =>
  lettersIn(piece, r) < LEGIBLE / scale && !fitsInside(piece.mark, piece.side === 'neutral', r * scale);

/** All that is drawn of a piece, its letters too where they stand outside. */
export function boxesOf(placed: PlacedPiece, scale: number): Bounds[] {
  const { piece, x, y, isNamedBelow } = placed;
  const r = reachOf(placed, scale);
  const body = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  if (!isMarkedOutside({ piece, r }, scale)) return [body];
  const [width, height] = [(piece.mark.length * LETTER) / scale, LEGIBLE / scale];
  return [body, { x: x - width / 2, y: isNamedBelow ? y + r : y - r - height, width, height }];
}

/** The letters stand beside the button, not in it: its name says more than they do. */
function Mark({ piece, x, y, r, isNamedBelow }: PlacedPiece): ReactNode {
  const scale = useScale();
  const size = lettersIn(piece, r);
  const least = LEGIBLE / scale;
  const isOutside = isMarkedOutside({ piece, r }, scale);
  return (
    <text
      className={isOutside ? 'board-mark board-mark-above' : 'board-mark'}
      x={x}
      y={isOutside ? (isNamedBelow ? y + r + LEGIBLE / scale : y - r - 2 / scale) : y + Math.max(size, least) * 0.36}
      fontSize={Math.max(size, least)}
      textAnchor="middle"
    >
      {piece.mark}
    </text>
  );
}

interface AimProps {
  readonly table: AnyTable;
  readonly own: Ref | null;
  readonly layout: BoardLayout;
}

/** From one's own piece to another that is meant by what is pointed at; nothing for a place, to which a way leads. */
export function AimLine({ table: { target, asked }, own, layout }: AimProps): ReactNode {
  if (!asked || !target || !own || isSame(target.about, own)) return null;
  const [from, to] = [pieceOf(layout, own), pieceOf(layout, target.about)];
  return from && to ? <path className="board-aim" data-aim="" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} /> : null;
}

interface FingersProps {
  readonly table: AnyTable;
  readonly layout: BoardLayout;
  /** What a plane is measured in. */
  readonly unit?: Unit | null;
}

/** The ring of a finger and its letters are at least so large, in pixels, however far the board is. */
const RING = { least: 18, letters: 13 };
/** Seats have so many colours; those who sit beyond them share. */
const SEAT_COLOURS = 6;

/** Where somebody's finger points, with the name, in the colour of their seat. */
export function Fingers({ table, layout, unit = null }: FingersProps): ReactNode {
  const scale = useScale();
  const r = Math.max(CELL * 0.45, RING.least / scale);
  const letters = Math.max(1, RING.letters / scale);
  const spots = ({ about }: AnyTable['pings'][number]): readonly Spot[] =>
    'kind' in about ? spotsOf(layout, about) : [spotOf(about, unit)];
  return table.pings.flatMap(ping =>
    spots(ping).map(({ x, y }) => (
      <g
        key={`${ping.name} ${x} ${y}`}
        className="board-ping"
        style={ping.seat === null ? undefined : { color: `var(--seat-${ping.seat % SEAT_COLOURS})` }}
      >
        <Pointed at={{ x, y }} name={ping.name} letters={letters}>
          <circle cx={x} cy={y} r={r} />
          <text x={x} y={y - r - letters * 0.3} fontSize={letters} strokeWidth={letters * 0.3} textAnchor="middle">
            {ping.name}
          </text>
        </Pointed>
      </g>
    )),
  );
}
