/** What happens can be followed: in its order, with who acts, held, stepped and skipped; and what matters of it is told again before one is asked. */
import type { Line, Since } from '@quarry/protocol';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { byDay, byNight, exampleTest as test } from './harness.ts';
import { barNow, type Told, toldSoFar, watchTold } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const nightTest = byNight(test);

const LIVELY = { motion: 'full', pace: 'normal', confirm: 'never' } as const;
/** The last answer of one's own turn, after which the others and the game act. */
const LYNX: Position = { game: 'snow-lynx', mode: 'hunt', seats: ['me', 'bot'], seed: 'followed', when: isAsked(0, 'act') };
const DAWN: Position = { seats: ['me', 'bot'], seed: 'followed', when: isAsked(0, 'take-action') };

/** Questions at the end of a turn, before the enemies act. */
const ANSWERS = 6;

const bar = ({ page }: Visitor) => page.getByRole('region', { name: 'What happens', exact: true });
const press = (visitor: Visitor, name: string) => bar(visitor).getByRole('button', { name, exact: true }).click();
const saysNow = (visitor: Visitor): Promise<string> => bar(visitor).locator('.decision-question').innerText();
const wordsOf = ({ says, yours }: Line): string => yours ?? says;

/** Answers so that one's turn ends; what is shown then is left to be shown. */
async function endTurn({ wire }: Visitor, player: Player, key: string): Promise<void> {
  const asked = (await player.nextAsked())!;
  await player.press(asked, asked.options.find(option => option.key === key) ?? asked.options.at(-1)!);
  await until('I am asked again', () => wire.asked && wire.asked.n !== asked.n);
}

/** What is shown comes to its end by itself, and the page asks. */
async function letShow({ page, wire }: Visitor): Promise<void> {
  await until('everything was shown', async () => {
    const bars = await page.evaluate(barNow);
    return bars.some(one => one.label === 'Your decision' && !one.isBusy && one.says === wire.asked?.says);
  });
}

/** What one was told, without having skipped any of it. */
const linesAfter = ({ wire }: Visitor, before: number): readonly Line[] => wire.chair!.lines.slice(before).filter(line => line.says !== '');
const decision = ({ page }: Visitor) => page.getByRole('region', { name: 'Your decision', exact: true });

/** Every line that was told, in its order; a line may be told together with others. */
function expectInOrder(told: readonly Told[], lines: readonly Line[]): void {
  const shown = told.map(({ says }) => says);
  let at = 0;
  for (const line of lines) {
    const found = shown.findIndex((says, i) => i >= at && says.includes(wordsOf(line)));
    expect(found, `"${wordsOf(line)}" is shown after "${shown[at]}"`).toBeGreaterThanOrEqual(at);
    at = found;
  }
}

nightTest('Snow Lynx: everything is shown in the order of the log, and whoever acts has the turn', async ({ server, visit }) => {
  const table = await openTable(server, LYNX);
  const ada = await visit({ habits: LIVELY });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  const before = ada.wire.chair!.lines.length;
  await ada.page.evaluate(watchTold);
  await endTurn(ada, player, 'quiet');
  await letShow(ada);

  const told = await ada.page.evaluate(toldSoFar);
  const lines = linesAfter(ada, before);
  expectInOrder(told, lines);
  expect([...new Set(told.map(({ skip }) => skip))], 'Skip keeps its place').toHaveLength(1);
  const nameOf = (seat: number): string => ada.wire.chair!.seen.people.find(person => person.seat === seat)!.name;
  const byOther = lines.filter(line => line.beat?.by === 1 && line.beat.weight !== 'slight');
  expect(byOther.length).toBeGreaterThan(0);
  for (const line of byOther) {
    const moment = told.find(({ says }) => says === wordsOf(line))!;
    expect(moment.by).toBe(nameOf(1));
    expect(moment.active).toContain(nameOf(1));
  }
  expect(new Set(told.map(({ step }) => step))).toEqual(new Set(['Trackers', 'Lynx', 'Plan']));
});

nightTest(
  'Zero Dawn: everything is shown in the order of the log; the stepper goes through the enemies’ step to the next turn',
  async ({ server, visit }) => {
    const table = await openTable(server, DAWN);
    const ada = await visit({ habits: LIVELY });
    await ada.sit(table.link(0));
    const player = new Player(ada);
    await player.nextAsked();
    const before = ada.wire.chair!.lines.length;
    await ada.page.evaluate(watchTold);
    const told = async (): Promise<readonly Told[]> => ada.page.evaluate(toldSoFar);
    for (let i = 0; i < ANSWERS && !(await told()).some(({ step }) => step === 'Enemies'); i++) {
      await endTurn(ada, player, 'stop');
      await letShow(ada);
    }

    expectInOrder(await told(), linesAfter(ada, before));
    expect([...new Set((await told()).map(({ skip }) => skip))], 'Skip keeps its place').toHaveLength(1);
    expect((await told()).some(({ step }) => step === 'Enemies')).toBe(true);
  },
);

test('a pause holds though one is asked, a step goes on by one beat, and skipping leads to the question', async ({ server, visit }) => {
  const table = await openTable(server, LYNX);
  const ada = await visit({ habits: LIVELY, side: 'open' });
  const { page } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  await player.press(asked, asked.options.find(option => option.key === 'quiet') ?? asked.options.at(-1)!);
  await bar(ada).waitFor();
  await press(ada, 'Pause');
  const first = await saysNow(ada);
  await until('I am asked again', () => ada.wire.asked && ada.wire.asked.n !== asked.n);
  await ada.screenshot('follow-paused-desktop');
  expect(await saysNow(ada)).toBe(first);
  await expectAccessibleByNight(ada, 'what happens');

  await press(ada, 'One step on');
  const second = await saysNow(ada);
  expect(second).not.toBe(first);
  await page.keyboard.press('.');
  await until('the next beat is shown', async () => (await saysNow(ada)) !== second);
  expect(await bar(ada).getByRole('button', { name: 'Play', exact: true }).count()).toBe(1);

  await page.locator('h1').first().click();
  await page.keyboard.press('Space');
  await decision(ada).waitFor();
  expect(await bar(ada).count()).toBe(0);
  const said = ada.wire.chair!.lines.filter(line => line.says !== '').map(wordsOf);
  expect((await page.locator('.log-line').last().innerText()).startsWith(said.at(-1)!)).toBe(true);
});

/** What the server has recalled for this page last. */
function recalled({ wire }: Visitor): readonly Since[] {
  return wire.replies.findLast(reply => reply.type === 'since')?.since ?? [];
}

for (const size of byDay(['desktop', 'phone'] as const, 1)) {
  test(`since your turn: each line leads to its moment in the log and on the board, ${size}`, async ({ server, visit }) => {
    const table = await openTable(server, LYNX);
    const ada = await visit({ size, habits: LIVELY });
    const { page, wire } = ada;
    await ada.sit(table.link(0));
    const player = new Player(ada);
    await endTurn(ada, player, 'quiet');
    await ada.screenshot(`follow-${size}`);
    await player.nextAsked();
    const since = recalled(ada);
    expect(since.length).toBeGreaterThan(0);
    const card = page.getByRole('complementary', { name: 'Since your turn' });
    await card.waitFor();
    await ada.screenshot(`since-${size}`);
    const unfold = (): Promise<void> => card.getByRole('button', { name: /more$/ }).click();
    if (size === 'phone') await unfold();
    await expectAccessibleByNight(ada, 'since your turn');
    expect(await card.getByRole('listitem').allInnerTexts()).toEqual(since.map(({ says }) => says));

    const moved = since.find(({ says }) => says.startsWith('The lynx'))!;
    await card.getByRole('button', { name: moved.says, exact: true }).click();
    const line = page.locator('.log-line[aria-current]');
    await line.waitFor();
    await ada.screenshot(`since-marked-${size}`);
    expect((await line.innerText()).startsWith(wordsOf(wire.chair!.lines[moved.at]!))).toBe(true);
    if (size === 'phone') await page.locator('[data-tab=board]').click();
    await page.locator('.place-board [data-looked][data-about="lynx 0"]').waitFor();
    if (size === 'phone') await unfold();
    await card.getByRole('button', { name: size === 'phone' ? 'Got it' : 'Close: since your turn' }).click();
    await card.waitFor({ state: 'detached' });
    await decision(ada).waitFor();
    await page.locator('[data-looked]').first().waitFor({ state: 'detached' });
    if (size === 'phone') return;
    await page.locator(`#line-${moved.at}`).hover();
    await page.locator('.place-board [data-looked][data-about="lynx 0"]').waitFor();
  });
}

test('since your turn is read until one has done something, for then it may not hold any more', async ({ server, visit }) => {
  const table = await openTable(server, LYNX);
  const ada = await visit({ habits: LIVELY });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await endTurn(ada, player, 'quiet');
  await player.playUntil(({ kind }) => kind === 'walk');
  const card = ada.page.getByRole('complementary', { name: 'Since your turn' });
  await card.waitFor();
  await player.answer();
  expect((await player.nextAsked())!.kind).toBe('act');
  expect(await card.count()).toBe(0);
});

nightTest('whoever comes back later is told what has happened since, and who has just answered is not', async ({ server, visit }) => {
  const table = await openTable(server, LYNX);
  const ada = await visit();
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.answer();
  await player.nextAsked();
  await ada.page.reload();
  const card = ada.page.getByRole('complementary', { name: 'Since your turn' });
  await card.waitFor();
  await player.playUntil(({ kind }) => kind === 'walk');
  if (await card.count()) await ada.page.getByRole('button', { name: 'Close: since your turn' }).click();
  await player.answer();
  expect((await player.nextAsked())!.kind).toBe('act');
  expect(await card.count()).toBe(0);
});

nightTest(
  'the log stands where a line of since your turn led it until the question is answered, and goes on at its end then',
  async ({ server, visit }) => {
    const table = await openTable(server, { ...LYNX, when: match => isAsked(0, 'act')(match) && match.n > 16 });
    const ada = await visit({ side: 'open' });
    const { page } = ada;
    await ada.sit(table.link(0));
    const player = new Player(ada);
    await endTurn(ada, player, 'quiet');
    await player.nextAsked();
    await page.getByRole('complementary', { name: 'Since your turn' }).waitFor();
    const toEnd = (): Promise<number> =>
      page
        .getByRole('log')
        .evaluate(
          (log: { readonly scrollHeight: number; readonly scrollTop: number; readonly clientHeight: number }) =>
            log.scrollHeight - log.scrollTop - log.clientHeight,
        );
    await page.getByRole('log').evaluate((log: { readonly style: { maxHeight: string } }) => {
      log.style.maxHeight = '90px';
    });
    await page.locator('.since-line').first().click();
    await until('the log stands where the line led it', async () => (await toEnd()) > 40);
    await player.answer();
    await player.nextAsked();
    await until('the log goes on at its end', async () => (await toEnd()) < 4);
  },
);
