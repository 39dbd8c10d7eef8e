/** What a page offers, in printed order: rolls with what they need, paths as strips of paper that are the buttons, the encounter. What came of it is stamped. */
import { hintSays, type Offer } from '@quarry/kernel';
import { useThing } from '@quarry/screen';
import { lazy, type ReactElement, Suspense } from 'react';
import { CHARACTER_NAMES } from '../../content/names.ts';
import { Face } from '../figures/figure.tsx';
import type { Table } from '../names.ts';
import { Thrown } from './came.tsx';
import type { Made, Rolled } from './came-of.ts';
import { isOf, useWish, type Wish, wishSays } from './wishes.ts';

/** It comes with the pictures of places. */
const Glimpse = lazy(async () => ({ default: (await import('./place.tsx')).Glimpse }));

interface Props {
  readonly offers: readonly Offer[];
  /** Where they can be chosen; null where the page is only read. */
  readonly table: Table | null;
  /** The roll that was made of one of them. */
  readonly made?: Made | null;
}

export function Offers({ offers, table, made = null }: Props): ReactElement | null {
  const wish = useWish(table);
  if (offers.length === 0) return null;
  const rolled =
    table?.asked?.kind === 'roll-dice' ? offers.find(({ title }) => table.asked!.says.startsWith(title.replace(/\.$/, ''))) : undefined;
  return (
    <div className="fw-offers">
      {offers.map(offer =>
        table && offer.about ? (
          <Strip key={offer.title} offer={offer} about={offer.about} table={table} wish={wish && isOf(wish, offer.about) ? wish : null} />
        ) : (
          <div key={offer.title} className="fw-strip">
            <Inside offer={offer} isInTray={offer === rolled} roll={offer === made?.offer ? made.roll : null} />
          </div>
        ),
      )}
    </div>
  );
}

/** `isInTray`: what the dice would do is told by the tray. `roll`: what they did. */
function Inside({
  offer: { title, says, hints: all, came },
  isInTray = false,
  roll = null,
}: {
  readonly offer: Offer;
  readonly isInTray?: boolean;
  readonly roll?: Rolled | null;
}): ReactElement {
  const hints = isInTray || roll ? all.filter(({ is }, i) => is !== 'needs' || i === 0) : all;
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
      {roll && <Thrown {...roll} />}
    </>
  );
}

interface StripProps {
  readonly offer: Offer;
  readonly about: NonNullable<Offer['about']>;
  readonly table: Table;
  /** If somebody has proposed it. */
  readonly wish: Wish | null;
}

function Strip({ offer, about, table, wish }: StripProps): ReactElement {
  const thing = useThing(table, about, '');
  const isOpen = thing.isLit || thing.isRefused;
  const isChosen = thing.isChosen || thing.isPointed || wish !== null;
  const classes = ['fw-strip is-way', thing.isLit ? 'lit' : '', isChosen ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-tells="" {...(isOpen ? thing.props : {})}>
      <Suspense fallback={<span className="fw-glimpse" />}>
        <Glimpse entry={String(about.id)} />
      </Suspense>
      <Inside offer={offer} />
      {wish && <Wished table={table} wish={wish} />}
      {thing.isRefused && <span className="fw-why-not">why not?</span>}
    </div>
  );
}

/** The face of whoever wants it, and what has been said to it. */
function Wished({ table, wish }: { readonly table: Table; readonly wish: Wish }): ReactElement {
  const { character } = table.view.party.marshals[wish.by]!;
  return (
    <span className="fw-wished">
      <Face id={character} name={CHARACTER_NAMES[character]} size={30} />
      {wishSays(table, wish)}
    </span>
  );
}
