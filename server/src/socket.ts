/**
 * One connection of a browser: reads each message, finds the chair that speaks, and answers. A message that cannot be read or may
 * not be done is refused by its code and changes nothing; whoever floods or reads too slowly is shown out.
 */
import { type Refusal, type Result, refuse, type Seat } from '@quarry/kernel';
import { PHRASES, type Reply, type Request, readRequest } from '@quarry/protocol';
import type { WebSocket } from 'ws';
import type { Chair, Outlet } from './chairs.ts';
import type { Faults } from './faults.ts';
import type { Hub } from './hub.ts';
import { Bucket, Debt, type Limits, PLAIN_WORTH, WORTH } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Lines } from './nodes/line.ts';
import type { Nodes } from './nodes/nodes.ts';
import { Stopped } from './past.ts';
import type { LiveTable } from './table.ts';

export interface ConnectionWorld {
  readonly hub: Hub;
  readonly nodes: Pick<Nodes, 'secret'>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly faults: Faults;
  /** Milliseconds that only go forward. */
  clock(): number;
  /** Milliseconds that this thread has worked. */
  cpu(): number;
}

/** Who is at the other end. */
export interface Caller {
  /** Whom the address belongs to. */
  readonly house: string;
  /** Another node speaks for it: what does not live here is not looked for elsewhere. */
  readonly isRelayed?: boolean;
  /** Whether all sockets of its address together may send so much more. */
  maySend(worth: number): boolean;
  /** Likewise for joins. */
  mayJoin(worth: number): boolean;
  /** Does something that takes a while when it is its address's turn. */
  inTurn<T>(act: () => T): Promise<T>;
  /** It has cost so much more than was counted. */
  charge(worth: number): void;
  /** Likewise for what others are told by itself. */
  mayTalk(): boolean;
  /** It was shown out. */
  lapsed(): void;
}

type ChairRequest = Exclude<Request, { readonly type: 'join' }>;
type Taken = { readonly table: LiveTable; readonly chair: Chair };

/** What everybody at the table is told by, and nothing of the game moves. */
const TALK: ReadonlySet<Request['type']> = new Set(['chat', 'phrase', 'ping', 'rename', 'vote', 'pause', 'stand-in']);
const tooMuchTalk = refuse('too-fast', {}, 'You say too much in a short time; wait a moment.');

const CLOSE_POLICY = 1008;
/** The page joins again at once. */
const CLOSE_RESTART = 1012;
/** How long somebody who is shown out has to go by themselves. */
const GOODBYE_MS = 500;
/** A message counts once, and once more for each so many bytes. */
const BYTES_PER_COUNT = 4096;
const ID_WITHIN = 200;
const UNREADABLE_WORTH = 5;
/** How much may come behind a join: the page sends one or two. */
const MOST_BEHIND = 30;
const MINUTE = 60;

export class Connection implements Outlet {
  readonly #socket: WebSocket;
  readonly #world: ConnectionWorld;
  readonly #caller: Caller;
  readonly #messages: Bucket;
  readonly #talk: Bucket;
  readonly #patience: Bucket;
  readonly #debt = new Debt();
  /** Was shown out: whatever still comes is not looked at. */
  #isOut = false;
  readonly #chairs = new Map<string, Taken>();
  /** What has come behind a join that is under way: it may be meant for the chair that the join takes, and is done after it. */
  #behind: Request[] | null = null;
  /** The way to tables that live on other nodes. */
  readonly #lines: Lines;

  constructor(socket: WebSocket, world: ConnectionWorld, caller: Caller) {
    const { limits } = world;
    this.#socket = socket;
    this.#world = world;
    this.#caller = caller;
    this.#messages = new Bucket(limits.messagesPerSecond, limits.messagesAtOnce, world.clock());
    this.#talk = new Bucket(limits.talkPerSecond, limits.talkAtOnce, world.clock());
    this.#patience = new Bucket(limits.patience / MINUTE, limits.patience, world.clock());
    this.#lines = new Lines(world.nodes.secret, caller.house, {
      hear: text => this.send(text),
      lost: () => socket.close(CLOSE_RESTART, 'the table has moved'),
    });
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => socket.terminate());
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#world.limits.waitingBytes) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  closed(table: string, as: Seat | null): void {
    this.#chairs.delete(nameOf(table, as));
  }

  #reply(reply: Reply): void {
    this.send(JSON.stringify(reply));
  }

  #refuse(id: number | null, { code, says, facts }: Refusal): void {
    this.#world.metrics.refusals.inc({ code });
    this.#reply({ type: 'refused', id, code, says, facts });
  }

  /** Counts what comes before any of it is read. */
  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isOut) return;
    const worth = 1 + Math.floor(data.length / BYTES_PER_COUNT);
    if (this.#mayDo(worth)) this.#hear(isBinary ? '' : data.toString('utf8'));
    else this.#slowDown(idIn(data));
  }

  #hear(text: string): void {
    const read = readRequest(text);
    if (!read.ok) {
      // No page sends what cannot be read: whoever does is soon out of messages.
      this.#messages.charge(this.#world.clock(), UNREADABLE_WORTH);
      this.#refuse(read.id, { code: read.code, says: read.says, facts: {} });
      return;
    }
    const request = read.value;
    const worth = worthOf(request);
    const isTooFast = (worth > 1 && !this.#mayDo(worth - 1)) || (request.type === 'join' && !this.#caller.mayJoin(worth));
    if (isTooFast || (this.#behind?.length ?? 0) >= MOST_BEHIND) this.#slowDown(request.id);
    else this.#heed(request);
  }

  #heed(request: Request): void {
    if (this.#behind) {
      this.#behind.push(request);
      return;
    }
    // What is waited for pays for itself.
    if (request.type === 'join') {
      this.#world.faults.apart('join', () => this.#joinFirst(request));
      return;
    }
    if (this.#lines.pass(request)) return;
    const began = this.#world.cpu();
    this.#handle(request);
    this.#pay(this.#world.cpu() - began, worthOf(request));
  }

  #mayDo(worth: number): boolean {
    return this.#messages.take(this.#world.clock(), worth) && this.#caller.maySend(worth);
  }

  /** What it took beyond what was counted is counted now, so that nobody costs others more than their messages say. */
  #pay(ms: number, counted: number): void {
    const due = this.#debt.add(ms, counted);
    if (due === 0) return;
    this.#messages.charge(this.#world.clock(), due);
    this.#caller.charge(due);
  }

  #handle(request: ChairRequest): void {
    const taken = this.#chairs.get(nameOf(request.table, request.as));
    if (taken) this.#safely(request.id, request.type, () => this.#do(request, taken));
    else this.#refuse(request.id, { code: 'not-joined', facts: {}, says: 'This chair has not been taken on this connection; join first.' });
  }

  #slowDown(id: number | null): void {
    if (!this.#patience.take(this.#world.clock())) {
      this.#showOut();
      return;
    }
    this.#refuse(id, { code: 'too-fast', facts: {}, says: 'Too many messages in a short time; wait a moment.' });
  }

  /** Nothing is done for it any more, and it is not waited for. */
  #showOut(): void {
    this.#isOut = true;
    this.#caller.lapsed();
    this.#leaveAll();
    this.#socket.close(CLOSE_POLICY, 'too fast');
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  /** Whatever comes meanwhile is done when the chair is taken, or refused. */
  async #joinFirst(request: Request<'join'>): Promise<void> {
    this.#behind = [];
    try {
      await this.#join(request);
    } finally {
      const behind = this.#behind;
      this.#behind = null;
      for (const one of behind) if (this.#isThere) this.#heed(one);
    }
  }

  async #join(request: Request<'join'>): Promise<void> {
    const { hub } = this.#world;
    const where = this.#caller.isRelayed ? 'here' : await hub.whereIs(request.table);
    if (!this.#isThere) return;
    if (where !== 'here') {
      this.#lines.lead(request.table, where);
      this.#lines.pass(request);
      return;
    }
    this.#lines.forget(request.table);
    const found = await hub.table(request.table, ms => this.#pay(ms, 0));
    if (!this.#isThere) return;
    if (!found.ok) {
      // It has moved since it was looked for: whoever wants it joins again, and is led there.
      if (found.refusal.code === 'moved') this.#socket.close(CLOSE_RESTART, 'the table has moved');
      else this.#refuse(request.id, found.refusal);
      return;
    }
    // To show a whole table takes a while. One that has left memory meanwhile is looked for again.
    const table = found.value;
    const isHeard = await this.#caller.inTurn(() => !table.isClosed && this.#takeChair(request, table));
    if (!isHeard) await this.#join(request);
  }

  get #isThere(): boolean {
    return this.#socket.readyState === this.#socket.OPEN && !this.#isOut;
  }

  /** Its wish has been heard, whatever came of it. */
  #takeChair(request: Request<'join'>, table: LiveTable): true {
    if (!this.#isThere) return true;
    if (this.#chairs.size >= this.#world.limits.chairsPerSocket) {
      this.#refuse(request.id, { code: 'too-many-chairs', facts: {}, says: 'This connection holds too many chairs; leave one first.' });
      return true;
    }
    const began = this.#world.cpu();
    this.#safely(request.id, 'join', () => {
      const joined = table.join(this, request);
      if (!joined.ok) {
        this.#refuse(request.id, joined.refusal);
        return;
      }
      const name = nameOf(request.table, joined.value.as);
      const before = this.#chairs.get(name);
      if (before) before.table.leave(before.chair);
      this.#chairs.set(name, { table, chair: joined.value });
    });
    this.#pay(this.#world.cpu() - began, worthOf(request));
    return true;
  }

  /** A fault of ours is told and noted; nobody else notices it. */
  #safely(id: number, what: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#fail(id, what, error);
    }
  }

  #fail(id: number, what: string, error: unknown): void {
    if (error instanceof Stopped) {
      this.#refuse(id, error.refusal);
      return;
    }
    this.#world.log.error({ what, reason: error instanceof Error ? error.message : String(error) }, 'a request failed');
    this.#refuse(id, {
      code: 'server-failed',
      facts: {},
      says: 'The server failed over this. Load the page again; if it stays so, report it.',
    });
  }

  #leaveAll(): void {
    for (const { table, chair } of this.#chairs.values()) table.leave(chair);
    this.#chairs.clear();
    this.#lines.close();
  }

  #do(request: ChairRequest, { table, chair }: Taken): void {
    const { id } = request;
    switch (request.type) {
      case 'leave':
        table.leave(chair);
        this.closed(request.table, request.as);
        this.#reply({ type: 'done', id });
        return;
      case 'answer':
        this.#answer(request, { table, chair });
        return;
      case 'answers':
        this.#answer(request, { table, chair });
        return;
      case 'ahead':
        this.#told(id, table.looks.ahead(chair, request), ahead => this.#reply({ type: 'ahead', id, n: request.n, ahead }));
        return;
      case 'look': {
        const { n, keys } = request;
        this.#told(id, table.looks.look(chair, request), look => this.#reply({ type: 'looked', id, n, keys, look }));
        return;
      }
      case 'lead':
        this.#told(id, table.looks.lead(chair, request), lead => this.#reply({ type: 'led', id, n: request.n, lead }));
        return;
      case 'why-not':
        this.#told(id, table.looks.whyNot(chair, request), not => this.#reply({ type: 'why-not', id, n: request.n, not }));
        return;
      case 'intents':
        this.#told(id, table.looks.intents(chair, request), intents => this.#reply({ type: 'intents', id, n: request.n, intents }));
        return;
      case 'advise':
        this.#world.faults.apart('advise', () => this.#advise(request, { table, chair }));
        return;
      case 'weigh':
        this.#world.faults.apart('weigh', () => this.#weigh(request, { table, chair }));
        return;
      case 'since':
        this.#told(id, table.looks.since(chair, request), since => this.#reply({ type: 'since', id, n: request.n, since }));
        return;
      default:
        this.#done(id, table, this.#change(request, { table, chair }));
    }
  }

  #change(
    request: Exclude<
      ChairRequest,
      { readonly type: 'leave' | 'answer' | 'answers' | 'look' | 'ahead' | 'lead' | 'why-not' | 'intents' | 'since' | 'advise' | 'weigh' }
    >,
    { table, chair }: Taken,
  ): Result {
    if (TALK.has(request.type) && !this.#mayTalk()) return tooMuchTalk;
    switch (request.type) {
      case 'undo':
        return table.undo(chair, request.spared);
      case 'vote':
        return table.vote(chair, request);
      case 'chat':
        return table.chat(chair, request.says);
      case 'phrase':
        return table.chat(chair, PHRASES[request.phrase]);
      case 'ping':
        return table.ping(chair, request);
      case 'point':
        return table.point(chair, request);
      case 'rename':
        return table.rename(chair, request.name);
      case 'stand-in':
        return table.standIn(chair, request);
      case 'pause':
        return table.setPaused(chair, request.paused);
      case 'stops':
        return table.setStops(chair, request.stops);
      case 'habits':
        return table.setHabits(chair, request.habits);
    }
  }

  #mayTalk(): boolean {
    return this.#talk.take(this.#world.clock()) && this.#caller.mayTalk();
  }

  #answer(request: Request<'answer' | 'answers'>, { table, chair }: Taken): void {
    const { id, n, as } = request;
    const began = performance.now();
    const tell = (result: Result): void => {
      if (!result.ok) {
        this.#refuse(id, result.refusal);
        return;
      }
      this.#world.metrics.latency.observe((performance.now() - began) / 1000);
      this.#reply({ type: 'ack', id, table: table.id, as, n });
    };
    if (request.type === 'answer') table.answer(chair, request, tell);
    else table.answers(chair, request, tell);
  }

  /** Thought about elsewhere; nothing waits for it. Whoever asks for much of it waits like whoever talks much. */
  async #advise(request: Request<'advise'>, { table, chair }: Taken): Promise<void> {
    const { id, n } = request;
    try {
      const advised = this.#mayTalk() ? await table.looks.advise(chair, request) : tooMuchTalk;
      this.#told(id, advised, answer => this.#reply({ type: 'advised', id, n, answer }));
    } catch (error) {
      this.#fail(id, 'advise', error);
    }
  }

  /** Likewise; only so much of it is thought about at once, of a seat and in all. */
  async #weigh(request: Request<'weigh'>, { table, chair }: Taken): Promise<void> {
    const { id, n } = request;
    try {
      this.#told(id, await table.looks.weigh(chair, request), weighing => this.#reply({ type: 'weighed', id, n, weighing }));
    } catch (error) {
      this.#fail(id, 'weigh', error);
    }
  }

  #told<T>(id: number, result: Result<T>, tell: (value: T) => void): void {
    if (result.ok) tell(result.value);
    else this.#refuse(id, result.refusal);
  }

  /** Done is said when it is durable. */
  #done(id: number, table: LiveTable, result: Result): void {
    if (!result.ok) {
      this.#refuse(id, result.refusal);
      return;
    }
    table.whenSaved(
      () => this.#reply({ type: 'done', id }),
      () =>
        this.#refuse(id, {
          code: 'not-saved',
          facts: {},
          says: 'The server could not store this; nothing has changed. Try again in a moment.',
        }),
    );
  }
}

/** The number of a request that is not read; it stands near the beginning. */
function idIn(data: Buffer): number | null {
  const [, id] = /"id":(\d{1,15})\b/.exec(data.toString('latin1', 0, ID_WITHIN)) ?? [];
  return id === undefined ? null : Number(id);
}

/** One of it was counted when it came. */
const worthOf = (request: Request): number => (request.type === 'join' && request.plain ? PLAIN_WORTH : WORTH[request.type]);

const nameOf = (table: string, as: Seat | null): string => `${table} ${as}`;
