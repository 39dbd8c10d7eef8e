/** A deed of several questions in one gesture: put together in a panel, done with one button, taken back as one. */
import { type Answer, type AnyMatch, bareDecision, SampledChance, Seed } from '@quarry/kernel';
import type { AskedOption } from '@quarry/protocol';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { byDay, nightTest, test } from './harness.ts';
import { focusNow, hardToTap, overflow, spotOn } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, played, soonest } from './positions.ts';
import { press, type Size, until, type Visitor } from './visitor.ts';

/** Kinds of the questions that follow an answer, as a sensible player goes on, up to what comes to light; `window` if others may react then. */
function kindsAfter(match: AnyMatch, key: string): readonly string[] {
  const world = match.ahead(0);
  const chance = new SampledChance<'bot'>(new Seed('after'));
  const kinds: string[] = [];
  for (let answer: Answer = key; world?.answer(0, answer).ok && !world.answers.at(-1)!.learnt; ) {
    const decision = world.openFor(0)?.decision;
    if (!decision) break;
    kinds.push(decision.kind);
    answer = world.game.sensible(world.view(0), bareDecision(decision), 0, chance);
  }
  return world && 'window' in world.waiting ? [...kinds, 'window'] : kinds;
}

const offers = (match: AnyMatch, key: string): boolean => match.openFor(0)!.decision.options.some(one => one.key === key);

/** A bow, a part to aim at and an arrow to choose. */
const BOW: Position = soonest(60, {
  seats: ['me', 'bot'],
  when: match =>
    isAsked(0, 'take-action')(match) &&
    offers(match, 'ranged') &&
    kindsAfter(match, 'ranged').join(' ').endsWith('choose-part play-ammunition'),
});

const CARD: Position = soonest(60, {
  game: 'primal',
  mode: 'prologue',
  seats: ['me', 'bot'],
  when: match => isAsked(0, 'act')(match) && paidIn(match) !== undefined,
});
/** A card that is to be paid for, by more than one coin to choose from. */
function paidIn(match: AnyMatch): string | undefined {
  return match.openFor(0)!.decision.options.find(({ key }) => kindsAfter(match, key)[0] === 'pay')?.key;
}

const TOGETHER = { composes: true, confirm: 'final' } as const;

const undoButton = ({ page }: Visitor) => page.getByRole('banner').getByRole('button', { name: /undo/i });
const rowOf = (player: Player, kind: string) => player.composer.locator(`fieldset[data-kind="${kind}"]`);
/** What stands on the table, and what is asked, but for its number. */
const standing = ({ wire }: Visitor) => {
  const { view, asked } = wire.chair!.seen;
  return { view, says: asked?.says, options: asked?.options };
};
/** How often the page asked what a deed consists of. */
const asksAhead = ({ wire }: Visitor): number => wire.sent.filter(one => one.type === 'ahead').length;

/** The deed was sent, and what is asked after it is there. */
async function arrived(player: Player): Promise<void> {
  const { wire } = player.visitor;
  const deed = await until('the deed is sent', () => wire.deeds[0]);
  await until('the deed has arrived', () => wire.asked && wire.asked.n !== deed.n);
  await player.nextAsked();
}

async function sitAt(visitor: Visitor, link: string): Promise<Player> {
  await visitor.sit(link);
  const player = new Player(visitor, { likes: 'buttons' });
  await player.nextAsked();
  return player;
}

const tap = async (visitor: Visitor, about: string): Promise<void> => {
  const spot = (await visitor.page.evaluate(spotOn, about))!;
  await press(visitor.page, () =>
    visitor.size === 'phone' ? visitor.page.touchscreen.tap(spot.x, spot.y) : visitor.page.mouse.click(spot.x, spot.y),
  );
};

test.for(byDay(['desktop', 'phone'] as const, 0))(
  'an attack is put together in three clicks and taken back as one: %s',
  async (size: Size, { server, visit }) => {
    const table = await openTable(server, BOW);
    const ada = await visit({ size, habits: TOGETHER });
    const player = await sitAt(ada, table.link(0));
    const { wire, page } = ada;
    const before = standing(ada);
    const ranged = wire.asked!.options.find(({ key }) => key === 'ranged')!;

    await player.press(wire.asked!, ranged);
    await player.composer.waitFor();
    await ada.screenshot(`composer-${size}`);
    expect(await player.does.textContent()).toMatch(/^Shoot/);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessibleByNight(ada, `an attack that is put together, in the ${colorScheme}`, 'form.composer');
    }
    if (size === 'phone') expect(await page.evaluate(hardToTap, '.composer-chip, .composer-buttons .button')).toEqual([]);
    const asked = asksAhead(ada);
    await rowOf(player, 'choose-part').locator('.composer-chip:has(input:not(:checked))').first().click();
    await until('what follows is known', () => asksAhead(ada) > asked);
    await until('it can be done', () => player.does.getAttribute('aria-disabled').then(is => is === 'false'));
    const part = await rowOf(player, 'choose-part').locator('input:checked').getAttribute('data-key');
    await press(page, () => player.does.click());
    await arrived(player);

    expect([wire.answers.length, wire.deeds.length, wire.refusedAnswers]).toEqual([0, 1, []]);
    expect(wire.deeds[0]!.answers.find(({ decision }) => decision === 'choose-part')!.key).toBe(part);
    await player.composer.waitFor({ state: 'detached' });

    await until('it can be taken back', () => wire.chair!.seen.undo.how !== 'none');
    await undoButton(ada).click();
    await until('all of it is taken back', () => wire.asked?.kind === 'take-action');
    expect(standing(ada)).toEqual(before);
    await player.nextAsked();
    expect(await player.composer.count()).toBe(0);
  },
);

nightTest(
  'by keys alone a deed is opened, put away, opened again, chosen otherwise and done; the focus is held and comes back',
  async ({ server, visit }) => {
    const table = await openTable(server, BOW);
    const ada = await visit({ habits: TOGETHER });
    await ada.sit(table.link(0));
    const player = new Player(ada, { likes: 'keys' });
    await player.nextAsked();
    const { wire, page } = ada;
    const { keyboard } = page;
    const ranged = wire.asked!.options.find(({ key }) => key === 'ranged')!;

    await player.tabTo(player.buttonOf(ranged));
    const from = await page.evaluate(focusNow);
    await keyboard.press('Enter');
    await player.composer.waitFor();
    expect(await page.evaluate(focusNow)).toMatch(/^Shoot/);
    await keyboard.press('Escape');
    await player.composer.waitFor({ state: 'detached' });
    expect(await page.evaluate(focusNow)).toBe(from);
    expect([wire.answers.length, wire.deeds.length]).toEqual([0, 0]);

    await press(page, () => keyboard.press('Enter'));
    await player.composer.waitFor();
    const chosen = rowOf(player, 'choose-part').locator('input:checked');
    const proposed = await chosen.getAttribute('data-key');
    await player.tabTo(chosen);
    await keyboard.press('ArrowRight');
    await until('another part is chosen', async () => (await chosen.getAttribute('data-key')) !== proposed);
    await until('it can be done', () => player.does.getAttribute('aria-disabled').then(is => is === 'false'));
    expect(await page.evaluate(focusNow), 'the focus stays in its row').toMatch(/Eye|Canister|body|:/);
    const part = await chosen.getAttribute('data-key');
    await press(page, () => keyboard.press('Enter'));
    await arrived(player);

    expect(wire.deeds[0]!.answers.find(({ decision }) => decision === 'choose-part')!.key).toBe(part);
    await player.nextAsked();
    expect(player.focusLost).toEqual([]);
    expect(wire.refusedAnswers).toEqual([]);
  },
);

test('a click on a square that a way leads to goes there, in one go', async ({ server, visit }) => {
  const isFar = ({ kind, id }: { kind: string; id: string | number }, near: readonly AskedOption[]): boolean =>
    kind === 'square' && !near.some(({ about }) => about.some(ref => ref.kind === kind && ref.id === id));
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'take-action') });
  const ada = await visit({ habits: TOGETHER });
  const player = await sitAt(ada, table.link(0));
  const { wire } = ada;
  const { options } = wire.asked!;
  const before = standing(ada);
  const others = options.filter(({ key }) => key !== 'sprint').flatMap(({ leads = [] }) => leads.map(({ id }) => id));
  const square = options.find(({ key }) => key === 'sprint')!.leads!.find(one => isFar(one, options) && !others.includes(one.id))!;

  const spot = (await ada.page.evaluate(spotOn, `square ${square.id}`))!;
  await ada.page.mouse.move(spot.x, spot.y);
  await ada.page.locator(`[data-way][data-about="square ${square.id}"]`).waitFor();
  expect(await ada.page.locator('[data-way]').count(), 'the square before it and itself').toBe(2);
  await tap(ada, `square ${square.id}`);
  await arrived(player);

  const { hunters } = wire.chair!.seen.view as { hunters: readonly { square: number }[] };
  expect([hunters[0]!.square, wire.answers.length, wire.refusedAnswers]).toEqual([square.id, 0, []]);
  expect(await player.composer.count()).toBe(0);
  await undoButton(ada).click();
  await until('all of the way is taken back', () => standing(ada).says === before.says);
  expect(standing(ada)).toEqual(before);
});

nightTest('a deed whose question was answered on another screen is put away, and that is said', async ({ server, visit }) => {
  const table = await openTable(server, BOW);
  const ada = await visit({ habits: TOGETHER });
  const player = await sitAt(ada, table.link(0));
  await player.press(ada.wire.asked!, ada.wire.asked!.options.find(({ key }) => key === 'ranged')!);
  await player.composer.waitFor();

  const elsewhere = await sitAt(await visit(), table.link(0));
  await elsewhere.answer('ranged');

  await player.composer.waitFor({ state: 'detached' });
  await ada.page.getByRole('alert').getByText('The question has changed meanwhile, and nothing was done.').waitFor();
  expect(ada.wire.deeds).toEqual([]);
});

nightTest('who does not want deeds put together is asked one question after the other', async ({ server, visit }) => {
  const table = await openTable(server, BOW);
  const ada = await visit({ habits: { confirm: 'never', composes: true } });
  const player = await sitAt(ada, table.link(0));
  const { page, wire } = ada;
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Ask me only when …' }).click();
  await page.getByRole('checkbox', { name: 'Put deeds together' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();

  await player.answer('ranged');

  expect([wire.answers.map(one => one.key), wire.deeds.length, await player.composer.count()]).toEqual([['ranged'], 0, 0]);
  await page.reload();
  await player.nextAsked();
  expect(await page.evaluate("JSON.parse(localStorage.getItem('quarry.settings')).composes")).toBe(false);
});

test.for(byDay(['desktop', 'phone'] as const, 1))(
  'in Primal, on the plain screen, a card is played with what pays for it: %s',
  async (size: Size, { server, visit }) => {
    const table = await openTable(server, CARD);
    const ada = await visit({ size, habits: TOGETHER });
    const player = await sitAt(ada, table.link(0).replace('#', '?screen=plain#'));
    const { wire } = ada;
    const before = standing(ada);
    const key = paidIn(played(CARD));
    await player.press(wire.asked!, wire.asked!.options.find(one => one.key === key)!);
    await player.composer.waitFor();
    const pay = rowOf(player, 'pay');
    const chips = pay.locator('input:checked');
    const count = await chips.count();
    expect(count).toBeGreaterThan(0);
    await chips.first().locator('..').click();
    await until('too little is paid', async () => (await chips.count()) === count - 1);
    expect(await player.does.getAttribute('aria-disabled')).toBe('true');
    await ada.screenshot(`composer-primal-${size}`);
    const others = await pay.locator('.composer-chip:has(input:not(:checked))').count();
    for (let i = 1; i < others && (await player.does.getAttribute('aria-disabled')) === 'true'; i++) {
      const asked = asksAhead(ada);
      await pay.locator('.composer-chip').nth(i).click();
      await until('what follows was asked', () => asksAhead(ada) > asked);
      await until('what follows is known', () => player.composer.getAttribute('aria-busy').then(is => is === 'false'));
      if ((await player.does.getAttribute('aria-disabled')) === 'true')
        await player.composer
          .getByRole('alert')
          .getByText(/^\d more to pay$/)
          .waitFor();
    }
    await until('it can be done', () => player.does.getAttribute('aria-disabled').then(is => is === 'false'));
    const paid: string[] = await chips.evaluateAll((all: { getAttribute(name: string): string | null }[]) =>
      all.map(one => one.getAttribute('data-key')!),
    );
    await press(ada.page, () => player.does.click());
    await arrived(player);

    const sent = wire.deeds[0]!.answers.find(({ decision }) => decision === 'pay')!.key as string[];
    expect(sent.toSorted()).toEqual(paid.toSorted());
    expect([wire.answers.length, wire.refusedAnswers]).toEqual([0, []]);
    await undoButton(ada).click();
    await until('all of it is taken back', () => standing(ada).says === before.says);
    expect(standing(ada)).toEqual(before);
  },
);
