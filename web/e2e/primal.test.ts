/** Primal at its table: a turn of three cards that wakes the monster, help from another browser, a fall and a hand up, and a deck that does not fit. */
import type { AnyMatch, LoggedAnswer } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { isNight, nightTest, test } from './harness.ts';
import { overflow, standsStill } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, played, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, heldAs, until, type Visitor } from './visitor.ts';

const PROLOGUE = { game: 'primal', mode: 'prologue', bots: 'random', seats: ['me', 'me'] } as const;

interface View {
  readonly hunters: readonly { readonly hand: readonly number[]; readonly sequence: readonly number[]; readonly ko: string }[];
}
const viewOf = (visitor: Visitor): View => visitor.wire.chair!.seen.view as View;
const stateOf = (match: AnyMatch): View => match.state as View;
/** What the log says to whoever looks on. */
const told = (visitor: Visitor): string => visitor.wire.chair!.lines.map(line => line.says).join('\n');

const region = (visitor: Visitor, name: string) => visitor.page.getByRole('region', { name });
const offers = (match: AnyMatch, seat: number, key: string): boolean =>
  match.openFor(seat)?.decision.options.some(option => option.key.startsWith(key)) ?? false;
const keysOf = ({ answer }: LoggedAnswer): readonly string[] => (typeof answer === 'string' ? [answer] : (answer as readonly string[]));

/** Each seat gives the answers that were given in a match before, in their order. */
async function repeat(answers: readonly LoggedAnswer[], players: readonly Player[]): Promise<void> {
  for (const one of answers) await players[one.seat]!.answer(keysOf(one));
}

/** The dearest coins first, as many as are needed, and none that is not. */
function payment({ facts, options }: Asked): string[] {
  const { cost } = facts as { cost: number };
  const coins = options
    .flatMap(({ key, says }) => (/worth (\d)/.exec(says) ? [{ key, worth: Number(/worth (\d)/.exec(says)![1]) }] : []))
    .sort((a, b) => b.worth - a.worth);
  const paid: typeof coins = [];
  const sum = (of: typeof coins): number => of.reduce((total, one) => total + one.worth, 0);
  for (const coin of coins) if (sum(paid) < cost) paid.push(coin);
  return paid.filter(coin => sum(paid) - coin.worth < cost).map(coin => coin.key);
}

const CHAINED_AT = isNight ? FIVE_SIZES : FIVE_SIZES.slice(0, 1);

test.for(CHAINED_AT)(
  'three cards are played by clicks on them, and the first wakes a behaviour that was foretold: %i by %i',
  async (size, { server, visit }) => {
    const position: Position = { ...PROLOGUE, seed: 'three cards 774' };
    const before = played({ ...position, when: isAsked(0, 'act') });
    const after = played({ ...position, when: match => stateOf(match).hunters[0]!.sequence.length === 3 && isAsked(0, 'act')(match) });
    const answers = after.answers.slice(before.n).filter(one => one.seat === 0);
    const table = await openTable(server, { ...position, when: isAsked(0, 'act') });
    const isTouched = heldAs(size) === 'phone';
    const ada = await visit({ size: heldAs(size), habits: { confirm: 'never' }, side: 'open' });
    await ada.sit(table.link(0));
    await ada.resize(size[0], size[1]);
    const player = new Player(ada);
    const asked = await player.nextAsked();
    const [first] = keysOf(answers[0]!);
    const foretold = asked!.options.find(({ key }) => key === first)!;
    expect(foretold.says).toMatch(/wakes slot \d/);
    if (!isTouched) {
      await ada.page.locator(`.place-hand [data-about="card ${foretold.about[0]!.id}"]`).first().hover();
      await player.bar.getByText(foretold.says.split(': ')[1]!).waitFor();
    }
    await ada.screenshot(`primal-turn-${size[0]}`);
    await expectAccessibleByNight(ada, 'a turn of a hunter');

    await repeat(answers, [player]);

    const plays = player.given.filter(one => one.asked.kind === 'act');
    expect(plays.map(one => one.by)).toEqual(['card', 'card', 'card']);
    expect(viewOf(ada).hunters[0]!.sequence).toHaveLength(3);
    expect(told(ada)).toMatch(/Carry It Over/);
    await ada.page.getByText('Sequence of Mirah: 3 of 5').waitFor();
    expect(await ada.page.evaluate(overflow)).toBe(0);
    await ada.screenshot(`primal-sequence-${size[0]}`);
    expect(ada.wire.refusedAnswers).toEqual([]);
  },
);

test('a card of the hand that is read where it stands is not shown a second time', async ({ server, visit }) => {
  const table = await openTable(server, TURNS.primal);
  const ada = await visit();
  const { page } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const card = page.locator('.place-hand [data-lit]').first();
  const name = (await card.locator('.card-name').textContent())!;
  await card.hover();
  await card.getByText((await card.locator('.card-says').textContent())!).waitFor();
  await page.keyboard.press('Tab');
  await card.focus();
  await page.evaluate(standsStill);
  expect(await page.locator('.card-zoom').count()).toBe(0);
  expect(await card.getByText(name, { exact: true }).count()).toBe(1);
});

nightTest('on the plain screen every mark of the ring is explained beside it', async ({ server, visit }) => {
  const table = await openTable(server, TURNS.primal);
  const ada = await visit();
  const { page } = ada;
  await ada.sit(table.link(0).replace('#', '?screen=plain#'));
  await new Player(ada).nextAsked();

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await ada.resize(width, height);
    await page.getByRole('button', { name: 'All marks' }).click();
    const marks = page.getByRole('list', { name: 'What the marks mean' }).getByRole('listitem');
    const lines = await marks.all();
    for (const line of lines) await expectInSight(ada, line);
    const said = await marks.allTextContents();
    for (const meant of [/^[↑→↓←]Cinderwing looks this way/, /^MMirah$/, /^\da behaviour, and below it what wakes it/, /^▭framed in red/])
      expect(said.filter(one => meant.test(one))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All marks' }).waitFor();
  }
});

/** Wholly inside of the window. */
async function expectInSight({ page }: Visitor, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const window = page.viewportSize()!;
  expect([x >= 0, y >= 0, x + width <= window.width, y + height <= window.height]).toEqual([true, true, true, true]);
}

nightTest(
  'on a phone what is still to be paid is said in sight before Done can be pressed, and no pick is without effect',
  async ({ server, visit }) => {
    const isPaying = (match: AnyMatch): boolean => {
      const { facts, options, max = 0 } = match.openFor(0)?.decision ?? { options: [] };
      return (
        isAsked(0, 'pay')(match) &&
        max === 2 &&
        (facts as { cost: number }).cost === 2 &&
        options.filter(isCoin).length > 2 &&
        worthOne(match) > 1
      );
    };
    const worthOne = (match: AnyMatch): number => {
      const { decision } = match.openFor(0)!;
      const says = decision.options.filter(isCoin).map(one => match.game.words.optionSays!(one, decision, match.view(0)));
      return says.filter(one => one.includes(': worth 1')).length;
    };
    const isCoin = ({ about }: { readonly about: readonly { readonly kind: string }[] }): boolean => about[0]?.kind === 'card';
    const table = await openTable(server, soonest(60, { ...PROLOGUE, when: isPaying }));
    const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
    await ada.sit(table.link(0));
    const player = new Player(ada, { likes: 'buttons' });
    const asked = (await player.nextAsked())!;
    await player.list();
    const ones = asked.options.filter(one => isCoin(one) && /: worth 1\b/.test(one.says));
    const [first, second] = ones.map(one => player.buttonOf(one));
    const third = player.buttonOf(asked.options.find(one => isCoin(one) && !ones.slice(0, 2).includes(one))!);
    const done = player.bar.locator('.option-done');
    const note = player.bar.locator('.decision-note');
    const isLikely = async (): Promise<boolean> => /button-filled/.test((await done.getAttribute('class'))!);
    expect([await note.textContent(), await done.isEnabled()]).toEqual(['Nothing chosen yet', false]);

    await first!.tap();
    await note.getByText('That pays 1 of 2: 1 more to pay.').waitFor();
    const [says, bar] = [(await note.boundingBox())!, (await ada.page.locator('.place-bar').boundingBox())!];
    expect(says.y).toBeGreaterThanOrEqual(bar.y);
    expect(says.y + says.height).toBeLessThanOrEqual(bar.y + bar.height);
    expect([await isLikely(), await done.isEnabled()]).toEqual([false, false]);
    await ada.screenshot('primal-part-paid-phone');

    await second!.tap();
    await note.getByText('2 chosen: that will do.').waitFor();
    expect([await isLikely(), await done.isEnabled()]).toEqual([true, true]);

    await third!.tap();
    const chosen = async (one: Locator | undefined): Promise<string | null> => one!.getAttribute('aria-pressed');
    expect([await chosen(first), await chosen(second), await chosen(third)]).toEqual(['false', 'true', 'true']);
    await ada.screenshot('primal-payment-phone');
  },
);

nightTest('stamina tokens are one row of numbers, of which one is chosen, by a press or by the arrow keys', async ({ server, visit }) => {
  const tokensIn = (match: AnyMatch): readonly string[] =>
    (match.openFor(0)?.decision.options ?? []).filter(({ about }) => about.length === 0).map(({ key }) => key);
  const table = await openTable(
    server,
    soonest(150, { ...PROLOGUE, when: match => isAsked(0, 'pay')(match) && tokensIn(match).length > 1 }),
  );
  const ada = await visit({ habits: { confirm: 'never' } });
  const { page } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada, { likes: 'buttons' });
  await player.nextAsked();
  await player.list();
  const row = player.bar.getByRole('radiogroup', { name: 'stamina tokens: how many?' });
  const isChosen = (name: RegExp) => row.getByRole('radio', { name, checked: true }).waitFor();

  await isChosen(/^No stamina tokens/);
  await row.getByRole('radio', { name: /^2 stamina tokens/ }).click();
  await isChosen(/^2 stamina tokens/);
  await page.keyboard.press('ArrowLeft');
  await isChosen(/^1 stamina token/);
  expect(await row.getByRole('radio', { checked: true }).count()).toBe(1);
  await ada.screenshot('primal-tokens-desktop');
});

nightTest.for(FIVE_SIZES)(
  'somebody else assists from a browser of their own: a card goes, and the active hunter draws: %i by %i',
  async (size, { server, visit }) => {
    const mayAssist = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && offers(match, 1, 'assist-');
    const table = await openTable(server, { ...PROLOGUE, seed: 'c', when: mayAssist });
    const ada = await visit({ habits: { confirm: 'never' } });
    const bo = await visit({ size: heldAs(size), habits: { name: 'Bo', confirm: 'never' } });
    await ada.sit(table.link(0));
    await bo.sit(table.link(1));
    await bo.resize(size[0], size[1]);
    await new Player(ada).nextAsked();
    const helper = new Player(bo);
    const asked = await helper.nextAsked();
    const before = viewOf(bo).hunters.map(one => one.hand.length);
    await bo.screenshot(`primal-help-${size[0]}`);

    const assist = asked!.options.find(({ key }) => key.startsWith('assist-'))!;
    await helper.answer([assist.key]);

    const [, card] = /^Assist with (.+): /.exec(assist.says)!;
    for (const one of [ada, bo]) await until('the help is told', () => told(one).includes(card!));
    expect(viewOf(ada).hunters.map(one => one.hand.length)).toEqual([before[0]! + 1, before[1]! - 1]);
    expect(await bo.page.evaluate(overflow)).toBe(0);
    expect([...ada.wire.refusedAnswers, ...bo.wire.refusedAnswers]).toEqual([]);
  },
);

nightTest.for(FIVE_SIZES)('a hunter falls, lies faintly on the board, and is helped up: %i by %i', async (size, { server, visit }) => {
  const isBeside = (match: AnyMatch): boolean => stateOf(match).hunters[1]!.ko === 'red' && offers(match, 0, 'revive');
  const position: Position = { ...PROLOGUE, seed: soonest(300, { ...PROLOGUE, when: isBeside }).seed };
  const fallen = played({ ...position, when: match => stateOf(match).hunters[1]!.ko === 'red' });
  const beside = played({ ...position, when: isBeside });
  const table = await openTable(server, { ...position, when: ({ n }) => n === fallen.n - 1 });
  const ada = await visit({ size: heldAs(size), habits: { confirm: 'never' } });
  const bo = await visit({ size: heldAs(size), habits: { name: 'Bo', confirm: 'never' } });
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));
  for (const one of [ada, bo]) await one.resize(size[0], size[1]);
  const players = [new Player(ada), new Player(bo)];
  const answers = beside.answers.slice(fallen.n - 1);

  await repeat(answers.slice(0, 1), players);

  await until('the fall is told', () => told(bo).includes('is down.'));
  await bo.page.locator('.pa-pin.is-down').waitFor();
  await bo.screenshot(`primal-fallen-${size[0]}`);
  await repeat(answers.slice(1), players);
  await players[0]!.answer(['revive']);
  await players[0]!.answer(payment(ada.wire.asked!));
  await until('somebody helps', () => viewOf(bo).hunters[1]!.ko !== 'red');
  await ada.screenshot(`primal-revived-${size[0]}`);
  expect([...ada.wire.refusedAnswers, ...bo.wire.refusedAnswers]).toEqual([]);
});

test('a deck that does not fit holds its hunter back with the reason, until it is put right', async ({ server, visit }) => {
  const position: Position = { game: 'primal', mode: 'campaign', setup: { chapter: 4 }, bots: 'random', seats: ['me', 'open'], seed: 'a' };
  const table = await openTable(server, { ...position, when: isAsked(0, 'prepare') });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  const page = region(ada, 'Board').getByRole('article');
  await page.getByRole('heading').first().waitFor();
  await ada.screenshot('primal-camp-desktop');
  const isOffered = (key: string): boolean => ada.wire.asked!.options.some(option => option.key === key);
  const missing = /Your deck does not fit the weapon: 1 \w+ too few/;

  await player.answer(['page-deck']);
  const asked = await player.nextAsked();
  await ada.screenshot('primal-deck-desktop');
  const { by } = await player.answer([asked!.options.find(({ key }) => key.startsWith('remove-'))!.key]);
  await player.answer(['back']);

  expect(by).toBe('card');
  await player.nextAsked();
  await player.bar.getByText(missing).waitFor();
  expect(isOffered('ready')).toBe(false);
  await ada.screenshot('primal-held-back-desktop');
  await player.answer(['mend-deck']);
  await player.nextAsked();
  expect(isOffered('ready')).toBe(true);
  expect(await player.bar.getByText(missing).count()).toBe(0);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest(
  'what cannot be brewed lies on the table with its reason, and the modes of a new table go by their names',
  async ({ server, visit }) => {
    const position: Position = {
      game: 'primal',
      mode: 'campaign',
      setup: { chapter: 4 },
      bots: 'random',
      seats: ['me', 'open'],
      seed: 'a',
    };
    const table = await openTable(server, { ...position, when: isAsked(0, 'prepare') });
    const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
    await ada.sit(table.link(0));
    const player = new Player(ada);
    await player.answer(['page-herbs']);
    const asked = await player.nextAsked();

    expect(asked!.says).toContain('nothing can be brewed');
    const refused = region(ada, 'Not to be had now');
    await refused
      .getByText(/and some of it is missing\. Hunts bring plants\./)
      .first()
      .waitFor();
    expect(await ada.page.evaluate(overflow)).toBe(0);

    await ada.go('/new/primal');
    await ada.page.getByRole('radio', { name: 'Expedition: Cinderwing' }).waitFor();
    await ada.screenshot('primal-form-phone');
  },
);
