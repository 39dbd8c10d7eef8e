/**
 * Under our Sun by clicks: ground that is explored and sneaked onto, a fight that two browsers share, a trade until both agree, and a night in a camp.
 * Two people play by the scripts below, from New Haven on; no seed is written down, the first in which a script comes to its moment is taken.
 */
import type { Bot } from '@quarry/bots';
import type { AnyMatch, LoggedAnswer } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { byDay, nightTest, test } from './harness.ts';
import { overflow, spotOn } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, played, soonest } from './positions.ts';
import type { ServerProcess } from './server-process.ts';
import { TURNS } from './turns.ts';
import { FIVE_SIZES, press, until, type Visitor } from './visitor.ts';

const PAIR = {
  game: 'under-our-sun',
  mode: 'dry-well',
  setup: { characters: ['ida', 'boone'] },
  seats: ['me', 'me'],
} as const satisfies Partial<Position>;

const NAMES = ['Ida', 'Boone'] as const;
/** In which window the first of both sits; the other holds a phone. */
const SIZES = byDay(FIVE_SIZES, 0);

interface View {
  readonly characters: readonly {
    readonly seat: number;
    readonly hex: number;
    readonly ap: number;
    readonly hp: number;
    readonly water: number;
    readonly isStealthy: boolean;
    readonly items: readonly unknown[];
  }[];
  readonly tiles: readonly { readonly hex: number; readonly card: number; readonly symbols: readonly number[] }[];
  readonly enemies: readonly { readonly id: number; readonly damage: number }[];
}
const viewOf = (visitor: Visitor): View => visitor.wire.chair!.seen.view as View;
const stateOf = (match: AnyMatch): View => match.state as View;
const itemsOf = (visitor: Visitor, seat: number): number => viewOf(visitor).characters.find(one => one.seat === seat)!.items.length;
/** What the log says, from a line on. */
const told = (visitor: Visitor, from = 0): string =>
  visitor.wire
    .chair!.lines.slice(from)
    .map(line => line.says)
    .join('\n');

// Scripts

/** The first option that begins like one of these, in their order; else nothing is done. */
const IDLE = ['pass', 'wait', 'no', 'abstain', 'leave', 'nothing', 'done'];
function pick({ choose, options }: Pick<Parameters<Bot['answer']>[1], 'choose' | 'options'>, ...wishes: readonly string[]) {
  if (choose === 'some') return [];
  for (const wish of wishes) {
    const found = options.find(({ key }) => key.startsWith(wish));
    if (found) return found.key;
  }
  return (options.find(({ key }) => IDLE.includes(key)) ?? options[0]!).key;
}
type Wishes = (view: View, who: number, kind: string) => readonly string[];
/** Everybody at the table plays like this. */
const script = (wishes: Wishes): Bot => ({
  name: 'script',
  answer: (view, decision, seat) => {
    const { characters } = view as View;
    return pick(
      decision,
      ...wishes(
        view as View,
        characters.findIndex(one => one.seat === seat),
        decision.kind,
      ),
    );
  },
});
const isHome = ({ tiles, characters }: View, who: number): boolean => characters[who]!.hex === tiles[0]!.hex;
/** To where the other is, or onto a tile of this sort beside New Haven; until there is one, to look for it. */
function meetOn(view: View, who: number, isWanted: (tile: View['tiles'][number]) => boolean): readonly string[] {
  const other = view.characters.findIndex((_, one) => one !== who);
  if (!isHome(view, who)) return [];
  if (!isHome(view, other)) return [`move-${view.characters[other]!.hex}`];
  const wanted = view.tiles.slice(1).find(one => one.card >= 0 && isWanted(one));
  return [wanted ? `move-${wanted.hex}` : 'explore-'];
}

const scouts = script((_, __, kind) => (kind === 'act' ? ['explore-'] : []));
const fighters = script((view, who, kind) =>
  kind === 'act' ? meetOn(view, who, one => one.symbols.includes(-1)) : ['attack-', 'join', 'dodge'],
);
const buyers = script((_, __, kind) => (kind === 'equip' ? [''] : kind === 'act' ? ['replenish'] : []));
const campers = script((view, who, kind) => {
  if (kind === 'equip') return ['tent'];
  if (kind === 'pool') return ['yes'];
  if (kind !== 'act') return ['dodge'];
  return isHome(view, who) ? meetOn(view, who, one => one.symbols.length === 0) : ['pitch-'];
});

const keysOf = ({ answer }: LoggedAnswer): readonly string[] => (typeof answer === 'string' ? [answer] : (answer as readonly string[]));
const offers = (match: AnyMatch, seat: number, key: string): boolean =>
  match.openFor(seat)?.decision.options.some(option => option.key.startsWith(key)) ?? false;
/** The moment before the last so many answers, which the players of the test give themselves. */
async function takeUp(server: ServerProcess, visitors: readonly Visitor[], position: Position, last: number) {
  const match = played(position);
  const table = await openTable(server, { ...position, when: ({ n }) => n === match.n - last });
  for (const [seat, visitor] of visitors.entries()) await visitor.sit(table.link(seat));
  return { players: visitors.map(visitor => new Player(visitor)), answers: match.answers.slice(-last) };
}
/** Clicks a thing of the board that several options are about, and then one of those that are left. */
async function clickThenChoose(player: Player, about: string, key: string): Promise<readonly string[]> {
  const asked = await player.nextAsked();
  const { page } = player.visitor;
  const spot = await page.evaluate(spotOn, about);
  await page.mouse.click(spot!.x, spot!.y);
  const group = player.bar.getByRole('group', { name: 'Options' }).getByRole('button');
  const narrowed = asked!.options.filter(option => option.about.some(({ kind, id }) => `${kind} ${id}` === about));
  await until('the options are about it alone', async () => (await group.count()) === narrowed.length);
  const { wire } = player.visitor;
  const before = wire.answers.length;
  await group.nth(narrowed.findIndex(option => option.key === key)).click();
  await until('the answer has arrived', () => wire.answers.length > before && wire.asked?.n !== asked!.n);
  return narrowed.map(option => option.key);
}

const nameOn = (asked: Asked | null, key: string): string => asked!.options.find(option => option.key === key)!.says;
/** So many lines have been told to each until now. */
const linesOf = (both: readonly Visitor[]): number[] => both.map(one => one.wire.chair!.lines.length);
/** The log says the same to both, in the lines after these. */
const toldToBoth = async (both: readonly Visitor[], what: RegExp, after: readonly number[]): Promise<void> => {
  for (const [i, one] of both.entries()) await until(`${what} is told`, () => what.test(told(one, after[i])));
};

for (const [width, height] of SIZES)
  test(`ground is explored and sneaked onto: a click on the map, then on what is meant, at ${width} × ${height}`, async ({
    server,
    visit,
  }) => {
    const isOpen = (match: AnyMatch): boolean => match.answers.at(-1)?.seat === 0 && isAsked(0, 'act')(match) && offers(match, 0, 'sneak-');
    const position = soonest(30, { ...PAIR, bots: scouts, when: isOpen });
    const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
    const { players, answers } = await takeUp(server, [ada], position, 1);
    const player = players[0]!;
    const [explore] = keysOf(answers[0]!);
    const hex = Number(explore!.split('-')[1]);
    const before = await player.nextAsked();
    await ada.page.getByText(before!.says).first().waitFor(); // it is also read aloud
    await ada.page.getByText('Sand in the Bucket').first().waitFor();
    await ada.resize(width, height);
    await ada.screenshot('under-our-sun-turn-desktop');
    await expectAccessibleByNight(ada, 'a turn in New Haven');
    expect(nameOn(before, explore!)).toMatch(/^Explore [a-z-]+, 1 AP: reveal the tile there$/);

    const [lines] = linesOf([ada]);
    expect(await clickThenChoose(player, `hex ${hex}`, explore!)).toEqual([explore, `charge-${hex}`]);

    const known = await player.nextAsked();
    const [, ground] = /New ground: ([^,]+), /.exec(told(ada, lines))!;
    await ada.page.locator(`[data-about="hex ${hex}"]`, { hasText: ground! }).first().waitFor();
    await ada.screenshot('under-our-sun-explored-desktop');
    const sneak = `sneak-${hex}`;
    expect(nameOn(known, sneak)).toMatch(new RegExp(`^Sneak [a-z-]+ to ${ground}, \\d AP: .+ to be unseen`));
    const [sneaked] = linesOf([ada]);
    expect(await clickThenChoose(player, `hex ${hex}`, sneak)).toEqual([`move-${hex}`, sneak]);
    await until('Ida is there', () => viewOf(ada).characters.find(one => one.seat === 0)!.hex === hex);
    expect(told(ada, sneaked)).toMatch(new RegExp(`Ida sneaks onto ${ground}`));
    await ada.screenshot('under-our-sun-sneaked-desktop');
    expect(ada.wire.refusedAnswers).toEqual([]);
  });

test('on a phone all that is asked for is in sight; a tap opens a ring of verbs with their prices, and a tap elsewhere closes it', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, TURNS['under-our-sun']);
  const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
  const { page } = ada;
  await ada.sit(table.link(0));
  const asked = (await new Player(ada).nextAsked())!;
  const hexes = asked.options.flatMap(one => one.about).flatMap(({ kind, id }) => (kind === 'hex' ? [`hex ${id}`] : []));
  const lit = hexes.filter((hex, i) => hexes.indexOf(hex) < i); // several options are about it, so that a press chooses none
  const unseen = async (): Promise<string[]> => {
    const seen = await Promise.all(lit.map(async about => ((await page.evaluate(spotOn, about)) ? null : about)));
    return seen.filter(one => one !== null);
  };
  expect(lit.length).toBeGreaterThan(3);
  expect(await unseen()).toEqual([]);

  const ring = page.getByRole('group', { name: 'What can be done here' });
  for (const about of lit) {
    const { x, y } = (await page.evaluate(spotOn, about))!;
    await page.touchscreen.tap(x, y);
    await ring.waitFor();
    const prices = await ring.locator('.us-ring-price').allTextContents();
    expect([about, prices.every(price => /^(\d AP|free)$/.test(price)), prices.length]).toEqual([about, true, 2]);
    await page.locator('.top-bar').tap({ position: { x: 12, y: 12 } });
    await ring.waitFor({ state: 'detached' });
  }
  expect(ada.wire.answers).toEqual([]);
});

nightTest('of water one lays down as much as one likes by one control, by finger and by keys', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['under-our-sun']);
  const ada = await visit({ size: 'phone', habits: { confirm: 'never' } });
  const { page } = ada;
  await ada.sit(table.link(0));
  const player = new Player(ada, { likes: 'buttons' });
  const waterOf = (): number => viewOf(ada).characters.find(one => one.seat === 0)!.water;
  const before = waterOf();
  expect(before).toBeGreaterThan(3);

  await player.answer(['discard']);
  const asked = (await player.nextAsked())!;
  const water = asked.options.filter(one => one.says === 'Water').map(one => one.key);
  expect(water).toHaveLength(before);
  const control = player.bar.getByRole('group', { name: 'Water: how many?' });
  const chosen = control.getByRole('status');
  const [question, row] = [(await player.bar.locator('.decision-asks').boundingBox())!, (await control.boundingBox())!];
  expect([question.width > 200, row.y >= question.y + question.height], 'the question has its lines, the control its own').toEqual([
    true,
    true,
  ]);
  const more = control.getByRole('button', { name: 'One more: Water' });
  expect(await player.bar.locator(`[data-alike~="${water[0]}"]`).count()).toBe(1);
  for (let n = 1; n <= 3; n++) {
    await press(page, () => more.tap());
    await chosen.getByText(`${n} of ${before}`).waitFor();
  }
  await control.getByRole('button', { name: 'One less: Water' }).tap();
  await chosen.getByText(`2 of ${before}`).waitFor();
  await ada.screenshot('under-our-sun-how-many-phone');
  await more.focus();
  await page.keyboard.press('End');
  await chosen.getByText(`${before} of ${before}`).waitFor();
  await page.keyboard.press('ArrowDown');
  await chosen.getByText(`${before - 1} of ${before}`).waitFor();
  await player.bar.getByRole('button', { name: 'Done' }).tap();

  await until('it lies on the ground', () => waterOf() === 1);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

for (const [width, height] of SIZES)
  nightTest(
    `a fight is shared: one browser attacks, the other is asked, joins and strikes, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const isShared = ({ answers }: AnyMatch): boolean => answers.at(-1)?.kind === 'joined-fight';
      const position = soonest(60, { ...PAIR, bots: fighters, when: isShared });
      const { answers: all } = played(position);
      const joined = all.findLastIndex(one => one.kind === 'join');
      const attack = all.findLastIndex((one, i) => i < joined && one.kind !== 'karma' && one.seat !== all[joined]!.seat);
      const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
      const bo = await visit({ size: 'phone', habits: { name: 'Bo', confirm: 'never' } });
      const { players, answers } = await takeUp(server, [ada, bo], position, all.length - attack);
      await ada.resize(width, height);
      const before = viewOf(ada);
      const both = [ada, bo];
      const lines = linesOf(both);
      let joinedAt = lines;

      for (const one of answers) {
        const player = players[one.seat]!;
        const asked = await player.nextAsked();
        if (one.kind === 'joined-fight') joinedAt = linesOf(both);
        if (one.kind === 'join') {
          expect(asked!.says).toMatch(/^(Ida|Boone) fights on .+\. Do you join\?$/);
          expect(asked!.told).toMatch(/You have \d AP and \d of \d HP\./);
        }
        await player.visitor.screenshot(`under-our-sun-${one.kind}-${player.visitor.size}`);
        await player.answer(keysOf(one));
      }

      const [first, second] = [answers[0]!.seat, all[joined]!.seat].map(seat => before.characters.find(one => one.seat === seat)!);
      const hasLost = (): boolean =>
        viewOf(ada).characters.some((one, who) => one.hp < before.characters[who]!.hp) ||
        viewOf(ada).enemies.some(({ id, damage }) => damage > (before.enemies.find(one => one.id === id)?.damage ?? 0)) ||
        viewOf(ada).enemies.length < before.enemies.length;
      expect(first!.hex).toBe(second!.hex);
      const [one, other] = [first!, second!].map(({ seat }) => NAMES[seat]!);
      const comesTo = '(\\d damage, \\d of \\d HP left|no damage)';
      await toldToBoth(both, new RegExp(`${one} attacks .+ with .+: .*${comesTo}`), lines);
      await toldToBoth(both, new RegExp(`${other} joins ${one}’s fight`), lines);
      await toldToBoth(both, new RegExp(`${other} attacks .+ with .+: .*${comesTo}`), joinedAt);
      await toldToBoth(both, new RegExp(`.+ attacks (${one}|${other}): .*${comesTo}`), lines);
      expect(hasLost()).toBe(true);
      expect(await bo.page.evaluate(overflow)).toBe(0);
      expect([...ada.wire.refusedAnswers, ...bo.wire.refusedAnswers]).toEqual([]);
    },
  );

/** One at a window of that size, and one at a phone. */
async function sitTogether(
  table: Awaited<ReturnType<typeof openTable>>,
  visit: (options: object) => Promise<Visitor>,
  width: number,
  height: number,
): Promise<readonly [Visitor, Visitor]> {
  const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
  const bo = await visit({ size: 'phone', habits: { name: 'Bo', confirm: 'never' } });
  await ada.sit(table.link(0));
  await ada.resize(width, height);
  await bo.sit(table.link(1));
  return [ada, bo];
}

for (const [width, height] of SIZES)
  nightTest(
    `a trade lies open to both until both agree, and is refused whole with its reason, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const hasAll = ({ characters }: View): boolean => characters.every(one => one.items.length > 0);
      const isReady = (match: AnyMatch): boolean =>
        isAsked(0, 'act')(match) && offers(match, 0, 'trade-') && !offers(match, 0, 'replenish') && hasAll(stateOf(match));
      const table = await openTable(server, soonest(30, { ...PAIR, bots: buyers, when: isReady }));
      const [ada, bo] = await sitTogether(table, visit, width, height);
      const [first, second] = [new Player(ada), new Player(bo)];
      const { water, ap } = viewOf(ada).characters.find(one => one.seat === 0)!;
      const canAgree = (visitor: Visitor): boolean => visitor.wire.asked!.options.some(({ key }) => key === 'agree');

      await first.answer(['trade-boone']);
      expect((await second.nextAsked())!.told).toMatch(/Nothing lies on the table yet/);
      await second.answer(['put-boone-water']);
      await until('Ida sees it', () => ada.wire.asked?.told?.includes('Boone offers 1 water.'));

      const tooMuch = 'Ida would have 1 water too much for the bottles. Take some off the table.';
      for (const player of [first, second]) {
        expect((await player.nextAsked())!.told).toContain(tooMuch);
        await player.visitor.page.getByText(tooMuch).first().waitFor();
        expect(canAgree(player.visitor)).toBe(false);
      }
      await ada.screenshot('under-our-sun-trade-refused-desktop');
      await bo.screenshot('under-our-sun-trade-refused-phone');
      const card = ada.wire.asked!.options.find(({ key }) => /^put-ida-.+\.\d$/.test(key))!;
      await first.answer(['put-ida-water']);
      await until('Boone may agree', () => canAgree(bo));
      await second.answer(['agree']);
      await until('Ida sees that', () => ada.wire.asked?.told?.includes('Boone has agreed.'));
      await first.answer([card.key]);
      await until('Boone is asked again', () => bo.wire.asked?.told?.includes('You offer 1 water. Ida offers 1 water and') && canAgree(bo));
      await first.answer(['agree']);
      await until('Boone sees that', () => bo.wire.asked?.told?.includes('Ida has agreed.'));
      await bo.screenshot('under-our-sun-trade-phone');
      const hers = itemsOf(ada, 0);
      await second.answer(['agree']);

      for (const one of [ada, bo]) await until('it has changed hands', () => itemsOf(one, 0) === hers - 1);
      const ida = viewOf(ada).characters.find(one => one.seat === 0)!;
      expect([ida.water, ida.ap]).toEqual([water, ap - 1]);
      expect((await first.nextAsked())!.kind).toBe('act');
      await ada.screenshot('under-our-sun-traded-desktop');
      expect([...ada.wire.refusedAnswers, ...bo.wire.refusedAnswers]).toEqual([]);
    },
  );

for (const [width, height] of SIZES)
  nightTest(
    `at night a card comes to the camp, and those who sleep there vote whom it hits, at ${width} × ${height}`,
    async ({ server, visit }) => {
      const table = await openTable(server, soonest(40, { ...PAIR, bots: campers, when: isAsked(0, 'vote') }));
      const [ada, bo] = await sitTogether(table, visit, width, height);
      const [first, second] = [new Player(ada), new Player(bo)];
      const asked = await first.nextAsked();
      await ada.screenshot('under-our-sun-vote-desktop');
      const [, card] = /^(.+?) comes to the camp on /.exec(asked!.says)!;
      expect(asked!.says).toMatch(/Whom does it hit\?$/);
      expect(asked!.told).toContain('A majority decides; else whoever drew it.');
      expect(asked!.options.map(({ key }) => key)).toEqual(expect.arrayContaining(['ida', 'boone', 'pass']));

      const voted = linesOf([ada, bo]);
      await first.answer(['boone']);
      await second.nextAsked();
      await bo.screenshot('under-our-sun-vote-phone');
      await second.answer(['boone']);

      await toldToBoth([ada, bo], new RegExp(`${card} hits Boone`), voted);
      await ada.screenshot('under-our-sun-night-desktop');
      expect(await bo.page.evaluate(overflow)).toBe(0);
      expect([...ada.wire.refusedAnswers, ...bo.wire.refusedAnswers]).toEqual([]);
    },
  );

nightTest('a Son of Liberty reads so and may show it, and the other browser is told nothing of it', async ({ server, visit }) => {
  const isSon = (match: AnyMatch): boolean => isAsked(0, 'act')(match) && offers(match, 0, 'reveal');
  const table = await openTable(server, soonest(30, { ...PAIR, setup: { ...PAIR.setup, mode: 'semi' }, bots: scouts, when: isSon }));
  const ada = await visit({ habits: { confirm: 'never' }, side: 'open' });
  const bo = await visit({ habits: { name: 'Bo', confirm: 'never' }, side: 'open' });
  await ada.sit(table.link(0));
  await bo.sit(table.link(1));
  await new Player(ada).nextAsked();
  const cards: string[] = [];
  for (const { page } of [ada, bo]) {
    await page.getByText('Ledger', { exact: true }).click();
    const held = page.getByRole('heading', { name: /^Your team card: / });
    expect(await held.count()).toBe(0);
    await page.getByRole('button', { name: 'Look at your card' }).click();
    cards.push((await held.textContent())!);
  }
  await ada.page.getByRole('button', { name: /^Show your team card/ }).waitFor();
  await ada.screenshot('under-our-sun-liberty-desktop');

  const [hers, his] = cards.map(heading => heading.slice('Your team card: '.length)) as [string, string];
  expect(hers).not.toBe(his);
  expect(await bo.page.getByText(hers).count()).toBe(0);
  const sent = bo.wire.received.join('\n');
  expect([sent.includes(`Your team card: ${hers}`), sent.includes('"key":"reveal"')]).toEqual([false, false]);
});
