/**
 * Takes the pictures in docs/pictures from the running page: a server of its own on this machine, with a store that is thrown away, bots that play up
 * to a moment, and a browser that looks: `npm run pictures`. Whoever changes how the lobby or a table looks takes them again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../web/e2e/chromium.ts';
import { standsStill } from '../web/e2e/in-page.ts';
import { isAsked, type Opened, openTable, type Position } from '../web/e2e/positions.ts';
import { ROOT, ServerProcess } from '../web/e2e/server-process.ts';

const FOLDER = join(ROOT, 'docs', 'pictures');
const VIEW = { width: 1440, height: 900 };
const QUALITY = 82;
/** Bytes of one picture, at most: README is read on the way, too. */
const MOST = 200_000;

/** The tables of somebody who comes back: asked at two, waiting at a third. */
const TABLES: readonly (Position & { readonly name: string })[] = [
  {
    name: 'Exodus',
    game: 'under-our-sun',
    mode: 'dry-well',
    setup: { characters: ['ida', 'boone'] },
    seats: ['me', 'bot'],
    seed: 'sizes',
    when: match => match.n > 30 && isAsked(0, 'act')(match),
  },
  { name: 'Tuesday Sawtooth', seats: ['me', 'bot', 'bot'], seed: 'in the palm', when: isAsked(0, 'take-action') },
  {
    name: 'Chapel Lots',
    game: 'urban-manhunt',
    setup: { zone: 'chapel-lots' },
    seats: ['me', 'me'],
    seed: 'sizes',
    when: isAsked(1, 'act'),
  },
];

/** On air: the third turn of four hunters, one of them about to go somewhere. */
const HUNT: Position = {
  game: 'urban-manhunt',
  setup: { zone: 'container-docks' },
  seats: ['me', 'bot', 'bot', 'bot'],
  seed: 'docks 3',
  when: match => isAsked(0, 'walk')(match) && (match.view(0) as { readonly turn: number }).turn >= 3,
};

/** In the ring: a chain of two cards lies there, and a third would wake something. */
const BEAST: Position = {
  game: 'primal',
  mode: 'expedition-ramhide',
  seats: ['me', 'bot', 'bot', 'bot'],
  seed: 'beast 1',
  when: match => {
    const { round, hunters } = match.view(0) as {
      readonly round: number;
      readonly hunters: readonly { readonly sequence: readonly number[] }[];
    };
    return isAsked(0, 'act')(match) && round >= 3 && hunters[0]!.sequence.length > 0;
  },
};

/** By night: a fight beside the wreck, and whoever is asked to join sees whom it would fall on. */
const NIGHT: Position = {
  game: 'under-our-sun',
  mode: 'lost-patrol',
  setup: { characters: ['wren', 'boone', 'sanaa'] },
  seats: ['me', 'bot', 'bot'],
  seed: 'soonest 2',
  when: match => {
    const { phase, tiles } = match.view(0) as { readonly phase: string; readonly tiles: readonly { readonly fire: string }[] };
    return isAsked(0, 'join')(match) && phase === 'night' && tiles.some(({ fire }) => fire !== 'none');
  },
};

/** In the field journal: the first page, with its ways. */
const PAGE: Position = {
  game: 'forbidden-west',
  mode: 'campaign',
  seats: ['me', 'bot', 'bot', 'bot'],
  seed: 'a way is chosen',
  when: match => isAsked(0, 'choose-path')(match) && (match.view(0) as { readonly entry: string }).entry !== '1.01',
};

interface Kept {
  readonly opened: Opened;
  readonly game: string;
  readonly name: string;
}

async function send(url: string, method: string, body: unknown, key?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return response.json();
}

async function setTables(server: ServerProcess): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const { name, ...position } of TABLES) {
    const opened = await openTable(server, position);
    await send(`${server.url}/api/tables/${opened.table}`, 'PATCH', { name }, opened.host);
    kept.push({ opened, game: position.game ?? 'zero-dawn', name });
  }
  return kept;
}

/** What the browser of somebody who comes back has kept. */
const keyring = (tables: readonly Kept[]): string =>
  JSON.stringify(
    tables.map(({ opened: { table, keys }, game, name }, i) => ({
      table,
      game,
      name,
      host: null,
      keys: keys.filter(one => one.seat === 0),
      invites: [],
      curtain: false,
      at: i,
    })),
  );

async function comeBack(browser: Browser, tables: readonly Kept[]): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW, colorScheme: 'dark' });
  const settings = JSON.stringify({ name: 'Nell', motion: 'off', sound: false, hints: false });
  const keep = (name: string, value: string): string => `localStorage.setItem('${name}', ${JSON.stringify(value)});`;
  await context.addInitScript(keep('quarry.settings', settings) + keep('quarry.tables', keyring(tables)));
  return context.newPage();
}

/** As WebP, which Playwright does not offer by itself. */
async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MOST) throw new Error(`${name} has ${bytes.length} bytes, more than ${MOST}`);
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`docs/pictures/${name}.webp: ${bytes.length} bytes`);
}

/** The first card of the hand that would wake something. */
async function pointAtWhatWakes(page: Page): Promise<void> {
  for (const card of await page.locator('.place-hand [data-lit]').all()) {
    await card.hover();
    await page.locator('.pa-link.is-next').waitFor();
    if ((await page.locator('.pa-slot.is-wakes').count()) > 0) return page.evaluate(standsStill);
  }
  throw new Error('no card of this hand would wake anything');
}

/** Turns the pages that wait, as somebody does who comes back. */
async function turnToTheOpenOne(page: Page): Promise<void> {
  const wait = page.getByRole('button', { name: /later$/ }).or(page.getByRole('button', { name: 'Turn the page' }));
  const asked = page.getByLabel('Your decision');
  await wait.or(asked).first().waitFor();
  while (await wait.first().isVisible()) await wait.first().click();
  await asked.waitFor();
}

mkdirSync(FOLDER, { recursive: true });
const server = await ServerProcess.build();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const tables = await setTables(server);
  const page = await comeBack(browser, tables);
  await page.goto(server.url);
  await page.getByText('Your turn').nth(1).waitFor();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await photograph(page, 'lobby');
  const hunt = tables.find(one => one.game === 'zero-dawn')!;
  await page.goto(`${server.url}/t/${hunt.opened.table}`);
  await page.getByLabel('Your decision').waitFor();
  await photograph(page, 'table');
  await page.goto(`${server.url}${(await openTable(server, HUNT)).link(0)}`);
  await page.getByLabel('Your decision').waitFor();
  await page.locator('.um-model').first().waitFor();
  await photograph(page, 'on-air');
  await page.goto(`${server.url}${(await openTable(server, PAGE)).link(0)}`);
  await turnToTheOpenOne(page);
  await page.locator('.fw-left svg.fw-place').first().waitFor();
  await photograph(page, 'journal');
  await page.goto(`${server.url}${(await openTable(server, NIGHT)).link(0)}`);
  await turnToTheOpenOne(page);
  await page.locator('.us-lifted').waitFor();
  await photograph(page, 'night');
  await page.goto(`${server.url}${(await openTable(server, BEAST)).link(0)}`);
  await turnToTheOpenOne(page);
  await page.locator('.pa-beast .pa-body > image').waitFor();
  await pointAtWhatWakes(page);
  await photograph(page, 'beast');
} finally {
  await browser.close();
  await server.stop();
}
