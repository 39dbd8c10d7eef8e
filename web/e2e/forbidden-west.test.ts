/** Forbidden West: pages into an encounter and out of it, an encounter that is lost and tried again, and the next chapter for two. */
import type { AnyMatch } from '@quarry/kernel';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { nightTest, test } from './harness.ts';
import { overflow } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, played } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const CAMPAIGN = { game: 'forbidden-west', mode: 'campaign' } as const;

interface View {
  readonly entry: string;
  readonly history: readonly string[];
  readonly brief: string | null;
  readonly party: { readonly potions: number };
}
const viewOf = (visitor: Visitor): View => visitor.wire.chair!.seen.view as View;
const stateOf = (match: AnyMatch): View => match.state as View;

const page = (visitor: Visitor) => visitor.page.getByRole('region', { name: 'Board' }).getByRole('article');
const button = (visitor: Visitor, name: string | RegExp) => visitor.page.getByRole('button', { name });

test('a page is read and a way chosen on it, while the bots wait; the last page leads into the encounter, where it can be read again', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { ...CAMPAIGN, seats: ['me', 'bot', 'bot'], seed: 'a way is chosen' });
  const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  await page(ada).getByRole('heading', { name: 'Crooked' }).waitFor();
  await page(ada).getByText('Smoke stands over the grain road').waitFor();
  await ada.screenshot('west-page-desktop');
  await expectAccessibleByNight(ada, 'a page of the story');

  const { by } = await player.answer(['path-1']);

  expect(by).toBe('board');
  await player.playUntil(() => viewOf(ada).entry === '1.02');
  await page(ada).getByRole('heading', { name: 'Under the Ninth' }).waitFor();
  expect(await page(ada).getByText('Crooked').count()).toBe(1);
  await player.playUntil(() => viewOf(ada).brief !== null);
  await ada.page.locator('.board-cell').first().waitFor();
  expect(await ada.page.getByText(/\b\d+\.\d\d\b/).count()).toBe(0);
  await ada.page.locator('[data-tab=panel-journal]').click();
  await ada.page
    .getByRole('region', { name: 'Read so far' })
    .getByRole('button', { name: /^Crooked/ })
    .click();
  const again = ada.page.getByRole('dialog');
  await again.getByText('Smoke stands over the grain road').waitFor();
  await again.getByText('taken').waitFor();
  await ada.screenshot('west-read-again-desktop');
  await again.getByRole('button', { name: 'Close' }).click();
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('an encounter that is won leads back to a page, in the palm of a hand', async ({ server, visit }) => {
  const position: Position = { ...CAMPAIGN, seats: ['me', 'bot', 'bot'], seed: 'e' };
  const won = played({ ...position, when: match => stateOf(match).entry.endsWith('.90') });
  const nearTheEnd = (match: AnyMatch): boolean => match.n > won.n - 12 && isAsked(0, 'act')(match);
  const table = await openTable(server, { ...position, when: nearTheEnd });
  const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  await ada.screenshot('west-encounter-phone');

  await player.playUntil(() => viewOf(ada).brief === null);

  await ada.page.getByRole('heading', { name: 'Nine Empty Carts' }).first().waitFor();
  await player.playUntil(({ kind }) => kind === 'gain-card');
  await ada.page.getByRole('region', { name: 'The camp' }).locator('.card.is-lit').first().waitFor();
  await ada.screenshot('west-after-phone');
  expect(await ada.page.evaluate(overflow)).toBe(0);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

/** Whether a thing lies wholly in the strip below the page, above the tabs, without being scrolled to. */
async function isInSight({ page: tab }: Visitor, thing: Locator): Promise<boolean> {
  const [box, strip, tabs] = (await Promise.all(
    [thing, tab.locator('.place-bar'), tab.locator('.bottom-tabs')].map(one => one.boundingBox()),
  )) as [Box, Box, Box];
  const bottom = Math.min(strip.y + strip.height, tabs.y);
  return box.y >= strip.y && box.y + box.height <= bottom + 1;
}
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

nightTest(
  'on a phone what is asked, its first answer and what is told of it stand in sight below a page, and the page has the rest',
  async ({ server, visit }) => {
    const table = await openTable(server, { ...CAMPAIGN, seats: ['me', 'bot', 'bot'], seed: 'a way is chosen' });
    const ada = await visit({ size: 'phone', habits: { motion: 'full', pace: 'calm', confirm: 'never' } });
    await ada.sit(table.link(0));
    const player = new Player(ada, { likes: 'buttons' });
    const question = player.bar.locator('.decision-question');
    const isWhole = async (): Promise<void> => {
      await player.nextAsked();
      expect(await isInSight(ada, question)).toBe(true);
      expect(await isInSight(ada, player.bar.locator('.option').first())).toBe(true);
    };
    await isWhole();
    await ada.screenshot('west-page-asked-phone');

    const told = ada.page.locator('section[aria-label="What happens"]');
    const dice = told.locator('.dice-tray');
    const stopAt = async (thing: Locator): Promise<void> => {
      await thing.waitFor();
      await told.getByRole('button', { name: 'Pause' }).tap();
    };
    await player.touch(ada.page.locator('.fw-strip').first());
    await stopAt(told);
    expect(await isInSight(ada, told.locator('.decision-question'))).toBe(true);
    await ada.screenshot('west-page-told-phone');

    await player.playUntil(({ kind }) => kind === 'roll-dice');
    await isWhole();
    await ada.screenshot('west-page-dice-asked-phone');

    const tray = ada.page.getByRole('group', { name: 'Dice to throw' });
    await tray.getByRole('button', { name: 'black die 1' }).tap();
    await player.touch(tray.getByRole('button', { name: 'Throw 1 die' }));
    await stopAt(dice);
    expect(await isInSight(ada, told.locator('.decision-question'))).toBe(true);
    expect(await isInSight(ada, dice)).toBe(true);
    await ada.screenshot('west-page-dice-phone');
    expect(await ada.page.evaluate(overflow)).toBe(0);
  },
);

nightTest('an encounter that is lost can be tried again, with two potions more', async ({ server, visit }) => {
  const alone: Position = { game: 'forbidden-west', mode: 'chapter-8', seats: ['me'], seed: 'a', bots: 'random' };
  const lost = played({ ...alone, when: isAsked(0, 'after-failure') });
  const table = await openTable(server, { ...alone, when: ({ n }) => n === lost.n - 1 });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  const last = lost.answers.at(-1)!.answer;
  await player.answer(typeof last === 'string' ? [last] : (last as readonly string[]));
  await player.playUntil(({ kind }) => kind === 'after-failure');
  await ada.screenshot('west-lost-desktop');

  await player.answer(['retry']);

  await until('the encounter begins anew', () => viewOf(ada).brief !== null && ada.wire.asked?.kind !== 'after-failure');
  const { before } = lost.state as { before: View['party'] };
  expect(viewOf(ada).party.potions).toBe(before.potions + 2);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('two people end a chapter, gather, and read the first page of the next one', async ({ server, visit }) => {
  const table = await openTable(server, {
    ...CAMPAIGN,
    seats: ['me', 'open'],
    seed: 'a',
    when: match => match.open.some(one => one.kind === 'end-chapter'),
  });
  const ada = await visit({ habits: { confirm: 'never' } });
  const bo = await visit({ size: 'phone', habits: { name: 'Bo', confirm: 'never' } });
  await ada.sit(`${table.link(0)}&host=${table.host}`);
  await bo.go(table.inviteLink(1));
  await button(bo, 'Sit down').click();
  await bo.page.locator('.table').waitFor();

  await new Player(ada).answer(['end']);
  await ada.screenshot('west-chapter-ended-desktop');
  await button(ada, 'Next chapter').click();
  await bo.page.getByRole('button', { name: /^read (both|all \d+) later$/ }).click();
  await button(bo, 'To chapter 2').click();
  await bo.page.getByText(/begins the chapter when everybody is ready/).waitFor();
  await ada.page.getByText('here', { exact: true }).waitFor();
  await button(ada, 'Begin chapter 2').click();

  for (const one of [ada, bo]) {
    await page(one).getByRole('heading', { name: 'Painted Toes' }).waitFor();
    expect(await one.page.getByText(/\b\d+\.\d\d\b/).count()).toBe(0);
    await until('the second chapter has begun', () => one.wire.chair?.seen.story?.chapter === 2);
    expect(await page(one).getByText('Crooked').count()).toBe(0);
  }
});
