/** What the files of a folder import, for tests that keep a folder pure. Tests beside them do not count. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const importsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap(file => [...readFileSync(join(folder, file), 'utf8').matchAll(/ from '([^']+)';/g)].map(([, path]) => path!));
