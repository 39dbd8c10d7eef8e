/** A game of which the page knows nothing: the example is played from the lobby to its end on the plain screen, and its story goes on. */
import { expect } from 'vitest';
import { exampleTest as test } from './harness.ts';
import { Player } from './player.ts';
import { until } from './visitor.ts';

test('Snow Lynx: a hunt on hexes by clicking, then the same again, or the next chapter in another role', async ({ visit }) => {
  const ada = await visit({ habits: { confirm: 'never' } });
  const { page, wire } = ada;
  await ada.go('/');
  const cover = page.getByRole('article', { name: 'Snow Lynx' });
  await cover.waitFor();
  await ada.screenshot('example-lobby-desktop');
  await cover.getByRole('button', { name: 'Play now' }).click();
  const player = new Player(ada);
  await player.playUntil(({ kind }) => kind === 'walk');
  expect(await page.locator('.board-cell').count()).toBe(wire.chair!.seen.sketch!.cells.length);
  await ada.screenshot('example-walk-desktop');

  await player.playUntil(() => false);

  expect(wire.refusedAnswers).toEqual([]);
  expect(player.given.filter(({ asked, by }) => asked.kind === 'walk' && by === 'board').length).toBeGreaterThan(0);
  const first = wire.table;
  await page.getByRole('button', { name: 'Play again', exact: true }).click();
  await until('another table is open', () => wire.table !== first && wire.asked !== null);
  expect([wire.chair!.seen.lesson, wire.chair!.as]).toEqual([null, 0]);
  await page.goBack();
  await page.getByRole('button', { name: 'Next chapter', exact: true }).click();
  await page.getByLabel('Roles, seat 1').selectOption('reader');
  await ada.screenshot('example-chapter-desktop');
  await page.getByRole('button', { name: 'Begin chapter 2', exact: true }).click();
  await until('the second chapter has begun', () => wire.chair?.seen.story?.chapter === 2);
  expect(wire.chair!.seen.view).toMatchObject({ chapter: 2, trackers: [{ role: 'reader' }, { role: 'trapper' }] });
});

test('Snow Lynx: a turn in the palm of a hand', async ({ visit }) => {
  const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
  await ada.go('/');
  await ada.page.getByRole('article', { name: 'Snow Lynx' }).getByRole('button', { name: 'Play now' }).tap();
  const player = new Player(ada);
  await player.playUntil(({ kind }) => kind === 'walk');
  await ada.screenshot('example-walk-phone');
  await player.playUntil(({ kind }) => kind === 'make-plan');
  expect(player.given.map(({ asked }) => asked.kind)).toEqual(expect.arrayContaining(['walk', 'act']));
});
