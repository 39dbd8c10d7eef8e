/** A hunt on the table: the beast above, in its ring, what it does and what a card would come to beside it, and the chain of whoever has the turn below. */
import type { ReactElement } from 'react';
import { cardInHand, type Table } from '../names.ts';
import { Arena } from './arena.tsx';
import { Behaviours } from './behaviours.tsx';
import { Chain } from './chain.tsx';
import { Forecast } from './forecast.tsx';
import { Head } from './head.tsx';
import { Great, isUnleashing } from './moments.tsx';
import { Others } from './others.tsx';
import { DESK, PALM } from './ring.ts';
import { useRoom } from './use-room.ts';

export function Hunt(table: Table): ReactElement {
  const room = useRoom();
  const state = [isUnleashing(table) && 'is-unleashing', table.asked && 'is-asked'].filter(Boolean).join(' ');
  return (
    <div className={`pa pa-hunt is-${room} ${state}`} data-motion={table.motion}>
      <Head table={table} />
      <div className="pa-ring" data-kept="">
        <Arena table={table} ring={room === 'wide' ? DESK : PALM} />
        <Great table={table} />
      </div>
      <div className="pa-aside">
        <Behaviours table={table} />
        {table.view.active === table.seat ? <Forecast table={table} card={cardInHand(table)} /> : <Others table={table} />}
      </div>
      <Chain table={table} />
    </div>
  );
}
