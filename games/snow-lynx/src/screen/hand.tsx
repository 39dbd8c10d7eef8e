/** The gear of this seat. Equal cards lie on one pile; what each may be used for is the kit's to say. */
import { EmptyHand, Hand as KitHand, Piles, type TableProps } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { View } from '../state.ts';

export function Hand(table: TableProps<View>): ReactElement {
  const hand = table.seat === null ? 0 : table.view.trackers[table.seat]!.hand;
  if (typeof hand === 'number') return <EmptyHand className="sl">You are watching. Hands are seen by those who hold them.</EmptyHand>;
  if (hand.length === 0) return <EmptyHand className="sl">No gear in hand. Search to draw a card.</EmptyHand>;
  return (
    <KitHand className="sl" motion={table.motion}>
      <Piles table={table} cards={hand} />
    </KitHand>
  );
}
