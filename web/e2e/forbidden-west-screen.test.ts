/** Forbidden West on its own screen: the stealth column, parts that are aimed at, dice that are picked up on the page, the camp, and pages that are read to their end at every size. */
import type { AnyGame, AnyMatch } from '@quarry/kernel';
import type { Reply } from '@quarry/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { isNight, nightTest, test } from './harness.ts';
import { liesOver, overflow } from './in-page.ts';
import { Player } from './player.ts';
import { beforeTheEnd, isAsked, openTable, type Position, played, soonest, theGame } from './positions.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, heldAs, press, until, type Visitor } from './visitor.ts';

const CAMPAIGN = { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'] } as const;
/** Asked for a way once all but these pages lie behind the party. */
const isFarther =
  (...pages: readonly string[]) =>
  (match: AnyMatch): boolean =>
    isAsked(0, 'choose-path')(match) && !pages.includes((match.view(0) as { readonly entry: string }).entry);

const column = ({ page }: Visitor): Locator => page.getByRole('complementary', { name: 'Stealth' });

test('the column says how near the eye is, and where it would stand after what is pointed at', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['forbidden-west']);
  const ada = await visit();
  await ada.sit(table.link(0));
  await ada.readOn();
  await column(ada).getByText('The eye stands in alert row 1 of 8.').waitFor();
  expect(await ada.page.locator('.fw-alert-eye.is-ghost').count()).toBe(0);

  await ada.page.getByRole('button', { name: /^Ranged attack/ }).hover();

  await column(ada).getByText('after it: 5 rows left').waitFor();
  expect(await ada.page.locator('.fw-alert-eye.is-ghost').count()).toBe(1);
  expect(await ada.page.locator('.fw-face-ghost').count()).toBe(1);
  const [note, stone] = await Promise.all([ada.page.locator('.decision-note'), column(ada)].map(one => one.boundingBox()));
  expect(note!.x).toBeGreaterThanOrEqual(stone!.x + stone!.width);
  await ada.page.getByRole('button', { name: /^Sneak/ }).hover();
  await until('nothing would move', async () => (await ada.page.locator('.fw-alert-eye.is-ghost').count()) === 0);
  expect(await ada.page.evaluate(cutOff)).toEqual([]);
});

/** Somebody may shoot, and nobody is revealed. */
const UNSEEN: Position = soonest(200, {
  ...CAMPAIGN,
  when: match =>
    isAsked(0, 'act')(match) &&
    match.openFor(0)!.decision.options.some(({ key }) => key === 'ranged-attack') &&
    (match.state as { readonly fight: { readonly threat: readonly number[] } }).fight.threat.length === 0,
});

test('who would be seen by a shot, or how far that is, stands above its button in the palm of a hand', async ({ server, visit }) => {
  const table = await openTable(server, UNSEEN);
  const ada = await visit({ size: 'phone', habits: { confirm: 'never', composes: true } });
  await ada.sit(table.link(0));
  await ada.readOn();

  await press(ada.page, () => ada.page.getByRole('button', { name: /^Ranged attack/ }).tap());

  const composer = ada.page.locator('form.composer');
  const told = composer.locator('.fw-foretold');
  await told.waitFor();
  expect(await told.textContent()).toMatch(/(This reveals .+|rows? left before you are seen)\.$/i);
  const [line, does] = await Promise.all([told, composer.locator('[type=submit]')].map(one => one.boundingBox()));
  expect(line!.y + line!.height).toBeLessThanOrEqual(does!.y + 1);
  expect(does!.y + does!.height).toBeLessThanOrEqual(844);
  await ada.screenshot('west-foretold-phone');
});

test('dice are picked up on the page with the chance beside them, and thrown from there', async ({ server, visit }) => {
  const table = await openTable(server, { ...CAMPAIGN, seed: 'e', when: isAsked(0, 'roll-dice') });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  await ada.readOn();
  const tray = ada.page.getByRole('group', { name: 'Dice to throw' });
  const bar = ada.page.getByLabel('Your decision');
  expect(await bar.locator('.option', { hasText: 'orange' }).count()).toBe(0);
  expect(await tray.getByRole('button', { name: 'Throw' }).isDisabled()).toBe(true);

  await tray.getByRole('button', { name: 'orange die 1' }).click();
  await tray.getByText('17 %').waitFor();
  await tray.getByRole('button', { name: 'black die 1' }).click();
  await tray.getByRole('button', { name: 'orange die 1' }).click();
  await expect.poll(() => tray.getByRole('status').textContent()).toMatch(/^\d+ %$/);
  await expectAccessibleByNight(ada, 'a page with dice');
  await tray.getByRole('button', { name: 'Throw 1 die' }).click();

  await until('the black die is gone', () => (ada.wire.chair!.seen.view as { readonly dice: readonly number[] }).dice[2] === 0);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest(
  'in camp every card that can be gained lies there to be read, beside the page, and a click takes it',
  async ({ server, visit }) => {
    const table = await openTable(server, { ...CAMPAIGN, seed: 'e', when: isAsked(0, 'gain-card') });
    const ada = await visit({ habits: { confirm: 'never' } });
    await ada.sit(table.link(0));
    await ada.readOn();
    const camp = ada.page.getByRole('region', { name: 'The camp' });
    const cards = camp.locator('.card.is-lit');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(10);
    await camp.getByRole('heading', { name: 'Nine Empty Carts' }).waitFor();
    expect(await ada.page.evaluate(cutOff)).toEqual([]);
    await expectAccessibleByNight(ada, 'the camp');
    const gained = (): boolean =>
      (ada.wire.chair!.seen.view as { readonly party: { readonly marshals: readonly { readonly satchel: readonly number[] }[] } }).party
        .marshals[0]!.satchel.length > 0;
    expect(gained()).toBe(false);

    await cards.first().click();

    await until('the card is in the satchel', gained);
  },
);

test('the way so far is a map of the land with what is kept of each chapter; pages that were read are leafed through', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { ...CAMPAIGN, seed: 'a way is chosen', when: isFarther('1.03', '1.02', '1.01') });
  const ada = await visit({ side: 'open' });
  await ada.sit(table.link(0));
  await ada.readOn();
  await ada.page.locator('[data-tab=panel-journal]').click();
  await ada.page.getByRole('button', { name: 'The way so far' }).click();
  const over = ada.page.getByRole('dialog', { name: 'The way so far' });
  await over.getByRole('img', { name: 'The way so far: 1 chapter of 13' }).waitFor();
  await over.getByText('Your badge was pinned on crooked, on the morning the grain road burned.').waitFor();
  expect(await over.locator('.fw-mist').count()).toBe(12);
  await expectAccessibleByNight(ada, 'the way so far');
  await over.getByRole('button', { name: 'Close' }).click();

  const read = ada.page.getByRole('complementary', { name: 'Journal' }).getByRole('region', { name: 'Read so far' });
  await read.getByRole('button', { name: /^Crooked/ }).click();
  expect(await ada.page.getByRole('dialog', { name: 'Crooked' }).getByRole('button', { name: 'Before' }).isDisabled()).toBe(true);
  await ada.page.getByRole('dialog', { name: 'Crooked' }).getByRole('button', { name: 'After' }).click();
  await ada.page.getByRole('dialog', { name: 'Under the Ninth' }).waitFor();
});

/** The first page of the second chapter: two ways lead on. */
const TWO_WAYS: Position = soonest(10, {
  game: 'forbidden-west',
  mode: 'chapter-2',
  seats: ['me', 'bot', 'bot', 'bot'],
  when: isAsked(0, 'choose-path'),
});

test('in the palm of a hand each way that leads on is seen whole on its page, or all of them have a button', async ({ server, visit }) => {
  const table = await openTable(server, TWO_WAYS);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await ada.readOn();
  // With everything at hand the page stands before the bar has its words.
  await ada.page.reload();
  await ada.readOn();
  const strips = ada.page.locator('.fw-spread [data-lit]');
  await strips.first().waitFor();
  const bar = ada.page.getByLabel('Your decision');
  const top = (await bar.boundingBox())!.y;
  const boxes = await Promise.all((await strips.all()).map(one => one.boundingBox()));
  const whole = boxes.filter(box => box!.y + box!.height <= top).length;
  const ways = bar.locator('.option', { hasText: /^(Sit down with them|Follow the prints)/ });

  expect(boxes.length).toBe(2);
  expect([whole, await ways.count()]).toEqual(whole === 2 ? [2, 0] : [whole, 2]);
  await ada.screenshot('west-two-ways-phone');
});

/** What a page tells at the table of a match, whichever page it is. */
interface Leafed {
  readonly entry: string;
  readonly describes: unknown;
}

type Described = Extract<Reply, { readonly type: 'seen' }>['seen']['describes'];

/** Every page of the story, as it is told at this table. */
function allPages(match: AnyMatch): readonly Leafed[] {
  const game: AnyGame = theGame('forbidden-west');
  const view = match.view(0) as Record<string, unknown>;
  const entries = Array.from({ length: 13 }, (_, chapter) =>
    Array.from({ length: 99 }, (__, at) => `${chapter + 1}.${String(at + 1).padStart(2, '0')}`),
  ).flat();
  return entries.flatMap(entry => {
    const chapter = Number(entry.split('.')[0]);
    const describes = game.shows!.describe!({ ...view, entry, chapter, from: '', element: 0, history: [entry] }, 0);
    return describes.some(({ page }) => page?.number === entry) ? [{ entry, describes }] : [];
  });
}

/** Lays one page after the other before whoever reads, as an update would. */
async function leaf({ page }: Visitor): Promise<(describes: unknown) => void> {
  let lay: (describes: unknown) => void = () => {};
  await page.routeWebSocket(/\/socket$/, socket => {
    const server = socket.connectToServer();
    let joined: Extract<Reply, { readonly type: 'seen' }> | null = null;
    server.onMessage(text => {
      const reply = JSON.parse(String(text)) as Reply;
      if (reply.type === 'seen') joined = reply;
      socket.send(text);
    });
    lay = describes => {
      joined = { ...joined!, id: null, seen: { ...joined!.seen, describes: describes as Described } };
      socket.send(JSON.stringify(joined));
    };
  });
  return describes => lay(describes);
}

/** By day a few pages, at two sizes. */
const STEP = isNight ? 1 : 41;
const READ_AT = isNight ? FIVE_SIZES : FIVE_SIZES.slice(0, 2);

test('no page of the story has a word that is cut off, whatever its size', async ({ server, visit }) => {
  const position: Position = { ...CAMPAIGN, seed: 'a way is chosen', when: isAsked(0, 'choose-path') };
  const pages = allPages(played(position)).filter((_, i) => i % STEP === 0);
  expect(pages.length).toBe(Math.ceil(205 / STEP));
  const table = await openTable(server, position);
  const ada = await visit();
  const lay = await leaf(ada);
  await ada.sit(table.link(0));
  await ada.readOn();
  const cut: string[] = [];
  for (const [width, height] of READ_AT) {
    await ada.page.setViewportSize({ width, height });
    for (const { entry, describes } of pages) {
      lay(describes);
      const heading = (describes as readonly { readonly heading: string; readonly page?: { readonly number: string } }[]).find(
        ({ page }) => page?.number === entry,
      )!.heading;
      await ada.page.locator('.fw-spread h2', { hasText: heading }).waitFor();
      const found = [...(await ada.page.evaluate(cutOff)), ...((await ada.page.evaluate(overflow)) > 0 ? ['wider than the window'] : [])];
      cut.push(...found.map(one => `${entry} at ${width} x ${height}: ${one}`));
    }
  }
  expect(cut).toEqual([]);
});

nightTest('a huge machine is aimed at by its plates, and its page tells what it still has', async ({ server, visit }) => {
  const position = soonest(400, {
    game: 'forbidden-west',
    mode: 'chapter-7',
    seats: ['me', 'bot', 'bot', 'bot'],
    when: isAsked(0, 'choose-part'),
  });
  const table = await openTable(server, position);
  const ada = await visit({ side: 'open', habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  await ada.readOn();
  await ada.page.getByRole('complementary', { name: 'Stonetusk' }).getByText('Back Cannon', { exact: true }).waitFor();
  await expectAccessibleByNight(ada, 'a huge machine');

  await ada.page.locator('.fw-map .fw-part.lit').first().click();

  await until('the part was taken', () => ada.wire.asked?.kind !== 'choose-part');
  expect(ada.wire.refusedAnswers).toEqual([]);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const isOver = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

nightTest('an attack on a part of a huge machine is put together in one panel, and shot by one press', async ({ server, visit }) => {
  const hand = (match: AnyMatch): readonly number[] =>
    (match.view(0) as { readonly party: { readonly marshals: readonly { readonly hand: readonly number[] }[] } }).party.marshals[0]!.hand;
  const mayShoot = (match: AnyMatch): boolean =>
    isAsked(0, 'act')(match) && match.openFor(0)!.decision.options.some(({ key }) => key === 'ranged-attack');
  const position = soonest(400, {
    game: 'forbidden-west',
    mode: 'chapter-7',
    seats: ['me', 'bot', 'bot', 'bot'],
    when: match => mayShoot(match) && hand(match).length >= 5,
  });
  const table = await openTable(server, position);
  const ada = await visit({ habits: { confirm: 'never', composes: true } });
  await ada.sit(table.link(0));
  await ada.readOn();
  const before = ada.wire.deeds.length;

  const begin = () => press(ada.page, () => ada.page.getByRole('button', { name: /^Ranged attack/ }).click());
  await begin();
  const composer = ada.page.locator('form.composer');
  await composer.getByText('Damage').first().waitFor();
  const [row, chosen] = await Promise.all(
    ['.composer-chips', '.composer-chip:has(:checked)'].map(one => composer.locator(`[data-kind=choose-part] ${one}`).boundingBox()),
  );
  expect(chosen!.y + chosen!.height).toBeLessThanOrEqual(row!.y + row!.height + 1);
  for (const [width, height] of FIVE_SIZES.filter(size => heldAs(size) === 'desktop')) {
    await composer.getByRole('button', { name: 'Not now' }).click();
    await ada.resize(width, height);
    await begin();
    await composer.getByText('Damage').first().waitFor();
    const panel = (await composer.boundingBox())!;
    for (const thing of await ada.page.locator('.fw-map :is(.fw-part:not(.is-torn), .board-own)').all())
      expect(isOver(panel, (await thing.boundingBox())!), `${await thing.textContent()} at ${width} x ${height}`).toBe(false);
  }
  expect(await column(ada).locator('.fw-after').textContent()).toMatch(/^after it|^$/);
  await expectAccessibleByNight(ada, 'a composed attack');
  await composer.getByRole('button', { name: /^Shoot/ }).click();

  await until('it is shot', () => ada.wire.deeds.length > before);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('whoever is struck sees the card that is followed, and evades with what is discarded', async ({ server, visit }) => {
  const table = await openTable(server, { ...CAMPAIGN, seed: 'e', when: isAsked(0, 'discard-to-evade') });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  await ada.readOn();
  const card = ada.page.locator('.fw-in-play');
  await card.getByText('in play').waitFor();
  expect(await card.locator('.fw-series.is-inked').count()).toBe(1);
  expect(await card.locator('.fw-series.is-struck').count()).toBe(1);

  const chance = ada.page.locator('.fw-hand .card.is-lit .fw-unhurt');
  expect(await chance.count()).toBe(await ada.page.locator('.fw-hand .card.is-lit').count());
  expect(await chance.first().textContent()).toMatch(/^\d+ %$/);
  expect(await ada.page.getByText('does nothing', { exact: true }).count()).toBe(0);

  await ada.page.locator('.fw-hand .card.is-lit').first().click();
  await ada.page.locator('.option-done').click();

  await until('it is evaded', () => ada.wire.asked?.kind !== 'discard-to-evade');
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest(
  'by the fire gear lies as it is and as it would be, with what that costs, beside what waits in the satchel',
  async ({ server, visit }) => {
    const table = await openTable(server, { ...CAMPAIGN, seed: 'e', when: isAsked(0, 'recover') });
    const ada = await visit({ habits: { confirm: 'never' } });
    await ada.sit(table.link(0));
    await ada.readOn();
    const camp = ada.page.getByRole('region', { name: 'The camp' });
    await camp.getByRole('region', { name: 'Unused in your satchel' }).locator('.card').first().waitFor();
    const gear = camp.getByRole('region', { name: 'Your gear' }).locator('.card');
    await gear.first().waitFor();
    expect(await gear.count()).toBe(4);
    expect(await gear.first().locator('.fw-side').count()).toBe(2);
    expect(await gear.first().locator('.fw-side .is-new').count()).toBeGreaterThan(0);
    expect(await gear.first().locator('.fw-cost').textContent()).toMatch(/^it costs 2 metal shards\(has \d+\)/);
    for (const [width, height] of FIVE_SIZES) {
      await ada.resize(width, height);
      expect(await ada.page.evaluate(cutOff), `${width} x ${height}`).toEqual([]);
    }
  },
);

nightTest('a reader who comes back finds the page that lay open', async ({ server, visit }) => {
  const table = await openTable(server, { ...CAMPAIGN, seed: 'a way is chosen', when: isFarther('1.01') });
  const ada = await visit();
  await ada.sit(table.link(0));
  await ada.readOn();
  const heading = await ada.page.locator('.fw-spread h2').first().textContent();

  await ada.page.reload();
  await ada.readOn();

  expect(await ada.page.locator('.fw-spread h2').first().textContent()).toBe(heading);
});

nightTest('at every size the hunt and the camp are whole: nothing is cut off or wider than the window', async ({ server, visit }) => {
  for (const when of ['act', 'discard-to-evade', 'gain-card', 'recover']) {
    const table = await openTable(server, { ...CAMPAIGN, seed: 'e', when: isAsked(0, when) });
    const ada = await visit();
    await ada.sit(table.link(0));
    await ada.readOn();
    for (const [width, height] of FIVE_SIZES) {
      await ada.resize(width, height);
      expect(await ada.page.evaluate(cutOff), `${when} at ${width} x ${height}`).toEqual([]);
      expect(await ada.page.evaluate(overflow)).toBe(0);
      const isHunt = await column(ada).isVisible();
      const isCovered = isHunt && (await ada.page.evaluate(liesOver, ['.fw-row:last-child', '.place-lower'] as const));
      expect(isCovered, `the last row of the eye, ${when} at ${width} x ${height}`).toBe(false);
    }
  }
});

nightTest('while something is told the hand lies where it lay', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['forbidden-west']);
  const ada = await visit({ habits: { confirm: 'never', motion: 'full', pace: 'calm' } });
  await ada.sit(table.link(0));
  await ada.readOn();
  const cards = ada.page.locator('.fw-hand .card');
  const before = (await cards.first().boundingBox())!;

  await ada.page.getByRole('button', { name: /^End the action phase/ }).click();
  const told = ada.page.locator('section[aria-label="What happens"]');
  await told.getByRole('button', { name: 'Pause' }).click();

  expect((await cards.first().boundingBox())!.y).toBeCloseTo(before.y, 0);
});

nightTest('in the palm of a hand six cards lie side by side, and none over the name of another', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['forbidden-west']);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await ada.readOn();

  const boxes = await Promise.all((await ada.page.locator('.fw-hand .card').all()).map(one => one.boundingBox()));

  expect(boxes.length).toBe(6);
  for (const [i, box] of boxes.slice(1).entries()) expect(box!.x).toBeGreaterThanOrEqual(boxes[i]!.x + boxes[i]!.width - 1);
  expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(390);
});

nightTest('a whole chapter is played by clicks on the board, its pages and its cards', async ({ server, visit }) => {
  const table = await openTable(server, { ...CAMPAIGN, seed: 'by clicks', when: isAsked(0, 'choose-path') });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);

  await player.playUntil(({ kind }) => kind === 'end-chapter');

  expect(ada.wire.refusedAnswers).toEqual([]);
  expect(new Set(player.given.map(({ by }) => by)).size).toBeGreaterThan(1);
});

nightTest('a chapter that is about to begin is a page of the journal with its own name', async ({ server, visit }) => {
  const table = await openTable(server, beforeTheEnd(1, { ...CAMPAIGN, seed: 'ends 1' }));
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(`${table.link(0)}&host=${table.host}`);
  await ada.readOn();
  await press(ada.page, () => ada.page.getByRole('button', { name: 'End the chapter' }).click());
  await press(ada.page, () => ada.page.getByRole('button', { name: 'Next chapter', exact: true }).click());

  const page = ada.page.getByRole('article', { name: 'Chapter 2, The Painted Pack' });
  await page.getByRole('heading', { name: 'The Painted Pack', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Our story so far' }).waitFor();
  expect(await ada.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await ada.page.evaluate<string>('getComputedStyle(document.body).fontFamily')).toContain('Cabin');
  for (const [width, height] of FIVE_SIZES) {
    await ada.resize(width, height);
    expect([await ada.page.evaluate(cutOff), await ada.page.evaluate(overflow)], `${width} x ${height}`).toEqual([[], 0]);
    const [name, choice] = await Promise.all(
      ['.chapter-seat-name', '.chapter-seat .input'].map(one => page.locator(one).first().boundingBox()),
    );
    expect(isOver(name!, choice!), `${width} x ${height}`).toBe(false);
    await ada.screenshot(`west-chapter-${width}`);
  }
  await expectAccessibleByNight(ada, 'a chapter before it begins');
  await page.getByRole('button', { name: 'Begin chapter 2' }).click();
  await ada.page.getByText('Chapter 2 of 13').first().waitFor();
});
