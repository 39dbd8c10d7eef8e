/** The example with the smallest screen of its own (docs/how-to/draw-a-screen.md): played from the lobby to its end, and its story goes on. */
import { expect } from 'vitest';
import { exampleTest as test } from './harness.ts';
import { pressAtOnce } from './in-page.ts';
import { Player } from './player.ts';
import { theGame } from './positions.ts';
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
  const { cells } = theGame('snow-lynx').shows!.sketch!(wire.chair!.seen.view);
  expect(await page.locator('.sl-board .board-cell').count()).toBe(cells.length);
  expect(await page.locator('.sl-board .board-piece').count(), 'two trackers and the lynx').toBe(3);
  expect(await page.getByRole('list', { name: 'Party' }).getByRole('button').count()).toBe(2);
  expect(await page.getByText('Drawn plainly').count()).toBe(0);
  await ada.screenshot('example-walk-desktop');

  await player.playUntil(() => false);

  expect(wire.refusedAnswers).toEqual([]);
  expect(player.given.filter(({ asked, by }) => asked.kind === 'walk' && by === 'board').length).toBeGreaterThan(0);
  const first = wire.table;
  const onward = (await page.getByRole('button', { name: 'Next chapter', exact: true }).boundingBox())!;
  await page.getByRole('button', { name: 'Play again', exact: true }).click();
  await until('another table is open', () => wire.table !== first && wire.asked !== null);
  expect([wire.chair!.seen.lesson, wire.chair!.as]).toEqual([null, 0]);
  // Whoever goes back by the browser's own button aims anew, and is heard in a place that was pressed just before.
  const pressed = page.evaluate(pressAtOnce, ['Next chapter', onward.x, onward.y, 'seen'] as const);
  await page.goBack();
  await pressed;
  const role = page.getByLabel('Roles, seat 1');
  await role.selectOption('reader');
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
  await ada.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Lynx' }).tap();
  await ada.page.getByRole('heading', { name: 'The lynx', exact: true }).waitFor();
  await ada.screenshot('example-signs-phone');
  await ada.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Board' }).tap();
  await player.playUntil(({ kind }) => kind === 'make-plan');
  expect(player.given.map(({ asked }) => asked.kind)).toEqual(expect.arrayContaining(['walk', 'act']));
});
