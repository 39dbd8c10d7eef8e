/** Every hunter as the tower and the end show them: who, in which place, with what face. */
import type { Seat } from '@quarry/kernel';
import type { Placed } from '@quarry/screen/show';
import { nameOfSeat, personAt, seatTint, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';
import { moodOf, placesAtEnd, tallySays } from './standings.ts';

export function placedAt(table: Table, seat: Seat, rank: number): Placed {
  const hunter = table.view.hunters[seat]!;
  const slate = slateIn(hunter);
  // Whoever has won is seen alive, whatever the last turn did to them.
  const mood = table.ended?.winners.includes(seat) ? 'idle' : moodOf(hunter, slate?.woundMaximum ?? 0);
  const [name, person] = [nameOfSeat(table, seat), personAt(table, seat)];
  return {
    seat,
    rank,
    name,
    person: person === name ? '' : person,
    points: hunter.points,
    says: tallySays(hunter),
    tint: seatTint(seat),
    picture: size => <Portrait id={slate?.id ?? ''} name={name} mood={mood} size={size} isRound />,
  };
}

/** Once it is over, from whoever has won. */
export const placedIn = (table: Table): readonly Placed[] => placesAtEnd(table.view).map(({ seat, rank }) => placedAt(table, seat, rank));
