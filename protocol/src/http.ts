/**
 * What is asked for over HTTP: games, tables, seats, exports, replays. Secrets travel as `Authorization: Bearer <key>`, several
 * with commas between, never in an address. Every refusal is `{ code, says, facts }` with a status of 400 or more.
 */

import type { Change, Face, Facts, Seat, Shape, Unit } from '@quarry/kernel';
import * as v from 'valibot';
import { keySchema, nameSchema, type Read, tableNameSchema } from './messages.ts';
import type { Line, Seen } from './seen.ts';

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
  readonly defaults: readonly { readonly mode: string; readonly setup: unknown }[];
  readonly bots: readonly string[];
  /** What a view is made of, for the plain screen. */
  readonly shape: Shape;
  /** What a plane is measured in; null if it is measured as it is, or there is none. */
  readonly unit: Unit | null;
  /** Printed cards by number. */
  readonly faces: readonly Face[];
  /** Windows that a seat can set stops for, with a sentence each. */
  readonly windows: readonly { readonly kind: string; readonly says: string }[];
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
  setup: v.unknown(),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
  /**
   * Seconds that a reaction window lasts, whether or not somebody can react, so that time tells nothing: until then only those who
   * are asked are shown anything. 0 = until everybody has answered.
   */
  evenPause: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30))),
});
export type CreateTable = v.InferOutput<typeof createSchema>;

export interface CreatedTable {
  readonly table: string;
  /** Lets its holder pause, archive, delete the table and give seats away. */
  readonly host: string;
  /** Keys of the seats that are `me`. */
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
  /** One invitation for each open seat; it is used up by whoever sits down. */
  readonly invites: readonly { readonly seat: Seat; readonly invite: string }[];
}

/** POST /api/tables/:table/sit: an invitation becomes a seat. The key is made by the browser, so that a resend is harmless. */
export const sitSchema = v.strictObject({ invite: keySchema, key: keySchema, name: nameSchema });
export type Sit = v.InferOutput<typeof sitSchema>;
export interface Sat {
  readonly table: string;
  readonly seat: Seat;
}

/** POST /api/tables/:table/invite (host): a fresh invitation; whoever held the seat before has lost it. */
export const inviteSchema = v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export interface Invited {
  readonly seat: Seat;
  readonly invite: string;
}

/** PATCH /api/tables/:table (host); the cover of the table comes back. */
export const patchSchema = v.strictObject({
  name: v.optional(tableNameSchema),
  archived: v.optional(v.boolean()),
});

/** GET /api/tables/:table: what anyone with the link may know. */
export interface TableCover {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  /**
   * `stopped`: the rules did not come to an end there; it can be looked back at and played on from an earlier step. `too-old`: the rules of
   * today cannot go on with what older ones stored; its log can be read and its file taken to the version that wrote it.
   */
  readonly status: Seen['status'] | 'stopped' | 'too-old';
  readonly isArchived: boolean;
  readonly people: Seen['people'];
  /** The seat of the key that was sent along, if it is one. */
  readonly mine: readonly Seat[];
  readonly isHost: boolean;
  /** Whether this seat is asked now. */
  readonly isMyTurn: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

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

/** GET /api/tables/:table/log?as=<seat>: what is left to read of a table that cannot be played: the last lines of its log. */
export interface LeftLog {
  /** Why it is not played, as a refusal. */
  readonly why: Complaint;
  readonly lines: readonly Line[];
}

/** POST /api/tables/:table/fork: play on from a step of the replay (0 is the first), as a new table; answers like a new table. */
export const forkSchema = v.strictObject({
  as: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)),
});
export type Fork = v.InferOutput<typeof forkSchema>;

/** POST /api/tables/import */
export const importSchema = v.strictObject({ record: v.unknown(), seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16)) });

/** POST /api/tables/:table/report */
export const reportSchema = v.strictObject({
  as: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
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
