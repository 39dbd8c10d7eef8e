/** The hand of this seat, on paper, with a band by type; and whatever other cards are asked about and lie nowhere else. */
import { capital } from '@quarry/kernel';
import { asPercent, Card, CardRow, EmptyHand, Hand as KitHand, Piles } from '@quarry/screen';
import type { ReactElement } from 'react';
import { actionCard, specialCard } from '../content/box.ts';
import { poolOf } from '../content/dice.ts';
import { WEAPON_SYMBOLS, type WeaponSymbol } from '../content/kinds.ts';
import { SYMBOL_NAMES } from '../content/names.ts';
import { type Evading, unhurtWith } from '../questions/evading.ts';
import { hasFight } from '../questions.ts';
import { Dice } from './dice.tsx';
import { sortIn, type Table } from './names.ts';
import { Sign, type SignName } from './signs.tsx';

/** What colour its band has. */
export function bandOf(no: number): string {
  const sort = sortIn(no);
  return sort === 'action' ? actionCard(no).kind : sort === 'special' ? 'special' : (sort ?? 'unknown');
}

const SIGNS: Readonly<Record<string, SignName>> = {
  ability: 'ability',
  ammunition: 'ammunition',
  interrupt: 'interrupt',
  injury: 'injury',
  special: 'special',
  modification: 'spark',
  gear: 'bag',
};

/** Dice that it gives in an evade roll. */
function evadeOf(no: number): string {
  const sort = sortIn(no);
  return (sort === 'action' ? actionCard(no).evade : sort === 'special' ? specialCard(no).evade : undefined) ?? '';
}

const LEVELS = ['', 'I', 'II', 'III'];

/** `Ability · II`; of ammunition what it fits, for what it is one sees by its band. */
function kindOf(no: number): string | undefined {
  if (sortIn(no) !== 'action') return undefined;
  const card = actionCard(no);
  const is = card.kind === 'ammunition' ? fitsSay(card.fits) : card.kind;
  return `${capital(is)} · ${LEVELS[card.level]}`;
}

const fitsSay = (fits: readonly WeaponSymbol[]): string =>
  fits.length === WEAPON_SYMBOLS.length ? 'any weapon' : fits.map(one => SYMBOL_NAMES[one]).join(', ');

interface CardProps {
  readonly table: Table;
  readonly no: number;
  readonly below?: readonly number[];
}

/** A paper card: its band has the sign of its type, and the dice by which it evades. */
export function WestCard({ table, no, below = [] }: CardProps): ReactElement {
  const band = bandOf(no);
  const evade = evadeOf(no);
  const sign = SIGNS[band];
  const kind = kindOf(no);
  return (
    <Card
      table={table}
      no={no}
      below={below}
      look={{
        sort: band,
        ...(kind && { kind }),
        ...(sign && { icon: <Sign name={sign} size={15} /> }),
        ...(evade && { aside: <Evades table={table} no={no} dice={evade} />, pictures: 1 }),
      }}
    />
  );
}

interface EvadesProps {
  readonly table: Table;
  readonly no: number;
  readonly dice: string;
}

/** The dice by which it evades; and, where that is asked, the chance to suffer nothing with them. */
function Evades({ table: { asked, chosen }, no, dice }: EvadesProps): ReactElement {
  const chance = asked?.kind === 'discard-to-evade' && chosen.length === 0 ? unhurtWith(no, asked as unknown as Evading) : undefined;
  return (
    <>
      {chance !== undefined && <b className="fw-unhurt">{asPercent(chance)}</b>}
      <Dice pool={poolOf(dice)} />
    </>
  );
}

const card = (table: Table) => (no: number, below: readonly number[]) => <WestCard key={no} table={table} no={no} below={below} />;

/** Cards that are asked about, and are not in the hand. */
export function cardsAsked({ asked }: Table, held: readonly number[]): number[] {
  const about = asked?.options.flatMap(option => option.about.flatMap(({ kind, id }) => (kind === 'card' ? [Number(id)] : []))) ?? [];
  return [...new Set(about)].filter(no => !held.includes(no));
}

/** Nothing but squares answers it: on a tablet the hand, which lies over the foot of the map, makes room for them. */
const isOfMapAlone = ({ asked }: Table): boolean =>
  Boolean(asked?.options.some(one => one.about.some(({ kind }) => kind === 'square'))) &&
  asked!.options.every(one => one.about.every(({ kind }) => kind === 'square'));

/** Before and after an encounter nobody holds a card: the hand is there where one does. */
export function Hand(table: Table): ReactElement | null {
  const { view, seat } = table;
  const held = seat === null ? [] : (view.party.marshals[seat]?.hand ?? []);
  const asked = hasFight(view) ? cardsAsked(table, held) : [];
  if (!hasFight(view) && held.length === 0) return null;
  if (held.length === 0 && asked.length === 0) return <EmptyHand className="fw">No cards in hand.</EmptyHand>;
  return (
    <div className={isOfMapAlone(table) ? 'fw fw-hand is-aside' : 'fw fw-hand'}>
      {asked.length > 0 && <CardRow table={table} name="To choose from" cards={asked} card={card(table)} />}
      {held.length > 0 && (
        <KitHand motion={table.motion}>
          <Piles table={table} cards={held} card={card(table)} />
        </KitHand>
      )}
    </div>
  );
}
