/**
 * The ceiling: sockets and a durable append, nothing else. A message of a client is stored as so many bytes, in batches formed while the
 * last commit is under way, then so many bytes go to each of the four sockets of its table. Without a number nothing is stored.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type WebSocket, WebSocketServer } from 'ws';

interface Move {
  readonly table: string;
  readonly n: number;
}

interface BareTable {
  readonly sockets: WebSocket[];
  n: number;
}

export async function startBare(data: string, sends: number, stores: number | null): Promise<{ port: number; close(): Promise<void> }> {
  const worker =
    stores === null ? null : new Worker(new URL('./bare-worker.ts', import.meta.url), { workerData: { file: join(data, 'bare.db') } });
  if (worker) await new Promise(resolve => worker.once('message', resolve));
  const tables = new Map<string, BareTable>();
  const body = 'x'.repeat(stores ?? 0);
  const padding = 'y'.repeat(sends);
  let queue: Move[] = [];
  let underway: readonly Move[] | null = null;

  const tell = ({ table, n }: Move): void => {
    const text = `{"table":"${table}","n":${n},"padding":"${padding}"}`;
    for (const socket of tables.get(table)!.sockets) socket.send(text);
  };
  const flush = (): void => {
    underway = queue;
    queue = [];
    worker?.postMessage(underway.map(({ table, n }) => ({ table, n, body })));
  };
  worker?.on('message', () => {
    for (const move of underway ?? []) tell(move);
    underway = null;
    if (queue.length > 0) flush();
  });

  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await new Promise(resolve => sockets.once('listening', resolve));
  sockets.on('connection', (socket, request) => {
    const name = request.url!;
    const table = tables.get(name) ?? { sockets: [], n: 0 };
    tables.set(name, table);
    table.sockets.push(socket);
    socket.on('message', data => {
      JSON.parse((data as Buffer).toString('utf8'));
      table.n += 1;
      if (!worker) {
        tell({ table: name, n: table.n });
        return;
      }
      queue.push({ table: name, n: table.n });
      if (underway || queue.length > 1) return;
      setImmediate(() => {
        if (!underway && queue.length > 0) flush();
      });
    });
  });
  const { port } = sockets.address() as { port: number };
  return {
    port,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await worker?.terminate();
    },
  };
}
