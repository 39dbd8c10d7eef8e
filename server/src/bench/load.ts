/** Browsers' worth of clients against a server: four at each table, each on a socket of its own, answering as soon as they are asked or at a human pace. */
import {
  type Answer,
  type AnyGame,
  type Change,
  type LoggedAnswer,
  patch,
  playOut,
  randomAnswer,
  SampledChance,
  type Seat,
  Seed,
  startMatch,
} from '@quarry/kernel';
import { type Asked, type CreatedTable, PROTOCOL, type Reply } from '@quarry/protocol';
import { WebSocket } from 'ws';

export const SEATS = 4;
/** Whoever answers as quickly as it can is asked everything: what it is measured by is answers, and not what the table answers for it (decision 0027). */
const ASKED_EVERYTHING = { same: false, ties: false, payments: false, idle: false };
/** Whoever was too fast waits so long. */
const WAIT_MS = 250;

export interface Measured {
  readonly latencies: number[];
  readonly bytes: number[];
  answers: number;
}

export const nothingMeasured = (): Measured => ({ latencies: [], bytes: [], answers: 0 });

export interface LoadedTable {
  /** Where the server is; where several are, the seats are spread over them. */
  readonly ports: readonly number[];
  readonly name: string;
  readonly game: string;
  readonly setup: unknown;
  /** Each seat answers as soon as it is asked. */
  readonly isQuick: boolean;
  /** All seats at one screen. */
  readonly isShared: boolean;
  /** So many of the seats are bots that think. */
  readonly thinkers?: number;
  readonly address: string;
  /** What is answered, in this order, at a server whose tables have the seed of this stream; anything at all if it is left out. */
  readonly stream?: Stream;
}

/** A match as it was played elsewhere: who answered what, one after the other. */
export type Stream = readonly Pick<LoggedAnswer, 'seat' | 'kind' | 'answer'>[];

/** Any legal answers to the first so many questions of a match with this seed. */
export function streamOf(game: AnyGame, setup: unknown, seed: string, most: number): Stream {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed(seed));
  playOut(started.value, decision => randomAnswer(decision, chance), most);
  return started.value.answers;
}

/** One table with its four clients. */
export class LoadTable {
  readonly #of: LoadedTable;
  /** Where its clients are, for a server that believes what a proxy tells it. */
  readonly #from: Readonly<Record<string, string>>;
  #sockets: WebSocket[] = [];
  #table = '';
  #asked: (Asked | null)[] = [];
  /** Which decision of its own each seat has answered last. */
  #answered: number[] = [];
  #status = '';
  #sentAt = 0;
  #waiting: Seat | null = null;
  /** What each seat has said last. */
  readonly #sent: string[] = [];
  #count = 0;
  /** How many of the stream have been answered at this table. */
  #at = 0;
  #isStopped = false;
  /** A table that rests answers nothing. */
  isResting = false;
  measured: Measured | null = null;

  constructor(table: LoadedTable) {
    this.#of = table;
    this.#from = { 'x-forwarded-for': table.address };
  }

  async open(): Promise<void> {
    const { ports, game, setup, isShared, thinkers = 0 } = this.#of;
    const created = await createTable(ports[0]!, game, setup, this.#from, thinkers);
    this.#table = created.table;
    this.#asked = new Array<Asked | null>(SEATS).fill(null);
    this.#answered = new Array<number>(SEATS).fill(-1);
    this.#status = 'playing';
    this.#waiting = null;
    if (this.#sockets.length === 0)
      this.#sockets = await Promise.all(Array.from({ length: isShared ? 1 : SEATS }, (_, i) => this.#connect(ports[i % ports.length]!)));
    created.keys.forEach(({ seat, key }) => this.#send(seat, { type: 'join', id: 0, v: PROTOCOL, table: created.table, key }));
  }

  async #connect(port: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false, headers: this.#from });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', data => this.#hear((data as Buffer).toString('utf8')));
    return socket;
  }

  #hear(text: string): void {
    const reply = JSON.parse(text) as Reply;
    if ('table' in reply && reply.table !== this.#table) return;
    const seat = ('as' in reply ? reply.as : null) ?? this.#waiting ?? 0;
    if (reply.type === 'seen') {
      this.#asked[seat] = reply.seen.asked;
      if (this.#of.isQuick) this.#send(seat, { type: 'habits', id: 0, table: this.#table, as: seat, habits: ASKED_EVERYTHING });
    } else if (reply.type === 'update') {
      this.measured?.bytes.push(text.length);
      this.#change(seat, reply.changes);
    } else if (reply.type === 'ack') {
      this.#waiting = null;
      this.#at += 1;
      if (this.measured) {
        this.measured.latencies.push(performance.now() - this.#sentAt);
        this.measured.answers += 1;
      }
    } else if (reply.type === 'refused') {
      // On a machine that is busy with other things an answer may cost so much that the next one has to wait; the time that takes counts.
      if (reply.code !== 'too-fast') throw new Error(`a client was refused: ${reply.code} ${reply.says}`);
      setTimeout(() => this.#isStopped || this.#socketOf(seat).send(this.#sent[seat]!), WAIT_MS);
    }
    if (this.#of.isQuick) this.answer();
  }

  /** Only what a client answers by is kept. */
  #change(seat: Seat, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.at[0] === 'asked') this.#asked[seat] = (patch({ asked: this.#asked[seat] }, [change]) as { asked: Asked | null }).asked;
      else if (change.at[0] === 'status' && 'now' in change) this.#status = change.now as string;
    }
  }

  /** Answers for a seat that is asked, if none is being waited for; opens a new table when the match is over. */
  answer(): void {
    if (this.#waiting !== null || this.#isStopped || this.isResting) return;
    if (this.#status === 'over' || this.#at === this.#of.stream?.length) {
      this.#status = 'opening';
      this.#at = 0;
      void this.open();
      return;
    }
    const next = this.#next();
    if (!next) return;
    const { seat, asked, key } = next;
    this.#count += 1;
    this.#waiting = seat;
    this.#answered[seat] = asked.n;
    this.#sentAt = performance.now();
    this.#send(seat, { type: 'answer', id: this.#count, table: this.#table, as: seat, n: asked.n, decision: asked.kind, key });
  }

  #next(): { readonly seat: Seat; readonly asked: Asked; readonly key: Answer } | null {
    const { name, stream } = this.#of;
    const isAsked = (seat: number): boolean => this.#asked[seat] !== null && this.#asked[seat]!.n !== this.#answered[seat];
    if (!stream) {
      const seat = this.#asked.findIndex((_, i) => isAsked(i));
      if (seat < 0) return null;
      const asked = this.#asked[seat]!;
      return { seat, asked, key: randomAnswer(asked as never, new SampledChance<'bot'>(new Seed(`${name} ${this.#count}`))) };
    }
    const next = stream[this.#at];
    if (!next || !isAsked(next.seat)) return null;
    const asked = this.#asked[next.seat]!;
    // Where several are asked at once, another has been quicker: what is asked now is still on its way.
    if (asked.kind !== next.kind) return null;
    return { seat: next.seat, asked, key: next.answer };
  }

  #send(seat: Seat, request: object): void {
    this.#sent[seat] = JSON.stringify(request);
    this.#socketOf(seat).send(this.#sent[seat]);
  }

  #socketOf(seat: Seat): WebSocket {
    return this.#sockets[seat % this.#sockets.length]!;
  }

  stop(): void {
    this.#isStopped = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}

export async function createTable(
  port: number,
  game: string,
  setup: unknown,
  from: Readonly<Record<string, string>> = {},
  thinkers = 0,
): Promise<CreatedTable> {
  const seats = Array.from({ length: SEATS }, (_, i) => (i < SEATS - thinkers ? { who: 'me' } : { who: 'bot', bot: 'thinking' }));
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify({ game, setup, seats }),
  });
  if (response.status !== 201) throw new Error(`a table was refused: ${await response.text()}`);
  return (await response.json()) as CreatedTable;
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
