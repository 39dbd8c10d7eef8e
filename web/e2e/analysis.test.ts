/** What one might do, said when it is asked; and what a match that is over teaches whoever looks at it again. */
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { nightTest, test } from './harness.ts';
import { pressables, standsStill, tagsUnder } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, soonest } from './positions.ts';
import { TURNS } from './turns.ts';
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
  until('the answers have been weighed', async () => !(await advised(ada).innerText()).includes('Trying it out'));

/** Two answers with their chances, or honestly that it cannot be told. */
const WEIGHED =
  /^(I would choose .+(\d+ % to win, against \d+ % with|about \d+ % to win with either).*|Too close to call: .+ to win\..*|Choose .+ or .+, as you like: it is \d+ % to win with either\..*|.+ That is a rule of thumb; there was no time to try it out\.)$/;

test('what would you do? shows at once that it thinks, then two answers with their chances; no button moves, and a press means what lay there before', async ({
  server,
  visit,
}) => {
  const table = await openTable(server, hunt);
  const ada = await visit({ habits: { confirm: 'never' } });
  await ada.sit(table.link(0));
  const player = new Player(ada);
  const asked = (await player.nextAsked())!;
  const ask = player.bar.getByRole('button', { name: 'what would you do?' });
  const before = await ada.page.evaluate(pressables);
  const first = asked.options.find(({ isEnd }) => !isEnd)!;
  const at = (await player.buttonOf(first).boundingBox())!;

  await ask.click();
  await until(
    'it thinks, or knows already',
    async () => (await player.bar.getByText(/thinking …/).count()) + (await advised(ada).count()) > 0,
  );
  expect(await ada.page.evaluate(pressables)).toEqual(before);
  await advised(ada).waitFor();
  expect(await ada.page.evaluate(pressables)).toEqual(before);
  await untilWeighed(ada);
  await ada.screenshot('weighed-desktop');

  expect(await ada.page.evaluate(pressables)).toEqual(before);
  const says = await advised(ada).innerText();
  expect(says).toMatch(WEIGHED);
  expect((await player.bar.locator('.option-advised').count()) > 0, 'what is chosen is marked').toBe(!says.startsWith('Too close'));
  await ada.page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await until('it is answered', () => ada.wire.answers.length > 0);
  expect(ada.wire.answers[0]).toMatchObject({ n: asked.n, key: first.key });
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

for (const [game, position] of Object.entries(TURNS))
  nightTest(`advice moves nothing that is pressed, at any size, and goes away again: ${game}`, async ({ server, visit }) => {
    const table = await openTable(server, position);
    for (const [width, height] of SIZES) {
      const ada = await visit({ size: width < 500 ? 'phone' : 'desktop' });
      await ada.page.setViewportSize({ width, height });
      await ada.sit(table.link(0));
      const player = new Player(ada);
      await player.nextAsked();
      await ada.page.evaluate(standsStill);
      const before = await ada.page.evaluate(pressables);
      const adviser = player.bar.locator('.decision-adviser');

      await adviser.click();
      await advised(ada).waitFor();
      expect(await ada.page.evaluate(pressables), `${width} × ${height}`).toEqual(before);
      await untilWeighed(ada);
      await ada.screenshot(`advised-${game}-${width}x${height}`);
      expect(await ada.page.evaluate(pressables), `${width} × ${height}`).toEqual(before);
      expect((await ada.page.evaluate(cutOff)).filter(one => one.includes('I would choose'))).toEqual([]);
      await adviser.click();
      await advised(ada).waitFor({ state: 'detached' });
      expect(await ada.page.evaluate(pressables), `${width} × ${height}`).toEqual(before);
    }
  });

nightTest('where a tag stands on the left above the bar, advice is read on the right', async ({ server, visit }) => {
  const table = await openTable(server, TURNS['urban-manhunt']);
  const ada = await visit();
  await ada.sit(table.link(0));
  const player = new Player(ada);
  await player.nextAsked();
  await ada.page.evaluate(standsStill);
  await player.bar.locator('.decision-adviser').click();
  await advised(ada).waitFor();
  await untilWeighed(ada);
  await ada.screenshot('advised-beside-a-tag-desktop');

  expect(await ada.page.evaluate(tagsUnder, '.decision-advised')).toEqual([]);
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
