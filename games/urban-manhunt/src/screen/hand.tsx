/** The Keepers of this seat. */
import { EmptyHand, Hand as KitHand, Piles } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Table } from './names.ts';

export function Hand(table: Table): ReactElement {
  const keepers = table.seat === null ? 0 : table.view.hunters[table.seat]!.keepers;
  if (typeof keepers === 'number') return <EmptyHand className="um">You are watching. Keepers are seen by those who hold them.</EmptyHand>;
  if (keepers.length === 0) return <EmptyHand className="um">No Keepers in hand.</EmptyHand>;
  return (
    <KitHand className="um" motion={table.motion}>
      <Piles table={table} cards={keepers} />
    </KitHand>
  );
}
