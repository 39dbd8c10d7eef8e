/** A game's RULES.md as the program reads it: clauses and rulings are table rows that begin with an id, under the heading of their chapter. */
import type { Clause } from './game.ts';

/** The shape of an id, for regular expressions. */
export const CLAUSE_ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+[a-z]?';
const ROW = new RegExp(`^\\|\\s*\\**(${CLAUSE_ID})\\**\\s*\\|(.*)\\|?\\s*$`);
const HEADING = /^#{2,3}\s+(.*)$/;

export const isRuling = (id: string): boolean => /-R-\d+[a-z]?$/.test(id);

/** Every clause and ruling, in the order of the book; of an id that stands there twice, the last. */
export function readRules(markdown: string): Clause[] {
  let chapter = '';
  const clauses = markdown.split('\n').flatMap(line => {
    const heading = HEADING.exec(line);
    if (heading) chapter = heading[1]!.trim();
    const row = ROW.exec(line.trim());
    if (!row) return [];
    const [id, cells] = [row[1]!, row[2]!.split(/(?<!\\)\|/).map(cell => cell.trim())];
    // In a ruling the question comes first and the answer second.
    const says = (isRuling(id) && cells[1] ? `${cells[0]} ${cells[1]}` : cells[0]!).replaceAll('\\|', '|');
    return [{ id, chapter, says }];
  });
  return [...new Map(clauses.map(clause => [clause.id, clause])).values()];
}
