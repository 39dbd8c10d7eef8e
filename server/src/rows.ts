/**
 * A match as text on its way between threads: whoever has played it packs it, whoever needs it unpacks it, and the thread that serves the
 * players only hands the bytes on.
 */
import type { LoggedAnswer, Moment } from '@quarry/kernel';
import type { StoredMailbox } from './notices/stored-mailbox.ts';
import { type Bytes, type StoredAnswer, type StoredTable, TOLD_ANSWERS } from './store.ts';
import type { ToldLine } from './table-log.ts';

/** What a new table begins with. */
export interface Beginning {
  /** How many answers came before. */
  readonly base: number;
  /** What was told before the first answer. */
  readonly opening: readonly ToldLine[];
  readonly answers: readonly StoredAnswer[];
  readonly moments: readonly Moment<unknown>[];
}

/** The row of an answer; that of the opening has no body. */
type AnswerRow = readonly [n: number, body: string, lines: string];
type MomentRow = readonly [n: number, body: string];
export interface Piece {
  readonly answers: readonly AnswerRow[];
  readonly moments: readonly MomentRow[];
}

/** Answers in one piece: written in a few milliseconds, so that nobody's own answer waits long behind it. */
const PER_PIECE = 250;
/** Lines of older answers are never read back. */
const ANSWERS_WITH_LINES = 2 * TOLD_ANSWERS;

/** Where a table lies: in use, put away, or still arriving piece by piece: until then it is not there. */
const IN_USE = 0;
const ARCHIVED = 1;
export const ARRIVING = 2;
export const placeOf = ({ isArchived }: StoredTable): number => (isArchived ? ARCHIVED : IN_USE);

/** An address that was confirmed or forbidden is remembered for good, any other for a few days. */
export const isKept = ({ isStopped, boxes }: StoredMailbox): 0 | 1 => (isStopped || boxes.length > 0 ? 1 : 0);
export const MAILBOX_MS = 3 * 86_400_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const answerRow = ({ n, ...body }: LoggedAnswer, lines: readonly ToldLine[]): AnswerRow => [
  n,
  JSON.stringify(body),
  JSON.stringify(lines),
];
export const momentRow = (moment: Moment<unknown>): MomentRow => [moment.n, JSON.stringify(moment)];

export function packRows({ base, opening, answers, moments }: Beginning): readonly Bytes[] {
  const quiet = answers.length - ANSWERS_WITH_LINES;
  const rows = [
    [base, '', JSON.stringify(opening)] as const,
    ...answers.map(({ answer, lines }, i) => answerRow(answer, i < quiet ? [] : lines)),
  ];
  const pieces: Bytes[] = [];
  for (let from = 0; from < rows.length; from += PER_PIECE) {
    const piece: Piece = { answers: rows.slice(from, from + PER_PIECE), moments: from === 0 ? moments.map(momentRow) : [] };
    pieces.push(pack(piece));
  }
  return pieces;
}

export const unpackRows = (piece: Bytes): Piece => unpack(piece) as Piece;

/** A stored match without what was told and said. */
export interface Kept {
  readonly table: StoredTable;
  readonly answers: readonly LoggedAnswer[];
  readonly moments: readonly Moment<unknown>[];
}

/** Put together from the texts of its rows; none of them is read for it. */
export function packKept(
  table: string,
  answers: readonly { readonly n: number; readonly body: string }[],
  moments: readonly string[],
): Bytes {
  const given = answers.filter(one => one.body !== '').map(({ n, body }) => `{"n":${n},${body.slice(1)}`);
  return encoder.encode(`{"table":${table},"answers":[${given.join(',')}],"moments":[${moments.join(',')}]}`);
}

export const unpackKept = (bytes: Bytes): Kept => unpack(bytes) as Kept;

export const pack = (value: unknown): Bytes => encoder.encode(JSON.stringify(value));
const unpack = (bytes: Bytes): unknown => JSON.parse(decoder.decode(bytes));
