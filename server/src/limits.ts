/** How much one socket or one address may do. Whoever does more is told so; whoever goes on is shown out. */

export interface Limits {
  /** Messages a second and in a burst, by socket. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Chat lines and pointing fingers a second and in a burst, by socket. */
  readonly talkPerSecond: number;
  readonly talkAtOnce: number;
  /** Refusals for haste, after which the socket is closed. */
  readonly patience: number;
  readonly socketsPerAddress: number;
  readonly chairsPerSocket: number;
  readonly createsPerHour: number;
  readonly tablesPerAddress: number;
  readonly requestsPerMinute: number;
  /** Bytes that may wait to be sent to a slow reader. */
  readonly waitingBytes: number;
  readonly bodyBytes: number;
  readonly importBytes: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  talkPerSecond: 1,
  talkAtOnce: 8,
  patience: 100,
  socketsPerAddress: 60,
  chairsPerSocket: 32,
  createsPerHour: 120,
  tablesPerAddress: 500,
  requestsPerMinute: 600,
  waitingBytes: 4_000_000,
  bodyBytes: 32_768,
  importBytes: 5_000_000,
};

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

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get isFull(): boolean {
    return this.#left >= this.#most - 1;
  }
}

/** A bucket for each address; addresses that were quiet long enough are forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  take(address: string, now: number): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size > 10_000) for (const [one, kept] of this.#buckets) if (kept.isFull) this.#buckets.delete(one);
      this.#buckets.set(address, (bucket = new Bucket(this.#perSecond, this.#most, now)));
    }
    return bucket.take(now);
  }
}

/** How many things an address holds at a time. */
export class Holdings {
  readonly #held = new Map<string, number>();

  of(address: string): number {
    return this.#held.get(address) ?? 0;
  }

  take(address: string, most: number): boolean {
    const held = this.of(address);
    if (held >= most) return false;
    this.#held.set(address, held + 1);
    return true;
  }

  drop(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.#held.set(address, left);
    else this.#held.delete(address);
  }
}
