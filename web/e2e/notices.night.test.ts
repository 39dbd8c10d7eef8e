/** Push and mail, at a server that was set up for them: each person asks for them at their own seat, and can end them. */
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { testAt } from './harness.ts';
import { openTable } from './positions.ts';
import { ServerProcess } from './server-process.ts';

const test = testAt(ServerProcess.startWithNotices);

test('push and mail are offered in the menu; an address is taken, refused if it is none, and ended', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'me'], seed: 'notices' });
  const ada = await visit();
  const { page } = ada;
  await ada.sit(table.link(0));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.getByRole('button', { name: 'Tell this browser' }).waitFor();
  const mail = page.getByRole('form', { name: 'By mail' });
  await ada.screenshot('notices-desktop');
  await expectAccessible(ada, 'notices');

  await mail.getByLabel('Your mail address').fill('ada@example.org');
  await mail.getByRole('button', { name: 'Send me mails' }).click();
  await mail.getByText('A code was sent to ada@example.org').waitFor();
  ada.expectTrouble(/status of 403/);
  await mail.getByLabel('The code in the mail').fill('00000000');
  await mail.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByRole('alert')
    .getByText(/not the code of the newest mail/)
    .waitFor();
  ada.expectTrouble(/status of 400/);
  await mail.getByLabel('Your mail address').fill('ada@localhost');
  await mail.getByRole('button', { name: 'Send me mails' }).click();
  await page
    .getByRole('alert')
    .getByText(/this is no mail address/)
    .waitFor();
  await mail.getByRole('button', { name: 'Stop the mails' }).click();
  await mail.getByText('No mails are sent.').waitFor();
});

test('the link of a mail leads to a page that ends them', async ({ visit }) => {
  const ada = await visit();

  await ada.go(`/mail/stop#stop=${'x'.repeat(22)}`);
  await ada.page.getByRole('button', { name: 'Stop the mails' }).click();

  await ada.page.getByRole('heading', { name: 'No more mails' }).waitFor();
  expect(await ada.page.getByRole('status').innerText()).toContain('None will come to this address');
  await ada.page.getByRole('button', { name: 'Allow them again' }).click();
  await ada.page.getByRole('heading', { name: 'Stop the mails?' }).waitFor();
});
