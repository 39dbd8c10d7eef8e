/**
 * The box: every printed card gets a number, by which the state refers to it. Copies of a card have numbers of their own.
 * What a card says is in the other files of this folder; here it is only counted out and looked up.
 */
import { type Option, option, sha256 } from '@quarry/kernel';
import { ENEMIES } from './enemies.ts';
import { EVENTS } from './events.ts';
import { HUNTERS } from './hunters.ts';
import { MERCHANT_1 } from './merchant-1.ts';
import { MERCHANT_2 } from './merchant-2.ts';
import { MERCHANT_3 } from './merchant-3.ts';
import { SALVAGE } from './salvage.ts';
import { SAWTOOTH_QUEST } from './sawtooth-quest.ts';
import { STAMINA } from './stamina.ts';
import { TILES } from './tiles.ts';
import type {
  ActionCard,
  BehaviourCard,
  Equipment,
  EventCard,
  Goods,
  GoodsType,
  Modification,
  MomentName,
  Price,
  Quest,
  SalvageCard,
  Text,
  TrackingCard,
  Trait,
} from './types.ts';

export type Sort = 'action' | 'equipment' | 'modification' | 'trait' | 'salvage' | 'event' | 'tracking' | 'behaviour';
type Printed = ActionCard | Equipment | Modification | Trait | SalvageCard | EventCard | TrackingCard | BehaviourCard;

/** A printed card as it lies in the box. */
export interface BoxCard {
  readonly no: number;
  /** The card's id, with the number of the copy if there are several. */
  readonly key: string;
  readonly sort: Sort;
  readonly deck: string;
  readonly card: Printed;
  readonly goods: GoodsType | null;
  readonly price: Price | null;
}

export const QUESTS: readonly Quest[] = [SAWTOOTH_QUEST];

const cards: BoxCard[] = [];

function put(sort: Sort, deck: string, card: Printed, goods: Goods | null = null): number[] {
  const copies = ('copies' in card && card.copies) || 1;
  return Array.from({ length: copies }, (_, copy) => {
    const no = cards.length;
    const key = copies > 1 ? `${card.id}.${copy + 1}` : card.id;
    cards.push({ no, key, sort, deck, card, goods: goods?.type ?? null, price: goods?.price ?? null });
    return no;
  });
}

const sortOf = (card: Trait | Equipment | Modification | ActionCard): Sort => {
  if ('type' in card) return 'action';
  if (card.kind === 'trait') return 'trait';
  return card.kind === 'coil' || card.kind === 'weave' ? 'modification' : 'equipment';
};

/** What belongs to each hunter, by number, in the order of HUNTERS. */
export const KITS = HUNTERS.map(hunter => ({
  profile: put('trait', hunter.id, hunter.profile)[0]!,
  equipment: hunter.equipment.flatMap(card => put('equipment', hunter.id, card)),
  deck: hunter.deck.flatMap(card => put('action', hunter.id, card)),
  nodes: Object.fromEntries(
    hunter.tree.map(node => [node.id, node.cards.flatMap(card => put(sortOf(card), `${hunter.id}-upgrades`, card))]),
  ),
}));

const goodsDeck = (level: number, goods: readonly Goods[]): readonly number[] =>
  goods.flatMap(one => put(sortOf(one.card), `merchant-${level}`, one.card, one));

export const MERCHANT_DECKS = [goodsDeck(1, MERCHANT_1), goodsDeck(2, MERCHANT_2), goodsDeck(3, MERCHANT_3)] as const;
export const SALVAGE_DECK: readonly number[] = SALVAGE.flatMap(card => put('salvage', 'salvage', card));
export const EVENT_DECK: readonly number[] = EVENTS.flatMap(card => put('event', 'event', card));
export const STAMINA_CARDS: readonly number[] = put('action', 'stamina', STAMINA);
export const TRACKING_DECKS = QUESTS.map(quest => ({
  cards: quest.tracking.flatMap(card => put('tracking', quest.id, card)),
  call: put('tracking', quest.id, quest.call)[0]!,
}));
/** By enemy type, in the order of ENEMIES. */
export const BEHAVIOUR_DECKS = ENEMIES.map(enemy => enemy.behaviour.flatMap(card => put('behaviour', enemy.type, card)));

export const CARDS: readonly BoxCard[] = cards;
/** How many cards the box holds; those with higher numbers were made up by a test. */
export const BOX_SIZE = cards.length;

const printed: Printed[] = cards.map(one => one.card);
export const keyOf = (no: number): string => cards[no]!.key;
export const nameOf = (no: number): string => printed[no]!.name;
export const deckOf = (no: number): string => cards[no]!.deck;
export const sortOfCard = (no: number): Sort => cards[no]!.sort;
export const goodsOf = (no: number): GoodsType => cards[no]!.goods!;
export const priceOf = (no: number): Price => cards[no]!.price!;
export const actionCard = (no: number): ActionCard => printed[no] as ActionCard;
export const equipmentCard = (no: number): Equipment => printed[no] as Equipment;
export const modificationCard = (no: number): Modification => printed[no] as Modification;
export const textOf = (no: number): Text => printed[no] as Text;
export const salvageCard = (no: number): SalvageCard => printed[no] as SalvageCard;
export const eventCard = (no: number): EventCard => printed[no] as EventCard;
export const trackingCard = (no: number): TrackingCard => printed[no] as TrackingCard;
export const behaviourCard = (no: number): BehaviourCard => printed[no] as BehaviourCard;
export const levelOfTracking = (no: number): number => trackingCard(no).level;

/** The moment that an interrupt names; null for every other card. */
const momentOf = (card: Printed): MomentName | null => ('type' in card && card.type === 'interrupt' ? card.when : null);
const moments = printed.map(momentOf);
export const interruptMoment: readonly (MomentName | null)[] = moments;

const numbers = new Map(cards.map(one => [one.key, one.no]));
/** The number of the card with this key, or -1. */
export const cardNamed = (key: string): number => numbers.get(key) ?? -1;

const optionFor = ({ key, no }: BoxCard): Option<number> => option(key, no, { kind: 'card', id: no });
const options: Option<number>[] = cards.map(optionFor);
/** The option to choose this card. */
export const cardOption = (no: number): Option<number> => options[no]!;
export const cardOptions = (nos: readonly number[]): Option<number>[] => nos.map(no => options[no]!);

/** Prints one more card at run time, as a fixture does. Returns its number. */
export function print(sort: Sort, deck: string, card: Printed, goods: Goods | null = null): number {
  const [no] = put(sort, deck, card, goods);
  const added = cards[no!]!;
  printed.push(card);
  moments.push(momentOf(card));
  options.push(optionFor(added));
  numbers.set(added.key, added.no);
  return added.no;
}

/** Pinned in every match: with other content an old match is not replayed. */
export const CONTENT_HASH = sha256(
  JSON.stringify([HUNTERS, MERCHANT_1, MERCHANT_2, MERCHANT_3, SALVAGE, EVENTS, STAMINA, QUESTS, ENEMIES, TILES]),
).slice(0, 16);
