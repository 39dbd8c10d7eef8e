/** In the palm of a hand: who was tapped, in a few lines over the picture. The tab `Crims` has all of it; on a desk the panel beside the board does. */
import { outOf } from '@quarry/kernel';
import { isSame } from '@quarry/screen';
import { GlanceNote, Plate } from '@quarry/screen/show';
import type { ReactElement } from 'react';
import { bountyOf } from '../questions.ts';
import { sketch } from '../sentences/sketch.ts';
import { crimPrinted, type Table } from './names.ts';
import { Sign } from './signs.tsx';

export function Glance({ table }: { readonly table: Table }): ReactElement | null {
  const { view, inspected } = table;
  if (!inspected || inspected.kind === 'card') return null;
  const crim = inspected.kind === 'crim' ? view.crims.find(one => one.no === inspected.id) : undefined;
  const printed = crim && crimPrinted(crim.card);
  const piece = sketch(view).pieces.find(({ ref }) => isSame(ref, inspected));
  const intent = table.intent?.(inspected);
  return (
    <GlanceNote onClose={() => table.inspect(null)}>
      {crim && printed ? (
        <>
          <p>
            <Sign name={printed.demeanor} /> <b>{printed.name}</b> <Plate>{bountyOf(crim)}</Plate>
            <span className="show-unseen"> points</span> {outOf(crim.wounds, printed.wounds, 'wound')}
          </p>
          {intent && <p>{intent.why}</p>}
        </>
      ) : (
        piece && <p>{piece.says}.</p>
      )}
    </GlanceNote>
  );
}
