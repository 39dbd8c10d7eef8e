/** The server that is measured, in a process of its own. Arguments: its kind, data folder, how it is measured. */
import { startServer } from '../index.ts';
import { newTableId } from '../keys.ts';
import { cpuMs } from '../limits.ts';
import { startBare } from './bare.ts';
import { startBoardgameIo, startColyseus } from './peer-servers.ts';
import type { How, Kind } from './running.ts';

const [kind, data = '', how = '{}'] = process.argv.slice(2) as [Kind, string?, string?];
const { store, seed, sends = 0, stores = null } = JSON.parse(how) as How;
const roomy = 10_000_000;
const limits = {
  messagesPerSecond: roomy,
  messagesAtOnce: roomy,
  socketsPerAddress: roomy,
  houseMessagesPerSecond: roomy,
  houseMessagesAtOnce: roomy,
  joinsPerSecond: roomy,
  joinsAtOnce: roomy,
  handshakesPerMinute: roomy,
  linesPerAddress: roomy,
  importsPerMinute: roomy,
  createsPerHour: roomy,
  makesWaiting: roomy,
  allMakesWaiting: roomy,
  tablesPerAddress: roomy,
  tablesInMemory: roomy,
  allTablesPerAddress: roomy,
  requestsPerMinute: roomy,
  requestsWaiting: roomy,
};

const start = (): Promise<{ port: number; close(): Promise<void> }> => {
  if (kind === 'bare') return startBare(data, sends, stores);
  if (kind === 'boardgame.io') return startBoardgameIo(sends);
  if (kind === 'colyseus') return startColyseus(sends);
  const known = seed !== undefined && { fresh: { seed: () => seed, table: newTableId } };
  const ours = { port: 0, host: '127.0.0.1', data, log: 'error', ...(store !== undefined && { store }), ...known } as const;
  // With the limits of every server, strangers come from many addresses.
  return startServer({ ...ours, ...(kind === 'strict' ? { isBehindProxy: true } : { limits, idleMs: roomy }) });
};
const { port, close } = await start();

const found = {
  worked: () => cpuMs(),
  'all-worked': () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  'most-memory': () => process.resourceUsage().maxRSS * 1024,
  memory: () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
process.on('message', (wish: keyof typeof found | 'stop') => {
  if (wish === 'stop') void close().then(() => process.exit(0));
  else process.send!({ found: found[wish]() });
});
process.send!({ port });
process.on('disconnect', () => process.exit(1));
