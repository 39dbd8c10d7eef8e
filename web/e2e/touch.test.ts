/** The board is the control, and why? answers with the sum. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { barNow, spotOn } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, soonest, theGame } from './positions.ts';
import { until } from './visitor.ts';

const game = theGame('zero-dawn');

/** An enemy that exactly one action leads to, by the name of its thing. */
function onlyTarget(match: AnyMatch): { readonly thing: string; readonly key: string } | null {
  if (!isAsked(0, 'take-action')(match)) return null;
  const { decision } = match.openFor(0)!;
  const view = match.view(0);
  const led = decision.options.flatMap(one =>
    (game.tells?.leadsTo?.(one, decision, view) ?? []).map(ref => ({ key: one.key, thing: `${ref.kind} ${ref.id}` })),
  );
  return led.find(({ key, thing }) => key === 'ranged' && led.filter(one => one.thing === thing).length === 1) ?? null;
}

test('a click on a machine attacks it: the action and the target are chosen, and what follows is asked', async ({ server, visit }) => {
  const position = soonest(120, { seats: ['me', 'bot'], when: match => onlyTarget(match) !== null });
  const table = await openTable(server, position);
  const ada = await visit();
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  const led = asked.options.flatMap(({ key, leads = [] }) => leads.map(ref => ({ key, thing: `${ref.kind} ${ref.id}` })));
  const { thing } = led.find(one => one.key === 'ranged' && led.filter(other => other.thing === one.thing).length === 1)!;
  await ada.screenshot('board-is-the-control-desktop');
  const term = player.bar.locator('.term').first();
  await term.hover();
  await page.locator('.term-says').waitFor();
  expect(await player.bar.locator('.term:not([tabindex="-1"])').count(), 'terms lengthen no way by keys').toBe(0);
  await page.mouse.move(0, 0);
  await page.locator('.term-says').waitFor({ state: 'detached' });

  const spot = (await page.evaluate(spotOn, thing))!;
  await page.mouse.click(spot.x, spot.y);

  await until('the action is chosen', () => wire.answers.some(one => one.decision === 'take-action' && one.key === 'ranged'));
  await until('the target is chosen, or waits to be confirmed', async () => {
    const isHeld = (await page.evaluate(barNow)).some(bar => bar.label === 'Your decision' && bar.isHeld);
    return wire.asked?.kind !== 'take-action' && (wire.asked?.kind !== 'choose-target' || isHeld);
  });
  expect(wire.refusedAnswers).toEqual([]);
});

nightTest('equal cards lie on one pile: each click on it chooses one more of them, and all are sent', async ({ server, visit }) => {
  const equalIn = (match: AnyMatch): boolean => {
    if (!isAsked(0, 'discard-before-drawing')(match)) return false;
    const { decision } = match.openFor(0)!;
    const says = decision.options.map(option => game.words.optionSays!(option, decision, match.view(0)));
    return decision.max > 1 && new Set(says).size < says.length;
  };
  const table = await openTable(server, soonest(60, { seats: ['me', 'bot'], when: equalIn }));
  const ada = await visit();
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  const pile = page.locator('.place-hand [data-below]').first();
  await pile.click();
  await pile.click();
  await pile.locator('text=/^2 of \\d chosen/').waitFor();
  await ada.screenshot('pile-of-cards-desktop');
  await ada.screenshotAsPhone('pile-of-cards-phone');
  await player.touch(player.bar.locator('.option-done'));
  expect(wire.answers.at(-1)?.key).toHaveLength(2);
});

test('a number in the log is taken apart by a click, and its rule comes with the sum', async ({ server, visit }) => {
  const position = soonest(160, {
    seats: ['me', 'bot'],
    when: match =>
      isAsked(0, 'take-action')(match) &&
      match.log(0).some(({ event }) => event.within === undefined && (game.teaches!.sum(event, match.view(0))?.terms.length ?? 0) > 1),
  });
  const table = await openTable(server, position);
  const ada = await visit({ side: 'open' });
  const { page } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const line = page.locator('.log-line', { has: page.locator('.log-says') }).last();
  await line.locator('.log-says').click();
  const sum = line.locator('.sum');
  await sum.waitFor();
  expect(await sum.locator('.sum-term').count()).toBeGreaterThan(1);
  await ada.screenshot('sum-in-the-log-desktop');
  await line.hover();
  await line.getByRole('button', { name: /^why\?/ }).click();
  await page.getByRole('complementary', { name: 'Rule' }).locator('.sum-total').waitFor();
  await ada.screenshot('sum-in-the-drawer-desktop');
});
