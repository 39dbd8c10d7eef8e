/** The zone from above. Buttons, keys and names are the kit's. */
import { PlaneBoard } from '@quarry/screen';
import type { ReactElement } from 'react';
import { sketch } from '../../sentences/sketch.ts';
import type { Table } from '../names.ts';

const INCHES = { of: 1, says: 'inches' };

export function Board(table: Table): ReactElement {
  const { outlines, pieces } = sketch(table.view);
  return (
    <PlaneBoard
      table={table}
      outlines={outlines}
      pieces={pieces}
      unit={INCHES}
      own={table.seat === null ? null : { kind: 'hunter', id: table.seat }}
      label="The zone"
    />
  );
}
