/** What is said and pointed at round a table, by those who look and by the table itself. What is said is kept, and heard when it is durable. */
import { type AnyMatch, done, type Point, type Ref, type Result, type Seat } from '@quarry/kernel';
import type { ChatLine, Reply, Request } from '@quarry/protocol';
import type { Chair } from './chairs.ts';
import type { Change } from './store.ts';
import { Talk } from './talk.ts';

/** So long what somebody points at stands before it changes. */
const POINTS_EVERY_MS = 150;

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
  /** By seat: when it was last seen to point. */
  readonly #pointedAt = new Map<Seat, number>();

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

  add(said: Pick<ChatLine, 'name' | 'seat' | 'says'>): Result {
    const table = this.#table;
    const line = this.#talk.add({ ...said, at: table.now() });
    table.write({ do: 'chat', id: table.id, line });
    const chairs = table.chairs();
    table.whenSaved(() => {
      for (const { outlet, as } of chairs) outlet.send(JSON.stringify({ type: 'chat', table: table.id, as, line } satisfies Reply));
    });
    return done;
  }

  /** Somebody who plays points at something that lies on the board for all to see; nothing of it is kept. Whatever else is pointed at is answered alike, and passed on to nobody. */
  ping(actor: Result<Seat>, name: string, about: Request<'ping'>['about'], match: AnyMatch): Result {
    const { id } = this.#table;
    if (!actor.ok) return actor;
    if (!isOnBoard(match, about)) return done;
    const by = actor.value;
    for (const { outlet, as } of this.#table.chairs())
      outlet.send(JSON.stringify({ type: 'ping', table: id, as, by, name, about } satisfies Reply));
    return done;
  }

  /**
   * Somebody who is about to choose points at something, or at nothing any more: the others see it. What is passed on follows from what everybody knows:
   * whose turn it is, which a reaction window does not tell, and what lies on the board for all to see. Where several are asked at once, as in a vote or a
   * pick that stays secret until the last one, nothing is. What comes too soon after the last is not.
   */
  point(by: Seat | null, name: string, about: Request<'point'>['about'], turns: readonly Seat[], match: AnyMatch): Result {
    const { id, now, chairs } = this.#table;
    if (turns.length !== 1 || by !== turns[0] || (about !== null && !isOnBoard(match, about))) return done;
    if (about !== null && now() - (this.#pointedAt.get(by) ?? Number.NEGATIVE_INFINITY) < POINTS_EVERY_MS) return done;
    this.#pointedAt.set(by, now());
    for (const { outlet, as } of chairs())
      if (as !== by) outlet.send(JSON.stringify({ type: 'point', table: id, as, by, name, about } satisfies Reply));
    return done;
  }
}

/** Whether a spectator sees it: a thing, or a place, of which there are such on a plane alone. */
function isOnBoard(match: AnyMatch, about: Ref | Point): boolean {
  const sketch = match.game.shows?.sketch?.(match.view(null));
  if ('x' in about) return sketch?.kind === 'plane';
  const { kind, id } = about;
  return [...(sketch?.cells ?? []), ...(sketch?.pieces ?? [])].some(({ ref }) => ref.kind === kind && ref.id === id);
}
