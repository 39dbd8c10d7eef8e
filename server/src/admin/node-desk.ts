/** What whoever runs the server is told of this node, and what it is told to do. */
import { ADMIN_LIMITS, type LivingTable, type NodeLoad } from '@quarry/protocol';
import type { Hub } from '../hub.ts';
import type { Figures, Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store.ts';
import type { Announcement } from './announcement.ts';
import type { Load } from './load.ts';
import type { RefusedHouses } from './refused-houses.ts';

export interface NodeDeskWorld {
  readonly nodes: Pick<Nodes, 'id'>;
  readonly hub: Pick<Hub, 'living' | 'size'>;
  readonly store: Pick<Store, 'backlog'>;
  readonly load: Load;
  readonly metrics: Pick<Metrics, 'figures'>;
  readonly announcement: Announcement;
  readonly refused: RefusedHouses;
  /** How many sockets are open. */
  sockets(): number;
}

export class NodeDesk {
  readonly #world: NodeDeskWorld;
  readonly announcement: Announcement;
  readonly refused: RefusedHouses;

  constructor(world: NodeDeskWorld) {
    this.#world = world;
    this.announcement = world.announcement;
    this.refused = world.refused;
  }

  /** Those in memory, the one that was played last first: as its cover says, which anybody with the link may read. */
  tables(): readonly LivingTable[] {
    const { hub, nodes } = this.#world;
    return hub.living
      .map((live): LivingTable => {
        const { table, name, game, status, people, createdAt, since: playedAt } = live.cover([]);
        const who = people.map(one => ({ name: one.name, who: one.who, isHere: one.isHere }));
        return { table, name, game, status, people: who, n: live.shownUpTo, createdAt, playedAt, node: nodes.id };
      })
      .sort((a, b) => b.playedAt - a.playedAt)
      .slice(0, ADMIN_LIMITS.tables);
  }

  /** What it counts, with how much it has to do now. */
  figures(): Promise<Figures> {
    return this.#world.metrics.figures(this.load());
  }

  load(): NodeLoad {
    const { nodes, hub, load, store, sockets } = this.#world;
    const { answersPerSecond, delayMs, upSeconds } = load;
    const { changes, bytes } = store.backlog;
    const memoryBytes = process.memoryUsage.rss();
    return {
      node: nodes.id,
      tables: hub.size,
      sockets: sockets(),
      answersPerSecond,
      memoryBytes,
      delayMs,
      backlog: { changes, bytes },
      upSeconds,
    };
  }
}
