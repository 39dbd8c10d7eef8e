/** What was said at a table: the last lines, numbered. */
import type { ChatLine } from '@quarry/protocol';
import { CHAT_KEPT } from './store.ts';

export class Talk {
  #lines: readonly ChatLine[];

  constructor(lines: readonly ChatLine[]) {
    this.#lines = lines;
  }

  /** What somebody who comes now is told. */
  get recent(): readonly ChatLine[] {
    return this.#lines;
  }

  add(said: Pick<ChatLine, 'name' | 'seat' | 'says' | 'at'>): ChatLine {
    const line: ChatLine = { i: (this.#lines.at(-1)?.i ?? 0) + 1, ...said };
    this.#lines = [...this.#lines, line].slice(-CHAT_KEPT);
    return line;
  }
}
