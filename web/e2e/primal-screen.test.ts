/** Primal on its own screen: the jaw, the hearts and the turned beast tell the view, a card that is pointed at wakes what it would wake, what strikes lies face up. */
import type { AnyMatch } from '@quarry/kernel';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { nightTest, test } from './harness.ts';
import { overflow } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position, soonest, theGame } from './positions.ts';
import type { Visitor } from './visitor.ts';

interface View {
  readonly monster: {
    readonly health: number;
    readonly struggle: number;
    readonly facing: number;
    readonly slots: readonly { readonly up: readonly number[] }[];
  };
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
    const found = ['sleeper'].includes(beast) ? { ...position, seats: ['me', 'bot', 'bot'] as const } : position;
    const table = await openTable(server, found);
    await ada.sit(table.link(0));
    await new Player(ada).nextAsked();
    const picture = (await ada.page.locator('.pa-body > image').first().getAttribute('href'))!;
    expect(picture).toContain(beast);
    expect(await ada.page.evaluate(`fetch('${picture}').then(got => got.ok)`)).toBe(true);
  }
});

const SIZES = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const;

/** Texts of the hunt that are cut off at an edge of what they stand in. */
const CUT = `[...document.querySelectorAll('.pa-head h2, .pa-wound-says > *, .pa-slot-waker, .pa-slot-eye, .pa-link b')]
  .filter(one => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline'))
  .map(one => one.className + ': ' + one.textContent)`;

nightTest('a hunt, a camp and a board with quests fit everywhere, and can be used by everybody', async ({ server, visit }) => {
  const campaign = { game: 'primal', mode: 'campaign', setup: { chapter: 4 }, bots: 'random', seats: ['me', 'bot'], seed: 'a' } as const;
  const moments: readonly (readonly [string, Position])[] = [
    ['hunt', soonest(200, { ...HUNT, when: offersToWake })],
    ['board', { ...campaign, when: isAsked(0, 'choose-quest', 'agree-choose-quest') }],
    ['camp', { ...campaign, when: isAsked(0, 'prepare') }],
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

nightTest('a whole prologue is played by clicks', async ({ server, visit }) => {
  const table = await openTable(server, { game: 'primal', mode: 'prologue', seats: ['me', 'bot'], seed: 'by clicks' });
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);

  await player.playUntil(() => player.isOver);

  expect(ada.wire.refusedAnswers).toEqual([]);
  await ada.page.getByRole('img', { name: /Cinderwing (lies dead before|walks off from)/ }).waitFor();
  await ada.screenshot('primal-end-desktop');
});

nightTest('one person with two hunters reads whose hand it is', async ({ server, visit }) => {
  const position = soonest(200, { game: 'primal', mode: 'prologue', seats: ['me', 'me'], when: isAsked(1, 'act') });
  const table = await openTable(server, position);
  const ada = await visit();
  await ada.sit(table.link(1));
  await new Player(ada).nextAsked();

  await ada.page.getByTitle('The hand of Dareon').waitFor();
  await ada.page.locator('.pa-pin.is-dareon.is-acting').waitFor();
});
