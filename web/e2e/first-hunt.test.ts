/** The first minutes of somebody who has never been here: two clicks to a table, then a whole encounter with the mouse. */
import { expect } from 'vitest';
import { isNight, test } from './harness.ts';
import { type By, Player } from './player.ts';
import { playNow, type Visitor } from './visitor.ts';

const stepOf = ({ wire }: Visitor): string => {
  const stage = wire.chair?.seen.stage;
  return stage?.steps[stage.at] ?? '';
};

test(`from the lobby two clicks lead to a hunt, and ${isNight ? 'a whole encounter' : 'its beginning'} is played by clicking`, async ({
  visit,
}) => {
  const newcomer = await visit({ habits: null, side: 'open' });
  const { page, wire } = newcomer;
  await newcomer.go('/');
  await playNow(page).waitFor();
  await newcomer.screenshot('lobby-desktop');

  await playNow(page).click();
  await page.getByRole('dialog', { name: 'Who is hunting?' }).getByRole('button', { name: 'Play now' }).click();

  const player = new Player(newcomer);
  const steps = new Set<string>();
  const kinds = new Set<string>();
  const byThings = (things: By): number => player.given.filter(({ by }) => by === things).length;
  await player.playUntil(async ({ kind }) => {
    steps.add(stepOf(newcomer));
    if (!kinds.has(kind)) await newcomer.screenshot(`asked-${kind}-desktop`);
    kinds.add(kind);
    if (!isNight) return byThings('board') > 0 && byThings('card') > 0;
    return steps.has('Activation') && ['Campfire', 'Tracking'].includes(stepOf(newcomer));
  });
  await newcomer.screenshot('campfire-desktop');

  console.log(
    `of an encounter ${player.given.length} answers: ${byThings('board')} on the board, ${byThings('card')} on cards, ${byThings('button')} by button`,
  );
  expect(byThings('board')).toBeGreaterThan(isNight ? 3 : 0);
  expect(byThings('card')).toBeGreaterThan(isNight ? 1 : 0);
  expect(wire.refusedAnswers).toEqual([]);
  await expectLogTellsIt(newcomer);
});

/** Every line that the server told stands in the log, under its heading. */
async function expectLogTellsIt({ page, wire }: Visitor): Promise<void> {
  const log = page.getByRole('log', { name: 'Log' });
  const said = wire.chair!.lines.map(line => line.yours ?? line.says).filter(Boolean);
  const last = said.slice(-40);
  const shown = (await log.locator('.log-line').allInnerTexts()).map(text => text.replace(/\s*why\?$/, '').trim());
  expect(shown.slice(-last.length)).toEqual(last);
  expect((await log.locator('.log-heading').allInnerTexts()).some(text => /^Turn \d+/.test(text))).toBe(true);
}
