/** What shooters see of the ground that one may go to: hatching inside of the reach only, one direction of lines for each of them, so that overlap reads as crossing lines. */
import { Drawn, shapeOf, spotOf, useScale } from '@quarry/screen';
import { memo, type ReactElement, useId, useRef } from 'react';
import { SIGHT_CELL_INCHES } from '../../content/plan.ts';
import type { Table } from '../names.ts';
import { factsIn } from './chances.ts';

/** Pixels from one line to the next. */
const HATCH = 10;
const TURNS = [45, -45, 0, 90];

interface Sight {
  readonly no: number;
  readonly d: string;
}

/** As told with the question; what is told of a way that is being laid does not repeat it. */
export function Sights({ table }: { readonly table: Table }): ReactElement | null {
  const { asked, view, intent } = table;
  const kept = useRef<{ readonly n: number; readonly sights: readonly Sight[] }>({ n: -1, sights: [] });
  if (!asked?.outline || asked.choose !== 'path') return null;
  if (kept.current.n !== asked.n) {
    const sights = view.crims.flatMap(({ no }) => {
      const { sees } = factsIn(intent?.({ kind: 'crim', id: no }));
      return sees ? [{ no, d: rowsIn(sees) }] : [];
    });
    if (sights.length > 0) kept.current = { n: asked.n, sights };
  }
  const { n, sights } = kept.current;
  return n === asked.n ? <Hatched sights={sights} outline={asked.outline} /> : null;
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

interface HatchedProps {
  readonly sights: readonly Sight[];
  readonly outline: NonNullable<NonNullable<Table['asked']>['outline']>;
}

const Hatched = memo(function Hatched({ sights, outline }: HatchedProps): ReactElement {
  const id = useId();
  const scale = useScale();
  const step = HATCH / scale;
  return (
    <Drawn className="um-sights">
      <clipPath id={id}>
        <path d={shapeOf(outline, null)} />
      </clipPath>
      {sights.map(({ no }, i) => (
        <pattern
          key={no}
          id={`${id}${no}`}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${TURNS[i % TURNS.length]})`}
        >
          <rect width={step * 0.2} height={step} className="um-sight" />
        </pattern>
      ))}
      <g clipPath={`url(#${id})`}>
        {sights.map(({ no, d }) => (
          <path key={no} d={d} fill={`url(#${id}${no})`} />
        ))}
      </g>
    </Drawn>
  );
});
