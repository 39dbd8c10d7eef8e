/** A huge machine over its four squares: drawn larger than they are, with brackets on top where its true edge lies. */
import { CELL, type TokenDrawing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { partsOf } from '../../questions.ts';
import { typeName } from '../../sentences/names.ts';
import type { EnemyView, View } from '../../state.ts';
import { Figure } from '../figures/figure.tsx';
import { ABOVE } from '../figures/huge-above.tsx';
import { typeOf } from '../names.ts';

/** How much larger than its footprint it is drawn. */
export const DRAWN = 1.3;

const BRACKETS = ((): string => {
  const [e, l] = [CELL - 2, 18];
  return `M${-e} ${-e + l}V${-e}H${-e + l}M${e - l} ${-e}H${e}V${-e + l}M${e} ${e - l}V${e}H${e - l}M${-e + l} ${e}H${-e}V${e - l}`;
})();

interface Props extends TokenDrawing {
  readonly view: View;
  readonly enemy: EnemyView;
}

export const isTorn = (enemy: EnemyView, letter: string): boolean => {
  const at = partsOf(enemy).findIndex(part => part.letter === letter);
  return at >= 0 && enemy.parts[at]! <= 0;
};

export function HugeMachine({ enemy, x, y }: Props): ReactElement {
  const type = typeOf(enemy);
  const above = ABOVE[type];
  return (
    <g transform={`translate(${x} ${y})`} className="fw-token is-foe is-huge">
      <rect className="board-body" x={-CELL + 1} y={-CELL + 1} width={2 * CELL - 2} height={2 * CELL - 2} rx="10" />
      {above ? (
        <g className="fw-picture" transform={`scale(${DRAWN})`}>
          {above.draw(letter => isTorn(enemy, letter))}
        </g>
      ) : (
        <g className="fw-picture" transform={`scale(${(CELL * 1.8) / 100}) translate(-50 -50)`}>
          <Figure id={type} name={typeName(enemy.type)} />
        </g>
      )}
      <path className="fw-brackets" d={BRACKETS} />
    </g>
  );
}
