/** The hand of this seat, and beside it whatever else may be chosen as a card just now: gear, what was thrown away, what others offer. */
import type { Seat } from '@quarry/kernel';
import { EmptyHand, HandSeam, Hand as KitHand, Piles } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { View } from '../state.ts';
import { hasScene } from './board.tsx';
import { Card } from './cards.tsx';
import { nameOfSeat, type Table } from './names.ts';
import { Medal } from './party.tsx';

/** Where a card lies that may be chosen and is not in hand. */
function whence(view: View, seat: Seat, no: number): string {
  const hunter = view.hunters[seat]!;
  if (hunter.discard.includes(no)) return 'discarded';
  if ([hunter.weapon, hunter.armour, hunter.helm, hunter.item, hunter.mastery].includes(no)) return 'your gear';
  if (hunter.potions.includes(no)) return 'potion';
  const other = view.hunters.findIndex(one => typeof one.hand !== 'number' && one.hand.includes(no));
  return other >= 0 && other !== seat ? nameOfSeat(view, other) : '';
}

export function Hand(table: Table): ReactElement | null {
  const { view, seat, asked } = table;
  const hunter = seat === null ? undefined : view.hunters[seat];
  if (hasScene(view)) return null;
  if (!hunter || seat === null) return <EmptyHand className="pa">You are watching. The hands lie open beside the hunters.</EmptyHand>;
  const hand = typeof hunter.hand === 'number' ? [] : hunter.hand;
  const lying = [...view.hunters.flatMap(one => one.sequence), ...view.attrition.revealed];
  const offered = (asked?.options ?? []).flatMap(option =>
    option.about.filter(({ kind }) => kind === 'card').map(({ id }) => id as number),
  );
  const beside = [...new Set(offered)].filter(no => !hand.includes(no) && !lying.includes(no));
  const isAnyLit = offered.some(no => hand.includes(no) || beside.includes(no));
  const places = [...new Set(beside.map(no => whence(view, seat, no)))];
  const isPaying = asked?.kind === 'pay';
  if (hand.length + beside.length === 0) return <EmptyHand className="pa">No cards in hand.</EmptyHand>;
  return (
    <KitHand className={`pa is-${hunter.id}${isPaying ? ' is-paying' : ''}`} motion={table.motion}>
      <span className="pa-hand-whose" title={`The hand of ${nameOfSeat(view, seat)}`}>
        <Medal hunter={hunter} size={34} />
        <b>{nameOfSeat(view, seat)}</b>
      </span>
      {places.map(place => (
        <Piles
          key={place}
          table={table}
          cards={beside.filter(no => whence(view, seat, no) === place)}
          card={(no, below) => <Card key={no} table={table} no={no} below={below} from={place} />}
        />
      ))}
      {beside.length > 0 && hand.length > 0 && <HandSeam />}
      <Piles
        table={table}
        cards={hand}
        card={(no, below) => <Card key={no} table={table} no={no} below={below} isDim={isAnyLit} tells={isPaying} />}
      />
    </KitHand>
  );
}
