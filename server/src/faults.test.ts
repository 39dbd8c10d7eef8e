import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { makeLog } from './log.ts';

test('what fails apart is logged and counted, whether it throws or breaks its promise; what succeeds is not', async () => {
  const logged: string[] = [];
  const counted: string[] = [];
  const faults = new Faults(makeLog('error', { write: (text: string) => logged.push(text) }), what => counted.push(what));

  faults.apart('thrown', () => {
    throw new Error('at once');
  });
  faults.apart('broken', () => Promise.reject(new Error('later')), { table: 'a-table' });
  faults.apart('done', async () => {});
  await new Promise(setImmediate);

  expect(counted).toEqual(['thrown', 'broken']);
  expect(logged.map(text => JSON.parse(text))).toMatchObject([
    { code: 'fault', what: 'thrown', reason: 'at once' },
    { code: 'fault', what: 'broken', reason: 'later', table: 'a-table' },
  ]);
});

/** Promises that cannot fail, or whose failure is looked at where they are made. */
const HARMLESS = [
  /void reply\./,
  /void complain\(/,
  /void worker\.terminate\(\)/,
  /void lapses\.take\(/,
  /\.catch\(/,
  /=> void \(await /,
  /void this\.#next\(\)/,
];

test('in the server no promise is left alone but through faults', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.ts$/.test(name) && !/\.test\.ts$|^(bench|testing)[\\/]/.test(name),
  );
  const alone = files.flatMap(name =>
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .split('\n')
      .filter(
        line => /\bvoid [\w#]+[.(]|void this\./.test(line) && !/^\s*(\*|\/\*|\/\/)/.test(line) && !HARMLESS.some(one => one.test(line)),
      )
      .map(line => `${name}: ${line.trim()}`),
  );

  expect(alone).toEqual([]);
});
