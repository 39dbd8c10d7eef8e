/** The same table in the palm of a hand: played by taps, nothing covered, nothing too small. */
import { expect } from 'vitest';
import { isNight, nightTest, test } from './harness.ts';
import { hardToTap, overflow } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { TURNS } from './turns.ts';
import type { Visitor } from './visitor.ts';

async function expectRoomy({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(overflow)).toBe(0);
  expect(await page.evaluate(hardToTap, '.decision .option, .bottom-tabs button, .top-tools button:not(:disabled)')).toEqual([]);
}

test(`${isNight ? 'a turn is' : 'questions of a turn are'} played by taps, and whatever is to be pressed can be pressed`, async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'in the palm', when: isAsked(0, 'take-action') });
  const ada = await visit({ size: 'phone' });
  const { wire } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0));
  await player.nextAsked();
  await ada.screenshot('encounter-phone');

  const { heading } = wire.chair!.seen.stage!;
  const kinds = new Set<string>();
  const touched = (): number => player.given.filter(given => given.by !== 'button').length;
  await player.playUntil(async asked => {
    if (!kinds.has(asked.kind)) {
      kinds.add(asked.kind);
      await expectRoomy(ada);
      await ada.screenshot(`asked-${asked.kind}-phone`);
    }
    if (!isNight) return kinds.size > 2 && touched() > 0;
    return wire.chair!.seen.stage!.heading !== heading && asked.kind === 'take-action';
  });

  expect(kinds.size).toBeGreaterThan(2);
  expect(touched()).toBeGreaterThan(0);
});

test('advice is read above the options, however many there are', async ({ server, visit }) => {
  const table = await openTable(server, {
    game: 'urban-manhunt',
    setup: { zone: 'chapel-lots' },
    seats: ['me', 'bot'],
    seed: 'in the palm',
  });
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  expect((await player.nextAsked())!.kind).toBe('choose-hunter');

  await player.list();
  await player.bar.getByRole('button', { name: 'advice' }).tap();
  const advice = player.bar.locator('.decision-advised');
  await advice.getByText(/^I would choose /).waitFor();
  await ada.screenshot('advice-phone');

  const [said, first] = [(await advice.boundingBox())!, (await player.bar.locator('.option').first().boundingBox())!];
  expect(said.y + said.height).toBeLessThanOrEqual(first.y);
});

test('every tab of the phone shows its thing; what everybody plays for goes away with the next press, wherever that is', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'in the palm', when: isAsked(0, 'take-action') });
  const ada = await visit({ size: 'phone' });
  const { page } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  for (const tab of ['Foes', 'Gear', 'Log', 'Rules', 'Board']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
    await page
      .getByRole('region', { name: tab, exact: tab === 'Board' })
      .first()
      .waitFor();
    await expectRoomy(ada);
    await ada.screenshot(`tab-${tab.toLowerCase()}-phone`);
  }

  const goal = page.locator('details.goal');
  const bubble = goal.locator('p');
  const tabs = page.getByRole('navigation', { name: 'Views' });

  for (const elsewhere of [tabs.getByRole('button', { name: 'Log' }), page.locator('.place-middle')]) {
    await goal.locator('summary').tap();
    await bubble.waitFor();
    await bubble.tap();
    expect(await bubble.isVisible()).toBe(true);
    await elsewhere.tap();
    await bubble.waitFor({ state: 'hidden' });
  }
});

nightTest('the head of the table has two lines on a phone, and keeps away from the edges', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['forbidden-west']);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const head = (await ada.page.locator('.top-bar').boundingBox())!;

  for (const part of await ada.page.locator('.stage-narrow > *, .top-meter > *').all()) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(head.y + 2);
    expect(box.y + box.height).toBeLessThanOrEqual(head.y + head.height - 2);
  }
  const [title, step] = await Promise.all(['h1', 'span'].map(one => ada.page.locator(`.stage-narrow > ${one}`).boundingBox()));
  expect(title!.height).toBeLessThan(24);
  expect(step!.height).toBeLessThan(24);
  await ada.screenshot('west-head-phone');
});

nightTest('lobby, new table, rules, settings and replay fit the phone', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'in the palm', when: isAsked(0, 'take-action') });
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  const pages = [
    ['/', 'lobby', 'Play now'],
    ['/new/zero-dawn', 'new-table', 'Open the table'],
    ['/rules/zero-dawn', 'rules', ''],
    ['/settings', 'settings', ''],
    [`/t/${table.table}/replay`, 'replay', 'Play on from here'],
  ] as const;
  for (const [path, name, button] of pages) {
    await ada.go(path);
    await (button ? ada.page.getByRole('button', { name: button }).first() : ada.page.getByRole('heading', { level: 1 })).waitFor();
    await ada.screenshot(`${name}-phone`);
    expect(await ada.page.evaluate(overflow), name).toBe(0);
    expect(await ada.page.evaluate(hardToTap, 'main .button:not(.link)'), name).toEqual([]);
  }
});
