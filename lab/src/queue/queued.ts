/**
 * What lies in the queue: experiments, each cut into pieces, and what came of a piece. Whoever can write into the database can write anything there, so that everything is read within bounds before it is
 * used, and what was not written by a lab is refused.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { PICKS } from '../steering.ts';
import type { Swung } from '../swing.ts';
import type { Tally } from '../tally.ts';
import type { Done, Piece, Work } from '../work.ts';

/** What can be asked of a queue: works of which each piece is known beforehand. */
export type QueuedWork = Extract<Work, { readonly what: 'play' | 'swing' }>;

export interface Queued<W extends QueuedWork = QueuedWork> {
  readonly work: W;
  readonly games: number;
  /** Games in a piece. */
  readonly piece: number;
  /** Which program plays it (program.ts). */
  readonly program: string;
}

/** A million games of one experiment, sixteen of them at a time. */
export const MOST_GAMES = 1_000_000;
export const MOST_IN_A_PIECE = 16;
export const LONGEST_SEED = 200;
/** The largest result of a piece, as JSON: sixteen games of the largest measures are a fiftieth of it. */
export const MOST_RESULT = 16 * 1024 * 1024;
/** An experiment, as JSON. */
export const MOST_BODY = 16 * 1024;
/** What is said of a fault. */
export const LONGEST_FAULT = 2_000;
const MOST_SEATS = 16;
const MOST_CHANGES = 16;
const MOST_DECISIONS = 10_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const named = {
  game: text(60),
  mode: text(60),
  bots: v.pipe(v.array(text(60)), v.minLength(1), v.maxLength(MOST_SEATS)),
  seed: text(LONGEST_SEED),
  scenario: v.nullable(text(100)),
  picks: v.picklist(PICKS),
  /** By field; read by the game's own schema. */
  set: v.optional(v.pipe(v.record(text(60), v.unknown()), v.maxEntries(MOST_CHANGES))),
};
const queuedSchema = v.strictObject({
  work: v.variant('what', [
    v.strictObject({ what: v.literal('play'), ...named }),
    v.strictObject({ what: v.literal('swing'), decisions: whole(1, MOST_DECISIONS), ...named }),
  ]),
  games: whole(1, MOST_GAMES),
  piece: whole(1, MOST_IN_A_PIECE),
  program: hash,
});

/** A piece of an experiment, by name and number. */
export interface Job {
  readonly experiment: string;
  readonly piece: number;
}
const jobSchema = v.strictObject({ experiment: hash, piece: whole(0, MOST_GAMES) });

/** What lies in the queue was not written by a lab. */
export class NotOurs extends Error {
  override readonly name = 'NotOurs';
}

function read<S extends v.GenericSchema>(schema: S, what: string, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new NotOurs(`${what} in the queue was not written by a lab (${v.getDotPath(issue) ?? 'all of it'}: ${issue.message})`);
}

function json(what: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new NotOurs(`${what} in the queue was not written by a lab (it is no JSON)`);
  }
}

export const readJob = (payload: unknown): Job => read(jobSchema, 'A job', payload);

/** In one order of fields, so that the same experiment has the same name wherever it is asked for. */
export const bodyOf = (queued: Queued): string => JSON.stringify(read(queuedSchema, 'An experiment', queued));

export const idOf = (queued: Queued): string => createHash('sha256').update(bodyOf(queued)).digest('hex');

/** An experiment as it is kept, if it is the one by this name. */
export function readQueued(id: string, body: string): Queued {
  const queued = read(queuedSchema, 'An experiment', json('An experiment', body));
  if (idOf(queued) !== id) throw new NotOurs('An experiment in the queue was not written by a lab (it has the name of another)');
  return queued;
}

export const piecesOf = ({ games, piece }: Queued): number => Math.ceil(games / piece);

/** Null if the experiment has no such piece. */
export function pieceOf(queued: Queued, at: number): Piece | null {
  const { games, piece } = queued;
  return at < piecesOf(queued) ? { from: at * piece, to: Math.min(games, (at + 1) * piece) } : null;
}

const number = v.pipe(v.number(), v.finite());
const names = <S extends v.GenericSchema>(of: S) => v.record(text(500), of);
const part = v.object({ kind: v.picklist(['rate', 'mean']), n: number, sum: number });
const tally = v.object({
  decisions: number,
  isWon: v.boolean(),
  figures: names(part),
  tables: names(names(names(part))),
  counts: names(names(number)),
  shares: names(names(v.object({ won: number, fair: number }))),
  histograms: names(names(number)),
  usage: names(names(number)),
}) satisfies v.GenericSchema<Tally>;
const worth = v.object({ gain: number, swing: number, noise: number });
const swung = v.object({
  asked: names(number),
  decisions: v.pipe(v.array(v.object({ kind: text(200), win: worth, score: v.nullable(worth) })), v.maxLength(MOST_DECISIONS)),
}) satisfies v.GenericSchema<Swung>;

/** What came of a piece: as many matches as it has games. */
export function readDone<W extends QueuedWork>(queued: Queued<W>, at: number, body: string): Done[W['what']] {
  const { from, to } = pieceOf(queued, at)!;
  const what = `The result of games ${from} to ${to - 1}`;
  const matches = (of: typeof tally | typeof swung) => v.pipe(v.array<typeof tally | typeof swung>(of), v.length(to - from));
  return read(matches(queued.work.what === 'play' ? tally : swung), what, json(what, body)) as Done[W['what']];
}
