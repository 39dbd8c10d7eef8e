/** The cast is drawn by hand and travels with the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PORTRAITS = join(import.meta.dirname, 'screen', 'portraits');

test('all drawings together stay below 40 kB, packed', () => {
  const sources = readdirSync(PORTRAITS).filter(name => !name.endsWith('.test.ts'));
  const packed = gzipSync(sources.map(name => readFileSync(join(PORTRAITS, name), 'utf8')).join(''));

  expect(sources).toContain('hunters.tsx');
  expect(packed.byteLength).toBeLessThan(40_000);
});
