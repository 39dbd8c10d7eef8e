/** What a hunter goes out with: weapon, armour, helm, item, mastery and potions, as cards; of whoever is looked at, else one’s own. */
import { CardRow } from '@quarry/screen';
import type { ReactElement } from 'react';
import { HUNTER_WEAPONS } from '../content/names.ts';
import { hasScene } from './board.tsx';
import { Card } from './cards.tsx';
import { Others } from './hunt/others.tsx';
import { Known } from './known.tsx';
import { nameOfSeat, type Table } from './names.ts';

/** What is looked at and is no hunter's. */
const TOLD: readonly string[] = ['slot', 'sector'];

export function Gear(table: Table): ReactElement {
  const { view, inspected } = table;
  if (inspected && TOLD.includes(inspected.kind) && !hasScene(view)) return <Known table={table} about={inspected} />;
  const seat = inspected?.kind === 'seat' ? Number(inspected.id) : (table.seat ?? view.first);
  const hunter = view.hunters[seat] ?? view.hunters[0]!;
  const { weapon, armour, helm, item, mastery } = hunter;
  const cards = [weapon, mastery, armour, helm, item].filter(no => no >= 0);
  const hand = seat !== table.seat && typeof hunter.hand !== 'number' ? hunter.hand : [];
  const card = (no: number, below: readonly number[]): ReactElement => <Card key={no} table={table} no={no} below={below} />;
  return (
    <div className="pa pa-gear">
      <h3>
        {nameOfSeat(view, seat)} <small>{HUNTER_WEAPONS[hunter.id] ?? hunter.id}</small>
      </h3>
      {hunter.isFocused && <p>The mastery is focused.</p>}
      <CardRow table={table} name="Gear" cards={cards} card={card} />
      {hunter.potions.length > 0 && <CardRow table={table} name="Potions" cards={hunter.potions} card={card} />}
      {hand.length > 0 && <CardRow table={table} name="Hand, open to all" cards={hand} card={card} />}
      {!hasScene(view) && seat === table.seat && <Others table={table} />}
      {hunter.discard.length > 0 && <CardRow table={table} name="Discarded" cards={hunter.discard} card={card} />}
    </div>
  );
}
