/** The hunt: beside the map the column that says how near the eye is, and on the map everybody where they stand. */
import type { Ref } from '@quarry/kernel';
import { type CellDrawing, GridBoard, type TokenDrawing } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useCallback, useMemo } from 'react';
import { counterOf, fieldIn } from '../../questions.ts';
import { sketch } from '../../sentences/sketch.ts';
import { seatRef } from '../../telling/refs.ts';
import type { Table } from '../names.ts';
import { placeOf } from '../story/place-of.ts';
import { Column } from './column.tsx';
import { Ground } from './ground.tsx';
import { Objective } from './objective.tsx';
import { PartTags, writtenOnParts } from './part-tags.tsx';
import { Routes } from './routes.tsx';
import { TokenOf } from './tokens.tsx';

/** The cards of enemies are loaded with the first that is turned up. */
const InPlay = lazy(() => import('./in-play.tsx'));

/** A map of 18 by 12 squares is seen whole on a desk, and one of 12 by 6 on a tablet: who hides wants to see where the machine walks. */
const CELL_WIDTH = { least: 33, good: 58, inHand: { least: 29, good: 50, part: 44 } };

const square = ({ points }: CellDrawing): ReactElement => <polygon className="fw-square" points={points} />;

/** Who only goes on patrol has its route drawn: its tag is there while it is looked at. */
function withoutQuietTags(table: Table): Table {
  const { intent, inspected } = table;
  if (!intent) return table;
  const isInspected = ({ kind, id }: Ref): boolean => inspected?.kind === kind && inspected.id === id;
  return {
    ...table,
    intent: (about, isNow) => {
      const found = intent(about, isNow);
      return found?.facts?.['isQuiet'] === true && !isInspected(about) ? null : found;
    },
  };
}

export function Hunt(table: Table): ReactElement {
  const { view, seat } = table;
  const { cells, pieces, edges } = useMemo(() => sketch(view), [view]);
  const token = useCallback((drawn: TokenDrawing) => <TokenOf view={view} {...drawn} />, [view]);
  const written = (scale: number) => writtenOnParts(table, scale);
  const own = useMemo(() => (seat === null ? null : seatRef(seat)), [seat]);
  return (
    <div className="fw fw-hunt" data-motion={table.motion}>
      <Column table={table} />
      <div className="fw-map">
        <Objective view={view} />
        {view.fight.activation && (
          <Suspense fallback={null}>
            <InPlay table={table} />
          </Suspense>
        )}
        <GridBoard
          table={withoutQuietTags(table)}
          cells={cells}
          pieces={pieces}
          {...(edges && { edges })}
          own={own}
          label="The map"
          cellWidth={CELL_WIDTH}
          cell={square}
          token={token}
          under={
            <>
              <Ground
                field={fieldIn(view)}
                sky={view.entry === '' ? null : placeOf(view.entry).sky}
                blight={counterOf(view, 'blight')}
                hasStarts={view.fight.turn === 0}
              />
              <Routes view={view} />
            </>
          }
          written={written}
          over={<PartTags table={table} />}
        />
      </div>
    </div>
  );
}
