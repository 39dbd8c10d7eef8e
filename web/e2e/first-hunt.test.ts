/** The first minutes of somebody who has never been here: two clicks to a table, then a whole encounter with the mouse. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { Player } from './player.ts';
import { playNow, type Visitor } from './visitor.ts';

const stepOf = ({ wire }: Visitor): string => {
  const stage = wire.chair?.seen.stage;
  return stage?.steps[stage.at] ?? '';
};

test('from the lobby two clicks lead to a hunt, and a whole encounter is played by clicking', async ({ visit }) => {
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
  await player.playUntil(async ({ kind }) => {
    steps.add(stepOf(newcomer));
    if (!kinds.has(kind)) await newcomer.screenshot(`asked-${kind}-desktop`);
    kinds.add(kind);
    return steps.has('Activation') && ['Campfire', 'Tracking'].includes(stepOf(newcomer));
  });
  await newcomer.screenshot('campfire-desktop');

  const by = Object.groupBy(player.given, given => given.by);
  console.log(
    `an encounter of ${player.given.length} answers: ${by.board?.length} on the board, ${by.card?.length} on cards, ${by.button?.length} by button`,
  );
  expect(by.board?.length).toBeGreaterThan(3);
  expect(by.card?.length).toBeGreaterThan(1);
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
