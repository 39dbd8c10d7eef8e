/** Before all browser tests: a browser is found, and the page is built if it is stale. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { DATA, ServerProcess } from './server-process.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'quarry-browsers-'));
  process.env[DATA] = data;
  const builder = await ServerProcess.build();
  await builder.stop();
  findChromium(); // once, before two workers would install it
  return async () => {
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
}
