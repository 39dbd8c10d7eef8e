/**
 * A server that says its port on stdout and goes on until it is stopped, or until a bot fails. Arguments: data folder, port, the name of the test, from
 * which names and seeds of tables follow, folder of the page; with a page, the games of the tests are played.
 */
import { crossing, yard } from '@quarry/bots/testing';
import { CannotOpen, startServer } from '../index.ts';
import { makeLog } from '../log.ts';
import { freshFromOutside } from './fresh.ts';

const [data = '', port = '0', name = '', page] = process.argv.slice(2);
const store = process.env['QUARRY_STORE'];
// A file that has reached its limit is an error to be told, not a reason to die.
process.on('SIGXFSZ', () => {});
/** A clock that is set jumps by an hour: back, and the next time forth again. */
const HOUR_MS = 3_600_000;
const clock = Date.now.bind(Date);
let jumps = 0;
process.on('SIGUSR2', () => {
  jumps += 1;
  Date.now = () => clock() - (jumps % 2) * HOUR_MS;
});
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
const roomy = 1_000_000;
/** A test is to see that a bot has failed: it finds no server any more, and why on stderr. */
const log = makeLog('error', {
  write(line: string) {
    if (!line.includes('"code":"bot-failed"')) return;
    process.stderr.write(line);
    process.exit(1);
  },
});

try {
  const server = await startServer({
    port: Number(port),
    host: '127.0.0.1',
    data,
    log,
    ...(store && { store }),
    isBehindProxy: Boolean(process.env['QUARRY_PROXY']),
    fresh: freshFromOutside(name),
    ...(page !== undefined && { page, games: [yard, crossing] }),
    limits: {
      joinsPerSecond: roomy,
      joinsAtOnce: roomy,
      messagesPerSecond: roomy,
      messagesAtOnce: roomy,
      socketsPerAddress: roomy,
      houseMessagesPerSecond: roomy,
      houseMessagesAtOnce: roomy,
      handshakesPerMinute: roomy,
      lapses: roomy,
      linesPerAddress: roomy,
      createsPerHour: roomy,
      makesWaiting: roomy,
      allMakesWaiting: roomy,
      requestsPerMinute: roomy,
      requestsWaiting: roomy,
    },
  });
  void server.failed.then(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  const close = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', close);
  // As with --stop-after: a balancer is left the time to notice.
  process.once('SIGUSR2', () => {
    server.leave();
    setTimeout(close, 5_000);
  });
  process.stdout.write(`${server.port}\n`);
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
