/** What shooters see of the ground that one may go to: hatching inside of the reach only, one direction of lines for each of them, so that overlap reads as crossing lines. */
import { Drawn, shapeOf, spotOf, useScale } from '@quarry/screen';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { SIGHT_CELL_INCHES } from '../../content/plan.ts';
import { crimRef, type Table } from '../names.ts';
import { factsIn } from './chances.ts';

/** Pixels from one line to the next. */
const HATCH = 10;
const TURNS = [45, -45, 0, 90];

/** As told with the question: whatever way is being laid, the ground is seen by the same. */
export function Sights({ table }: { readonly table: Table }): ReactElement | null {
  const { asked, view, intent } = table;
  const id = useId();
  if (!asked?.outline || asked.choose !== 'path') return null;
  const sights = view.crims.flatMap(({ no }) => {
    const { sees } = factsIn(intent?.(crimRef(no), true));
    return sees ? [{ no, sees }] : [];
  });
  return (
    <Drawn className="um-sights">
      <Clip id={id} outline={asked.outline} />
      <g clipPath={`url(#${id})`}>
        {sights.map(({ no, sees }, i) => (
          <Hatched key={no} sees={sees} turn={TURNS[i % TURNS.length]!} />
        ))}
      </g>
    </Drawn>
  );
}

/** Rows of cells, each by its lower left corner and its width. */
export function rowsIn(sees: readonly number[]): string {
  let d = '';
  for (let i = 0; i + 2 < sees.length; i += 3) {
    const at = spotOf({ x: sees[i]!, y: sees[i + 1]! }, null);
    const by = spotOf({ x: sees[i + 2]!, y: SIGHT_CELL_INCHES }, null);
    d += `M${at.x} ${at.y}h${by.x}v${by.y}h${-by.x}z`;
  }
  return d;
}

interface ClipProps {
  readonly id: string;
  readonly outline: NonNullable<NonNullable<Table['asked']>['outline']>;
}

const Clip = memo(function Clip({ id, outline }: ClipProps): ReactElement {
  return (
    <clipPath id={id}>
      <path d={shapeOf(outline, null)} />
    </clipPath>
  );
});

const Hatched = memo(function Hatched({ sees, turn }: { readonly sees: readonly number[]; readonly turn: number }): ReactElement {
  const id = useId();
  const step = HATCH / useScale();
  const d = useMemo(() => rowsIn(sees), [sees]);
  return (
    <>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
        <rect width={step * 0.2} height={step} className="um-sight" />
      </pattern>
      <path d={d} fill={`url(#${id})`} />
    </>
  );
});
