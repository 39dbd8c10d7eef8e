/** The lobby: whoever waits for me comes first, a friend is one step away, and nothing is lost at any size, by keys, by touch, by day or by night. */
import type { AnyMatch } from '@quarry/kernel';
import type { CreatedTable, GameCover, TableCover } from '@quarry/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { byDay, nightTest, test } from './harness.ts';
import { hardToTap, overflow } from './in-page.ts';
import { Player } from './player.ts';
import { beforeTheEnd, isAsked, type Opened, openTable, type Position, played } from './positions.ts';
import type { ServerProcess } from './server-process.ts';
import { playNow, until, type Visitor } from './visitor.ts';

/** A phone either way, a small screen, a usual one and a large one. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];

const region = ({ page }: Visitor, name: string): Locator => page.getByRole('region', { name });

const GAMES = [
  'Horizon Zero Dawn',
  'Horizon Forbidden West: Seeds of Rebellion',
  'Primal: The Awakening',
  'Under our Sun',
  'Urban Manhunt',
];

/** A table at which anybody may sit down, and somebody looks at it. */
async function openToAll({ url }: ServerProcess, name: string): Promise<CreatedTable> {
  const games = (await (await fetch(`${url}/api/games`)).json()) as GameCover[];
  const { quick } = games.find(one => one.id === 'primal')!;
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'primal',
      name,
      setup: quick.setup,
      seats: [{ who: 'me', name: 'Ljonar' }, { who: 'open' }],
      isOpen: true,
    }),
  });
  const made = (await response.json()) as CreatedTable;
  await fetch(`${url}/api/tables/${made.table}`);
  return made;
}

const change = ({ url }: ServerProcess, { table, host }: Pick<CreatedTable, 'table' | 'host'>, body: object): Promise<unknown> =>
  fetch(`${url}/api/tables/${table}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${host}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody who is asked at one table and waits at another. */
async function comeBack(server: ServerProcess, visitor: Visitor): Promise<{ readonly mine: Opened; readonly theirs: Opened }> {
  const mine = await openTable(server, { seats: ['me', 'bot'], seed: 'in the palm 2', when: isAsked(0, 'take-action') });
  const theirs = await openTable(server, { seats: ['me', 'me'], seed: 'for others', when: isAsked(1, 'take-action') });
  await visitor.sit(theirs.link(0));
  await visitor.sit(mine.link(0));
  await visitor.go('/');
  await region(visitor, 'My tables').getByText('Your turn').waitFor();
  return { mine, theirs };
}

/** What Tab comes by, from the top of the page to its end, each by what a screen reader would call it. */
async function comeByKeys({ page }: Visitor): Promise<readonly string[]> {
  const names: string[] = [];
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate<string | null>(`(() => {
      const at = document.activeElement;
      return at === null || at === document.body ? null : (at.getAttribute('aria-label') ?? at.closest('label')?.innerText ?? at.innerText).trim();
    })()`);
    if (name === null) break;
    names.push(name);
  }
  return names;
}

test('order, presence and reach: turns, others, a friend, the games, open tables, the way out', async ({ server, visit }) => {
  const ada = await visit({ size: 'phone' });
  const open = await openToAll(server, 'Cave night');
  await comeBack(server, ada);
  const { page } = ada;
  await region(ada, 'Open tables').getByText('Cave night').waitFor();

  for (const [width, height] of byDay(SIZES, 0)) {
    await ada.resize(width, height);
    const at = `${width} × ${height}`;
    const tops = await Promise.all(
      ['My tables', 'Games', 'Open tables', 'Import a match'].map(async name => (await region(ada, name).boundingBox())!.y),
    );
    expect(tops, at).toEqual(tops.toSorted((a, b) => a - b));

    await page.evaluate('scrollTo(0, 0)');
    const rows = region(ada, 'My tables').getByRole('listitem');
    const [turn, other] = [(await rows.first().boundingBox())!, (await rows.nth(1).boundingBox())!];
    expect(turn.width * turn.height, at).toBeGreaterThan(other.width * other.height);
    const play = (await rows
      .first()
      .getByRole('link', { name: /^Take an action/ })
      .boundingBox())!;
    const friend = (await region(ada, 'Invite a friend').getByRole('button').first().boundingBox())!;
    for (const [name, { y, height: tall }] of Object.entries({ play, friend }))
      expect(y + tall, `${name} at ${at}`).toBeLessThanOrEqual(height);

    expect(await page.evaluate(overflow), at).toBe(0);
    expect(await page.evaluate(cutOff), at).toEqual([]);
    expect(await page.evaluate(hardToTap, 'main .button, main .poster-ways a'), at).toEqual([]);
    const names = await comeByKeys(ada);
    const wanted = [
      /Ada\s*: settings$/,
      /^Take an action/,
      /^More: /,
      /^(Make a link|Invite a friend)$/,
      'Play now',
      'New table',
      'How to play',
    ];
    for (const name of [...wanted, 'Sit down at Cave night', /^Choose a file/, 'Credits'])
      expect(names, at).toContainEqual(typeof name === 'string' ? name : expect.stringMatching(name));
    expect(names.filter(name => name === 'Play now').length, at).toBe(GAMES.length);
    await ada.screenshot(`lobby-${width}x${height}`);
  }
  await change(server, open, { isOpen: false });
});

test('on a first visit the five games come first, each with a picture of its own, with one sentence, and the lesson is what is filled', async ({
  visit,
}) => {
  for (const size of byDay(['desktop', 'phone'] as const, 0)) {
    const ada = await visit({ size, habits: null });
    await ada.go('/');
    await playNow(ada.page).waitFor();
    await ada.page.getByRole('heading', { name: 'Five hunts, one table.' }).waitFor();
    await ada.page.getByText('The first game is a lesson, hint by hint.').waitFor();
    const [games, mine] = [(await region(ada, 'Games').boundingBox())!, (await region(ada, 'My tables').boundingBox())!];
    expect(games.y).toBeLessThan(mine.y);
    expect(await ada.page.locator('.button-filled').allInnerTexts()).toEqual(GAMES.map(() => 'Play now'));
    const posters = ada.page.getByRole('article');
    expect(await posters.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual(GAMES);
    const pictures = await posters.locator('img').evaluateAll(all => all.map(one => one.getAttribute('src')));
    expect(new Set(pictures).size).toBe(GAMES.length);
    await ada.screenshot(`lobby-first-${size}`);
  }
});

test('what a second browser does shows up: it is my turn, what has happened, and the decision on the button', async ({ server, visit }) => {
  // From the last answer on before seat 0 is asked.
  const position: Position = { seats: ['me', 'me'], seed: 'for others' };
  let isOthers = false;
  const isHandedOver = (match: AnyMatch): boolean => {
    const was = isOthers;
    isOthers = match.openFor(0) === null && match.openFor(1) !== null;
    return was && match.openFor(0) !== null;
  };
  const after = played({ ...position, when: isHandedOver });
  const table = await openTable(server, { ...position, when: ({ n }) => n === after.n - 1 });
  const [ada, bo] = [await visit(), await visit()];
  await ada.sit(table.link(0));
  await ada.go('/');
  await region(ada, 'My tables')
    .getByText(/Waits for/)
    .waitFor();
  await bo.sit(table.link(1));
  const player = new Player(bo);
  const { key } = table.keys.find(one => one.seat === 0)!;
  const mine = async (): Promise<TableCover> =>
    (await fetch(`${server.url}/api/tables/${table.table}`, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<TableCover>;

  await player.answer(after.answers.at(-1)!.answer);
  await until('it is my turn', async () => (await mine()).isMyTurn);
  const { call } = await mine();
  await ada.page.evaluate('dispatchEvent(new Event("focus"))');

  const card = region(ada, 'My tables').getByRole('listitem').first();
  await card.getByText('Your turn').waitFor();
  await card.getByText(call!.happened, { exact: true }).waitFor();
  expect(await ada.page.title()).toBe('● Your turn at 1 table · Quarry');
  expect(call!.deed).toMatch(/^[a-z]+ /);
  await card.getByRole('link', { name: new RegExp(`^${call!.deed}, `, 'i') }).click();
  await new Player(ada).nextAsked();
  expect(ada.wire.asked!.says).toBe(call!.asks);
});

test('a friend is invited by one link, made here; whoever opens it sits down', async ({ visit }) => {
  for (const size of byDay(['desktop', 'phone'] as const, 1)) {
    const [ada, bo] = [await visit({ size }), await visit({ habits: { name: 'Bo' } })];
    await ada.go('/');
    if (size === 'phone') await ada.page.getByRole('button', { name: 'Invite a friend' }).tap();
    await ada.page.getByRole('button', { name: 'Make a link' }).click();
    const field = ada.page.getByRole('textbox', { name: /^Invitation to/ });
    await field.waitFor();
    const link = new URL(await field.inputValue());
    await ada.page.getByRole('button', { name: 'Copy' }).click();
    await ada.page.getByRole('button', { name: 'Copied' }).waitFor();

    await bo.go(`${link.pathname}${link.hash}`);
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await bo.page.locator('.table').waitFor();
  }
});

nightTest('anybody sits down at an open table; where none is open, one can be opened', async ({ server, visit }) => {
  const { table } = await openToAll(server, 'Anyone’s night');
  const [ada, bo] = [await visit(), await visit({ habits: { name: 'Bo' } })];
  await ada.go('/');
  await region(ada, 'Open tables').getByRole('img', { name: 'Ljonar and 1 free seat' }).waitFor();

  await ada.page.getByRole('button', { name: 'Sit down at Anyone’s night' }).click();
  await ada.page.locator('.table').waitFor();
  expect(ada.wire.table).toBe(table);
  expect(ada.wire.chair!.as).toBe(1);

  await bo.go('/');
  await region(bo, 'Open tables').getByText('No open table just now.').waitFor();
  await region(bo, 'Open tables').getByRole('link', { name: 'Open one' }).click();
  await bo.page.getByLabel('Who sits in seat 2').selectOption('open');
  await bo.page.getByRole('checkbox', { name: /Anyone may sit down/ }).check();
  await bo.page.getByRole('button', { name: 'Open the table' }).click();
  await bo.page.locator('.table').waitFor();
  await ada.go('/');
  await region(ada, 'Open tables')
    .getByRole('button', { name: /^Sit down at/ })
    .waitFor();
});

test('without a connection my tables stand as they were last seen; to archive and to delete hide behind ⋯, and what is archived can be brought back', async ({
  server,
  visit,
}) => {
  const ada = await visit();
  ada.expectTrouble(/ERR_FAILED/);
  const { mine } = await comeBack(server, ada);
  const { page } = ada;
  await page.evaluate(
    `(() => { const all = JSON.parse(localStorage.getItem('quarry.tables')); localStorage.setItem('quarry.tables',
      JSON.stringify(all.map(one => one.table === '${mine.table}' ? { ...one, host: '${mine.host}' } : one))); })()`,
  );
  await page.route(/\/api\/tables/, route => route.abort());

  await page.reload();

  const tables = region(ada, 'My tables');
  await tables.getByText('No connection.').waitFor();
  await tables.getByText(/This is how your tables stood/).waitFor();
  await tables.getByRole('link', { name: /^Take an action/ }).waitFor();
  expect(await tables.locator('.button-filled').count()).toBe(0);
  await ada.screenshot('lobby-offline');

  await page.unroute(/\/api\/tables/);
  await page.evaluate('dispatchEvent(new Event("online"))');
  await tables.getByText('No connection.').waitFor({ state: 'detached' });

  const card = tables.getByRole('listitem').first();
  await card.getByText('Your turn').waitFor();
  expect(await page.getByRole('button', { name: /^(Archive|Delete|Forget)$/ }).count()).toBe(0);

  await card.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await page.getByText('1 table finished or archived').click();
  expect(await tables.getByText('Your turn').count()).toBe(0);

  await page
    .locator('details')
    .getByRole('button', { name: /^More: / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await card.getByText('Your turn').waitFor();
  await card.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await until('it is gone', async () => (await fetch(`${server.url}/api/tables/${mine.table}`)).status === 404);
});

nightTest(
  'where every table is over one line tells how the last ended and leads to its story, and the games come first',
  async ({ server, visit }) => {
    const position = beforeTheEnd(3, { mode: 'cooperative', seats: ['me'], seed: 'told the day after' });
    const table = await openTable(server, position);
    const ada = await visit();
    await ada.sit(table.link(0));
    const player = new Player(ada);
    while ((await player.nextAsked()) !== null) await player.answer();
    const { says } = ada.wire.chair!.seen.ended!;

    await ada.go('/');

    await ada.page.locator('.lately').getByText(says).waitFor();
    await ada.screenshot('lobby-lately');
    const [games, friend] = await Promise.all(['Games', 'Invite a friend'].map(name => region(ada, name).boundingBox()));
    expect(games!.y + games!.height, 'where no table is open the games come first').toBeLessThanOrEqual(friend!.y);
    await ada.page.getByRole('link', { name: 'Read the story' }).click();
    await ada.page.waitForURL(`**/t/${table.table}`);
    await ada.page.locator('.table').waitFor();
  },
);

const PAGES = [
  ['/', 'Play now'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/new/zero-dawn', 'New table'],
] as const;

nightTest('by day and by night axe finds nothing serious on the lobby and the pages', async ({ server, visit }) => {
  const ada = await visit();
  await comeBack(server, ada);
  // As it is painted: a game's sheet, once it is loaded, may have the value itself written otherwise.
  const ground = (): Promise<string> =>
    ada.page.evaluate(
      `(() => { const spot = document.body.appendChild(document.createElement('i')); spot.style.color = 'var(--ground)';
        const { color } = getComputedStyle(spot); spot.remove(); return color; })()`,
    );
  const seen = new Set<string>();
  for (const colorScheme of ['dark', 'light'] as const) {
    await ada.page.emulateMedia({ colorScheme });
    for (const [path, name] of PAGES) {
      await ada.go(path);
      await ada.page.getByRole('heading', { name }).first().waitFor();
      seen.add(await ground());
      await expectAccessible(ada, `${path} in the ${colorScheme}`);
    }
  }
  expect(seen.size).toBe(2);
});
