/** Houses that are not let in: kept in the store, known to every node. Whoever of them is here is shown out. */
import { done, type Result, refuse } from '@quarry/kernel';
import type { Faults } from '../faults.ts';
import { LastingTrouble } from '../lasting-trouble.ts';
import { houseOf } from '../limits.ts';
import type { Log } from '../log.ts';
import { REFUSED_MOST, type RefusedHouse, type Store } from '../store.ts';

/** What whoever comes from there is told. */
export const houseRefused = refuse('house-refused', {}, 'Whoever runs this server does not let in the address that you come from.');

/** A node that was not told finds out so soon. */
const REREAD_MS = 10_000;

export interface RefusedHousesWorld {
  readonly store: Pick<Store, 'write' | 'refusedHouses'>;
  readonly log: Log;
  readonly faults: Pick<Faults, 'apart'>;
  now(): number;
}

/** The house that somebody means: an address of it, or its range as it is listed. */
export function houseNamed(address: string): Result<string> {
  const house = houseOf(address.replace(/^([\da-f:]+)\/64$/i, '$1'));
  if (house !== houseOf('')) return { ok: true, value: house };
  return refuse(
    'malformed',
    { address },
    `'${address}' is no address; write one such as 203.0.113.7 or 2001:db8::7, which stands for its whole /64.`,
  );
}

export class RefusedHouses {
  readonly #world: RefusedHousesWorld;
  readonly #unread: LastingTrouble;
  #houses = new Map<string, RefusedHouse>();
  #showOut: (house: string) => void = () => {};
  readonly #timer: NodeJS.Timeout;

  private constructor(world: RefusedHousesWorld) {
    this.#world = world;
    this.#unread = new LastingTrouble(world.log, 'which houses are refused could not be read', 'which houses are refused is read again');
    this.#timer = setInterval(() => world.faults.apart('refused-houses', () => this.reread()), REREAD_MS).unref();
  }

  static async open(world: RefusedHousesWorld): Promise<RefusedHouses> {
    const houses = new RefusedHouses(world);
    await houses.reread();
    return houses;
  }

  /** From now on whoever is here from a house that is refused is shown out. */
  listen(showOut: (house: string) => void): void {
    this.#showOut = showOut;
  }

  has(house: string): boolean {
    return this.#houses.has(house);
  }

  /** The latest first. */
  get all(): readonly RefusedHouse[] {
    return [...this.#houses.values()];
  }

  async refuse(house: string): Promise<Result> {
    if (!this.has(house) && this.#houses.size >= REFUSED_MOST)
      return refuse('too-many', { most: REFUSED_MOST }, `${REFUSED_MOST} houses are refused already; allow some of them first.`);
    await this.#world.store.write({ do: 'refuse-house', house, at: this.#world.now() });
    await this.reread();
    return done;
  }

  async allow(house: string): Promise<Result> {
    if (!this.has(house)) return refuse('not-refused', { house }, `${house} is not refused.`);
    await this.#world.store.write({ do: 'allow-house', house });
    await this.reread();
    return done;
  }

  /** What is known stays as it is if the store cannot be asked. */
  async reread(): Promise<void> {
    try {
      const houses = await this.#world.store.refusedHouses();
      const before = this.#houses;
      this.#houses = new Map(houses.map(one => [one.house, one]));
      for (const { house } of houses) if (!before.has(house)) this.#showOut(house);
      this.#unread.over();
    } catch (error) {
      this.#unread.met(error);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
