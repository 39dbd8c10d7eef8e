/**
 * What the shell gives to the pieces of a game's screen, and what a game's screen is made of. A piece draws the view, lights up
 * what may be chosen, and reports what was pointed at; it computes no rule. Everything else (confirming, sending, odds, the log,
 * chat, undo) is the shell's.
 */
import type { ClauseId, Face, Facts, Point, Ref, Seat, Stage } from '@quarry/kernel';
import type { AheadStep, Asked, AskedOption, Ended, Intents, Line, Look, Person, SeenIntent, WhyNot } from '@quarry/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Pages, StoryBlock } from './story/story-block.ts';

/** How much moves: `full`, `quick` (hurried) or `off` (reduced motion: things are where they are). */
export type Motion = 'full' | 'quick' | 'off';

/** What has been placed on a plane so far: allowed by the server, and not yet sent. */
export interface Placed {
  /** Corners after the start of the path; a point is a path of one corner. */
  readonly path: readonly Point[];
  /** What the game says of the path: how long it is. */
  readonly says: string;
  /** The same as plain data, if the game tells it. */
  readonly facts?: Facts;
  /** What enemies would do after it, by the piece (`intentKey`), if the game tells it. */
  readonly intents?: Intents;
  /** The place that was pointed at last, if it is not possible, and why. */
  readonly refused: { readonly at: Point; readonly why: ClauseId | null; readonly says: string } | null;
}

export interface TableProps<View = unknown> {
  readonly view: View;
  /** Whose eyes look; null is a spectator. */
  readonly seat: Seat | null;
  readonly people: readonly Person[];
  readonly stage: Stage | null;
  /** How the match ended, if it is over. */
  readonly ended: Ended | null;
  /** Null while somebody else is asked, and while something is still being shown. */
  readonly asked: Asked | null;
  /** Options that are about this thing or lead to it; none means that it is not lit. */
  lit(about: Ref): readonly AskedOption[];
  /** Keys chosen so far where several are wanted, or the one that waits to be confirmed. */
  readonly chosen: readonly string[];
  /**
   * Chooses an option, by its key. The shell asks for confirmation where it cannot be taken back. `toward`: the thing that was meant; if the option only
   * leads to it, the next questions are answered toward it as long as there is one way. `alike`: the keys of all that lie on one pile with it; where
   * several are chosen, one more of them is, and after the last none. `isTold`: what it may come to was read where it was pressed, and nobody asks for it once more.
   */
  choose(key: string, toward?: Ref, alike?: readonly string[], isTold?: boolean): void;
  /** Where a point or a path is asked for: what has been placed so far. */
  readonly placed: Placed | null;
  /** Points at a place: a point is put there, a path goes on to there by the shortest way. It is sent when the player says so. */
  place(at: Point): void;
  /** Moves the end of what has been laid: the last stretch of a path leads there instead. A little outside of what is possible means the nearest place inside. */
  moveEnd?(at: Point): void;
  /** The option that is pointed at, focused or waits to be confirmed, and what it would lead to once that is known. */
  readonly pointed: AskedOption | null;
  readonly look: Look | null;
  /** `isByKeys`: the focus has come there by keys, and whatever shows the thing brings it in sight. `toward`: the thing that is pointed at. */
  point(key: string | null, isByKeys?: boolean, toward?: Ref): void;
  /** The thing that is pointed at, or that the deed which is being put together is done to: then it is chosen, and keeps a ring. */
  readonly target?: { readonly about: Ref; readonly isChosen: boolean } | null;
  /** The questions of the deed that is being put together, with what is chosen in each, as far as it is known what follows from it; left out while none is. */
  readonly deed?: readonly AheadStep[] | undefined;
  /** What an enemy is about to do, as far as it is known, after the path that is being laid, if there is one and it is not asked how things stand now; null while something is still being shown. */
  intent?(about: Ref, isNow?: boolean): SeenIntent | null;
  /** Places that one click on what is pointed at would lead over. */
  readonly way?: readonly Ref[];
  /** The option that is pointed at from beside the table or by keys: its things are brought in sight. Nothing moves for a pointer that is on the table. */
  readonly sought?: AskedOption | null;
  /** Everything that somebody would look for and is not offered, as far as the game has said so. */
  readonly whyNots: readonly WhyNot[];
  /** Why this thing is not offered, if the game has said so. */
  whyNot(about: Ref): WhyNot | null;
  /** Shows the reason, with its clause. */
  showWhyNot(about: Ref): void;
  openRule(id: ClauseId): void;
  /** The thing whose details the side panel shows. */
  readonly inspected: Ref | null;
  inspect(about: Ref | null): void;
  /** Points somebody's finger at a thing, or at a place on a plane, for everybody. */
  ping(about: Ref | Point): void;
  /** Fingers that point now. */
  readonly pings: readonly { readonly about: Ref | Point; readonly name: string; readonly seat: Seat | null }[];
  /** What is happening right now, while it is shown: the line of the log whose event is being played. */
  readonly now: Line | null;
  /** Things to look at, because of what is being shown or read in the log. */
  readonly looked?: readonly Ref[];
  readonly motion: Motion;
  /** A phone: what would lie over the board stands beside it, if there is a place for it. */
  readonly isNarrow?: boolean;
  /** Whether somebody who comments on what happens is heard; yes if it is left out. */
  readonly hasRemarks?: boolean;
  /** What this seat has been told so far, as far back as its page has it: for what a board keeps of it. */
  readonly told?: readonly Line[];
  /** The pages of the story, for a screen that draws them itself (`Page`). */
  readonly pages?: Pages;
  /** The face of a printed card. */
  face(no: number): Face;
  /** What a word of the game means, if it has explained it: for the tooltip of a label that stands in a button. */
  meaning(word: string): string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a piece of the kit is drawn the same way whatever the view of the game is
export type AnyTable = TableProps<any>;

export type Piece<View> = ComponentType<TableProps<View>>;

/** Colours of the shell, which each game sets to its own. */
export interface Theme {
  readonly ground: string;
  readonly panel: string;
  readonly line: string;
  readonly ink: string;
  readonly dim: string;
  readonly ember: string;
  readonly calm: string;
  readonly alert: string;
  readonly leaf: string;
  readonly parchment: string;
  readonly spent: string;
  readonly glory: string;
}

/** A panel beside the board, behind a tab of its own. */
export interface Panel<View = unknown> {
  /** Its name among the panels of this screen. */
  readonly id: string;
  /** What its tab is called: one word, for five tabs stand in the palm of a hand. */
  readonly title: string;
  readonly Piece: Piece<View>;
  /** It tells of the thing that is inspected, and is laid over the board then while the side is folded. Where no panel does, the board tells. */
  readonly tellsOfInspected?: true;
  /** It has nothing to tell now: its tab is left out, and another panel lies open. */
  isIdle?(table: TableProps<View>): boolean;
  /** Lines in a box of 20 that stand for it while the side is folded (the `d` of a path); a card if it is left out. */
  readonly sign?: string;
}

/** A game's own screen. Each piece fills one place of the shell. */
/** What stands on the page of a chapter before it begins. */
export interface ChapterProps {
  readonly chapter: number;
  /** What was told so far, */
  readonly story: ReactNode;
  /** and below the chapter's name who goes on, what is still to be chosen, and how it is begun: the shell's. */
  readonly children: ReactNode;
}

export interface GameScreen<View = unknown> {
  /** Null: the shell's own colours. */
  readonly theme: Theme | null;
  /** At the top, beside the game's name in the shell's own words if it is left out: where one is in the rulebook, drawn by the game. It has the page's heading (`h1`). */
  readonly Top?: ComponentType<TableProps<View> & { readonly isNarrow: boolean }>;
  /** The middle: the board, or whatever takes its place (tracking picks, merchant, scoring). */
  readonly Board: Piece<View>;
  /** The left: who is hunting, and how they are. `isNarrow` on a phone: one strip. */
  readonly Party: ComponentType<TableProps<View> & { readonly isNarrow: boolean }>;
  /** Below the decision bar: the hand of this seat. */
  readonly Hand: Piece<View>;
  /** Beside the keys that nudge the end of what is laid on a plane: what else helps to lay it. */
  readonly Laying?: Piece<View>;
  /** On a phone, below the answers: what is told of what has been laid. Elsewhere the board has room for it. */
  readonly Laid?: Piece<View>;
  /** The right, above the log: one to five, the first of which is open at first. Whatever the game would have beside its board: enemies in their coming order, what a seat owns. */
  readonly panels: readonly [Panel<View>, ...Panel<View>[]];
  /** The odds of the option that is pointed at, in the game's own words. */
  readonly Odds: ComponentType<{ readonly look: Look; readonly pointed: AskedOption; readonly view: View; readonly seat: Seat | null }>;
  /** Below who has won, when the match is over: the end in the game's own voice. */
  readonly End?: Piece<View>;
  /** The picture of the end, as large as its place, where words lie on its left if it is wide; a landscape with figures if it is left out. It names everybody (`aria-label`). */
  readonly EndPicture?: Piece<View>;
  /** Above the button that does a deed which is put together: what it would leave, besides its odds. It is in sight however much the deed asks. */
  readonly Foretold?: Piece<View>;
  /** A card's face, as large as there is room, for whoever wants to read it; plain words if it is left out. */
  readonly Card?: ComponentType<{ readonly no: number; readonly face: Face }>;
  /**
   * A page of a story that is read before anything goes on: it lies over the board until it is turned; the kit's if it is left out. A screen that has it is told all pages
   * (`pages`), and its board draws the one that lies open.
   */
  readonly Page?: ComponentType<TableProps<View> & { readonly block: StoryBlock }>;
  /** A chapter before it begins; a plain page of the shell's if it is left out. It has the page's heading (`h1`), and is loaded when it is shown. */
  readonly Chapter?: ComponentType<ChapterProps>;
  /** The picture of something great, for the card with which it enters; its first letters if it is left out. */
  readonly Portrait?: ComponentType<{ readonly about: Ref; readonly view: View }>;
  /** Whom a seat plays, and in which colour, for whoever plays more than one; the name of whoever sits there if it is left out. */
  figureOf?(view: View, seat: Seat): { readonly name: string; readonly colour: string } | null;
  /** How long an event is drawn, in milliseconds at normal pace; 0 = not at all. How long it is told follows from its beat, if the game tells its beats. */
  shownFor(line: Line): number;
  /** Licences and authors of pictures, to be listed in the credits. */
  readonly credits: readonly { readonly what: string; readonly by: string; readonly licence: string; readonly link: string }[];
}
