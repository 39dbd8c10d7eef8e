/** The middle of the table: the hunt; else the camp where cards are chosen that nobody holds in hand, the journal where it lies open, or a quiet clearing. */
import type { ReactElement } from 'react';
import { hasFight } from '../questions.ts';
import { Hunt } from './board/hunt.tsx';
import { Camp, isAtTheFire } from './camp.tsx';
import { cardsAsked } from './hand.tsx';
import type { Table } from './names.ts';
import { OpenSpread } from './story/spread.tsx';

export function Middle(table: Table): ReactElement {
  if (hasFight(table.view)) return <Hunt {...table} />;
  if (isAtTheFire(table) || cardsAsked(table, []).length > 0) return <Camp {...table} />;
  const open = table.pages?.open;
  return open ? <OpenSpread table={table} block={open} /> : <p className="fw fw-clearing">The journal is closed.</p>;
}
