/** The board has the room: at every size it takes what the question leaves, the bar is as high as what it says, and the hand is within reach. */
import { expect } from 'vitest';
import { bareBands, belowAnswers } from './bare.ts';
import { cutOff } from './cut-off.ts';
import { byDay, isNight, nightTest, test } from './harness.ts';
import { aboutAt, overflow, spotOn, standsStill, toolsOverBoard } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, soonest, theGame } from './positions.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, playNow, until, type Visitor } from './visitor.ts';

/** A phone either way, a small screen, a usual one and a large one. */
const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const ACTION = TURNS['zero-dawn'];

/** What part of the window the board has at least, in per cent: on a desk, and on a phone. */
const SHARE = { desk: 55, phone: 40 };
/** On a phone as much is told of what an answer does as leaves all of them in sight; all of it is told once it is pressed. */
const FIRST_LINES = 'is cut off by small.';
/** So high is a bar that says one line and its answers, in pixels, at most. */
const ONE_LINE = 76;

const boxOf = async ({ page }: Visitor, selector: string): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await page.locator(selector).first().boundingBox())!;

/** The board as far as nothing stands on it: on a phone that is held upright it lies on behind what is asked. */
async function freeOf(ada: Visitor): Promise<Awaited<ReturnType<typeof boxOf>>> {
  const [board, lower] = [await boxOf(ada, '.place-board'), await boxOf(ada, '.place-lower')];
  const isBehind = ada.page.viewportSize()!.width <= 760 && lower.y < board.y + board.height;
  return isBehind ? { ...board, height: lower.y - board.y } : board;
}

async function at(ada: Visitor, [width, height]: readonly [number, number]): Promise<void> {
  await ada.resize(width, height);
}

for (const [game, position] of byDay(Object.entries(TURNS), 1)) {
  test(`the board has most of the window, and nothing is cut off: ${game}`, async ({ server, visit }) => {
    const table = await openTable(server, position);
    const ada = await visit();
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();

    for (const [width, height] of byDay(SIZES, 0, 3)) {
      await at(ada, [width, height]);
      const board = await freeOf(ada);
      const share = (100 * board.width * board.height) / (width * height);
      expect(share, `${width} × ${height}`).toBeGreaterThan(width > 1000 ? SHARE.desk : SHARE.phone);
      const cut = await ada.page.evaluate(cutOff);
      expect(width > 1000 ? cut : cut.filter(one => !one.endsWith(FIRST_LINES)), `${width} × ${height}`).toEqual([]);
      expect(await ada.page.evaluate(overflow)).toBe(0);
      expect(await ada.page.evaluate('document.documentElement.scrollHeight - innerHeight'), 'the page is no higher than its window').toBe(
        0,
      );
      expect(await ada.page.evaluate(toolsOverBoard)).toEqual([]);
      if (width > 1000) await endsAlone(ada, `${width} × ${height}`);
    }
  });
}

/** What ends a turn is the last thing of the bar, at its right edge, and no other answer is near it. */
async function endsAlone(ada: Visitor, size: string): Promise<void> {
  const near = 24;
  const [end, bar] = [await boxOf(ada, '.decision-end .option'), await boxOf(ada, '.place-bar')];
  expect(bar.x + bar.width - (end.x + end.width), size).toBeLessThan(near);
  for (const other of await ada.page.locator('.decision-options .option').all()) {
    const { x, y, width, height } = (await other.boundingBox())!;
    expect(x + width + near < end.x || y + height < end.y, `${size}: ${await other.textContent()}`).toBe(true);
  }
}

test('a bar that asks one line is one line high, and the board lies still when it says more', async ({ server, visit }) => {
  const table = await openTable(server, ACTION);
  const ada = await visit();
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  for (const size of byDay(SIZES.slice(2), 1)) {
    await at(ada, size);
    expect((await boxOf(ada, '.place-bar')).height, `${size}`).toBeLessThanOrEqual(ONE_LINE);
  }
  await at(ada, [1440, 900]);
  const before = await boxOf(ada, '.place-board');
  await player.list();
  const [option] = (await player.nextAsked())!.options;
  await player.buttonOf(option!).hover();
  await ada.page.locator('.decision-note', { hasText: 'alert' }).waitFor();
  expect(await boxOf(ada, '.place-board')).toEqual(before);
});

/** The squares that a map is drawn with, in pixels. */
const squareSize = ({ page }: Visitor): Promise<number> =>
  page.locator('.viewport-svg > g').evaluate((drawn: { getAttribute(name: string): string }) => {
    const side = 100;
    return side * Number(/scale\(([\d.]+)\)/.exec(drawn.getAttribute('transform'))![1]);
  });

/** The Ravine has 8 × 13 squares, Old Road 10 × 10: no map of the game is larger. */
const LARGEST = ['Ravine', 'Old Road'];

nightTest('on the largest maps of Zero Dawn squares are 80 pixels wide, and whoever acts is in sight', async ({ server, visit }) => {
  const ada = await visit();
  for (const name of LARGEST) {
    const table = await openTable(server, largest(name));
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    await at(ada, [1440, 900]);

    expect(await squareSize(ada), name).toBeGreaterThanOrEqual(80);
    const [own, board, bar] = await Promise.all([
      boxOf(ada, '.place-board [data-about="hunter 0"]'),
      boxOf(ada, '.place-board'),
      boxOf(ada, '.place-bar'),
    ]);
    expect([own.x >= board.x, own.x + own.width <= board.x + board.width, own.y >= board.y, own.y + own.height <= bar.y]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  }
});

/** A match in which the party has come to that map. */
function largest(name: string): Position {
  const stage = theGame('zero-dawn').shows!.stage!;
  return soonest(700, {
    seats: ['me', 'bot'],
    when: match => isAsked(0, 'take-action')(match) && JSON.stringify(stage(match.view(0))).includes(name),
  });
}

nightTest('the hand is in reach of the pointer and of the keys', async ({ server, visit }) => {
  const table = await openTable(server, ACTION);
  const desk = await visit();
  await desk.sit(table.link(0));
  await new Player(desk).nextAsked();
  const card = desk.page.locator('.place-hand [data-about^="card "]').first();
  const peeking = (await card.boundingBox())!;
  await card.hover();
  const risen = (await card.boundingBox())!;
  expect(risen.height).toBeGreaterThan(2 * peeking.height);
  expect(risen.y + risen.height).toBeCloseTo(peeking.y + peeking.height, 0);
  await desk.page.mouse.move(4, 4);
  await desk.page.keyboard.press('Tab');
  await card.focus();
  expect((await card.boundingBox())!.height).toBeGreaterThan(2 * peeking.height);
});

test('the hand is in reach of a finger', async ({ server, visit }) => {
  const table = await openTable(server, ACTION);
  const phone = await visit({ size: 'phone' });
  await phone.sit(table.link(0));
  await new Player(phone).nextAsked();
  const [first, second] = await Promise.all([0, 1].map(i => phone.page.locator('.decision-options .option').nth(i).boundingBox()));
  expect(second!.y, 'answers stand side by side').toBe(first!.y);
  const tabs = await boxOf(phone, '.bottom-tabs');
  const cards = await phone.page.locator('.place-hand [data-about^="card "]').all();
  expect(cards.length).toBeGreaterThan(2);
  for (const one of cards) {
    const { x, y } = (await one.boundingBox())!;
    const hit = await phone.page.evaluate(aboutAt, { x: x + 12, y: y + 24 });
    expect(hit).toBe(await one.getAttribute('data-about'));
    expect(y + 24).toBeLessThan(tabs.y);
  }
});

nightTest('cards of the hand lie over nothing but the board, and each says its name', async ({ server, visit }) => {
  for (const game of ['zero-dawn', 'forbidden-west', 'primal'] as const) {
    const table = await openTable(server, TURNS[game]);
    const ada = await visit();
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    for (const size of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await at(ada, size);
      const board = await boxOf(ada, '.place-board');
      const hand = await boxOf(ada, '.place-hand');
      const cards = await ada.page.locator('.place-hand :is(.card, .plain-card)').all();
      expect(cards.length, game).toBeGreaterThan(3);
      for (const card of cards) {
        const [all, name] = [(await card.boundingBox())!, (await card.locator(':is(.card-name, .plain-name)').boundingBox())!];
        expect(all.x + all.width, `${game} ${size}`).toBeLessThanOrEqual(board.x + board.width);
        expect(name.height, `${game} ${size}`).toBeGreaterThan(10);
        expect(name.y + 10, `${game} ${size}`).toBeLessThan(hand.y + hand.height);
      }
    }
  }
});

/** Higher than this, in pixels, is a band that somebody sees to be empty. */
const BARE = 24;
const PHONES = [
  [390, 844],
  [360, 640],
] as const;

/** Questions that fill the bar and questions that are one line, with cards in the hand and without. */
const MOMENTS: readonly (readonly [string, readonly Position[]])[] = [
  ['zero-dawn', [{ ...ACTION, when: () => true }, ACTION, { ...ACTION, when: isAsked(0, 'place-hunter') }, discarding()]],
  ['urban-manhunt', opening('urban-manhunt', 'choose-corner')],
  ['forbidden-west', opening('forbidden-west')],
  ['primal', opening('primal')],
  ['under-our-sun', opening('under-our-sun')],
];

function discarding(): Position {
  return { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'discard-before-drawing') };
}

/** The first question of a match, its main one, and those of these kinds. */
function opening(game: keyof typeof TURNS, ...kinds: readonly string[]): readonly Position[] {
  const position = TURNS[game];
  const { when: _, ...first } = position;
  return [first, position, ...kinds.map(kind => ({ ...position, when: isAsked(0, kind) }))];
}

for (const [game, positions] of byDay(MOMENTS, 4)) {
  test(`on a phone nothing is empty between board and tabs: ${game}`, async ({ server, visit }) => {
    const ada = await visit({ size: 'phone' });
    for (const position of positions) {
      const table = await openTable(server, position);
      await ada.sit(table.link(0));
      const { says = 'waiting' } = (await new Player(ada).nextAsked()) ?? {};
      for (const size of byDay(PHONES, 1)) {
        await at(ada, size);
        expect(await ada.page.evaluate(bareBands, BARE), `${says} ${size}`).toEqual([]);
        const [free, lower] = [await freeOf(ada), await boxOf(ada, '.place-lower')];
        expect([free.x, free.width], `${says} ${size}`).toEqual([0, size[0]]);
        expect(free.y + free.height, `${says} ${size}`).toBeCloseTo(lower.y, 0);
      }
    }
  });
}

/** Answers that end so near the hand or the edge, in pixels, lie on it: a bar of one line has half of its height around them. */
const ON_IT = 40;

for (const [game, positions] of MOMENTS)
  nightTest(`what one may answer lies at the lower edge, on the hand where there is one: ${game}`, async ({ server, visit }) => {
    const ada = await visit();
    const far: string[] = [];
    for (const position of positions) {
      const table = await openTable(server, position);
      await ada.sit(table.link(0));
      const { says = 'waiting' } = (await new Player(ada).nextAsked()) ?? {};
      for (const size of FIVE_SIZES) {
        await at(ada, size);
        const below = Math.round(await ada.page.evaluate(belowAnswers));
        await ada.screenshot(`answers-${game}-${size.join('x')}`);
        if (below > ON_IT) far.push(`${says} ${size}: ${below}`);
      }
    }
    expect(far).toEqual([]);
  });

nightTest('on a phone no panel stands above emptiness, and what sends a choice of several is in sight', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'discard-before-drawing') });
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  await player.list();
  const bar = ada.page.locator('.place-bar');
  await bar.evaluate((element: { scrollTo(x: number, y: number): void }) => element.scrollTo(0, 10_000));
  const [done, frame] = [await boxOf(ada, '.option-done'), await boxOf(ada, '.place-bar')];
  expect(done.y).toBeGreaterThanOrEqual(frame.y);
  expect(done.y + done.height).toBeLessThanOrEqual(frame.y + frame.height);

  await ada.page.locator('[data-tab=log]').tap();
  const [said, lower] = [await boxOf(ada, '.place-lower section.decision'), await boxOf(ada, '.place-lower')];
  expect(lower.height - said.height).toBeLessThan(90);

  await ada.page.locator('[data-tab=board]').tap();
  await at(ada, [844, 390]);
  const [beside, tabs] = [await boxOf(ada, '.place-lower'), await boxOf(ada, '.bottom-tabs')];
  expect(beside.y + beside.height, 'beside the board, down to the tabs').toBeCloseTo(tabs.y, 0);
});

/** Presses on the board, by night and by day; how many times slower the page works meanwhile. */
const PRESSES = isNight ? 200 : 2;
const SLOWER = isNight ? 4 : 2;
const IN_A_ROW = isNight ? 200 : 8;

// Two hundred presses take as long as they take.
test('no press on the board is lost while the machine is busy', { timeout: 3_600_000 }, async ({ server, visit }) => {
  const ada = await visit();
  const works = await ada.page.context().newCDPSession(ada.page);
  let pressed = 0;
  for (let i = 0; pressed < PRESSES; i++) {
    const table = await openTable(server, { ...ACTION, seed: `busy ${i}` });
    await ada.sit(table.link(0));
    const player = new Player(ada);
    await player.nextAsked();
    await works.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }); // the presses are meant, not the way to the table
    const onBoard = (): number => player.given.filter(({ by }) => by === 'board').length;
    while ((await player.nextAsked()) && pressed + onBoard() < PRESSES) await player.answer();
    expect(player.missed).toEqual([]);
    pressed += onBoard();
  }
});

nightTest(
  'of presses on one square after the other each is taken while the machine is busy, as fast as they come',
  async ({ server, visit }) => {
    const ada = await visit({ habits: { confirm: 'always' } });
    const { page, wire } = ada;
    const table = await openTable(server, { ...ACTION, when: isAsked(0, 'sprint-step', 'sneak-step') });
    await ada.sit(table.link(0));
    const { options, n } = (await new Player(ada).nextAsked())!;
    const squares = options.flatMap(({ about }) => about).filter(({ kind }) => kind === 'square');
    expect(squares.length).toBeGreaterThan(2);
    const spots = [];
    for (const { id } of squares.slice(0, 4)) spots.push((await page.evaluate(spotOn, `square ${id}`))!);
    const works = await page.context().newCDPSession(page);
    await works.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    for (let i = 0; i < IN_A_ROW; i++) {
      const { x, y } = spots[i % spots.length]!;
      await page.mouse.click(x, y);
      await page.locator(`[data-about="square ${squares[i % spots.length]!.id}"][aria-pressed="true"]`).waitFor();
    }
    expect([wire.asked!.n, wire.answers]).toEqual([n, []]);
  },
);

nightTest('a page that a lesson begins with has all of a phone but what turns it; a hint on the desk is read whole', async ({ visit }) => {
  const phone = await visit({ size: 'phone', habits: { hints: true } });
  await phone.go('/');
  await phone.page.getByRole('article', { name: 'Under our Sun' }).getByRole('button', { name: 'Play now' }).tap();
  await phone.page.getByRole('button', { name: 'Turn the page' }).waitFor();
  const [turn, lower] = [await boxOf(phone, '.decision-page button'), await boxOf(phone, '.place-lower')];
  expect(lower.height - turn.height).toBeLessThan(40);

  const desk = await visit({ habits: { hints: true } });
  await desk.go('/');
  await playNow(desk.page).click();
  const hint = desk.page.getByRole('note', { name: 'Hint' });
  await hint.waitFor();
  const [said, bar] = [(await hint.boundingBox())!, await boxOf(desk, '.place-bar')];
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
});

nightTest('on a phone a flat board leaves its room to what is asked: a hint is read whole', async ({ visit }) => {
  const phone = await visit({ size: 'phone', habits: { hints: true } });
  await phone.go('/');
  await playNow(phone.page).tap();
  const hint = phone.page.getByRole('note', { name: 'Hint' });
  await hint.waitFor();
  await phone.page.locator('.table[data-roomy]').waitFor();
  await phone.page.evaluate(standsStill);
  await until('all of the hint is there', async () => (await boxOf(phone, '.lesson-hint')).height > 60);
  const [said, bar, board] = [(await hint.boundingBox())!, await boxOf(phone, '.place-bar'), await boxOf(phone, '.viewport-picture')];
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y + 1);
  expect(board.width).toBe(390);
  expect(await phone.page.locator('.folded-line').count()).toBe(0);
  expect(await phone.page.evaluate(cutOff)).toEqual([]);
});
