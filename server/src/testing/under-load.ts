/** People who play under load while something is killed, and what must hold afterwards: every acknowledged answer is there, once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@quarry/kernel';
import type { Reply } from '@quarry/protocol';
import type { Store } from '../store.ts';
import { anyAnswer, Client, createTable } from './client.ts';

export const SEATS = [0, 1];
const ASKED_EVERYTHING = { same: false, ties: false, payments: false, idle: false };

/** Counts what is acknowledged at all tables, and says when there is enough. */
export class Count {
  #left = 0;
  #isEnough = (): void => {};

  next(answers: number): Promise<void> {
    this.#left = answers;
    return new Promise(resolve => {
      this.#isEnough = resolve;
    });
  }

  add(): void {
    this.#left -= 1;
    if (this.#left <= 0) this.#isEnough();
  }
}

/** Somebody who plays both seats of a table and notes what was sent and what was acknowledged. */
export class Player {
  readonly table: string;
  readonly keys: readonly string[];
  readonly sent = new Map<string, string>();
  readonly acked = new Set<string>();
  resent = 0;
  isOver = false;
  readonly #count: Count;

  constructor(table: string, keys: readonly string[], count: Count) {
    this.#count = count;
    this.table = table;
    this.keys = keys;
  }

  /** Plays until the connection is lost or the match is over. */
  async play(port: number): Promise<void> {
    let client: Client | null = null;
    try {
      client = await Client.connect(port);
      this.#leaveWhenClosed(client);
      for (const key of this.keys) {
        const joined = await client.join(this.table, key);
        if (joined.type !== 'seen') throw new Error(`a seat was refused: ${JSON.stringify(joined)}`);
      }
      // Whatever is stored was sent by somebody: nothing is left to the table.
      for (const as of SEATS) await client.ask('habits', { table: this.table, as, habits: ASKED_EVERYTHING });
      await this.#sendAgain(client);
      while (!this.isOver) {
        const seat = await this.#asked(client);
        if (seat === null) this.isOver = true;
        else await this.#answer(client, seat);
      }
    } catch (error) {
      if (client?.closedWith === null && !PASSING.test(String(error))) throw error;
    } finally {
      client?.close();
    }
  }

  /** A table that has left the memory of a server is joined again, as a page does. */
  #leaveWhenClosed(client: Client): void {
    client.socket.on('message', data => {
      if ((JSON.parse((data as Buffer).toString('utf8')) as Reply).type === 'closed') client.close();
    });
  }

  async #asked(client: Client): Promise<Seat | null> {
    const chairs = SEATS.map(seat => client.chair(this.table, seat));
    const isDone = (): boolean => chairs.some(one => one.seen.asked !== null || one.seen.status === 'over') || client.closedWith !== null;
    await client.until('somebody is asked', isDone);
    if (client.closedWith !== null) throw new Error('the connection was closed');
    const seat = chairs.findIndex(one => one.seen.asked !== null);
    return seat < 0 ? null : seat;
  }

  async #answer(client: Client, seat: Seat): Promise<void> {
    const asked = client.chair(this.table, seat).seen.asked!;
    const name = `${seat} ${asked.n}`;
    const key = anyAnswer(asked, `${this.table} ${name}`);
    this.sent.set(name, JSON.stringify([asked.kind, typeof key === 'string' ? [key] : key]));
    const reply = await client.answer(this.table, seat, asked, key);
    if (reply.type !== 'ack') throw new Error(`${name} was not acknowledged: ${JSON.stringify(reply)}`);
    this.#note(name);
  }

  #note(name: string): void {
    this.acked.add(name);
    this.#count.add();
  }

  /** What was sent and never acknowledged goes out once more, as a page does after it has connected again. */
  async #sendAgain(client: Client): Promise<void> {
    for (const [name, text] of this.sent) {
      if (this.acked.has(name)) continue;
      const [seat, n] = name.split(' ').map(Number);
      const [kind, key] = JSON.parse(text) as [string, string[]];
      const reply = await client.answer(this.table, seat!, { n: n!, kind }, key);
      if (reply.type !== 'ack') throw new Error(`${name} was refused when it was sent again: ${JSON.stringify(reply)}`);
      this.#note(name);
      this.resent += 1;
    }
  }
}

/** What goes by itself: the line is lost, or nothing can be stored for a while. Whoever is told so comes again and sends once more what was not acknowledged. */
export const PASSING = /closed|ECONN|EPIPE|hang up|not-saved|store-lost|"code":"(busy|moved|gone|not-joined)"/;

/** Somebody at a new table. */
async function newPlayer(port: number, count: Count): Promise<Player> {
  const { table, keys } = await createTable(port, 'mm');
  const own = keys.map(one => one.key);
  return new Player(table, own, count);
}

/** Plays on, whatever happens to the connection, one match after the other, until it is enough. */
export async function playOn(players: Player[], port: number, count: Count, isEnough: () => boolean): Promise<void> {
  let player: Player | null = null;
  while (!isEnough()) {
    if (!player || player.isOver) {
      player = await newPlayer(port, count).catch(passing);
      if (player) players.push(player);
    }
    await player?.play(port);
    await pause(20);
  }
}

/** Nothing, if it goes by itself. */
function passing(error: unknown): null {
  if (!PASSING.test(String(error) + String((error as Error).cause))) throw error;
  return null;
}

export interface Tally {
  readonly stored: number;
  readonly acked: number;
  readonly resent: number;
  readonly lost: number;
  readonly twice: number;
}

/** What is stored, compared with what was sent and what was acknowledged. */
export async function tallyOf(store: Pick<Store, 'read'>, players: readonly Player[]): Promise<Tally> {
  let [stored, lost, twice] = [0, 0, 0];
  for (const { table, sent, acked } of players) {
    const counts = SEATS.map(() => 0);
    const found = new Map<string, string>();
    for (const { seat, kind, answer } of (await store.read(table))!.answers) {
      found.set(`${seat} ${counts[seat]!}`, JSON.stringify([kind, answer]));
      counts[seat]! += 1;
    }
    stored += found.size;
    lost += [...acked].filter(name => found.get(name) !== sent.get(name)).length;
    twice += [...found].filter(([name, text]) => sent.get(name) !== text).length;
  }
  const acked = players.reduce((sum, one) => sum + one.acked.size, 0);
  const resent = players.reduce((sum, one) => sum + one.resent, 0);
  return { stored, acked, resent, lost, twice };
}

/** In one line, for whoever reads the figures of a night. */
export const sayTally = (what: string, { stored, acked, resent, lost, twice }: Tally): string =>
  `${what}: ${stored} answers stored, ${acked} acknowledged, ${resent} sent again, ${lost} lost, ${twice} applied twice`;
