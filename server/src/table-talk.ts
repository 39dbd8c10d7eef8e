/** What is said and pointed at round a table, by those who look and by the table itself. What is said is kept, and heard when it is durable. */
import type { Seat } from '@quarry/kernel';
import type { ChatLine, Reply, Request } from '@quarry/protocol';
import type { Chair } from './chairs.ts';
import type { Change } from './store.ts';
import { Talk } from './talk.ts';

/** Where it is said. */
export interface Hearing {
  readonly id: string;
  now(): number;
  write(change: Change): void;
  whenSaved(then: () => void): void;
  /** Everybody who looks. */
  chairs(): readonly Chair[];
}

export class TableTalk {
  readonly #table: Hearing;
  #talk: Talk;

  constructor(table: Hearing, said: readonly ChatLine[]) {
    this.#table = table;
    this.#talk = new Talk(said);
  }

  /** What somebody who comes now is told. */
  get recent(): readonly ChatLine[] {
    return this.#talk.recent;
  }

  /** What was stored is all that was said. */
  readAgain(said: readonly ChatLine[]): void {
    this.#talk = new Talk(said);
  }

  /** The table itself says something; its lines have no name. */
  say(says: string): void {
    this.add({ name: '', seat: null, says });
  }

  add(said: Pick<ChatLine, 'name' | 'seat' | 'says'>): void {
    const table = this.#table;
    const line = this.#talk.add({ ...said, at: table.now() });
    table.write({ do: 'chat', id: table.id, line });
    const chairs = table.chairs();
    table.whenSaved(() => {
      for (const { outlet, as } of chairs) outlet.send(JSON.stringify({ type: 'chat', table: table.id, as, line } satisfies Reply));
    });
  }

  /** Somebody points at something; nothing of it is kept. */
  ping(by: Seat | null, name: string, about: Request<'ping'>['about']): void {
    const { id } = this.#table;
    for (const { outlet, as } of this.#table.chairs())
      outlet.send(JSON.stringify({ type: 'ping', table: id, as, by, name, about } satisfies Reply));
  }
}
