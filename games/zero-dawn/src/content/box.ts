/**
 * The box: every printed card gets a number, by which the state refers to it. Copies of a card have numbers of their own.
 * What a card says is in the other files of this folder; here it is only counted out and looked up.
 */
import { type BoxCard as KernelBoxCard, type Option, Press, sha256 } from '@quarry/kernel';
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

/** What is printed, by sort. */
export interface Sorts {
  readonly action: ActionCard;
  readonly equipment: Equipment;
  readonly modification: Modification;
  readonly trait: Trait;
  readonly salvage: SalvageCard;
  readonly event: EventCard;
  readonly tracking: TrackingCard;
  readonly behaviour: BehaviourCard;
}
export type Sort = keyof Sorts;
/** A printed card as it lies in the box; with what is for sale, what it is sold as. */
export type BoxCard = KernelBoxCard<Sorts, Goods>;

export const QUESTS: readonly Quest[] = [SAWTOOTH_QUEST];

const press = new Press<Sorts, Goods>();

const sortFor = (card: Trait | Equipment | Modification | ActionCard): 'action' | 'trait' | 'modification' | 'equipment' => {
  if ('type' in card) return 'action';
  if (card.kind === 'trait') return 'trait';
  return card.kind === 'coil' || card.kind === 'weave' ? 'modification' : 'equipment';
};

/** What belongs to each hunter, by number, in the order of HUNTERS. */
export const KITS = HUNTERS.map(({ id, profile, equipment, deck, tree }) => ({
  profile: press.one('trait', profile, { deck: id }),
  equipment: press.all('equipment', equipment, { deck: id }),
  deck: press.all('action', deck, { deck: id }),
  nodes: Object.fromEntries(
    tree.map(node => [node.id, node.cards.flatMap(card => press.copies(sortFor(card), card, { deck: `${id}-upgrades` }))]),
  ),
}));

const goodsDeck = (level: number, goods: readonly Goods[]): readonly number[] =>
  goods.flatMap(one => press.copies(sortFor(one.card), one.card, { deck: `merchant-${level}`, note: one }));

export const MERCHANT_DECKS = [goodsDeck(1, MERCHANT_1), goodsDeck(2, MERCHANT_2), goodsDeck(3, MERCHANT_3)] as const;
export const SALVAGE_DECK = press.all('salvage', SALVAGE);
export const EVENT_DECK = press.all('event', EVENTS);
export const STAMINA_CARDS = press.copies('action', STAMINA, { deck: 'stamina' });
export const TRACKING_DECKS = QUESTS.map(({ id, tracking, call }) => ({
  cards: press.all('tracking', tracking, { deck: id }),
  call: press.one('tracking', call, { deck: id }),
}));
/** By enemy type, in the order of ENEMIES. */
export const BEHAVIOUR_DECKS = ENEMIES.map(({ type, behaviour }) => press.all('behaviour', behaviour, { deck: type }));

export const box = press.close();
export const CARDS = box.cards;
export const { cardAt, keyOf, nameOf, deckOf, cardNamed } = box;
/** What is printed on a card: copies have it in common. */
export const idOf = box.derive(({ card }) => card.id);
export const { sortOf: sortOfCard, optionOf: cardOption } = box;
export const cardOptions = (nos: readonly number[]): Option<number>[] => nos.map(cardOption);

export const goodsOf = (no: number): GoodsType => cardAt(no).note!.type;
export const priceOf = (no: number): Price => cardAt(no).note!.price;
export const actionCard = box.reader('action');
export const equipmentCard = box.reader('equipment');
export const modificationCard = box.reader('modification');
export const salvageCard = box.reader('salvage');
export const eventCard = box.reader('event');
export const trackingCard = box.reader('tracking');
export const behaviourCard = box.reader('behaviour');
/** What a trait, a piece of equipment or an event says as long as it is in force: each of them reads like a trait. */
export const textOf: (no: number) => Text = box.reader('trait');
/** What an encounter is about. Points decide the last one like any other; its quarry brings the most of them. */
export const aimOf = ({ aim, id }: TrackingCard): string =>
  QUESTS.some(({ call }) => call.id === id) ? 'Kill machines for the points that it takes; the quarry brings the most.' : aim;
export const levelOfTracking = (no: number): number => trackingCard(no).level;

/** The moment that an interrupt names; null for every other card. */
export const interruptMoment = box.derive(({ card }): MomentName | null =>
  'type' in card && card.type === 'interrupt' ? card.when : null,
);

const withoutFlavour = (field: string, value: unknown): unknown => (field === 'flavour' ? undefined : value);

/** Pinned in every match: with other content an old match is not replayed. How an apostrophe is printed is no other content, nor is a flavour. */
export const CONTENT_HASH = sha256(
  JSON.stringify(
    [HUNTERS, MERCHANT_1, MERCHANT_2, MERCHANT_3, SALVAGE, EVENTS, STAMINA, QUESTS, ENEMIES, TILES],
    withoutFlavour,
  ).replaceAll('’', "'"),
).slice(0, 16);
