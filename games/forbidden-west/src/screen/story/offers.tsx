/** What a page offers, in printed order: rolls with what they need, paths as strips of paper that are the buttons, the encounter. What came of it is stamped. */
import { hintSays, type Offer } from '@quarry/kernel';
import { useThing } from '@quarry/screen';
import { lazy, type ReactElement, Suspense } from 'react';
import type { Table } from '../names.ts';

/** It comes with the pictures of places. */
const Glimpse = lazy(async () => ({ default: (await import('./place.tsx')).Glimpse }));

interface Props {
  readonly offers: readonly Offer[];
  /** Where they can be chosen; null where the page is only read. */
  readonly table: Table | null;
}

export function Offers({ offers, table }: Props): ReactElement | null {
  if (offers.length === 0) return null;
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
          </div>
        ),
      )}
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
  const classes = ['fw-strip is-way', thing.isLit ? 'lit' : '', thing.isChosen || thing.isPointed ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-tells="" {...(isOpen ? thing.props : {})}>
      <Suspense fallback={<span className="fw-glimpse" />}>
        <Glimpse entry={String(about.id)} />
      </Suspense>
      <Inside offer={offer} />
      {thing.isRefused && <span className="fw-why-not">why not?</span>}
    </div>
  );
}
