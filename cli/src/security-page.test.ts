/** What SECURITY.md says is kept by something, and shown by something, is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every file that SECURITY.md names is there', () => {
  const root = join(import.meta.dirname, '..', '..');
  const named = [
    ...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/\b((?:kernel|protocol|server|web|cli|docs)\/[\w./-]*[\w/])/g),
  ];
  const paths = [...new Set(named.map(([, path]) => path!))];

  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
});
