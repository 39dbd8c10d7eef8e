/** The purity check finds every way to the clock, to chance, to the machine and to the locale, and nothing else. */
import { describe, expect, test } from 'vitest';
import { checkPurity } from './check-purity.ts';

const check = (text: string): string[] => checkPurity([{ path: 'kernel/src/rule.ts', text }]).map(({ line, what }) => `${line}: ${what}`);

describe('purity', () => {
  test.each([
    ['const n = Math.random();', '1: Math.random'],
    ["const n = Math['random']();", '1: Math.random'],
    ['const now = new Date();', '1: Date'],
    ['\nconst now = Date.now();', '2: Date'],
    ['const now = performance.now();', '1: performance'],
    ['if (process.env.DEBUG) tell();', '1: process'],
    ['setTimeout(tell, 10);', '1: setTimeout'],
    ['const now = globalThis.Date.now();', '1: globalThis'],
    ['names.sort((a, b) => a.localeCompare(b));', '1: localeCompare'],
    ['const text = oil.toLocaleString();', '1: toLocaleString'],
    ['const text = name.toLocaleUpperCase();', '1: toLocaleUpperCase'],
    ['const order = new Intl.Collator();', '1: Intl'],
    ['const found = { Date };', '1: Date'],
    ['crypto.getRandomValues(bytes);', '1: crypto'],
  ])('%s is found', (text, finding) => {
    expect(check(text)).toEqual([finding]);
  });

  test.each([
    'const text = "Date.now()"; // Math.random()',
    'const row = { Date: 1, process: 2 };',
    'const day = calendar.Date;',
    'function read(document) { return document.title; }',
    'const near = Math.min(1, 2);',
    'function* night(table: Table): Rule { yield* draw(table); }',
    'let when: Date;',
  ])('%s is fine', text => {
    expect(check(text)).toEqual([]);
  });
});
