/** The lines of a stream, one after the other. Of one that is longer than any command reads only the beginning is kept, so that nobody fills the memory with it. */
import type { Readable } from 'node:stream';

/** Characters; twice what a command reads, which says then that it is too long. */
const LONGEST = 2_000_000;

export async function* linesOf(input: Readable, longest = LONGEST): AsyncGenerator<string> {
  let line = '';
  input.setEncoding('utf8');
  for await (const chunk of input as AsyncIterable<string>) {
    const [rest, ...begun] = chunk.split('\n');
    line += rest!.slice(0, longest - line.length);
    for (const next of begun) {
      yield withoutReturn(line);
      line = next.slice(0, longest);
    }
  }
  if (line !== '') yield withoutReturn(line);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
