/** For whoever watches over the server: its health, and its figures. */
import type { Refusal } from '@quarry/kernel';
import type { FastifyInstance } from 'fastify';
import type { AdminDesk } from '../admin/admin-desk.ts';
import type { NodeDesk } from '../admin/node-desk.ts';
import { textOf } from '../metrics.ts';
import { Refused } from './refused.ts';
import { tokenWanted } from './token.ts';

export interface ServiceWorld {
  readonly node: NodeDesk;
  readonly admin: AdminDesk;
  readonly metricsToken: string | null;
  /** Why nothing could be saved now, or soon could not; null if something could. */
  troubleNow(): Promise<Refusal | null>;
}

export function addService(app: FastifyInstance, { node, admin, metricsToken, troubleNow }: ServiceWorld): void {
  app.get('/healthz', async () => {
    const trouble = await troubleNow();
    if (trouble === null) return { ok: true };
    throw new Refused(trouble);
  });
  // Counters that move tell who was asked behind an even pause: they are for the host alone.
  if (metricsToken === null) return;
  const check = tokenWanted(metricsToken);
  app.get('/metrics', async (request, reply) => {
    check(request);
    // Where several nodes stand behind one port nobody knows which of them is asked: any of them tells of all.
    const isOfAll = (request.query as { readonly nodes?: string }).nodes === 'all';
    const { type, text } = textOf(isOfAll ? await admin.figures() : [await node.figures()]);
    return reply.type(type).send(await text);
  });
}
