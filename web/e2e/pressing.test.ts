/** A press means what lay under it when it began: the board stands still under the finger, and no question is answered by a press that was meant for the one before. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { byDay, isNight, nightTest, test } from './harness.ts';
import { pressTwiceAtNext, spotOn } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { TURNS } from './turns.ts';
import { until } from './visitor.ts';

/** Questions that one hand presses through. */
const QUESTIONS = 6;
/** So long a finger lies on the board: shorter than what would point at something. */
const A_PRESS = 300;

test('a second press of the same place does not answer the next question, and says so; after a look it does', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'take-action') });
  const ada = await visit({ habits: { confirm: 'never' } });
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada, { likes: 'buttons' });
  let nudges = 0;

  // By day the first that is not taken for an answer will do.
  for (let i = 0; i < QUESTIONS && (isNight || nudges === 0); i++) {
    const asked = await player.nextAsked();
    if (asked?.choose !== 'one') break;
    await player.list();
    const button = player.buttonOf(asked.options.find(({ key }) => key === player.think(asked)[0])!);
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await pause(500);
    const before = wire.answers.length;
    const pressedTwice = page.evaluate(pressTwiceAtNext, [x, y] as const);
    await page.mouse.click(x, y);
    await until('the next question is there', () => wire.asked && wire.asked.n !== asked.n);
    await pressedTwice;

    nudges += await page.locator('.decision[data-nudged]').count();
    expect(wire.answers.length - before, `${asked.says} ${wire.asked!.says}`).toBe(1);
  }
  expect(nudges, 'a button lay there at least once').toBeGreaterThan(0);
});

/** Where a thing lies now, to a tenth of a pixel. */
const boxOf = (page: Page, about: string): Promise<string> =>
  page
    .locator(`.place-board [data-about="${about}"]`)
    .evaluate((element: { getBoundingClientRect(): { x: number; y: number; width: number } }) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [x, y, width].map(one => one.toFixed(1)).join(' ');
    });

test('the board stands still from press to release, on the desk and under a finger, and the square that was pressed is the answer', async ({
  server,
  visit,
}) => {
  for (const size of byDay(['desktop', 'phone'] as const, 1)) {
    const table = await openTable(server, TURNS['forbidden-west']);
    const ada = await visit({ size });
    const { page, wire } = ada;
    await ada.sit(table.link(0));
    const player = new Player(ada, { likes: 'buttons' });
    const asked = (await player.nextAsked())!;
    const sneak = asked.options.find(({ key }) => key === 'sneak') ?? asked.options[0]!;
    await player.answer(sneak.key);
    const { options, n } = (await player.nextAsked())!;
    const square = options.flatMap(({ about }) => about).find(({ kind }) => kind === 'square')!;
    const thing = `square ${square.id}`;
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const spot = (await page.evaluate(spotOn, thing))!;
    const before = await boxOf(page, thing);

    const finger = await page.context().newCDPSession(page);
    const press = async (): Promise<void> => {
      if (size === 'desktop') {
        await page.mouse.move(spot.x, spot.y);
        await page.mouse.down();
      } else await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
      await pause(A_PRESS);
      expect(await boxOf(page, thing), size).toBe(before);
      if (size === 'desktop') await page.mouse.up();
      else await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const isTaken = async (): Promise<boolean> =>
      wire.answers.some(one => one.n === n) || (await page.locator('.decision[data-held]').isVisible());

    // On a busy machine a press may take so long that it only points; then it is made again.
    await until('it is the answer, or waits to be confirmed', async () => {
      await press();
      return until('it is taken', isTaken, 2_000).catch(() => false);
    });
  }
});

nightTest(
  'the details of a tile close at a press elsewhere and at the next question; a corner that is asked for is in sight',
  async ({ server, visit }) => {
    const sun = await openTable(server, TURNS['under-our-sun']);
    const ada = await visit({ size: 'phone' });
    const { page } = ada;
    await ada.sit(sun.link(0).replace('#', '?screen=plain#'));
    const player = new Player(ada, { likes: 'buttons' });
    await player.nextAsked();
    const details = page.getByRole('complementary', { name: 'Details' });
    const piece = page.locator('.place-board .board-piece').first();
    await piece.dispatchEvent('click');
    await details.waitFor();
    await page.locator('.place-party').click({ position: { x: 5, y: 5 } });
    await details.waitFor({ state: 'detached' });
    await piece.dispatchEvent('click');
    await details.waitFor();
    await player.answer();
    await player.nextAsked();
    await details.waitFor({ state: 'detached' });

    const zone = await openTable(server, {
      game: 'urban-manhunt',
      seats: ['me', 'bot'],
      seed: 'corners',
      when: isAsked(0, 'choose-corner'),
    });
    await ada.sit(zone.link(0));
    const corners = (await player.nextAsked())!.options;
    await player.answer(corners.find(({ says }) => /south-east/i.test(says))!.key);
    const asked = (await player.nextAsked())!;
    expect(asked.choose).toBe('point');
    await until('the corner is in sight', async () => {
      const reach = (await page.locator('.plane-reach-ground').boundingBox())!;
      const board = (await page.locator('.viewport-svg').boundingBox())!;
      const isBelow = reach.x >= board.x - 1 && reach.y >= board.y - 1;
      return isBelow && reach.x + reach.width <= board.x + board.width + 1 && reach.y + reach.height <= board.y + board.height + 1;
    });
  },
);
