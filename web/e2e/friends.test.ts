/** Friends: seats that wait for somebody, the own tables in the lobby, and how one is told that it is one's turn. */
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { nightTest, test } from './harness.ts';
import { isAsked, openTable } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const seatsPanel = ({ page }: Visitor) => page.getByRole('region', { name: 'Open seats' });
const myTables = ({ page }: Visitor) => page.getByRole('region', { name: 'My tables' });

async function openByHand(host: Visitor): Promise<void> {
  const { page } = host;
  await host.go('/new/zero-dawn');
  await page.locator('label.pick', { hasText: '2 seats' }).click();
  await page.locator('label.pick', { hasText: 'Cooperative easy' }).click();
  await page.getByLabel('Who sits in seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table').waitFor();
}

for (const size of ['desktop', 'phone'] as const) {
  nightTest(`an open seat shows link and QR code to the host until a friend sits down from another browser, ${size}`, async ({ visit }) => {
    const [ada, bo] = [await visit({ size }), await visit({ size, habits: null })];
    await openByHand(ada);
    const panel = seatsPanel(ada);
    const fold = panel.getByRole('button', { name: /Seat 2 is open/ });
    await fold.waitFor();
    if (size === 'phone') await fold.click();
    await panel.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessibleByNight(ada, 'open seat');
    await ada.screenshot(`open-seat-${size}`);
    const link = await panel.getByRole('textbox').inputValue();
    expect(link).toMatch(/\/t\/[\w-]+#invite=[\w-]{22,}$/);

    await fold.click();
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await panel.getByRole('img').count()).toBe(0);

    await bo.page.goto(link);
    await bo.page
      .getByText(/Ada invites you to hunt a Sawtooth: .*, cooperative easy\. One seat of two is free\. No account needed\./)
      .waitFor();
    await expectAccessibleByNight(bo, 'invitation');
    await bo.screenshot(`invited-${size}`);
    await bo.page.getByLabel('Your name at the table').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await bo.page.locator('.table').waitFor();

    await panel.waitFor({ state: 'detached' });
    expect(await seatsPanel(bo).count()).toBe(0);
  });
}

test('from the table it is two presses to a link for a friend, where a bot holds the seat', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a friend for a bot', when: isAsked(0, 'take-action') });
  const ada = await visit();
  await ada.sit(`/t/${table.table}#key=${table.keys[0]!.key}&host=${table.host}`);
  const beside = ada.page.getByRole('button', { name: 'Invite', exact: true });
  await beside.click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Invite a friend' }).click();
  await ada.page.getByText('The link to seat 2 is copied.').waitFor();

  expect(await ada.page.evaluate('navigator.clipboard.readText()')).toMatch(/\/t\/[\w-]+#invite=[\w-]{22,}$/);
  await seatsPanel(ada).waitFor();
  expect(await beside.count(), 'a seat that waits stands beside the board').toBe(0);
});

test('an open seat is shown to nobody but the host, for its link is a secret', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'open', 'open'], seed: 'open seats' });
  const [ada, host] = [await visit(), await visit()];

  await ada.sit(table.link(0));
  await host.sit(`/t/${table.table}#host=${table.host}`);

  const panel = seatsPanel(host);
  await panel.getByRole('button', { name: /2 seats are open: 2 and 3/ }).waitFor();
  expect(await seatsPanel(ada).count()).toBe(0);
  // Made in another browser, the link is not known here: a fresh one is made, for either seat.
  await panel.getByRole('button', { name: 'Seat 3' }).click();
  await panel.getByRole('button', { name: 'Make a link' }).click();
  expect(await panel.getByRole('textbox', { name: 'Invitation to seat 3' }).inputValue()).toContain('#invite=');
  await host.screenshot('open-seats-desktop');
});

nightTest(
  'my tables come before the covers, those that wait for me first, what is over folded; the tab says so',
  async ({ server, visit }) => {
    const ada = await visit();
    const asked = isAsked(0, 'take-action');
    const waiting = await openTable(server, { seats: ['me', 'me'], seed: 'for others', when: isAsked(1, 'take-action') });
    const mine = await openTable(server, { seats: ['me', 'me'], seed: 'for me', when: asked });
    await ada.sit(mine.link(0));
    await ada.sit(waiting.link(0));

    await ada.go('/');

    const rows = myTables(ada).getByRole('listitem');
    await rows.first().getByText('Your turn').waitFor();
    await rows
      .first()
      .getByRole('link', { name: /^Take an action/ })
      .waitFor();
    await rows
      .nth(1)
      .getByText(/Waits for .*, asked/)
      .waitFor();
    expect(await ada.page.title()).toBe('● Your turn at 1 table · Quarry');
    const above = await ada.page.evaluate(
      'document.querySelector(\'[aria-label="My tables"]\').compareDocumentPosition(document.querySelector(\'[aria-label="Games"]\')) & 4',
    );
    expect(above).toBe(4);
    await ada.screenshot('my-tables-desktop');
    await expectAccessibleByNight(ada, 'lobby with tables');

    await fetch(`${server.url}/api/tables/${mine.table}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${mine.host}`, 'content-type': 'application/json' },
      body: JSON.stringify({ archived: true }),
    });
    await ada.page.reload();
    await ada.page.getByText('1 table finished or archived').click();
    await ada.page
      .locator('details')
      .getByText(/You were asked/)
      .waitFor();
    expect(await rows.first().innerText()).toContain('Waits for');
  },
);

nightTest('whoever is asked reads it in the tab, with a dot in its picture', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'me'], seed: 'a notice', when: isAsked(0, 'take-action') });
  const [ada, bo] = [await visit(), await visit()];
  const icon = ({ page }: Visitor): Promise<unknown> => page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')");

  await ada.sit(table.link(0));
  await bo.sit(table.link(1));

  await until('the tab says so', async () => (await ada.page.title()).startsWith('● Your turn · '));
  expect(await icon(ada)).toBe('/icon-asked.svg');
  await until('the other tab has its name', async () => (await bo.page.title()).endsWith('· Quarry'));
  expect(await icon(bo)).toBe('/icon.svg');
});

nightTest('whoever comes by an old notice to a table that is gone is told so, and can take it off the list', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'gone soon' });
  const ada = await visit();
  await ada.sit(table.link(0));
  await fetch(`${server.url}/api/tables/${table.table}`, { method: 'DELETE', headers: { authorization: `Bearer ${table.host}` } });
  ada.expectTrouble(/status of 404/);

  await ada.go(`/t/${table.table}`);

  await ada.page.getByRole('heading', { name: 'This table is gone' }).waitFor();
  await expectAccessibleByNight(ada, 'gone');
  await ada.screenshot('gone-desktop');
  await ada.page.getByRole('button', { name: 'Take it off my list' }).click();
  await myTables(ada).getByText('No tables yet.').waitFor();
});

nightTest('where no host has set it up, neither push nor mail is offered', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'me'], seed: 'no notices' });
  const ada = await visit();
  await ada.sit(table.link(0));
  const answered = ada.page.waitForResponse(/\/notices$/);

  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await (await answered).finished();

  await ada.page.getByRole('button', { name: 'People and invitations' }).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Tell me when it is my turn' }).count()).toBe(0);
});
