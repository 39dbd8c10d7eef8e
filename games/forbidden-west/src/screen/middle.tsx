/** The middle of the table: the hunt, else the journal where it lies open, else a quiet clearing. */
import type { ReactElement } from 'react';
import { hasFight } from '../questions.ts';
import { Hunt } from './board/hunt.tsx';
import type { Table } from './names.ts';
import { OpenSpread } from './story/spread.tsx';

export function Middle(table: Table): ReactElement {
  if (hasFight(table.view)) return <Hunt {...table} />;
  const open = table.pages?.open;
  return open ? <OpenSpread table={table} block={open} /> : <p className="fw fw-clearing">The journal is closed.</p>;
}
