/** The check of cited clauses finds an id that stands nowhere, and keeps quiet about those of other games and of tests that make some up. */
import { expect, test } from 'vitest';
import { checkClauses } from './check-clauses.ts';

const RULES = '## Night\n| id | rule |\n|---|---|\n| BR-N-1 | Draw a storm. |\n| BR-R-12 | How? | So. |\n';
const found = (text: string, path = 'games/beacon-rock/src/rules/night.ts'): string[] =>
  checkClauses([
    { path: 'games/beacon-rock/RULES.md', text: RULES },
    { path, text },
  ]).map(({ line, what }) => `${line}: ${what}`);

test('a clause that stands in RULES.md may be cited, in code, tests and comments', () => {
  expect(found("/** BR-N-1, BR-R-12 */\ntell({ rule: 'BR-N-1' });\ntest('[BR-R-12] so');")).toEqual([]);
});

test('one that does not is found with its line', () => {
  expect(found("tell({ rule: 'BR-N-1' });\ntell({ rule: 'BR-N-2' });")).toEqual([
    '2: BR-N-2 stands in no line of games/beacon-rock/RULES.md',
  ]);
});

test('ids of other games, and games without a book, are not its business', () => {
  expect(found("'ZD-ATK-3'; 'UTF-8'; 'SHA-256'")).toEqual([]);
  expect(found("'BR-N-2'", 'kernel/src/example/rules.ts')).toEqual([]);
});
