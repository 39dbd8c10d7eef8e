/** The same for all nodes: each is asked by its inner door, and one that does not answer is named. */
import { type Result, refuse } from '@quarry/kernel';
import type { AdminDone, AdminLoad, AdminTables, Announce, HouseDone, LivingTable, NodeLoad } from '@quarry/protocol';
import type { Figures } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { askNode } from '../nodes/relay.ts';
import { NotSaved } from '../store.ts';
import type { NodeDesk } from './node-desk.ts';
import { houseNamed } from './refused-houses.ts';

/** What the other nodes have said. */
interface Told<T> {
  readonly said: readonly T[];
  readonly silent: readonly string[];
}

const notSaved = refuse('not-saved', {}, 'The server could not store this; nothing has changed. Try again in a moment.');

export class AdminDesk {
  readonly #own: NodeDesk;
  readonly #nodes: Pick<Nodes, 'others' | 'secret'>;

  constructor(own: NodeDesk, nodes: Pick<Nodes, 'others' | 'secret'>) {
    this.#own = own;
    this.#nodes = nodes;
  }

  async #ask<T>(path: string, sent?: { readonly body: unknown }): Promise<Told<T>> {
    const { secret } = this.#nodes;
    const asked = (await this.#nodes.others()).map(({ id, address }) =>
      askNode<T>(address, secret, path, sent).then(
        said => ({ id, said }),
        () => ({ id }),
      ),
    );
    const all = await Promise.all(asked);
    return { said: all.flatMap(one => ('said' in one ? [one.said] : [])), silent: all.flatMap(one => ('said' in one ? [] : [one.id])) };
  }

  async tables(): Promise<AdminTables> {
    const { said, silent } = await this.#ask<readonly LivingTable[]>('/inner/living');
    return { tables: [...this.#own.tables(), ...said.flat()].sort((a, b) => b.playedAt - a.playedAt), silent };
  }

  async load(): Promise<AdminLoad> {
    const { said, silent } = await this.#ask<NodeLoad>('/inner/load');
    return { nodes: [this.#own.load(), ...said], silent };
  }

  /** What each of them counts; whoever is silent is missing. */
  async figures(): Promise<readonly Figures[]> {
    const { said } = await this.#ask<Figures>('/inner/figures');
    return [await this.#own.figures(), ...said];
  }

  /** Null takes back what was said. */
  async announce(wish: Announce | null): Promise<AdminDone> {
    this.#own.announcement.say(wish);
    return this.#done(await this.#ask('/inner/announcement', { body: wish }));
  }

  async refuse(address: string): Promise<Result<HouseDone>> {
    return this.#changeHouse(address, house => this.#own.refused.refuse(house));
  }

  async allow(address: string): Promise<Result<HouseDone>> {
    return this.#changeHouse(address, house => this.#own.refused.allow(house));
  }

  async #changeHouse(address: string, change: (house: string) => Promise<Result>): Promise<Result<HouseDone>> {
    const named = houseNamed(address);
    if (!named.ok) return named;
    const house = named.value;
    try {
      const changed = await change(house);
      if (!changed.ok) return changed;
    } catch (error) {
      if (error instanceof NotSaved) return notSaved;
      throw error;
    }
    return { ok: true, value: { house, ...this.#done(await this.#ask('/inner/refused', { body: null })) } };
  }

  /** This node has done it, and whoever has answered. */
  #done({ said, silent }: Told<unknown>): AdminDone {
    return { nodes: 1 + said.length, silent };
  }
}
