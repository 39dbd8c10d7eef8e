/** The glow has ranks, one button is filled, and what ends a turn stands alone, is dead at first, and asks where something is left. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { cutLines, pressAtOnce } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { TURNS } from './turns.ts';
import { press, until, type Visitor } from './visitor.ts';

/** What is asked before so much is left unused. */
const ASKS: Readonly<Record<string, RegExp>> = {
  'zero-dawn': /^2 actions left\. End anyway\?$/,
  'urban-manhunt': /^2 Action Points left\. End anyway\?$/,
  'forbidden-west': /^2 actions left\. End anyway\?$/,
  primal: /^\d cards can still be played\. End anyway\?$/,
  'under-our-sun': /^6 AP would be saved for fights in this phase, and for nothing else\. End anyway\?$/,
};
const SIZES = ['desktop', 'phone'] as const;

const question = (page: Page): Promise<string> => page.locator('section[aria-label="Your decision"] .decision-question').innerText();
const filled = (page: Page): Promise<number> => page.locator('.button-filled:visible').count();

async function asked(ada: Visitor): Promise<Player> {
  const player = new Player(ada);
  await player.nextAsked();
  return player;
}

for (const [game, position] of byDay(Object.entries(TURNS), 4)) {
  test(`ending with something left asks once, where it stands, and nothing else is filled: ${game}`, async ({ server, visit }) => {
    for (const size of byDay(SIZES, 1)) {
      const table = await openTable(server, position);
      const ada = await visit({ size });
      await ada.sit(table.link(0));
      const player = await asked(ada);
      expect(await filled(ada.page), `${size}: nobody is told what to do`).toBeLessThanOrEqual(1);

      expect(await ada.page.evaluate(cutLines), `${size}: cards that peek are cut between lines`).toEqual([]);

      const end = ada.page.locator('.decision-end button');
      const [before, said] = [(await end.boundingBox())!, await question(ada.page)];
      await press(ada.page, () => end.press('Enter'));
      await until('it is asked', async () => (await question(ada.page)) !== said);
      expect(await question(ada.page), size).toMatch(ASKS[game]!);
      expect(await filled(ada.page), size).toBe(1);
      const after = (await end.boundingBox())!;
      expect(after.x + after.width, `${size}: a second press is a press of the same place`).toBeCloseTo(before.x + before.width, 0);
      expect(await ada.page.evaluate('document.activeElement.textContent'), size).toBe('End anyway');

      await ada.page.keyboard.press('Escape');
      expect(await question(ada.page), 'Escape goes on').toBe(said);
      expect(player.visitor.wire.answers, 'nothing was sent').toEqual([]);
    }
  });
}

/** Whether two things on the page share a pixel. */
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

test('to give up stands in the menu, is dead at first, and is asked once more where it was not pressed', async ({ server, visit }) => {
  for (const size of byDay(SIZES, 0)) {
    const table = await openTable(server, { ...TURNS['urban-manhunt'], seats: ['me'] });
    const ada = await visit({ size });
    const { page, wire } = ada;
    await ada.sit(table.link(0));
    const player = await asked(ada);
    expect(wire.asked!.options.map(({ key }) => key)).toContain('concede');
    expect(await page.locator('.decision [data-key="concede"]').count(), 'not among the answers').toBe(0);

    const pressed = page.evaluate(pressAtOnce, ['Give up the match', 5, 5, 'unseen'] as const);
    await page.getByRole('button', { name: 'Menu' }).click();
    await pressed;
    await page.getByText('The menu has just opened. Press again for “Give up the match”.').waitFor();
    expect(wire.answers).toEqual([]);
    const item = page.getByRole('button', { name: 'Give up the match' });
    await item.scrollIntoViewIfNeeded();
    await ada.screenshot(`giving-up-menu-${size}`);
    const was = (await item.boundingBox())!;
    await until('it is heard', async () => {
      if (await item.isVisible()) await item.click();
      return wire.asked?.kind === 'concede';
    });

    await player.nextAsked();
    expect(await page.locator('.decision-options .option').allInnerTexts()).toEqual(['Play on']);
    const means = page.locator('.decision-end .option');
    expect(await means.innerText()).toMatch(/^Give up/);
    expect(overlap((await means.boundingBox())!, was), `${size}: a second press of the same place means nothing`).toBe(false);
    await ada.screenshot(`giving-up-${size}`);
    await player.answer('no');
    expect((await player.nextAsked())!.kind).toBe('act');
  }
});

/** How strongly the edge of each lit square is drawn, by whether it is meant by what is pointed at. */
const edges = (): { readonly meant: string[]; readonly others: string[] } => {
  const page = globalThis as unknown as {
    document: { querySelectorAll(s: string): Iterable<unknown> };
    getComputedStyle(e: unknown): Record<string, string>;
  };
  const of = (selector: string): string[] => [
    ...new Set([...page.document.querySelectorAll(selector)].map(one => page.getComputedStyle(one)['strokeOpacity']!)),
  ];
  return { meant: of('.zd-square.is-pointed .zd-square-edge'), others: of('.zd-square:not(.is-pointed) .zd-square-edge') };
};

test('pointing at an action narrows the glow to its places; what a deed is put together for keeps a ring, with a line to it', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, TURNS['zero-dawn']);
  const ada = await visit({ habits: { composes: true } });
  await ada.sit(table.link(0));
  await asked(ada);
  const root = ada.page.locator('.table');
  expect(await root.getAttribute('data-pointing')).toBeNull();
  expect((await ada.page.evaluate(edges)).meant).toEqual([]);
  const button = (name: RegExp) => ada.page.locator('.decision-options .option', { hasText: name });

  await button(/^Sneak/).hover();
  await ada.page.locator('.table[data-pointing]').waitFor();
  await until('the glow is narrowed', async () => {
    const { meant, others } = await ada.page.evaluate(edges);
    return meant.length === 1 && others.length === 1 && Number(meant[0]) > 2 * Number(others[0]);
  });

  await ada.page.locator('.token-hit[data-lit][data-about^="enemy "]').first().click();
  await button(/^Ranged attack/).click();
  await ada.page.locator('form.composer').waitFor();
  const chosen = ada.page.locator('.token-hit.is-chosen');
  expect(await chosen.count()).toBe(1);
  expect(await ada.page.locator('.squares-sight path').count()).toBe(1);
  expect(await filled(ada.page)).toBe(1);
});

nightTest('on the plain screen a line leads from oneself to the piece that is meant', async ({ server, visit }) => {
  const table = await openTable(server, { ...TURNS['zero-dawn'], when: isAsked(0, 'choose-target') });
  const ada = await visit();
  await ada.sit(table.link(0).replace('#', '?screen=plain#'));
  await asked(ada);
  const target = ada.page.locator('.board-piece.lit').first();
  await target.hover();
  await ada.page.locator('.table[data-pointing]').waitFor();
  expect(await target.getAttribute('class')).toContain('is-pointed');
  expect(await ada.page.locator('[data-aim]').count()).toBe(1);
});
