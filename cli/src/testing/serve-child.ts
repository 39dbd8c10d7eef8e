/**
 * `quarry serve` for a test in a browser, with names and seeds of tables that follow from the name of the test. Arguments: that name, then those of
 * `serve`.
 */
import { join } from 'node:path';
import { ALL_GAMES } from '@quarry/catalogue';
import { freshFromOutside } from '@quarry/server/testing';
import { run } from '../quarry.ts';

const [name = '', ...args] = process.argv.slice(2);
/** All tests come from one address. */
const roomy = 1_000_000;
// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
process.exitCode = await run(['serve', ...args], {
  games: ALL_GAMES,
  root: join(import.meta.dirname, '..', '..', '..'),
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
  line: async () => null,
  isTty: { out: false, err: false },
  columns: 120,
  fresh: freshFromOutside(name),
  limits: { createsPerHour: roomy, requestsPerMinute: roomy, looksBackPerMinute: roomy, importsPerMinute: roomy },
});
