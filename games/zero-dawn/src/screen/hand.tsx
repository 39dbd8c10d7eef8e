/** The hand of this seat, and beside it whatever else may be chosen as a card just now: weapons, discards, salvage, the top of the pile. */
import { plural, type Ref, type Seat } from '@quarry/kernel';
import { EmptyHand, HandSeam, Hand as KitHand, Piles, PileTop } from '@quarry/screen';
import type { ReactElement } from 'react';
import { sortOfCard } from '../content/box.ts';
import type { View } from '../state.ts';
import { Card } from './cards.tsx';
import { cardsOf, count, type Table } from './names.ts';
import { isCardInScene, sceneOf } from './scenes/which.ts';

/** Where a card lies that may be chosen and is not in hand. */
function whence(view: View, seat: Seat, no: number): string {
  const hunter = view.hunters[seat]!;
  if (cardsOf(hunter.discard).includes(no)) return 'discarded';
  if (hunter.salvage.includes(no)) return 'salvage';
  if (hunter.equipment.includes(no)) return 'equipped';
  if (hunter.modifications.some(one => one.card === no)) return 'modification';
  return sortOfCard(no) === 'action' ? 'being played' : '';
}

const DRAW: Ref = { kind: 'zone', id: 'draw' };

export function Hand(table: Table): ReactElement | null {
  const { view, seat, asked } = table;
  const hunter = seat === null ? undefined : view.hunters[seat];
  if (!hunter || seat === null) return <EmptyHand className="zd">You are watching. Hands are seen by those who play.</EmptyHand>;
  const hand = cardsOf(hunter.hand);
  const offered = (asked?.options ?? []).flatMap(option =>
    option.about.filter(about => about.kind === 'card').map(about => about.id as number),
  );
  const beside = [...new Set(offered)].filter(no => !hand.includes(no) && !isCardInScene(view, asked?.kind, no));
  const places = [...new Set(beside.map(no => whence(view, seat, no)))];
  const isAnyLit = offered.some(no => hand.includes(no) || beside.includes(no));
  // Away from the hunting ground a hand means nothing: the scene has the room.
  if (sceneOf(view) !== 'encounter' && !isAnyLit) return null;
  if (hand.length + beside.length === 0) {
    return (
      <EmptyHand className="zd">
        {count(hunter.draw) > 0 ? `No cards in hand; ${plural(count(hunter.draw), 'card')} to draw.` : 'No cards in hand.'}
      </EmptyHand>
    );
  }
  return (
    <KitHand className="zd" motion={table.motion}>
      {table.lit(DRAW).length > 0 && (
        <PileTop
          table={table}
          about={DRAW}
          kind="Draw pile"
          name="Top card, unseen"
          says={`${plural(count(hunter.draw), 'card')} left to draw`}
        />
      )}
      {places.map(place => (
        <Piles
          key={place}
          table={table}
          cards={beside.filter(no => whence(view, seat, no) === place)}
          card={(no, below) => <Card key={no} table={table} no={no} below={below} from={place} />}
        />
      ))}
      {beside.length > 0 && hand.length > 0 && <HandSeam />}
      <Piles table={table} cards={hand} card={(no, below) => <Card key={no} table={table} no={no} below={below} isDim={isAnyLit} />} />
    </KitHand>
  );
}
