/**
 * What `npm run night` runs, where nobody waits for it: every contract with bots and words asked at every decision, a hundred kills of a server under load, and
 * every figure of the bench, however briefly. docs/night.md keeps what it found last. Started by ready.mjs.
 */
import { spawnSync } from 'node:child_process';
import { root } from './source.ts';

const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, QUARRY_NIGHT: '1' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
