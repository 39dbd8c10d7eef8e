/** Servers that clients drive as quickly as they can: ours, and bare sockets with or without a disk behind them. */
import { WebSocket } from 'ws';
import { type Measured, SEATS } from './load.ts';
import { type Measuree, openTables, sleep, type Tables } from './running.ts';

/** Something that is driven by clients for a while, rests, and is driven again. */
export interface Driven {
  drive(isDriven: boolean): void;
  /** How many answers have been seen since the beginning. */
  count(): number;
  /** Milliseconds that its processes have worked so far, all threads together. */
  worked(): Promise<number>;
  stop(): Promise<void>;
}

const REST_SECONDS = 0.2;

/** So many a second while it is driven for a while. */
export async function rateOf(driven: Driven, seconds: number): Promise<number> {
  driven.drive(true);
  const before = driven.count();
  const began = performance.now();
  await sleep(seconds);
  const rate = (driven.count() - before) / ((performance.now() - began) / 1000);
  driven.drive(false);
  await sleep(REST_SECONDS);
  return rate;
}

/** Our own server, or several that share a database. */
export async function driveQuarry(servers: readonly Measuree[], tables: Omit<Tables, 'ports'>, measured: Measured): Promise<Driven> {
  const opened = await openTables({ ...tables, ports: servers.map(one => one.port) });
  return {
    drive(isDriven) {
      for (const table of opened) {
        table.isResting = !isDriven;
        table.measured = measured;
        table.answer();
      }
    },
    count: () => measured.answers,
    worked: () => workedBy(servers),
    async stop() {
      for (const table of opened) table.stop();
      for (const server of servers) await server.stop();
    },
  };
}

const workedBy = async (servers: readonly Measuree[]): Promise<number> => {
  let sum = 0;
  for (const server of servers) sum += await server.allWorked();
  return sum;
};

/** What one table of a peer is to whoever drives it: it sends one answer, and says when all seats have seen what came of it. */
export interface PeerTable {
  answer(): void;
}

/** Whatever is driven table by table: the next answer goes out when all four have seen the last. */
export class Round implements Driven {
  readonly #server: Measuree;
  readonly #close: () => void;
  readonly #tables: PeerTable[] = [];
  #isDriven = false;
  #seen = 0;

  constructor(server: Measuree, close: () => void) {
    this.#server = server;
    this.#close = close;
  }

  /** A table by what it sends, with what is to be called at each seat that has seen it. */
  add(send: (seat: number) => void): () => void {
    let turn = 0;
    let left = 0;
    const answer = (): void => {
      if (!this.#isDriven || left > 0) return;
      left = SEATS;
      send(turn++ % SEATS);
    };
    this.#tables.push({ answer });
    return () => {
      if (--left > 0) return;
      this.#seen += 1;
      answer();
    };
  }

  drive(isDriven: boolean): void {
    this.#isDriven = isDriven;
    for (const table of this.#tables) table.answer();
  }

  count(): number {
    return this.#seen;
  }

  worked(): Promise<number> {
    return this.#server.allWorked();
  }

  async stop(): Promise<void> {
    this.#close();
    await this.#server.stop();
  }
}

export const ANSWER = {
  type: 'answer',
  id: 1,
  table: 'x'.repeat(16),
  as: 0,
  n: 1,
  decision: 'take-action',
  key: 'ranged-attack',
};

/** The same number of tables and clients with nothing behind them but, where something is stored, a disk. */
export async function driveBare(server: Measuree, count: number): Promise<Driven> {
  const request = JSON.stringify(ANSWER);
  const all: WebSocket[] = [];
  const round = new Round(server, () => {
    for (const socket of all) socket.terminate();
  });
  for (let table = 0; table < count; table++) {
    const sockets: WebSocket[] = [];
    const seen = round.add(seat => sockets[seat]!.send(request));
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${table}`, { perMessageDeflate: false });
      await new Promise(resolve => socket.once('open', resolve));
      socket.on('message', text => {
        JSON.parse((text as Buffer).toString('utf8'));
        seen();
      });
      sockets.push(socket);
      all.push(socket);
    }
  }
  return round;
}
