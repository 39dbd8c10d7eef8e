/** What a page offers, in printed order: rolls with what they need, paths as strips of paper that are the buttons, the encounter. What came of it is stamped. */
import { hintSays, type Offer, type Ref, type Seat } from '@quarry/kernel';
import { useThing } from '@quarry/screen';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { CHARACTER_NAMES } from '../../content/names.ts';
import { Face } from '../figures/figure.tsx';
import type { Table } from '../names.ts';
import { Thrown } from './came.tsx';
import type { Made, Rolled } from './came-of.ts';

/** It comes with the pictures of places. */
const Glimpse = lazy(async () => ({ default: (await import('./place.tsx')).Glimpse }));

interface Props {
  readonly offers: readonly Offer[];
  /** Where they can be chosen; null where the page is only read. */
  readonly table: Table | null;
  /** The roll that was made of one of them. */
  readonly made?: Made | null;
}

/** What somebody wants the party to do, before all have said so. */
interface Wish {
  readonly about: Ref;
  readonly seat: Seat;
}

const isOf = (wish: Wish | null, about: Ref): boolean => wish?.about.kind === about.kind && wish.about.id === about.id;

/** What has been proposed to the party: by somebody else, or by oneself as long as the others are asked. */
function proposedIn({ asked, seat }: Table, own: Ref | null): Wish | null {
  const by = asked?.proposed ? asked.facts?.['by'] : undefined;
  const about = asked?.proposed?.about[0];
  if (typeof by === 'number' && about) return { about, seat: by };
  return asked === null && own && seat !== null ? { about: own, seat } : null;
}

export function Offers({ offers, table, made = null }: Props): ReactElement | null {
  const [own, setOwn] = useState<Ref | null>(null);
  if (offers.length === 0) return null;
  const wish = table && proposedIn(table, own);
  const rolled =
    table?.asked?.kind === 'roll-dice' ? offers.find(({ title }) => table.asked!.says.startsWith(title.replace(/\.$/, ''))) : undefined;
  return (
    <div className="fw-offers">
      {offers.map(offer =>
        table && offer.about ? (
          <Strip
            key={offer.title}
            offer={offer}
            about={offer.about}
            table={table}
            wishedBy={isOf(wish, offer.about) ? wish!.seat : null}
            onWish={setOwn}
          />
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
  /** Who has proposed it. */
  readonly wishedBy: Seat | null;
  readonly onWish: (about: Ref) => void;
}

function Strip({ offer, about, table, wishedBy, onWish }: StripProps): ReactElement {
  const noting: Table = {
    ...table,
    choose: (...chosen) => {
      onWish(about);
      table.choose(...chosen);
    },
  };
  const thing = useThing(noting, about, '');
  const isOpen = thing.isLit || thing.isRefused;
  const isChosen = thing.isChosen || thing.isPointed || wishedBy !== null;
  const classes = ['fw-strip is-way', thing.isLit ? 'lit' : '', isChosen ? 'is-chosen' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-tells="" {...(isOpen ? thing.props : {})}>
      <Suspense fallback={<span className="fw-glimpse" />}>
        <Glimpse entry={String(about.id)} />
      </Suspense>
      <Inside offer={offer} />
      {wishedBy !== null && <Wished table={table} by={wishedBy} />}
      {thing.isRefused && <span className="fw-why-not">why not?</span>}
    </div>
  );
}

/** The face of whoever wants it, and by what name the table knows them. */
function Wished({ table: { view, people, seat }, by }: { readonly table: Table; readonly by: Seat }): ReactElement {
  const name = CHARACTER_NAMES[view.party.marshals[by]!.character];
  const person = people.find(one => one.seat === by)?.name ?? name;
  return (
    <span className="fw-wished">
      <Face id={view.party.marshals[by]!.character} name={name} size={30} />
      {by === seat ? 'You want this; the others are asked.' : `${person} wants this.`}
    </span>
  );
}
