/** The end of the show: everybody on the podium, what each hunter leaves behind, and the last word of whoever has won. */
import { Credits, Podium as KitPodium } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { voiceOf } from './casting.tsx';
import { nameOfSeat, slateIn, type Table } from './names.ts';
import { placedIn } from './scored.tsx';

export function Podium(table: Table): ReactElement {
  const { ended, seat, people } = table;
  const winners = ended?.winners ?? [];
  return (
    <KitPodium
      places={placedIn(table)}
      isWon={seat === null ? winners.length > 0 : winners.includes(seat)}
      names={people.map(one => `${nameOfSeat(table, one.seat)} (${one.name})`).join(', ')}
    />
  );
}

export function End(table: Table): ReactElement {
  const winner = table.view.hunters[table.ended?.winners[0] ?? -1];
  const slate = winner && slateIn(winner);
  return <Credits places={placedIn(table)} lastWord={slate ? voiceOf(slate.id) : ''} />;
}
