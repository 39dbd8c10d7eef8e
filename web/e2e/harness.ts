/**
 * What every browser test stands on: a server for the file, and visitors. A visitor who met trouble fails the test that did not expect it.
 */
import { type Browser, chromium } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

let shared: Promise<Browser> | null = null;
const browser = (): Promise<Browser> => (shared ??= chromium.connect(inject('browser')));

interface Fixtures {
  readonly server: ServerProcess;
  readonly visit: (options?: VisitorOptions) => Promise<Visitor>;
}

export const test = base.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter
    async ({}, use) => {
      const server = await ServerProcess.start();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
  visit: async ({ server, task }, use) => {
    const visitors: Visitor[] = [];
    await server.name(task.name);
    await use(async options => {
      const visitor = await Visitor.come(await browser(), server, options);
      visitors.push(visitor);
      return visitor;
    });
    const troubles = visitors.flatMap(visitor => visitor.troubles);
    if (task.result?.state === 'fail') await photograph(task.name, visitors);
    for (const visitor of visitors) await visitor.leave();
    expect(troubles, 'nobody met an error').toEqual([]);
  },
});

/** The same with the example games on offer. */
export const exampleTest = test.extend<Pick<Fixtures, 'server'>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter
    async ({}, use) => {
      const server = await ServerProcess.startExamples();
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

/** Where everybody was when the test failed. */
async function photograph(name: string, visitors: readonly Visitor[]): Promise<void> {
  const file = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  for (const [i, visitor] of visitors.entries()) await visitor.photograph(`failed-${file}-${i + 1}`).catch(() => {});
}
