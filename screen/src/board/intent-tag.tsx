/** What a piece is about to do, as a small tag above it. The piece's own name says it too: to a screen reader the tag is mere drawing. */
import type { Ref } from '@quarry/kernel';
import type { ReactNode } from 'react';
import type { AnyTable, Motion } from '../table.ts';
import type { Bounds, Size } from '../view-box.ts';
import { useScale, useWindow } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import type { BoardLayout, PlacedCell, PlacedPiece } from './layout.ts';
import { useMoved } from './moved.ts';
import { boxesOf } from './pieces.tsx';
import { CELL, LEGIBLE } from './plane.ts';
import { lineOver, placeTags, type TagSpot, tagSize } from './tags.ts';

interface Props {
  readonly table: AnyTable;
  readonly about: Ref;
  readonly x?: number;
  /** Its lower edge. */
  readonly y: number;
  /** Height of its letters, in units of the drawing. */
  readonly size: number;
  /** Whose tag it is, where that cannot be read on the piece. */
  readonly name?: string | undefined;
}

export function IntentTag({ table, about, x = 0, y, size, name }: Props): ReactNode {
  const intent = table.intent?.(about);
  const lines = linesOf(name, intent?.says);
  if (lines.length === 0) return null;
  const { width, height } = tagSize(lines, size);
  const line = (says: string, before: number, className?: string): ReactNode => (
    <text className={className} x={x} y={y - size * lineOver(before)} textAnchor="middle" fontSize={size}>
      {says}
    </text>
  );
  return (
    <Drawn className={intent ? 'intent-tag' : 'intent-tag is-name'}>
      {intent && <title>{intent.why}</title>}
      <rect x={x - width / 2} y={y - height} width={width} height={height} rx={size * 0.4} />
      {name !== undefined && line(name, lines.length - 1, 'intent-name')}
      {intent && line(intent.says, 0)}
    </Drawn>
  );
}

/** Its name, and what it is about to do. */
const linesOf = (...lines: readonly (string | undefined)[]): readonly string[] => lines.filter(one => one !== undefined);

/** A game's own tag, in pixels from its upper left corner: how large it is, and what is drawn. */
export interface TagDrawing extends Size {
  readonly drawn: ReactNode;
}

/** Height of its letters where the board has the room, in units of the board: they grow with what they stand at. */
const GOOD = CELL * 0.19;

interface TagsProps {
  readonly table: AnyTable;
  readonly layout: Pick<BoardLayout, 'cells' | 'pieces'>;
  readonly tag?: ((placed: PlacedPiece, scale: number) => TagDrawing | null) | undefined;
  readonly written?: ((scale: number, window: Bounds) => readonly Bounds[]) | undefined;
}

/** The tags of all pieces of a board, above everything that stands there. */
export function IntentTags({ table, layout: { cells, pieces }, tag, written }: TagsProps): ReactNode {
  const scale = useScale();
  const window = useWindow();
  const size = Math.max(LEGIBLE / scale, GOOD);
  const own = pieces.map(placed => tag?.(placed, scale) ?? null);
  const tagged = pieces.map((placed, i) => {
    const boxes = boxesOf(placed, scale);
    if (tag) return { boxes, lines: [], ...(own[i] && { size: { width: own[i].width / scale, height: own[i].height / scale } }) };
    return { boxes, lines: linesOf(placed.piece.name, table.intent?.(placed.piece.ref)?.says) };
  });
  const spots = placeTags(
    tagged,
    size,
    [...cells.map(markBox), ...(written?.(scale, window) ?? [])],
    Number.isFinite(window.width) ? window : undefined,
  );
  return pieces.map((placed, i) => {
    const spot = spots[i];
    const { ref, name } = placed.piece;
    return (
      spot && (
        <Along key={`${ref.kind} ${ref.id}`} of={placed} motion={table.motion}>
          {own[i] ? (
            <OwnTag tag={own[i]} at={spot} scale={scale} />
          ) : (
            <IntentTag table={table} about={ref} {...spot} size={size} name={name} />
          )}
        </Along>
      )
    );
  });
}

interface AlongProps {
  readonly of: PlacedPiece;
  readonly motion: Motion;
  readonly children: ReactNode;
}

/** It goes with its piece, and is nowhere before it. */
const Along = ({ of, motion, children }: AlongProps): ReactNode => <g ref={useMoved(of, motion)}>{children}</g>;

interface OwnProps {
  readonly tag: TagDrawing;
  readonly at: TagSpot;
  readonly scale: number;
}

const OwnTag = ({ tag: { width, height, drawn }, at, scale }: OwnProps): ReactNode => (
  <Drawn className="board-tag">
    <g transform={`translate(${at.x - width / 2 / scale} ${at.y - height / scale}) scale(${1 / scale})`}>{drawn}</g>
  </Drawn>
);

/** Where the mark of a cell can be read. */
function markBox({ cell, x, y, letters, markAt }: PlacedCell): Bounds {
  const { width } = tagSize([cell.mark], letters);
  return { x: x + markAt.x - width / 2, y: y + markAt.y - letters, width, height: letters };
}
