/**
 * How smoothly a board is moved: `quarry bench screen --pan` lays a board of each game, zoomed in, under a mouse that drags it to and fro, and reads from the browser's own trace
 * when each frame was drawn.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { Player } from '../e2e/player.ts';
import { openTable, type Position } from '../e2e/positions.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { TURNS } from '../e2e/turns.ts';
import { Visitor } from '../e2e/visitor.ts';
import { framesIn, type PanFigures } from './frames.ts';
import { workOf } from './work.ts';

/** How often the mouse drags across and back, in how many steps each way, and how far in pixels. */
const DRAGS = 4;
const STEPS = 60;
const FAR = 240;
const ZOOMS = 3;

/** For each game that is named. */
export async function benchPanning(games: readonly string[]): Promise<Record<string, PanFigures>> {
  const server = await ServerProcess.build();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const figures: Record<string, PanFigures> = {};
  try {
    for (const [game, position] of Object.entries(TURNS)) if (games.includes(game)) figures[game] = await panned(browser, server, position);
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function panned(browser: Browser, server: ServerProcess, position: Position): Promise<PanFigures> {
  const table = await openTable(server, position);
  const ada = await Visitor.come(browser, server, { habits: { motion: 'full' } });
  const { page } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const board = page.locator('.viewport-svg').first();
  await board.focus();
  for (let i = 0; i < ZOOMS; i++) await page.keyboard.press('+');
  const { x, y, width, height } = (await board.boundingBox())!;
  const [left, middle] = [x + width / 2 - FAR / 2, y + height / 2];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + 20, middle);
  const worked = await workOf(page);
  const before = await worked();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] });
  for (let i = 0; i < DRAGS; i++) {
    await page.mouse.move(left + FAR, middle + FAR / 4, { steps: STEPS });
    await page.mouse.move(left, middle, { steps: STEPS });
  }
  const trace = await browser.stopTracing();
  const work = (await worked()) - before;
  await page.mouse.up();
  await ada.leave();
  return framesIn(JSON.parse(trace.toString('utf8')), work);
}
