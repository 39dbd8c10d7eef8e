/** What is carried from one store to another: rows that are alike in both, by kind. */

export type Value = string | number;
export type KindName = 'tables' | 'answers' | 'moments' | 'chat' | 'chapters' | 'mailboxes' | 'reports' | 'refused' | 'kept';

export interface Column {
  readonly name: string;
  readonly is: 'text' | 'smallint' | 'integer' | 'bigint';
}

export interface Kind {
  readonly name: KindName;
  /** Those of its key first; the first of all names the table that it belongs to, or itself. */
  readonly columns: readonly Column[];
  /** How many of them are its key. */
  readonly key: number;
}

const text = (name: string): Column => ({ name, is: 'text' });
const number = (name: string, is: Column['is'] = 'bigint'): Column => ({ name, is });

export const KINDS: readonly Kind[] = [
  { name: 'tables', key: 1, columns: [text('id'), text('owner'), number('archived', 'smallint'), number('changed'), text('body')] },
  { name: 'answers', key: 2, columns: [text('tbl'), number('n', 'integer'), number('at'), text('body'), text('lines')] },
  { name: 'moments', key: 2, columns: [text('tbl'), number('n', 'integer'), text('body')] },
  { name: 'chat', key: 2, columns: [text('tbl'), number('i'), text('body')] },
  { name: 'chapters', key: 1, columns: [text('tbl'), text('story')] },
  { name: 'mailboxes', key: 1, columns: [text('id'), text('stop'), number('kept', 'smallint'), number('at'), text('body')] },
  { name: 'reports', key: 1, columns: [text('id'), text('tbl'), number('at'), text('body')] },
  { name: 'refused', key: 1, columns: [text('house'), number('at')] },
  { name: 'kept', key: 1, columns: [text('name'), text('body')] },
];

export const namesOf = ({ columns }: Kind): string => columns.map(one => one.name).join(', ');
export const keyOf = ({ columns, key }: Kind): string =>
  columns
    .slice(0, key)
    .map(one => one.name)
    .join(', ');

/** A store that something is carried from or to. */
export interface End {
  /** For people: without a password. */
  readonly name: string;
  isEmpty(): Promise<boolean>;
  /** In the order of their keys, byte by byte. */
  rows(kind: Kind): AsyncIterable<Value[]>;
  /** From here on everything counts together, or nothing. */
  begin(): Promise<void>;
  write(kind: Kind, rows: readonly Value[][]): Promise<void>;
  commit(): Promise<void>;
  /** What was not committed is gone. */
  close(): Promise<void>;
}
