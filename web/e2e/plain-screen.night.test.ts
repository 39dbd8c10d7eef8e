/** Without a screen of its own a game is still played: on the plain one, by clicking. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { Player } from './player.ts';
import { beforeTheEnd, isAsked, openTable } from './positions.ts';

/** So many answers before the end it is played on. */
const ANSWERS = 14;

test('two whole turns are played on the plain screen by clicking', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'plainly', when: isAsked(0, 'take-action') });
  const ada = await visit();
  const { wire } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0).replace('#', '?screen=plain#'));
  await player.nextAsked();
  expect(await ada.page.locator('.board-cell').count()).toBeGreaterThan(10);
  expect(wire.chair!.seen.sketch).not.toBeNull();
  await ada.screenshot('plain-desktop');

  const turns = new Set<string>();
  await player.playUntil(asked => {
    if (asked.kind === 'take-action') turns.add(wire.chair!.seen.stage!.heading);
    return turns.size > 2;
  });

  const by = Object.groupBy(player.given, given => given.by);
  expect(by.board?.length).toBeGreaterThan(0);
  expect(by.card?.length).toBeGreaterThan(0);
  expect(wire.refusedAnswers).toEqual([]);
});

test('a cooperative game is played to its end on the plain screen', async ({ server, visit }) => {
  const table = await openTable(server, beforeTheEnd(ANSWERS, { mode: 'cooperative', seats: ['me'], seed: 'to the end' }));
  const ada = await visit({ habits: { confirm: 'never' } });
  const player = new Player(ada);
  await ada.sit(table.link(0).replace('#', '?screen=plain#'));

  await player.playUntil(() => false, 600);

  expect(player.isOver).toBe(true);
  await ada.page.getByRole('region', { name: 'The match is over' }).waitFor();
  await ada.page.getByRole('button', { name: 'Verify the dice' }).click();
  await ada.page.getByText('They are the same').waitFor();
  await ada.screenshot('ended-desktop');
});
