/** Two nodes in one process: a store that both use, who holds which table in a list, and a door in front that leads each new connection to the next of them. */

import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import type { OpenTable } from '@quarry/protocol';
import type { Held } from '../nodes/ledger.ts';
import type { Nodes, OtherNode, ThisNode, Where } from '../nodes/nodes.ts';
import type { Store } from '../store.ts';

/** Who holds what, among nodes of this process. */
export class NodeList {
  readonly #nodes = new Set<ListedNode>();
  readonly holders = new Map<string, ListedNode>();
  readonly secret = 'said among nodes';

  join(): ListedNode {
    const node = new ListedNode(this, `node-${this.#nodes.size + 1}`);
    this.#nodes.add(node);
    return node;
  }

  /** It comes back after it has gone. */
  rejoin(node: ListedNode): void {
    this.#nodes.add(node);
  }

  beside(node: ListedNode): readonly OtherNode[] {
    return [...this.#nodes].flatMap(one => (one !== node && one.self ? [{ id: one.id, address: one.self.address }] : []));
  }

  openBeside(node: ListedNode): readonly OpenTable[] {
    return [...this.#nodes].filter(one => one !== node).flatMap(one => one.self?.openTables() ?? []);
  }

  /** News are there at once. */
  tell(from: ListedNode): void {
    const others = [...this.#nodes].filter(one => one !== from && one.self);
    from.self!.ledger.listen(used => {
      for (const one of this.#nodes) if (one !== from) one.self?.ledger.hear(used);
    });
    for (const one of others) one.self!.ledger.hearHeld(this.#heldBeside(one));
    from.self!.ledger.hearHeld(this.#heldBeside(from));
  }

  /** Looked up when it is wanted. */
  #heldBeside(node: ListedNode): ReadonlyMap<string, Held> {
    const beside = [...this.#nodes].filter(one => one !== node && one.self);
    return new Map(
      beside.map((one, i): [string, Held] => [String(i), new Proxy({}, { get: (_, what) => one.self!.ledger.held[String(what)] })]),
    );
  }

  leave(node: ListedNode): void {
    this.#nodes.delete(node);
    for (const [table, holder] of this.holders) if (holder === node) this.holders.delete(table);
  }
}

export class ListedNode implements Nodes {
  readonly #list: NodeList;
  self: ThisNode | null = null;

  readonly id: string;

  constructor(list: NodeList, id: string) {
    this.#list = list;
    this.id = id;
  }

  async others(): Promise<readonly OtherNode[]> {
    return this.#list.beside(this);
  }

  get secret(): string {
    return this.#list.secret;
  }

  async whereIs(table: string): Promise<Where> {
    const holder = this.#list.holders.get(table);
    if (holder && holder !== this) return holder.self!.address;
    this.#list.holders.set(table, this);
    return 'here';
  }

  async letGo(table: string): Promise<void> {
    if (this.#list.holders.get(table) === this) this.#list.holders.delete(table);
  }

  openElsewhere(): readonly OpenTable[] {
    return this.#list.openBeside(this);
  }

  async begin(self: ThisNode): Promise<void> {
    this.self = self;
    this.#list.tell(this);
  }

  async close(): Promise<void> {
    this.#list.leave(this);
  }
}

/** The store of somebody else, which stays open when a node lets go of it. */
export const lent = (store: Store): Store => new Proxy(store, { get: (of, name) => (name === 'close' ? async () => {} : bound(of, name)) });

const bound = (store: Store, name: string | symbol): unknown => {
  const value = Reflect.get(store, name, store) as unknown;
  return typeof value === 'function' ? value.bind(store) : value;
};

export interface Door {
  readonly port: number;
  /** Cuts every line. */
  cut(): void;
  close(): void;
}

/** Leads each connection to the next of some ports. */
export async function balance(portsNow: () => readonly number[]): Promise<Door> {
  let next = 0;
  const lines = new Set<Socket>();
  const server: Server = createServer(near => {
    const ports = portsNow();
    const far = dial(ports[next++ % ports.length]!, '127.0.0.1');
    for (const line of [near, far]) {
      lines.add(line);
      line.on('close', () => lines.delete(line));
    }
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      for (const line of lines) line.destroy();
    },
    close() {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}
