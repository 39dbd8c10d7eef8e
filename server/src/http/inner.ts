/** What nodes say to each other, and nobody else may. */
import { refuse } from '@quarry/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hub } from '../hub.ts';
import { isOfANode } from '../nodes/inner-door.ts';
import { Refused } from './refused.ts';

const notFound = refuse('not-found', {}, 'There is nothing here.');

export function addInner(app: FastifyInstance, hub: Pick<Hub, 'forgetNext'>): void {
  app.post(
    '/inner/tables/:table/forget-next/:next',
    async (request: FastifyRequest<{ Params: { table: string; next: string } }>, reply) => {
      if (!isOfANode(request.raw)) throw new Refused(notFound.refusal);
      const { table, next } = request.params;
      await hub.forgetNext(table, next);
      return reply.status(204).send();
    },
  );
}
