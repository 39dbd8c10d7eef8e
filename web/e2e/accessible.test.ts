/** No serious fault for those who do not see the page as it is drawn, or not at all. */
import { expect } from 'vitest';
import { expectAccessible, graveFaults } from './axe.ts';
import { byDay, nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, opened, openTable, overAs, type Position } from './positions.ts';
import { FIVE_SIZES, playNow } from './visitor.ts';

const AT_A_TURN: Position = { seats: ['me', 'bot'], seed: 'for every eye', when: isAsked(0, 'take-action') };

test('axe finds nothing serious on the lobby, and what it finds is told: a button without a name', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/');
  await playNow(ada.page).waitFor();
  await expectAccessible(ada, 'lobby');

  await ada.page.evaluate("document.body.append(document.createElement('button'))");

  expect(await graveFaults(ada)).toEqual([expect.stringMatching(/^button-name: .*<button><\/button>$/)]);
});

nightTest('axe finds nothing serious on the first visit to the lobby and on its dialogs', async ({ visit }) => {
  const ada = await visit({ habits: null });
  const { page } = ada;
  await ada.go('/');
  await playNow(page).waitFor();
  await expectAccessible(ada, 'lobby');
  await playNow(page).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(ada, 'name dialog', 'dialog[open]');
  await ada.go('/new/zero-dawn');
  await page.getByText('More choices').click();
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await expectAccessible(ada, 'new table');
});

nightTest('axe finds nothing serious on rules and settings', async ({ visit }) => {
  const ada = await visit();
  await ada.go('/rules/zero-dawn');
  await ada.page.locator('[data-clause]').first().waitFor();
  await ada.page.getByRole('searchbox').fill('sprint'); // one clause is drawn like the other: a few will do
  await ada.screenshot('rules-desktop');
  await expectAccessible(ada, 'rules');
  await ada.go('/settings');
  await ada.page.getByRole('heading', { name: 'Settings' }).waitFor();
  await ada.screenshot('settings-desktop');
  await expectAccessible(ada, 'settings');
});

const onAir = (kind: string, seed: string): Position => ({
  game: 'urban-manhunt',
  setup: { zone: 'chapel-lots' },
  seats: ['me', 'bot'],
  seed,
  when: isAsked(0, kind),
});

const SCREENS: readonly (readonly [screen: string, search: string, position: Position])[] = [
  ['own', '', AT_A_TURN],
  ['plain', '?screen=plain', AT_A_TURN],
  ['own plane', '', { game: 'urban-manhunt', seats: ['me', 'bot'], seed: 'for every eye', when: isAsked(0, 'act') }],
  ['casting', '', { game: 'urban-manhunt', seats: ['me', 'bot'], seed: 'for every eye', when: isAsked(0, 'choose-hunter') }],
];

for (const [screen, search, position] of byDay(SCREENS, 0)) {
  test(`axe finds nothing serious at the table, ${screen} screen`, async ({ server, visit }) => {
    const table = await openTable(server, position);
    const ada = await visit({ side: 'open' });
    const { page } = ada;
    await ada.sit(table.link(0).replace('#', `${search}#`));
    await new Player(ada).nextAsked();
    await expectAccessible(ada, 'table');
    await page.getByRole('navigation', { name: 'Details', exact: true }).getByRole('button').nth(1).click();
    await expectAccessible(ada, 'second panel', '.place-side');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(ada, 'menu', 'dialog[open]');
  });
}

nightTest('axe finds nothing serious while tracking, at the merchant and in the replay', async ({ server, visit }) => {
  const ada = await visit();
  const scenes = [
    ['pick-tracking', 'tracking'],
    ['level-up', 'level-up'],
    ['buy', 'merchant'],
  ] as const;
  for (const [kind, name] of scenes) {
    const table = await openTable(server, { seats: ['me', 'bot'], seed: 'for every eye', when: isAsked(0, kind) });
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    await ada.screenshot(`${name}-desktop`);
    await expectAccessible(ada, name, '.place-middle');
  }
  await ada.go(`/t/${ada.wire.table}/replay`);
  await ada.page.getByRole('slider').waitFor();
  await expectAccessible(ada, 'replay');
});

for (const [width, height] of FIVE_SIZES) {
  nightTest(`axe finds nothing serious on air, from a way that is laid to the credits: ${width} × ${height}`, async ({ server, visit }) => {
    const ada = await visit({ size: width === 390 ? 'phone' : 'desktop' });
    await ada.page.setViewportSize({ width, height });
    const player = new Player(ada);
    await ada.sit((await openTable(server, onAir('walk', 'a way'))).link(0));
    const { from } = (await player.nextAsked())!;
    expect(await player.pointAt({ x: from!.x < 24 ? from!.x + 3 : from!.x - 3, y: from!.y })).toBe(true);
    await ada.page.locator('.overlay-note, .plane-in-bar').waitFor();
    await expectAccessible(ada, 'a way');
    await ada.sit((await openTable(server, onAir('choose-target', 'a shot 2'))).link(0));
    await player.nextAsked();
    await expectAccessible(ada, 'a target');
    const over = overAs(true, { game: 'urban-manhunt', mode: 'short', seats: ['me', 'bot'] });
    await ada.sit((await opened(server, ['me', 'bot'], over)).link(0));
    await ada.page.getByRole('region', { name: 'Credits' }).waitFor();
    await ada.page.getByRole('article', { name: 'The story of this match' }).waitFor();
    await expectAccessible(ada, 'credits');
  });
}

nightTest('axe finds nothing serious on the phone', async ({ server, visit }) => {
  const table = await openTable(server, AT_A_TURN);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  await expectAccessible(ada, 'table');
});
