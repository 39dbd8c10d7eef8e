/** What people see of whoever runs the server: a word to everybody, and a table that was closed. */
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { isNight, nightTest, test } from './harness.ts';
import { isAsked, openTable, type Position } from './positions.ts';

const AT_A_TURN: Position = { mode: 'cooperative', seats: ['me'], seed: 'a lonely hunter', when: isAsked(0, 'take-action') };
const SAYS = 'The server restarts at 22:00. Every choice is saved.';

test('a word to everybody stands over the table at once and over the lobby, by day and by night, until it is closed', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  await ada.sit(table.link(0));
  const message = ada.page.getByText(SAYS);
  expect(await message.count()).toBe(0);

  await server.administer('POST', 'announcement', { says: SAYS, minutes: 5 });
  await message.waitFor();
  await ada.screenshot('announced-table-desktop');
  await ada.page.getByRole('button', { name: 'Close the message' }).click();
  await message.waitFor({ state: 'detached' });

  await ada.go('/');
  await ada.page.getByText(SAYS).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await ada.page.emulateMedia({ colorScheme });
    await ada.screenshot(`announced-lobby-${colorScheme}`);
    if (isNight) await expectAccessible(ada, `the message in the ${colorScheme}`, '.announced');
  }
  await server.administer('DELETE', 'announcement');
  await ada.page.reload();
  await ada.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await ada.page.getByText(SAYS).count()).toBe(0);
});

nightTest(
  'a table that is closed says so to those who sit there, and to whoever comes; opened again it is played on',
  async ({ server, visit }) => {
    const table = await openTable(server, AT_A_TURN);
    const ada = await visit();
    const { page } = ada;
    await ada.sit(table.link(0));
    const closed = page.getByRole('heading', { name: 'This table is closed' });

    await server.administer('POST', `tables/${table.table}/close`);
    await closed.waitFor();
    await page.reload();
    await closed.waitFor();
    await page.getByText('Nothing is lost').waitFor();
    await ada.screenshot('closed-desktop');

    await server.administer('POST', `tables/${table.table}/open`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await closed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  },
);
