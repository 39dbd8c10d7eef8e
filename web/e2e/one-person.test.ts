/** One person plays all seats of a table, without a curtain: whose question it is stands before it, and nobody votes with themselves. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { isAsked, openTable, type Position, soonest } from './positions.ts';
import { press, until, type Visitor } from './visitor.ts';

const HUNT: Omit<Position, 'seed'> & Required<Pick<Position, 'when'>> = {
  game: 'primal',
  mode: 'prologue',
  seats: ['me', 'me'],
  when: isAsked(0, 'choose-aggro'),
};
const bar = ({ page }: Visitor) => page.getByRole('region', { name: 'Your decision' });
const question = (visitor: Visitor): Promise<string> => bar(visitor).locator('.decision-question').innerText();

test('what one proposes is agreed to by every seat that one plays, and one undo takes it back', async ({ server, visit }) => {
  const table = await openTable(server, soonest(20, HUNT));
  const ada = await visit({ habits: { confirm: 'final' } });
  await ada.sit(table.link(0));
  await ada.go('/');
  await ada.sit(table.link(1));
  await ada.readOn();
  await until('somebody is asked', async () => (await question(ada)).includes('Who takes aggro first?') || null);
  expect(await question(ada)).toMatch(/^(Mirah|Dareon): Who takes aggro first\?/);
  expect(await ada.page.getByRole('group', { name: 'Seats at this screen' }).innerText()).toMatch(/Mirah[\s\S]*Dareon/);

  await press(ada.page, () => bar(ada).locator('[data-key="seat-0"]').click());
  const next = await until('the hunt goes on', async () => {
    const asks = await question(ada).catch(() => '');
    return asks !== '' && !asks.includes('aggro first') ? asks : null;
  });
  expect(next, 'nobody is asked to agree').not.toMatch(/Do you agree|Confirm/);
  await ada.screenshot('one-person-desktop');

  await ada.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until('it is asked anew', async () => (await question(ada).catch(() => '')).includes('Who takes aggro first?') || null);
  expect(await ada.page.getByRole('region', { name: 'Vote' }).count()).toBe(0);
});
