/**
 * Somebody in front of a browser: a fresh context with one page, of the size of a desk or of a phone, with settings of their own. What
 * went wrong in the console, on the page or by a request to a foreign host is noted as trouble.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { LONGEST } from '../src/table/patience.ts';
import { isNudged, standsStill } from './in-page.ts';
import { ROOT, type ServerProcess } from './server-process.ts';
import { Wire } from './wire.ts';

/** How long to wait for what must come, in milliseconds: a busy machine is slow, and only what never comes is a fault. */
export const PATIENCE = 60_000;

const WANTS_PICTURES = Boolean(process.env['QUARRY_PICTURES']);

export type Size = 'desktop' | 'phone';

const SIZES: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** Whatever is to fit everywhere is looked at in these windows: a desk's and a phone's, two tablets' and that of a phone on its side. */
export const FIVE_SIZES = [
  [1440, 900],
  [390, 844],
  [1024, 768],
  [820, 1180],
  [844, 390],
] as const;

/** Whoever has such a window: one with a narrow edge is a phone's, and is touched. */
export const heldAs = ([width, height]: readonly [number, number]): Size => (Math.min(width, height) < 500 ? 'phone' : 'desktop');

/** What this browser has set before it comes; the page keeps it as it would after the settings were changed. */
export interface Habits {
  readonly name?: string;
  readonly motion?: 'full' | 'quick' | 'off';
  /** As the motion has it, if it is left out. */
  readonly pace?: 'calm' | 'normal' | 'quick' | 'off';
  readonly confirm?: 'always' | 'final' | 'never';
  readonly sound?: boolean;
  readonly hints?: boolean;
  readonly composes?: boolean;
}

export interface VisitorOptions {
  readonly size?: Size;
  readonly habits?: Habits | null;
  /** The side of the table is open, for whoever reads the log; else the page folds it where the board needs the room. */
  readonly side?: 'open';
}

/** Nothing moves, nothing is shown step by step, nothing sounds and each question is asked by itself, so that a test waits for the game alone. */
const STILL: Habits = { name: 'Ada', motion: 'off', sound: false, hints: false, composes: false };

/** Whoever puts deeds together waits until it is known what they consist of, however busy the machine is; a person would be asked one question after the other then. */
const WAITS = `{ const later = setTimeout; globalThis.setTimeout = (act, ms, ...rest) => later(act, ms === ${LONGEST} ? ${PATIENCE} : ms, ...rest); }`;

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

  static async come(browser: Browser, server: ServerProcess, { size = 'desktop', habits, side }: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({ ...SIZES[size], permissions: ['clipboard-read', 'clipboard-write'] });
    context.setDefaultTimeout(PATIENCE);
    const kept = habits === undefined ? STILL : habits;
    if (kept) {
      const settings = JSON.stringify({ ...STILL, ...kept });
      await context.addInitScript(`localStorage.getItem('quarry.settings') ?? localStorage.setItem('quarry.settings', '${settings}')`);
    }
    if (kept?.composes) await context.addInitScript(WAITS);
    if (side) await context.addInitScript(`localStorage.setItem('quarry.side', '"${side}"')`);
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

  /** Turns every page that waits, as somebody does who comes back, until something is asked. */
  async readOn(): Promise<void> {
    const later = this.page.getByRole('button', { name: /later$/ });
    const turn = this.page.getByRole('button', { name: 'Turn the page' });
    const asked = this.page.getByLabel('Your decision');
    await later.or(turn).or(asked).first().waitFor();
    while (await later.or(turn).first().isVisible()) await later.or(turn).first().click();
    await asked.waitFor();
  }

  /** This trouble belongs to the test. */
  expectTrouble(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  get troubles(): readonly string[] {
    return this.#troubles.filter(trouble => !this.#expected.some(pattern => pattern.test(trouble)));
  }

  /** For eyes, when they were asked for: a picture costs as much as many a test. */
  async screenshot(name: string): Promise<void> {
    if (WANTS_PICTURES) await this.photograph(name);
  }

  /** The same page on a phone, for eyes alone. */
  async screenshotAsPhone(name: string): Promise<void> {
    if (!WANTS_PICTURES) return;
    const size = this.page.viewportSize()!;
    await this.page.setViewportSize(SIZES.phone.viewport!);
    await this.photograph(name);
    await this.page.setViewportSize(size);
  }

  /** Another size of the window, and everything in its place for it: what is measured moves things once more, later on a busy machine. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(standsStill);
  }

  async photograph(name: string): Promise<void> {
    const folder = join(ROOT, 'out', 'screenshots');
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  leave(): Promise<void> {
    return this.#context.close();
  }
}

/** The button in the lobby that begins Zero Dawn. */
export const playNow = (page: Page): Locator =>
  page.getByRole('article', { name: 'Horizon Zero Dawn' }).getByRole('button', { name: 'Play now' });

/** Somebody looks again soon at first, and then less often: to look is work, too. */
const LOOK_AGAIN = { first: 10, slower: 1.5, most: 100 };
/** So long somebody looks before a press in the same place is meant, and a little more. */
const A_LOOK = 500;

/** Nobody is as quick as a test: what is pressed in the place of the last answer, as soon as the question changed, is pressed again after a look. What was heard is never pressed twice. */
export async function press(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  while (await page.evaluate(isNudged)) {
    await pause(A_LOOK);
    await act();
  }
}

/** Waits until something holds; what is looked at is on this side of the wire. */
export async function until<T>(what: string, look: () => T | Promise<T>, most = PATIENCE): Promise<NonNullable<T>> {
  const end = performance.now() + most;
  for (let wait = LOOK_AGAIN.first; ; wait = Math.min(wait * LOOK_AGAIN.slower, LOOK_AGAIN.most)) {
    const found = await look();
    if (found) return found as NonNullable<T>;
    if (performance.now() > end) throw new Error(`waited ${most} ms in vain until ${what}`);
    await pause(wait);
  }
}
