/** The middle of the table: who is cast, and then the camera picture of the zone, with what the show lays over it. */
import type { ReactElement } from 'react';
import { Board } from './board/board.tsx';
import { Casting } from './casting.tsx';
import { ControlStrip } from './control-strip.tsx';
import { Glance } from './glance.tsx';
import type { Table } from './names.ts';
import { Show } from './show.tsx';

export function Middle(table: Table): ReactElement {
  if (table.view.step === 'choose-hunter') return <Casting {...table} />;
  return (
    <div className="um um-middle">
      <ControlStrip table={table} />
      <div className="um-zone">
        <Board {...table} />
        <Glance table={table} />
        <Show {...table} />
      </div>
    </div>
  );
}
