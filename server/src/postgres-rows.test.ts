import { describe, expect, test } from 'vitest';
import { listOf, rowsOf, statementsOf } from './postgres-rows.ts';
import { aTable } from './testing/store-contract.ts';
import type { Writing } from './write-queue.ts';

const answer = (id: string, n: number, isMoment = false): Writing => ({
  do: 'answer',
  id,
  answer: { n, seat: 0, scene: 's', kind: 'k', answer: ['key'], hash: 'h', learnt: false },
  lines: [],
  moment: isMoment ? { state: {}, counters: {}, passes: [], n } : null,
  at: n,
});
const rename = (id: string, name: string, at: number): Writing => ({ do: 'table', id, table: aTable(id, { name }), at });
const verbs = (...writings: readonly Writing[]): string[] =>
  statementsOf(writings.flatMap(rowsOf)).map(({ sql, values }) => `${/^\w+ (?:into |from )?\w+/.exec(sql)![0]} ${values[0] ?? ''}`);

describe('a batch', () => {
  test('of answers of many tables is one statement for each kind of row', () => {
    const batch = Array.from({ length: 200 }, (_, i) => answer(`t${i % 20}`, 1 + Math.floor(i / 20), i < 40));

    const statements = statementsOf(batch.flatMap(rowsOf));

    expect(statements.map(one => one.sql.split(' ', 3).join(' '))).toEqual([
      'insert into answers',
      'insert into moments',
      'delete from moments',
    ]);
    expect(statements[0]!.values[1]).toBe(listOf(batch.map((_, i) => 1 + Math.floor(i / 20))));
  });

  test('keeps the order of what touches the same rows, and another table does not wait for it', () => {
    expect(verbs(answer('a', 5), { do: 'back', id: 'a', n: 3, at: 9 }, answer('a', 4), answer('b', 1))).toEqual(
      [
        'insert into answers {"a","b"}',
        'delete from answers {"a"}',
        'delete from moments {"a"}',
        'update tables {"a"}',
        'insert into answers {"a"}',
      ].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
  });

  test('of two rows of one table only the later one counts', () => {
    const begin: Writing = { do: 'begin', id: 'a', table: aTable('a', { name: 'begun' }), piece: undefined, at: 1 };

    const statements = statementsOf([begin, rename('a', 'named', 2)].flatMap(rowsOf));

    expect(statements.map(one => one.values[3])).toEqual(['{1}', '{2}']);
  });

  test('takes what is put away before what is new, and a table that was made and removed is gone', () => {
    const create: Writing = { do: 'create', table: aTable('a'), isArriving: false, piece: undefined, at: 1 };

    expect(verbs({ do: 'remove', id: 'a' }, create).slice(0, 6)).toEqual([
      'delete from tables {"a"}',
      'delete from answers {"a"}',
      'delete from moments {"a"}',
      'delete from chat {"a"}',
      'delete from chapters {"a"}',
      'insert into tables {"a"}',
    ]);
    expect(verbs(create, { do: 'remove', id: 'a' }).at(-1)).toBe('delete from tables {"a"}');
  });
});

/** What is of different sorts does not touch each other: only within a round is the order that of places. */
const order = [
  'delete from moments {"a"}',
  'insert into answers {"a","b"}',
  'update tables {"a"}',
  'delete from answers {"a"}',
  'insert into answers {"a"}',
];

test('a list holds whatever a text may hold', () => {
  expect(listOf(['a "b"', 'c\\d', '', 'e,f{g}', 'NULL'])).toBe('{"a \\"b\\"","c\\\\d","","e,f{g}","NULL"}');
});
