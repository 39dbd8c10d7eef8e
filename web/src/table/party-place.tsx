/** The left of the table: the game's own picture of the party, and around it what a wide page has room for there. On other pages that stands in bar-place.tsx. */
import type { ReactNode } from 'react';
import { Invitations, SinceTurn, ToldBeside } from './asides.tsx';
import { Goal } from './goal.tsx';
import type { Table } from './use-table.ts';

interface Props {
  readonly table: Table;
  /** One strip. */
  readonly isNarrow: boolean;
}

export function PartyPlace({ table, isNarrow }: Props): ReactNode {
  const { screen, width, sight, props } = table;
  const isWide = width === 'wide';
  return (
    <>
      {isWide && sight.seen.goal && <Goal says={sight.seen.goal} />}
      {isWide && <Invitations table={table} />}
      <screen.Party {...props} isNarrow={isNarrow} />
      {isWide && <ToldBeside table={table} />}
      {isWide && <SinceTurn table={table} />}
    </>
  );
}
