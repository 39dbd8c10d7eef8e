import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { LoadTable, nothingMeasured, SEATS } from './load.ts';

const asked = { n: 0, seat: 0, kind: 'go', choose: 'one', min: 1, max: 1, options: [{ key: 'a' }] };

test('whoever answers too fast says the same again later, and the wait counts', async () => {
  const http = createServer((_, response) => {
    const keys = Array.from({ length: SEATS }, (__, seat) => ({ seat, key: `key-${seat}` }));
    response.writeHead(201).end(JSON.stringify({ table: 't', keys }));
  });
  const said: unknown[] = [];
  const heard = (socket: WebSocket, request: { type: string; id: number; key: string }): void => {
    const reply = (one: object): void => socket.send(JSON.stringify({ table: 't', ...one }));
    if (request.type === 'join')
      return reply({ type: 'seen', as: Number(request.key.at(-1)), seen: { asked: request.key === 'key-0' ? asked : null } });
    if (request.type === 'habits') return;
    said.push(request);
    reply(said.length === 1 ? { type: 'refused', id: request.id, code: 'too-fast', says: 'Wait.' } : { type: 'ack', id: request.id });
  };
  new WebSocketServer({ server: http }).on('connection', socket =>
    socket.on('message', data => heard(socket, JSON.parse((data as Buffer).toString('utf8')) as never)),
  );
  await new Promise<void>(resolve => void http.listen(0, '127.0.0.1', resolve));
  const table = new LoadTable({
    ...{ ports: [(http.address() as AddressInfo).port], name: 'load', game: 'zero-dawn', setup: {} },
    ...{ isQuick: true, isShared: false, address: '127.0.0.1' },
  });
  table.measured = nothingMeasured();
  await table.open();
  await expect.poll(() => table.measured!.answers, { timeout: 60_000 }).toBe(1);
  table.stop();
  http.closeAllConnections();
  http.close();

  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
  expect(table.measured.latencies[0]).toBeGreaterThan(200);
});
