/** What comes to the same is not asked: the table decides it, says so in passing, and asks it after all where somebody wants to. */
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { openTable, soonest } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const chip = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Decided for you' });
const spared = ({ wire }: Visitor) => wire.chair!.seen.spared;

/** Somebody alone with a bot is asked which machine acts first, and it is all one. */
const POSITION = soonest(60, { seats: ['me', 'bot'], when: match => match.comesToTheSame(0) });

for (const size of byDay(['desktop', 'phone'] as const, 1)) {
  test(`on a ${size} a chip says that something was decided, and “change” asks it`, async ({ server, visit }) => {
    const table = await openTable(server, POSITION);
    const ada = await visit({ size });
    const { page, wire } = ada;
    const player = new Player(ada);
    await ada.sit(table.link(0));
    await player.nextAsked();
    await until('the table has decided', () => spared(ada) !== undefined);
    expect(wire.answers).toEqual([]);
    await chip(ada).waitFor();
    expect(await chip(ada).innerText()).toMatch(/decided for you/i);
    expect(await chip(ada).innerText()).toContain('Nothing depends on it, so it is decided for you');
    await ada.screenshot(`spared-${size}`);
    const { count } = spared(ada)!;
    const { n } = wire.asked!;

    const change = chip(ada).getByRole('button', { name: /^change: Nothing depends on it/ });
    const box = (await change.boundingBox())!;
    if (size === 'phone') expect(box.height).toBeGreaterThanOrEqual(44);
    await change.focus();
    await page.keyboard.press('Enter');
    await until('it is asked', () => wire.asked !== null && wire.asked.n !== n && (spared(ada)?.count ?? 0) === count - 1);
    const asked = (await player.nextAsked())!;
    expect(asked.options.length).toBeGreaterThan(1);
    await player.answer();
    await until('the answer is one’s own', () => wire.answers.length === 1);
    expect(wire.answers[0]).toMatchObject({ decision: asked.kind });
  });
}

nightTest('whoever wants to be asked everything says so', async ({ server, visit }) => {
  const table = await openTable(server, POSITION);
  const ada = await visit();
  const { page, wire } = ada;
  await ada.sit(table.link(0));
  await new Player(ada).nextAsked();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ask me only when …', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'Decide for me where nothing depends on it' });
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();

  await until('the server has it', () => wire.sent.some(one => one.type === 'habits' && !(one['habits'] as { same: boolean }).same));
});
