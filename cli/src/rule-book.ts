/** Rule books on disk, and which tests show which of their clauses. How a RULES.md is read is in the kernel. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_ID, type Clause, readRules } from '@quarry/kernel';

/** A text that begins with ids in brackets is the name of a test. */
const TEST_NAME = new RegExp(`['"\`]((?:\\[(?:${CLAUSE_ID})\\][\\s,;]*)+)`, 'g');
const BRACKETED = new RegExp(`\\[(${CLAUSE_ID})\\]`, 'g');

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
export function ruleBookOf(root: string, game: string): readonly Clause[] {
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
