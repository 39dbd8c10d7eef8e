/** Whoever only watches sees what everybody may see, and has nothing to press. */
import { expect } from 'vitest';
import { isNight, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { until } from './visitor.ts';

/** So many answers are watched. */
const ANSWERS = isNight ? 6 : 2;

interface View {
  readonly hunters: readonly { readonly hand: unknown }[];
  readonly trackingDrawn: unknown;
}

test('a spectator follows the game with the public view alone, and cannot answer', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'with an audience', when: isAsked(0, 'take-action') });
  const [ada, watcher] = [await visit(), await visit({ habits: { name: 'Watcher' } })];
  await ada.sit(table.link(0));
  await watcher.sit(`/t/${table.table}`);
  const player = new Player(ada);
  const told = watcher.wire.chair!.lines.length;

  for (let i = 0; i < ANSWERS; i++) await player.answer();
  await until(
    'the spectator has seen it',
    () => watcher.wire.chair!.lines.length >= ada.wire.chair!.lines.length && told < watcher.wire.chair!.lines.length,
  );
  await watcher.screenshot('spectator-desktop');

  const { page, wire } = watcher;
  await page.getByRole('region', { name: 'Waiting' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your decision' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Hand' }).count()).toBe(0);
  expect(await page.locator('[data-lit]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Undo/ }).isDisabled()).toBe(true);
  for (const { seen, as } of wire.sights) {
    const view = seen.view as View;
    expect(as).toBeNull();
    expect(seen.asked).toBeNull();
    expect(view.hunters.map(hunter => typeof hunter.hand)).toEqual(['number', 'number']);
  }
  for (const no of (ada.wire.chair!.seen.view as { hunters: { hand: number[] }[] }).hunters[0]!.hand)
    expect(await page.locator(`[data-about="card ${no}"]`).count()).toBe(0);

  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('u');
  await player.answer();
  expect(wire.answers).toEqual([]);
  expect(wire.sent.map(request => request.type).filter(type => type !== 'join')).toEqual([]);
});
