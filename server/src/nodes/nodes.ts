/**
 * Several servers on one store, each a node. A table lives in the memory of one node at a time, its holder; whoever comes by another node is passed on to it
 * (decision 0030). So bots, pauses, votes and notices are done once without anything else that would see to it.
 */
import type { OpenTable } from '@quarry/protocol';
import type { Ledger } from './ledger.ts';

/** Where a node is reached by the others: a host and a port. */
export type NodeAddress = string;

/** Where a table lives: in this process, or on another node. */
export type Where = 'here' | NodeAddress;

/** A node as the others know it. */
export interface OtherNode {
  readonly id: string;
  readonly address: NodeAddress;
}

export interface Nodes {
  /** The name of this node; empty if it is alone. */
  readonly id: string;
  /** The others that are alive. */
  others(): Promise<readonly OtherNode[]>;
  /** Where a table lives. If it lives nowhere, it lives here from now on; nobody else can write of it any more. */
  whereIs(table: string): Promise<Where>;
  /** This node cannot play a table: another one may take it at once. */
  letGo(table: string): Promise<void>;
  /** Tables of other nodes at which anybody may sit down, as they have said last. */
  openElsewhere(): readonly OpenTable[];
  /** Said to the others by every node that relays something: nobody else may knock at the inner door. */
  readonly secret: string;
  /** What this node has come to: told once, when everything else stands. */
  begin(node: ThisNode): Promise<void>;
  /** This node holds nothing any more, and is not asked again. */
  close(): Promise<void>;
}

/** What the others may want of this node. */
export interface ThisNode {
  readonly address: NodeAddress;
  readonly ledger: Ledger;
  /** Whether a table is in memory: what is not, need not live here for long. */
  has(table: string): boolean;
  openTables(): readonly OpenTable[];
  /** These live elsewhere now, whatever is in memory here. */
  lose(tables: readonly string[]): void;
  /** These lived on a node that is gone: they are to go on, as far as somebody waits for them. */
  takeOver(tables: readonly string[]): void;
}

/** One server with a store of its own. */
export const ALONE: Nodes = {
  id: '',
  others: async () => [],
  whereIs: async () => 'here',
  letGo: async () => {},
  openElsewhere: () => [],
  secret: '',
  async begin() {},
  async close() {},
};
