/** Under our Sun on its own screen: the ring where one stands, the place that is lifted in a fight, trade and vote and death, day and night, and a whole mission by clicks. */
import type { Bot } from '@quarry/bots';
import { type AnyMatch, type MatchRecord, recordOf, type Said, startMatch } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { expect } from 'vitest';
import { expectAccessibleByNight, graveFaults } from './axe.ts';
import { bareBands } from './bare.ts';
import { cutOff } from './cut-off.ts';
import { nightTest, test } from './harness.ts';
import { overflow, spotOn, standsStill } from './in-page.ts';
import { Player } from './player.ts';
import { brought, isAsked, openTable, type Position, soonest, theGame } from './positions.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, until, type Visitor } from './visitor.ts';

const THREE = {
  game: 'under-our-sun',
  mode: 'lost-patrol',
  setup: { characters: ['wren', 'boone', 'sanaa'] },
  seats: ['me', 'bot', 'bot'],
} as const satisfies Partial<Position>;
const PAIR = { game: 'under-our-sun', mode: 'dry-well', setup: { characters: ['ida', 'boone'] } } as const;

interface View {
  readonly day: number;
  readonly phase: string;
  readonly active: number;
  readonly characters: readonly {
    readonly id: string;
    readonly seat: number;
    readonly hex: number;
    readonly diedIn: number;
    readonly isStealthy: boolean;
    readonly isEliminated: boolean;
    readonly items: readonly unknown[];
  }[];
  readonly enemies: readonly { readonly hex: number; readonly isTapped: boolean }[];
  readonly tiles: readonly { readonly hex: number; readonly card: number; readonly symbols: readonly number[] }[];
}
const viewOf = ({ wire }: Visitor): View => wire.chair!.seen.view as View;
const stateOf = (match: AnyMatch): View => match.state as View;

/** Both go onto the same harmless tile beside New Haven, pitch a tent there and sleep. */
const campers: Bot = {
  name: 'campers',
  answer(seen, { kind, choose, options }, seat) {
    const view = seen as View;
    const [self, other] = [view.characters.find(one => one.seat === seat), view.characters.find(one => one.seat !== seat)];
    const home = view.tiles[0]?.hex;
    const calm = view.tiles.slice(1).find(one => one.card >= 0 && one.symbols.length === 0);
    const goal = other?.hex === home ? calm?.hex : other?.hex;
    const wishes =
      kind === 'equip'
        ? ['tent']
        : kind === 'pool'
          ? ['yes']
          : kind !== 'act'
            ? ['dodge']
            : self?.hex !== home
              ? ['pitch-']
              : [goal === undefined ? 'explore-' : `move-${goal}`];
    const idle = ['pass', 'wait', 'no', 'abstain', 'leave', 'nothing', 'done'];
    const found = [...wishes, ...idle].flatMap(wish => options.find(({ key }) => key.startsWith(wish)) ?? [])[0] ?? options[0]!;
    return choose === 'some' ? [] : found.key;
  },
};

const FIGHT = (): Position => soonest(300, { ...THREE, when: isAsked(0, 'fight') });
const VOTE = (): Position => soonest(400, { ...PAIR, seats: ['me', 'me'], bots: campers, when: isAsked(0, 'vote') });
const lies = ({ characters }: View): boolean => characters.some(one => one.diedIn >= 0 && !one.isEliminated);
const DEATH = (): Position => soonest(600, { ...THREE, bots: 'random', when: match => isAsked(0, 'act')(match) && lies(stateOf(match)) });

async function sitDown(visitor: Visitor, link: string): Promise<Player> {
  await visitor.sit(link);
  const player = new Player(visitor);
  await player.nextAsked();
  return player;
}

test('a click on oneself does nothing yet: it opens a ring of all that can be done there, the rest behind one button', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, TURNS['under-our-sun']);
  const ada = await visit({ habits: { confirm: 'never' } });
  const player = await sitDown(ada, table.link(0));
  const { page } = ada;
  const here = (player.visitor.wire.asked?.options ?? []).filter(({ key }) => !/^(move|sneak|charge|explore|wait|reveal)/.test(key));
  expect(here.length).toBeGreaterThan(6);

  const { x, y } = (await page.evaluate(spotOn, 'character 0'))!;
  await page.mouse.click(x, y);

  const ring = page.getByRole('group', { name: 'What can be done here' });
  await ring.waitFor();
  const said = async (): Promise<string[]> => ring.getByRole('button').evaluateAll(all => all.map(one => one.getAttribute('aria-label')!));
  const read: string[] = [];
  for (let page = await said(); !read.includes(page[0]!); page = await said()) {
    read.push(...page.slice(0, -1));
    expect(page.at(-1)).toBe(`${here.length - page.length + 1} more`);
    await ring.getByRole('button', { name: / more$/ }).click();
    await until('others stand there', async () => (await said())[0] !== page[0]);
  }
  expect(read.slice(0, 5).filter(says => says.startsWith('Attack'))).toEqual([]);
  const whole = read.map(heard => here.find(({ says }) => heard === says || heard.endsWith(`. ${says}`))?.says ?? heard);
  expect(whole.toSorted()).toEqual(here.map(({ says }) => says).toSorted());
  expect(ada.wire.answers).toEqual([]);

  await page.locator('.top-bar').click({ position: { x: 12, y: 12 } });
  await ring.waitFor({ state: 'detached' });
});

test('a fight lies on a place that is lifted off the sheet: whoever has not struck points at who fights, and more of us are more likely to fell it', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, FIGHT());
  const ada = await visit({ habits: { confirm: 'never' } });
  await sitDown(ada, table.link(0));
  const { page } = ada;
  const { characters, enemies } = viewOf(ada);
  const { hex, isStealthy } = characters.find(one => one.seat === 0)!;
  const ready = enemies.filter(one => one.hex === hex && !one.isTapped);
  expect([ready.length > 0, isStealthy]).toEqual([true, false]);

  await page.locator('.us-lifted').waitFor();
  expect(await page.locator('.us-lifted .us-blow').count()).toBe(ready.length);
  expect(await page.locator('.us-lifted .us-hazard').count()).toBe(enemies.filter(one => one.hex === hex).length);
  const chances = (await page.locator('.us-forecast b').allTextContents()).map(text => Number.parseInt(text, 10));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(await page.evaluate(cutOff)).toEqual([]);
  await ada.screenshot('under-our-sun-fight-desktop');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.us-lifted').waitFor();
  expect(await page.evaluate(overflow)).toBe(0);
});

/** What an answer does is told in two lines in the hand, and whole as soon as it is pointed at. */
const isOfAnswers = (cut: string): boolean => cut.endsWith('is cut off by small.');

/** In a window so narrow the question lies above the tabs; higher than this, in pixels, is a band that somebody sees to be empty. */
const NARROW = 520;
const BARE = 24;
/** Questions of many answers fill a phone on its side, too. */
const MANY: ReadonlySet<string> = new Set(['casting', 'outfit']);

const MOMENTS: readonly (readonly [string, () => Position])[] = [
  ['casting', () => soonest(60, { ...PAIR, setup: {}, seats: ['me', 'bot'], when: isAsked(0, 'choose-character') })],
  ['outfit', () => soonest(60, { ...PAIR, seats: ['me', 'bot'], when: isAsked(0, 'equip') })],
  ['morning', () => TURNS['under-our-sun']],
  ['night', () => soonest(400, { ...THREE, when: match => isAsked(0, 'act')(match) && stateOf(match).phase === 'night' })],
  ['card', () => soonest(500, { ...THREE, when: isAsked(0, 'choose-branch', 'pay-or', 'choose-skill') })],
  ['fight', FIGHT],
  ['join', () => soonest(300, { ...THREE, when: isAsked(0, 'join') })],
  ['market', () => soonest(200, { ...THREE, when: isAsked(0, 'deal') })],
  ['trade', () => soonest(400, { ...THREE, bots: 'random', when: isAsked(0, 'trade') })],
  ['vote', VOTE],
  ['death', DEATH],
  [
    'exodus',
    () =>
      soonest(900, {
        ...THREE,
        mode: 'exodus',
        when: match => isAsked(0, 'act')(match) && stateOf(match).tiles.length >= 18,
      }),
  ],
];

for (const [name, position] of MOMENTS)
  nightTest(`${name} fits at every size, nothing of it is cut off, and everybody can use it`, async ({ server, visit }) => {
    const table = await openTable(server, position());
    const ada = await visit();
    await sitDown(ada, table.link(0));
    for (const [width, height] of FIVE_SIZES) {
      const at = `${width} × ${height}`;
      await ada.resize(width, height);
      await ada.screenshot(`under-our-sun-${name}-${width}`);
      expect.soft(await ada.page.evaluate(overflow), at).toBe(0);
      if (width < NARROW || (height < NARROW && MANY.has(name))) expect.soft(await ada.page.evaluate(bareBands, BARE), at).toEqual([]);
      expect
        .soft(
          (await ada.page.evaluate(cutOff)).filter(cut => !isOfAnswers(cut)),
          at,
        )
        .toEqual([]);
      expect.soft(await graveFaults(ada), at).toEqual([]);
    }
  });

nightTest(
  'on a phone a question of the second day, with what happened since above it, is read without scrolling',
  async ({ server, visit }) => {
    const isSecondDay = (match: AnyMatch): boolean =>
      isAsked(0, 'act')(match) && stateOf(match).day === 2 && stateOf(match).phase === 'morning';
    const table = await openTable(server, soonest(400, { ...PAIR, seats: ['me', 'bot'], when: isSecondDay }));
    const ada = await visit({ size: 'phone' });
    await sitDown(ada, table.link(0));
    const { page } = ada;
    await page.locator('.folded-line').waitFor();
    await page.evaluate(standsStill);
    await ada.screenshot('under-our-sun-second-day-phone');

    const bar = page.locator('.place-bar');
    expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  },
);

nightTest(
  'in the palm of a hand a step by stealth is two taps: its place, and the button that says how likely it is unseen',
  async ({ server, visit }) => {
    const isSneaking = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && offersTo(match, 0, /^sneak-/);
    const table = await openTable(server, soonest(200, { ...THREE, seats: ['me', 'bot', 'bot'], when: isSneaking }));
    const ada = await visit({ size: 'phone' });
    await sitDown(ada, table.link(0));
    const { page } = ada;
    const sneak = ada.wire.asked!.options.find(({ key }) => key.startsWith('sneak-'))!;

    await page.locator(`.us-land .board-cell[data-about="hex ${sneak.about[0]!.id}"]`).tap({ force: true });
    await page
      .getByRole('group', { name: 'What can be done here' })
      .getByRole('button', { name: /^Sneak \d+ % unseen/ })
      .tap();

    await until('it is answered', async () => ada.wire.answers.length > 0);
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  },
);

nightTest('missions stand on a shelf before there is a table, each with what it asks for of as many as sit there', async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.go('/new/under-our-sun');
  const well = page.locator('.modes > li', { has: page.getByRole('radio', { name: 'The Dry Well', exact: true }) });
  await well.getByText('First, with 2 characters: Bring 3 metal, 1 connector and 1 plastic to New Haven.').waitFor();
  await page.getByText('4 seats', { exact: true }).click();
  await well.getByText('First, with 4 characters: Bring 4 metal, 2 connectors and 2 plastic to New Haven.').waitFor();
  expect(await page.locator('.modes > li').count()).toBe(9);
  await page.locator('.modes > li', { hasText: 'Find the nest' }).click({ position: { x: 40, y: 40 } });
  expect(await page.getByRole('radio', { name: 'The Nest', exact: true }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /^One of you may be a traitor/ }).check();
  expect(await page.getByRole('radio', { name: 'The Nest', exact: true }).isChecked()).toBe(true);
  await expectAccessibleByNight(ada, 'the shelf');
  for (const [width, height] of FIVE_SIZES) {
    await ada.resize(width, height);
    expect(await page.evaluate(overflow), `${width} × ${height}`).toBe(0);
  }
});

nightTest('the whole table is in the light of the phase', async ({ server, visit }) => {
  const light = ({ page }: Visitor): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const ada = await visit();
  const lights: string[] = [];
  for (const name of ['morning', 'night']) {
    const [, position] = MOMENTS.find(one => one[0] === name)!;
    const table = await openTable(server, position());
    await sitDown(ada, table.link(0));
    expect(await ada.page.locator('.us-night').count()).toBe(name === 'night' ? await ada.page.locator('.us').count() : 0);
    lights.push(await light(ada));
  }
  expect(new Set(lights).size).toBe(2);
});

nightTest('in a camp hands go up, and all see for whom', async ({ server, visit }) => {
  const table = await openTable(server, VOTE());
  const ada = await visit({ habits: { confirm: 'never', motion: 'full', pace: 'calm' } });
  const bo = await visit({ habits: { name: 'Bo', confirm: 'never' } });
  const [first, second] = [await sitDown(ada, table.link(0)), await sitDown(bo, table.link(1))];

  await second.answer(['boone']);
  await first.answer(['boone']);

  const vote = ada.page.getByRole('list', { name: 'The vote' });
  await vote.waitFor();
  expect(await vote.getByText('2 hands').count()).toBe(1);
  await ada.screenshot('under-our-sun-hands-desktop');
});

const offersTo = (match: AnyMatch, seat: number, key: RegExp): boolean =>
  match.openFor(seat)?.decision.options.some(one => key.test(one.key)) ?? false;

test('what happened since one’s turn is read beside three people without scrolling', async ({ server, visit }) => {
  const table = await openTable(server, soonest(60, { ...THREE, when: match => stateOf(match).day > 1 && isAsked(0, 'act')(match) }));
  const ada = await visit({ habits: { confirm: 'never' } });
  await sitDown(ada, table.link(0));
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  const since = ada.page.getByRole('complementary', { name: 'Since your turn' });
  await since.waitFor();
  const [card, party] = [(await since.boundingBox())!, (await ada.page.locator('.place-party').boundingBox())!];

  await ada.screenshot('under-our-sun-since-desktop');
  expect(card.y + card.height).toBeLessThanOrEqual(party.y + party.height + 1);
  expect(card.height).toBeGreaterThan(60);
  await ada.page.setViewportSize({ width: 1024, height: 768 });
  await ada.screenshot('under-our-sun-since-middle');
  await ada.page.locator('.us-strip-bars .us-thirst-row').first().waitFor();
  await ada.screenshotAsPhone('under-our-sun-since-phone');
});

for (const [width, height] of FIVE_SIZES)
  nightTest(
    `whoever is brought back has a moment of their own, and stands where they lay, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const isAtHand = (match: AnyMatch): boolean => {
        const { characters } = stateOf(match);
        const own = characters.find(one => one.seat === 0)!;
        return (
          isAsked(0, 'act')(match) && offersTo(match, 0, /^use-.*aed/) && characters.some(one => one.diedIn >= 0 && one.hex === own.hex)
        );
      };
      const table = await openTable(server, soonest(90, { ...THREE, bots: 'random', when: isAtHand }));
      const ada = await visit({ habits: { confirm: 'never', motion: 'full', pace: 'calm' } });
      const player = await sitDown(ada, table.link(0));
      await ada.resize(width, height);
      const { characters } = viewOf(ada);
      const { hex } = characters.find(one => one.seat === 0)!;
      const dead = characters.findIndex(one => one.diedIn >= 0 && one.hex === hex);
      const [use] = player.visitor.wire.asked!.options.filter(({ key }) => /^use-.*aed/.test(key));

      await player.answer([use!.key]);
      while (player.visitor.wire.asked?.kind !== 'act' && viewOf(ada).characters[dead]!.diedIn >= 0) await player.answer();

      await ada.page.locator('.us-moment.is-revived').waitFor();
      await ada.screenshot('under-our-sun-revival-desktop');
      await player.nextAsked();
      expect(viewOf(ada).characters[dead]!.diedIn).toBe(-1);
      expect(await ada.page.locator(`.us-land [data-about="character ${dead}"] .us-cover`).count()).toBe(0);
    },
  );

nightTest('a Son of Liberty who turns the card is shown to all for a moment, and is known from then on', async ({ server, visit }) => {
  const isSon = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && offersTo(match, 0, /^reveal$/);
  const setup = { ...PAIR.setup, mode: 'semi' };
  const table = await openTable(server, soonest(60, { ...PAIR, setup, seats: ['me', 'me'], when: isSon }));
  const ada = await visit({ habits: { confirm: 'never' } });
  const bo = await visit({ habits: { name: 'Bo', confirm: 'never', motion: 'full', pace: 'calm' } });
  const player = await sitDown(ada, table.link(0));
  await bo.sit(table.link(1));
  await bo.page.getByRole('button', { name: 'Turn the page' }).click();
  await bo.page.locator('.us-land').waitFor();
  expect(await bo.page.locator('.us-moment').count()).toBe(0);

  await player.answer(['reveal']);

  await bo.page.locator('.us-moment.is-revealed').waitFor();
  const card = bo.page.locator('.us-burnt-card');
  expect(await card.evaluate(one => one.getAnimations().length)).toBeGreaterThan(0);
  await card.evaluate(async one =>
    Promise.all(one.getAnimations().map((burning: { readonly finished: Promise<unknown> }) => burning.finished)),
  );
  await bo.screenshot('under-our-sun-reveal-desktop');
  const name = await bo.page.locator('.us-moment.is-revealed').getAttribute('aria-label');
  await bo.page.getByText('Ledger', { exact: true }).click();
  await bo.page.getByRole('heading', { name: `${name} is a Son of Liberty` }).waitFor();
});

nightTest('a mark that one puts on somebody is there after the page is loaded anew, and in no other browser', async ({ server, visit }) => {
  const setup = { ...PAIR.setup, mode: 'semi' };
  const table = await openTable(server, soonest(60, { ...PAIR, setup, seats: ['me', 'me'], when: isAsked(0, 'act') }));
  const ada = await visit();
  const bo = await visit({ habits: { name: 'Bo' } });
  const open = async ({ page }: Visitor): Promise<void> => page.getByText('Ledger', { exact: true }).click();
  for (const [seat, one] of [ada, bo].entries()) {
    await one.sit(table.link(seat));
    await open(one);
  }
  const markOf = ({ page }: Visitor, says: string) => page.getByRole('button', { name: `My mark on Boone: ${says}` });

  await markOf(ada, 'no mark').click();
  await markOf(ada, 'trusted').click();
  await markOf(ada, 'doubted').waitFor();
  await ada.page.reload();
  await ada.page.locator('.table').waitFor();
  await open(ada);

  await markOf(ada, 'doubted').waitFor();
  await markOf(bo, 'no mark').waitFor();
  expect(bo.wire.received.join('').includes('doubted')).toBe(false);
});

/** What each of them does, if it is offered: nothing that a hidden card could be about. */
const IDLE = ['explore-', 'sleep', 'move-', 'pass', 'wait', 'no', 'nothing', 'done'] as const;
const STEPS = 10;

interface Dealt {
  readonly players: readonly { readonly team: readonly number[] }[];
  readonly teamPile: readonly number[];
}

/** For how long one has waited is for the clock to tell, and for no card. */
const withoutClock = (page: string): string => page.replaceAll(/<span>\d+ (s|min)<\/span>/g, '');

/** What one of them does who does nothing of the sort. */
function idle({ options, choose, min }: Pick<Asked, 'options' | 'choose' | 'min'>): readonly string[] {
  if (choose === 'some') return options.slice(0, min).map(({ key }) => key);
  return [(IDLE.flatMap(word => options.find(({ key }) => key.startsWith(word)) ?? [])[0] ?? options[0]!).key];
}

/** The same match twice, up to the first turn: once Ida is the Son of Liberty, once nobody is. As files that begin there: at a table nobody says how cards lie. */
function twoWorlds(): readonly MatchRecord[] {
  const game = theGame('under-our-sun');
  const usual = game.moreTables!.find(one => one.mode === 'lost-patrol-traitor' && game.seatsOf(one.setup) === 3)!;
  const setup = { ...(usual.setup as object), characters: ['ida', 'boone', 'wren'] };
  const begun = (said: Said = {}): AnyMatch => {
    const started = startMatch(game, setup, 'two worlds', 'everything', said);
    if (!started.ok) throw new Error(started.refusal.says);
    return started.value;
  };
  const { players, teamPile } = begun().state as Dealt;
  const faces = game.shows!.faces!();
  const dealt = [...players.flatMap(one => one.team), ...teamPile];
  const [son] = dealt.filter(no => faces[no]!.kind.endsWith('Son of Liberty'));
  const [first, ...rest] = dealt.filter(no => no !== son);
  const worlds = [
    [son!, ...rest, first!],
    [first!, ...rest, son!],
  ].map(order => begun({ team: [null, order] }));
  expect(worlds.map(match => (match.state as Dealt).players[0]!.team)).toEqual([[son], [first]]);
  return worlds.map(match => {
    for (let asked = match.open[0]!; asked.kind !== 'act'; asked = match.open[0]!) {
      const keys = idle(asked as unknown as Asked);
      match.answer(asked.seat, asked.choose === 'some' ? keys : keys[0]!);
    }
    const { said: _, ...record } = recordOf(match);
    return { ...record, answers: [], before: [] };
  });
}

for (const [width, height] of FIVE_SIZES)
  nightTest(
    `two tables that differ in nothing but the loyalty of somebody are one to a third: the same page after every answer, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const pages: string[][] = [];
      for (const record of twoWorlds()) {
        const table = await brought(server, ['me', 'me', 'me'], record);
        const seats: Visitor[] = [];
        for (const name of ['Ada', 'Bo', 'Cy']) seats.push(await visit({ habits: { name, confirm: 'never' }, side: 'open' }));
        for (const [seat, one] of seats.entries()) await one.sit(table.link(seat));
        const [, , third] = seats as [Visitor, Visitor, Visitor];
        await third.resize(width, height);
        const seen: string[] = [];
        for (let step = 0; step < STEPS; step++) {
          const at = await until('somebody is asked', () => seats.find(one => one.wire.asked) ?? null);
          const before = third.wire.sights.length;
          await new Player(at).answer(idle(at.wire.asked!));
          await until('the third is told', () => third.wire.sights.length > before);
          await until('and knows what it is not offered', () => third.wire.knowsWhyNot);
          await third.page.evaluate(standsStill);
          seen.push(withoutClock((await third.page.locator('.table').innerHTML()).replaceAll(table.table, 'table')));
        }
        await third.screenshot(`under-our-sun-world-${pages.length + 1}-${width}`);
        pages.push(seen);
      }

      for (const [i, page] of pages[0]!.entries()) expect(pages[1]![i], `after answer ${i + 1}`).toBe(page);
    },
  );

nightTest('the dead lie where they fell, with the phases in which they can be brought back', async ({ server, visit }) => {
  const table = await openTable(server, DEATH());
  const ada = await visit();
  await sitDown(ada, table.link(0));
  const { characters } = viewOf(ada);
  const dead = characters.flatMap((one, who) => (one.diedIn >= 0 && !one.isEliminated ? [who] : []));
  for (const who of dead) expect(await ada.page.locator(`.us-land [data-about="character ${who}"] .us-cover`).count()).toBe(1);
  await ada.page
    .getByText(/can be brought back/)
    .first()
    .waitFor();
});

for (const [width, height] of FIVE_SIZES)
  nightTest(
    `a whole Dry Well is played by clicks, and at the end the sheet lies there, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const table = await openTable(server, { ...PAIR, setup: {}, seats: ['me', 'bot'], seed: 'by clicks' });
      const ada = await visit({ habits: { confirm: 'never' } });
      await ada.sit(table.link(0));
      await ada.resize(width, height);
      const player = new Player(ada);

      await player.playUntil(() => player.isOver);

      expect(ada.wire.refusedAnswers).toEqual([]);
      await ada.page.getByRole('img', { name: /^The sheet with \d+ tiles/ }).waitFor();
      await ada.screenshot(`under-our-sun-end-${width}`);
    },
  );
