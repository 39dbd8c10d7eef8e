/** What shooters see of the ground that one may go to, as told with the question: whatever way is being laid, the ground is seen by the same. */
import { Hatching } from '@quarry/screen/plane';
import type { ReactElement } from 'react';
import { SIGHT_CELL_INCHES } from '../../content/plan.ts';
import { crimRef, type Table } from '../names.ts';
import { factsIn } from './chances.ts';

export function Sights({ table }: { readonly table: Table }): ReactElement | null {
  const { asked, view, intent } = table;
  if (!asked?.outline || asked.choose !== 'path') return null;
  const marks = view.crims.flatMap(({ no }) => {
    const { sees } = factsIn(intent?.(crimRef(no), true));
    return sees ? [{ key: no, rows: sees }] : [];
  });
  return <Hatching within={asked.outline} unit={null} marks={marks} high={SIGHT_CELL_INCHES} />;
}
