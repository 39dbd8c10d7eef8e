/** The middle of the table: the hunt; else the camp where cards are chosen that nobody holds in hand, the journal where it lies open, or a quiet clearing. */
import { lazy, type ReactElement, Suspense } from 'react';
import { hasFight } from '../questions.ts';
import { Hunt } from './board/hunt.tsx';
import { cardsAsked } from './hand.tsx';
import { isAtTheFire, type Table } from './names.ts';
import { OpenSpread } from './story/spread.tsx';

const Camp = lazy(async () => ({ default: (await import('./camp.tsx')).Camp }));
const AtTheFire = (table: Table): ReactElement => (
  <Suspense fallback={null}>
    <Camp {...table} />
  </Suspense>
);

export function Middle(table: Table): ReactElement {
  if (hasFight(table.view)) return <Hunt {...table} />;
  if (isAtTheFire(table) || cardsAsked(table, []).length > 0) return <AtTheFire {...table} />;
  const open = table.pages?.open;
  return open ? <OpenSpread table={table} block={open} /> : <p className="fw fw-clearing">The journal is closed.</p>;
}
