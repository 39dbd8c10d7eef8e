/** What a piece is about to do, as a small tag above it. The piece's own name says it too: to a screen reader the tag is mere drawing. */
import type { Ref } from '@quarry/kernel';
import type { ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import type { Bounds } from '../view-box.ts';
import { useScale } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import type { BoardLayout, PlacedCell } from './layout.ts';
import { boxesOf } from './pieces.tsx';
import { LEGIBLE } from './plane.ts';
import { placeTags, tagSize } from './tags.ts';

interface Props {
  readonly table: AnyTable;
  readonly about: Ref;
  readonly x?: number;
  /** Its lower edge. */
  readonly y: number;
  /** Height of its letters, in units of the drawing. */
  readonly size: number;
}

export function IntentTag({ table, about, x = 0, y, size }: Props): ReactNode {
  const intent = table.intent?.(about);
  if (!intent) return null;
  const { width, height } = tagSize(intent.says, size);
  return (
    <Drawn className="intent-tag">
      <title>{intent.why}</title>
      <rect x={x - width / 2} y={y - height} width={width} height={height} rx={size * 0.4} />
      <text x={x} y={y - size * 0.38} textAnchor="middle" fontSize={size}>
        {intent.says}
      </text>
    </Drawn>
  );
}

interface TagsProps {
  readonly table: AnyTable;
  readonly layout: Pick<BoardLayout, 'cells' | 'pieces'>;
}

/** The tags of all pieces of a board, above everything that stands there. */
export function IntentTags({ table, layout: { cells, pieces } }: TagsProps): ReactNode {
  const scale = useScale();
  const size = LEGIBLE / scale;
  const says = pieces.map(({ piece }) => table.intent?.(piece.ref)?.says ?? null);
  if (says.every(one => one === null)) return null;
  const spots = placeTags(
    pieces.map((placed, i) => ({ boxes: boxesOf(placed, scale), says: says[i]! })),
    size,
    cells.map(markBox),
  );
  return pieces.map(({ piece }, i) => {
    const spot = spots[i];
    return spot && <IntentTag key={`${piece.ref.kind} ${piece.ref.id}`} table={table} about={piece.ref} {...spot} size={size} />;
  });
}

/** Where the mark of a cell can be read. */
function markBox({ cell, x, y, letters, markAt }: PlacedCell): Bounds {
  const { width } = tagSize(cell.mark, letters);
  return { x: x + markAt.x - width / 2, y: y + markAt.y - letters, width, height: letters };
}
