/** Settings that are felt, reasons that are given, talk that arrives, reports that are kept, and wrong ways that end well. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position } from './positions.ts';
import { playNow, until, type Visitor } from './visitor.ts';

const AT_A_TURN: Position = { seats: ['me', 'me'], seed: 'a bit of everything', when: isAsked(0, 'take-action') };

const styleOf = ({ page }: Visitor, selector: string, property: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).getPropertyValue('${property}')`);

async function openMenu({ page }: Visitor, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Table' }).getByRole('button', { name: item }).click();
}

test('text size and contrast change what is seen, and are kept', async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.go('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const normal = Number.parseFloat(await styleOf(ada, 'h1', 'font-size'));
  const colours = async (): Promise<string> => `${await styleOf(ada, 'body', 'color')} ${await styleOf(ada, '.dim', 'color')}`;
  const before = await colours();

  await page.locator('label.pick', { hasText: 'Largest' }).click();
  await page.locator('label.pick', { hasText: 'High' }).click();

  await until('the text has grown', async () => Number.parseFloat(await styleOf(ada, 'h1', 'font-size')) > normal * 1.15);
  await until('the contrast has grown', async () => (await colours()) !== before);
  await ada.screenshot('settings-large-contrast-desktop');
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(Number.parseFloat(await styleOf(ada, 'h1', 'font-size'))).toBeGreaterThan(normal * 1.15);
});

nightTest(
  'things are shown happening, and if the system asks for it without any motion; at no pace they are where they are',
  async ({ server, visit }) => {
    const shows = async (visitor: Visitor): Promise<boolean> => {
      const table = await openTable(server, { seats: ['me', 'bot'], seed: 'moving', when: isAsked(0, 'play-ability') });
      let happened = false;
      await visitor.page.exposeFunction('happened', () => {
        happened = true;
      });
      await visitor.sit(table.link(0));
      const player = new Player(visitor);
      const asked = (await player.nextAsked())!;
      await visitor.page.evaluate(`new MutationObserver(() => document.querySelector('.decision-happening') && happened())
      .observe(document.body, { childList: true, subtree: true })`);
      await player.answer([asked.options.at(-1)!.key]);
      await player.nextAsked();
      return happened;
    };
    const [lively, still, reduced] = [
      await visit({ habits: { motion: 'full' } }),
      await visit(),
      await visit({ habits: { motion: 'full' } }),
    ];
    await reduced.page.emulateMedia({ reducedMotion: 'reduce' });

    expect(await shows(lively)).toBe(true);
    expect(await shows(still)).toBe(false);
    expect(await shows(reduced)).toBe(true);
    expect(await reduced.page.locator('.zd[data-motion=off]').count()).toBeGreaterThan(0);
  },
);

test('the rules are searched, every line of the log leads to its clause, and a greyed card says why not', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit({ side: 'open' });
  const { page, wire } = ada;
  await ada.go('/rules/zero-dawn');
  await page.getByLabel('Search the rules').fill('sprint');
  await until('clauses are found', async () => /^\d+ clauses?$/.test(await page.locator('.rules-search [role=status]').innerText()));
  const found = await page.locator('[data-clause]').allInnerTexts();
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThan(100);
  expect(found.filter(text => !/sprint/i.test(text))).toEqual([]);
  await ada.screenshot('rules-search-desktop');

  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const line = wire.chair!.lines.findLast(one => one.says !== '')!;
  await page.getByRole('log', { name: 'Log' }).locator('.log-why').last().click();
  const drawer = page.getByRole('complementary', { name: 'Rule', exact: true });
  await drawer.getByText(line.rule, { exact: true }).first().waitFor();
  expect(await drawer.locator('.rule-cited').innerText()).toBe(line.yours ?? line.says);
  expect((await drawer.locator('.rule-says').innerText()).length).toBeGreaterThan(30);
  await ada.screenshot('why-desktop');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  await page.locator('.place-hand [data-about^=card]', { hasText: 'why not?' }).first().click();
  await drawer.waitFor();
  expect((await drawer.locator('.rule-cited').innerText()).length).toBeGreaterThan(10);
  expect(await drawer.locator('.rule-says').innerText()).toMatch(/ZD-[A-Z0-9-]+$/);
  await ada.screenshot('why-not-desktop');
});

nightTest('chat reaches the other browser, and a bug report is kept under a number', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const [ada, bo] = [await visit(), await visit()];
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));

  await ada.page.keyboard.press('c');
  await ada.page.getByLabel('Say something').fill('Shall we <b>sprint</b>?');
  await ada.page.keyboard.press('Enter');
  const tab = bo.page.getByRole('button', { name: /^Chat/ });
  await until('the other sees that there is something to read', async () => (await tab.innerText()).includes('1'));
  await tab.click();
  await bo.page.getByRole('log', { name: 'Chat' }).getByText('Shall we <b>sprint</b>?').waitFor();

  await openMenu(bo, 'Report a bug');
  await bo.page.getByLabel('What happened, and what should have?').fill('The strider walked through a wall.');
  await bo.page.getByRole('button', { name: 'Send' }).click();
  const thanks = bo.page.getByText('The report is kept as');
  await thanks.waitFor();
  expect(await thanks.locator('b').innerText()).toMatch(/^[\w-]{8,}$/);
  await bo.screenshot('reported-desktop');
});

test('odds are shown before one confirms', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'odds', when: isAsked(0, 'choose-target') });
  const ada = await visit();
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const asked = (await player.nextAsked())!;

  await player.list();
  await player.buttonOf(asked.options[0]!).hover();
  const odds = ada.page.getByRole('complementary', { name: /^Odds/ });
  await odds.waitFor();

  expect(await odds.innerText()).toMatch(/\d\s?%/);
  await ada.screenshot('odds-desktop');
});

nightTest('wrong ways end in a sentence, and the page stays usable', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit();
  const { page } = ada;
  ada.expectTrouble(/status of 4\d\d/);
  const toTheLobby = async (): Promise<void> => {
    await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
    await playNow(page).waitFor();
  };

  await ada.go('/t/no-such-table-here');
  await page
    .getByText(/table is gone|no such table/i)
    .first()
    .waitFor();
  await ada.screenshot('no-such-table-desktop');
  await toTheLobby();

  await ada.go('/nowhere/at/all');
  await page.getByText('There is nothing here').waitFor();
  await toTheLobby();

  await ada.go(`/t/${table.table}#key=${'x'.repeat(32)}`);
  await page.getByText('You cannot sit here').waitFor();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
  await toTheLobby();

  await page.getByLabel('Link to a table').fill('http://example.org/elsewhere');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('This is no link to a table').waitFor();

  const files = [
    ['torn.json', '{"game":"zero-dawn","setup":{"se', /torn\.json is not JSON/],
    ['other.json', '{"hello":1}', /other\.json is no exported match/],
    ['forged.json', '{"format":"quarry-match-1","game":"zero-dawn","setup":{"seats":2},"answers":[]}', /./],
  ] as const;
  for (const [name, text, says] of files) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const complaint = page.getByRole('region', { name: 'Import a match' }).getByRole('alert');
    await until(`${name} is refused`, async () => (await complaint.count()) > 0 && says.test(await complaint.innerText()));
  }
  await playNow(page).click();
  await new Player(ada).nextAsked();
});

nightTest('an exported match is a file that another table can be made of', async ({ server, visit }) => {
  const table = await openTable(server, { mode: 'cooperative', seats: ['me'], seed: 'to be exported', when: isAsked(0, 'take-action') });
  const ada = await visit();
  const { page } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0));
  await player.answer();
  const asked = (await player.nextAsked())!;

  const saving = page.waitForEvent('download');
  await openMenu(ada, 'Export the match');
  const folder = mkdtempSync(join(tmpdir(), 'quarry-export-'));
  const path = join(folder, 'match.json');
  await (await saving).saveAs(path);
  await ada.go('/');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.includes(table.table));

  await page.locator('.table').waitFor();
  expect(await player.nextAsked()).toEqual(asked);
  rmSync(folder, { recursive: true });
});
