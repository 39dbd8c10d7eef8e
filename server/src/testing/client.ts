/** A browser's side of the protocol, as small as it can be: what it sees is patched from updates alone, every frame is kept. */
import { type Answer, patch, randomAnswer, SampledChance, type Seat, Seed } from '@quarry/kernel';
import {
  type Asked,
  type ChatLine,
  type CreatedTable,
  type CreateTable,
  type Line,
  PROTOCOL,
  type Reply,
  type Request,
  type RequestType,
  readReply,
  type Seen,
  type ShownLine,
} from '@quarry/protocol';
import { WebSocket } from 'ws';

type Wish<T extends RequestType> = Omit<Request<T>, 'type' | 'id'>;

export interface ClientChair {
  seen: Seen;
  lines: readonly Line[];
  chat: readonly ChatLine[];
  at: number;
}

const withoutChanges = ({ changes: _changes, ...line }: ShownLine): Line => line;

export class Client {
  readonly socket: WebSocket;
  /** Every message as it came, oldest first. */
  readonly frames: string[] = [];
  readonly replies: Reply[] = [];
  readonly chairs = new Map<string, ClientChair>();
  closedWith: number | null = null;
  #id = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #wake: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.#hear((data as Buffer).toString('utf8')));
    socket.on('close', code => {
      this.closedWith = code;
      this.#stir();
    });
    socket.on('error', () => {});
  }

  static async connect(port: number, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false, headers });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return client;
  }

  #stir(): void {
    const wake = this.#wake;
    this.#wake = [];
    for (const one of wake) one();
  }

  #hear(text: string): void {
    const reply = readReply(text);
    if (!reply) throw new Error(`a reply cannot be read: ${text.slice(0, 200)}`);
    this.frames.push(text);
    this.replies.push(reply);
    if (reply.type === 'seen') {
      const { seen, lines, chat, at } = reply;
      this.chairs.set(`${reply.table} ${reply.as}`, { seen, lines, chat, at });
    } else if (reply.type === 'update') {
      const chair = this.chairs.get(`${reply.table} ${reply.as}`)!;
      if (reply.at !== chair.at + 1) throw new Error(`update ${reply.at} came after ${chair.at}`);
      if (reply.keep > chair.lines.length) throw new Error(`${reply.keep} lines are to be kept, but there are ${chair.lines.length}`);
      chair.at = reply.at;
      chair.seen = patch(chair.seen, [...reply.lines.flatMap(line => line.changes ?? []), ...reply.changes]) as Seen;
      chair.lines = [...chair.lines.slice(0, reply.keep), ...reply.lines.map(withoutChanges)];
    } else if (reply.type === 'chat') {
      const chair = this.chairs.get(`${reply.table} ${reply.as}`);
      if (chair) chair.chat = [...chair.chat, reply.line];
    }
    if ('id' in reply && reply.id !== null) {
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    }
    this.#stir();
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** Sends a request and waits for its reply. */
  ask<T extends RequestType>(type: T, wish: Wish<T>): Promise<Reply> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.closedWith !== null) reject(new Error('the socket was closed'));
      this.#waiting.set(id, resolve);
      this.socket.once('close', () => reject(new Error('the socket was closed')));
      this.socket.setMaxListeners(0);
      this.socket.send(JSON.stringify({ type, id, ...wish }));
    });
  }

  join(table: string, key?: string, more: { name?: string; plain?: boolean } = {}): Promise<Reply> {
    return this.ask('join', { v: PROTOCOL, table, ...(key !== undefined && { key }), ...more });
  }

  chair(table: string, as: Seat | null): ClientChair {
    const chair = this.chairs.get(`${table} ${as}`);
    if (!chair) throw new Error(`chair ${as} has not been joined`);
    return chair;
  }

  /** Waits until something holds; a test that waits in vain is told what for. */
  async until(what: string, holds: () => boolean, ms = 120_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain until ${what}; the last frame was ${this.frames.at(-1)?.slice(0, 400)}`);
      await new Promise<void>(resolve => {
        this.#wake.push(resolve);
        setTimeout(resolve, Math.min(left, 100)).unref();
      });
    }
  }

  /** Waits until a seat is asked, or the match is over. */
  async asked(table: string, seat: Seat): Promise<Asked | null> {
    const chair = this.chair(table, seat);
    await this.until(`seat ${seat} is asked`, () => chair.seen.asked !== null || chair.seen.status === 'over');
    return chair.seen.asked;
  }

  /** Waits until one of several seats is asked, and says which; null if the match is over. */
  async anyAsked(table: string, seats: readonly Seat[] = [0, 1]): Promise<Seat | null> {
    const asked = (): Seat | undefined => seats.find(seat => this.chair(table, seat).seen.asked !== null);
    await this.until('somebody is asked', () => asked() !== undefined || this.chair(table, seats[0]!).seen.status === 'over');
    return asked() ?? null;
  }

  answer(table: string, as: Seat, asked: Pick<Asked, 'n' | 'kind'>, key: Answer): Promise<Reply> {
    return this.ask('answer', { table, as, n: asked.n, decision: asked.kind, key: key as string });
  }

  /** Any legal answer; the same for the same seed. */
  async answerAny(table: string, seat: Seat, seed = 'any'): Promise<Reply | null> {
    const asked = await this.asked(table, seat);
    return asked && this.answer(table, seat, asked, anyAnswer(asked, `${seed} ${seat} ${asked.n}`));
  }

  /** Any legal answer of whichever of several seats is asked; null if the match is over. */
  async anyAnswers(table: string, seats: readonly Seat[] = [0, 1]): Promise<Reply | null> {
    const seat = await this.anyAsked(table, seats);
    return seat === null ? null : this.answerAny(table, seat);
  }

  close(): void {
    this.socket.terminate();
  }
}

export function anyAnswer(asked: Asked, seed: string): Answer {
  return randomAnswer(asked as never, new SampledChance<'bot'>(new Seed(seed)));
}

export interface Http {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  readonly body: any;
}

export async function http(port: number, method: string, path: string, body?: unknown, keys: readonly string[] = []): Promise<Http> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(keys.length > 0 && { authorization: `Bearer ${keys.join(',')}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export const setupFor = (seats: number): unknown => ({
  seats,
  mode: 'standard',
  trading: 'off',
  quest: 'sawtooth',
  hunters: Array.from({ length: seats }, () => 'choose'),
  leader: -1,
  fledgling: -1,
});

/** Seats by one letter each: m for me, o for open, b for a sensible bot, r for a random one, t for one that thinks. */
export function wishesOf(letters: string): CreateTable['seats'] {
  return [...letters].map((letter, i) => {
    if (letter === 'm') return { who: 'me', name: `Person ${i}` };
    const bots: Readonly<Record<string, string>> = { r: 'random', t: 'thinking' };
    return letter === 'o' ? { who: 'open' } : { who: 'bot', bot: bots[letter] ?? 'sensible' };
  });
}

export async function createTable(port: number, letters: string, more: Partial<CreateTable> = {}): Promise<CreatedTable> {
  const wish = { game: 'zero-dawn', setup: setupFor(letters.length), seats: wishesOf(letters), ...more };
  const { status, body } = await http(port, 'POST', '/api/tables', wish);
  if (status !== 201) throw new Error(`the table was refused: ${JSON.stringify(body)}`);
  return body as CreatedTable;
}
