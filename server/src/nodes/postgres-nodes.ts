/**
 * Nodes that share a PostgreSQL database: who is alive, and which table lives where, is written there. A node says every moment that it is alive; one that has not said so for a while is dead, by
 * the clock of the database alone, and whoever wants one of its tables takes it. Taking raises the table's epoch, and whatever is written in an older one is refused (postgres-store.ts): a node
 * that only seemed to be dead can change nothing any more, and learns with its next sign of life what it has lost. While the database is away nobody can take anything, so that nothing is given up.
 */
import { randomBytes } from 'node:crypto';
import { MOST_OPEN, type OpenTable } from '@quarry/protocol';
import type { Sql } from 'postgres';
import type { Faults } from '../faults.ts';
import { LastingTrouble } from '../lasting-trouble.ts';
import type { Log } from '../log.ts';
import { connect, cut, within } from '../postgres-line.ts';
import { listOf } from '../postgres-rows.ts';
import type { Store } from '../store.ts';
import type { Held, Used } from './ledger.ts';
import type { Nodes, OtherNode, ThisNode, Where } from './nodes.ts';

export interface PostgresNodesOptions {
  readonly url: string;
  readonly log: Log;
  readonly faults: Pick<Faults, 'apart'>;
  /** How often a node says that it is alive, and for how long that counts, in milliseconds. */
  readonly beatMs?: number;
  readonly aliveMs?: number;
}

const BEAT_MS = 1_000;
const ALIVE_MS = 5_000;
/** How long an answer of the database is waited for. */
const PATIENCE_MS = 5_000;
/** What is not in memory after so long lives here no more: somebody may have looked at it only once. */
const UNUSED_MS = 30_000;
/** How much of what houses have used is told with a beat: the greatest. And how many beats are told again. */
const MOST_TOLD = 200;
const BEATS_TOLD = 10;
/** How many tables of a node that is gone are taken over at a time. */
const TAKEN_AT_ONCE = 50;

/** What a node says of itself. */
interface Said {
  readonly open: readonly OpenTable[];
  readonly held: Held;
  /** What was used before each of the last beats: whoever listens more slowly has missed none of it. */
  readonly beats: readonly Beat[];
}
interface Beat {
  readonly no: number;
  readonly used: readonly Used[];
}

/** In which epoch a table is held, and where it lives, if its holder is alive. */
const FIND = `select coalesce(holders.epoch, 0)::text as epoch, nodes.id as holder, nodes.address from tables
  left join holders on holders.tbl = tables.id left join nodes on nodes.id = holders.node and nodes.alive > now() where tables.id = $1`;
/** Takes a table as it was found: of several who have found it so, one. */
const TAKE = `insert into holders (tbl, epoch, node) values ($1, $3::bigint + 1, $2)
  on conflict (tbl) do update set epoch = excluded.epoch, node = excluded.node where holders.epoch = excluded.epoch - 1 returning epoch::text as epoch`;
/** What of all that is held here lives elsewhere by now, or is gone. */
const LOST = `select mine.id from unnest($2::text[], $3::bigint[]) as mine (id, epoch)
  where not exists (select 1 from holders where holders.tbl = mine.id and holders.node = $1 and holders.epoch = mine.epoch)`;
/** The epoch stays: whoever held it before must not write. */
const LET_GO = `update holders set node = '' where tbl = $1 and node = $2 and epoch = $3::bigint`;
const LET_ALL_GO = `update holders set node = '' where node = $1`;
const BEAT = `insert into nodes (id, address, alive, said) values ($1, $2, now() + $3::int * interval '1 millisecond', $4)
  on conflict (id) do update set alive = excluded.alive, said = excluded.said`;
const OTHERS = `select id, said, alive > now() as is_alive from nodes where id <> $1`;
const ALIVE = 'select id, address from nodes where id <> $1 and alive > now() order by id';
/** What was removed needs no holder. */
const CLEAR = `delete from holders where node = $1 and not exists (select 1 from tables where tables.id = holders.tbl)`;
/** Tables of a node that is gone: each is taken over by one of the others. */
const ORPHANS = `select tbl as id from holders where node = $1 limit ${TAKEN_AT_ONCE}`;
const FORGET = `delete from nodes where id = $1 and alive <= now() and not exists (select 1 from holders where node = $1)`;

interface Holding {
  readonly epoch: number;
  readonly since: number;
}

export class PostgresNodes implements Nodes {
  readonly secret: string;
  readonly id = randomBytes(9).toString('base64url');
  readonly #options: Required<PostgresNodesOptions>;
  readonly #sql: Sql;
  readonly #silence: LastingTrouble;
  readonly #held = new Map<string, Holding>();
  /** One thing after the other for each table. */
  readonly #turns = new Map<string, Promise<unknown>>();
  #self: ThisNode | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beats: readonly Beat[] = [];
  readonly #used = new Map<string, Used>();
  /** The last beat that was heard of each of the others. */
  #heard = new Map<string, number>();
  #open: readonly OpenTable[] = [];
  #isClosed = false;

  private constructor(secret: string, options: Required<PostgresNodesOptions>) {
    this.secret = secret;
    this.#options = options;
    this.#silence = new LastingTrouble(
      options.log,
      'the other nodes could not be told that this one is alive',
      'the other nodes are told again that this one is alive',
    );
    this.#sql = connect(options.url, { most: 2 });
  }

  /** The secret of the nodes is made by the first of them, and kept in the store. */
  static async open(store: Pick<Store, 'keep'>, options: PostgresNodesOptions): Promise<PostgresNodes> {
    const secret = await store.keep('nodes-secret', randomBytes(32).toString('base64url'));
    return new PostgresNodes(secret, { beatMs: BEAT_MS, aliveMs: ALIVE_MS, ...options });
  }

  /** The epoch in which this node holds a table; 0 if it does not. */
  epochOf(table: string): number {
    return this.#held.get(table)?.epoch ?? 0;
  }

  async #ask(sql: string, ...values: (string | number)[]): Promise<readonly Record<string, unknown>[]> {
    return within(PATIENCE_MS, this.#sql.unsafe(sql, values.map(String), { prepare: true }).execute());
  }

  // Where a table lives

  whereIs(table: string): Promise<Where> {
    return this.#inTurn(table, async () => (this.#held.has(table) ? 'here' : this.#find(table)));
  }

  async #inTurn<T>(table: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(table) ?? Promise.resolve()).then(act, act);
    this.#turns.set(table, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(table) === turn) this.#turns.delete(table);
    }
  }

  async #find(table: string): Promise<Where> {
    const [found] = await this.#ask(FIND, table);
    // Whoever wants what is not there is told so here.
    if (!found) return 'here';
    const { holder, address, epoch } = found;
    if (holder !== null && holder !== this.id) return String(address);
    const [held] = holder === null ? await this.#ask(TAKE, table, this.id, String(epoch)) : [found];
    // Somebody else was quicker.
    if (!held) return this.#find(table);
    this.#held.set(table, { epoch: Number(held['epoch']), since: performance.now() });
    return 'here';
  }

  async others(): Promise<readonly OtherNode[]> {
    const rows = await this.#ask(ALIVE, this.id);
    return rows.map(({ id, address }) => ({ id: String(id), address: String(address) }));
  }

  openElsewhere(): readonly OpenTable[] {
    return this.#open;
  }

  // Being alive

  async begin(self: ThisNode): Promise<void> {
    this.#self = self;
    self.ledger.listen(used => this.#note(used));
    await this.#ask(CLEAR, '');
    await this.#say();
    this.#next();
  }

  #note({ what, house, worth }: Used): void {
    const key = `${what} ${house}`;
    this.#used.set(key, { what, house, worth: worth + (this.#used.get(key)?.worth ?? 0) });
  }

  #next(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#options.faults.apart('node-beat', () => this.#live()), this.#options.beatMs).unref();
  }

  async #live(): Promise<void> {
    try {
      await this.#say();
      await this.#leaveLost();
      await this.#listen();
      await this.#letUnusedGo();
      this.#silence.over();
    } catch (error) {
      this.#silence.met(error);
    }
    this.#next();
  }

  /** Whoever was not heard for a while was dead to the others: its tables may live elsewhere by now. */
  async #leaveLost(): Promise<void> {
    if (this.#held.size === 0) return;
    const held = [...this.#held];
    const rows = await this.#ask(LOST, this.id, listOf(held.map(([id]) => id)), listOf(held.map(([, { epoch }]) => epoch)));
    const lost = rows.map(({ id }) => String(id));
    if (lost.length === 0) return;
    this.#options.log.warn({ tables: lost.length }, 'tables that this node held live elsewhere now, or are gone');
    for (const id of lost) this.#held.delete(id);
    this.#self!.lose(lost);
  }

  async #say(): Promise<void> {
    const used = [...this.#used.values()].sort((a, b) => b.worth - a.worth).slice(0, MOST_TOLD);
    this.#used.clear();
    this.#beats = [...this.#beats.slice(1 - BEATS_TOLD), { no: 1 + (this.#beats.at(-1)?.no ?? 0), used }];
    const said: Said = { open: this.#self!.openTables(), held: this.#self!.ledger.held, beats: this.#beats };
    await this.#ask(BEAT, this.id, this.#self!.address, this.#options.aliveMs, JSON.stringify(said));
  }

  /** What the others say, and who is gone. */
  async #listen(): Promise<void> {
    const rows = await this.#ask(OTHERS, this.id);
    const alive = rows
      .filter(row => row['is_alive'])
      .map(row => ({ id: String(row['id']), said: JSON.parse(String(row['said'])) as Said }));
    this.#open = alive.flatMap(({ said }) => said.open).slice(0, MOST_OPEN * 2);
    const { ledger } = this.#self!;
    ledger.hearHeld(new Map(alive.map(({ id, said }) => [id, said.held])));
    for (const { id, said } of alive)
      for (const { no, used } of said.beats) if (no > (this.#heard.get(id) ?? 0)) for (const one of used) ledger.hear(one);
    this.#heard = new Map(alive.map(({ id, said }) => [id, said.beats.at(-1)!.no]));
    for (const row of rows) if (!row['is_alive']) await this.#inherit(String(row['id']));
  }

  /** What lived on a node that is gone goes on here, as far as no other node was quicker. */
  async #inherit(node: string): Promise<void> {
    await this.#ask(CLEAR, node);
    const orphans = (await this.#ask(ORPHANS, node)).map(({ id }) => String(id));
    const ours = [];
    for (const table of orphans) if ((await this.whereIs(table)) === 'here') ours.push(table);
    if (ours.length > 0) {
      this.#options.log.warn({ node, tables: ours.length }, 'a node is gone, and its tables go on here');
      this.#self!.takeOver(ours);
    }
    if (orphans.length < TAKEN_AT_ONCE) await this.#ask(FORGET, node);
  }

  async #letUnusedGo(): Promise<void> {
    const before = performance.now() - UNUSED_MS;
    for (const [table, { since }] of this.#held) if (since < before && !this.#self!.has(table)) await this.letGo(table);
  }

  letGo(table: string): Promise<void> {
    return this.#inTurn(table, async () => {
      const holding = this.#held.get(table);
      if (!holding || this.#self!.has(table)) return;
      this.#held.delete(table);
      await this.#ask(LET_GO, table, this.id, holding.epoch);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    try {
      await this.#ask(LET_ALL_GO, this.id);
      await this.#ask('delete from nodes where id = $1', this.id);
      await this.#sql.end({ timeout: 1 });
    } catch {
      // The others will notice that it is gone.
      cut(this.#sql);
    }
  }
}
