/** A hunt on the table: the beast above, in its ring, what it does beside it, and the chain of whoever has the turn below. */
import type { ReactElement } from 'react';
import type { Table } from '../names.ts';
import { Arena } from './arena.tsx';
import { Behaviours } from './behaviours.tsx';
import { Chain } from './chain.tsx';
import { Head } from './head.tsx';
import { isUnleashing } from './moments.tsx';
import { DESK, PALM } from './ring.ts';
import { useNarrow } from './use-narrow.ts';

export function Hunt(table: Table): ReactElement {
  const isNarrow = useNarrow();
  return (
    <div className={`pa pa-hunt${isNarrow ? ' is-narrow' : ''}${isUnleashing(table) ? ' is-unleashing' : ''}`} data-motion={table.motion}>
      <Head table={table} />
      <div className="pa-ring">
        <Arena table={table} ring={isNarrow ? PALM : DESK} />
      </div>
      <Behaviours table={table} />
      <Chain table={table} />
    </div>
  );
}
