import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { LoadTable, nothingMeasured, SEATS } from './load.ts';

const asked = { n: 0, seat: 0, kind: 'go', choose: 'one', min: 1, max: 1, options: [{ key: 'a' }] };

/** A server that hears answers, and says what it likes. */
async function heardBy(
  heard: (request: { type: string; id: number; key: string; as: number }, reply: (one: object) => void) => void,
): Promise<{ readonly port: number; close(): void }> {
  const http = createServer((_, response) => {
    const keys = Array.from({ length: SEATS }, (__, seat) => ({ seat, key: `key-${seat}` }));
    response.writeHead(201).end(JSON.stringify({ table: 't', keys }));
  });
  const sockets: WebSocket[] = [];
  new WebSocketServer({ server: http }).on('connection', socket => {
    sockets.push(socket);
    socket.on('message', data =>
      heard(JSON.parse((data as Buffer).toString('utf8')), one => socket.send(JSON.stringify({ table: 't', ...one }))),
    );
  });
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    close() {
      http.closeAllConnections();
      http.close();
    },
  };
}

test('a stream is answered in its order, by whoever it says, and what it does not ask yet is waited for', async () => {
  const said: unknown[] = [];
  const server = await heardBy((request, reply) => {
    const seat = Number(request.key?.at(-1));
    if (request.type === 'join') reply({ type: 'seen', as: seat, seen: { asked: { ...asked, kind: seat === 1 ? 'later' : 'go' } } });
    if (request.type !== 'answer') return;
    said.push([request.as, request.key]);
    reply({ type: 'ack', id: request.id });
    if (request.as === 2) reply({ type: 'update', as: 1, changes: [{ at: ['asked'], now: { ...asked, kind: 'go' } }] });
  });
  const table = new LoadTable({
    ...{ ports: [server.port], name: 'load', game: 'zero-dawn', setup: {} },
    ...{ isQuick: true, isShared: false, address: '127.0.0.1' },
    stream: [
      { seat: 2, kind: 'go', answer: ['b'] },
      { seat: 1, kind: 'go', answer: ['c'] },
      { seat: 3, kind: 'never', answer: ['d'] },
    ],
  });
  table.measured = nothingMeasured();
  await table.open();
  await expect.poll(() => table.measured!.answers, { timeout: 60_000 }).toBe(2);
  table.stop();
  server.close();

  expect(said).toEqual([
    [2, ['b']],
    [1, ['c']],
  ]);
});

test('whoever answers too fast says the same again later, and the wait counts', async () => {
  const said: unknown[] = [];
  const server = await heardBy((request, reply) => {
    if (request.type === 'join')
      return reply({ type: 'seen', as: Number(request.key.at(-1)), seen: { asked: request.key === 'key-0' ? asked : null } });
    if (request.type === 'habits') return;
    said.push(request);
    reply(said.length === 1 ? { type: 'refused', id: request.id, code: 'too-fast', says: 'Wait.' } : { type: 'ack', id: request.id });
  });
  const table = new LoadTable({
    ...{ ports: [server.port], name: 'load', game: 'zero-dawn', setup: {} },
    ...{ isQuick: true, isShared: false, address: '127.0.0.1' },
  });
  table.measured = nothingMeasured();
  await table.open();
  await expect.poll(() => table.measured!.answers, { timeout: 60_000 }).toBe(1);
  table.stop();
  server.close();

  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
  expect(table.measured.latencies[0]).toBeGreaterThan(200);
});
