/** Struggle as a jaw: one fang for each point that the beast needs to be unleashed, lit clockwise from the north; those that the next upkeep lights are ghosts. */
import { Drawn } from '@quarry/screen';
import type { ReactElement } from 'react';
import { unleashAt } from '../../questions.ts';
import { MONSTER } from '../../telling/refs.ts';
import type { Table } from '../names.ts';
import { fangs, type Ring } from './ring.ts';

/** How much the next upkeep adds, as the game tells it with what the beast is about to do. */
export function gainOf(table: Table): number {
  const gain = table.intent?.(MONSTER)?.facts?.['gain'];
  return typeof gain === 'number' ? gain : 0;
}

export function Jaw({ table, ring }: { readonly table: Table; readonly ring: Ring }): ReactElement {
  const { monster } = table.view;
  const gain = gainOf(table);
  return (
    <Drawn className="pa-jaw">
      {fangs(ring, unleashAt(table.view)).map(({ x, y, degrees }, i) => (
        <g
          key={degrees}
          className={i < monster.struggle ? 'is-lit' : i < monster.struggle + gain ? 'is-next' : undefined}
          transform={`translate(${x} ${y}) rotate(${degrees}) scale(${ring.fang})`}
        >
          <circle className="pa-fang-glow" r="30" />
          <path d="M-11 -15Q0 -20 11 -15C12 0 6 12 0 20C-6 12 -12 0 -11 -15Z" />
          <path className="pa-fang-edge" d="M-5 -11C-5 0 -3 8 0 14" />
        </g>
      ))}
    </Drawn>
  );
}
