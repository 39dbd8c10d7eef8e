/** The score tower: who leads, who is on air, and how each of them is. */
import { plural } from '@quarry/kernel';
import { Chip, Chips, SeatPanel, SeatStrip, Seats } from '@quarry/screen';
import type { ReactElement } from 'react';
import { hunterRef, nameOfSeat, slateIn, type Table } from './names.ts';
import { Portrait } from './portraits/portrait.tsx';

export function Tower({ isNarrow, ...table }: Table & { readonly isNarrow: boolean }): ReactElement {
  return (
    <Seats isNarrow={isNarrow} className="um">
      {table.view.hunters.map((_, seat) => (
        <Row key={hunterRef(seat).id} table={table} seat={seat} isNarrow={isNarrow} />
      ))}
    </Seats>
  );
}

function Row({ table, seat, isNarrow }: { table: Table; seat: number; isNarrow: boolean }): ReactElement {
  const hunter = table.view.hunters[seat]!;
  const name = nameOfSeat(table, seat);
  const picture = <Portrait id={slateIn(hunter)?.id ?? ''} name={name} size={isNarrow ? 19 : 40} isRound />;
  const common = {
    table,
    seat,
    about: hunterRef(seat),
    says: `${name}, ${plural(hunter.points, 'point')}`,
    isActive: table.stage?.active === seat,
    name,
    picture,
  };
  if (isNarrow) return <SeatStrip {...common} marks={hunter.points} />;
  return (
    <SeatPanel {...common} who={table.people.find(one => one.seat === seat)?.name ?? ''}>
      <Chips>
        <Chip>{plural(hunter.points, 'point')}</Chip>
      </Chips>
    </SeatPanel>
  );
}
