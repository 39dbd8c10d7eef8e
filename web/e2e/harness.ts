/**
 * What every browser test stands on: a server, and visitors. A visitor who met trouble fails the test that did not expect it.
 */
import { byDay, isNight } from '@quarry/kernel/testing';
import { type Browser, chromium } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { ServerProcess } from './server-process.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

export { byDay, isNight };

let shared: Promise<Browser> | null = null;
/** One browser for all files of a worker, in whose own thread it is steered: through another one every word of it would be written and read once more. It ends with the worker. */
const browser = (): Promise<Browser> => (shared ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }));

interface Fixtures {
  readonly server: ServerProcess;
  readonly visit: (options?: VisitorOptions) => Promise<Visitor>;
}

/** One server of each kind for all files of a worker: to start it takes longer than most tests do. Each test has tables of its own there. */
const servers = new Map<Start, Promise<ServerProcess>>();
type Start = () => Promise<ServerProcess>;

function serverBy(start: Start): Promise<ServerProcess> {
  const running = servers.get(start) ?? start();
  servers.set(start, running);
  return running;
}

/** Tests at a server that is started like this. */
export const testAt = (start: Start) =>
  base.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter
    server: [async ({}, use) => use(await serverBy(start)), { scope: 'file' }],
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

export const test = testAt(ServerProcess.start);
/** These tests by night alone: whole matches, of which by day a part is played elsewhere, and whatever differs from what is tried by day in game, size or theme alone. */
export const byNight = (tests: typeof test): typeof test => (isNight ? tests : (UNRUN as unknown as typeof test));
const UNRUN = Object.assign(() => {}, { for: () => () => {} });
export const nightTest = byNight(test);
/** The same with the example games on offer. */
export const exampleTest = testAt(ServerProcess.startExamples);

/** Where everybody was when the test failed. */
async function photograph(name: string, visitors: readonly Visitor[]): Promise<void> {
  const file = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  for (const [i, visitor] of visitors.entries()) await visitor.photograph(`failed-${file}-${i + 1}`).catch(() => {});
}
