/** What nodes say to each other, and nobody else may. */
import { refuse } from '@quarry/kernel';
import { announceSchema } from '@quarry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NodeDesk } from '../admin/node-desk.ts';
import type { Hub } from '../hub.ts';
import { isOfANode } from '../nodes/inner-door.ts';
import { Refused } from './refused.ts';
import { read } from './requests.ts';

const notFound = refuse('not-found', {}, 'There is nothing here.');

const ofANode = async ({ raw }: FastifyRequest): Promise<void> => {
  if (!isOfANode(raw)) throw new Refused(notFound.refusal);
};

export function addInner(app: FastifyInstance, { hub, node }: { readonly hub: Pick<Hub, 'forgetNext'>; readonly node: NodeDesk }): void {
  const guarded = { onRequest: ofANode };
  app.post<{ Params: { table: string; next: string } }>('/inner/tables/:table/forget-next/:next', guarded, async ({ params }) => {
    await hub.forgetNext(params.table, params.next);
    return {};
  });
  app.get('/inner/living', guarded, () => node.tables());
  app.get('/inner/figures', guarded, () => node.figures());
  app.get('/inner/load', guarded, () => node.load());
  app.post('/inner/announcement', guarded, ({ body }) => {
    node.announcement.say(body === null ? null : read(announceSchema, body));
    return {};
  });
  app.post('/inner/refused', guarded, async () => {
    await node.refused.reread();
    return {};
  });
}
