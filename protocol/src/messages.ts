/**
 * Every message to the server on its socket, checked by one schema. `id` is the client's own number for a request and comes
 * back with the reply. An answer names the decision that it answers, `(n, decision, key)`, so that a resend is harmless:
 * the same answer to the same decision is acknowledged again and nothing happens twice.
 */

import * as v from 'valibot';
import { countSchema, keySchema, lengthSchema, seatSchema, tableIdSchema } from './bounds.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import { cleaned, isNamelike, isVisible } from './text.ts';
import { PROTOCOL } from './version.ts';

export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 65_536,
  name: 40,
  chat: 500,
  tableName: 60,
  /** Keys in one answer. */
  keys: 200,
  /** Corners of a path: more do not fit into a message. */
  corners: 5_500,
  /** Reaction windows that stops can be set for. */
  windows: 64,
  /** Questions of one deed. */
  steps: 12,
} as const;

const PHRASE_CODES = Object.keys(PHRASES) as [Phrase, ...Phrase[]];

const id = countSchema;
const table = tableIdSchema;
const seat = seatSchema;
const as = v.nullable(seat);
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const NAMELIKE = 'a name wants letters that can be seen, and nothing that hides or turns them';
export const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.name), v.check(isNamelike, NAMELIKE));
export const tableNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.tableName), v.check(isNamelike, NAMELIKE));
const said = v.pipe(
  v.string(),
  v.maxLength(LIMITS.chat),
  v.transform(cleaned),
  v.minLength(1),
  v.check(isVisible, 'nothing of it can be seen'),
);
const point = v.strictObject({ x: lengthSchema, y: lengthSchema });
/** As many corners as fit into a message: that there are too many is for the game to say, with its rule. */
const path = v.pipe(v.array(point), v.maxLength(LIMITS.corners));
const ref = v.strictObject({ kind: word, id: v.union([word, lengthSchema]) });

const key = v.union([word, v.pipe(v.array(word), v.maxLength(LIMITS.keys)), point, path]);

/** The chair at the table that speaks: a seat, or null for a spectator. */
const chair = { id, table, as };

const requests = {
  /** Takes a chair: with a key the seat of that key, without one a spectator's. `plain` asks for the sketch, too. */
  join: { id, v: v.literal(PROTOCOL), table, key: v.optional(keySchema), name: v.optional(nameSchema), plain: v.optional(v.boolean()) },
  /** Leaves the chair; the seat stays one's own. */
  leave: chair,
  answer: { ...chair, n: id, decision: word, key },
  /** A deed of several questions, in one go: all of them are answered, or none. */
  answers: {
    ...chair,
    n: id,
    answers: v.pipe(v.array(v.strictObject({ decision: word, key })), v.minLength(1), v.maxLength(LIMITS.steps)),
  },
  /** What would I be asked in a deed that begins with these answers, and that is done to the thing which was clicked? */
  ahead: { ...chair, n: id, answers: v.pipe(v.array(key), v.minLength(1), v.maxLength(LIMITS.steps)), at: v.optional(ref) },
  /** What would this option lead to? Where some are chosen: what would these together? */
  look: { ...chair, n: id, keys: v.pipe(v.array(word), v.maxLength(LIMITS.keys)) },
  /** How does one get to this point, after a path so far? For a decision of a point or a path. */
  lead: { ...chair, n: id, path, to: point },
  'why-not': { ...chair, n: id },
  /** What are enemies about to do? */
  intents: { ...chair, n: id },
  /** What has happened since my last answer? */
  since: { ...chair, n: id },
  /** What would a sensible player answer? */
  advise: { ...chair, n: id },
  /** Which two answers go best, and how likely it is to win after each? It is thought about for a second. */
  weigh: { ...chair, n: id },
  /** Takes the last answer back that was given in person; or the last one that the table has given for this seat. */
  undo: { ...chair, spared: v.optional(v.boolean()) },
  vote: { ...chair, vote: id, yes: v.boolean() },
  chat: { ...chair, says: said },
  phrase: { ...chair, phrase: v.picklist(PHRASE_CODES) },
  /** Points everybody's eyes at a thing on the board, or at a place on a plane. */
  ping: { ...chair, about: v.union([ref, point]) },
  /** What whoever is about to choose points at meanwhile; null if at nothing any more. */
  point: { ...chair, about: v.nullable(ref) },
  rename: { ...chair, name: nameSchema },
  /** A bot plays for a seat whose person is away (or takes an open seat); null gives it back. Who has the host's key need not wait. */
  'stand-in': { ...chair, seat, bot: v.nullable(word), host: v.optional(keySchema) },
  pause: { ...chair, paused: v.boolean() },
  /** Questions that the table is to answer for this seat. */
  habits: {
    ...chair,
    habits: v.strictObject({
      same: v.boolean(),
      ties: v.boolean(),
      payments: v.boolean(),
      idle: v.boolean(),
      rests: v.optional(v.pipe(v.record(word, word), v.maxEntries(LIMITS.windows))),
    }),
  },
  stops: {
    ...chair,
    stops: v.pipe(v.record(word, v.picklist(['always', 'my-turn', 'others-turn', 'never'])), v.maxEntries(LIMITS.windows)),
  },
} as const;

type Requests = typeof requests;
export type RequestType = keyof Requests;

export const requestSchema = v.variant(
  'type',
  Object.entries(requests).map(([type, fields]) => v.strictObject({ type: v.literal(type), ...fields })) as never,
);

type Fields<F> = {
  readonly [K in keyof F as F[K] extends v.OptionalSchema<infer _S, infer _D> ? never : K]: F[K] extends v.GenericSchema
    ? v.InferOutput<F[K]>
    : never;
} & {
  readonly [K in keyof F as F[K] extends v.OptionalSchema<infer _S, infer _D> ? K : never]?: F[K] extends v.GenericSchema
    ? v.InferOutput<F[K]>
    : never;
};
export type Request<T extends RequestType = RequestType> = { [K in T]: { readonly type: K } & Fields<Requests[K]> }[T];

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly says: string; readonly id: number | null };

/** A message as it came from a browser. */
export function readRequest(text: string): Read<Request> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, code: 'not-json', says: 'The message is not JSON; the page may be damaged, load it again.', id: null };
  }
  const found = v.safeParse(requestSchema, json, { abortEarly: true });
  if (found.success) return { ok: true, value: found.output as Request };
  const [issue] = found.issues;
  const path = v.getDotPath(issue as never) ?? 'the message';
  const given = (json as { id?: unknown } | null)?.id;
  const isOld = path === 'v';
  return {
    ok: false,
    code: isOld ? 'other-protocol' : 'malformed',
    says: isOld
      ? `The page speaks another protocol than this server (${PROTOCOL}); load the page again.`
      : `The message cannot be read: ${path}: ${(issue as { message: string }).message}.`,
    id: Number.isSafeInteger(given) ? (given as number) : null,
  };
}
