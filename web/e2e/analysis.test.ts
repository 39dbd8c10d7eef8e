/** What one might do, said when it is asked; and what a match that is over teaches whoever looks at it again. */
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { nightTest, test } from './harness.ts';
import { Player } from './player.ts';
import { isAsked, openTable, soonest } from './positions.ts';
import { until, type Visitor } from './visitor.ts';

const hunt = soonest(200, {
  game: 'primal',
  mode: 'prologue',
  seats: ['me', 'bot'],
  when: match => isAsked(0, 'act')(match) && match.open[0]!.options.length > 3 && match.n > 20,
});
const advised = ({ page }: Visitor) => page.locator('.decision-advised');

/** Waits for what is said when both answers have been weighed: the sensible one stands in until then. */
const untilWeighed = (ada: Visitor): Promise<boolean> =>
  until('the answers have been weighed', async () => !(await advised(ada).innerText()).includes('I am still thinking'));

/** Two answers with their chances, or honestly that it cannot be told. */
const WEIGHED =
  /^(I would choose .+(\d+ % to win, against \d+ % with|about \d+ % to win with either).*|Too close to call: .+ to win\..*|.+ come to the same: \d+ % to win\..*|.+ I could not try enough to say how it would end\.)$/;

test('what would you do? shows at once that it thinks, and then two answers with their chances', async ({ server, visit }) => {
  const table = await openTable(server, hunt);
  const ada = await visit();
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  const ask = player.bar.getByRole('button', { name: 'what would you do?' });

  await ask.click();
  await until(
    'it thinks, or knows already',
    async () => (await player.bar.getByText(/thinking …/).count()) + (await advised(ada).count()) > 0,
  );
  await advised(ada).waitFor();
  await untilWeighed(ada);

  expect(await advised(ada).innerText()).toMatch(WEIGHED);
  expect(await player.bar.locator('.option-advised').count()).toBeGreaterThan(0);
  await ada.screenshot('weighed-desktop');
});

nightTest('on a phone what is said is read whole, above the options', async ({ server, visit }) => {
  const table = await openTable(server, hunt);
  const ada = await visit({ size: 'phone' });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();

  await player.bar.getByRole('button', { name: 'advice' }).tap();
  await advised(ada).waitFor();
  await untilWeighed(ada);

  const said = await advised(ada).innerText();
  expect(said).toMatch(WEIGHED);
  expect((await ada.page.evaluate(cutOff)).filter(one => one.includes(said.slice(0, 20)))).toEqual([]);
  const first = (await player.bar.locator('.option').first().boundingBox())!;
  const { y, height } = (await advised(ada).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(first.y);
  await ada.screenshot('weighed-phone');
  await expectAccessibleByNight(ada, 'a table with advice');
});
