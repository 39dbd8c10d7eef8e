/**
 * How much there is in a text of JSON, found without reading it: a few million empty lists fit into a few megabytes, and to make
 * them all takes a hundred times as long as to count them.
 */

export interface Bulk {
  readonly depth: number;
  /** Lists and records. */
  readonly containers: number;
  readonly commas: number;
}

/** More than any match has: the longest has some thousands of answers, each a record with a list in it. */
const MOST: Bulk = { depth: 64, containers: 100_000, commas: 1_000_000 };

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether there is more in it than in any match. Ends as soon as that is known. */
export function isTooBulky(text: Uint8Array, most: Bulk = MOST): boolean {
  let depth = 0;
  let containers = 0;
  let commas = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case QUOTE:
        i = endOfString(text, i + 1);
        break;
      case COMMA:
        if (++commas > most.commas) return true;
        break;
      case OPEN_LIST:
      case OPEN_RECORD:
        if (++depth > most.depth || ++containers > most.containers) return true;
        break;
      case CLOSE_LIST:
      case CLOSE_RECORD:
        depth -= 1;
    }
  }
  return false;
}

function endOfString(text: Uint8Array, from: number): number {
  let i = from;
  while (i < text.length && text[i] !== QUOTE) i += text[i] === BACKSLASH ? 2 : 1;
  return i;
}
