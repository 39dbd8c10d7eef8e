/** A printed card at hand size: type line with its pictogram, name, dice, one short sentence. What it says comes ready made. */
import { type Face, plural } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { useThing } from '@quarry/screen';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { cardAt, nameOf } from '../content/box.ts';
import type { Dice, Resource } from '../content/kinds.ts';
import type { Price } from '../content/types.ts';
import { OFF } from '../decisions.ts';
import { RESOURCE_NAMES } from '../printed-names.ts';
import { DiceRow, Icon } from './figures.tsx';
import type { IconName } from './icons.ts';
import { cardRef, type Table } from './names.ts';
import { alwaysOpen, ThingBox } from './thing-box.tsx';
import { worthIn } from './told.ts';
import './cards.css';

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

/** The printed side of a card, to be put into whatever holds it. */
export function CardFace({
  no,
  face,
  means,
  children,
}: {
  no: number;
  face: Face;
  means?: string | undefined;
  children?: ReactNode;
}): ReactElement {
  const dice = diceOn(no);
  const hasDice = Object.keys(dice).length > 0;
  return (
    <>
      <span className="zd-card-kind">
        <Icon name={iconOf(no)} size={17} />
        <span title={means}>{face.kind}</span>
        {hasDice && <DiceRow dice={dice} size={20} />}
        <SlotRow n={slotsOn(no)} />
      </span>
      <b className="zd-card-name">{face.name}</b>
      <span className="zd-card-says">{withoutPrice(face.says)}</span>
      {children}
    </>
  );
}

/** The line that is no rule: only where the card is large. */
export const Flavour = ({ face: { flavour } }: { face: Face }): ReactElement | null =>
  flavour === undefined ? null : <em className="zd-card-flavour">{flavour}</em>;

/** Of several options about one card, what tells this one apart. */
function wayToUse(table: Table, option: AskedOption): string {
  const fitting = worthIn(table, 'fit-modifications', option);
  if (fitting) return fitting.arc === OFF ? 'Take off' : `Fit on ${nameOf(table.view.hunters[table.seat!]!.equipment[fitting.arc]!)}`;
  return worthIn(table, 'choose-weapon', option)?.setsTrap ? 'Set a trap' : 'Use';
}

interface CardProps {
  readonly table: Table;
  readonly no: number;
  /** Equal cards that lie below it. */
  readonly below?: readonly number[];
  /** Where it lies, if that must be said: `discarded`, `weapon`. */
  readonly from?: string;
  readonly children?: ReactNode;
  /** Dimmed while something else may be chosen. */
  readonly isDim?: boolean;
}

/** A card with much to say is wider, not higher: the style sheet works its width out of its letters. */
const lettersOf = (no: number, { name, kind, says }: Face): CSSProperties => {
  const dice = Object.values(diceOn(no)).reduce((sum, n) => sum + n, 0);
  return { '--name': name.length, '--kind': kind.length, '--dice': dice, '--letters': says.length } as CSSProperties;
};

/** A card: a button that chooses it, says why not, or shows it large; a row of buttons if several options are about it. */
export function Card({ table, no, below = [], from, children, isDim = false }: CardProps): ReactElement {
  const face = table.face(no);
  const says = from ? `${face.name}, ${from}` : face.name;
  const thing = useThing(table, cardRef(no), says, false, below.map(cardRef));
  const button = thing.options.length > 1 ? null : alwaysOpen(thing.props);
  const classes = [
    'zd-card',
    `is-${kindClass(no)}`,
    ...(thing.isLit ? ['is-lit'] : isDim ? ['is-dim'] : []),
    ...(thing.isChosen ? ['is-chosen'] : []),
    ...(thing.isPointed ? ['is-pointed'] : []),
    ...(thing.isRefused ? ['is-refused'] : []),
    ...(below.length > 0 ? ['is-pile'] : []),
  ];
  return (
    <ThingBox className={classes.join(' ')} about={`card ${no}`} button={button} style={lettersOf(no, face)}>
      {from && <span className="zd-card-from">{from}</span>}
      <CardFace no={no} face={face} means={table.meaning(face.kind)}>
        {children}
      </CardFace>
      {thing.options.length > 1 && (
        <span className="zd-card-options">
          {thing.options.map(option => (
            <button
              key={option.key}
              type="button"
              data-lit=""
              title={option.says}
              onClick={() => table.choose(option.key)}
              onPointerEnter={() => table.point(option.key)}
              onPointerLeave={() => table.point(null)}
              onFocus={() => table.point(option.key)}
              onBlur={() => table.point(null)}
            >
              {wayToUse(table, option)}
              <span className="zd-unseen">, {option.says}</span>
            </button>
          ))}
        </span>
      )}
      {thing.piled && <span className="zd-card-copies">{thing.piled}</span>}
      {thing.mark && <span className="zd-card-order">{thing.mark}</span>}
      {thing.isRefused && <span className="zd-card-why">why not?</span>}
    </ThingBox>
  );
}

/** The card as large as there is room, with its flavour. */
export function LargeCard({ no, face }: { readonly no: number; readonly face: Face }): ReactElement {
  return (
    <div className={`zd zd-card is-large is-${kindClass(no)}`}>
      <CardFace no={no} face={face}>
        <Flavour face={face} />
      </CardFace>
    </div>
  );
}

const kindClass = (no: number): string => {
  const { card, sort } = cardAt(no);
  return 'type' in card ? String(card.type) : sort;
};
