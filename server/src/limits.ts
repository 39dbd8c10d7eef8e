/**
 * How much one socket or one address may do. Whoever does more is told so; whoever goes on is shown out. Times come from a clock that only
 * goes forward.
 */
import { isIP } from 'node:net';
import type { RequestType } from '@quarry/protocol';

export interface Limits {
  /** Messages a second and in a burst, by socket. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** The same for all sockets of an address together. */
  readonly houseMessagesPerSecond: number;
  readonly houseMessagesAtOnce: number;
  /** What joins of all sockets of an address together count as: each shows a whole table. */
  readonly joinsPerSecond: number;
  readonly joinsAtOnce: number;
  /** What others are told by itself (chat, fingers, names, pauses, votes, stand-ins) a second and in a burst, by socket; an address has four times as much. */
  readonly talkPerSecond: number;
  readonly talkAtOnce: number;
  /** Refusals for haste within a minute, after which the socket is closed. */
  readonly patience: number;
  readonly socketsPerAddress: number;
  readonly handshakesPerMinute: number;
  /** Sockets of an address that may be shown out before it has to wait for a new one, and how many a minute after that. */
  readonly lapses: number;
  readonly lapsesPerMinute: number;
  /** Lines of any kind. Behind a proxy they are the proxy's own, and not counted. */
  readonly linesPerAddress: number;
  /** How long a request may take to arrive whole. */
  readonly requestMs: number;
  readonly chairsPerSocket: number;
  readonly createsPerHour: number;
  /** New tables and reports of an address that may wait for their turn, and such in all. */
  readonly makesWaiting: number;
  readonly allMakesWaiting: number;
  /** Tables in use, and with those that are archived. */
  readonly tablesPerAddress: number;
  readonly allTablesPerAddress: number;
  /** Tables at which nobody looks leave memory sooner if there are more. */
  readonly tablesInMemory: number;
  readonly requestsPerMinute: number;
  /** Requests of an address that may wait for their turn. */
  readonly requestsWaiting: number;
  /** Replays, forks and exports, each of which goes through a whole match again. */
  readonly looksBackPerMinute: number;
  /** How many of them may wait for their turn, of an address and in all. */
  readonly looksBackWaiting: number;
  readonly allLooksBackWaiting: number;
  /** Matches that somebody brings: by address in a minute and at a time, and at a time in all. */
  readonly importsPerMinute: number;
  readonly importsPerAddress: number;
  readonly importsAtOnce: number;
  /** Bytes that may wait to be sent to a slow reader. */
  readonly waitingBytes: number;
  readonly bodyBytes: number;
  readonly importBytes: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  houseMessagesPerSecond: 100,
  houseMessagesAtOnce: 400,
  joinsPerSecond: 10,
  joinsAtOnce: 60,
  talkPerSecond: 1,
  talkAtOnce: 8,
  patience: 20,
  socketsPerAddress: 60,
  handshakesPerMinute: 240,
  lapses: 3,
  lapsesPerMinute: 1,
  linesPerAddress: 150,
  requestMs: 60_000,
  chairsPerSocket: 32,
  createsPerHour: 120,
  makesWaiting: 10,
  allMakesWaiting: 200,
  tablesPerAddress: 500,
  allTablesPerAddress: 1_000,
  tablesInMemory: 1_000,
  requestsPerMinute: 600,
  requestsWaiting: 200,
  looksBackPerMinute: 60,
  looksBackWaiting: 5,
  allLooksBackWaiting: 40,
  importsPerMinute: 12,
  importsPerAddress: 1,
  importsAtOnce: 8,
  waitingBytes: 4_000_000,
  bodyBytes: 32_768,
  importBytes: 5_000_000,
};

/**
 * What a message counts as: about a millisecond of the thread that serves everybody for each (`quarry bench strangers` measures it). What it
 * takes beyond that is counted when it is done.
 */
export const WORTH: Readonly<Record<RequestType, number>> = {
  join: 2,
  leave: 1,
  answer: 2,
  answers: 4,
  ahead: 4,
  look: 1,
  lead: 1,
  'why-not': 1,
  intents: 1,
  since: 1,
  advise: 2,
  weigh: 3,
  undo: 3,
  vote: 2,
  chat: 1,
  phrase: 1,
  ping: 1,
  point: 1,
  rename: 1,
  'stand-in': 2,
  pause: 1,
  habits: 1,
  stops: 1,
};
/** The same for a join that asks for everything in words. */
export const PLAIN_WORTH = 5;

/** Milliseconds that this thread has worked so far: others on the machine do not count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** So many a second, and no more than so many at once. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes as much as something is worth, but never more than a full bucket holds. */
  take(now: number, worth = 1): boolean {
    this.#left = Math.min(this.#most, this.#leftAt(now));
    this.#at = now;
    const taken = Math.min(worth, this.#most);
    if (this.#left < taken) return false;
    this.#left -= taken;
    return true;
  }

  /** Takes so much, or all that is left. */
  charge(now: number, worth: number): void {
    if (!this.take(now, worth)) this.#left = 0;
  }

  /** Whether it was left alone for so long that a new one would be the same. */
  isFull(now: number): boolean {
    return this.#leftAt(now) >= this.#most;
  }

  isEmpty(now: number): boolean {
    return this.#leftAt(now) < 1;
  }

  #leftAt(now: number): number {
    return this.#left + Math.max(0, now - this.#at) * this.#perMs;
  }
}

/** What somebody has cost beyond what was counted for it. What they left unused of a count is not paid back, but makes up for the next. */
export class Debt {
  #ms = 0;

  /** How many counts are to be added for something that took so long and was counted as so much. */
  add(ms: number, counted: number): number {
    this.#ms = Math.max(-MOST_CREDIT, this.#ms + ms - counted);
    const due = Math.max(0, Math.floor(this.#ms));
    this.#ms -= due;
    return due;
  }
}
/** The clock of a thread goes by ticks of several milliseconds: who had luck before may have bad luck now. */
const MOST_CREDIT = 20;

const BUCKETS_KEPT = 10_000;

/** A bucket for each address; addresses that were quiet long enough are forgotten, and of too many the one that came first. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #tell: (address: string, worth: number) => void;
  readonly #buckets = new Map<string, Bucket>();

  /** `tell`: hears of whatever is taken here. */
  constructor(perSecond: number, most: number, tell: (address: string, worth: number) => void = () => {}) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tell = tell;
  }

  take(address: string, now: number, worth = 1): boolean {
    const isThere = this.#of(address, now).take(now, worth);
    if (isThere) this.#tell(address, worth);
    return isThere;
  }

  /** Takes so much, or all that is left. */
  charge(address: string, now: number, worth: number): void {
    if (worth <= 0) return;
    this.note(address, now, worth);
    this.#tell(address, worth);
  }

  /** So much was taken elsewhere. */
  note(address: string, now: number, worth: number): void {
    this.#of(address, now).charge(now, worth);
  }

  #of(address: string, now: number): Bucket {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= BUCKETS_KEPT) this.#makeRoom(now);
      this.#buckets.set(address, (bucket = new Bucket(this.#perSecond, this.#most, now)));
    }
    return bucket;
  }

  /** Whether nothing is left, without taking anything. */
  isEmpty(address: string, now: number): boolean {
    return this.#buckets.get(address)?.isEmpty(now) ?? false;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #makeRoom(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
    // A good many at once, so that the next newcomers need not look through all of them again.
    for (const address of this.#buckets.keys()) {
      if (this.#buckets.size < BUCKETS_KEPT - BUCKETS_KEPT / 10) return;
      this.#buckets.delete(address);
    }
  }
}

/** An address as a proxy may write it: with a port, in brackets, with a zone. */
const bareOf = (address: string): string => {
  const [, inBrackets, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  return (inBrackets ?? withPort ?? address.trim()).replace(/%.*$/, '');
};

/** Whom an address belongs to: one house has a whole range of the long addresses, and counts as one. */
export function houseOf(address: string): string {
  const bare = bareOf(address);
  if (isIP(bare) === 0) return 'unknown';
  const short = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (short !== undefined || isIP(bare) === 4) return short ?? bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const all =
    tail === undefined ? groups : [...groups, ...new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** How many things an address holds at a time. */
export class Holdings {
  readonly #held = new Map<string, number>();
  readonly #elsewhere: (address: string) => number;

  /** `elsewhere`: how many it holds that count as well. */
  constructor(elsewhere: (address: string) => number = () => 0) {
    this.#elsewhere = elsewhere;
  }

  get all(): ReadonlyMap<string, number> {
    return this.#held;
  }

  of(address: string): number {
    return this.#held.get(address) ?? 0;
  }

  take(address: string, most: number): boolean {
    const held = this.of(address);
    if (held + this.#elsewhere(address) >= most) return false;
    this.#held.set(address, held + 1);
    return true;
  }

  drop(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.#held.set(address, left);
    else this.#held.delete(address);
  }
}
