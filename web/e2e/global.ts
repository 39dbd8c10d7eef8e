/** Before all browser tests: the page is built if it is stale, and one browser is started, which every test shares. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { DATA, ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser listens. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'quarry-browsers-'));
  process.env[DATA] = data;
  const builder = await ServerProcess.build();
  await builder.stop();
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_FLAGS, host: '127.0.0.1' });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
}
