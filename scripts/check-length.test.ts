/** The length check finds what is one line too long, and leaves alone what is as long as it may be. */
import { describe, expect, test } from 'vitest';
import { checkLength } from './check-length.ts';

/** A text of `n` lines between braces, first and last line included. */
const braces = (n: number): string => `{${'\n'.repeat(n - 1)}}`;

const check = (path: string, text: string, notYet: readonly string[] = []): string[] =>
  checkLength([{ path, text }], new Set(notYet)).map(({ line, what }) => `${line}: ${what}`);

describe('length', () => {
  test.each([
    ['web/src/a.tsx', `function Shell() ${braces(81)}`, '1: Shell has 81 lines'],
    ['web/src/a.tsx', `\nexport default function Shell() ${braces(81)}`, '2: Shell has 81 lines'],
    ['screen/src/a.tsx', `export const Shell = () => ${braces(81)};`, '1: Shell has 81 lines'],
    ['web/src/a.tsx', `export const Shell = memo(forwardRef(() => ${braces(81)}));`, '1: Shell has 81 lines'],
    ['web/src/a.ts', `function useTable() ${braces(81)}`, '1: useTable has 81 lines'],
    ['web/src/a.ts', `const useTable = function () ${braces(81)};`, '1: useTable has 81 lines'],
    ['server/src/a.ts', `class Desk ${braces(401)}`, '1: class Desk has 401 lines'],
    ['kernel/src/a.ts', `export class Match ${braces(401)}`, '1: class Match has 401 lines'],
    ['web/src/a.ts', `const Chair = class ${braces(401)};`, '1: class Chair has 401 lines'],
  ])('in %s the %#. is found', (path, text, finding) => {
    expect(check(path, text)).toEqual([finding]);
  });

  test.each([
    ['web/src/a.tsx', `function Shell() ${braces(80)}`],
    ['web/src/a.tsx', `function Shell(${'\n'.repeat(90)}) ${braces(80)}`],
    ['web/src/a.ts', `function useTable() ${braces(80)}`],
    ['web/src/a.ts', `function user() ${braces(81)}`],
    ['web/src/a.ts', `function laid() ${braces(81)}`],
    ['server/src/a.ts', `function Desk() ${braces(81)}`],
    ['server/src/a.ts', `class Desk ${braces(400)}`],
  ])('in %s the %#. is fine', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  test('what is still to be cut passes, and nothing else of that name', () => {
    const text = `class Desk ${braces(401)}`;

    expect(check('server/src/a.ts', text, ['server/src/a.ts Desk'])).toEqual([]);
    expect(check('server/src/b.ts', text, ['server/src/a.ts Desk'])).toEqual([
      '1: class Desk has 401 lines',
      '1: server/src/a.ts Desk is excepted, and is short enough',
    ]);
  });

  test('an exception that was cut is taken off the list', () => {
    expect(check('server/src/a.ts', `class Desk ${braces(400)}`, ['server/src/a.ts Desk'])).toEqual([
      '1: server/src/a.ts Desk is excepted, and is short enough',
    ]);
  });
});
