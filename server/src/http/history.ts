/** What is past of a table: its file, its replay, its tale, its log, playing on from a step, and what somebody found wrong. */
import { forkSchema, reportSchema } from '@quarry/protocol';
import type { FastifyInstance } from 'fastify';
import type { Analyses } from '../analyses.ts';
import type { Desk } from '../tables-desk.ts';
import { sendText, takesPacked } from './packed.ts';
import { orRefuse } from './refused.ts';
import { eyesOf, houseIn, isPlain, keysOf, read, type TableRequest } from './requests.ts';
import type { TableFinder } from './table-finder.ts';

interface HistoryWorld {
  readonly desk: Pick<Desk, 'export' | 'replay' | 'tale' | 'log' | 'fork' | 'report'>;
  readonly analyses: Analyses;
  readonly find: TableFinder;
}

export function addHistory(app: FastifyInstance, { desk, analyses, find }: HistoryWorld): void {
  app.get('/api/tables/:table/export', async (request: TableRequest, reply) => {
    const table = await find.past(request);
    const isPacked = takesPacked(request);
    const record = orRefuse(await desk.export(table, keysOf(request), houseIn(request), isPacked));
    void reply.header('content-disposition', `attachment; filename="quarry-${table.game.id}-${table.id}.json"`);
    return sendText(reply, record, isPacked);
  });
  app.get('/api/tables/:table/replay', async (request: TableRequest, reply) => {
    const isPacked = takesPacked(request);
    const table = await find.past(request);
    return sendText(
      reply,
      orRefuse(await desk.replay(table, eyesOf(request), isPlain(request), keysOf(request), houseIn(request), isPacked)),
      isPacked,
    );
  });
  app.get('/api/tables/:table/tale', async (request: TableRequest, reply) => {
    const isPacked = takesPacked(request);
    const table = await find.past(request);
    return sendText(
      reply,
      orRefuse(await desk.tale(table, eyesOf(request), isPlain(request), keysOf(request), houseIn(request), isPacked)),
      isPacked,
    );
  });
  app.get('/api/tables/:table/analysis', async (request: TableRequest) => {
    return orRefuse(analyses.of(await find.past(request), eyesOf(request), keysOf(request), houseIn(request)));
  });
  app.get('/api/tables/:table/log', async (request: TableRequest) => {
    return orRefuse(desk.log(await find.past(request), eyesOf(request), keysOf(request)));
  });
  app.post('/api/tables/:table/fork', async (request: TableRequest, reply) => {
    const table = await find.past(request);
    const wish = read(forkSchema, request.body);
    return reply.status(201).send(orRefuse(await desk.fork(table, wish, keysOf(request), houseIn(request))));
  });
  app.post('/api/tables/:table/report', async (request: TableRequest, reply) => {
    const table = await find.past(request);
    const report = orRefuse(await desk.report(table, read(reportSchema, request.body), houseIn(request)));
    return reply.status(201).send({ report });
  });
}
