/**
 * What is written to PostgreSQL, as rows of a kind, and a batch of them as few statements: one for all rows of a kind, each column as a list. What is of one table
 * and one sort keeps its order; where it would be broken, a further round of statements begins.
 */
import { ARRIVING, answerRow, isKept, MAILBOX_MS, momentRow, placeOf } from './rows.ts';
import { CHAT_KEPT, MOMENTS_KEPT, REPORTS_KEPT, type StoredTable } from './store.ts';
import type { Writing } from './write-queue.ts';

type Value = string | number;

/** How rows of a kind are written, however many. */
interface Kind {
  /** What it is a row of: rows of different sorts do not touch each other. */
  readonly of: string;
  /** Within one round those of a lower place are written first. */
  readonly place: number;
  readonly sql: string;
  /** Of two in one round that begin with so many equal values only one would be written. */
  readonly key?: number;
  /** Takes away what is too much: it comes to the same if that is done once, in the end. */
  readonly isTrim?: true;
  /** Cannot be written together with others: its values are no lists. */
  readonly isAlone?: true;
}
/** The first value is the table, or the name of whatever it is. */
export type Row = readonly [kind: Kind, ...values: Value[]];

export interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

const [TAKE, ADD, CHANGE, TOUCH, TRIM] = [0, 1, 2, 3, 4];

/** Names in a list are looked up one by one, each only in the part where it can lie. */
const named = (column: string): string => `${column} = given.name collate "C"`;

const remove = (of: string, column = 'tbl'): Kind => ({
  of,
  place: TAKE,
  sql: `delete from ${of} using unnest($1::text[]) as given (name) where ${named(`${of}.${column}`)}`,
});
const takeAfter = (of: string): Kind => ({
  of,
  place: TAKE,
  sql: `delete from ${of} using unnest($1::text[], $2::int[]) as given (name, n) where ${named(`${of}.tbl`)} and ${of}.n > given.n`,
});

const addTable: Kind = {
  of: 'tables',
  place: ADD,
  sql: `insert into tables (id, owner, archived, changed, body)
    select * from unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::text[])`,
};
const changeTable: Kind = {
  of: 'tables',
  place: CHANGE,
  key: 1,
  sql: `update tables set owner = given.owner, archived = given.archived, changed = given.changed, body = given.body
    from unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::text[]) as given (name, owner, archived, changed, body) where ${named('tables.id')}`,
};
const touchTable: Kind = {
  of: 'tables',
  place: TOUCH,
  key: 1,
  sql: `update tables set changed = given.changed from unnest($1::text[], $2::bigint[]) as given (name, changed) where ${named('tables.id')}`,
};
const placeTable: Kind = {
  of: 'tables',
  place: TOUCH,
  key: 1,
  sql: `update tables set archived = given.archived from unnest($1::text[], $2::smallint[]) as given (name, archived) where ${named('tables.id')}`,
};
const addAnswer: Kind = {
  of: 'answers',
  place: ADD,
  sql: 'insert into answers (tbl, n, at, body, lines) select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])',
};
/** A packed piece of a match is unpacked by the database: nobody at a table waits for it. */
const addPackedAnswers: Kind = {
  of: 'answers',
  place: ADD,
  isAlone: true,
  sql: `insert into answers (tbl, n, at, body, lines)
    select $1::text, (row ->> 0)::int, $2::bigint, row ->> 1, row ->> 2 from json_array_elements($3::text::json -> 'answers') as row`,
};
const REPLACE_MOMENT = 'on conflict (tbl, n) do update set body = excluded.body';
const putMoment: Kind = {
  of: 'moments',
  place: ADD,
  key: 2,
  sql: `insert into moments (tbl, n, body) select * from unnest($1::text[], $2::int[], $3::text[]) ${REPLACE_MOMENT}`,
};
const putPackedMoments: Kind = {
  of: 'moments',
  place: ADD,
  isAlone: true,
  sql: `insert into moments (tbl, n, body)
    select $1::text, (row ->> 0)::int, row ->> 1 from json_array_elements($2::text::json -> 'moments') as row ${REPLACE_MOMENT}`,
};
/** Older moments go, except for the first and the last few. */
const trimMoments: Kind = {
  of: 'moments',
  place: TRIM,
  isTrim: true,
  sql: `delete from moments using unnest($1::text[]) as given (name) cross join lateral (
      select n, row_number() over (order by n) as first, row_number() over (order by n desc) as last from moments as own where ${named('own.tbl')}) as old
    where ${named('moments.tbl')} and moments.n = old.n and old.first > 1 and old.last > ${MOMENTS_KEPT}`,
};
const addChat: Kind = {
  of: 'chat',
  place: ADD,
  sql: 'insert into chat (tbl, i, body) select * from unnest($1::text[], $2::bigint[], $3::text[])',
};
const trimChat: Kind = {
  of: 'chat',
  place: TRIM,
  isTrim: true,
  sql: `delete from chat using unnest($1::text[], $2::bigint[]) as given (name, i) where ${named('chat.tbl')} and chat.i <= given.i`,
};
const putChapter: Kind = {
  of: 'chapters',
  place: ADD,
  key: 1,
  sql: `insert into chapters (tbl, story) select * from unnest($1::text[], $2::text[])
    on conflict (tbl) do update set story = excluded.story`,
};
const addReport: Kind = {
  of: 'reports',
  place: ADD,
  sql: 'insert into reports (id, tbl, at, body) select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[])',
};
const trimReports: Kind = {
  of: 'reports',
  place: TRIM,
  isTrim: true,
  sql: `delete from reports where id in (select id from reports order by at desc, id desc offset ${REPORTS_KEPT})`,
};
const putMailbox: Kind = {
  of: 'mailboxes',
  place: ADD,
  key: 1,
  sql: `insert into mailboxes (id, stop, kept, at, body)
    select * from unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::text[])
    on conflict (id) do update set stop = excluded.stop, kept = excluded.kept, at = excluded.at, body = excluded.body`,
};
const trimMailboxes: Kind = {
  of: 'mailboxes',
  place: TRIM,
  isTrim: true,
  sql: 'delete from mailboxes where kept = 0 and at < (select max(old) from unnest($1::bigint[]) as old)',
};

const putRefused: Kind = {
  of: 'refused',
  place: ADD,
  key: 1,
  sql: `insert into refused (house, at) select * from unnest($1::text[], $2::bigint[]) on conflict (house) do update set at = excluded.at`,
};

const tableValues = (table: StoredTable, at: number, place = placeOf(table)): Value[] => [
  table.id,
  table.owner,
  place,
  at,
  JSON.stringify(table),
];

const decoder = new TextDecoder();

function packedRows(id: string, at: number, piece: Uint8Array | undefined): Row[] {
  if (!piece) return [];
  const text = decoder.decode(piece);
  return [
    [addPackedAnswers, id, at, text],
    [putPackedMoments, id, text],
  ];
}

export function rowsOf(writing: Writing): readonly Row[] {
  switch (writing.do) {
    case 'create': {
      const { table, at, isArriving, piece } = writing;
      return [[addTable, ...tableValues(table, at, isArriving ? ARRIVING : undefined)], ...packedRows(table.id, at, piece)];
    }
    case 'begin':
      return [[changeTable, ...tableValues(writing.table, writing.at)], ...packedRows(writing.id, writing.at, writing.piece)];
    case 'piece':
      return packedRows(writing.id, writing.at, writing.piece);
    case 'arrived':
      return [[placeTable, writing.id, placeOf(writing.table)]];
    case 'answer': {
      const { id, at, answer, lines, moment } = writing;
      const [n, body, told] = answerRow(answer, lines);
      const row: Row = [addAnswer, id, n, at, body, told];
      return moment ? [row, [putMoment, id, ...momentRow(moment)], [trimMoments, id]] : [row];
    }
    case 'back':
      return [
        [takeAfter('answers'), writing.id, writing.n],
        [takeAfter('moments'), writing.id, writing.n],
        [touchTable, writing.id, writing.at],
      ];
    case 'adopt': {
      const { id, table, moment, answers, at } = writing;
      return [
        [takeAfter('answers'), id, moment.n],
        ...answers.map(({ answer, lines }): Row => {
          const [n, body, told] = answerRow(answer, lines);
          return [addAnswer, id, n, at, body, told];
        }),
        [remove('moments'), id],
        [putMoment, id, ...momentRow(moment)],
        [changeTable, ...tableValues(table, at)],
      ];
    }
    case 'follow': {
      const { table, next, at } = writing;
      const first = next.story!.first;
      return [
        [addTable, ...tableValues(next, at)],
        [changeTable, ...tableValues(table, at)],
        ...[...new Set([first, table.id, next.id])].map((id): Row => [putChapter, id, first]),
      ];
    }
    case 'table':
      return [[changeTable, ...tableValues(writing.table, writing.at)]];
    case 'chat':
      return [
        [addChat, writing.id, writing.line.i, JSON.stringify(writing.line)],
        [trimChat, writing.id, writing.line.i - CHAT_KEPT],
      ];
    case 'report': {
      const { id, table, at, body } = writing.report;
      return [[addReport, id, table, at, JSON.stringify(body)], [trimReports]];
    }
    case 'mailbox': {
      const { mailbox, at } = writing;
      return [
        [putMailbox, mailbox.id, mailbox.stop, isKept(mailbox), at, JSON.stringify(mailbox)],
        [trimMailboxes, at - MAILBOX_MS],
      ];
    }
    case 'remove':
      return [remove('tables', 'id'), remove('answers'), remove('moments'), remove('chat'), remove('chapters')].map(
        (kind): Row => [kind, writing.id],
      );
    case 'refuse-house':
      return [[putRefused, writing.house, writing.at]];
    case 'allow-house':
      return [[remove('refused', 'house'), writing.house]];
  }
}

/** Where the next row of a sort and a table may be written. */
interface Turn {
  round: number;
  place: number;
  readonly keys: Set<string>;
}

/** Rows of a batch in their order as statements, to be run one after the other. */
export function statementsOf(rows: readonly Row[]): readonly Statement[] {
  const rounds: Map<string, { readonly kind: Kind; readonly rows: Value[][] }>[] = [];
  const turns = new Map<string, Turn>();
  for (const [kind, ...values] of rows) {
    const name = `${kind.of} ${values[0]}`;
    const turn = turns.get(name) ?? { round: 0, place: 0, keys: new Set<string>() };
    turns.set(name, turn);
    const key = kind.key ? `${kind.sql} ${values.slice(0, kind.key).join(' ')}` : null;
    if (!kind.isTrim && (kind.place < turn.place || (key !== null && turn.keys.has(key)))) {
      turn.round += 1;
      turn.keys.clear();
    }
    if (!kind.isTrim) turn.place = kind.place;
    if (key !== null) turn.keys.add(key);
    const round = (rounds[turn.round] ??= new Map());
    const alike = round.get(kind.sql) ?? { kind, rows: [] };
    round.set(kind.sql, alike);
    alike.rows.push(values);
  }
  return rounds.flatMap(round => [...round.values()].sort((a, b) => a.kind.place - b.kind.place).flatMap(statementsFor));
}

const statementsFor = ({ kind, rows }: { readonly kind: Kind; readonly rows: readonly Value[][] }): Statement[] =>
  kind.isAlone
    ? rows.map(values => ({ sql: kind.sql, values: values.map(String) }))
    : [{ sql: kind.sql, values: rows[0]!.map((_, column) => listOf(rows.map(values => values[column]!))) }];

/** A list as PostgreSQL reads it. */
export const listOf = (values: readonly Value[]): string =>
  `{${values.map(one => (typeof one === 'number' ? one : `"${one.replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`;
