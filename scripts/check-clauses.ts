/**
 * Every clause that the code cites stands in its game's RULES.md: an event, a test or a comment that names `ZD-ATK-3` would otherwise lead a
 * player to nothing. The prefix of a game's ids is the one that its RULES.md uses.
 */
import { CLAUSE_ID, readRules } from '../kernel/src/rule-book.ts';
import { type Check, type Finding, lineAt, readFiles, report, type SourceFile } from './source.ts';

interface Book {
  readonly ids: ReadonlySet<string>;
  readonly prefix: string;
}

/** The books among the files, by the folder of their game. */
function booksIn(files: readonly SourceFile[]): Map<string, Book> {
  const books = new Map<string, Book>();
  for (const { path, text } of files) {
    const folder = /^(games\/[^/]+)\/RULES\.md$/.exec(path)?.[1];
    const [first, ...rest] = folder ? readRules(text) : [];
    if (folder && first) books.set(folder, { ids: new Set([first, ...rest].map(({ id }) => id)), prefix: first.id.split('-')[0]! });
  }
  return books;
}

const CODE = /^(games\/[^/]+)\/src\/.*\.tsx?$/;

export function checkClauses(files: readonly SourceFile[]): Finding[] {
  const books = booksIn(files);
  return files.flatMap(({ path, text }) => {
    const folder = CODE.exec(path)?.[1];
    const book = folder && books.get(folder);
    if (!book) return [];
    const cited = text.matchAll(new RegExp(`(?<![\\w-])${book.prefix}-(?:[A-Z0-9]+-)*\\d+[a-z]?(?![\\w-])`, 'g'));
    return [...cited]
      .filter(([id]) => new RegExp(`^${CLAUSE_ID}$`).test(id) && !book.ids.has(id))
      .map(({ 0: id, index }) => ({
        path,
        line: lineAt(text, index),
        what: `${id} stands in no line of ${folder}/RULES.md`,
        wayOut: 'cite the clause that is meant, or add it to RULES.md',
      }));
  });
}

export const clauses: Check = {
  name: 'clauses',
  look() {
    const files = readFiles(path => CODE.test(path) || path.endsWith('/RULES.md'));
    return { looked: `${files.length} files`, findings: checkClauses(files) };
  },
};

if (import.meta.main) report(clauses);
