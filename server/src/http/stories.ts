/** Stories: the next chapter, our story up to here, and how people gather before a chapter begins. */
import { refuse } from '@quarry/kernel';
import { gatherSchema } from '@quarry/protocol';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../hub.ts';
import type { Desk } from '../tables-desk.ts';
import { orRefuse, Refused } from './refused.ts';
import { houseIn, keysOf, read, type TableRequest } from './requests.ts';
import { hosted, saved, type TableFinder } from './table-finder.ts';

interface StoriesWorld {
  readonly hub: Pick<Hub, 'exists'>;
  readonly desk: Pick<Desk, 'next' | 'pauseFor'>;
  readonly find: TableFinder;
}

export function addStories(app: FastifyInstance, { hub, desk, find }: StoriesWorld): void {
  app.post('/api/tables/:table/next', async (request: TableRequest, reply) => {
    const table = await find.played(request);
    const next = orRefuse(await desk.next(table, keysOf(request), houseIn(request), id => hub.exists(id)));
    return reply.status(201).send(await saved(table, next));
  });
  app.get('/api/tables/:table/story', async (request: TableRequest) => {
    const table = await find.any(request);
    const { sequel, id, name } = table.game;
    if (!sequel) throw new Refused(refuse('no-sequel', { game: id }, `A match of ${name} is a story of its own.`).refusal);
    return table.story(keysOf(request));
  });
  app.get('/api/tables/:table/gathering', async (request: TableRequest, reply) => {
    const lobby = await find.lobbyUnlessBegun(request);
    // Everybody who waits finds out: that is no mistake of theirs.
    if (!lobby) return reply.type('application/json').send('null');
    return saved(lobby, null).then(() => lobby.view(keysOf(request)));
  });
  app.post('/api/tables/:table/gathering', async (request: TableRequest) => {
    const lobby = await find.lobby(request);
    orRefuse(lobby.act(read(gatherSchema, request.body), keysOf(request)));
    return saved(lobby, null).then(() => lobby.view(keysOf(request)));
  });
  app.post('/api/tables/:table/begin', async (request: TableRequest) => {
    const gathered = await find.lobbyUnlessBegun(request);
    if (!gathered) return hosted(await find.played(request), request).cover(keysOf(request));
    const lobby = hosted(gathered, request);
    orRefuse(lobby.begin(desk.pauseFor(lobby.game, lobby.stored.seats)));
    await saved(lobby, null);
    return (await find.played(request)).cover(keysOf(request));
  });
}
