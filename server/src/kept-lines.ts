/**
 * The last lines of a table's log, each with the number of answers that it was told after. Those that were told lately are at hand; older ones are packed as others come,
 * or when nobody looks, for hardly anybody reads them, and they would take more room than the match itself.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export interface KeptLine<Line> {
  readonly n: number;
  readonly line: Line;
}

/** So many lines are packed at a time, and as many stay at hand. */
export const PACK = 32;
/** Quick rather than as small as can be. */
const LEVEL = 3;

interface Pack {
  readonly count: number;
  /** A character for each byte: what the packer hands out holds on to more than it has in it. */
  readonly packed: string;
}

const pack = (lines: readonly KeptLine<unknown>[]): Pack => ({
  count: lines.length,
  packed: deflateRawSync(JSON.stringify(lines), { level: LEVEL }).toString('latin1'),
});
const unpack = <Line>({ packed }: Pack): KeptLine<Line>[] =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString('utf8')) as KeptLine<Line>[];

export class KeptLines<Line> {
  #packs: Pack[] = [];
  #lately: KeptLine<Line>[] = [];

  constructor(lines: readonly KeptLine<Line>[] = []) {
    this.#lately = [...lines];
  }

  get length(): number {
    return this.#packed + this.#lately.length;
  }

  get #packed(): number {
    return this.#packs.reduce((sum, { count }) => sum + count, 0);
  }

  push(line: KeptLine<Line>): void {
    this.#lately.push(line);
    this.#packOne();
  }

  /** Packs whatever need not be at hand. */
  rest(): void {
    while (this.#packOne());
  }

  #packOne(): boolean {
    const isDue = this.#lately.length >= 2 * PACK;
    if (isDue) this.#packs.push(pack(this.#lately.splice(0, PACK)));
    return isDue;
  }

  /** Those from a number on, counted from 0. */
  from(at: number): readonly KeptLine<Line>[] {
    let first = this.#packed;
    let found: readonly KeptLine<Line>[] = this.#lately;
    for (let i = this.#packs.length - 1; i >= 0 && first > at; i--) {
      first -= this.#packs[i]!.count;
      found = [...unpack<Line>(this.#packs[i]!), ...found];
    }
    return found.slice(Math.max(0, at - first));
  }

  /** From the last one back to the first; whoever has found something unpacks no more. */
  *backwards(): Generator<KeptLine<Line> & { readonly at: number }, void, undefined> {
    let at = this.length;
    const parts = [...this.#packs.map(one => () => unpack<Line>(one)), () => this.#lately];
    for (const part of parts.reverse()) for (const one of part().toReversed()) yield { ...one, at: --at };
  }

  /** Without what was told after the n-th answer. */
  upTo(n: number): KeptLines<Line> {
    return new KeptLines(this.from(0).filter(one => one.n <= n));
  }

  /** Only so many of the last. */
  last(count: number): KeptLines<Line> {
    return new KeptLines(this.from(Math.max(0, this.length - count)));
  }
}
