/**
 * One socket for all chairs of this page. It comes back by itself after a while, takes every chair again, and sends again what was
 * not acknowledged. What a chair knows is kept in chair.ts.
 */
import type { ClauseId } from '@quarry/kernel';
import { PROTOCOL, type Reply, type Request, type RequestType, readReply } from '@quarry/protocol';
import type { Chair, OnItsWay } from './chair.ts';

export type Line = 'connecting' | 'open' | 'offline' | 'stopped';

/** As much of a WebSocket as is used, so that a test can play the server. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A request of a chair, without what the connection adds by itself. */
export type Wish = Without<Exclude<Request, { type: 'join' | 'answer' | 'answers' }>, 'id' | 'table' | 'as'>;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  /** The clause that says why not, if one does. */
  readonly why: ClauseId | null;
  constructor(code: string, says: string, why: unknown = null) {
    super(says);
    this.code = code;
    this.why = typeof why === 'string' ? why : null;
  }
}

interface Waiting {
  readonly chair: Chair;
  readonly type: RequestType;
  resolve(reply: Reply): void;
  reject(why: Refusal): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_SHOWN = 3_000;
/** Codes with which a chair is closed only for now. */
const COMES_BACK = new Set(['stopping', 'idle']);

export class Connection {
  #open: () => Socket;
  #announced: (says: string | null) => void;
  #socket: Socket | null = null;
  #line: Line = 'connecting';
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;
  #chairs = new Set<Chair>();
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<() => void>();

  /** `announced`: hears what whoever runs the server says to everybody; null if nothing any more. */
  constructor(open: () => Socket, announced: (says: string | null) => void = () => {}) {
    this.#open = open;
    this.#announced = announced;
    this.#connect();
  }

  readonly get = (): Line => this.#line;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    for (const listener of this.#listeners) listener();
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#set('open');
      for (const chair of this.#chairs) this.#join(chair);
    };
    socket.onmessage = ({ data }) => {
      const reply = typeof data === 'string' ? readReply(data) : null;
      if (reply) this.#take(reply);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#line === 'stopped') return;
      this.#socket = null;
      this.#set('offline');
      this.#giveUpWaiting();
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    };
  }

  /** Answers are kept and sent again after joining; questions of the moment are asked anew by whoever still wants to know. */
  #giveUpWaiting(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new Refusal('offline', 'The connection was lost.'));
  }

  /** Tries at once instead of waiting, e.g. when the browser says that it is online again. */
  hurry(): void {
    if (this.#line !== 'offline' || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  stop(): void {
    this.#set('stopped');
    clearTimeout(this.#timer);
    this.#giveUpWaiting();
    this.#socket?.close();
    this.#socket = null;
  }

  sit(chair: Chair): void {
    this.#chairs.add(chair);
    if (this.#line === 'open') this.#join(chair);
  }

  leave(chair: Chair): void {
    this.#chairs.delete(chair);
    if (this.#line === 'open' && chair.get().seen) this.ask(chair, { type: 'leave' }).catch(() => {});
  }

  #join(chair: Chair): void {
    const joining = {
      type: 'join' as const,
      v: PROTOCOL,
      table: chair.table,
      ...(chair.key ? { key: chair.key } : {}),
      ...(chair.wantsSketch ? { plain: true } : {}),
    };
    this.#send(chair, joining).then(
      reply => {
        if (reply.type !== 'seen') return;
        chair.takeSeen(reply);
        this.#sendAgain(chair);
      },
      (why: Refusal) => {
        if (why.code !== 'offline') chair.takeClosed({ type: 'closed', table: chair.table, as: null, code: why.code, says: why.message });
      },
    );
  }

  #send(chair: Chair, fields: { readonly type: RequestType } & Readonly<Record<string, unknown>>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#line !== 'open' || !this.#socket) {
        reject(new Refusal('offline', 'There is no connection to the server just now.'));
        return;
      }
      this.#id += 1;
      this.#waiting.set(this.#id, { chair, type: fields.type, resolve, reject });
      this.#socket.send(JSON.stringify({ id: this.#id, ...fields }));
    });
  }

  /** Anything but an answer; rejects with the server's refusal. */
  ask(chair: Chair, wish: Wish): Promise<Reply> {
    return this.#send(chair, { ...wish, table: chair.table, as: chair.get().as });
  }

  /** Gives an answer. It is kept until it is acknowledged, also over a lost connection. */
  answer(chair: Chair, answer: OnItsWay): void {
    chair.send(answer);
    this.#sendAgain(chair);
  }

  #sendAgain(chair: Chair): void {
    const { sending, as } = chair.get();
    if (!sending || this.#line !== 'open') return;
    this.#send(chair, { type: 'answers' in sending ? 'answers' : 'answer', table: chair.table, as, ...sending }).then(
      () => chair.acknowledge(sending.n),
      (why: Refusal) => {
        if (why.code !== 'offline') chair.refuse(why.code, why.message, why.why);
      },
    );
  }

  #take(reply: Reply): void {
    if ('id' in reply && reply.id !== null) {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (!waiting) return;
      if (reply.type === 'refused') waiting.reject(new Refusal(reply.code, reply.says, reply.facts['why']));
      else waiting.resolve(reply);
      return;
    }
    if (reply.type === 'announced') this.#announced(reply.says);
    if (!('table' in reply)) return;
    for (const chair of this.#chairs) {
      if (chair.table === reply.table && chair.get().seen && chair.get().as === reply.as) this.#give(chair, reply);
    }
  }

  #give(chair: Chair, reply: Reply): void {
    if (reply.type === 'seen') chair.takeSeen(reply);
    else if (reply.type === 'update') {
      if (!chair.takeUpdate(reply)) this.#join(chair);
    } else if (reply.type === 'chat') chair.takeChat(reply);
    else if (reply.type === 'ping') {
      const i = chair.takePing(reply);
      setTimeout(() => chair.dropPing(i), PING_SHOWN);
    } else if (reply.type === 'point') chair.takePoint(reply);
    else if (reply.type === 'closed') {
      if (!COMES_BACK.has(reply.code)) chair.takeClosed(reply);
      else if (reply.code === 'idle') this.#join(chair);
    }
  }
}
