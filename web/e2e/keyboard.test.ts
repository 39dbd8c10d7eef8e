/** A hunt without a mouse. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { isNight, test } from './harness.ts';
import { underHint } from './in-page.ts';
import { followed, hintOn } from './lesson.ts';
import { keysIn, Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { playNow, until, type Visitor } from './visitor.ts';

/** How far the guided hunt goes: by day to a shot of the first turn, by night to its end. */
const { HINTS, HEADING } = isNight
  ? { HINTS: undefined, HEADING: 'Encounter 1 · Campfire' }
  : { HINTS: 4, HEADING: 'Turn 1 · Nora Marksman' };

/** Steps of the arrow keys from thing to thing, until one is given up. */
const MOST_STEPS = 40;

interface Focused {
  readonly what: string;
  readonly isVisible: boolean;
}

/** What has the focus, and whether one sees that it has: something about it is drawn otherwise than without. */
const focused = ({ page }: Visitor): Promise<Focused> =>
  page.evaluate(`(() => {
    const element = document.activeElement;
    const look = () =>
      [element, ...element.querySelectorAll('*')].map(one => {
        const { outline, boxShadow, stroke, strokeWidth, strokeDasharray, fill, opacity, filter, borderColor } = getComputedStyle(one);
        return [outline, boxShadow, stroke, strokeWidth, strokeDasharray, fill, opacity, filter, borderColor].join(' ');
      }).join();
    const withFocus = look();
    element.blur();
    const without = look();
    element.focus();
    return { what: element.getAttribute('data-about') ?? element.textContent, isVisible: withFocus !== without };
  })()`);

const hint = ({ page }: Visitor) => page.getByRole('note', { name: 'Hint' });
const drawer = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Rule' });

/** Goes from one lit thing of the board to the next by the arrow keys, until it is there. */
async function goOnBoard(visitor: Visitor, about: string): Promise<void> {
  const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
  await visitor.page.keyboard.press('b');
  for (let i = 0; i < MOST_STEPS; i++) {
    const here = await focused(visitor);
    expect(here.isVisible).toBe(true);
    if (here.what === about) return;
    await visitor.page.keyboard.press(arrows[i % arrows.length]!);
  }
  throw new Error(`no arrow leads to ${about}`);
}

test('the guided hunt is played by keys alone from the lobby on: the focus stays in sight, every question is announced', async ({
  visit,
}) => {
  const { answers, hints } = followed('zero-dawn', HINTS);
  const ada = await visit({ habits: null, side: 'open' });
  const { page, wire } = ada;
  const player = new Player(ada, { likes: 'keys' });
  const spoken = page.locator('[role=status][aria-live=polite]');
  const press = async (button: Locator): Promise<void> => {
    await player.tabTo(button);
    await page.keyboard.press('Enter');
  };
  await ada.go('/');
  await playNow(page).waitFor();
  await press(playNow(page));
  await page.getByRole('dialog', { name: 'Who is hunting?' }).waitFor();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');

  const said: (string | null)[] = [];
  for (const { answer } of answers) {
    const asked = (await player.nextAsked())!;
    said.push(await hintOn(ada));
    await until('the question is announced', async () => (await spoken.innerText()).includes(asked.says));
    if (said.length === 1) {
      expect(await page.evaluate(underHint)).toEqual([]);
      await expectAccessibleByNight(ada, 'a hint');
    }
    if (said.length % 4 === 1) {
      await press(hint(ada).getByRole('button', { name: 'Got it' }));
      await hint(ada).waitFor({ state: 'detached' });
      await player.keepFocus('after its hint');
    }
    if (asked.kind !== 'sneak-step') await player.answer(answer);
    else {
      const [about] = asked.options.find(({ key }) => keysIn(answer).includes(key))!.about;
      await goOnBoard(ada, `${about!.kind} ${about!.id}`);
      await page.keyboard.press('Enter');
      await until('the square is taken', () => wire.asked?.n !== asked.n);
    }
  }
  await player.nextAsked();
  said.push(await hintOn(ada));
  const line = page.locator('.log-line', { has: page.locator(isNight ? '.log-says' : '.log-why') }).last();
  await press(line.locator('.log-why'));
  await drawer(ada)
    .locator(isNight ? '.sum' : '.rule-says')
    .waitFor();
  await expectAccessibleByNight(ada, 'why, with its sum');
  await page.keyboard.press('Enter');
  await drawer(ada).waitFor({ state: 'detached' });
  expect((await focused(ada)).what).toBe('why?');
  expect(said).toEqual(hints);

  expect(wire.chair!.seen.stage!.heading).toBe(HEADING);
  expect(player.focusLost).toEqual([]);
  expect(wire.refusedAnswers).toEqual([]);
});

test('one key tells all keys, Tab goes to the options, and Escape takes back what waits to be confirmed, always in one place', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a doubt', when: isAsked(0, 'take-action') });
  const ada = await visit({ habits: { confirm: 'always' } });
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const asked = (await player.nextAsked())!;

  await ada.page.keyboard.press('?');
  await ada.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await ada.screenshot('keys-desktop');
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  await player.tabTo(player.bar.locator('.option').first());
  expect((await focused(ada)).isVisible).toBe(true);
  await ada.page.keyboard.press('1');
  const confirm = player.bar.getByRole('button', { name: 'Confirm' });
  await confirm.waitFor();
  await ada.screenshot('confirm-desktop');
  const place = await confirm.boundingBox();
  await ada.page.keyboard.press('Escape');
  await ada.page.keyboard.press('2');
  const again = ada.page.getByText(/Press again for/);
  await confirm.or(again).first().waitFor();
  if (await again.count()) await ada.page.keyboard.press('2'); // so soon after another it might have been meant for that
  await confirm.waitFor();
  expect(await confirm.boundingBox(), 'whatever is confirmed').toEqual(place);
  await ada.page.keyboard.press('Escape');

  expect(await player.nextAsked()).toEqual(asked);
  expect(ada.wire.answers).toEqual([]);
});
