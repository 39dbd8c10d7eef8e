/**
 * What is asked for over HTTP: games, tables, seats, exports, replays. Secrets travel as `Authorization: Bearer <key>`, several
 * with commas between, never in an address. Every refusal is `{ code, says, facts }` with a status of 400 or more.
 */

import type { AfterLesson, Block, Change, Face, Facts, Fared, Figure, Hint, Ref, Seat, Shape, Term, Unit } from '@quarry/kernel';
import * as v from 'valibot';
import { keySchema, lengthSchema, readElsewhere, seatSchema, wholeUpTo } from './bounds.ts';
import { nameSchema, type Read, tableNameSchema } from './messages.ts';
import type { InStory, Line, Person, Seen } from './seen.ts';

/** GET /api/games: enough for a cover. */
export interface GameCover {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What it is like, one or two sentences. */
  readonly says: string;
  readonly minutes: readonly [number, number];
  readonly tags: readonly string[];
  /** The table that `Play now` opens: the set-up, and who sits where. */
  readonly quick: { readonly setup: unknown; readonly seats: readonly SeatWish[] };
}

/** GET /api/games/:id: what a table of this game needs beyond what is seen. */
export interface GameInfo extends GameCover {
  readonly version: number;
  readonly content: string;
  /** The form for a new table, drawn from the schema; `defaults` by number of seats. */
  readonly form: Shape;
  readonly defaults: readonly {
    readonly mode: string;
    readonly setup: unknown;
    readonly called?: string;
    /** What the mode is like, one sentence. */
    readonly says?: string;
    /** What one is invited to, after `invites you to`. */
    readonly aim?: string;
    /** It is that mode with a turn of its own: one switch for all modes, and what it says. */
    readonly twist?: { readonly of: string; readonly says: string };
    /** How often bots have won there, of so many matches. */
    readonly fared?: Fared;
  }[];
  readonly bots: readonly string[];
  /** What a view is made of, for the plain screen. */
  readonly shape: Shape;
  /** What a plane is measured in; null if it is measured as it is, or there is none. */
  readonly unit: Unit | null;
  /** Printed cards by number. */
  readonly faces: readonly Face[];
  /** Windows that a seat can set stops for, with a sentence each. */
  readonly windows: readonly { readonly kind: string; readonly says: string }[];
  /** What each verb does, in one line; words that explain themselves where they stand; and first lessons. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly terms: readonly Term[];
  /** Whether a match that is over has a story. */
  readonly tells: boolean;
  readonly lessons: readonly LessonInfo[];
}

/** A lesson, as it is offered and followed. */
export interface LessonInfo {
  readonly id: string;
  readonly title: string;
  /** What one can do afterwards. */
  readonly says: string;
  readonly seat: Seat;
  readonly hints: readonly Hint[];
  /** The first match of one's own, into which it leads. */
  readonly next?: AfterLesson;
}

/** GET /api/games/:id/how-to-play?plain=1: a first lesson as pictures of its positions, each with what is said of it. */
export interface HowToPlay {
  readonly goal: string;
  readonly lesson: string;
  readonly seat: Seat;
  readonly pictures: readonly { readonly says: string; readonly about: readonly Ref[]; readonly sight: ReplaySight }[];
}

/** GET /api/games/:id/rules */
export interface RuleText {
  readonly id: string;
  readonly chapter: string;
  readonly says: string;
}

const seatWish = v.variant('who', [
  v.strictObject({ who: v.literal('me'), name: v.optional(nameSchema) }),
  v.strictObject({ who: v.literal('open') }),
  v.strictObject({ who: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(40)) }),
]);
export type SeatWish = v.InferOutput<typeof seatWish>;

/** POST /api/tables */
export const createSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  /** The game's own if left out or empty. */
  name: v.optional(v.union([v.literal(''), tableNameSchema])),
  setup: readElsewhere('the size of the body; read by the game’s own schema'),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
  /**
   * Seconds that a reaction window lasts, whether or not somebody can react, so that time tells nothing: until then only those who
   * are asked are shown anything. 0 = until everybody has answered.
   */
  evenPause: v.optional(wholeUpTo(30)),
  /** Whether anybody may sit down in an open seat: the table is listed in the lobby then. */
  isOpen: v.optional(v.boolean()),
  /** Whether nobody is told there what to do. */
  noHints: v.optional(v.boolean()),
});
export type CreateTable = v.InferOutput<typeof createSchema>;

/** POST /api/lessons: a table at which a lesson is followed; answers like a new table. */
export const lessonSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  lesson: v.pipe(v.string(), v.maxLength(60)),
  name: nameSchema,
});
export type LessonWish = v.InferOutput<typeof lessonSchema>;

export interface CreatedTable {
  readonly table: string;
  /** Lets its holder pause, archive, delete the table and give seats away. */
  readonly host: string;
  /** Keys of the seats that are `me`. */
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
  /** One invitation for each open seat; it is used up by whoever sits down. */
  readonly invites: readonly { readonly seat: Seat; readonly invite: string }[];
}

/**
 * POST /api/tables/:table/sit: an invitation becomes a seat; without one, a seat at a table where anybody may sit down. The key is made by the
 * browser, so that a resend is harmless.
 */
export const sitSchema = v.strictObject({ invite: v.optional(keySchema), key: keySchema, name: nameSchema });
export type Sit = v.InferOutput<typeof sitSchema>;
export interface Sat {
  readonly table: string;
  readonly seat: Seat;
}

/** POST /api/tables/:table/invite (host): a fresh invitation; whoever held the seat before has lost it. */
export const inviteSchema = v.strictObject({ seat: seatSchema });

export interface Invited {
  readonly seat: Seat;
  readonly invite: string;
}

/** PATCH /api/tables/:table (host); the cover of the table comes back. */
export const patchSchema = v.strictObject({
  name: v.optional(tableNameSchema),
  archived: v.optional(v.boolean()),
  isOpen: v.optional(v.boolean()),
  noHints: v.optional(v.boolean()),
});
export type Patch = v.InferOutput<typeof patchSchema>;

/** What calls somebody back to a table, in words that their own chair reads there, each at most 240 characters long. */
export interface Call {
  /** What has happened to them since their turn, one sentence; empty if nothing was told. */
  readonly happened: string;
  /** The question, and what one comes for, as `take an action`. Both are empty where the keys of several seats came along: others may read it over a shoulder. */
  readonly asks: string;
  readonly deed: string;
}

/** GET /api/tables/:table: what anyone with the link may know. */
export interface TableCover {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  /**
   * `stopped`: the rules did not come to an end there; it can be looked back at and played on from an earlier step. `too-old`: the rules of
   * today cannot go on with what older ones stored; its log can be read and its file taken to the version that wrote it. `too-new`: likewise, by newer ones. `closed`: whoever runs
   * the server has closed it. `gathering`: the chapter has not begun.
   */
  readonly status: Seen['status'] | 'stopped' | 'too-old' | 'too-new' | 'closed' | 'gathering';
  readonly isArchived: boolean;
  /** Whether anybody may sit down in an open seat. */
  readonly isOpen: boolean;
  readonly people: Seen['people'];
  /** The seat of the key that was sent along, if it is one. */
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  /** Who made the table, by name. */
  readonly host: string;
  /** Which of the game's modes its set-up is, or is nearest to. */
  readonly mode: string;
  /** Whether this seat is asked now. */
  readonly isMyTurn: boolean;
  /** For whoever is asked, by the key that was sent along; null for everybody else. */
  readonly call: Call | null;
  /** Whose turn it is. Nobody's while a reaction window is open, whoever is asked in it, and while nobody plays. */
  readonly turns: readonly Seat[];
  /** Who paused it, by name; null while it goes on, or if nobody remembers. */
  readonly pausedBy: string | null;
  /** Since when: the last answer that everybody has seen. */
  readonly since: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** How it ended, one sentence; null until everybody has seen the end, or if the game has none. */
  readonly ended: string | null;
  /** Null if the game tells no story. */
  readonly chapter: number | null;
  /** The table of the next chapter, once it has been opened. The keys of this table open the same seats there. */
  readonly next: string | null;
}

/**
 * GET /api/tables: tables with a free seat at which anybody may sit down, the newest first, at most twelve: those that somebody has looked at lately.
 */
export type OpenTable = Pick<TableCover, 'table' | 'name' | 'game' | 'mode' | 'host' | 'people' | 'createdAt'>;
export const MOST_OPEN = 12;

/**
 * POST /api/tables/:table/again: the same set-up for the same people with other dice, when the match is over, by anybody who sits there. Asking again
 * gives the same table; the keys of the old one open the same seats there.
 */

/**
 * POST /api/tables/:table/next (host): the next chapter, at a table of its own, where people gather until the host begins. Asking again
 * gives the same table. What is carried over is worked out here, from the match that is over.
 */
export interface NextTable {
  readonly table: string;
}

/** A chapter that has been told. */
export interface Chapter {
  readonly chapter: number;
  readonly table: string;
  /** How it ended, one sentence; empty if the game has none. */
  readonly says: string;
  readonly people: readonly string[];
  readonly winners: readonly string[];
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
}

/** GET /api/tables/:table/story: our story up to this table. */
export interface Story extends InStory {
  /** Oldest first; this one is among them when it is over. */
  readonly chapters: readonly Chapter[];
  /** What is carried along, in the words of the game, to the seat of the key that was sent along. */
  readonly says: readonly Block[];
}

/** GET /api/tables/:table/gathering: a chapter before it begins; null once it has begun. */
export interface Gathering {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly people: readonly Person[];
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  readonly seats: { readonly min: number; readonly max: number };
  /** What may still be chosen of the set-up, and how it stands. */
  readonly choices: Readonly<Record<string, unknown>>;
  readonly story: Story;
}

const shortWord = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** POST /api/tables/:table/gathering: something is changed before the chapter begins; the gathering comes back. */
export const gatherSchema = v.variant('do', [
  /** The host adds an open seat, or takes one away. */
  v.strictObject({ do: v.literal('add-seat') }),
  v.strictObject({ do: v.literal('remove-seat'), seat: seatSchema }),
  /** Whoever holds a seat leaves it; it is open then. */
  v.strictObject({ do: v.literal('leave'), seat: seatSchema }),
  /** The host, or whoever holds the seat, gives it to a bot. */
  v.strictObject({ do: v.literal('give-to-bot'), seat: seatSchema, bot: shortWord }),
  /** A choice for the whole table (host) or for one seat (host, or whoever holds it). */
  v.strictObject({
    do: v.literal('choose'),
    field: shortWord,
    seat: v.optional(seatSchema),
    value: v.union([v.pipe(v.string(), v.maxLength(200)), lengthSchema, v.boolean()]),
  }),
]);
export type Gather = v.InferOutput<typeof gatherSchema>;

/**
 * GET /api/tables/:table/replay?as=<seat>&plain=1: what one seat (or, without `as`, a spectator) saw, step by step. The first step
 * holds the lines that were told before any answer. While the match is played a seat wants its key; after the end any is open.
 */
export interface Replay {
  readonly game: string;
  readonly as: Seat | null;
  readonly people: Seen['people'];
  readonly first: ReplaySight;
  readonly steps: readonly ReplayStep[];
}
export type ReplaySight = Pick<Seen, 'view' | 'stage' | 'sketch' | 'describes' | 'ended'>;
export interface ReplayStep {
  /** From the sight before to this one. */
  readonly changes: readonly Change[];
  readonly lines: readonly Line[];
}

/** GET /api/tables/:table/tale?as=<seat>&plain=1: the story of a match that is over, as this seat looks back at it. */
export interface MatchTale {
  /** Whom each seat played, by name. */
  readonly heroes?: readonly string[];
  readonly headline: string;
  readonly says: readonly string[];
  /** What decided it, in its order: by how much the standing changed for whoever reads, 0 where the game does not say how it stands. `line` counts the lines of the replay. */
  readonly moments: readonly { readonly says: string; readonly line: number; readonly swing: number }[];
  readonly figures: readonly Figure[];
  /** `Next time, …`; null where there is nothing honest to say. */
  readonly next: string | null;
  /** How it stood from the first line to the last; null if the game does not say. */
  readonly curve: Curve | null;
  /** The moment that is worth seeing again, as a few steps of the replay; null if there is none. */
  readonly clip: Clip | null;
}

/** How a match stood: for each seat where they were rivals, for all together from 0, lost, to 100, won. */
export interface Curve {
  readonly says: string;
  readonly from: string;
  /** How many lines were told in all. */
  readonly lines: number;
  readonly of: readonly { readonly seat: Seat | null; readonly at: readonly (readonly [line: number, value: number])[] }[];
}

/** A stretch of a replay. */
export interface Clip extends Pick<Replay, 'first' | 'steps'> {
  /** Which of the moments it shows. */
  readonly moment: number;
}

/**
 * GET /api/tables/:table/analysis?as=<seat>: what a match that is over teaches this seat (or, without `as`, whoever won). It is begun when it is first asked for; until it is done, how
 * much of it is, from 0 to 1.
 */
export type AnalysisOf = { readonly share: number } | { readonly analysis: MatchAnalysis };

/** Places are steps of the replay. Chances are between 0 and 1; luck and choices are measured beside what a sensible player would have chosen. */
export interface MatchAnalysis {
  readonly seat: Seat;
  readonly isWon: boolean;
  readonly curve: readonly ChanceAt[];
  /** Where it changed most, in its order. */
  readonly turns: readonly { readonly from: ChanceAt; readonly to: ChanceAt }[];
  /** The start, luck, the own choices and those of others come to how it ended; by `off` luck and choices may be mistaken for each other. */
  readonly sums: { readonly start: number; readonly luck: number; readonly own: number; readonly others: number; readonly off: number };
  /** What cost most, at most five decisions: what was asked, what was chosen, what would have been better, and what that comes to as it goes on after `It`. */
  readonly costly: readonly CostlyChoice[];
  readonly looked: { readonly choices: number; readonly of: number };
}

export interface ChanceAt {
  readonly step: number;
  readonly chance: number;
}

export interface CostlyChoice {
  readonly step: number;
  readonly asks: string;
  readonly given: { readonly says: string; readonly chance: number };
  /** `keys`: the options of the question that are better. */
  readonly better: { readonly says: string; readonly chance: number; readonly keys: readonly string[] };
  readonly because: readonly string[];
  readonly worlds: number;
}

/** GET /api/tables/:table/log?as=<seat>: what is left to read of a table that cannot be played: the last lines of its log. */
export interface LeftLog {
  /** Why it is not played, as a refusal. */
  readonly why: Complaint;
  readonly lines: readonly Line[];
}

/** POST /api/tables/:table/fork: play on from a step of the replay (0 is the first), as a new table; answers like a new table. */
export const forkSchema = v.strictObject({
  as: v.nullable(seatSchema),
  step: wholeUpTo(1_000_000),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
});
export type Fork = v.InferOutput<typeof forkSchema>;

/** POST /api/tables/import */
export const importSchema = v.strictObject({
  record: readElsewhere('the size of the body; read field by field as a record'),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
});

/** POST /api/tables/:table/report */
export const reportSchema = v.strictObject({
  as: v.nullable(seatSchema),
  says: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
  page: v.optional(v.pipe(v.string(), v.maxLength(400))),
});

/** What is sent back with any status of 400 and above. */
export interface Complaint {
  readonly code: string;
  readonly says: string;
  readonly facts: Facts;
}

/** The body of a request, if it has the shape that is wanted. */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): Read<v.InferOutput<S>> {
  const found = v.safeParse(schema, body, { abortEarly: true });
  if (found.success) return { ok: true, value: found.output };
  const [issue] = found.issues;
  const path = v.getDotPath(issue) ?? 'the body';
  return { ok: false, code: 'malformed', says: `What was sent cannot be read: ${path}: ${issue.message}.`, id: null };
}
