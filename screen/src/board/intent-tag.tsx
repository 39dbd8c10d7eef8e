/** What a piece is about to do, as a small tag above it. The piece's own name says it too: to a screen reader the tag is mere drawing. */
import type { Ref } from '@quarry/kernel';
import type { ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { Drawn } from './drawn.tsx';

interface Props {
  readonly table: AnyTable;
  readonly about: Ref;
  readonly x?: number;
  /** Its lower edge. */
  readonly y: number;
  /** Height of its letters, in units of the drawing. */
  readonly size: number;
}

/** A letter is about so wide, by its height. */
const WIDE = 0.58;

export function IntentTag({ table, about, x = 0, y, size }: Props): ReactNode {
  const intent = table.intent?.(about);
  if (!intent) return null;
  const width = (intent.says.length * WIDE + 1) * size;
  return (
    <Drawn className="intent-tag">
      <title>{intent.why}</title>
      <rect x={x - width / 2} y={y - size * 1.4} width={width} height={size * 1.4} rx={size * 0.4} />
      <text x={x} y={y - size * 0.38} textAnchor="middle" fontSize={size}>
        {intent.says}
      </text>
    </Drawn>
  );
}
