/** What cards of this game have beside their words: a pictogram, dice, slots, prices. The kit draws the card. */
import { type Face, plural } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { type CardLook, Card as KitCard, LargeCard as KitLargeCard } from '@quarry/screen';
import type { ComponentProps, ReactElement } from 'react';
import { cardAt, nameOf } from '../content/box.ts';
import type { Dice, Resource } from '../content/kinds.ts';
import type { Price } from '../content/types.ts';
import { OFF } from '../decisions.ts';
import { RESOURCE_NAMES } from '../printed-names.ts';
import { DiceRow, Icon } from './figures.tsx';
import type { IconName } from './icons.ts';
import type { Table } from './names.ts';
import { worthIn } from './told.ts';

export const RESOURCE_ICONS: Readonly<Record<Resource, IconName>> = {
  'metal-shards': 'scales',
  blaze: 'fire',
  chillwater: 'drop',
  sparker: 'shock',
  wire: 'wire',
  'machine-core': 'battery',
};

const ACTION_ICONS = { ammunition: 'arrow', ability: 'shot', interrupt: 'dodge', stamina: 'heart' } as const;
export const ARC_ICONS = { melee: 'spears', ranged: 'bow', sidearm: 'shot', armour: 'vest', pouch: 'bag' } as const;
const SORT_ICONS = {
  salvage: 'cog',
  event: 'horn',
  tracking: 'peaks',
  behaviour: 'cog',
  trait: 'feather',
  action: 'arrow',
  equipment: 'bag',
} as const;

export function iconOf(no: number): IconName {
  const { card, sort } = cardAt(no);
  if ('type' in card) return 'trap' in card && card.trap ? 'trap' : ACTION_ICONS[card.type as keyof typeof ACTION_ICONS];
  if ('arc' in card) return ARC_ICONS[card.arc];
  if (sort === 'modification') return 'kind' in card && card.kind === 'coil' ? 'cog' : 'scales';
  if ('resource' in card) return RESOURCE_ICONS[card.resource];
  if ('kind' in card && card.kind === 'wild') return 'sun';
  return SORT_ICONS[sort];
}

const diceOn = (no: number): Dice => {
  const { card } = cardAt(no);
  return ('dice' in card && card.dice) || {};
};

const slotsOn = (no: number): number => {
  const { card } = cardAt(no);
  return 'slots' in card ? card.slots : 0;
};

/** Slots for modifications, the filled ones first. What kind they are for stands in the text of the card. */
export function SlotRow({ n, filled = 0 }: { n: number; filled?: number }): ReactElement | null {
  if (n === 0) return null;
  return (
    <span className="zd-slots" title={`${plural(n, 'slot')} for modifications${filled > 0 ? `, ${filled} filled` : ''}`} aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots are alike
        <i key={i} className={i < filled ? 'is-filled' : ''} />
      ))}
    </span>
  );
}

/** What is paid, as pictograms with numbers. */
export function PriceTag({ price }: { price: Price }): ReactElement {
  const parts = [
    ...(price.shards > 0 ? [['metal-shards', price.shards] as const] : []),
    ...(Object.entries(price.special ?? {}) as [Resource, number][]),
  ];
  return (
    <span className="zd-price">
      {parts.map(([kind, n]) => (
        <span key={kind} title={`${n} ${RESOURCE_NAMES[kind]}`}>
          <b>{n}</b>
          <Icon name={RESOURCE_ICONS[kind]} size={16} />
          <span className="zd-unseen">{RESOURCE_NAMES[kind]}</span>
        </span>
      ))}
      {parts.length === 0 && <span>free</span>}
    </span>
  );
}

/** On a card the price stands as pictograms, where it counts. */
const withoutPrice = (says: string): string => says.replace(/ Costs [^.]+\.$/, '');

/** What stands on a card of this game beside its words. */
export function lookOfCard(no: number, face: Face): CardLook {
  const dice = diceOn(no);
  const pictures = Object.values(dice).reduce((sum, n) => sum + n, 0);
  return {
    icon: <Icon name={iconOf(no)} size={17} />,
    aside: (
      <>
        {pictures > 0 && <DiceRow dice={dice} size={20} />}
        <SlotRow n={slotsOn(no)} />
      </>
    ),
    pictures,
    sort: sortOf(no),
    says: withoutPrice(face.says),
  };
}

/** Of several options about one card, what tells this one apart. */
function wayToUse(table: Table, option: AskedOption): string {
  const fitting = worthIn(table, 'fit-modifications', option);
  if (fitting) return fitting.arc === OFF ? 'Take off' : `Fit on ${nameOf(table.view.hunters[table.seat!]!.equipment[fitting.arc]!)}`;
  return worthIn(table, 'choose-weapon', option)?.setsTrap ? 'Set a trap' : 'Use';
}

type CardProps = Omit<ComponentProps<typeof KitCard>, 'table' | 'look' | 'way'> & { readonly table: Table };

export function Card({ table, no, ...more }: CardProps): ReactElement {
  return <KitCard table={table} no={no} look={lookOfCard(no, table.face(no))} way={option => wayToUse(table, option)} {...more} />;
}

/** The card as large as there is room. */
export const LargeCard = ({ no, face }: { readonly no: number; readonly face: Face }): ReactElement => (
  <KitLargeCard className="zd" face={face} look={lookOfCard(no, face)} />
);

const sortOf = (no: number): string => {
  const { card, sort } = cardAt(no);
  return 'type' in card ? String(card.type) : sort;
};
