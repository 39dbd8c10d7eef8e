/** The same table on a phone held upright and sideways, on a small screen and on a large one: nothing is cut off, and the board is in sight. */
import { expect } from 'vitest';
import { cutOff } from './cut-off.ts';
import { nightTest, test } from './harness.ts';
import { outOfPicture, overflow, toolsOverBoard } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, type Visitor } from './visitor.ts';

/** A phone either way, a small screen, a usual one and a large one. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];

const HUNT = { game: 'urban-manhunt', setup: { zone: 'chapel-lots' }, seats: ['me', 'bot'] } as const satisfies Partial<Position>;
const SUN = {
  game: 'under-our-sun',
  mode: 'dry-well',
  setup: { characters: ['ida', 'boone'] },
  seats: ['me', 'bot'],
} as const satisfies Partial<Position>;

const PRIMAL = { game: 'primal', mode: 'prologue', seats: ['me', 'bot'] } as const satisfies Partial<Position>;
const WEST = { game: 'forbidden-west', mode: 'campaign', seats: ['me', 'bot', 'bot'] } as const satisfies Partial<Position>;

/** Each game at typical questions, by name; the last one has most on the table. */
const POSITIONS: Readonly<Record<string, Readonly<Record<string, () => Position>>>> = {
  'zero-dawn': {
    hunters: () => ({ seats: ['me', 'bot'], seed: 'sizes', when: isAsked(0, 'choose-hunter') }),
    merchant: () => ({ seats: ['me', 'bot', 'bot'], seed: 'in the palm', when: isAsked(0, 'buy') }),
    action: () => TURNS['zero-dawn'],
  },
  'urban-manhunt': {
    begin: () => ({ ...HUNT, seed: 'sizes' }),
    act: () => TURNS['urban-manhunt'],
    walk: () => ({ ...HUNT, seed: 'a way', when: isAsked(0, 'walk') }),
    counter: () => soonest(160, { ...HUNT, when: isAsked(0, 'choose-counter') }),
    target: () => ({ ...HUNT, seed: 'a shot 2', when: isAsked(0, 'choose-target') }),
  },
  'under-our-sun': {
    act: () => TURNS['under-our-sun'],
    far: () => ({ ...SUN, seed: 'sizes', when: match => isAsked(0, 'act')(match) && tilesIn(match.state) >= 10 }),
  },
  primal: {
    prepare: () => soonest(60, { ...PRIMAL, when: isAsked(0, 'prepare', 'act') }),
    act: () => TURNS.primal,
  },
  'forbidden-west': {
    page: () => ({ ...WEST, seed: 'a way is chosen' }),
    act: () => TURNS['forbidden-west'],
  },
};
const tilesIn = (state: unknown): number =>
  (state as { readonly tiles: readonly { readonly card: number }[] }).tiles.filter(({ card }) => card >= 0).length;

/** Parts of the screen that the board has at least where there is little room: as high upright, and on its side as wide and as high. */
const UPRIGHT = 0.4;
const SIDEWAYS = { width: 0.5, height: 0.8 };

async function expectBoardInSight({ page }: Visitor, width: number, height: number): Promise<void> {
  const board = (await page.locator('.place-board').boundingBox())!;
  if (height > width) expect(board.height / height).toBeGreaterThan(UPRIGHT);
  else if (height < 520) {
    expect(board.width / width).toBeGreaterThan(SIDEWAYS.width);
    expect(board.height / height).toBeGreaterThan(SIDEWAYS.height);
  } else expect(board.height / height).toBeGreaterThan(UPRIGHT);
}

/** On air tablets are looked at, too. */
const ON_AIR = [...SIZES, ...FIVE_SIZES.filter(([width]) => SIZES.every(one => one[0] !== width))];

async function cutAtSizes(ada: Visitor, name: string, look: (width: number, height: number) => Promise<void>): Promise<string[]> {
  const cut: string[] = [];
  for (const [width, height] of name.startsWith('urban-manhunt') ? ON_AIR : SIZES) {
    await ada.resize(width, height);
    await ada.screenshot(`sizes-${name.replace(' ', '-')}-${width}x${height}`);
    cut.push(...(await ada.page.evaluate(cutOff)).map(text => `${width} × ${height}: ${text}`));
    expect(await ada.page.evaluate(overflow)).toBe(0);
    await look(width, height);
  }
  return cut;
}

/** By day room.test.ts looks at one of them. */
for (const [game, positions] of Object.entries(POSITIONS)) {
  nightTest(`nothing is cut off at any size, and the board is in sight: ${game}`, async ({ server, visit }) => {
    const ada = await visit();
    for (const [question, position] of Object.entries(positions)) {
      const table = await openTable(server, position());
      await ada.sit(table.link(0));
      await new Player(ada).nextAsked();

      const cut = await cutAtSizes(ada, `${game} ${question}`, async (width, height) => {
        await expectBoardInSight(ada, width, height);
        expect(await ada.page.evaluate(toolsOverBoard)).toEqual([]);
      });

      expect(cut, question).toEqual([]);
    }
  });
}

nightTest('nothing is cut off at any size while a way is laid, and what is told of it stays in the picture', async ({ server, visit }) => {
  const ada = await visit();
  const player = new Player(ada);
  await ada.sit((await openTable(server, { ...HUNT, seed: 'a way', when: isAsked(0, 'walk') })).link(0));
  const { from } = (await player.nextAsked())!;
  expect(await player.pointAt({ x: from!.x < 24 ? from!.x + 3 : from!.x - 3, y: from!.y })).toBe(true);
  await ada.page.locator('.overlay-note').waitFor();

  const cut = await cutAtSizes(ada, 'urban-manhunt way', async (width, height) => {
    await expectBoardInSight(ada, width, height);
    expect(await ada.page.evaluate(outOfPicture), `${width} × ${height}`).toEqual([]);
  });

  expect(cut).toEqual([]);
});

nightTest('nothing is cut off at any size: lobby and new table', async ({ visit }) => {
  const ada = await visit();
  for (const [name, path, button] of [
    ['lobby', '/', 'Play now'],
    ['new table', '/new/zero-dawn', 'Open the table'],
  ] as const) {
    await ada.go(path);
    await ada.page.getByRole('button', { name: button }).first().waitFor();

    expect(await cutAtSizes(ada, name, async () => {})).toEqual([]);
  }
});

test('a card is shown large while the pointer rests on it or the keys are at it, and Escape ends that', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['zero-dawn']);
  const ada = await visit();
  const { page } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const card = page.locator('.place-hand [data-about^="card "]').first();
  const large = page.locator('.card-zoom');
  const name = (await card.locator('.card-name').textContent())!;

  await card.hover();
  await large.getByText(name, { exact: true }).waitFor();
  const [box, small] = [(await large.boundingBox())!, (await card.boundingBox())!];
  expect(box.y + box.height).toBeLessThanOrEqual(small.y);
  await ada.screenshot('sizes-card-zoom-desktop');
  await page.mouse.move(4, 4);
  await large.waitFor({ state: 'detached' });

  await page.keyboard.press('Tab');
  await card.focus();
  await large.getByText(name, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
});

nightTest('a long press shows a card large and chooses nothing; the next tap ends that', async ({ server, visit }) => {
  const table = await openTable(server, TURNS.primal);
  const ada = await visit({ size: 'phone' });
  const { page } = ada;
  await ada.sit(table.link(0));
  const asked = await new Player(ada).nextAsked();
  const card = page.locator('.place-hand [data-lit]').first();
  const large = page.locator('.card-zoom');
  const { x, y } = (await card.boundingBox())!;

  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await large.getByText((await card.locator(':is(.plain-name, .card-name)').first().textContent())!, { exact: true }).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await ada.screenshot('sizes-card-zoom-phone');
  await page.touchscreen.tap(10, 10);
  await large.waitFor({ state: 'detached' });

  expect(ada.wire.asked?.n).toBe(asked!.n);
  expect(ada.wire.answers).toEqual([]);
  expect(await page.locator('.decision [aria-pressed=true], .place-hand .is-chosen').count()).toBe(0);
});
