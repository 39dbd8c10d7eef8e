/** The hand of this seat, and beside it whatever else may be chosen as a card just now: weapons, discards, salvage, the top of the pile. */
import { plural, type Seat } from '@quarry/kernel';
import { pilesOf, useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import { sortOfCard } from '../content/box.ts';
import type { View } from '../state.ts';
import { Card } from './cards.tsx';
import { cardsOf, count, type Table } from './names.ts';
import { isCardInScene, sceneOf } from './scenes/which.ts';
import { ThingBox } from './thing-box.tsx';
import './hand.css';

/** Where a card lies that may be chosen and is not in hand. */
function whence(view: View, seat: Seat, no: number): string {
  const hunter = view.hunters[seat]!;
  if (cardsOf(hunter.discard).includes(no)) return 'discarded';
  if (hunter.salvage.includes(no)) return 'salvage';
  if (hunter.equipment.includes(no)) return 'equipped';
  if (hunter.modifications.some(one => one.card === no)) return 'modification';
  return sortOfCard(no) === 'action' ? 'being played' : '';
}

function PileTop({ table, left }: { table: Table; left: number }): ReactElement | null {
  const { isLit, isPointed, props } = useThing(table, { kind: 'zone', id: 'draw' }, `Top card of your draw pile, ${left} left`);
  if (!isLit) return null;
  return (
    <ThingBox className={`zd-card zd-pile is-lit${isPointed ? ' is-pointed' : ''}`} button={props}>
      <span className="zd-card-kind">Draw pile</span>
      <b className="zd-card-name">Top card, unseen</b>
      <span className="zd-card-says">{plural(left, 'card')} left to draw</span>
    </ThingBox>
  );
}

export function Hand(table: Table): ReactElement | null {
  const { view, seat, asked } = table;
  const hunter = seat === null ? undefined : view.hunters[seat];
  if (!hunter || seat === null)
    return <div className="zd zd-hand hand-kept is-empty">You are watching. Hands are seen by those who play.</div>;
  const hand = cardsOf(hunter.hand);
  const offered = (asked?.options ?? []).flatMap(option =>
    option.about.filter(about => about.kind === 'card').map(about => about.id as number),
  );
  const beside = [...new Set(offered)].filter(no => !hand.includes(no) && !isCardInScene(view, asked?.kind, no));
  const places = [...new Set(beside.map(no => whence(view, seat, no)))];
  const besides = places.flatMap(place =>
    pilesOf(
      beside.filter(no => whence(view, seat, no) === place),
      table,
    ),
  );
  const isAnyLit = offered.some(no => hand.includes(no) || beside.includes(no));
  // Away from the hunting ground a hand means nothing: the scene has the room.
  if (sceneOf(view) !== 'encounter' && !isAnyLit) return null;
  if (hand.length + beside.length === 0) {
    return (
      <div className="zd zd-hand hand-kept is-empty">
        {count(hunter.draw) > 0 ? `No cards in hand; ${plural(count(hunter.draw), 'card')} to draw.` : 'No cards in hand.'}
      </div>
    );
  }
  return (
    <section className="zd zd-hand hand-kept" aria-label="Your hand" data-motion={table.motion}>
      <PileTop table={table} left={count(hunter.draw)} />
      {besides.map(([no, ...below]) => (
        <Card key={no} table={table} no={no} below={below} from={whence(view, seat, no)} />
      ))}
      {beside.length > 0 && hand.length > 0 && <span className="zd-hand-seam" aria-hidden="true" />}
      {pilesOf(hand, table).map(([no, ...below]) => (
        <Card key={no} table={table} no={no} below={below} isDim={isAnyLit} />
      ))}
    </section>
  );
}
