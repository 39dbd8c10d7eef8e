/** The crims in the order in which they act, with what each is about to do. */
import type { ReactElement } from 'react';
import { sketch } from '../sentences/sketch.ts';
import type { Table } from './names.ts';

export function Crims(table: Table): ReactElement {
  const inspected = sketch(table.view).pieces.find(({ ref }) => ref.kind === table.inspected?.kind && ref.id === table.inspected.id);
  return (
    <div className="um">
      {inspected && <p role="status">{inspected.says}</p>}
      <ol>
        {table.view.crims.map(({ no, card }) => (
          <li key={no}>
            {no} {table.face(card).name} {table.intent?.({ kind: 'crim', id: no })?.says}
          </li>
        ))}
      </ol>
    </div>
  );
}
