/** The whole turn of a hunter without a mouse. */
import type { Asked } from '@quarry/protocol';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { barNow } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

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

/** Answers by number keys and Enter; where there are more than nine options, by Tab and Enter. */
async function answerByKeys(player: Player): Promise<void> {
  const { visitor } = player;
  const { page, wire } = visitor;
  const asked = (await player.nextAsked())!;
  const before = wire.answers.length;
  for (const key of player.think(asked)) await chooseByKeys(visitor, asked, key);
  if (asked.choose === 'some') await pressDone(visitor);
  const isHeld = async (): Promise<boolean> => (await page.evaluate(barNow)).some(bar => bar.label === 'Your decision' && bar.isHeld);
  await until('the choice is taken', async () => wire.answers.length > before || (await isHeld()));
  if (wire.answers.length === before) await page.keyboard.press('Enter');
  await until('the answer has arrived', () => wire.answers.length > before && (player.isOver || wire.asked?.n !== asked.n));
}

async function chooseByKeys(visitor: Visitor, asked: Asked, key: string): Promise<void> {
  const index = asked.options.findIndex(option => option.key === key);
  if (index < 9) return visitor.page.keyboard.press(String(index + 1));
  await tabTo(visitor, `.decision-options .option:nth-child(${index + 1})`);
  await visitor.page.keyboard.press('Enter');
}

const pressDone = async (visitor: Visitor): Promise<void> => {
  await tabTo(visitor, '.decision-options .option.button-filled');
  await visitor.page.keyboard.press('Enter');
};

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo({ page }: Visitor, selector: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await page.evaluate(`document.activeElement.matches('${selector}')`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('a whole turn is played by keys alone, with the focus in sight and every question announced', async ({ server, visit }) => {
  const table = await openTable(server, {
    seats: ['me', 'bot'],
    seed: 'a hunter without a mouse',
    when: match => isAsked(0, 'take-action')(match) && match.openFor(0)!.decision.options.some(option => option.key === 'sprint'),
  });
  const ada = await visit();
  const { page, wire } = ada;
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const first = (await player.nextAsked())!;

  const spoken = page.locator('[role=status][aria-live=polite]');
  await until('the question is announced', async () => (await spoken.innerText()).includes(first.says));

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await ada.screenshot('keys-desktop');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });

  await tabTo(ada, '.decision-options .option');
  expect((await focused(ada)).isVisible).toBe(true);

  await page.keyboard.press(String(first.options.findIndex(option => option.key === 'sprint') + 1));
  await until('the way is asked for', () => wire.asked?.kind === 'sprint-step');
  await player.nextAsked();
  await page.keyboard.press('b');
  const here = await focused(ada);
  expect(here.what).toMatch(/^square /);
  expect(here.isVisible).toBe(true);
  const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
  const reached = new Set([here.what]);
  for (const arrow of arrows) {
    await page.keyboard.press(arrow);
    reached.add((await focused(ada)).what);
  }
  expect(reached.size).toBeGreaterThan(1);
  // A square that two ways lead to asks which of them; one that means one way alone is taken at once.
  const waysTo = (what: string): number =>
    wire.asked!.options.filter(({ about, leads = [] }) => [...about, ...leads].some(ref => `${ref.kind} ${ref.id}` === what)).length;
  for (let i = 0; waysTo((await focused(ada)).what) !== 1; i++) await page.keyboard.press(arrows[i % 4]!);
  await page.keyboard.press('Enter');
  await until('the square is taken', async () => wire.asked?.n !== first.n + 1 || (await page.evaluate(barNow)).some(bar => bar.isHeld));

  if (wire.asked?.n === first.n + 1) {
    await page.keyboard.press('Escape');
    await player.nextAsked();
    expect(wire.asked.n).toBe(first.n + 1);
  }
  const { heading } = wire.chair!.seen.stage!;
  for (let i = 0; i < 40 && wire.chair!.seen.stage!.heading === heading; i++) {
    await answerByKeys(player);
    await until('the table goes on', () => wire.asked ?? wire.chair!.seen.stage!.heading !== heading);
  }

  expect(wire.chair!.seen.stage!.heading).not.toBe(heading);
  expect(wire.refusedAnswers).toEqual([]);
  await until('what happened is announced', async () => (await spoken.innerText()).length > 0);
});

test('Escape takes back what waits to be confirmed', async ({ server, visit }) => {
  const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a doubt', when: isAsked(0, 'take-action') });
  const ada = await visit({ habits: { confirm: 'always' } });
  const player = new Player(ada);
  await ada.sit(table.link(0));
  const asked = (await player.nextAsked())!;

  await ada.page.keyboard.press('1');
  await player.bar.getByRole('button', { name: 'Confirm' }).waitFor();
  await ada.screenshot('confirm-desktop');
  await ada.page.keyboard.press('Escape');

  expect(await player.nextAsked()).toEqual(asked);
  expect(ada.wire.answers).toEqual([]);
});
