/** For whoever runs the server: its tables and load, a word to everybody, tables closed and opened again, houses refused. */
import { refuse } from '@quarry/kernel';
import { type Announced, announceSchema, houseSchema, type RefusedHouses } from '@quarry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminDesk } from '../admin/admin-desk.ts';
import type { NodeDesk } from '../admin/node-desk.ts';
import { reasonIn } from '../faults.ts';
import type { Hub } from '../hub.ts';
import type { Store } from '../store.ts';
import { orRefuse, Refused } from './refused.ts';
import { read } from './requests.ts';
import { idOf } from './table-finder.ts';
import { tokenWanted } from './token.ts';

export interface AdminWorld {
  readonly hub: Pick<Hub, 'shut' | 'reopen'>;
  readonly admin: AdminDesk;
  readonly node: NodeDesk;
  readonly store: Pick<Store, 'copy'>;
  readonly metricsToken: string | null;
}

interface OfTable {
  readonly Params: { readonly table: string };
}

/** Also whoever is refused may come by here, with the token: nobody shuts themselves out for good. */
export const isAdmin = (url: string): boolean => url.startsWith('/api/admin/');

const notSetUp = refuse(
  'not-set-up',
  {},
  'This server has no metrics token, so that nobody can administer it; set QUARRY_METRICS_TOKEN in its environment and start it again.',
);

const elsewhere = refuse('not-here', {}, 'Everything is kept in a PostgreSQL database; copy it with pg_dump.');

async function copyOf(store: Pick<Store, 'copy'>): Promise<string | null> {
  try {
    return await store.copy();
  } catch (error) {
    throw new Refused(refuse('not-saved', {}, `No copy could be made: ${reasonIn(error)}.`).refusal);
  }
}

export function addAdmin(app: FastifyInstance, { hub, admin, node, store, metricsToken }: AdminWorld): void {
  const check = metricsToken === null ? null : tokenWanted(metricsToken);
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (!check) throw new Refused(notSetUp.refusal);
    check(request);
  };
  const guarded = { onRequest: guard };

  app.get('/api/announcement', (): Announced => ({ says: node.announcement.says }));
  app.get('/api/admin/tables', guarded, () => admin.tables());
  app.get('/api/admin/load', guarded, () => admin.load());
  app.post('/api/admin/announcement', guarded, ({ body }) => admin.announce(read(announceSchema, body)));
  app.delete('/api/admin/announcement', guarded, () => admin.announce(null));
  app.get('/api/admin/refused', guarded, (): RefusedHouses => ({ refused: node.refused.all }));
  app.post('/api/admin/refused', guarded, async ({ body }) => orRefuse(await admin.refuse(read(houseSchema, body).address)));
  app.delete('/api/admin/refused', guarded, async ({ body }) => orRefuse(await admin.allow(read(houseSchema, body).address)));
  app.post('/api/admin/copy', guarded, async () => {
    const file = await copyOf(store);
    if (file === null) throw new Refused(elsewhere.refusal);
    return { file };
  });
  // What is asked about a table is asked of the node at which it lives.
  app.post<OfTable>('/api/admin/tables/:table/close', guarded, async request => {
    orRefuse(await hub.shut(idOf(request)));
    return { table: idOf(request), isClosed: true };
  });
  app.post<OfTable>('/api/admin/tables/:table/open', guarded, async request => {
    orRefuse(await hub.reopen(idOf(request)));
    return { table: idOf(request), isClosed: false };
  });
}
