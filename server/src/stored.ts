/**
 * What is read back from the store, each field within its bounds: a row that holds more was not written by a server of ours, and is taken for
 * damaged. Rows of a match itself (answers, moments) are bounded by the kernel's record, which they are read as.
 */
import { RECORD_LIMITS } from '@quarry/kernel';
import { LIMITS, NOTICE_LIMITS } from '@quarry/protocol';
import * as v from 'valibot';
import { BOXES_KEPT, type StoredMailbox } from './notices/stored-mailbox.ts';
import { Damaged, KEPT_LONGEST, NotSaved, type RefusedHouse, type StoredReport, type StoredTable } from './store.ts';

const LAST_SEAT = 15;
const MOST_SEATS = LAST_SEAT + 1;
const LATEST = 8_640_000_000_000_000;
/** Chapters of one story. */
export const MOST_CHAPTERS = 200;
const MOST_UNDOS = 1_000_000_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const several = <S extends v.GenericSchema>(of: S, most: number) => v.pipe(v.array(of), v.maxLength(most));
/** What the game itself reads, no longer than so many characters as JSON. */
const ofGame = (most: number) =>
  v.pipe(
    v.unknown(),
    v.check(json => (JSON.stringify(json) ?? '').length <= most, `wants at most ${most} characters`),
    v.metadata({ bound: `at most ${most.toLocaleString('en')} characters as JSON; read by the game's own schema` }),
  );

const word = text(RECORD_LIMITS.word);
/** SHA-256 in hexadecimal. */
const hash = text(64);
const id = text(40);
const name = text(LIMITS.tableName);
const at = whole(LATEST);

const chapter = v.object({
  chapter: whole(MOST_CHAPTERS),
  table: id,
  says: text(1000),
  people: several(name, MOST_SEATS),
  winners: several(name, MOST_SEATS),
  at,
});

const seat = v.object({
  name,
  who: v.picklist(['person', 'bot', 'open']),
  bot: v.nullable(text(40)),
  key: v.nullable(hash),
  invite: v.nullable(hash),
  used: v.nullable(hash),
  stops: v.pipe(v.record(word, v.picklist(['always', 'my-turn', 'others-turn', 'never'])), v.maxEntries(LIMITS.windows)),
  habits: v.exactOptional(
    v.object({
      same: v.optional(v.boolean(), true),
      ties: v.boolean(),
      payments: v.boolean(),
      idle: v.boolean(),
      rests: v.exactOptional(v.pipe(v.record(word, word), v.maxEntries(LIMITS.windows))),
    }),
  ),
  isHost: v.exactOptional(v.boolean()),
  notices: v.exactOptional(
    v.object({
      mail: v.exactOptional(v.object({ address: text(NOTICE_LIMITS.address), isConfirmed: v.exactOptional(v.literal(true)) })),
      push: v.exactOptional(
        several(v.object({ endpoint: text(NOTICE_LIMITS.endpoint), p256dh: text(87), auth: text(22) }), NOTICE_LIMITS.devices),
      ),
      isTold: v.exactOptional(v.literal(true)),
    }),
  ),
});

const chosen = v.pipe(v.record(word, ofGame(1000)), v.maxEntries(100));

export const tableRowSchema = v.object({
  id,
  game: word,
  version: whole(1_000_000),
  content: word,
  setup: ofGame(RECORD_LIMITS.setup),
  seed: text(RECORD_LIMITS.seed),
  base: whole(1_000_000),
  name,
  seats: several(seat, MOST_SEATS),
  host: hash,
  owner: hash,
  evenPause: whole(30),
  isPaused: v.boolean(),
  pausedBy: v.exactOptional(name),
  isOpen: v.exactOptional(v.boolean()),
  noHints: v.exactOptional(v.boolean()),
  isArchived: v.boolean(),
  createdAt: at,
  undos: v.exactOptional(whole(MOST_UNDOS)),
  lesson: v.exactOptional(word),
  isFromOutside: v.exactOptional(v.literal(true)),
  diceKnown: v.exactOptional(v.picklist(['exported', 'from-a-file', 'from-a-match'])),
  isStopped: v.exactOptional(v.literal(true)),
  isClosed: v.exactOptional(v.literal(true)),
  story: v.exactOptional(
    v.object({
      first: id,
      before: several(chapter, MOST_CHAPTERS),
      carried: ofGame(RECORD_LIMITS.state),
      heirs: several(v.nullable(whole(LAST_SEAT)), MOST_SEATS),
    }),
  ),
  next: v.exactOptional(id),
  again: v.exactOptional(id),
  gathering: v.exactOptional(v.object({ before: ofGame(RECORD_LIMITS.setup), chosen, chosenBySeat: several(chosen, MOST_SEATS) })),
}) satisfies v.GenericSchema<unknown, StoredTable>;

export const chatRowSchema = v.object({
  i: whole(MOST_UNDOS),
  name: text(LIMITS.tableName),
  seat: v.nullable(whole(LAST_SEAT)),
  says: text(1000),
  at,
});

export const reportRowSchema = v.object({
  id,
  table: id,
  at,
  body: v.pipe(v.unknown(), v.metadata({ bound: 'what `reportSchema` lets in, and a record' })),
}) satisfies v.GenericSchema<unknown, StoredReport>;

export const mailboxRowSchema = v.object({
  id: hash,
  stop: text(64),
  isStopped: v.boolean(),
  boxes: several(hash, BOXES_KEPT),
  code: v.nullable(hash),
  tries: whole(1000),
  day: whole(1_000_000),
  codes: whole(1000),
  notices: whole(1000),
}) satisfies v.GenericSchema<unknown, StoredMailbox>;

export const refusedRowSchema = v.object({ house: text(60), at }) satisfies v.GenericSchema<unknown, RefusedHouse>;

export const keptRowSchema = v.object({ name: text(40), body: text(KEPT_LONGEST) });

/** What the server keeps of itself is small: whatever else is brought is not written. */
export function checkKept(name: string, body: string): void {
  if (!v.is(keptRowSchema, { name, body })) throw new NotSaved(`what is kept as '${name.slice(0, 40)}' is not small`);
}

/** A row as it may be, or `Damaged` with the field that may not. */
export function readRow<S extends v.GenericSchema>(schema: S, row: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, row, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Damaged(`a row is not as it may be: ${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`);
}
