/** What is written, as statements. Runs on both sides: the store makes them from changes, its thread from packed pieces of a match. */
import { ARRIVING, answerRow, isKept, MAILBOX_MS, momentRow, placeOf, unpackRows } from './rows.ts';
import { type Bytes, CHAT_KEPT, MOMENTS_KEPT, REPORTS_KEPT, type StoredTable } from './store.ts';
import type { Writing } from './write-queue.ts';

type Value = string | number;
/** A statement with its values. */
export type Row = readonly [sql: string, ...values: Value[]];

/** A piece of a match that comes packed. */
export interface PackedPiece {
  readonly table: string;
  readonly at: number;
  readonly bytes: Bytes;
}

const INSERT_TABLE = 'insert into tables (id, owner, archived, changed, body) values (?, ?, ?, ?, ?)';
const INSERT_ANSWER = 'insert into answers (tbl, n, at, body, lines) values (?, ?, ?, ?, ?)';
const INSERT_CHAPTER = 'insert or replace into chapters (tbl, story) values (?, ?)';
const INSERT_MOMENT = 'insert or replace into moments (tbl, n, body) values (?, ?, ?)';

const INSERT_MAILBOX = 'insert or replace into mailboxes (id, stop, kept, at, body) values (?, ?, ?, ?, ?)';

/** Older moments go, except for the first and the last few. */
const TRIM_MOMENTS = `delete from moments where tbl = ?1
  and n > (select min(n) from moments where tbl = ?1)
  and n not in (select n from moments where tbl = ?1 order by n desc limit ${MOMENTS_KEPT})`;

const TRIM_REPORTS = `delete from reports where id in (select id from reports order by at desc, id desc limit -1 offset ${REPORTS_KEPT})`;

const tableRow = (table: StoredTable, at: number, place = placeOf(table)): Row => [
  INSERT_TABLE,
  table.id,
  table.owner,
  place,
  at,
  JSON.stringify(table),
];
const changedRow = (table: StoredTable, at: number): Row => {
  const [, , ...values] = tableRow(table, at);
  return ['update tables set owner = ?, archived = ?, changed = ?, body = ? where id = ?', ...values, table.id];
};
const arrivedRow = (table: StoredTable): Row => ['update tables set archived = ? where id = ?', placeOf(table), table.id];

/** What is written, as statements; a packed piece of a match is unpacked by the thread. */
export function rowsOf(change: Writing): readonly Row[] {
  switch (change.do) {
    case 'create':
      return [tableRow(change.table, change.at, change.isArriving ? ARRIVING : undefined)];
    case 'arrived':
      return [arrivedRow(change.table)];
    case 'piece':
      return [];
    case 'answer': {
      const { id, at, answer, lines, moment } = change;
      const [n, body, told] = answerRow(answer, lines);
      const row: Row = [INSERT_ANSWER, id, n, at, body, told];
      return moment ? [row, [INSERT_MOMENT, id, ...momentRow(moment)], [TRIM_MOMENTS, id]] : [row];
    }
    case 'back':
      return [
        ['delete from answers where tbl = ? and n > ?', change.id, change.n],
        ['delete from moments where tbl = ? and n > ?', change.id, change.n],
        ['update tables set changed = ? where id = ?', change.at, change.id],
      ];
    case 'adopt': {
      const { id, table, moment, answers, at } = change;
      return [
        ['delete from answers where tbl = ? and n > ?', id, moment.n],
        ...answers.map(({ answer, lines }): Row => {
          const [n, body, told] = answerRow(answer, lines);
          return [INSERT_ANSWER, id, n, at, body, told];
        }),
        ['delete from moments where tbl = ?', id],
        [INSERT_MOMENT, id, ...momentRow(moment)],
        changedRow(table, at),
      ];
    }
    case 'follow': {
      const { table, next, at } = change;
      const first = next.story!.first;
      return [tableRow(next, at), changedRow(table, at), ...[first, table.id, next.id].map((id): Row => [INSERT_CHAPTER, id, first])];
    }
    case 'begin':
    case 'table':
      return [changedRow(change.table, change.at)];
    case 'chat':
      return [
        ['insert into chat (tbl, i, body) values (?, ?, ?)', change.id, change.line.i, JSON.stringify(change.line)],
        ['delete from chat where tbl = ? and i <= ?', change.id, change.line.i - CHAT_KEPT],
      ];
    case 'report': {
      const { id, table, at, body } = change.report;
      return [['insert into reports (id, tbl, at, body) values (?, ?, ?, ?)', id, table, at, JSON.stringify(body)], [TRIM_REPORTS]];
    }
    case 'mailbox': {
      const { mailbox, at } = change;
      return [
        [INSERT_MAILBOX, mailbox.id, mailbox.stop, isKept(mailbox), at, JSON.stringify(mailbox)],
        ['delete from mailboxes where kept = 0 and at < ?', at - MAILBOX_MS],
      ];
    }
    case 'remove':
      return removalOf(change.id);
    case 'refuse-house':
      return [['insert or replace into refused (house, at) values (?, ?)', change.house, change.at]];
    case 'allow-house':
      return [['delete from refused where house = ?', change.house]];
  }
}

const removalOf = (id: string): readonly Row[] =>
  ['tables where id = ?', 'answers where tbl = ?', 'moments where tbl = ?', 'chat where tbl = ?', 'chapters where tbl = ?'].map(
    (from): Row => [`delete from ${from}`, id],
  );

export function rowsIn({ table, at, bytes }: PackedPiece): readonly Row[] {
  const { answers, moments } = unpackRows(bytes);
  return [
    ...answers.map(([n, body, lines]): Row => [INSERT_ANSWER, table, n, at, body, lines]),
    ...moments.map((moment): Row => [INSERT_MOMENT, table, ...moment]),
  ];
}
