/** The tables that are in memory. A table is read when somebody wants it, once, and leaves when nobody has looked for a while. */
import { setImmediate } from 'node:timers/promises';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, done, type Facts, type Result, refuse } from '@quarry/kernel';
import { MOST_OPEN, type OpenTable } from '@quarry/protocol';
import { ChapterLobby, isGathering } from './chapter-lobby.ts';
import { reasonIn } from './faults.ts';
import { isKey } from './keys.ts';
import type { Nodes, Where } from './nodes/nodes.ts';
import { askNode } from './nodes/relay.ts';
import { CLOSED, isRest, RestingTable, stopped } from './past.ts';
import { Damaged, type StoredMatch, type StoredTable } from './store.ts';
import { LiveTable } from './table.ts';
import { isEndless } from './table-life.ts';
import type { TableWorld } from './table-world.ts';

export interface HubOptions {
  readonly nodes: Pick<Nodes, 'whereIs' | 'letGo' | 'openElsewhere' | 'secret'>;
  readonly games: readonly AnyGame[];
  /** A table that nobody looks at leaves memory after so long. */
  readonly idleMs: number;
  readonly tablesInMemory: number;
  /** Milliseconds that only go forward. */
  clock(): number;
  /** Milliseconds that this thread has worked. */
  cpu(): number;
}

/** Told how long it took to bring a table into memory: whoever wanted it pays for it. */
export type Pay = (ms: number) => void;

interface Kept {
  readonly table: Promise<Result<LiveTable>>;
  live: LiveTable | null;
  wantedAt: number;
}

interface KeptLobby {
  readonly lobby: Promise<Result<ChapterLobby>>;
  live: ChapterLobby | null;
  wantedAt: number;
}

/** What must be known of a table before it is deleted. */
interface Owned {
  readonly stored: StoredTable;
  isHost(key: string): boolean;
}

type Refused = ReturnType<typeof refuse>;

const noSuchTable = (id: string): Refused =>
  refuse('no-such-table', { table: id }, 'There is no such table; it may have been deleted, or the link is not whole.');

/** Why a table rests, where the log has been told already. */
const KNOWN_RESTS: ReadonlySet<string> = new Set([stopped.refusal.code, 'not-offered']);

/** Why a table rests here and may be played on a node of another version, or with other games. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['too-old', 'too-new', 'not-offered']);

/** Another node holds it: whoever asked there is passed on, unless it has moved just now. */
const moved = refuse('moved', {}, 'The table is moving to another machine just now; try again in a moment.');

const DAMAGED = 'What is stored of this table is damaged. Whoever runs the server finds the reason in its log.';

/** Why a table of other rules rests, for everybody. Where it does not fit, and what was found there, may be a secret of the match. */
function restOf(code: string, { version, ours }: Facts): Refused {
  const [older, newer] = [
    `Rules ${ours} cannot go on with a match of rules ${version}. Nothing was changed: the version of Quarry that wrote it can play on.`,
    `This server has rules ${ours}, but rules ${version} played the match. Nothing was changed: whoever runs the server can bring it up to date.`,
  ];
  return refuse(code, { version: version ?? 0, ours: ours ?? 0 }, code === 'too-new' ? newer : older);
}

/** A table at which nobody looks takes less room after so long. */
export const REST_MS = 5_000;

export class Hub {
  readonly #world: TableWorld;
  readonly #options: HubOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #lobbies = new Map<string, KeptLobby>();
  readonly #sweeper: NodeJS.Timeout;
  /** Tables are being packed. */
  #isResting = false;

  constructor(world: TableWorld, options: HubOptions) {
    this.#world = world;
    this.#options = options;
    this.#sweeper = setInterval(
      () => {
        this.#sweep();
        world.faults.apart('rest', () => this.#rest());
      },
      Math.max(50, Math.min(REST_MS, options.idleMs / 4)),
    ).unref();
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Those that are played, or could be at once. */
  get living(): readonly LiveTable[] {
    return [...this.#kept.values()].flatMap(({ live }) => (live && !live.isClosed ? [live] : []));
  }

  /** Whether somebody looks at a table, or gathers for it. */
  has(id: string): boolean {
    return this.#kept.has(id) || this.#lobbies.has(id);
  }

  /** Where a table lives: what is in memory here lives here. */
  async whereIs(id: string): Promise<Where> {
    if (this.has(id)) return 'here';
    // Whoever wants it is told here that it cannot be read.
    return this.#options.nodes.whereIs(id).catch(() => 'here');
  }

  /** These live elsewhere now: whoever looks at one of them here comes to it there. */
  lose(ids: readonly string[]): void {
    for (const id of ids) {
      this.#kept.get(id)?.live?.close('idle', '');
      this.#kept.delete(id);
      this.#lobbies.delete(id);
    }
  }

  /** Those who lived on a node that is gone go on here: bots move, pauses end, whoever is away is told. */
  async takeOver(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const taken = await this.table(id);
      if (taken.ok) taken.value.notices.callAway();
    }
  }

  /** A table, from memory or from the store. */
  async table(id: string, pay: Pay = () => {}): Promise<Result<LiveTable>> {
    let kept = this.#kept.get(id);
    if (!kept || kept.live?.isClosed) {
      if (this.#kept.size >= this.#options.tablesInMemory) this.#sweep(0);
      kept = { table: this.#open(id, pay), live: null, wantedAt: this.#options.clock() };
      this.#kept.set(id, kept);
    }
    kept.wantedAt = this.#options.clock();
    const opened = await kept.table.catch(error => this.#unread(id, error));
    if (!opened.ok && this.#kept.get(id) === kept) this.#leave(id, opened.refusal.code);
    return opened;
  }

  /** What cannot be played here is not kept; what another node may play need not live here. */
  #leave(id: string, code: string): void {
    this.#kept.delete(id);
    if (FOR_OTHERS.has(code)) this.#world.faults.apart('let-go', () => this.#options.nodes.letGo(id), { table: id });
  }

  /** Tables in memory at which anybody may sit down, the newest first: where nobody has looked for a while nobody would be met. */
  openTables(): readonly OpenTable[] {
    const open = [...this.#kept.values()].flatMap(({ live }) => (live?.isWelcoming ? [live] : []));
    return open
      .sort((a, b) => b.stored.createdAt - a.stored.createdAt)
      .slice(0, MOST_OPEN)
      .map(live => {
        const { table, name, game, mode, host, people, createdAt } = live.cover([]);
        return { table, name, game, mode, host, people, createdAt };
      });
  }

  /** The same on all nodes. */
  allOpenTables(): readonly OpenTable[] {
    return [...this.openTables(), ...this.#options.nodes.openElsewhere()].sort((a, b) => b.createdAt - a.createdAt).slice(0, MOST_OPEN);
  }

  /** What is past of a table, also of one that cannot be played. */
  async past(id: string, pay: Pay = () => {}): Promise<Result<LiveTable | RestingTable>> {
    const opened = await this.table(id, pay);
    if (opened.ok || !isRest(opened.refusal.code)) return opened;
    const stored = await this.#world.store.read(id);
    if (!stored) return noSuchTable(id);
    const game = this.#gameOf(stored.table);
    return game.ok ? { ok: true, value: new RestingTable(game.value, stored, opened.refusal) } : game;
  }

  /** The game of a stored table. One that is not offered now may be again: the table is neither gone nor damaged. */
  #gameOf({ id, game }: StoredTable): Result<AnyGame> {
    const found = gameNamed(game, this.#options.games);
    if (found.ok) return found;
    this.#world.log.warn({ table: id, game }, 'a stored table is of a game that this server does not offer, and rests as it is');
    return refuse(
      'not-offered',
      { table: id, game },
      `This is a table of '${game}', which the server does not offer now. It is kept as it is; ask whoever runs the server for the game.`,
    );
  }

  async #open(id: string, pay: Pay): Promise<Result<LiveTable>> {
    if ((await this.#options.nodes.whereIs(id)) !== 'here') return moved;
    const stored = await this.#world.store.read(id);
    if (!stored) return noSuchTable(id);
    if (stored.table.isClosed) return { ok: false, refusal: CLOSED };
    if (stored.table.isStopped) return stopped;
    if (stored.table.gathering)
      return refuse('gathering', { table: id }, 'The chapter has not begun; open the link of its table to take part.');
    const began = this.#options.cpu();
    const opened = this.#keep(stored);
    pay(this.#options.cpu() - began);
    if (opened.ok || KNOWN_RESTS.has(opened.refusal.code)) return opened;
    const { code, facts, says } = opened.refusal;
    if (!isRest(code)) return this.#damaged(id, code, says);
    this.#world.log.warn({ table: id, code, ...facts, reason: says }, 'a stored table is of other rules than these and rests as it is');
    return restOf(code, facts);
  }

  #unread(id: string, error: unknown): Refused {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Damaged || error instanceof BrokenPromise) return this.#damaged(id, 'damaged', reason);
    this.#world.log.error({ table: id, reason }, 'a table could not be read');
    return refuse('not-read', { table: id }, 'The table could not be read; try again in a moment.');
  }

  /** Whoever runs the server is to know what is wrong; everybody else, that something is. */
  #damaged(table: string, code: string, reason: string): Refused {
    this.#world.log.error({ table, code, reason }, 'a stored table is damaged and cannot be played');
    return refuse('damaged', { table }, DAMAGED);
  }

  #keep(stored: StoredMatch): Result<LiveTable> {
    const { table } = stored;
    const game = this.#gameOf(table);
    if (!game.ok) return game;
    try {
      const opened = LiveTable.open(this.#world, game.value, stored);
      const kept = this.#kept.get(table.id);
      if (opened.ok && kept) kept.live = opened.value;
      return opened;
    } catch (error) {
      if (!isEndless(error)) throw error;
      const isStopped: StoredTable = { ...table, isStopped: true };
      const stop = (): Promise<void> => this.#world.store.write({ do: 'table', id: table.id, table: isStopped, at: this.#world.now() });
      this.#world.faults.apart('stop', stop, { table: table.id });
      return stopped;
    }
  }

  /** A chapter before it begins, from memory or from the store. */
  async lobby(id: string): Promise<Result<ChapterLobby>> {
    let kept = this.#lobbies.get(id);
    if (!kept || kept.live?.isGone) {
      kept = { lobby: this.#openLobby(id), live: null, wantedAt: 0 };
      this.#lobbies.set(id, kept);
    }
    kept.wantedAt = this.#options.clock();
    const opened = await kept.lobby.catch(error => this.#unread(id, error));
    if (opened.ok) kept.live = opened.value;
    else if (this.#lobbies.get(id) === kept) this.#lobbies.delete(id);
    return opened;
  }

  async #openLobby(id: string): Promise<Result<ChapterLobby>> {
    if ((await this.#options.nodes.whereIs(id)) !== 'here') return moved;
    const stored = await this.#world.store.read(id);
    if (!stored) return noSuchTable(id);
    const { table } = stored;
    if (table.isClosed) return { ok: false, refusal: CLOSED };
    if (!isGathering(table)) return refuse('has-begun', { table: id }, 'The chapter has begun; take your seat at the table.');
    const game = this.#gameOf(table);
    return game.ok ? { ok: true, value: new ChapterLobby(this.#world, game.value, table) } : game;
  }

  /** A table for whoever made it, as it is or as it is stored: also one that cannot be played, or whose game is not offered. */
  async owned(id: string): Promise<Result<Owned>> {
    const { live } = this.#kept.get(id) ?? this.#lobbies.get(id) ?? { live: null };
    if (live) return { ok: true, value: live };
    const stored = await this.#world.store.read(id).catch(error => this.#unread(id, error));
    if (!stored) return noSuchTable(id);
    if ('ok' in stored) return stored;
    const { table } = stored;
    return { ok: true, value: { stored: table, isHost: key => isKey(key, table.host) } };
  }

  /** Whether there is such a table. */
  async exists(id: string): Promise<boolean> {
    return this.has(id) || (await this.#world.store.read(id)) !== null;
  }

  /** Takes a table out for good; everybody who looks is told, and the chapter before can be followed again. */
  async remove({ id, story }: StoredTable): Promise<Result> {
    const remove = (): Promise<void> => this.#world.store.write({ do: 'remove', id });
    const live = this.#kept.get(id)?.live;
    try {
      await (live && !live.isClosed ? live.endBy(remove, 'deleted', 'The table was deleted by its host.') : remove());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#world.log.error({ table: id, reason }, 'a table could not be removed');
      return refuse('not-saved', {}, 'The server could not delete the table; it is still there. Try again in a moment.');
    }
    this.#kept.delete(id);
    this.#lobbies.delete(id);
    const before = story?.before.at(-1);
    if (before) await this.forgetNext(before.table, id);
    return done;
  }

  /** Closes a table until it is opened again: everybody who looks is told, nobody plays there, and nothing of it is lost. */
  async shut(id: string): Promise<Result> {
    const owned = await this.#ownedInPeace(id);
    if (!owned.ok) return owned;
    const { stored } = owned.value;
    if (stored.isClosed) return refuse('closed', { table: id }, 'The table is closed already.');
    const live = this.#kept.get(id)?.live;
    const write = (): Promise<void> => this.#rewrite({ ...stored, isClosed: true });
    const saved = await this.#saved(id, () => (live && !live.isClosed ? live.endBy(write, CLOSED.code, CLOSED.says) : write()));
    if (saved.ok) for (const all of [this.#kept, this.#lobbies]) all.delete(id);
    return saved;
  }

  /** It is played on as if nothing had been. */
  async reopen(id: string): Promise<Result> {
    const owned = await this.#ownedInPeace(id);
    if (!owned.ok) return owned;
    const { isClosed, ...stored } = owned.value.stored;
    if (!isClosed) return refuse('not-closed', { table: id }, 'The table is not closed.');
    return this.#saved(id, () => this.#rewrite(stored));
  }

  /** Whoever is about to read it has done so. */
  async #ownedInPeace(id: string): Promise<Result<Owned>> {
    await this.#kept.get(id)?.table.catch(() => {});
    return this.owned(id);
  }

  #rewrite(table: StoredTable): Promise<void> {
    return this.#world.store.write({ do: 'table', id: table.id, table, at: this.#world.now() });
  }

  async #saved(table: string, write: () => Promise<void>): Promise<Result> {
    try {
      await write();
      return done;
    } catch (error) {
      this.#world.log.error({ table, reason: reasonIn(error) }, 'a table could not be closed or opened');
      return refuse('not-saved', {}, 'The server could not store this; nothing has changed. Try again in a moment.');
    }
  }

  /** The chapter after a table is gone; said to the node at which the table lives. */
  async forgetNext(id: string, next: string): Promise<void> {
    const where = await this.whereIs(id);
    if (where !== 'here') {
      // If it does not hear, it finds out when the chapter is to be followed.
      await askNode(where, this.#options.nodes.secret, `/inner/tables/${id}/forget-next/${next}`, { body: {} }).catch(() => {});
      return;
    }
    const followed = await this.table(id);
    if (followed.ok) followed.value.forgetNext(next);
  }

  #sweep(idleMs = this.#options.idleMs): void {
    const before = this.#options.clock() - idleMs;
    for (const [id, { live, wantedAt }] of this.#kept) {
      if (!live?.isIdle || wantedAt > before) continue;
      live.close('idle', '');
      this.#kept.delete(id);
    }
    for (const [id, { live, wantedAt }] of this.#lobbies) if (live && !live.isSaving && wantedAt <= before) this.#lobbies.delete(id);
  }

  /** Tables at which nobody looks take less room; one after the other, so that nobody waits while thousands do. */
  async #rest(): Promise<void> {
    if (this.#isResting) return;
    this.#isResting = true;
    try {
      for (const { live } of [...this.#kept.values()]) if (live && !live.isClosed && live.rest()) await setImmediate();
    } finally {
      this.#isResting = false;
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const { live } of this.#kept.values()) live?.close('stopping', 'The server stops; the table is safe and will be there again.');
    this.#kept.clear();
  }
}
