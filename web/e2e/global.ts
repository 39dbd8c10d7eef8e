/** Before all browser tests: the page is built if it is stale, and one browser is started, which every test shares. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser listens. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const builder = await ServerProcess.start(true);
  await builder.stop();
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_FLAGS, host: '127.0.0.1' });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
