/** A story of two chapters: its end, the story so far, the lobby of the next chapter on a desk and on a phone, and its beginning. */
import type { CreatedTable } from '@quarry/protocol';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { testAt } from './harness.ts';
import { ServerProcess } from './server-process.ts';
import { press, until, type Visitor } from './visitor.ts';

const test = testAt(ServerProcess.startTestGames);

const button = (visitor: Visitor, name: string) => visitor.page.getByRole('button', { name, exact: true });
const storyTold = (visitor: Visitor) => visitor.page.getByText(/^You land at the Reed Bank after 0 miles, with 6 stores left\.$/);

/** Everybody rests until the chapter is over. */
async function restToTheEnd(visitors: readonly Visitor[]): Promise<void> {
  for (let answers = 0; answers < 8; answers++) {
    const asked = await until('somebody is asked', () => visitors.find(one => one.wire.asked !== null));
    const { kind, n } = asked.wire.asked!;
    await press(asked.page, () => button(asked, kind === 'go' ? 'Rest' : 'Pass').click());
    await until('the answer has counted', () => asked.wire.asked?.n !== n);
  }
}

test('two people end a chapter, gather for the next one and begin it', async ({ server, visit }) => {
  const ada = await visit({ habits: { confirm: 'never' } });
  const bo = await visit({ size: 'phone', habits: { name: 'Bo', confirm: 'never' } });
  const made = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'crossing',
      name: 'Our lake',
      setup: { seats: 2, leg: 1, stores: 6, boats: [], pace: 'calm' },
      seats: [{ who: 'me', name: 'Ada' }, { who: 'open' }],
    }),
  });
  const { table, host, keys, invites } = (await made.json()) as CreatedTable;
  await ada.sit(`/t/${table}#key=${keys[0]!.key}&host=${host}`);
  await bo.go(`/t/${table}#invite=${invites[0]!.invite}`);
  await button(bo, 'Sit down').click();
  await bo.page.locator('.table').waitFor();
  await restToTheEnd([ada, bo]);

  await bo.page.getByText('Ada opens the next chapter; your seat is kept.').waitFor();
  expect(await button(bo, 'Next chapter').count()).toBe(0);
  await bo.screenshot('chapter-ended-phone');
  await button(ada, 'Next chapter').waitFor();
  await ada.screenshot('chapter-ended-desktop');
  await expectAccessible(ada, 'the end of a chapter');
  await button(ada, 'Our story so far').click();
  await ada.page
    .getByRole('dialog')
    .getByRole('heading', { name: /Chapter 1/ })
    .waitFor();
  await ada.screenshot('story-so-far-desktop');
  await expectAccessible(ada, 'our story so far');
  await button(ada, 'Close').click();

  await button(ada, 'Next chapter').click();
  await ada.page.getByRole('heading', { name: 'Chapter 2 · Our lake' }).waitFor();
  await storyTold(ada).waitFor();
  await button(bo, 'To chapter 2').click();
  await bo.page.getByRole('heading', { name: 'Chapter 2 · Our lake' }).waitFor();
  await bo.page.getByText('Ada begins the chapter when everybody is ready.').waitFor();
  expect(await button(bo, 'Begin chapter 2').count()).toBe(0);
  await bo.page.getByLabel('Boats, seat 2').selectOption('canoe');
  await until('Ada sees what Bo has chosen', async () => (await ada.page.getByLabel('Boats, seat 2').inputValue()) === 'canoe');
  await ada.page.getByText('here', { exact: true }).waitFor();
  expect(await bo.page.getByLabel('Boats, seat 1').isDisabled()).toBe(true);
  await button(ada, 'Add a seat').click();
  await ada.page.getByText('Seat 3', { exact: true }).waitFor();
  await ada.screenshot('chapter-lobby-desktop');
  await expectAccessible(ada, 'a chapter before it begins');
  await bo.page.getByText('Seat 3', { exact: true }).waitFor();
  await bo.screenshot('chapter-lobby-phone');
  await button(ada, 'Give to a bot').last().click();
  await ada.page.getByText('a bot', { exact: true }).waitFor();

  await button(ada, 'Begin chapter 2').click();

  for (const one of [ada, bo]) {
    await one.page.locator('.table').waitFor();
    await until('the second leg has begun', () => one.wire.chair?.seen.story?.chapter === 2 && one.wire.chair.seen.people.length === 3);
  }
  expect(ada.wire.chair!.seen.view).toMatchObject({ leg: 2, crews: [{ boat: 'skiff' }, { boat: 'canoe' }, { boat: 'raft' }] });
  expect([ada.wire.chair!.as, bo.wire.chair!.as]).toEqual([0, 1]);
  await ada.go('/');
  const row = ada.page.getByRole('region', { name: 'My tables' });
  await row.getByText(/chapter 2/).waitFor();
  expect(
    await row
      .getByText(/chapter 1/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});
