/**
 * What is kept for good, and the promise of a store: a change is durable when its promise is kept, changes of one table become
 * durable in the order in which they were made, and after one that failed no later one of that table is written. `(table, n)` is
 * unique: a second writer of answer n loses.
 */
import type { Heirs, LoggedAnswer, Moment } from '@quarry/kernel';
import type { Chapter, ChatLine, Habits, Stops } from '@quarry/protocol';
import type { DiceKnown } from './known-dice.ts';
import type { StoredNotices } from './notices/seat-notices.ts';
import type { StoredMailbox } from './notices/stored-mailbox.ts';
import type { ToldLine } from './table-log.ts';

/** A match as text, packed (rows.ts). */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface StoredSeat {
  readonly name: string;
  readonly who: 'person' | 'bot' | 'open';
  /** The bot that plays here now: its own seat, an open one, or in place of somebody who is away. */
  readonly bot: string | null;
  readonly key: string | null;
  readonly invite: string | null;
  /** The invitation by which the seat was taken, so that using it twice can be told from a wrong one. */
  readonly used: string | null;
  readonly stops: Stops;
  /** What the seat leaves to the table; left out if nothing. */
  readonly habits?: Habits;
  /** Whether whoever made the table sits here. */
  readonly isHost?: boolean;
  /** How whoever sits here is told that they are asked, when they are away. */
  readonly notices?: StoredNotices;
}

/** What a chapter knows of those before it. */
export interface StoredStory {
  /** The table of the first chapter. */
  readonly first: string;
  /** Oldest first. */
  readonly before: readonly Chapter[];
  /** What the last of them handed on. */
  readonly carried: unknown;
  /** Whose place in the last of them each seat takes. */
  readonly heirs: Heirs;
}

/** A chapter before it begins. */
export interface StoredGathering {
  /** The set-up of the chapter before. */
  readonly before: unknown;
  /** What was chosen, for the whole table and by each seat. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly chosenBySeat: readonly Readonly<Record<string, unknown>>[];
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly setup: unknown;
  readonly seed: string;
  /** The match began after so many answers: it was forked from another, or its past was played by other rules. */
  readonly base: number;
  readonly name: string;
  readonly seats: readonly StoredSeat[];
  readonly host: string;
  /** A hash of the address that made the table, to count its tables. */
  readonly owner: string;
  readonly evenPause: number;
  readonly isPaused: boolean;
  /** Who paused it last, or went on, by name. */
  readonly pausedBy?: string;
  /** Whether anybody may sit down in an open seat. */
  readonly isOpen?: boolean;
  /** Whether nobody is told here what to do. */
  readonly noHints?: boolean;
  readonly isArchived: boolean;
  readonly createdAt: number;
  /** How often the match went back; left out if it never did. */
  readonly undos?: number;
  /** The lesson that is followed here. */
  readonly lesson?: string;
  /** It goes on from a state that somebody brought in a file: the rules alone may never have come to it. */
  readonly isFromOutside?: true;
  /** Somebody may know the dice to come. */
  readonly diceKnown?: DiceKnown;
  /** It is played no more: the rules did not come to an end there. */
  readonly isStopped?: true;
  /** Whoever runs the server has closed it: it is not played until it is opened again. */
  readonly isClosed?: true;
  /** Left out in a first chapter and in a match of its own. */
  readonly story?: StoredStory;
  /** The table of the next chapter. */
  readonly next?: string;
  /** The table at which the same people play it again. */
  readonly again?: string;
  /** The chapter has not begun: there is no match yet. */
  readonly gathering?: StoredGathering;
}

/** An answer with what was told by it. */
export interface StoredAnswer {
  readonly answer: LoggedAnswer;
  readonly lines: readonly ToldLine[];
}

export interface StoredMatch {
  readonly table: StoredTable;
  readonly answers: readonly LoggedAnswer[];
  /** What was told by the last answers, oldest first. */
  readonly told: readonly { readonly n: number; readonly lines: readonly ToldLine[] }[];
  /** Moments between scenes, oldest first; the first is the one that the match began with. */
  readonly moments: readonly Moment<unknown>[];
  readonly chat: readonly ChatLine[];
  readonly changedAt: number;
  /** When the last answer was given; when it was made, if there is none. */
  readonly answeredAt: number;
}

export interface StoredReport {
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly body: unknown;
}

/** A house that is not let in, since when. */
export interface RefusedHouse {
  readonly house: string;
  readonly at: number;
}

/** One thing to be written. */
export type Change =
  | {
      readonly do: 'create';
      readonly table: StoredTable;
      /** What it begins with, packed (rows.ts). Whoever hands the bytes over has lost them. */
      readonly rows: readonly Bytes[];
      readonly at: number;
    }
  | {
      readonly do: 'answer';
      readonly id: string;
      readonly answer: LoggedAnswer;
      readonly lines: readonly ToldLine[];
      readonly moment: Moment<unknown> | null;
      readonly at: number;
    }
  /** Takes back every answer after the n-th. */
  | { readonly do: 'back'; readonly id: string; readonly n: number; readonly at: number }
  /** Other rules go on from a moment, which becomes the first: the answers since, as these rules have taken them. */
  | {
      readonly do: 'adopt';
      readonly id: string;
      readonly table: StoredTable;
      readonly moment: Moment<unknown>;
      readonly answers: readonly StoredAnswer[];
      readonly at: number;
    }
  /** A chapter opens the next one: both are written, or neither. */
  | { readonly do: 'follow'; readonly id: string; readonly table: StoredTable; readonly next: StoredTable; readonly at: number }
  /** The match of a chapter begins, at the table where people have gathered. */
  | { readonly do: 'begin'; readonly id: string; readonly table: StoredTable; readonly rows: readonly Bytes[]; readonly at: number }
  | { readonly do: 'table'; readonly id: string; readonly table: StoredTable; readonly at: number }
  | { readonly do: 'chat'; readonly id: string; readonly line: ChatLine }
  | { readonly do: 'report'; readonly report: StoredReport }
  | { readonly do: 'mailbox'; readonly mailbox: StoredMailbox; readonly at: number }
  | { readonly do: 'remove'; readonly id: string }
  /** A house is let in no more, or again. */
  | { readonly do: 'refuse-house'; readonly house: string; readonly at: number }
  | { readonly do: 'allow-house'; readonly house: string };

export interface Backlog {
  readonly changes: number;
  readonly bytes: number;
}

export interface Store {
  /** Kept when the change is durable. Broken at once where too much waits to be written. */
  write(change: Change): Promise<void>;
  /** Whether there is room for more to wait, of a table or of none: whoever could do something else first asks. */
  hasRoom(table: string | null): boolean;
  read(id: string): Promise<StoredMatch | null>;
  /** The whole match as bytes, for another thread to unpack (rows.ts). */
  readPacked(id: string): Promise<Bytes | null>;
  /** Tables made from an address: those that are not archived, and all. */
  countOf(owner: string): Promise<{ readonly inUse: number; readonly all: number }>;
  /** Tables that nobody has touched since then, nor any other chapter of their story; the oldest first, and no more than so many. */
  stale(before: number, most: number): Promise<readonly string[]>;
  /** The tables of the story that a table is a chapter of; only itself if there is none. */
  chapters(id: string): Promise<readonly string[]>;
  report(id: string): Promise<StoredReport | null>;
  /** What is known of an address, by the hash of it, and by the secret that stands in each mail to it. */
  mailbox(id: string): Promise<StoredMailbox | null>;
  mailboxOf(stop: string): Promise<StoredMailbox | null>;
  /** Houses that are not let in, the latest first, no more than so many. */
  refusedHouses(): Promise<readonly RefusedHouse[]>;
  /** How much waits to be written. */
  readonly backlog: Backlog;
  /** A small thing of the server itself that all who use the store share, by its name. */
  kept(name: string): Promise<string | null>;
  /** Keeps it, unless there is one by that name already; gives what is kept. What is not small is refused. */
  keep(name: string, body: string): Promise<string>;
  /** Copies everything that is kept into a file while it is written on; where it lies, or null where it is copied by other means. */
  copy(): Promise<string | null>;
  /** Kept if something can be made durable now, and there is room for what comes; broken with the reason. */
  check(): Promise<void>;
  /** Kept, with the reason, when the store is lost for good; never if it was closed. */
  readonly lost: Promise<Error>;
  /** Writes what is still to be written, then lets go. */
  close(): Promise<void>;
}

/** A write that could not be made durable. Nothing of it is stored. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved';
}

/** There is hardly any room left for what is still to be written. */
export class NearlyFull extends Error {
  override readonly name = 'NearlyFull';
}

/** The store itself cannot be asked. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
}

/** What is stored of a table cannot be read. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** The store cannot be opened: said once, at the start. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** How many answers' lines are read back: enough for the last couple of hundred lines. */
export const TOLD_ANSWERS = 150;
/** How many moments are kept beside the first: undo after loading goes back to them. */
export const MOMENTS_KEPT = 5;
export const CHAT_KEPT = 200;
export const REPORTS_KEPT = 500;
export const REFUSED_MOST = 1_000;
/** How long a small thing of the server may be, in characters. */
export const KEPT_LONGEST = 4_096;
