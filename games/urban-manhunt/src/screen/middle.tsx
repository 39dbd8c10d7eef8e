/** The middle of the table: who is cast, and then the camera picture of the zone, with what the show lays over it. */
import { later } from '@quarry/screen';
import { ShowZone } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { Board } from './board/board.tsx';
import { Casting } from './casting.tsx';
import { ControlStrip } from './control-strip.tsx';
import { Glance } from './glance.tsx';
import type { Table } from './names.ts';

/** The announcer comes when the cast is in. */
const Show = later(async () => (await import('./show.tsx')).Show);

export const Middle = (table: Table): ReactElement => (
  <div className="um um-middle" data-live={table.view.turn > 0 && table.view.step !== 'over' ? '' : undefined}>
    {table.view.step === 'choose-hunter' ? (
      <Casting {...table} />
    ) : (
      <ShowZone strip={<ControlStrip table={table} />}>
        <Board {...table} />
        <Glance table={table} />
        <Show {...table} />
      </ShowZone>
    )}
  </div>
);
