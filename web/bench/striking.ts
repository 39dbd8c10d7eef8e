/**
 * How smoothly what happens is shown: `quarry bench screen --strike` answers just before a beast of Primal strikes, with everything that moves moving, and reads from the browser's
 * own trace when each frame was drawn until the table asks again.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { Player } from '../e2e/player.ts';
import { leadingTo, openTable } from '../e2e/positions.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { PATIENCE, press, Visitor } from '../e2e/visitor.ts';
import { framesIn, type PanFigures } from './frames.ts';
import { workOf } from './work.ts';

const HUNT = { game: 'primal', mode: 'prologue', bots: 'random', seats: ['me', 'me'], seed: 'j' } as const;
/** What is told while one looks: a behaviour that is turned up, and the jaw that closes. */
const STRIKES = ['behaviour-revealed', 'unleashed'] as const;

const READ_MS = 600;

/** For each of them. */
export async function benchStriking(): Promise<Record<string, PanFigures>> {
  const server = await ServerProcess.build();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const figures: Record<string, PanFigures> = {};
  try {
    for (const type of STRIKES) figures[type] = await struck(browser, server, type);
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function struck(browser: Browser, server: ServerProcess, type: string): Promise<PanFigures> {
  const { position, seat, keys } = leadingTo(type, HUNT);
  const table = await openTable(server, position);
  const ada = await Visitor.come(browser, server, { habits: { motion: 'full', confirm: 'never' } });
  const { page } = ada;
  await ada.sit(table.link(seat));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  const shown = page.locator('[aria-label="What happens"]');
  const worked = await workOf(page);
  // What ends a turn is dead as long as it cannot have been read.
  await page.waitForTimeout(READ_MS);
  const before = await worked();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] });
  for (const key of keys) await player.press(asked, asked.options.find(one => one.key === key)!);
  if (asked.choose === 'some') await press(page, () => player.bar.locator('.option-done').click());
  await shown.waitFor();
  await shown.waitFor({ state: 'detached', timeout: PATIENCE });
  const trace = await browser.stopTracing();
  const work = (await worked()) - before;
  await ada.leave();
  return framesIn(JSON.parse(trace.toString('utf8')), work);
}
