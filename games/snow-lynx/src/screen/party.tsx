/** Who tracks: role, how far from the lynx, how much gear. */
import { capital, plural } from '@quarry/kernel';
import { Chip, Chips, OthersPanel, SeatPanel, SeatStrip, Seats, type TableProps } from '@quarry/screen';
import type { ReactElement } from 'react';
import { stepsBetween } from '../questions.ts';
import { gripsSay, trackerName } from '../sentences.ts';
import type { View } from '../state.ts';

export function Party({ isNarrow, ...table }: TableProps<View> & { readonly isNarrow: boolean }): ReactElement {
  const { view, stage } = table;
  const grips = gripsSay(view);
  return (
    <Seats isNarrow={isNarrow} className="sl">
      {view.trackers.map((_, seat) => (
        <Tracker key={trackerName(seat)} table={table} seat={seat} isNarrow={isNarrow} />
      ))}
      <OthersPanel
        isNarrow={isNarrow}
        isActive={view.step === 'lynx' && stage?.active === null}
        name="The lynx"
        who={grips}
        short={view.grips}
        says={`The lynx: ${grips}`}
        picture={null}
      />
    </Seats>
  );
}

function Tracker({ table, seat, isNarrow }: { table: TableProps<View>; seat: number; isNarrow: boolean }): ReactElement {
  const { view, people, stage } = table;
  const { role, hex, hand } = view.trackers[seat]!;
  const gear = typeof hand === 'number' ? hand : hand.length;
  const away = stepsBetween(view, hex, view.lynx);
  const who = seat === table.seat ? 'you' : (people.find(one => one.seat === seat)?.name ?? '');
  const common = {
    table,
    seat,
    about: { kind: 'tracker', id: seat },
    says: `${trackerName(seat)}, ${role}, ${plural(gear, 'gear card')}`,
    isActive: stage?.active === seat,
    name: trackerName(seat),
  };
  if (isNarrow) return <SeatStrip {...common} picture={null} />;
  return (
    <SeatPanel {...common} picture={null} who={[capital(role), who].filter(Boolean).join(' · ')}>
      <Chips>
        <Chip>{away === 0 ? 'beside the lynx' : `${plural(away, 'hex', 'hexes')} away`}</Chip>
        <Chip>{gear} gear</Chip>
      </Chips>
    </SeatPanel>
  );
}
