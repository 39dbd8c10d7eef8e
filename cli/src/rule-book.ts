/** A game's RULES.md as the program reads it: clauses and rulings are table rows that begin with an id. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RuleRow {
  readonly id: string;
  readonly says: string;
}

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+[a-z]?';
const ROW = new RegExp(`^\\|\\s*\\**(${ID})\\**\\s*\\|(.*)\\|?\\s*$`);
/** A text that begins with ids in brackets is the name of a test. */
const TEST_NAME = new RegExp(`['"\`]((?:\\[(?:${ID})\\][\\s,;]*)+)`, 'g');
const BRACKETED = new RegExp(`\\[(${ID})\\]`, 'g');

export const isRuling = (id: string): boolean => /-R-\d+[a-z]?$/.test(id);

export function readRules(markdown: string): RuleRow[] {
  const rows = markdown.split('\n').flatMap(line => {
    const row = ROW.exec(line.trim());
    if (!row) return [];
    const cells = row[2]!.split(/(?<!\\)\|/).map(cell => cell.trim());
    // In a ruling the question comes first and the answer second.
    return [{ id: row[1]!, says: (isRuling(row[1]!) && cells[1] ? `${cells[0]} ${cells[1]}` : cells[0]!).replaceAll('\\|', '|') }];
  });
  return [...new Map(rows.map(row => [row.id, row])).values()];
}

/** Ids that stand at the beginning of test names. Lines that are comments are not read. */
export function idsInTests(source: string): Set<string> {
  const code = source
    .split('\n')
    .filter(line => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .join('\n');
  return new Set([...code.matchAll(TEST_NAME)].flatMap(name => [...name[1]!.matchAll(BRACKETED)].map(id => id[1]!)));
}

export function rulesFileOf(root: string, game: string): string {
  return join(root, 'games', game, 'RULES.md');
}

/** The rule book of a game; empty if it has none. */
export function ruleBookOf(root: string, game: string): readonly RuleRow[] {
  const file = rulesFileOf(root, game);
  return existsSync(file) ? readRules(readFileSync(file, 'utf8')) : [];
}

/** Which ids the tests of a game show, with the files that do. */
export function shownBy(root: string, game: string): Map<string, string[]> {
  const folders = [join('games', game), join('kernel', 'src', 'contract')];
  const shown = new Map<string, string[]>();
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const isContract = folder.startsWith('kernel') && path.endsWith('.ts');
      if (path.includes('node_modules') || !(isContract || /\.test\.tsx?$/.test(path))) continue;
      const file = join(folder, path);
      for (const id of idsInTests(readFileSync(join(root, file), 'utf8'))) shown.set(id, [...(shown.get(id) ?? []), file]);
    }
  }
  return shown;
}
