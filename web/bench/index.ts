/** How soon an answer is seen: `quarry bench screen` plays Zero Dawn by mouse in a real browser and times each press. */
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium.ts';
import { answerTimes, timeAnswers } from '../e2e/in-page.ts';
import { Player } from '../e2e/player.ts';
import { isAsked, openTable } from '../e2e/positions.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { Visitor } from '../e2e/visitor.ts';

export type { PanFigures } from './frames.ts';
export { benchPanning } from './panning.ts';
export { benchStriking } from './striking.ts';

export interface ScreenFigures {
  /** Presses that were timed. */
  readonly presses: number;
  /** From the press to the next picture. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
}

export async function benchScreen(presses: number): Promise<ScreenFigures> {
  const server = await ServerProcess.build();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const table = await openTable(server, { seats: ['me', 'bot', 'bot'], seed: 'quick fingers', when: isAsked(0, 'take-action') });
    const ada = await Visitor.come(browser, server, { habits: { motion: 'full' } });
    const player = new Player(ada);
    await ada.sit(table.link(0));
    await player.nextAsked();
    await ada.page.evaluate(timeAnswers);
    for (let i = 0; i < presses && (await player.nextAsked()); i++) await player.answer();
    return figuresOf(await ada.page.evaluate(answerTimes));
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figuresOf(sorted: readonly number[]): ScreenFigures {
  const quantile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { presses: sorted.length, p50Ms: quantile(0.5), p95Ms: quantile(0.95), slowestMs: quantile(1) };
}
