/** The board of Urban Manhunt: a way is laid by mouse, by finger under a loupe and by keys, a shot has its odds at the model, and whoever the page does not know is named. */
import type { AnyMatch, Point, Sketch } from '@quarry/kernel';
import type { Reply } from '@quarry/protocol';
import { RESTS } from '@quarry/screen/resting';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import {
  cutShort,
  drawnAgain,
  isInPicture,
  neverRests,
  noteDrawing,
  outOfPicture,
  overKept,
  overlapping,
  placeOnBoard,
  pressFirst,
  standsStill,
  underOdds,
} from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, soonest, theGame } from './positions.ts';
import type { ServerProcess } from './server-process.ts';
import { FIVE_SIZES, until, type Visitor, type VisitorOptions } from './visitor.ts';

const hunt = (kind: string, seed: string): Position => ({
  game: 'urban-manhunt',
  setup: { zone: 'chapel-lots' },
  seats: ['me', 'bot'],
  seed,
  when: isAsked(0, kind),
});

type Visit = (options?: VisitorOptions) => Promise<Visitor>;

type Window = (typeof FIVE_SIZES)[number];
/** As the shell has it. */
const isNarrow = ([width, height]: Window): boolean => width <= 760 || height <= 520;

async function seatedAt(
  server: ServerProcess,
  visit: Visit,
  position: Position,
  options: VisitorOptions & { readonly window?: Window } = {},
): Promise<Visitor> {
  const table = await openTable(server, position);
  const ada = await visit(options);
  const [width, height] = options.window ?? [];
  if (width && height) await ada.page.setViewportSize({ width, height });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  await ada.page.locator('.um-model').first().waitFor();
  return ada;
}

const bar = (visitor: Visitor): Locator => visitor.page.getByRole('region', { name: 'Your decision' });
const onPage = (visitor: Visitor, at: Point): Promise<Point> => visitor.page.evaluate(placeOnBoard, at);
/** Toward the middle of the zone, where there is ground. */
const inward = ({ x, y }: Point, by: number): Point => ({ x: x < 24 ? x + by : x - by, y });
const lengthTold = async (visitor: Visitor): Promise<number> => {
  const says = await visitor.page.locator('.way-end .way-number').textContent();
  return Number.parseFloat(says!);
};
const sketchOf = ({ wire }: Visitor): Sketch => theGame('urban-manhunt').shows!.sketch!(wire.chair!.seen.view);
/** Inches from the middle of a base to its rim. */
const BASE = 0.5;
const endIn = ({ wire }: Visitor): Point => (wire.leads.at(-1) as { path: readonly Point[] }).path.at(-1)!;

for (const window of byDay(FIVE_SIZES, 0)) {
  test(`by mouse: a way has its inches, and what would come of it stands at its end; its end is dragged, and goes back point by point: ${window.join(' × ')}`, async ({
    server,
    visit,
  }) => {
    const ada = await seatedAt(server, visit, hunt('walk', 'a way'), { window });
    const from = ada.wire.asked!.from!;
    expect(await ada.page.getByRole('form', { name: 'Coordinates' }).boundingBox()).toMatchObject({ width: 1 });

    const there = await onPage(ada, inward(from, 3));
    await ada.page.mouse.click(there.x, there.y);
    await ada.page.locator('.way-end').waitFor();
    expect(await lengthTold(ada)).toBeCloseTo(3, 0);
    expect((await ada.page.locator('.plane-way > g > .way-number').allTextContents()).slice(0, 2)).toEqual(['1', '2']);
    await ada.page.locator('.way-end-says').first().waitFor();
    await until('what is written stays in the picture', async () => (await ada.page.evaluate(outOfPicture)).length === 0);
    await ada.screenshot('on-air-board-way-desktop');

    const nearer = await onPage(ada, inward(from, 2));
    await ada.page.mouse.move(there.x, there.y);
    await ada.page.mouse.down();
    await ada.page.mouse.move(nearer.x, nearer.y, { steps: 4 });
    await ada.page.mouse.up();
    await until('the end is where it was dragged', async () => Math.abs((await lengthTold(ada)) - 2) < 0.3);
    expect(await ada.page.locator('.plane-loupe').count(), 'a mouse hides nothing').toBe(0);
    await bar(ada).getByRole('button', { name: 'Undo point' }).click();
    await ada.page.locator('.way-end').waitFor({ state: 'detached' });
  });
}

nightTest('a way says whom it comes into sight of and from where on, and its end snaps to what is near', async ({ server, visit }) => {
  const ada = await seatedAt(server, visit, hunt('walk', 'a way'));
  const from = ada.wire.asked!.from!;
  const there = await onPage(ada, inward(from, 3));
  await ada.page.mouse.click(there.x, there.y);
  const told = ada.page.getByRole('list', { name: 'Enters sight' }).getByRole('listitem');
  await told.first().waitFor();
  const { intents } = ada.wire.leads.at(-1) as {
    readonly intents: Readonly<Record<string, { readonly facts?: { readonly seenFrom?: number } }>>;
  };
  const seen = Object.values(intents).flatMap(({ facts }) => facts?.seenFrom ?? []);
  expect(await told.locator('b').allTextContents()).toEqual(
    seen.toSorted((a, b) => a - b).map(inches => (inches > 0 ? `${inches.toFixed(1)}″` : 'at once')),
  );

  await bar(ada).getByRole('button', { name: 'Snap to pod' }).click();
  const pods = sketchOf(ada).pieces.filter(({ ref }) => ref.kind === 'pod');
  await until('the base touches a pod', () =>
    pods.some(({ x, y, r }) => Math.abs(Math.hypot(endIn(ada).x - x, endIn(ada).y - y) - r! - BASE) < 0.1),
  );
  await ada.page.locator('.way-end').waitFor();
  await bar(ada).getByRole('button', { name: 'Snap to pod' }).waitFor({ state: 'detached' });
  expect(await ada.page.locator('.placing-refused').count()).toBe(0);
});

nightTest('just outside of what is possible means the nearest place inside', async ({ server, visit }) => {
  const ada = await seatedAt(server, visit, hunt('walk', 'a way'));
  const { outline, from } = ada.wire.asked!;
  const corners = outline!.flat();
  const farthest = corners.reduce((far, at) => (Math.abs(at.x - from!.x) > Math.abs(far.x - from!.x) ? at : far));
  const beyond = { x: farthest.x + Math.sign(farthest.x - from!.x) * 0.5, y: farthest.y };
  const at = await onPage(ada, beyond);
  await ada.page.mouse.click(at.x, at.y);
  await ada.page.locator('.way-end').waitFor();
  expect(Math.hypot(endIn(ada).x - farthest.x, endIn(ada).y - farthest.y)).toBeLessThan(0.7);
});

for (const window of byDay(FIVE_SIZES, 1)) {
  test(`by finger: a face is large enough, the end is dragged under a loupe, and the board stays: ${window.join(' × ')}`, async ({
    server,
    visit,
  }) => {
    const ada = await seatedAt(server, visit, hunt('walk', 'a way'), { size: 'phone', window });
    const from = ada.wire.asked!.from!;
    const own = (await ada.page.locator('.board-piece[data-about="hunter 0"] .plane-base-ring').boundingBox())!;
    expect(own.width).toBeGreaterThanOrEqual(23);

    const there = await onPage(ada, inward(from, 3));
    await ada.page.touchscreen.tap(there.x, there.y);
    await ada.page.locator('.way-end').waitFor();
    await until(
      'what is written stays in the picture, clear of the buttons',
      async () => (await ada.page.evaluate(outOfPicture)).length === 0,
    );
    if (isNarrow(window)) {
      expect(await ada.page.locator('.overlay-note').count(), 'nothing that is told of the way lies on the board').toBe(0);
      await bar(ada)
        .getByText(/\d crims? sees? you there|Nobody sees you there/)
        .waitFor();
    }
    const isWhole = (frame: { readonly scrollHeight: number; readonly clientHeight: number }) => frame.scrollHeight <= frame.clientHeight;
    expect(await ada.page.locator('.place-bar').evaluate(isWhole), 'every answer is in sight').toBe(true);
    const start = await onPage(ada, endIn(ada));
    const lay = await onPage(ada, from);
    const to = await onPage(ada, inward(from, 2));
    const touch = await ada.page.context().newCDPSession(ada.page);
    const finger = (type: string, ...at: readonly Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...at] });
    await finger('touchStart', start);
    for (let i = 1; i <= 4; i++)
      await finger('touchMove', { x: start.x + ((to.x - start.x) * i) / 4, y: start.y + ((to.y - start.y) * i) / 4 });
    const loupe = ada.page.locator('.plane-loupe-rim');
    await loupe.waitFor();
    await until('the end is under the finger', async () => Math.abs((await lengthTold(ada)) - 2) < 0.3);
    expect(await ada.page.locator('.plane-loupe-says').textContent(), 'what is nearest, and how far').toMatch(/^\S.* \d+\.\d″$/);
    await ada.screenshot('on-air-board-loupe-phone');
    const box = (await loupe.boundingBox())!;
    expect(to.x < box.x || to.x > box.x + box.width, 'the loupe is beside the finger').toBe(true);
    await finger('touchEnd');
    await loupe.waitFor({ state: 'detached' });
    expect(await onPage(ada, from), 'the board lies where it lay').toEqual(lay);

    await bar(ada)
      .getByRole('button', { name: /^Move \d\.\d″$/ })
      .tap();
    await until('it has moved', () => ada.wire.asked?.kind !== 'walk');
    expect(ada.wire.refusedAnswers).toEqual([]);
  });
}

for (const window of byDay(FIVE_SIZES, 0)) {
  test(`by keys: nudges begin a way and move its end by a tenth of an inch, with Shift by a whole one: ${window.join(' × ')}`, async ({
    server,
    visit,
  }) => {
    const ada = await seatedAt(server, visit, hunt('walk', 'a way'), { window });
    const from = ada.wire.asked!.from!;
    const key = bar(ada).getByRole('button', { name: from.x < 24 ? 'A little right' : 'A little left' });

    await key.focus();
    await ada.page.keyboard.press('Shift+Enter');
    await until(
      'a way of an inch is laid',
      async () => (await ada.page.locator('.way-end').count()) > 0 && Math.abs((await lengthTold(ada)) - 1) < 0.05,
    );
    await ada.page.keyboard.press('Enter');
    await until('it is a tenth longer', async () => Math.abs((await lengthTold(ada)) - 1.1) < 0.05);
    await bar(ada)
      .getByRole('button', { name: /^Move \d\.\d″$/ })
      .press('Enter');
    await until('it has moved', () => ada.wire.asked?.kind !== 'walk');
    expect(ada.wire.refusedAnswers).toEqual([]);
  });
}

for (const window of FIVE_SIZES) {
  nightTest(`a shot has its odds at the model: those that the question tells: ${window.join(' × ')}`, async ({ server, visit }) => {
    const ada = await seatedAt(server, visit, hunt('choose-target', 'a shot 2'), { window });
    const target = ada.wire.asked!.options[0]!;
    const tags = ada.page.locator('.row-tag', { has: ada.page.locator('.row-tag-glory') });
    await tags.first().waitFor();
    const kills = (await tags.locator('.row-tag-glory').allTextContents()).map(Number.parseFloat);
    expect(kills.every(Number.isFinite)).toBe(true);
    // On a phone nobody points at an option before it is chosen: the tag is all there is.
    if (isNarrow(window)) return;
    await ada.page.locator(`.board-piece[data-about="crim ${target.about[0]!.id}"]`).hover();
    await ada.page.locator('.odds').first().waitFor();
    const told = /Eliminates\s*(\d+) ?%/.exec((await ada.page.locator('.odds').first().textContent())!);
    expect(kills).toContain(Number(told![1]));
    await until('the odds stand clear of the bar and of what is told of the option', async () => {
      const [odds, note, lower] = await Promise.all(
        ['.odds', '.decision-note', '.place-lower'].map(one => ada.page.locator(one).first().boundingBox()),
      );
      const foot = odds!.y + odds!.height;
      return foot <= lower!.y && (foot <= note!.y || odds!.x >= note!.x + note!.width || odds!.x + odds!.width <= note!.x);
    });
    await ada.screenshot('on-air-board-shot-desktop');
  });
}

nightTest(
  'while a hand drags the board nothing of it is drawn again, and when it lets go everything is where it was dragged',
  async ({ server, visit }) => {
    const ada = await visit();
    await ada.page.addInitScript(neverRests, RESTS);
    await ada.sit((await openTable(server, hunt('act', 'a way'))).link(0));
    await new Player(ada).nextAsked();
    const model = ada.page.locator('.board-piece[data-about="hunter 0"]');
    await ada.page.getByRole('button', { name: 'Zoom in' }).click();
    await ada.page.evaluate(standsStill);
    const [before, board] = [(await model.boundingBox())!, (await ada.page.locator('.viewport-svg').boundingBox())!];
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await ada.page.mouse.move(middle.x, middle.y);
    await ada.page.mouse.down();
    await ada.page.mouse.move(middle.x + 8, middle.y);
    await ada.page.evaluate(noteDrawing);
    await ada.page.mouse.move(middle.x + 60, middle.y + 20, { steps: 6 });
    await until('the picture has come as far as the hand', async () => Math.abs((await model.boundingBox())!.x - before.x - 60) < 1);
    const dragged = (await model.boundingBox())!;
    expect(await ada.page.evaluate(drawnAgain)).toBe(0);
    const frame = Number(await ada.page.locator('.minimap-frame').getAttribute('x'));

    await ada.page.mouse.up();
    await until('it is drawn there', async () => (await ada.page.evaluate(drawnAgain)) > 0);
    const after = (await model.boundingBox())!;
    expect([after.x, after.y].map(Math.round)).toEqual([dragged.x, dragged.y].map(Math.round));
    expect(Number(await ada.page.locator('.minimap-frame').getAttribute('x')), 'the small picture has followed').toBeCloseTo(frame, 3);
  },
);

nightTest(
  'when the window becomes narrow or wide, whoever is rolled against is brought into the picture again, wherever a hand has left it',
  async ({ server, visit }) => {
    const isRolled: Position['when'] = match => {
      const { facts } = match.openFor(0)?.decision ?? {};
      return isAsked(0, 'before-roll', 'after-roll')(match) && Number(facts?.['crim']) > 0;
    };
    const position = soonest(300, { game: 'urban-manhunt', setup: { zone: 'chapel-lots' }, seats: ['me', 'bot'], when: isRolled });
    const ada = await seatedAt(server, visit, position, { window: [1440, 900] });
    const about = [`crim ${ada.wire.asked!.facts!['crim']}`, 'hunter 0'];
    const areSeen = async (): Promise<boolean> => (await Promise.all(about.map(one => ada.page.evaluate(isInPicture, one)))).every(Boolean);
    for (const [width, height] of [
      [820, 1180],
      [390, 844],
      [1024, 768],
      [844, 390],
      [1440, 900],
    ] as const) {
      await ada.resize(width, height);
      await until(`both are in the picture at ${width} × ${height}`, areSeen);
      const overMap = (): Promise<string[]> => ada.page.evaluate(overlapping, '.minimap, .viewport-tools button');
      await until(`nothing lies on the small picture at ${width} × ${height}`, async () => (await overMap()).length === 0);
      for (let i = 0; i < 4; i++) await ada.page.getByRole('button', { name: 'Zoom in' }).click();
    }
  },
);

nightTest('on a phone whoever is shot at from afar and who shoots are in one picture, in every size of it', async ({ server, visit }) => {
  const isShotAt: Position['when'] = match =>
    isAsked(0, 'before-roll')(match) && match.openFor(0)!.decision.facts?.['check'] === 'resistance';
  const position = soonest(300, { game: 'urban-manhunt', seats: ['me', 'bot', 'bot', 'bot'], when: isShotAt });
  const ada = await seatedAt(server, visit, position, { size: 'phone' });
  const about = [`crim ${ada.wire.asked!.facts!['crim']}`, 'hunter 0'];
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 740],
  ] as const) {
    await ada.resize(width, height);
    await until(`both are in the picture at ${width} × ${height}`, async () =>
      (await Promise.all(about.map(one => ada.page.evaluate(isInPicture, one)))).every(Boolean),
    );
  }
});

test('on a phone nothing lies on whom a question is about, nor on what is written there, and each answer says all that it does', async ({
  server,
  visit,
}) => {
  const turnOf = (match: AnyMatch): number => (match.view(0) as { readonly turn: number }).turn;
  const isCrowded: Position['when'] = match => {
    const { options = [] } = match.openFor(0)?.decision ?? {};
    return isAsked(0, 'act')(match) && turnOf(match) >= 3 && options.some(({ key }) => key === 'fight');
  };
  const position = soonest(400, { game: 'urban-manhunt', seats: ['me', 'bot', 'bot', 'bot'], when: isCrowded });
  const ada = await seatedAt(server, visit, position, { size: 'phone' });
  for (const [width, height] of [
    [390, 844],
    [412, 915],
  ] as const) {
    await ada.resize(width, height);
    await until('nothing lies on tags and on whoever may be chosen', async () => (await ada.page.evaluate(overKept)).length === 0);
    expect(await ada.page.locator('.board-tag').count(), 'somebody has a tag').toBeGreaterThan(1);
    const answers = ada.page.locator('.decision-options .option-deed small');
    expect(await answers.count()).toBeGreaterThan(4);
    expect(await answers.evaluateAll(cutShort)).toEqual([]);
  }
});

nightTest('in a window of another size the odds keep off whoever may be shot at', async ({ server, visit }) => {
  const isChoosing: Position['when'] = match => isAsked(0, 'choose-target')(match) && match.openFor(0)!.decision.options.length > 1;
  const position = soonest(400, { game: 'urban-manhunt', seats: ['me', 'bot', 'bot', 'bot'], when: isChoosing });
  const ada = await seatedAt(server, visit, position, { window: [820, 1180] });
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
    [1440, 900],
    [1024, 768],
  ] as const) {
    await ada.resize(width, height);
    if (height > 520) await ada.page.locator('.odds').waitFor();
    await until(`no odds lie on them at ${width} × ${height}`, async () => (await ada.page.evaluate(underOdds)).length === 0);
  }
});

for (const size of ['phone', 'desktop'] as const) {
  nightTest(
    `a hidden crim that is asked about is in the picture or a chip leads there, and no odds lie on it: ${size}`,
    async ({ server, visit }) => {
      const position = soonest(160, {
        game: 'urban-manhunt',
        setup: { zone: 'chapel-lots' },
        seats: ['me', 'bot'],
        when: isAsked(0, 'choose-counter'),
      });
      const ada = await seatedAt(server, visit, position, { size });
      const { options } = ada.wire.asked!;
      for (const { no, name } of options.map(({ about: [crim], says }) => ({ no: crim!.id, name: says.split(' (')[0]! }))) {
        const counter = ada.page.locator(`.board-piece[data-about="crim ${no}"]`);
        const chips = ada.page.getByRole('button', { name: `Look at ${name}, outside the picture` });
        // The camera may still be on its way there: a chip is pressed if one stands there, and the question is asked again.
        await until(
          `${name} is in the picture`,
          async () => (await ada.page.evaluate(isInPicture, `crim ${no}`)) || (await chips.evaluateAll(pressFirst)),
        );
        await counter.hover({ force: true });
        await until('no odds lie on what is asked about', async () => (await ada.page.evaluate(underOdds)).length === 0);
      }
    },
  );
}

const UNKNOWN = 99_999;

/** A crim is one that the page has never heard of. */
async function spoil({ page }: Visitor): Promise<void> {
  const spoiled = (reply: Reply): unknown => {
    if (reply.type !== 'seen') return reply;
    const view = reply.seen.view as { readonly crims: readonly object[] };
    const crims = view.crims.map((crim, i) => (i === 0 ? { ...crim, card: UNKNOWN } : crim));
    return { ...reply, seen: { ...reply.seen, view: { ...view, crims } } };
  };
  await page.routeWebSocket(/\/socket$/, socket => {
    const server = socket.connectToServer();
    server.onMessage(text => socket.send(JSON.stringify(spoiled(JSON.parse(String(text)) as Reply))));
  });
}

nightTest('a crim that the page does not know is drawn plainly and named, and the others as ever', async ({ server, visit }) => {
  const table = await openTable(server, hunt('act', 'a stranger'));
  const ada = await visit();
  ada.expectTrouble(/console: /);
  await spoil(ada);
  await ada.sit(table.link(0));

  await ada.page.getByRole('button', { name: /^Crim \d+, which this page does not know/ }).waitFor();
  expect(await ada.page.locator('.plane-unknown').count()).toBe(1);
  expect(await ada.page.locator('.plane-base.is-notched').count()).toBeGreaterThan(0);
});
