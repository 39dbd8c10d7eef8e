/**
 * What `npm run night` runs, where nobody waits for it: every contract with bots and words asked at every decision, a hundred kills of a server under load,
 * every figure of the bench, however briefly, and in the browser whole lessons and matches. docs/night.md keeps what it found last. Started by ready.mjs.
 */
import { spawnSync } from 'node:child_process';
import { root } from './source.ts';

const run = (...args: readonly string[]): boolean =>
  spawnSync('vitest', ['run', ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, QUARRY_NIGHT: '1' },
    shell: process.platform === 'win32',
  }).status === 0;

// The second runs whatever the first has found.
const passed = [run(), run('--config', 'vitest.browser.config.ts', '--passWithNoTests')];
process.exitCode = passed.every(Boolean) ? 0 : 1;
