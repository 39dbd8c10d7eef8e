/** The words check finds each kind of word that must not be committed. The bad words are put together here, so that the check passes over this file. */
import { describe, expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const check = (path: string, text: string): string[] => checkWords([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);
const slash = '/';
const off = `test.${'skip'}`;

describe('words', () => {
  test.each([
    ['docs/a.md', `\nlook in ${slash}tmp/x`, `2: ${slash}tmp/ is a path of one machine`],
    ['a.ts', `const x = '${slash}root/x';`, `1: ${slash}root/ is a path of one machine`],
    ['a.ts', `const x = '${slash}home/ada/x';`, `1: ${slash}home/ada/ is a path of one machine`],
    ['package-lock.json', `{\n"resolved": "${'https'}://example.org/a.tgz"\n}`, '2: the lock file names the host that a package came from'],
    ['.npmrc', `${'registry'}=${'https'}://example.org`, '1: a package registry is named'],
    ['kernel/src/a.test.ts', `${off}('x', () => {});`, `1: ${off} switches tests off`],
    ['kernel/src/a.test.ts', `${off}.each([])('x', () => {});`, `1: ${off} switches tests off`],
    ['a.ts', `// ${'TO'}DO later`, `1: ${'TO'}DO: unfinished work`],
  ])('in %s: %s', (path, text, finding) => {
    expect(check(path, text)).toEqual([finding]);
  });

  test.each([
    ['docs/a.md', 'see https://example.org/work/page and ./tmp/x and data/tmp/x'],
    ['package-lock.json', '"resolved": "kernel"'],
    ['.npmrc', 'omit-lockfile-registry-resolved=true'],
    ['kernel/src/a.test.ts', "list.only('x'); stream.skip(3);"],
    ['a.ts', 'const todo = 1;'],
  ])('in %s, fine: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});
