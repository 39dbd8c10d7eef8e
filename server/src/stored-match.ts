/** What is read back of a table, from the texts of its rows, whichever store they were in. */
import type { LoggedAnswer, Moment } from '@quarry/kernel';
import { Damaged, type StoredMatch } from './store.ts';
import { chatRowSchema, readRow, tableRowSchema } from './stored.ts';
import type { ToldLine } from './table-log.ts';

/** Rows of one table, the oldest first. */
export interface MatchRows {
  readonly table: { readonly body: string; readonly changed: number };
  /** The row of the opening has no body. */
  readonly answers: readonly { readonly n: number; readonly at: number; readonly body: string }[];
  /** What was told by the last of them. */
  readonly told: readonly { readonly n: number; readonly lines: string }[];
  readonly moments: readonly string[];
  readonly chat: readonly string[];
}

export function matchFrom({ table, answers, told, moments, chat }: MatchRows): StoredMatch {
  return {
    table: readRow(tableRowSchema, parsed(table.body)),
    answers: answers.filter(one => one.body !== '').map(one => ({ n: one.n, ...(parsed(one.body) as Omit<LoggedAnswer, 'n'>) })),
    told: told.map(one => ({ n: one.n, lines: parsed(one.lines) as ToldLine[] })),
    moments: moments.map(one => parsed(one) as Moment<unknown>),
    chat: chat.map(one => readRow(chatRowSchema, parsed(one))),
    changedAt: Math.max(table.changed, answers.at(-1)?.at ?? 0),
    answeredAt: answers.at(-1)?.at ?? table.changed,
  };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Damaged(`a row is no JSON: ${(error as Error).message}`);
  }
}
