/**
 * What houses use of their limits, for all nodes together: what is used here is told to the others, and what they say is counted here as if it had been used
 * here. News take a moment, so that somebody who comes by several doors at once may get a little more than their share, for that moment.
 */
import { Buckets, Holdings } from '../limits.ts';

/** So much of a limit was used by a house. */
export interface Used {
  readonly what: string;
  readonly house: string;
  readonly worth: number;
}

/** How much of something each house holds: by what, then by house. */
export type Held = Readonly<Record<string, Readonly<Record<string, number>>>>;

export class Ledger {
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Buckets>();
  readonly #holdings = new Map<string, Holdings>();
  /** What each of the other nodes has said last. */
  readonly #elsewhere = new Map<string, Held>();
  #ears: (used: Used) => void = () => {};

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** So many a second, and no more than so many at once, for each house. */
  buckets(what: string, perSecond: number, most: number): Buckets {
    const buckets = new Buckets(perSecond, most, (house, worth) => this.#ears({ what, house, worth }));
    this.#buckets.set(what, buckets);
    return buckets;
  }

  /** How many things each house holds. */
  holdings(what: string): Holdings {
    const holdings = new Holdings(house => this.heldBy(what, house));
    this.#holdings.set(what, holdings);
    return holdings;
  }

  /** How much of something a house holds on other nodes. */
  heldBy(what: string, house: string): number {
    let sum = 0;
    for (const held of this.#elsewhere.values()) sum += held[what]?.[house] ?? 0;
    return sum;
  }

  /** From now on whatever is used here is told. */
  listen(ears: (used: Used) => void): void {
    this.#ears = ears;
  }

  /** What is held here now. */
  get held(): Held {
    return Object.fromEntries([...this.#holdings].map(([what, holdings]) => [what, Object.fromEntries(holdings.all)]));
  }

  /** So much was used on another node. */
  hear({ what, house, worth }: Used): void {
    this.#buckets.get(what)?.note(house, this.#clock(), worth);
  }

  /** What each of the other nodes holds; one that is not named holds nothing any more. */
  hearHeld(nodes: ReadonlyMap<string, Held>): void {
    this.#elsewhere.clear();
    for (const [node, held] of nodes) this.#elsewhere.set(node, held);
  }
}
