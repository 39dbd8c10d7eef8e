/** A match seen again: scrub, step, play, other eyes, and a new table from any moment. */
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const count = ({ page }: Visitor): Promise<string> => page.locator('.replay-count').innerText();
const at = async (visitor: Visitor): Promise<number> => Number((await count(visitor)).split(' ')[0]);
const untilAt = (visitor: Visitor, step: number): Promise<boolean> =>
  until(`step ${step} is shown`, async () => (await at(visitor)) === step);

test('a match is wound back, stepped through and played, with one’s own eyes or a spectator’s, and played on at a new table', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, {
    seats: ['me', 'bot'],
    seed: 'told again',
    when: match => match.n > 30 && isAsked(0, 'take-action')(match),
  });
  const ada = await visit();
  const { page } = ada;
  await ada.sit(table.link(0));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await untilAt(ada, 0);

  await slider.fill(String(last - 5));
  await untilAt(ada, last - 5);
  await page.getByRole('button', { name: 'One step on' }).click();
  await untilAt(ada, last - 4);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await untilAt(ada, last - 6);
  await page.getByRole('button', { name: 'To the turn before' }).click();
  await until('an earlier step is shown', async () => (await at(ada)) < last - 6);
  await ada.screenshot('replay-desktop');

  const from = await at(ada);
  await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: '4×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await until('the match plays by itself', async () => (await at(ada)) >= from + 2);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();

  expect(await page.getByRole('region', { name: 'Hand', exact: true }).count()).toBe(1);
  await page.getByLabel('Seen by').selectOption({ label: 'A spectator' });
  await page.getByRole('region', { name: 'Hand', exact: true }).waitFor({ state: 'detached' });
  await slider.fill('10');
  await untilAt(ada, 10);
  const line = (await page.locator('.log-line').last().getAttribute('id'))!.replace('line-', '');

  await ada.go(`/t/${table.table}/replay?line=${line}`);
  await page.locator('.log-line[aria-current]').waitFor();
  await page.getByText(/^Next: /).waitFor();
  expect(await at(ada)).toBeLessThan(10);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(url => /^\/t\/[\w-]+$/.test(url.pathname) && !url.pathname.includes(table.table));
  await page.locator('.table').waitFor();
  expect(ada.wire.chair!.seen.name).toMatch(/from step \d+/);
});

nightTest('one plays on from a moment of the past at a new table, and the old one stands as it was', async ({ server, visit }) => {
  const table = await openTable(server, {
    seats: ['me', 'bot'],
    seed: 'what if',
    when: match => match.n > 30 && isAsked(0, 'take-action')(match),
  });
  const ada = await visit();
  const { page, wire } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const now = (await player.nextAsked())!;
  await ada.go(`/t/${table.table}/replay`);
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await slider.waitFor();
  await slider.fill('20');
  const told = (await page.locator('.log-line').allInnerTexts()).length;

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(url => /^\/t\/[\w-]+$/.test(url.pathname) && !url.pathname.includes(table.table));

  await page.locator('.table').waitFor();
  for (let i = 0; i < 3; i++) await player.answer();
  expect(wire.chair!.lines.length).toBeGreaterThan(Math.min(told, 1));
  expect(wire.chair!.seen.name).toMatch(/from step \d+/);
  await ada.go(`/t/${table.table}`);
  expect(await player.nextAsked()).toEqual(now);
});
