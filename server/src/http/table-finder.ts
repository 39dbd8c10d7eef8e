/** The table that a request names, as it is wanted: played, past, gathering for its chapter, or the host's. What is not there is refused. */
import { type Result, refuse } from '@quarry/kernel';
import type { FastifyRequest } from 'fastify';
import type { ChapterLobby } from '../chapter-lobby.ts';
import type { Hub, Pay } from '../hub.ts';
import type { Past } from '../past.ts';
import type { LiveTable } from '../table.ts';
import { orRefuse, Refused } from './refused.ts';
import { keysOf, type TableRequest } from './requests.ts';

/** Something that has a host, and something that can be waited for until it is durable. */
type Hosted = Pick<Past, 'isHost'>;
type Durable = Pick<LiveTable, 'whenSaved'>;

export function idOf({ params: { table } }: TableRequest): string {
  if (/^[\w-]{16,40}$/.test(table)) return table;
  throw new Refused(refuse('no-such-table', {}, 'There is no such table; the link may not be whole.').refusal);
}

/** Lets only its host do something with it. */
export function hosted<T extends Hosted>(table: T, request: TableRequest): T {
  if (keysOf(request).some(key => table.isHost(key))) return table;
  throw new Refused(refuse('not-host', {}, "This needs the host's key, which the maker of the table has.").refusal);
}

/** A change is told when it is durable. */
export async function saved<T>(table: Durable, value: T): Promise<T> {
  await new Promise<void>((resolve, reject) => {
    const lost = (): void =>
      reject(new Refused(refuse('not-saved', {}, 'The server could not store this; try again in a moment.').refusal));
    table.whenSaved(resolve, lost);
  });
  return value;
}

export class TableFinder {
  readonly #hub: Hub;
  readonly #payFor: (request: FastifyRequest) => Pay;

  /** Whoever wants a table pays for bringing it into memory. */
  constructor(hub: Hub, payFor: (request: FastifyRequest) => Pay) {
    this.#hub = hub;
    this.#payFor = payFor;
  }

  /** A table that is played. */
  async played(request: TableRequest): Promise<LiveTable> {
    return orRefuse(await this.#live(request));
  }

  /** What is past of a table, also of one that cannot be played. */
  async past(request: TableRequest): Promise<Past> {
    return orRefuse(await this.#past(request));
  }

  /** A chapter before it begins. */
  async lobby(request: TableRequest): Promise<ChapterLobby> {
    return orRefuse(await this.#hub.lobby(idOf(request)));
  }

  /** The same; null if it has begun. */
  async lobbyUnlessBegun(request: TableRequest): Promise<ChapterLobby | null> {
    const opened = await this.#hub.lobby(idOf(request));
    return !opened.ok && opened.refusal.code === 'has-begun' ? null : orRefuse(opened);
  }

  /** A table that is played, or one where people gather before it is. */
  async seated(request: TableRequest): Promise<LiveTable | ChapterLobby> {
    return this.#orLobby(request, await this.#live(request));
  }

  /** Any table: one that is played, one that cannot be, or one where people gather. */
  async any(request: TableRequest): Promise<Past | ChapterLobby> {
    return this.#orLobby(request, await this.#past(request));
  }

  async #live(request: TableRequest): Promise<Result<LiveTable>> {
    return this.#hub.table(idOf(request), this.#payFor(request));
  }

  async #past(request: TableRequest): Promise<Result<Past>> {
    return this.#hub.past(idOf(request), this.#payFor(request));
  }

  async #orLobby<T extends Past>(request: TableRequest, opened: Result<T>): Promise<T | ChapterLobby> {
    return !opened.ok && opened.refusal.code === 'gathering' ? this.lobby(request) : orRefuse(opened);
  }
}
