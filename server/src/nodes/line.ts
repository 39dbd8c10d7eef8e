/**
 * What a connection asks of tables that live on other nodes: a line to each of these nodes, on which its messages go there as they came, and what is said
 * comes back as it is. If a line breaks, the connection is closed: whoever was there joins again, and the table may live elsewhere by then.
 */
import type { Request } from '@quarry/protocol';
import { WebSocket } from 'ws';
import type { NodeAddress } from './nodes.ts';

/** Said to the inner door: for whom the line is. */
export const HOUSE_HEADER = 'x-quarry-house';
export const bearer = (secret: string): string => `Bearer ${secret}`;

/** A line on which nothing comes back, not even a beat, is dead. */
const BEAT_MS = 5_000;
/** What may wait for a line that is being laid. */
const MOST_WAITING = 64;

export interface LineEnds {
  /** What the other node says. */
  hear(text: string): void;
  /** Nothing will be heard any more. */
  lost(): void;
}

class Line {
  readonly #socket: WebSocket;
  #waiting: string[] | null = [];
  #isAlive = true;
  #isClosed = false;

  constructor(address: NodeAddress, secret: string, house: string, { hear, lost }: LineEnds) {
    const headers = { authorization: bearer(secret), [HOUSE_HEADER]: house };
    const socket = new WebSocket(`ws://${address}/socket`, { perMessageDeflate: false, headers, handshakeTimeout: BEAT_MS });
    this.#socket = socket;
    const beat = setInterval(() => this.#beat(), BEAT_MS).unref();
    socket.on('open', () => {
      for (const text of this.#waiting ?? []) socket.send(text);
      this.#waiting = null;
    });
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('message', data => {
      this.#isAlive = true;
      if (!this.#isClosed) hear((data as Buffer).toString('utf8'));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      if (!this.#isClosed) lost();
    });
  }

  #beat(): void {
    if (!this.#isAlive) this.#socket.terminate();
    else if (this.#waiting === null) {
      this.#isAlive = false;
      this.#socket.ping();
    }
  }

  send(text: string): void {
    if (this.#waiting === null) this.#socket.send(text);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    else this.#socket.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.close();
  }
}

export class Lines {
  readonly #open: (address: NodeAddress) => Line;
  readonly #lines = new Map<NodeAddress, Line>();
  /** Where each table lives that was joined elsewhere. */
  readonly #where = new Map<string, NodeAddress>();

  constructor(secret: string, house: string, ends: LineEnds) {
    this.#open = address => new Line(address, secret, house, ends);
  }

  /** From now on whatever is asked of a table goes to another node. */
  lead(table: string, address: NodeAddress): void {
    this.#where.set(table, address);
    if (!this.#lines.has(address)) this.#lines.set(address, this.#open(address));
  }

  /** A table lives here now. */
  forget(table: string): void {
    this.#where.delete(table);
  }

  /** Whether what is asked of a table goes to another node; then it has. */
  pass(request: Request): boolean {
    const address = this.#where.get(request.table);
    if (address === undefined) return false;
    this.#lines.get(address)!.send(JSON.stringify(request));
    return true;
  }

  close(): void {
    for (const line of this.#lines.values()) line.close();
    this.#lines.clear();
    this.#where.clear();
  }
}
