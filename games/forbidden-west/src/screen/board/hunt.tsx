/** The hunt: beside the map the column that says how near the eye is, and on the map everybody where they stand. */
import { type CellDrawing, GridBoard, type TokenDrawing } from '@quarry/screen';
import { type ReactElement, useCallback, useMemo } from 'react';
import { counterOf, enemiesIn, fieldIn } from '../../questions.ts';
import { sketch } from '../../sentences/sketch.ts';
import type { View } from '../../state.ts';
import { seatRef } from '../../telling/refs.ts';
import { BehaviourCard } from '../behaviour-card.tsx';
import type { Table } from '../names.ts';
import { Column } from './column.tsx';
import { Ground } from './ground.tsx';
import { Objective } from './objective.tsx';
import { PartTags } from './part-tags.tsx';
import { Routes } from './routes.tsx';
import { TokenOf } from './tokens.tsx';

/** While an enemy follows a card it lies above the map, on the side where fewer stand. */
function InPlay({ view, isAsked }: { readonly view: View; readonly isAsked: boolean }): ReactElement | null {
  const { activation, enemies } = view.fight;
  const enemy = enemies.find(one => one.id === activation?.enemy);
  if (!activation || activation.card < 0 || !enemy) return null;
  return (
    <div className={['fw-in-play', isLeftBusier(view) ? '' : 'is-left', isAsked ? 'is-asked' : ''].filter(Boolean).join(' ')}>
      <BehaviourCard view={view} card={activation.card} enemy={enemy} />
    </div>
  );
}

/** In the upper half, which the card would cover. */
function isLeftBusier(view: View): boolean {
  const { width, height } = fieldIn(view);
  const upper = [...enemiesIn(view), ...view.party.marshals].map(one => one.square).filter(at => at >= 0 && at < (width * height) / 2);
  const left = upper.filter(at => at % width < width / 2);
  return left.length * 2 >= upper.length;
}

/** A map of 18 by 12 squares is seen whole on a desk: who hides wants to see where the machine walks. */
const CELL_WIDTH = { least: 33, good: 58 };

const square = ({ points }: CellDrawing): ReactElement => <polygon className="fw-square" points={points} />;

export function Hunt(table: Table): ReactElement {
  const { view, seat } = table;
  const { cells, pieces, edges } = useMemo(() => sketch(view), [view]);
  const token = useCallback((drawn: TokenDrawing) => <TokenOf view={view} {...drawn} />, [view]);
  const own = useMemo(() => (seat === null ? null : seatRef(seat)), [seat]);
  return (
    <div className="fw fw-hunt" data-motion={table.motion}>
      <Column table={table} />
      <div className="fw-map">
        <Objective view={view} />
        <InPlay view={view} isAsked={table.asked !== null} />
        <GridBoard
          table={table}
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
              <Ground field={fieldIn(view)} blight={counterOf(view, 'blight')} hasStarts={view.fight.turn === 0} />
              <Routes view={view} />
            </>
          }
          over={<PartTags table={table} />}
        />
      </div>
    </div>
  );
}
