/** The server that is measured, in a process of its own. Arguments: `quarry`, `strict` or `bare`, data folder, bytes to send, bytes to store. */
import { startServer } from '../index.ts';
import { cpuMs } from '../limits.ts';
import { startBare } from './bare.ts';

const [kind, data = '', sends = '0', stores = '0'] = process.argv.slice(2);
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
const { port, close } =
  kind === 'bare'
    ? await startBare(data, Number(sends), Number(stores))
    : await startServer({
        port: 0,
        host: '127.0.0.1',
        data,
        log: 'error',
        // With the limits of every server, strangers come from many addresses.
        ...(kind === 'strict' ? { isBehindProxy: true } : { limits, idleMs: roomy }),
      });

process.on('message', (wish: 'memory' | 'most-memory' | 'worked' | 'stop') => {
  if (wish === 'stop') void close().then(() => process.exit(0));
  else if (wish === 'worked') process.send!({ worked: cpuMs() });
  else if (wish === 'most-memory') process.send!({ memory: process.resourceUsage().maxRSS * 1024 });
  else {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send!({ memory: heapUsed + external });
  }
});
process.send!({ port });
process.on('disconnect', () => process.exit(1));
