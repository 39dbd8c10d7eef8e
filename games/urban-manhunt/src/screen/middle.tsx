/** The middle of the table: the camera picture of the zone, with what the show lays over it. */
import type { ReactElement } from 'react';
import { Board } from './board/board.tsx';
import type { Table } from './names.ts';

export function Middle(table: Table): ReactElement {
  return (
    <div className="um um-middle">
      <Board {...table} />
    </div>
  );
}
