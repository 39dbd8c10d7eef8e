/**
 * The box of a game: every printed card gets a number, by which the state refers to it; copies of a card have numbers of their own. Content says what
 * is on a card, here cards are only counted out and looked up.
 *
 *     const press = new Press<{ storm: StormCard; find: FindCard }>();
 *     export const STORM_DECK = press.all('storm', STORMS); // numbers, in the order of the list; a card with `copies: 2` twice
 *     export const FIND_DECK = press.all('find', FINDS);
 *     export const box = press.close(); // from here on the box is as it is
 *
 *     export const { keyOf, cardNamed, optionOf } = box;
 *     export const stormCard = box.reader('storm'); // number → StormCard
 *     const forceOf = box.derive(({ card }) => ('force' in card ? card.force : 0)); // worked out once for each number
 *
 * Where each deck is one list: `boxOf({ storm: STORMS, find: FINDS })`, and `box.deck('storm')` are its numbers.
 *
 * A test prints cards of its own on a sheet beside the box. The rules read them by their numbers, but no deck, no list and no count of the box
 * knows them, and they are gone when the sheet is torn up:
 *
 *     const sheet = box.sheet();
 *     const mist = sheet.one('storm', { id: 'mist', name: 'Mist', force: 0 });
 *     onTestFinished(() => sheet.tearUp());
 */
import { option } from './ask.ts';
import { BrokenPromise, type Option } from './types.ts';

/** What every printed thing has. */
export interface Printed {
  readonly id: string;
  readonly name: string;
  /** How often it is in the box; once if left out. */
  readonly copies?: number;
}

/** The cards of a game by sort. */
type Cards = { readonly [Sort in string]: Printed };

/** A printed card as it lies in the box. */
export interface BoxCard<C, Note = undefined> {
  readonly no: number;
  /** The card's id, with the number of the copy if there are several. */
  readonly key: string;
  readonly sort: keyof C & string;
  /** What it is kept with; its sort if nothing else was said. */
  readonly deck: string;
  readonly card: C[keyof C];
  /** What the game says of it beyond what is printed: its price, whose it is. */
  readonly note: Note | undefined;
}

interface Kept<Note> {
  readonly deck?: string;
  readonly note?: Note;
}

/** All cards that have a number, sheets included. */
class Shelf<C extends { [Sort in keyof C]: Printed }, Note> {
  readonly cards: (BoxCard<C, Note> | undefined)[] = [];
  readonly printed: C[keyof C][] = [];
  readonly options: Option<number>[] = [];
  readonly numbers = new Map<string, number>();

  put<S extends keyof C & string>(sort: S, card: C[S], kept: Kept<Note>): number[] {
    const { copies = 1 } = card;
    return Array.from({ length: copies }, (_, copy) => this.#putOne(sort, card, copies > 1 ? `${card.id}.${copy + 1}` : card.id, kept));
  }

  #putOne<S extends keyof C & string>(sort: S, card: C[S], key: string, { deck = sort, note }: Kept<Note>): number {
    if (this.numbers.has(key)) throw new BrokenPromise(`two cards of the box have the key '${key}'; each needs an id of its own`);
    const no = this.cards.length;
    this.cards.push({ no, key, sort, deck, card, note });
    this.printed.push(card);
    this.options.push(option(key, no, { kind: 'card', id: no }));
    this.numbers.set(key, no);
    return no;
  }

  take(no: number): void {
    this.numbers.delete(this.cards[no]!.key);
    this.cards[no] = undefined;
  }
}

/** Prints the box of a game, once. */
export class Press<C extends { [Sort in keyof C]: Printed }, Note = undefined> {
  readonly #shelf = new Shelf<C, Note>();
  #isClosed = false;

  /** Every copy of a card. */
  copies<S extends keyof C & string>(sort: S, card: C[S], kept: Kept<Note> = {}): readonly number[] {
    if (this.#isClosed) throw new BrokenPromise(`'${card.id}' is printed after the box was closed; a test prints on a sheet of its own`);
    return this.#shelf.put(sort, card, kept);
  }

  /** A card of which there is one. */
  one<S extends keyof C & string>(sort: S, card: C[S], kept: Kept<Note> = {}): number {
    return this.copies(sort, card, kept)[0]!;
  }

  /** Every copy of every card of a list, in its order. */
  all<S extends keyof C & string>(sort: S, cards: readonly C[S][], kept: Kept<Note> = {}): readonly number[] {
    return cards.flatMap(card => this.copies(sort, card, kept));
  }

  close(): Box<C, Note> {
    this.#isClosed = true;
    return new Box(this.#shelf);
  }
}

export class Box<C extends { [Sort in keyof C]: Printed }, Note = undefined> {
  readonly #shelf: Shelf<C, Note>;
  /** The cards of the box, by number. */
  readonly cards: readonly BoxCard<C, Note>[];

  constructor(shelf: Shelf<C, Note>) {
    this.#shelf = shelf;
    this.cards = shelf.cards.slice() as BoxCard<C, Note>[];
  }

  /** How many cards the box holds; higher numbers are on sheets. */
  get size(): number {
    return this.cards.length;
  }

  /** The keys of all cards, by number. */
  get keys(): readonly string[] {
    return this.cards.map(one => one.key);
  }

  /** The numbers of a deck, in the order in which it was printed. */
  deck(name: string): readonly number[] {
    return this.cards.filter(one => one.deck === name).map(one => one.no);
  }

  /** A card that has a number, on a sheet or in the box. */
  readonly cardAt = (no: number): BoxCard<C, Note> => {
    const found = this.#shelf.cards[no];
    if (!found) throw new BrokenPromise(`no card has the number ${no}; the box holds 0 to ${this.size - 1}`);
    return found;
  };

  /** Whether a number is a card's, on a sheet or in the box. */
  readonly has = (no: number): boolean => this.#shelf.cards[no] !== undefined;

  readonly keyOf = (no: number): string => this.cardAt(no).key;
  readonly nameOf = (no: number): string => this.cardAt(no).card.name;
  readonly sortOf = (no: number): keyof C & string => this.cardAt(no).sort;
  readonly deckOf = (no: number): string => this.cardAt(no).deck;

  /** The number of the card with this key, or -1. */
  readonly cardNamed = (key: string): number => this.#shelf.numbers.get(key) ?? -1;

  /** The option to choose this card. */
  readonly optionOf = (no: number): Option<number> => this.#shelf.options[no]!;

  /** What is printed on cards of one sort. That a number is of this sort is for whoever asks to know. */
  reader<S extends keyof C & string>(_sort: S): (no: number) => C[S] {
    const { printed } = this.#shelf;
    return no => printed[no] as C[S];
  }

  /** Something that follows from a card, worked out when it is first asked for. */
  derive<T>(work: (card: BoxCard<C, Note>) => T): (no: number) => T {
    const known: { readonly is: T }[] = [];
    return no => (known[no] ??= { is: work(this.cardAt(no)) }).is;
  }

  /** Cards of a test's own. */
  sheet(): Sheet<C, Note> {
    return new Sheet(this.#shelf);
  }
}

export class Sheet<C extends { [Sort in keyof C]: Printed }, Note = undefined> {
  readonly #shelf: Shelf<C, Note>;
  readonly #numbers: number[] = [];

  constructor(shelf: Shelf<C, Note>) {
    this.#shelf = shelf;
  }

  /** Prints one card. Its number is no other card's, also when the sheet is gone. */
  one<S extends keyof C & string>(sort: S, card: C[S], kept: Kept<Note> = {}): number {
    const [no] = this.#shelf.put(sort, { ...card, copies: 1 }, { deck: 'sheet', ...kept });
    this.#numbers.push(no!);
    return no!;
  }

  /** The numbers on it. */
  get numbers(): readonly number[] {
    return this.#numbers;
  }

  tearUp(): void {
    for (const no of this.#numbers.splice(0)) this.#shelf.take(no);
  }
}

type SortsOf<Lists> = { [S in keyof Lists]: Lists[S] extends readonly (infer Card extends Printed)[] ? Card : never };

/** The box of a game whose decks are one list each. */
export function boxOf<const Lists extends { readonly [Sort in string]: readonly Printed[] }>(lists: Lists): Box<SortsOf<Lists>> {
  const press = new Press<Cards>();
  for (const [sort, cards] of Object.entries(lists)) press.all(sort, cards);
  return press.close() as unknown as Box<SortsOf<Lists>>;
}
