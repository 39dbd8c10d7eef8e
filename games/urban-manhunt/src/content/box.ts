/**
 * The box: every printed card gets a number, by which the state refers to it, and every dataslate its place in the list. Copies of a
 * card have numbers of their own. What a card says is in the other files of this folder; here it is only counted out and looked up.
 */
import { type Option, option, sha256 } from '@quarry/kernel';
import { CONTROL_CARDS } from './control.ts';
import { CRIMS } from './crims.ts';
import { EVENTS } from './events.ts';
import { DATASLATES as PRINTED_DATASLATES } from './hunters.ts';
import { ZONES } from './maps.ts';
import type { ControlCard, CrimCard, Dataslate, EventCard, Moment, Text } from './types.ts';
import type { Effect } from './words/index.ts';

interface Decks {
  event: EventCard;
  crim: CrimCard;
  control: ControlCard;
}
export type Sort = keyof Decks;
type Printed = Decks[Sort];

const printed: Printed[] = [];
const sorts: Sort[] = [];
const keys: string[] = [];
const options: Option<number>[] = [];
/** By card number: what is in force as long as a crim is in the zone; nothing for other cards. */
const inForce: (readonly Effect[])[] = [];
const numbers = new Map<string, number>();

const NO_TEXTS: readonly Text[] = [];

/** The texts that speak at this moment. */
export const textsAt = (texts: readonly Text[], moment: Moment): readonly Text[] =>
  texts.some(text => text.when === moment) ? texts.filter(text => text.when === moment) : NO_TEXTS;

const alwaysIn = (texts: readonly Text[]): readonly Effect[] => textsAt(texts, 'always').flatMap(text => text.effects);

function putOne(sort: Sort, card: Printed, key: string): number {
  const no = printed.push(card) - 1;
  sorts.push(sort);
  keys.push(key);
  options.push(option(key, no, { kind: 'card', id: no }));
  inForce.push('demeanor' in card ? alwaysIn(card.rule?.texts ?? NO_TEXTS) : []);
  numbers.set(key, no);
  return no;
}

function put<S extends Sort>(sort: S, card: Decks[S]): number[] {
  const copies = 'copies' in card ? card.copies : 1;
  return Array.from({ length: copies }, (_, copy) => putOne(sort, card, copies > 1 ? `${card.id}.${copy + 1}` : card.id));
}

export const EVENT_DECK: readonly number[] = EVENTS.flatMap(card => put('event', card));
export const CRIM_DECK: readonly number[] = CRIMS.flatMap(card => put('crim', card));
export const CONTROL_DECK: readonly number[] = CONTROL_CARDS.flatMap(card => put('control', card));

/** How many cards are in the box, fixtures included. */
export const cardCount = (): number => printed.length;
export const sortOf = (no: number): Sort => sorts[no]!;
export const keyOf = (no: number): string => keys[no]!;
export const nameOf = (no: number): string => printed[no]!.name;
export const eventCard = (no: number): EventCard => printed[no] as EventCard;
export const crimCard = (no: number): CrimCard => printed[no] as CrimCard;
export const controlCard = (no: number): ControlCard => printed[no] as ControlCard;
export const crimTexts = (no: number): readonly Text[] => crimCard(no).rule?.texts ?? NO_TEXTS;
export const crimAlways = (no: number): readonly Effect[] => inForce[no]!;

/** The number of the card with this key, or -1. */
export const cardNamed = (key: string): number => numbers.get(key) ?? -1;

/** The option to choose this card. */
export const cardOption = (no: number): Option<number> => options[no]!;

/** Prints one more card at run time, as a fixture does: a single copy. Returns its number. */
export const print = <S extends Sort>(sort: S, card: Decks[S]): number => putOne(sort, card, card.id);

const dataslates: Dataslate[] = [];
const hunterAlways: (readonly Effect[])[] = [];

/** Adds a dataslate at run time, as a fixture does. Returns its index. */
export function printDataslate(one: Dataslate): number {
  hunterAlways.push(alwaysIn(one.rule.texts));
  return dataslates.push(one) - 1;
}
for (const one of PRINTED_DATASLATES) printDataslate(one);

/** Those that can be picked; a fixture's are known to `dataslate` only. */
export const DATASLATES: readonly Dataslate[] = PRINTED_DATASLATES;
export const dataslate = (index: number): Dataslate => dataslates[index]!;
/** What is in force for the hunter all the time. */
export const alwaysOf = (index: number): readonly Effect[] => hunterAlways[index]!;

/** Pinned in every match: with other content an old match is not replayed. */
export const CONTENT_HASH = sha256(JSON.stringify([PRINTED_DATASLATES, CRIMS, CONTROL_CARDS, EVENTS, ZONES])).slice(0, 16);
