/** For whoever watches over the server: its health, and its figures. */
import type { Refusal } from '@quarry/kernel';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../hub.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from './refused.ts';
import { tokenWanted } from './token.ts';

export interface ServiceWorld {
  readonly hub: Pick<Hub, 'size'>;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Why nothing could be saved now, or soon could not; null if something could. */
  troubleNow(): Promise<Refusal | null>;
}

export function addService(app: FastifyInstance, { hub, metrics, metricsToken, troubleNow }: ServiceWorld): void {
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
    metrics.tables.set(hub.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
