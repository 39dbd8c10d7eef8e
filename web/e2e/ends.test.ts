/** The end of a match of every game, won and lost: a picture over the whole middle, with whoever played by name, and everything one may do now in sight. */
import { describe, expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { byDay, isNight, test } from './harness.ts';
import { coloursIn } from './in-page.ts';
import { opened, overAs, type Position } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

/** A phone and a desk; by night those between, too. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [390, 844],
  ...(isNight
    ? ([
        [844, 390],
        [820, 1180],
        [1024, 768],
        [1280, 720],
      ] as const)
    : []),
  [1440, 900],
];

type Ending = Omit<Position, 'seed' | 'when'>;
const TWO = ['me', 'bot'] as const;
const ENDS: readonly (readonly [name: string, isWon: boolean, position: Ending])[] = [
  ['zero-dawn', true, { mode: 'cooperative-easy', seats: TWO }],
  ['zero-dawn', false, { mode: 'cooperative', seats: TWO }],
  ['forbidden-west', true, { game: 'forbidden-west', mode: 'campaign', seats: TWO }],
  ['forbidden-west', false, { game: 'forbidden-west', mode: 'campaign', seats: TWO, bots: 'random' }],
  ['primal', true, { game: 'primal', mode: 'prologue', seats: TWO }],
  ['primal', false, { game: 'primal', mode: 'prologue', seats: TWO, bots: 'random' }],
  ['under-our-sun', true, { game: 'under-our-sun', mode: 'dry-well', seats: TWO }],
  ['under-our-sun', false, { game: 'under-our-sun', mode: 'dry-well', seats: TWO, bots: 'random' }],
  ['urban-manhunt', true, { game: 'urban-manhunt', seats: TWO }],
  ['urban-manhunt', false, { game: 'urban-manhunt', seats: TWO }],
  ['urban-manhunt', true, { game: 'urban-manhunt', mode: 'short', seats: ['me', 'bot', 'bot', 'bot'] }],
];

/** By day one of them. */
const SEEN = byDay(ENDS, 7);

/** Nothing is cut off, nothing is wider than its place, and whatever one may do now is in sight at once. */
async function expectFits(ada: Visitor, width: number, height: number): Promise<void> {
  const { page } = ada;
  await ada.resize(width, height);
  const over = page.getByRole('region', { name: 'The match is over' });
  expect(await page.evaluate(cutOff)).toEqual([]);
  const scroll = await page.locator('.story-scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(scroll).toBeLessThanOrEqual(0);
  const figures = await Promise.all(['.tale-figures', '.end-figures'].map(one => page.locator(one).boundingBox()));
  expect(figures[0]!.x + figures[0]!.width, 'figures end in their panel').toBeLessThanOrEqual(figures[1]!.x + figures[1]!.width);
  for (const name of ['Play again', 'Make a picture', 'Verify the dice'])
    await over.getByRole('button', { name, exact: true }).click({ trial: true });
  for (const name of ['Watch the replay', 'To the lobby']) await over.getByRole('link', { name, exact: true }).click({ trial: true });
}

/** Its names are read: whoever plays, and a bot by a name of its own. */
async function expectHeroes({ page, wire }: Visitor): Promise<void> {
  const picture = page.locator('.end-picture');
  await picture.waitFor();
  const names = wire.chair!.seen.people.map(one => one.name);
  await until('those who played are named', async () => {
    const said = (await picture.getAttribute('aria-label')) ?? '';
    return names.every(name => said.includes(name));
  });
  expect(names.filter(name => / bot( \d+)?$/i.test(name))).toEqual([]);
}

describe.each(SEEN)('%s, won: %s', (name, isWon, position) => {
  test('the end is a picture, tells what decided it, shows that moment again, and fits everywhere', async ({ visit, server }) => {
    const table = await opened(server, position.seats, overAs(isWon, position));
    const ada = await visit({ habits: { motion: 'full', pace: 'quick' } });
    const { page } = ada;
    await ada.go(table.link(0));
    const tale = page.getByRole('article', { name: 'The story of this match' });
    const later = page.getByRole('button', { name: /later$/ });
    await tale.or(later).first().waitFor();
    if (await later.isVisible()) await later.click();
    await tale.waitFor();
    await expectHeroes(ada);
    expect(await page.locator('.end-picture').getAttribute('data-won')).toBe(`${isWon}`);
    const sentences = (await page.locator('.tale-says').innerText()).split(/(?<=[.”]) /).length;
    expect([sentences >= 3, sentences <= 9]).toEqual([true, true]);
    const decided = tale.getByRole('list', { name: 'What decided it' }).getByRole('listitem');
    await decided.first().waitFor();
    expect(await decided.count()).toBeLessThanOrEqual(3);
    for (const [width, height] of SIZES) {
      await expectFits(ada, width, height);
      await tale.locator('.tale-figures').waitFor();
      if (width === 390 || width === 1440) await ada.screenshot(`end-${name}-${isWon ? 'won' : 'lost'}-${width}`);
    }
    await expectAccessibleByNight(ada, `the end of ${name}`);
    await tale.getByRole('button', { name: /^Watch it/ }).click();
    await tale.getByRole('button', { name: 'Once more' }).waitFor();
    await page.getByRole('button', { name: 'Make a picture' }).click();
    const drawn = page.getByRole('dialog').locator('img.picture-preview');
    await drawn.waitFor();
    const shown = (place: string) => page.locator(`${place} [role=img]`).first().getAttribute('class');
    expect(await shown('.picture-art')).toBe(await shown('.end-art'));
    expect(await drawn.getAttribute('alt')).not.toMatch(/\bbot\b/i);
    const { size, colours } = await drawn.evaluate(coloursIn);
    expect(size).toEqual([1200, 630]);
    expect(colours.right).toBeGreaterThan(5);
    await ada.screenshot(`end-${name}-${isWon ? 'won' : 'lost'}-picture`);
  });
});
