/** Ground that is marked by lines, inside of a region only: one direction of lines for each mark, so that overlap reads as crossing lines. */
import type { Point, Unit } from '@quarry/kernel';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { useScale } from '../viewport.tsx';
import { Drawn } from './drawn.tsx';
import { shapeOf, spotOf } from './plane.ts';

/** Pixels from one line to the next. */
const STEP = 10;
const TURNS = [45, -45, 0, 90];

interface Props {
  /** Nothing is marked outside of it. */
  readonly within: readonly (readonly Point[])[];
  readonly unit: Unit | null;
  /** Rows of ground, each by x and y of its lower left corner and its width, all so high. */
  readonly marks: readonly { readonly key: number; readonly rows: readonly number[] }[];
  readonly high: number;
}

export function Hatching({ within, unit, marks, high }: Props): ReactNode {
  const id = useId();
  return (
    <Drawn className="hatching">
      <Clip id={id} within={within} unit={unit} />
      <g clipPath={`url(#${id})`}>
        {marks.map(({ key, rows }, i) => (
          <Hatched key={key} rows={rows} unit={unit} high={high} turn={TURNS[i % TURNS.length]!} />
        ))}
      </g>
    </Drawn>
  );
}

const Clip = memo(function Clip({ id, within, unit }: Pick<Props, 'within' | 'unit'> & { readonly id: string }): ReactNode {
  return (
    <clipPath id={id}>
      <path d={shapeOf(within, unit)} />
    </clipPath>
  );
});

/** The outline of rows. */
export function rowsPath(rows: readonly number[], high: number, unit: Unit | null): string {
  let d = '';
  for (let i = 0; i + 2 < rows.length; i += 3) {
    const at = spotOf({ x: rows[i]!, y: rows[i + 1]! }, unit);
    const by = spotOf({ x: rows[i + 2]!, y: high }, unit);
    d += `M${at.x} ${at.y}h${by.x}v${by.y}h${-by.x}z`;
  }
  return d;
}

interface HatchedProps extends Pick<Props, 'unit' | 'high'> {
  readonly rows: readonly number[];
  readonly turn: number;
}

const Hatched = memo(function Hatched({ rows, unit, high, turn }: HatchedProps): ReactNode {
  const id = useId();
  const step = STEP / useScale();
  const d = useMemo(() => rowsPath(rows, high, unit), [rows, high, unit]);
  return (
    <>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
        <rect width={step * 0.2} height={step} className="hatching-line" />
      </pattern>
      <path d={d} fill={`url(#${id})`} />
    </>
  );
});
