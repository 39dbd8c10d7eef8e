/** What a page offers, in printed order: rolls with what they need, paths as strips of paper that are the buttons, the encounter. What came of it is stamped. */
import { hintSays, type Offer } from '@quarry/kernel';
import { useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Table } from '../names.ts';
import { Tray } from './tray.tsx';

interface Props {
  readonly offers: readonly Offer[];
  /** Where they can be chosen; null where the page is only read. */
  readonly table: Table | null;
}

export function Offers({ offers, table }: Props): ReactElement | null {
  if (offers.length === 0 && !table) return null;
  const rolled =
    table?.asked?.kind === 'roll-dice' ? offers.find(({ title }) => table.asked!.says.startsWith(title.replace(/\.$/, ''))) : undefined;
  return (
    <div className="fw-offers">
      {offers.map(offer =>
        table && offer.about ? (
          <Strip key={offer.title} offer={offer} about={offer.about} table={table} />
        ) : (
          <div key={offer.title} className="fw-strip">
            <Inside offer={offer} isInTray={offer === rolled} />
            {table && offer === rolled && <Tray table={table} />}
          </div>
        ),
      )}
      {table && !rolled && <Tray table={table} />}
    </div>
  );
}

/** `isInTray`: what the dice would do is told by the tray below. */
function Inside({
  offer: { title, says, hints: all, came },
  isInTray = false,
}: {
  readonly offer: Offer;
  readonly isInTray?: boolean;
}): ReactElement {
  const hints = isInTray ? all.filter(({ is }, i) => is !== 'needs' || i === 0) : all;
  return (
    <>
      <p className="fw-strip-title">{title}</p>
      {says && <p className="fw-strip-says">{says}</p>}
      {came && <b className={`fw-stamp is-${came}`}>{came}</b>}
      {hints.length > 0 && (
        <ul className="fw-hints">
          {hints.map(hint => (
            <li key={hint.says} className={`is-${hint.is}`}>
              {hintSays(hint)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface StripProps {
  readonly offer: Offer;
  readonly about: NonNullable<Offer['about']>;
  readonly table: Table;
}

function Strip({ offer, about, table }: StripProps): ReactElement {
  const thing = useThing(table, about, '');
  const isOpen = thing.isLit || thing.isRefused;
  const classes = ['fw-strip', thing.isLit ? 'lit' : '', thing.isChosen || thing.isPointed ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} {...(isOpen ? thing.props : {})}>
      <Inside offer={offer} />
      {thing.isRefused && <span className="fw-why-not">why not?</span>}
    </div>
  );
}
