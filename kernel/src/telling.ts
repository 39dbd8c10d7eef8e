/** What a game tells of what has happened: how it is to be shown, what of it matters to whoever comes back, and the story of a match. */
import type { Alike } from './likeness.ts';
import type { Answer, BareDecision, Decision, Event, Option, Outcome, Ref, Seat } from './types.ts';

/** How long an event is looked at: a moment is seen, a beat is read, what is slight is said together with its neighbours. */
export type Weight = 'moment' | 'beat' | 'slight';

/** What happens, for eyes and ears. */
export const DEEDS = [
  'attack',
  'hit',
  'miss',
  'kill',
  'wake',
  'faint',
  'heal',
  'gain',
  'loss',
  'move',
  'dice',
  'card',
  'turn',
  'win',
  'defeat',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What dice there are to be drawn; a game says which of its dice each is. */
export const DIE_COLOURS = ['white', 'orange', 'blue', 'black', 'green', 'yellow', 'red', 'violet'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** A die as it lies on the table. */
export interface ShownDie {
  /** What it shows: a number, or a word such as `crit`. */
  readonly face: number | string;
  readonly colour: DieColour;
  /** What it is called: `blue die`, `Impact Die`. */
  readonly name: string;
  /** How many faces it has, unless they are six: such a die shows its number in digits. */
  readonly sides?: number;
  /** It lies apart from the row, for it does more than the others. */
  readonly isApart?: true;
  /** Whoever is asked could not wish it otherwise: it may be rolled again, but nothing draws the eye to it. */
  readonly isWell?: true;
}

/** Dice that lie on the table, and what is to be read from them. An option about `die 2` is about the third of them. */
export interface Throw {
  readonly dice: readonly ShownDie[];
  /** Places of the dice that have just fallen; all of them if it is left out. */
  readonly fresh?: readonly number[];
  /** What they come to: `2 + 1 + 1 (cards) = 4 damage`. */
  readonly total?: string;
  /** It is not what was hoped for: no success, or too few. */
  readonly isShort?: boolean;
  /** What is needed: `Watcher 2 has 5 HP left`. */
  readonly needed?: string;
  /** What grants that they may be, or were, rolled again: `Patient Eye`. */
  readonly grantedBy?: string;
}

/** How an event is shown. */
export interface Beat {
  readonly weight: Weight;
  readonly deed?: Deed;
  /** What a blow is dealt with: by hand, by a gun, or so that only where it strikes is to be seen, for the rest was seen before. Left out: by hand where two stand side by side, else by an arrow. */
  readonly with?: 'hand' | 'gun' | 'spark';
  /** Whose seat acts; left out for what the game itself runs. */
  readonly by?: Seat;
  /** Where to look: things on the table. First what it is done to: there the deed is seen; of an attack, then who makes it: from there it comes. */
  readonly about?: readonly Ref[];
  /** Where that is counted which is won by it: at the goal of all, or with a seat. */
  readonly goesTo?: 'goal' | Seat;
  /** Something great that comes to the table for the first time, and has a card of its own. */
  readonly enters?: Entrance;
}

/** What is read on the card of something great that comes: its name, and one line. */
export interface Entrance {
  readonly name: string;
  readonly says: string;
}

/** Something worth remembering, in the past tense, and which of the events it is about. */
export interface Recalled {
  readonly says: string;
  readonly at: number;
}

/** Something that may have decided a match. */
export interface TurningPoint extends Recalled {
  /** What one would do otherwise for that: `Next time, craft before your draw pile runs low.` */
  readonly next?: string;
}

/** How a match stands, as far as everybody sees it: by seat where they are rivals; of all together (null) from 0, as good as lost, to 100. */
export interface Standing {
  /** What is charted: `Points`, `How the hunt stood`. */
  readonly says: string;
  /** What it is reckoned from, where that is not plain: `Points, and cards left`. */
  readonly from: string;
  readonly of: readonly { readonly seat: Seat | null; readonly value: number }[];
}

/** A figure of the match, for each seat or for all of them. */
export interface Figure {
  readonly says: string;
  readonly of: readonly { readonly seat: Seat | null; readonly value: number }[];
}

/** A match, looked back at by one seat, or by whoever looks on. */
export interface Tale {
  /** Whom each seat played, by name; left out where a seat plays nobody. */
  readonly heroes?: readonly string[];
  /** Who has won: `You win, all three of you.` */
  readonly headline: string;
  /** Four to six sentences. */
  readonly says: readonly string[];
  /** What may have decided it, in its order: what it did to the standing of the match tells which of them did. */
  readonly moments: readonly TurningPoint[];
  /** What to do otherwise if none of the moments says so; left out where there is nothing honest to say. */
  readonly next?: string;
  readonly figures: readonly Figure[];
}

export interface Telling<View, Told extends Event> {
  /** How an event is shown. `view` is what everybody sees. */
  beat(event: Told, view: View): Beat;
  /** The dice that an event lets fall, or reads; null if it has none. `view` is what its hearer sees. */
  dice?(event: Told, view: View): Throw | null;
  /** The dice that a question is about, for the seat that is asked. */
  diceAsked?(decision: BareDecision, view: View): Throw | null;
  /** What matters of what was told since the reader's last answer, with what that led to, five lines at most: first what touched the reader, then the others. */
  since(told: readonly Told[], view: View, reader: Seat): readonly Recalled[];
  /** The story of a match that is over. */
  tale(told: readonly Told[], view: View, outcome: Outcome, reader: Seat | null): Tale;
  /** How the match stands; null before it has begun. `view` is what everybody sees. */
  standing?(view: View): Standing | null;
  /** Things that an option opens the way to, from what the seat sees: `Ranged attack` to each machine in its reach. A click on one of them means the option. */
  leadsTo?(option: Option, decision: Decision, view: View): readonly Ref[];
  /** The deed that an option begins, where its questions are shown together and answered in one go; null if it is done by itself. */
  composes?(option: Option, decision: BareDecision, view: View): Composed | null;
  /** What is chosen at first in a question of such a deed, until the player says otherwise: the cheapest exact payment, no card that need not be. Null: as a sensible player would. */
  proposes?(decision: BareDecision, view: View): Answer | null;
  /** Questions that are not asked where every answer comes to the same. */
  readonly chores?: Chores<View>;
  /** A question that may matter a little, and how it is answered for a seat that leaves such questions to the table; null if it matters. */
  spares?(decision: BareDecision, view: View): Spared | null;
  /** A question that comes again and again, and may rest until something has changed; null if it is asked each time. */
  rests?(decision: BareDecision, view: View): Rest | null;
}

/** A deed of several questions that is done in one go. Underneath they are the same questions as ever. */
export interface Composed {
  /** The kinds of questions that belong to it, after the one that begins it. */
  readonly kinds: readonly string[];
  /** What the button says that does it: `Shoot`. */
  readonly does: string;
  /** It leads step by step to a place: a click on that walks the whole way, and nothing is to be put together. */
  readonly isWalk?: true;
}

/** What nobody needs to be asked where it makes no difference (decision 0027): that it makes none is found out each time. */
export interface Chores<View = never> {
  /** Kinds of questions. Nothing hidden may have a say in whether they matter, and nobody reads anything from how they are answered. */
  readonly kinds: readonly string[];
  /** What copies of a card have in common, by which they may stand for each other; left out if no two cards are alike. */
  readonly alike?: Alike;
  /**
   * Whether after any answer to a question of these kinds everything is as likely as after any other: dice of their own fall for each, in one order or another, and
   * nobody is asked anything or learns anything between that could be of use. It cannot be found out by looking at states, so it follows from rules that the game
   * knows, and from what the seat sees; tests of the game show it, die by die.
   */
  evenOdds?(decision: BareDecision, view: View): boolean;
}

/** Until when a question may rest, once a seat has said so: that seat is asked again as soon as `mark` is another. */
export interface Rest {
  /** As it follows `not until`: `somebody is hurt`. */
  readonly until: string;
  /** How that stands now. */
  readonly mark: string;
  /** How the table answers meanwhile. */
  readonly answer: Answer;
}

/** A question that may matter a little, and how the table answers it for a seat that has said to leave such questions to the table. */
export interface Spared {
  /** A tie among equals, a payment whose rest is paid from the pile, or a moment in which nothing can be done that matters. */
  readonly as: 'tie' | 'payment' | 'idle';
  readonly answer: Answer;
}
