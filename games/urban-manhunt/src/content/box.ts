/**
 * The box: every printed card gets a number, by which the state refers to it, and every dataslate its place in the list. What a card
 * says is in the other files of this folder; here it is only counted out and looked up.
 */
import { type BoxCard, boxOf, Press, sha256 } from '@quarry/kernel';
import { CONTROL_CARDS } from './control.ts';
import { CRIMS } from './crims.ts';
import { EVENTS } from './events.ts';
import { DATASLATES } from './hunters.ts';
import { ZONES } from './maps.ts';
import { type ControlCard, type CrimCard, type EventCard, type Moment, RIVAL_MOMENTS, type Text } from './types.ts';
import type { Effect } from './words/index.ts';

interface Decks {
  event: EventCard;
  crim: CrimCard;
  control: ControlCard;
}
export type Sort = keyof Decks;

const press = new Press<Decks>();
export const EVENT_DECK = press.all('event', EVENTS);
export const CRIM_DECK = press.all('crim', CRIMS);
export const CONTROL_DECK = press.all('control', CONTROL_CARDS);
export const box = press.close();

export const { keyOf, nameOf, sortOf, cardNamed, optionOf: cardOption } = box;
export const eventCard = box.reader('event');
export const crimCard = box.reader('crim');
export const controlCard = box.reader('control');

/** A text that only somebody with rivals has a use for: it waits for what they do, or all that it does is to make a crim worth less. */
const isAgainstRivals = ({ when, effects }: Text): boolean =>
  RIVAL_MOMENTS.includes(when) || effects.every(effect => effect.do === 'bounty' && effect.n < 0);

const ALONE = EVENT_DECK.filter(no => !eventCard(no).keeper?.every(isAgainstRivals));
/** UM-SET-17, UM-R-82: the events that so many hunters play with. */
export const eventsFor = (hunters: number): readonly number[] => (hunters > 1 ? EVENT_DECK : ALONE);

const NO_TEXTS: readonly Text[] = [];

/** The texts that speak at this moment. */
export const textsAt = (texts: readonly Text[], moment: Moment): readonly Text[] =>
  texts.some(text => text.when === moment) ? texts.filter(text => text.when === moment) : NO_TEXTS;

const alwaysIn = (texts: readonly Text[]): readonly Effect[] => textsAt(texts, 'always').flatMap(text => text.effects);

export const crimTexts = (no: number): readonly Text[] => crimCard(no).rule?.texts ?? NO_TEXTS;
/** What is in force as long as this crim is in the zone. */
export const crimAlways = box.derive(({ no }: BoxCard<Decks>) => alwaysIn(crimTexts(no)));

/** Those that can be picked. */
export { DATASLATES } from './hunters.ts';
export const slates = boxOf({ dataslate: DATASLATES });
export const dataslate = slates.reader('dataslate');
/** What is in force for the hunter all the time. */
export const alwaysOf = slates.derive(({ card }) => alwaysIn(card.rule.texts));

/** The flavour of crims and Control Cards came after the first matches, and is no other content to them. */
const plain = <Card extends CrimCard | ControlCard>(cards: readonly Card[]) => cards.map(({ flavour: _, ...card }) => card);

/** Pinned in every match: with other content an old match is not replayed. How an apostrophe is printed is no other content. */
export const CONTENT_HASH = sha256(
  JSON.stringify([DATASLATES, plain(CRIMS), plain(CONTROL_CARDS), EVENTS, ZONES]).replaceAll('’', "'"),
).slice(0, 16);
