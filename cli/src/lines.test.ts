/** Lines of a stream: whole however they are cut on the way, and never more of one than is kept. */
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test('lines are whole however they come, and the last needs no end', async () => {
  const cut = Readable.from(['a', 'b\nsec', 'ond\r\n', '\nlast']);

  expect(await all(linesOf(cut))).toEqual(['ab', 'second', '', 'last']);
});

test('of what is too long the beginning is kept, and the next line is whole', async () => {
  const long = Readable.from(['12', '345678', '9\nnext\n123456789\n']);

  expect(await all(linesOf(long, 6))).toEqual(['123456', 'next', '123456']);
});
