/** Urban Manhunt on its own screen, live on air: by pointer, by keys and by finger, what one wants to know, what the show lays over the picture, and a match to its end. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { aboutAt, isInPicture, movesNoted, noteMoves, overlapping } from './in-page.ts';
import { Player } from './player.ts';
import { before, isAsked, openTable, type Position, soonest, theGame } from './positions.ts';
import { FIVE_SIZES, press, until, type Visitor } from './visitor.ts';

const hunt = (seats: Position['seats'], seed: string, rest: Partial<Position> = {}): Position => ({
  game: 'urban-manhunt',
  setup: { zone: 'chapel-lots' },
  seats,
  seed,
  ...rest,
});

/** As the shell has it. */
const isNarrow = ([width, height]: (typeof FIVE_SIZES)[number]): boolean => width <= 760 || height <= 520;

const bar = (visitor: Visitor): Locator => visitor.page.getByRole('region', { name: 'Your decision' });
const option = (visitor: Visitor, name: RegExp | string): Locator => bar(visitor).getByRole('button', { name }).first();
const piece = (visitor: Visitor, about: string): Locator => visitor.page.locator(`.board-piece[data-about="${about}"]`);
/** The crims beside the board, or over it while the side is folded. */
const crims = (visitor: Visitor): Locator => visitor.page.getByRole('region', { name: 'Crims', exact: true });
const details = (visitor: Visitor): Locator => visitor.page.getByRole('complementary', { name: 'Details', exact: true });

/** One that a finger on its middle would mean. */
async function freeCrim(visitor: Visitor): Promise<number | null> {
  for (const { no } of viewOf(visitor).crims) {
    const box = await piece(visitor, `crim ${no}`).boundingBox();
    const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (middle && (await visitor.page.evaluate(aboutAt, middle)) === `crim ${no}`) return no;
  }
  return null;
}

const URBAN = theGame('urban-manhunt');
const DATASLATE_8 = 'Kite';

/** How much of what can be scrolled is out of sight. */
const foldedAway = (one: { readonly scrollHeight: number; readonly clientHeight: number }): number => one.scrollHeight - one.clientHeight;

interface Seen {
  readonly turn: number;
  readonly control: number;
  readonly crims: readonly { readonly no: number; readonly card: number }[];
  readonly hunters: readonly { readonly points: number; readonly keepers?: readonly number[] }[];
}
const viewOf = ({ wire }: Visitor): Seen => wire.chair!.seen.view as Seen;
const crimIn = (visitor: Visitor, no: number): Seen['crims'][number] => viewOf(visitor).crims.find(one => one.no === no)!;
const cardOf = (_: Visitor, no: number): { readonly name: string; readonly says: string } => URBAN.shows!.faces!()[no]!;

test('a turn from the roll-off on: a hunter, a corner, a place, and a move by pointer that says how long it is', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, hunt(['me'], 'first steps'));
  const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
  const player = new Player(ada);
  await ada.sit(table.link(0));

  expect((await player.nextAsked())!.kind).toBe('choose-hunter');
  const casting = ada.page.getByRole('region', { name: 'Who goes in for you?' });
  expect(await casting.locator('.choice h3').allTextContents()).toMatchObject({ 0: 'Prime Marlowe', length: 15 });
  await casting.locator('[data-about="dataslate 8"]').hover();
  const side = casting.getByRole('complementary');
  await side.getByRole('heading', { name: DATASLATE_8, exact: true }).waitFor();
  await ada.screenshot('urban-manhunt-hunters-desktop');
  await casting.locator('[data-about="dataslate 0"]').hover();
  await side.getByText('Once per match, after any roll').waitFor();
  await player.touch(casting.getByRole('button', { name: /Prime Marlowe/ }));
  await player.playUntil(asked => asked.kind === 'walk');
  expect(player.given.map(({ asked, by }) => `${asked.kind} by ${by}`).slice(0, 2)).toEqual([
    'choose-corner by board',
    'place-hunter by place',
  ]);

  const { from, outline } = ada.wire.asked!;
  expect(outline!.length).toBeGreaterThan(0);
  const inward = { x: from!.x < 24 ? from!.x + 2 : from!.x - 2, y: from!.y < 24 ? from!.y + 1 : from!.y - 1 };
  expect(await player.pointAt(inward)).toBe(true);
  await bar(ada)
    .getByText(/^2\.[23] of \d\.0 inches$/)
    .waitFor();
  await ada.screenshot('urban-manhunt-path-desktop');
  expect(await player.pointAt({ x: from!.x < 24 ? from!.x + 20 : from!.x - 20, y: inward.y })).toBe(false);
  await bar(ada)
    .getByText(/allowed|No way leads/)
    .waitFor();
  await bar(ada).getByRole('button', { name: 'Undo point', exact: true }).click();
  await bar(ada)
    .getByRole('button', { name: /^Move \d\.\d″$/ })
    .click();
  await until('the next action is asked for', () => ada.wire.asked?.kind === 'act');
  expect(ada.wire.chair!.lines.some(line => /^Prime Marlowe moves 2\.[23]"/.test(line.says))).toBe(true);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

for (const window of FIVE_SIZES) {
  nightTest(`a shot shows its odds before it, and the crims act after it: ${window.join(' × ')}`, async ({ server, visit }) => {
    const table = await openTable(server, hunt(['me', 'bot'], 'a shot 2', { when: isAsked(0, 'choose-target') }));
    const ada = await visit();
    await ada.page.setViewportSize({ width: window[0], height: window[1] });
    const player = new Player(ada);
    await ada.sit(table.link(0));
    const asked = (await player.nextAsked())!;

    await player.list();
    const target = player.buttonOf(asked.options[0]!);
    // In the palm of a hand nobody points at an answer before it is given: there it says them itself.
    if (isNarrow(window)) await target.getByText(/Hits\s\d+\s%/).waitFor();
    else {
      await target.hover();
      await ada.page.locator('.odds').first().waitFor();
    }
    await ada.screenshot('urban-manhunt-odds-desktop');
    await player.answer([asked.options[0]!.key]);
    await player.playUntil(() => ada.wire.chair!.lines.some(line => line.under.endsWith('The crims')));

    const said = ada.wire.chair!.lines.map(line => line.says);
    expect(said.some(says => /\d needed \([^)]+\): (a hit|a miss)/.test(says))).toBe(true);
    expect(ada.wire.refusedAnswers).toEqual([]);
  });
}

nightTest(
  'what is told: a crim when it is tapped, the own texts, why an action is not offered, and its rule',
  async ({ server, visit }) => {
    const table = await openTable(server, hunt(['me'], 'told', { when: isAsked(0, 'act') }));
    const ada = await visit();
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();

    await piece(ada, 'crim 1').click();
    const { name } = cardOf(ada, crimIn(ada, 1).card);
    await crims(ada).getByRole('article', { name, exact: true }).getByText('№ 1').waitFor();
    await ada.screenshot('urban-manhunt-details-desktop');
    await ada.page.keyboard.press('Escape');
    await crims(ada).waitFor({ state: 'detached' });

    await ada.page.getByRole('button', { name: 'Slate', exact: true }).click();
    const you = ada.page.getByRole('region', { name: 'Slate', exact: true });
    await you
      .getByRole('img', { name: /^\d Momentum$/ })
      .first()
      .waitFor();
    await you.getByText('why not?').first().waitFor();
    await ada.screenshot('urban-manhunt-you-desktop');
    await you.getByText('why not?').first().click({ force: true }); // what is refused answers, though it is no option
    const drawer = ada.page.getByRole('complementary', { name: 'Rule' });
    await drawer
      .getByText(/Momentum|moment/)
      .first()
      .waitFor();
    await drawer.getByRole('button', { name: 'Close the rule' }).click();

    await bar(ada).getByRole('button', { name: 'why?' }).click();
    await drawer.getByText('Not offered now').waitFor();
    await drawer.getByText(/^Fight/).waitFor();
    await drawer.getByText('You are engaged with no crim.').waitFor();
    await ada.screenshot('urban-manhunt-why-not-desktop');
    await drawer.getByRole('button', { name: 'UM-FGT-1' }).click();
    await drawer.locator('.rule-says').getByText('UM-FGT-1').waitFor();
  },
);

nightTest('an action without dice is taken back alone', async ({ server, visit }) => {
  const table = await openTable(server, hunt(['me', 'bot'], 'undone', { when: isAsked(0, 'act') }));
  const ada = await visit({ habits: { confirm: 'never' } });
  const player = new Player(ada);
  await ada.sit(table.link(0));
  await player.nextAsked();

  await option(ada, /^Focus/).click();
  await until('Focus is taken', () => ada.wire.asked?.says.includes('1 Action Point.'));
  await ada.page.getByRole('button', { name: 'Undo' }).click();
  await until('it can be chosen again', () => ada.wire.asked?.says.includes('2 Action Points.'));
  await option(ada, /^Focus/).waitFor();
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('by keys alone: a move is typed in inches', async ({ server, visit }) => {
  const table = await openTable(server, hunt(['me'], 'typed', { when: isAsked(0, 'walk') }));
  const ada = await visit();
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const { from } = ada.wire.asked!;

  const field = (name: string) => ada.page.getByRole('spinbutton', { name: `${name}, in inches` });
  await field('x').fill(String(from!.x < 24 ? from!.x + 1 : from!.x - 1));
  await ada.page.keyboard.press('Enter');
  await bar(ada)
    .getByText(/^1\.0 of \d\.0 inches$/)
    .waitFor();
  await bar(ada)
    .getByRole('button', { name: /^Move \d\.\d″$/ })
    .press('Enter');
  await until('it has moved', () => ada.wire.asked?.kind !== 'walk');
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('on a phone: a crim is read by a tap, and a place is pointed at', async ({ server, visit }) => {
  const table = await openTable(server, hunt(['me', 'bot'], 'by finger', { when: isAsked(0, 'act') }));
  const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
  const player = new Player(ada);
  await ada.sit(table.link(0));
  await player.nextAsked();

  await ada.page.getByRole('button', { name: 'Show the whole board' }).tap();
  const no = await until('a crim stands where no other covers it', () => freeCrim(ada));
  await piece(ada, `crim ${no}`).tap();
  await details(ada)
    .getByText(cardOf(ada, crimIn(ada, no).card).name)
    .waitFor();
  await ada.screenshot('urban-manhunt-details-phone');
  await details(ada).getByRole('button', { name: 'Close the details' }).tap();
  await player.touch(option(ada, /^Move/));
  await player.playUntil(asked => asked.kind === 'walk');
  const { from } = ada.wire.asked!;
  expect(await player.pointAt({ x: from!.x < 24 ? from!.x + 2 : from!.x - 2, y: from!.y })).toBe(true);
  await ada.screenshot('urban-manhunt-path-phone');
  await ada.page.getByRole('button', { name: 'Crims', exact: true }).tap();
  expect(await crims(ada).locator('.show-no').allTextContents()).toEqual(viewOf(ada).crims.map(({ no }) => `${no}`));
  await ada.screenshot('urban-manhunt-crims-phone');
});

test('on air: whoever leads stands first in the tower, and the Control Card says its four orders all turn long', async ({
  server,
  visit,
}) => {
  const isLate = (match: Parameters<NonNullable<Position['when']>>[0]): boolean =>
    isAsked(0, 'act')(match) && new Set((match.view(0) as Seen).hunters.map(({ points }) => points)).size === 3;
  const table = await openTable(server, hunt(['me', 'bot', 'bot'], 'on air', { when: isLate }));
  const ada = await visit();
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const { control, hunters } = viewOf(ada);
  const points = hunters.map(one => one.points).toSorted((a, b) => b - a);
  const rows = ada.page.getByRole('list', { name: 'Party' }).locator('.show-row');
  expect(await rows.locator('.show-points b').allTextContents()).toEqual(points.map(String));
  expect(await rows.locator('.show-rank').allTextContents()).toEqual(['1', '2', '3']);
  expect(await ada.page.locator('.show-row.is-on .show-air').textContent()).toBe('ON AIR · you');

  const strip = ada.page.getByRole('region', { name: 'Control Card' });
  const { name, says } = cardOf(ada, control);
  await strip.getByText(name, { exact: true }).waitFor();
  // Whoever does something else than is ordered stands below the order.
  const told = await strip
    .locator('dl > div')
    .evaluateAll(all => all.map(one => `${one.querySelector('dt')!.textContent}${one.querySelector('dd')!.firstChild!.textContent}`));
  const orders = /Aggressive: .*?Sneaky: [^.]+/.exec(says)![0].split('. ');
  expect(told).toEqual(orders.map(one => one.replace(': ', '')));
});

nightTest('where four hunt, all that has happened since the own turn is read beside the zone', async ({ server, visit }) => {
  const isLater = (match: Parameters<NonNullable<Position['when']>>[0]): boolean =>
    isAsked(0, 'act')(match) && (match.view(0) as Seen).turn >= 3;
  const table = await openTable(server, hunt(['me', 'bot', 'bot', 'bot'], 'on air', { when: isLater }));
  const ada = await visit();
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const since = ada.page.getByRole('complementary', { name: 'Since your turn' });
  await since.waitFor();
  expect(await ada.page.locator('.show-row').count()).toBe(4);
  expect(await ada.page.locator('.place-party').evaluate(foldedAway), 'nothing of it is below the edge').toBe(0);
});

nightTest('between two open sides twelve hunters stand in sight to be chosen', async ({ server, visit }) => {
  const table = await openTable(server, hunt(['me', 'bot'], 'first steps', { when: isAsked(0, 'choose-hunter') }));
  const ada = await visit({ side: 'open' });
  await ada.page.setViewportSize({ width: 1280, height: 720 });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const lower = (await bar(ada).boundingBox())!.y;
  const feet = await Promise.all((await ada.page.locator('.show-sheet').all()).map(async one => (await one.boundingBox())!));
  expect(feet).toHaveLength(15);
  expect(feet.filter(({ y, height }) => y + height <= lower).length).toBeGreaterThanOrEqual(12);
});

nightTest('on a phone all tubes that a crim may come out of are in the picture', async ({ server, visit }) => {
  const table = await openTable(
    server,
    soonest(300, { game: 'urban-manhunt', setup: { zone: 'chapel-lots' }, seats: ['me', 'bot'], when: isAsked(0, 'choose-tube') }),
  );
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const tubes = ada.wire.asked!.options.map(({ about }) => `tube ${about[0]!.id}`);
  expect(tubes.length).toBeGreaterThan(1);
  await until('each of them is in the picture', async () =>
    (await Promise.all(tubes.map(tube => ada.page.evaluate(isInPicture, tube)))).every(Boolean),
  );
});

nightTest(
  'an event slides in over the lower edge while it is told, and nothing of it is left when somebody is asked',
  async ({ server, visit }) => {
    const found = before(({ type }) => type === 'event-queued' || type === 'event-carried-out', 0, hunt(['me', 'bot'], 'on air'));
    const table = await openTable(server, found.position);
    const ada = await visit({ habits: { motion: 'off', pace: 'quick', confirm: 'never' } });
    const player = new Player(ada, { likes: 'buttons' });
    await ada.sit(table.link(0));
    await player.nextAsked();
    const told = ada.wire.chair!.lines.length;
    const third = ada.page.locator('.show-third');
    await Promise.all([third.waitFor(), player.answer(found.answer)]);

    const cards = ada.wire.chair!.lines.slice(told).flatMap(({ type, event }) => (/^(event|keeper)-/.test(type) ? [event['card']] : []));
    expect(cards.map(no => cardOf(ada, no as number).name)).toContain(await third.locator('p > b').first().textContent());
    await ada.screenshot('urban-manhunt-event-desktop');
    await player.nextAsked();
    await third.waitFor({ state: 'detached' });
  },
);

for (const size of byDay(['desktop', 'phone'] as const, 0)) {
  test(`what the hunter has, what Momentum buys and Keepers lie beside each other at the foot: ${size}`, async ({ server, visit }) => {
    const holds = (match: Parameters<NonNullable<Position['when']>>[0]): boolean =>
      isAsked(0, 'act')(match) && (match.view(0) as Seen).hunters[0]!.keepers!.length >= 3;
    const table = await openTable(server, soonest(400, { game: 'urban-manhunt', seats: ['me', 'bot'], when: holds }));
    const ada = await visit({ size });
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    await (size === 'desktop' ? ada.resize(1280, 720) : ada.resize(320, 700));

    expect(await ada.page.locator('.um-hand .card').count()).toBeGreaterThanOrEqual(3);
    expect(await ada.page.evaluate(overlapping, '.show-values > div, .show-prices > div, .um-hand .card:nth-of-type(1)')).toEqual([]);
    expect(await ada.page.evaluate(overlapping, '.um-hand .card:nth-of-type(1) :is(.card-name, .um-window)')).toEqual([]);
  });
}

for (const size of ['desktop', 'phone'] as const) {
  nightTest(`the stamp of a kill, and the crowd after it, lie on nobody of whom the moment tells: ${size}`, async ({ server, visit }) => {
    const found = before(event => event.type === 'crim-eliminated' && event['by'] === 0, 0, hunt(['me', 'bot'], 'on air'));
    const table = await openTable(server, found.position);
    const ada = await visit({ size, habits: { motion: 'off', pace: 'calm', confirm: 'never' } });
    const player = new Player(ada, { likes: 'buttons' });
    await ada.sit(table.link(0));
    await player.nextAsked();
    const laid = ada.page.locator('.show-stamp, .show-crowd').first();
    await Promise.all([laid.waitFor(), player.answer(found.answer)]);
    await ada.screenshot(`urban-manhunt-stamp-${size}`);
    expect(
      await ada.page.evaluate(overlapping, ':is(.show-stamp, .show-crowd), .show-zone .board-piece[data-looked] .plane-base-ring'),
    ).toEqual([]);
  });
}

const { leadsTo } = URBAN.tells!;
/** What is asked after a roll, where one thing alone lets a die be rolled again. */
const mayRollAgain: NonNullable<Position['when']> = match => {
  const { decision } = match.openFor(0) ?? {};
  const dice = decision?.options.filter(one => leadsTo!(one, decision, match.view(0)).some(({ kind }) => kind === 'die'));
  return decision?.kind === 'after-roll' && dice?.length === 1;
};

/** Presses a die as soon as it lies there, sooner than anybody can have read what it does. */
const PRESSED_AS_IT_COMES = `{
  const press = die => {
    const { x, y } = die.getBoundingClientRect();
    die.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x + 9, clientY: y + 9 }));
    die.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    die.click();
  };
  const look = new MutationObserver(() => {
    const die = document.querySelector('.die-button:enabled');
    if (!die) return;
    look.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => press(die)));
  });
  look.observe(document, { childList: true, subtree: true });
}`;

nightTest(
  'a die that may be rolled again glows, and a click on it does it, but not as it comes under a finger; the Impact Die is red and lies apart',
  async ({ server, visit }) => {
    const table = await openTable(server, soonest(200, { game: 'urban-manhunt', seats: ['me', 'bot'], when: mayRollAgain }));
    const ada = await visit({ habits: { confirm: 'never' } });
    await ada.page.addInitScript(PRESSED_AS_IT_COMES);
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    await bar(ada).getByText('Press again').waitFor();
    expect(ada.wire.answers).toEqual([]);
    const dice = ada.page.getByRole('group', { name: 'Dice' });
    const { options } = ada.wire.asked!;
    const led = options.flatMap(({ leads = [] }) => leads.map(({ kind, id }) => `${kind} ${id}`));
    const glowing = await dice.getByRole('button', { disabled: false }).evaluateAll(all => all.map(one => one.getAttribute('data-about')));
    expect(glowing).toEqual(led);
    expect(await dice.locator('.die-apart .die-red').count()).toBe(1);
    await ada.screenshot('urban-manhunt-reroll-desktop');
    await ada.screenshotAsPhone('urban-manhunt-reroll-phone');

    await press(ada.page, () => dice.locator(`[data-about="${led[0]}"]`).click());
    const done = bar(ada).locator('.option-done');
    await until('it is rolled again, or more of them may be', async () => {
      if (ada.wire.asked?.kind === 'reroll-dice' && (await done.isVisible())) await done.click();
      return ada.wire.chair!.lines.some(({ type, event }) => type === 'rerolled' && event['seat'] === 0);
    });
    expect(ada.wire.answers.find(({ decision }) => decision === 'after-roll')!.key).toBe(options.find(({ leads }) => leads?.length)!.key);
  },
);

/** Whoever takes the lead, by points that are gained at once. */
const takesLead = (event: { readonly type: string }, match: { view(seat: number): unknown }): boolean => {
  const { type, seat, n } = event as { readonly type: string; readonly seat?: number; readonly n?: number };
  const [own, other] = (match.view(0) as Seen).hunters.map(({ points }) => points) as [number, number];
  return type === 'points-gained' && seat === 0 && own > other && own - n! < other;
};

for (const motion of byDay(['full', 'off'] as const, 0)) {
  test(`rows of the tower swap places when the lead changes, and move for it unless nothing moves: ${motion}`, async ({
    server,
    visit,
  }) => {
    const found = before(takesLead, 0, hunt(['me', 'bot'], 'on air'));
    const table = await openTable(server, found.position);
    const ada = await visit({ habits: { motion, pace: 'quick', confirm: 'never' } });
    await ada.page.addInitScript(noteMoves);
    const player = new Player(ada, { likes: 'buttons' });
    await ada.sit(table.link(0));
    await player.nextAsked();
    const rows = ada.page.getByRole('list', { name: 'Party' }).getByRole('listitem');
    expect(await rows.first().getAttribute('data-seat')).toBe('1');

    await player.answer(found.answer);
    await until('whoever leads stands first', async () => (await rows.first().getAttribute('data-seat')) === '0');
    expect((await ada.page.evaluate(movesNoted)).filter(id => id === 'swapped')).toHaveLength(motion === 'off' ? 0 : 2);
  });
}

for (const window of FIVE_SIZES) {
  nightTest(`a short hunt is clicked to its end, and seen again: ${window.join(' × ')}`, async ({ server, visit }) => {
    const table = await openTable(server, hunt(['me'], 'to the end', { mode: 'short' }));
    const ada = await visit({ habits: { confirm: 'never' } });
    await ada.page.setViewportSize({ width: window[0], height: window[1] });
    const player = new Player(ada);
    await ada.sit(table.link(0));

    await player.playUntil(() => false, 300);

    expect(player.isOver).toBe(true);
    const by = Object.groupBy(player.given, given => given.by);
    expect(by.place?.length).toBeGreaterThan(3);
    expect((by.board ?? by.card)?.length).toBeGreaterThan(0);
    expect(ada.wire.refusedAnswers).toEqual([]);
    await ada.page.getByRole('region', { name: 'The match is over' }).waitFor();
    const credits = ada.page.getByRole('region', { name: 'Credits' });
    await credits.waitFor();
    expect(await credits.locator('.show-points b').allTextContents()).toEqual(viewOf(ada).hunters.map(({ points }) => `${points}`));
    await ada.screenshot('urban-manhunt-ended-desktop');
    await ada.go(`/t/${table.table}/replay`);
    await ada.page.getByRole('button', { name: 'To the next turn' }).click();
    await piece(ada, 'hunter 0').waitFor();
    await ada.screenshot('urban-manhunt-replay-desktop');
  });
}
