/** The name of a program: another one for whatever may change a match, the same for everything else. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { programOf } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = ['kernel', 'board', 'bots', 'catalogue', 'lab', 'games/beacon-rock', 'games/other'].map(one => `${one}/src/index.ts`);

/** The program with one file more, or with another text in it. */
function withFile(name: string, text: string): string {
  const root = mkdtempSync(join(folder, 'root-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'export const a = 1;\nexport const b = 2;\n');
  }
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
  const moved = `${root} moved`;
  cpSync(root, moved, { recursive: true });
  expect(programOf('beacon-rock', moved)).toBe(programOf('beacon-rock', root));
  return programOf('beacon-rock', root);
}

const plain = withFile('README.md', '');

test.each(FILES.slice(0, -1))('%s changes it, but not how its lines end', file => {
  expect(withFile(file, 'export const a = 1;\nexport const b = 3;\n')).not.toBe(plain);
  expect(withFile(file, 'export const a = 1;\r\nexport const b = 2;\r\n')).toBe(plain);
});

test('a file more, or by another name, changes it', () => {
  expect(withFile('bots/src/more.ts', '')).not.toBe(plain);
  expect(withFile('bots/src/more.ts', '')).not.toBe(withFile('bots/src/less.ts', ''));
});

test.each([
  'games/other/src/index.ts',
  'games/beacon-rock/src/rules/night.test.ts',
  'games/beacon-rock/src/screen/index.ts',
  'games/beacon-rock/RULES.md',
  'kernel/src/testing/index.ts',
  'lab/src/queue/queue.ts',
])('%s does not', file => {
  expect(withFile(file, 'export const c = 3;\n')).toBe(plain);
});
