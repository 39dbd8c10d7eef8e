/**
 * What every browser test stands on: a server for the file, visitors (a fresh browser context with one page each), and positions to
 * begin from. A visitor who met an error in the console, on the page or a request to a foreign host fails the test that did not expect it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { ROOT, ServerProcess } from './server-process.ts';
import { Wire } from './wire.ts';

export type Size = 'desktop' | 'phone';

const SIZES: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** What this browser has set before it comes; the page keeps it as it would after the settings were changed. */
export interface Habits {
  readonly name?: string;
  readonly motion?: 'full' | 'quick' | 'off';
  readonly confirm?: 'always' | 'final' | 'never';
  readonly sound?: boolean;
}

export interface VisitorOptions {
  readonly size?: Size;
  readonly habits?: Habits | null;
}

/** Nothing moves and nothing sounds, so that a test waits for the game alone. */
const STILL: Habits = { name: 'Ada', motion: 'off', sound: false };

let shared: Promise<Browser> | null = null;
const browser = (): Promise<Browser> => (shared ??= chromium.connect(inject('browser')));

export class Visitor {
  readonly page: Page;
  readonly wire: Wire;
  readonly size: Size;
  readonly #context: BrowserContext;
  readonly #server: ServerProcess;
  readonly #troubles: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(server: ServerProcess, context: BrowserContext, page: Page, size: Size) {
    this.#server = server;
    this.#context = context;
    this.page = page;
    this.size = size;
    this.wire = new Wire(page);
    page.on('console', message => {
      if (message.type() === 'error') this.#troubles.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', error => this.#troubles.push(`page: ${error.message}`));
    page.on('request', request => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) this.#troubles.push(`request to ${request.url()}`);
    });
  }

  static async come(server: ServerProcess, { size = 'desktop', habits }: VisitorOptions = {}): Promise<Visitor> {
    const context = await (await browser()).newContext({ ...SIZES[size], permissions: ['clipboard-read', 'clipboard-write'] });
    context.setDefaultTimeout(15_000);
    const kept = habits === undefined ? STILL : habits;
    if (kept) {
      const settings = JSON.stringify({ ...STILL, ...kept });
      await context.addInitScript(`localStorage.getItem('quarry.settings') ?? localStorage.setItem('quarry.settings', '${settings}')`);
    }
    return new Visitor(server, context, await context.newPage(), size);
  }

  /** Goes to an address of the server. */
  async go(path: string): Promise<void> {
    await this.page.goto(`${this.#server.url}${path}`);
  }

  /** Sits down by a link, and waits until the table is there. */
  async sit(link: string): Promise<void> {
    await this.go(link);
    await this.page.locator('.table').waitFor();
  }

  /** This trouble belongs to the test. */
  expectTrouble(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  get troubles(): readonly string[] {
    return this.#troubles.filter(trouble => !this.#expected.some(pattern => pattern.test(trouble)));
  }

  /** Saved as an artefact, for eyes. */
  async screenshot(name: string): Promise<void> {
    const folder = join(ROOT, 'out', 'screenshots');
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  leave(): Promise<void> {
    return this.#context.close();
  }
}

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
    await use(async options => {
      const visitor = await Visitor.come(server, options);
      visitors.push(visitor);
      return visitor;
    });
    const troubles = visitors.flatMap(visitor => visitor.troubles);
    if (task.result?.state === 'fail') await photograph(task.name, visitors);
    for (const visitor of visitors) await visitor.leave();
    expect(troubles, 'nobody met an error').toEqual([]);
  },
});

/** Where everybody was when the test failed. */
async function photograph(name: string, visitors: readonly Visitor[]): Promise<void> {
  const file = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  for (const [i, visitor] of visitors.entries()) await visitor.screenshot(`failed-${file}-${i + 1}`).catch(() => {});
}

/** The button in the lobby that begins Zero Dawn. */
export const playNow = (page: Page): Locator =>
  page.getByRole('article', { name: 'Horizon Zero Dawn' }).getByRole('button', { name: 'Play now' });

const LOOK_AGAIN = 15;

/** Waits until something holds; what is looked at is on this side of the wire. */
export async function until<T>(what: string, look: () => T | Promise<T>, most = 15_000): Promise<NonNullable<T>> {
  const end = performance.now() + most;
  for (;;) {
    const found = await look();
    if (found) return found as NonNullable<T>;
    if (performance.now() > end) throw new Error(`waited ${most} ms in vain until ${what}`);
    await pause(LOOK_AGAIN);
  }
}
