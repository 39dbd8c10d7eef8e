/**
 * The camp on a desk: forge, herbs and gear, the deck, and what will be hunted, side by side. Whatever can be done anywhere is lit, and a press goes there and does it; the name of a stall
 * opens it, and what is not to be had is told there with the reason.
 */
import { alwaysOpen, type StoryBlock, type Thing, ThingBox, useThing } from '@quarry/screen';
import type { ReactElement, ReactNode } from 'react';
import { isBasic, isPiece } from '../../campaign/builds.ts';
import { actionCard, armourCard, colourOf, helmCard, isCard, sortOf, weaponCard } from '../../content/box.ts';
import type { Belongings, Desk } from '../../state.ts';
import { lookOf } from '../cards.tsx';
import { cardRef, type Table } from '../names.ts';
import { Deck } from './deck.tsx';
import { cardsIn } from './offered.ts';
import { Price, partsFor } from './price.tsx';
import { Quarry } from './quarry.tsx';
import { FOR_FORGE, FOR_HERBS, Store } from './store.tsx';

type Page = Desk['page'];
type Shelf = 'forge' | 'herbs' | 'gear' | 'deck';

/** Where a card lies in camp. */
function shelfOf(own: Belongings, no: number): Shelf {
  if (!isCard(no)) return 'forge';
  const sort = sortOf(no);
  if (sort === 'action' || sort === 'mastery') return 'deck';
  if (sort === 'potion') return own.potions.includes(no) ? 'gear' : 'herbs';
  return own.owned.includes(no) || (isPiece(no) && isBasic(no)) ? 'gear' : 'forge';
}

interface StallsProps {
  readonly table: Table;
  readonly own: Belongings;
  readonly told: StoryBlock | null;
}

export function Stalls({ table, own, told }: StallsProps): ReactElement {
  const { asked, view, seat } = table;
  const options = asked?.options ?? [];
  const worn = [own.weapon, own.mastery, own.armour, own.helm, own.item, ...own.loadout].filter(no => no >= 0);
  const offered = [...new Set([...cardsIn(options), ...cardsIn(options.map(({ leads = [] }) => ({ about: leads })))])];
  const refused = cardsIn(asked ? table.whyNots : []).filter(no => !offered.includes(no) && !worn.includes(no));
  const on = (shelf: Shelf, all: readonly number[]): readonly number[] => all.filter(no => shelfOf(own, no) === shelf);
  const page = seat === null ? 'camp' : view.desks[seat]!.page;
  const wares = (all: readonly number[], isHeld = false): ReactNode => (
    <div className="pa-wares">
      {all.map(no => (
        <Ware key={no} table={table} own={own} no={no} isHeld={isHeld} />
      ))}
    </div>
  );
  const cards = on('deck', offered).filter(no => !worn.includes(no));
  const [along, home] = [cards.filter(no => own.deck.includes(no)), cards.filter(no => !own.deck.includes(no))];
  const isCampaign = view.mode === 'campaign';
  return (
    <div className="pa-stalls">
      <Stall table={table} page="forge" name="The forge" isOpen={page === 'forge' || page === 'pay'}>
        {isCampaign && <Store held={own.resources} heaps={FOR_FORGE} />}
        {on('forge', offered).length === 0 && <p>Nothing can be made now.</p>}
        {wares([...on('forge', offered), ...on('forge', refused)])}
      </Stall>
      <div className="pa-stall-pair">
        <Stall table={table} page="herbs" name="Herbs" isOpen={page === 'herbs'}>
          {isCampaign && <Store held={own.resources} heaps={FOR_HERBS} />}
          {on('herbs', offered).length === 0 && <p>Nothing can be brewed now.</p>}
          {wares([...on('herbs', offered), ...on('herbs', refused)])}
        </Stall>
        <Stall table={table} page="gear" name="You wear" isOpen={page === 'gear' || page === 'potions'}>
          {wares(worn, true)}
          {wares(on('gear', offered).filter(no => !worn.includes(no)))}
        </Stall>
      </div>
      <Stall table={table} page="deck" name="Your deck" isOpen={page === 'deck' || page === 'skills'}>
        <Deck own={own} table={table} />
        {along.length > 0 && <h3>Goes along</h3>}
        {wares(along, true)}
        {home.length > 0 && <h3>Stays here</h3>}
        {wares(home)}
      </Stall>
      <article className="pa-stall">
        <Quarry view={view} told={told} />
      </article>
    </div>
  );
}

/** What it is, and what may be done with it. */
const classesOf = (name: string, { isLit, isPointed, isChosen, isRefused }: Thing, ...more: readonly (string | false)[]): string =>
  [name, isLit && 'is-lit', isPointed && 'is-pointed', isChosen && 'is-chosen', isRefused && 'is-refused', ...more]
    .filter(Boolean)
    .join(' ');

interface StallProps {
  readonly table: Table;
  readonly page: Page;
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Stall({ table, page, name, isOpen, children }: StallProps): ReactElement {
  const thing = useThing(table, { kind: 'page', id: page }, name);
  return (
    <section className={isOpen ? 'pa-stall is-open' : 'pa-stall'} aria-label={name}>
      <ThingBox className={classesOf('pa-stall-name', thing)} button={thing.isLit ? thing.props : null}>
        <h2>{name}</h2>
      </ThingBox>
      {children}
    </section>
  );
}

/** What a weapon deals and what a piece holds, beside what is worn now. */
function besideYours(no: number, own: Belongings): string {
  const than = (word: string, n: number, worn: number, ofWorn: (card: number) => number): string =>
    no === worn || worn < 0 ? `${word} ${n}` : `${word} ${n}, yours ${ofWorn(worn)}`;
  switch (sortOf(no)) {
    case 'weapon':
      return than('damage', weaponCard(no).damage, own.weapon, card => weaponCard(card).damage);
    case 'armour':
      return than('health', armourCard(no).health, own.armour, card => armourCard(card).health);
    case 'helm':
      return than('health', helmCard(no).health, own.helm, card => helmCard(card).health);
    default:
      return '';
  }
}
/** What it says beside its number. */
const restOf = (says: string): string => says.replace(/^(Damage|Health) \d+\. ?/, '');

interface WareProps {
  readonly table: Table;
  readonly own: Belongings;
  readonly no: number;
  /** Worn, or in the deck. */
  readonly isHeld: boolean;
}

function Ware({ table, own, no, isHeld }: WareProps): ReactElement {
  const face = table.face(no);
  const thing = useThing(table, cardRef(no), face.name, true);
  const look = lookOf(no, face);
  const colour = isCard(no) ? colourOf(no) : null;
  const parts = isHeld || own.owned.includes(no) || own.potions.includes(no) ? [] : partsFor(no);
  return (
    <ThingBox
      className={classesOf('pa-ware', thing, colour ? `is-${colour}` : '', isHeld && 'is-held')}
      about={`card ${no}`}
      button={alwaysOpen(thing.props)}
    >
      <b>
        {look.icon} {face.name}
      </b>
      <small>{isCard(no) && (colour ? coinsSay(no) : besideYours(no, own))}</small>
      {!colour && <span>{restOf(face.says)}</span>}
      <Price parts={parts} held={own.resources} isPayable={thing.isLit} />
      {thing.isRefused && <em>{table.whyNot(cardRef(no))?.says}</em>}
    </ThingBox>
  );
}

/** Of a card of the deck: what it costs and is worth. */
function coinsSay(no: number): string {
  const { cost, value } = actionCard(no);
  return `costs ${cost}, worth ${value}`;
}
