/** What a page offers, in printed order: rolls with what they need, paths as strips of paper that are the buttons, the encounter. What came of it is stamped. */
import { hintSays, type Offer } from '@quarry/kernel';
import { useThing } from '@quarry/screen';
import type { ReactElement } from 'react';
import type { Table } from '../names.ts';

interface Props {
  readonly offers: readonly Offer[];
  /** Where they can be chosen; null where the page is only read. */
  readonly table: Table | null;
}

export function Offers({ offers, table }: Props): ReactElement | null {
  if (offers.length === 0) return null;
  return (
    <div className="fw-offers">
      {offers.map(offer =>
        table && offer.about ? (
          <Strip key={offer.title} offer={offer} about={offer.about} table={table} />
        ) : (
          <div key={offer.title} className="fw-strip">
            <Inside offer={offer} />
          </div>
        ),
      )}
    </div>
  );
}

function Inside({ offer: { title, says, hints, came } }: { readonly offer: Offer }): ReactElement {
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
