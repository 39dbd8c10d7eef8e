/** Primal on its own screen: the jaw, the hearts and the turned beast tell the view, a card that is pointed at wakes what it would wake, what strikes lies face up. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { nightTest, test } from './harness.ts';
import { overflow } from './in-page.ts';
import { begin } from './lesson.ts';
import { Player } from './player.ts';
import { isAsked, leadingTo, opened, openTable, overAs, type Position, played, soonest, theGame } from './positions.ts';
import { FIVE_SIZES, heldAs, press, until, type Visitor } from './visitor.ts';

interface View {
  readonly monster: {
    readonly health: number;
    readonly struggle: number;
    readonly facing: number;
    readonly slots: readonly { readonly up: readonly number[] }[];
  };
}
/** What was chosen for a hunt. */
interface Hunted {
  readonly level: number;
  readonly monster: { readonly id: string };
}
const viewOf = ({ wire }: Visitor): View => wire.chair!.seen.view as View;

/** Which slots a card would wake, as its option says it. */
const WAKES = /wakes slot (\d)/;
const offersToWake = (match: AnyMatch): boolean =>
  isAsked(0, 'act')(match) &&
  match.openFor(0)!.decision.options.some(({ value }) => (value as { is: string }).is === 'play') &&
  (match.game.words!.optionSays ? match.openFor(0)!.decision.options : []).some(option =>
    WAKES.test(match.game.words!.optionSays!(option, match.openFor(0)!.decision, match.view(0))),
  );

const HUNT = { game: 'primal', mode: 'expedition-cinderwing', seats: ['me', 'bot', 'bot'] } as const;

test('fangs, hearts and the turned beast tell how things stand, and a card that is pointed at opens the eyes that it would wake', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, soonest(200, { ...HUNT, when: offersToWake }));
  const ada = await visit();
  await ada.sit(table.link(0));
  const asked = (await new Player(ada).nextAsked())!;
  const { page } = ada;
  const { health, struggle, facing } = viewOf(ada).monster;

  expect(await page.locator('.pa-jaw > .is-lit').count()).toBe(struggle);
  expect(await page.locator('.pa-hearts > span:not(.is-lost)').count()).toBe(health);
  const turned = (await page.locator('.pa-beast-turn').getAttribute('style'))!;
  expect((Number(/rotate\((-?\d+)deg\)/.exec(turned)![1]) + 360) % 360).toBe(((facing + 1) * 90) % 360);
  expect(await page.locator('.pa-slot.is-wakes').count()).toBe(0);

  const waking = asked.options.find(({ says, about }) => WAKES.test(says) && about[0]?.kind === 'card')!;
  await page.locator(`.place-hand [data-about="card ${waking.about[0]!.id}"]`).first().hover();
  const slot = Number(WAKES.exec(waking.says)![1]) - 1;
  await page.locator(`.pa-slot.is-wakes[data-about="slot ${slot}"]`).waitFor();
  await page
    .locator('.pa-forecast')
    .getByText(/wakes I/)
    .first()
    .waitFor();
  await page
    .locator('.pa-link.is-next')
    .getByText(/wakes I/)
    .waitFor();
  await ada.screenshot('primal-wakes-desktop');
});

test('what strikes lies face up with what it does while its victim is asked', async ({ server, visit }) => {
  const position = soonest(200, { ...HUNT, when: isAsked(0, 'spare-yourself') });
  const table = await openTable(server, position);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  const [up] = viewOf(ada).monster.slots.flatMap(one => one.up);
  const front = ada.page.locator('.pa-slot.is-strikes');
  await front.getByText('strikes now').waitFor();
  expect(await front.locator('.pa-front-name').textContent()).toBe(theGame('primal').shows!.faces!()[up!]!.name);
  expect(await ada.page.evaluate(overflow)).toBe(0);
  await ada.screenshot('primal-strikes-phone');
});

const BEASTS = ['cinderwing', 'ramhide', 'stormhorn', 'reefmaw', 'glasspelt', 'orehulk', 'mirrorback', 'thunderdrake', 'sleeper'] as const;

const RASH = { game: 'primal', mode: 'prologue', bots: 'random', seats: ['me', 'me'] } as const;
/** What stands across the ring. */
const GREAT = ['unleashed', 'knocked-out', 'ko-flipped'];
/** So many events are more than one answer leads to. */
const APART = 60;

/** A prologue in which such a thing comes by itself, and not with another. */
const comesAlone = (type: string): Omit<Position, 'when'> =>
  soonest(400, {
    ...RASH,
    when: ({ events }) => {
      const types = events.map(({ event }) => event.type);
      const at = types.indexOf(type);
      return at >= 0 && !types.slice(Math.max(0, at - APART), at).some(one => GREAT.includes(one));
    },
  });

/** Answers just before such an event, where everything is shown as it happens, and reads what stands across the ring then. */
async function readAcross(
  type: string,
  { server, visit }: { readonly server: Parameters<typeof openTable>[0]; readonly visit: (options: object) => Promise<Visitor> },
): Promise<{ readonly ada: Visitor; readonly title: string; readonly says: string }> {
  const { position, seat, keys } = leadingTo(type, { ...RASH, seed: comesAlone(type).seed });
  const table = await openTable(server, position);
  const ada = await visit({ habits: { motion: 'full', pace: 'quick', confirm: 'never' } });
  await ada.sit(table.link(seat));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  for (const key of keys) await player.press(asked, asked.options.find(one => one.key === key)!);
  if (asked.choose === 'some') await press(ada.page, () => player.bar.locator('.option-done').click());
  const across = ada.page.locator('.pa-great > *');
  const [title, says] = await until('it stands across the ring', async () => {
    const said = await across.allTextContents();
    return said.length === 2 ? said : null;
  });
  return { ada, title: title!, says: says! };
}

nightTest(
  'when the jaw closes it stands across the ring, in the words of the log, and each who is hit reads by how much',
  async ({ server, visit }) => {
    const { ada, title, says } = await readAcross('unleashed', { server, visit });

    expect(title).toBe('Unleashed');
    const told = ada.wire.chair!.lines.find(({ type }) => type === 'unleashed')!;
    expect(says).toBe(told.says);
    const { damage } = told.event as { readonly damage: number };
    await ada.page
      .locator('.squares-deed.is-hurt')
      .getByText(new RegExp(`^−${damage} · \\d+ left$`))
      .waitFor();
  },
);

nightTest('a fall, a hand up and a rise stand across the ring with their name', async ({ server, visit }) => {
  const down = await readAcross('knocked-out', { server, visit });
  const helped = await readAcross('ko-flipped', { server, visit });

  expect(down.title).toMatch(/^(You are|Mirah is|Dareon is) down$/);
  expect(helped.title).toBe('A hand up');
});

test('a beast is chosen by its picture, its level by a tooth and its ground beside it, and that is what is hunted', async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.go('/new/primal');

  await page.locator('.mode-picture image').nth(8).waitFor();
  expect(await page.locator('.mode-picture').count()).toBe(BEASTS.length);
  await page.getByText('Orehulk', { exact: true }).first().click();
  expect(await page.getByRole('radio', { name: 'Expedition: Orehulk' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Hunt Orehulk at level 0' }).waitFor();
  await page.getByText('angry', { exact: true }).click();
  await page.getByText('The Bell Foundry').click();
  await ada.screenshot('primal-gallery-desktop');
  await page.getByRole('button', { name: 'Hunt Orehulk at level 2' }).click();

  const seen = await until('the hunt is open', async () => (ada.wire.chair?.seen.view as Hunted | undefined) ?? null);
  expect(seen).toMatchObject({ level: 2, monster: { id: 'orehulk' } });
});

/** As a hunter's belongings have them. */
const RESOURCES = ['fire', 'horn', 'tide', 'crystal', 'storm', 'metal', 'bone', 'blood', 'hide', 'fang', 'marrow'];
const CAMP = {
  game: 'primal',
  mode: 'campaign',
  setup: { chapter: 4 },
  bots: 'random',
  seats: ['me', 'bot'],
  seed: 'a',
  when: isAsked(0, 'prepare'),
} as const satisfies Position;

/** Whoever sits in camp, and has gone to the forge. */
async function atTheForge(server: Parameters<typeof openTable>[0], visit: (options: object) => Promise<Visitor>): Promise<Visitor> {
  const table = await openTable(server, CAMP);
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.answer(['page-forge']);
  await player.nextAsked();
  return ada;
}

nightTest('what the forge refuses says which parts are missing, and how many of each', async ({ server, visit }) => {
  const ada = await atTheForge(server, visit);
  const dear = ada.page.locator('.place-board :is(.card, .pa-ware)', { hasText: 'and you cannot pay that' });

  const { belongings } = ada.wire.chair!.seen.view as { readonly belongings: readonly { readonly resources: readonly number[] }[] };
  const held = (name: string): number => belongings[0]!.resources[RESOURCES.indexOf(name)]!;
  for (const [width, height] of FIVE_SIZES) {
    await ada.resize(width, height);
    await dear.first().waitFor();
    for (const card of await dear.all()) {
      const takes = [...(await card.locator('.card-because, em').textContent())!.matchAll(/(\d+) ([a-z]+)/g)];
      const parts = takes.map(([, n, name]) => ({ name: name!, n: Number(n), lacks: Number(n) - held(name!) }));
      expect(parts.some(({ lacks }) => lacks > 0)).toBe(true);
      expect(await card.locator('.pa-price > span').allTextContents()).toEqual(
        parts.map(({ name, n, lacks }) => (lacks > 0 ? `${lacks} ${name} missing` : `${n} ${name}`)),
      );
    }
    await ada.screenshot(`primal-forge-${width}`);
  }
});

nightTest('on a desk the camp is one place: a press on a card of another stall goes there and does it', async ({ server, visit }) => {
  const ada = await atTheForge(server, visit);
  const stall = (name: string) => ada.page.getByRole('region', { name, exact: true });
  for (const name of ['The forge', 'Herbs', 'You wear', 'Your deck']) await stall(name).waitFor();
  const deckOf = (): readonly number[] =>
    (ada.wire.chair!.seen.view as { readonly belongings: readonly { readonly deck: readonly number[] }[] }).belongings[0]!.deck;
  const before = deckOf();

  await stall('Your deck').locator('.pa-ware.is-held').first().click();

  await until('a card is out of the deck', () => deckOf().length === before.length - 1);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

/** Stalls of the camp in which something has less room than it needs, or that are narrower than a card. */
const SQUEEZED = `[...document.querySelectorAll('.pa-stall, .pa-ware, .pa-trestle > *, .pa-trestle .card')]
  .filter(one => one.clientWidth < (one.matches('.pa-ware, .card') ? 150 : 190) || one.scrollWidth > one.clientWidth + 1 || (getComputedStyle(one).overflowY === 'visible' && one.scrollHeight > one.clientHeight + 4))
  .map(one => one.className + ' ' + one.clientWidth)`;

nightTest('beside an open side panel the stalls of the camp keep the room to be read', async ({ server, visit }) => {
  const table = await openTable(server, CAMP);
  const ada = await visit({ side: 'open', habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.answer(['page-forge']);
  await player.nextAsked();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await ada.resize(width, height);
    expect(await ada.page.evaluate(SQUEEZED), `${width}`).toEqual([]);
    await ada.screenshot(`primal-stalls-${width}`);
  }
});

/** A card of the hand that is to be paid for, with more than one card to pay with. */
const PAID: Position = soonest(60, { ...HUNT, when: match => paidIn(match) !== undefined });
function paidIn(match: AnyMatch): string | undefined {
  if (!isAsked(0, 'act')(match)) return undefined;
  const { decision } = match.openFor(0)!;
  const hand = (match.view(0) as { readonly hunters: readonly { readonly hand: readonly number[] }[] }).hunters[0]!.hand;
  const costs = decision.options.filter(option => /1 stamina/.test(match.game.words!.optionSays!(option, decision, match.view(0))));
  return hand.length > 3 ? costs[0]?.key : undefined;
}

/** Whoever has pressed that card, in a window of this size, and is asked what pays for it. */
async function aboutToPay(
  size: readonly [number, number],
  { server, visit }: { readonly server: Parameters<typeof openTable>[0]; readonly visit: (options: object) => Promise<Visitor> },
): Promise<{ readonly ada: Visitor; readonly player: Player }> {
  const table = await openTable(server, PAID);
  const ada = await visit({ size: heldAs(size), habits: { composes: true, confirm: 'final' } });
  await ada.sit(table.link(0));
  await ada.resize(size[0], size[1]);
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  await player.press(asked, asked.options.find(one => one.key === paidIn(played(PAID)))!);
  await player.composer.waitFor();
  return { ada, player };
}

for (const size of FIVE_SIZES)
  nightTest(
    `a card is paid for in one gesture, what pays is swapped, and meanwhile stands what comes of it: ${size.join(' by ')}`,
    async ({ server, visit }) => {
      const { ada, player } = await aboutToPay(size, { server, visit });
      await ada.page.locator('.pa-forecast').getByText('If you play it').waitFor();
      const chips = player.composer.locator('fieldset[data-kind="pay"] .composer-chip');
      const chosen = await chips.locator('input:checked').getAttribute('data-key');
      await ada.screenshot(`primal-pays-${size[0]}`);

      await chips.filter({ has: ada.page.locator('input:checked') }).click();
      const other = chips.filter({ has: ada.page.locator('input:not(:checked)') });
      await until('nothing is chosen', async () => (await chips.locator('input:checked').count()) === 0);
      const keys = await other
        .locator('input')
        .evaluateAll((all: { getAttribute(name: string): string | null }[]) => all.map(one => one.getAttribute('data-key')!));
      const instead = keys.find(key => key !== chosen)!;
      await player.composer.locator(`.composer-chip:has([data-key="${instead}"])`).click();
      await until('it can be done', () => player.does.getAttribute('aria-disabled').then(is => is === 'false'));
      await player.touch(player.does);

      expect(ada.wire.deeds[0]!.answers.find(({ decision }) => decision === 'pay')!.key).toEqual([instead]);
      expect(ada.wire.refusedAnswers).toEqual([]);
    },
  );

nightTest('each beast is in the middle of its hunt, and its picture is loaded', async ({ server, visit }) => {
  const ada = await visit();
  for (const beast of BEASTS) {
    const position: Position = {
      game: 'primal',
      mode: `expedition-${beast}`,
      seats: ['me', 'bot', 'bot'],
      seed: 'drawn',
      when: isAsked(0, 'act'),
    };
    const table = await openTable(server, position);
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    const picture = (await ada.page.locator('.pa-body > image').first().getAttribute('href'))!;
    expect(picture).toContain(beast);
    expect(await ada.page.evaluate(`fetch('${picture}').then(got => got.ok)`)).toBe(true);
  }
});

/** And a large desk. */
const LARGE = [...FIVE_SIZES, [1920, 1080]] as const;
const SMALL_PHONE = [360, 640] as const;
const SIZES = [...LARGE, SMALL_PHONE] as const;

/** Names of cards in hand, and what a card would come to, that something else lies over. */
const COVERED = `[...document.querySelectorAll('.place-hand .card-name, .pa-forecast :is(h3, dt, dd)')].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && !one.parentElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(one => one.textContent)`;

/** Of the beast's name, the ring and the hand, what the panel of a card lies over: on a small phone the rim of the ring lies below it. */
const LAID_OVER = `['.pa-head', '.pa-ring', '.place-hand'].filter(one => {
  const [a, b] = [one, 'form.composer'].map(one => document.querySelector(one).getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
})`;

nightTest.for([[390, 844], SMALL_PHONE, [844, 390], [1440, 900], [1024, 768], [820, 1180]] as const)(
  'the panel of a card that is played keeps off the beast, its name and the hand, and what pays is swapped in either: %i by %i',
  async (size, { server, visit }) => {
    const { ada, player } = await aboutToPay(size, { server, visit });
    const chosen = player.composer.locator('fieldset[data-kind="pay"] input:checked');
    const before = await chosen.getAttribute('data-key');
    const inHand = ada.page.locator('.place-hand .card[data-lit]');
    // Whichever card is pointed at stands up over its neighbours: this is how they lie at rest.
    await ada.page.mouse.move(1, 1);
    await until('the hand is at rest', async () => (await ada.page.locator('.place-hand .card:hover').count()) === 0);
    await ada.screenshot(`primal-pays-in-hand-${size[0]}`);
    expect(await ada.page.evaluate(COVERED)).toEqual([]);
    if (heldAs(size) === 'desktop') expect(await ada.page.evaluate(LAID_OVER)).toEqual([]);
    expect(await inHand.and(ada.page.locator('[aria-pressed="true"]')).count()).toBe(1);

    const spare = inHand.and(ada.page.locator('[aria-pressed="false"]')).first();
    await press(ada.page, () => (heldAs(size) === 'desktop' ? spare.click() : spare.tap()));

    const instead = await until('another card pays', async () => {
      const now = (await chosen.count()) === 1 ? await chosen.getAttribute('data-key') : null;
      return now !== before && now;
    });
    await until('it can be done', () => player.does.getAttribute('aria-disabled').then(is => is === 'false'));
    await player.touch(player.does);
    expect(ada.wire.deeds[0]!.answers.find(({ decision }) => decision === 'pay')!.key).toEqual([instead]);
    expect(ada.wire.refusedAnswers).toEqual([]);
  },
);

/** Texts of the hunt that are cut off at an edge of what they stand in. */
const CUT = `[...document.querySelectorAll('.pa-head h2, .pa-wound-says > *, .pa-slot-waker, .pa-slot-eye, .pa-slot, .pa-link, .pa-link b, .pa-socket, .pa-barred, .pa-front-base, .pa-forecast, .pa-forecast dd')]
  .filter(one => one.checkVisibility() && getComputedStyle(one).display !== 'inline' && (one.scrollWidth > one.clientWidth + 1 || (getComputedStyle(one).overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)))
  .map(one => one.className + ': ' + one.textContent)`;

nightTest('a hunt, a camp and a board with quests fit everywhere, and can be used by everybody', async ({ server, visit }) => {
  const moments: readonly (readonly [string, Position])[] = [
    ['hunt', soonest(200, { ...HUNT, when: offersToWake })],
    ['strikes', soonest(200, { ...HUNT, when: isAsked(0, 'spare-yourself') })],
    ['board', { ...CAMP, when: isAsked(0, 'choose-quest', 'agree-choose-quest') }],
    ['camp', CAMP],
  ];
  const ada = await visit();
  for (const [name, position] of moments) {
    const table = await openTable(server, position);
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    for (const [width, height] of SIZES) {
      await ada.resize(width, height);
      expect(await ada.page.evaluate(overflow), `${name} ${width}`).toBe(0);
      expect(await ada.page.evaluate(CUT), `${name} ${width}`).toEqual([]);
      await expectAccessibleByNight(ada, `${name} at ${width}`);
      await ada.screenshot(`primal-${name}-${width}`);
    }
  }
});

nightTest('how a hunt ended is one picture at every size', async ({ server, visit }) => {
  const ada = await visit();
  for (const isWon of [true, false]) {
    const table = await opened(
      server,
      ['me', 'bot'],
      overAs(isWon, { game: 'primal', mode: 'prologue', seats: ['me', 'bot'], bots: isWon ? 'sensible' : 'random' }),
    );
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    await ada.page.getByRole('img', { name: isWon ? /^Cinderwing lies dead before/ : /^Cinderwing walks off from/ }).waitFor();
    for (const [width, height] of SIZES) {
      await ada.resize(width, height);
      expect(await ada.page.evaluate(overflow), `${isWon} ${width}`).toBe(0);
      await expectAccessibleByNight(ada, `the end at ${width}`);
      await ada.screenshot(`primal-${isWon ? 'won' : 'lost'}-${width}`);
    }
  }
});

nightTest.for(FIVE_SIZES)('a whole prologue is played by clicks: %i by %i', async (size, { server, visit }) => {
  const table = await openTable(server, { game: 'primal', mode: 'prologue', seats: ['me', 'bot'], seed: 'by clicks' });
  const ada = await visit({ size: heldAs(size), habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  await ada.resize(size[0], size[1]);
  const player = new Player(ada);

  await player.playUntil(() => player.isOver);

  expect(ada.wire.refusedAnswers).toEqual([]);
  await ada.page.getByRole('img', { name: /Cinderwing (lies dead before|walks off from)/ }).waitFor();
  await ada.screenshot(`primal-end-${size[0]}`);
});

/** Names and costs of the hand that are cut off, or lie under something else. */
const HIDDEN = `[...document.querySelectorAll('.place-hand .card')].flatMap(card => {
  const seen = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height - 2);
    return width > 0 && one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 4 && card.contains(top);
  };
  const [name, cost] = ['.card-name', '.pa-coin:not(.is-aggro, .is-worth)'].map(one => card.querySelector(one));
  return [...(seen(name) ? [] : ['name of ' + name.textContent]), ...(!cost || seen(cost) ? [] : ['cost of ' + name.textContent])];
})`;

nightTest.for([
  [7, LARGE],
  [5, [SMALL_PHONE]],
] as const)('each card of a hand of %i keeps its name and its cost in sight', async ([cards, sizes], { server, visit }) => {
  const handOf = (match: AnyMatch): number => (match.view(0) as { hunters: { hand: readonly number[] }[] }).hunters[0]!.hand.length;
  const position = soonest(400, { ...HUNT, bots: 'random', when: match => isAsked(0, 'act')(match) && handOf(match) === cards });
  const table = await openTable(server, position);
  const ada = await visit();
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  for (const [width, height] of sizes) {
    await ada.resize(width, height);
    await until(`all is in sight at ${width}`, async () => ((await ada.page.evaluate(HIDDEN)) as readonly string[]).length === 0).catch(
      async () => expect(await ada.page.evaluate(HIDDEN), `${width}`).toEqual([]),
    );
    await ada.screenshot(`primal-hand-${width}`);
  }
});

nightTest('what the others have done is read back as strips of cards, each with what it came to', async ({ server, visit }) => {
  const position = soonest(200, { ...HUNT, when: match => isAsked(0, 'act')(match) && (match.view(0) as { round: number }).round > 1 });
  const table = await openTable(server, position);
  const ada = await visit();
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();
  const strip = ada.page.getByRole('region', { name: 'Turns of the others' }).locator('details').first();
  const name = (await strip.locator('summary b').textContent())!;
  expect(['Dareon', 'Thoreg']).toContain(name);
  expect(await strip.getAttribute('open')).toBeNull();

  await strip.locator('summary').click();

  const seat = name === 'Dareon' ? 1 : 2;
  const lines = ada.wire.chair!.lines;
  const begun = lines.findLastIndex(({ type, event }) => type === 'turn-begun' && event['seat'] === seat);
  const ended = lines.findIndex(({ type }, at) => at > begun && type === 'turn-begun');
  const played = lines.slice(begun, ended).filter(({ type }) => type === 'card-played');
  const faces = theGame('primal').shows!.faces!();
  const signs = strip.locator('.pa-step:not(.is-woke, .is-attrition) b');
  expect(await signs.allTextContents()).toEqual(played.map(({ event }) => faces[event['card'] as number]!.name));
  await ada.screenshot('primal-others-desktop');
});

nightTest('a beast that the screen does not know is drawn plainly and named, and the hunt goes on', async ({ server, visit }) => {
  const table = await openTable(server, soonest(200, { ...HUNT, when: isAsked(0, 'act') }));
  const ada = await visit({ habits: { confirm: 'never' } });
  ada.expectTrouble(/console: /);
  await ada.page.routeWebSocket(/\/socket$/, socket => {
    const there = socket.connectToServer();
    there.onMessage(text => socket.send(String(text).replaceAll('"id":"cinderwing"', '"id":"marshwight"')));
  });

  await ada.sit(table.link(0));

  const board = ada.page.getByRole('region', { name: 'Board', exact: true });
  await board.getByText('Drawn plainly').waitFor();
  await board
    .getByRole('button', { name: /^Cinderwing/ })
    .first()
    .waitFor();
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  await ada.page.locator('.place-hand .card[data-lit]').first().waitFor();
  await ada.screenshot('primal-unknown-beast-desktop');
  await player.press(asked, asked.options.find(({ isEnd }) => isEnd)!);
  await until('it is answered', () => ada.wire.answers.length > 0);
});

nightTest('after the lesson the campaign opens, where another beast is hunted than in the lesson', async ({ server, visit }) => {
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.go(await begin(server, 'primal'));
  const player = new Player(ada);
  await player.nextAsked();
  expect(ada.wire.chair!.seen.lesson).toBe('first-hunt');
  const lesson = ada.page.url();
  await player.playUntil(() => player.isOver);

  await ada.page.getByRole('button', { name: 'Begin chapter 1', exact: true }).click();

  await until('another table opens', async () => ada.page.url() !== lesson && ada.wire.asked !== null && !player.isOver);
  const { mode, campaign } = ada.wire.chair!.seen.view as { readonly mode: string; readonly campaign: { readonly chapter: number } };
  expect({ mode, chapter: campaign.chapter }).toEqual({ mode: 'campaign', chapter: 1 });
  const asked = (await player.nextAsked())!;
  expect(asked.options.filter(({ says }) => says.includes('The Threshing Floor'))).toEqual([]);
});

nightTest('one person with two hunters reads whose hand it is, at every size', async ({ server, visit }) => {
  const position = soonest(200, { game: 'primal', mode: 'prologue', seats: ['me', 'me'], when: isAsked(1, 'act') });
  const table = await openTable(server, position);
  const ada = await visit();
  await ada.sit(table.link(1));
  await new Player(ada).nextAsked();

  await ada.page.locator('.pa-pin.is-dareon.is-acting').waitFor();
  for (const size of FIVE_SIZES) {
    await ada.resize(size[0], size[1]);
    await (heldAs(size) === 'phone'
      ? ada.page.locator('.place-party').getByText('Dareon (you)')
      : ada.page.getByTitle('The hand of Dareon')
    ).waitFor();
    await ada.screenshot(`primal-two-hunters-${size[0]}`);
  }
});
