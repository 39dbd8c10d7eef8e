/**
 * What `npm run night` runs, where nobody waits for it: every contract with bots and words asked at every decision, a hundred kills of a server under load,
 * the server's own tests on two nodes, every figure of the bench, however briefly, the bridge to Python where there is one, and in the browser whole lessons and matches. docs/night.md keeps what it found last. Started by ready.mjs.
 */
import { spawnSync } from 'node:child_process';
import { root } from './source.ts';

/** What is about one process, and is otherwise where there are two behind a balancer. */
const OF_ONE_PROCESS = [
  'is not kept for ever: of too much, what came last is refused',
  'is refused if it cannot be read, is too deep, too long or too big',
  'whoever does not read what is sent is shown out',
  'many who want a table at once have it one after the other',
];

const runWith = (env: Readonly<Record<string, string>>, ...args: readonly string[]): boolean =>
  spawnSync('vitest', ['run', ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }).status === 0;

/** Where there is no Python, nothing of it can be wrong. */
function bridgeStands(): boolean {
  const { error, status } = spawnSync('python3', ['-m', 'unittest', 'discover', 'bridge/python/tests'], { cwd: root, stdio: 'inherit' });
  if (error) console.info('python3 is not there: bridge/python is not tried');
  return Boolean(error) || status === 0;
}

const NIGHT = { QUARRY_NIGHT: '1' };
// Each runs whatever the one before has found.
const passed = [
  runWith(NIGHT),
  runWith({ QUARRY_TWO_NODES: '1' }, 'server/src', '-t', `^(?!.*(${OF_ONE_PROCESS.join('|')})).*$`, '--passWithNoTests'),
  runWith(NIGHT, '--config', 'vitest.browser.config.ts', '--passWithNoTests'),
  bridgeStands(),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
