/**
 * The last lines of a table's log, each with the number of answers that it was told after. Those that were told lately are at hand; older ones are packed as others come,
 * and all of them when nobody looks, for hardly anybody reads them, and they would take more room than the match itself.
 */
import { type Packed, pack, unpack } from './packed.ts';

export interface KeptLine<Line> {
  readonly n: number;
  readonly line: Line;
}

/** So many lines are packed at a time, and as many stay at hand. */
export const PACK = 32;
interface Pack {
  readonly count: number;
  readonly packed: Packed;
}

const packOf = (lines: readonly KeptLine<unknown>[]): Pack => ({ count: lines.length, packed: pack(lines) });
const linesIn = <Line>({ packed }: Pack): KeptLine<Line>[] => unpack(packed);

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
    if (this.#lately.length >= 2 * PACK) this.#packs.push(packOf(this.#lately.splice(0, PACK)));
  }

  /** Nothing need be at hand: all of them in one pack, which takes less room than many. */
  rest(): void {
    if (this.#lately.length === 0 && this.#packs.length <= 1) return;
    this.#packs = [packOf(this.from(0))];
    this.#lately = [];
  }

  /** Those from a number on, counted from 0. */
  from(at: number): readonly KeptLine<Line>[] {
    let first = this.#packed;
    let found: readonly KeptLine<Line>[] = this.#lately;
    for (let i = this.#packs.length - 1; i >= 0 && first > at; i--) {
      first -= this.#packs[i]!.count;
      found = [...linesIn<Line>(this.#packs[i]!), ...found];
    }
    return found.slice(Math.max(0, at - first));
  }

  /** From the last one back to the first; whoever has found something unpacks no more. */
  *backwards(): Generator<KeptLine<Line> & { readonly at: number }, void, undefined> {
    let at = this.length;
    const parts = [...this.#packs.map(one => () => linesIn<Line>(one)), () => this.#lately];
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
