/** What is laid over the table while it happens: something great that enters, and what was won on its way to where it is counted. */
import { Entrance, Flight } from '@quarry/screen';
import type { ReactNode } from 'react';
import { useFlight } from './use-flight.ts';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Table;
}

export function EntrancePlace({ table: { screen, sight, props } }: Props): ReactNode {
  const { Portrait } = screen;
  const { enters, about } = sight.shown.now?.beat ?? {};
  if (!enters || props.motion === 'off') return null;
  const [who] = about ?? [];
  return <Entrance {...enters} picture={Portrait && who ? <Portrait about={who} view={sight.seen.view} /> : undefined} />;
}

export function FlightPlace({ table: { sight, props } }: Props): ReactNode {
  const flown = useFlight(sight.shown.now, props.motion);
  return flown && <Flight key={JSON.stringify(flown.line.event)} from={flown.from} to={flown.to} />;
}
