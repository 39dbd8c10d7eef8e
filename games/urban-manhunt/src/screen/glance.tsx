/** In the palm of a hand: who was tapped, in a few lines over the picture. The tab `Crims` has all of it; on a desk the panel beside the board does. */
import { outOf } from '@quarry/kernel';
import { isSame } from '@quarry/screen';
import type { ReactElement } from 'react';
import { bountyOf } from '../questions.ts';
import { sketch } from '../sentences/sketch.ts';
import { crimPrinted, type Table } from './names.ts';
import { Sign } from './signs.tsx';

function Told({ table }: { readonly table: Table }): ReactElement | null {
  const { view, inspected } = table;
  const crim = inspected?.kind === 'crim' ? view.crims.find(one => one.no === inspected.id) : undefined;
  const printed = crim && crimPrinted(crim.card);
  if (crim && printed) {
    const intent = table.intent?.(inspected!);
    return (
      <>
        <p>
          <Sign name={printed.demeanor} /> <b>{printed.name}</b> <b className="um-plate um-title">{bountyOf(crim)}</b>
          <span className="um-unseen"> points</span> {outOf(crim.wounds, printed.wounds, 'wound')}
        </p>
        {intent && <p>{intent.why}</p>}
      </>
    );
  }
  const piece = sketch(view).pieces.find(({ ref }) => isSame(ref, inspected));
  return piece ? <p>{piece.says}.</p> : null;
}

export function Glance({ table }: { readonly table: Table }): ReactElement | null {
  if (!table.inspected || table.inspected.kind === 'card') return null;
  return (
    <aside className="um-glance" aria-label="Details">
      <div>
        <Told table={table} />
      </div>
      <button type="button" aria-label="Close the details" onClick={() => table.inspect(null)}>
        ×
      </button>
    </aside>
  );
}
