/** Tables: made, looked at, sat down at, kept and deleted by their hosts. */
import { refuse } from '@quarry/kernel';
import { createSchema, inviteSchema, lessonSchema, patchSchema, sitSchema } from '@quarry/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../hub.ts';
import type { Desk } from '../tables-desk.ts';
import { orRefuse, Refused } from './refused.ts';
import { houseIn, keysOf, read, type TableRequest } from './requests.ts';
import { hosted, idOf, saved, type TableFinder } from './table-finder.ts';

interface TablesWorld {
  readonly hub: Pick<Hub, 'owned' | 'exists' | 'remove' | 'allOpenTables'>;
  readonly desk: Pick<Desk, 'create' | 'teach' | 'again'>;
  readonly find: TableFinder;
}

export function addTables(app: FastifyInstance, { hub, desk, find }: TablesWorld): void {
  app.get('/api/tables', () => hub.allOpenTables());
  app.post('/api/tables', async (request, reply) => {
    const created = orRefuse(await desk.create(read(createSchema, request.body), houseIn(request)));
    return reply.status(201).send(created);
  });
  app.post('/api/lessons', async (request, reply) => {
    const created = orRefuse(await desk.teach(read(lessonSchema, request.body), houseIn(request)));
    return reply.status(201).send(created);
  });
  app.post('/api/tables/:table/again', async (request: TableRequest, reply) => {
    const table = await find.played(request);
    const again = orRefuse(await desk.again(table, keysOf(request), houseIn(request), id => hub.exists(id)));
    return reply.status(201).send(await saved(table, again));
  });
  app.get('/api/tables/:table', async (request: TableRequest) => (await find.any(request)).cover(keysOf(request)));
  app.post('/api/tables/:table/sit', async (request: TableRequest) => {
    const table = await find.seated(request);
    const seat = orRefuse(table.sit(read(sitSchema, request.body)));
    return saved(table, { table: table.id, seat });
  });
  app.post('/api/tables/:table/invite', async (request: TableRequest) => {
    const table = hosted(await find.seated(request), request);
    const { seat } = read(inviteSchema, request.body);
    return saved(table, { seat, invite: orRefuse(table.invite(seat)) });
  });
  app.patch('/api/tables/:table', async (request: TableRequest) => {
    const table = hosted(await find.played(request), request);
    orRefuse(table.patch(read(patchSchema, request.body)));
    return saved(table, table.cover(keysOf(request)));
  });
  app.delete('/api/tables/:table', async (request: TableRequest, reply) => {
    const { stored } = hosted(orRefuse(await hub.owned(idOf(request))), request);
    if (stored.next !== undefined && (await hub.exists(stored.next)))
      throw new Refused(
        refuse(
          'in-story',
          { next: stored.next },
          'The story goes on from this chapter. Delete the last chapter first, or archive this one.',
        ).refusal,
      );
    orRefuse(await hub.remove(stored));
    return reply.status(204).send();
  });
}
