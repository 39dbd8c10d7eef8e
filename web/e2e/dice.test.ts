/** Dice: those of a question are its buttons, with the odds of rolling them again beside them; those that fall say what they come to. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, soonest } from './positions.ts';
import { until } from './visitor.ts';

const mayReroll = (match: AnyMatch): boolean => isAsked(0, 'reroll')(match) && match.openFor(0)!.decision.options.length > 2;

test('dice are chosen by clicking them, and the odds of what is chosen stand beside them', async ({ server, visit }) => {
  const table = await openTable(server, soonest(120, { seats: ['me', 'bot'], setup: { hunters: ['nora', 'carja'] }, when: mayReroll }));
  const ada = await visit({ habits: { motion: 'full', pace: 'calm', confirm: 'never' } });
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  const asked = (await new Player(ada).nextAsked())!;
  const dice = page.getByRole('group', { name: 'Dice' });
  const buttons = dice.getByRole('button');
  expect(await buttons.count()).toBe(asked.dice!.dice.length);
  expect(await page.getByRole('group', { name: 'Options' }).count()).toBe(0);
  expect(await dice.textContent()).toContain(asked.dice!.grantedBy!);
  const names = await buttons.evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
  expect(names).toEqual(asked.dice!.dice.map(({ name, face }) => `${name}, ${face}`));

  const again = dice.locator('.dice-odds-again');
  await again.waitFor();
  const figures = (): Promise<string> =>
    again
      .locator('td')
      .allTextContents()
      .then(all => all.join(' '));
  expect(await figures()).toMatch(/^[– ]+$/);
  await buttons.first().click();
  await until('the odds of the first die', async () => /\d/.test(await figures()));
  expect(await again.locator('th').textContent()).toBe('1 die again');
  expect(await buttons.first().getAttribute('aria-pressed')).toBe('true');
  await expectAccessibleByNight(ada, 'dice that may be rolled again');
  await ada.screenshot('dice-reroll-desktop');
  await ada.screenshotAsPhone('dice-reroll-phone');

  await page.getByRole('button', { name: 'Roll again' }).click();
  await until('the die is rolled again', () => wire.answers.some(one => one.decision === 'reroll'));
  expect(wire.answers.at(-1)!.key).toEqual([asked.options[0]!.key]);
  const tray = page.locator('.decision-happening .dice-tray, .replay-bar .dice-tray');
  await tray.first().waitFor();
  expect(await tray.first().locator('.dice-read').textContent()).toContain(asked.dice!.grantedBy!);
  await ada.screenshot('dice-fallen-desktop');
  expect(wire.refusedAnswers).toEqual([]);
});
