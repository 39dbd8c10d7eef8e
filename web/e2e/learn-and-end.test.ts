/** A first game that teaches, and an end worth having: somebody new is guided, reads the story of the match, and goes on to a match of their own. */
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { expectAccessibleByNight } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { byDay, byNight, exampleTest as test } from './harness.ts';
import { coloursIn } from './in-page.ts';
import { Player } from './player.ts';
import { until, type Visitor } from './visitor.ts';

const nightTest = byNight(test);

const playNow = async ({ page }: Visitor): Promise<void> =>
  page.getByRole('article', { name: 'Snow Lynx' }).getByRole('button', { name: 'Play now' }).click();
const hint = ({ page }: Visitor) => page.getByRole('note', { name: 'Hint' });

const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
] as const;

/** At every size nothing is cut off, and whatever one may do now is in sight at once; the board is one click away. */
async function expectEndFits(ada: Visitor): Promise<void> {
  const { page } = ada;
  for (const [width, height] of SIZES) {
    await ada.resize(width, height);
    const over = page.getByRole('region', { name: 'The match is over' });
    await page.getByRole('article', { name: 'The story of this match' }).waitFor();
    expect(await page.evaluate(cutOff)).toEqual([]);
    const { x, y, width: wide, height: high } = (await over.boundingBox())!;
    expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true]);
    for (const name of ['Begin a hunt for two', 'Repeat the lesson', 'Make a picture', 'Verify the dice'])
      await over.getByRole('button', { name, exact: true }).click({ trial: true });
  }
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('region', { name: 'How it ended' }).waitFor({ state: 'hidden' });
  await page.locator('.place-board .viewport-svg').hover();
  await page.getByRole('button', { name: 'Back to the story' }).click();
}

/** The picture is seen before it is saved: as large as it should be, with the board on its right half, and not blank. */
async function expectPicture({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /^Snow Lynx: / });
  await picture.waitFor();
  expect(await picture.getAttribute('alt')).not.toMatch(/\byou\b/i);
  const { size, colours } = await picture.evaluate(coloursIn);
  expect(size).toEqual([1200, 630]);
  expect(colours.left).toBeGreaterThan(3);
  expect(colours.right).toBeGreaterThan(3);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
  expect(saved.suggestedFilename()).toBe('quarry-snow-lynx.png');
  expect((await buffer(await saved.createReadStream())).subarray(1, 4).toString()).toBe('PNG');
  await page.getByText('Saved as quarry-snow-lynx.png.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

nightTest(
  'Play now guides somebody new, hint by hint to the end; the end tells the story and leads into a first match; the next time one plays at once',
  async ({ visit }) => {
    const ada = await visit({ habits: { confirm: 'never', hints: true }, side: 'open' });
    const { page, wire } = ada;
    await ada.go('/');
    await playNow(ada);
    const player = new Player(ada);
    await player.nextAsked();
    expect(wire.chair!.seen.lesson).toBe('first-tracks');
    await page.getByText(wire.chair!.seen.goal).waitFor();
    await hint(ada).getByText('1 of').waitFor();
    await ada.screenshot('lesson-hint-desktop');
    await expectAccessibleByNight(ada, 'a lesson');
    await hint(ada).getByRole('button', { name: 'Got it' }).click();
    await hint(ada).waitFor({ state: 'detached' });

    const said: string[] = [];
    await player.playUntil(async () => {
      if (await hint(ada).isVisible()) said.push((await hint(ada).locator('p').innerText()).split(' ')[0]!);
      return false;
    });
    expect([...new Set(said)].toSorted()).toEqual([...new Set(said)]);
    expect(new Set(said).size).toBeGreaterThan(1);

    const over = page.getByRole('region', { name: 'The match is over' });
    const place = await over.boundingBox();
    const tale = page.getByRole('article', { name: 'The story of this match' });
    await tale.waitFor();
    expect((await tale.innerText()).length).toBeGreaterThan(80);
    expect(await over.boundingBox()).toEqual(place); // nothing moves when the story arrives
    await expectEndFits(ada);
    expect(await page.locator('.end-won').innerText()).toMatch(/^You (win|lose)/);
    await ada.screenshot('tale-desktop');
    await expectAccessibleByNight(ada, 'the story of a match');
    const moment = tale.getByRole('list', { name: 'What decided it' }).getByRole('link').first();
    if (await moment.isVisible()) {
      await moment.click();
      await page.waitForURL(/\/replay\?line=\d+$/);
      const wanted = page.locator('.log-line[aria-current]');
      await wanted.getByText(/throws? the net/).waitFor();
      await page
        .getByRole('status')
        .getByText(/^Next: .*throws? the net/)
        .waitFor();
      await until('it is seen to happen', async () => {
        await page.getByRole('button', { name: 'One step on', exact: true }).click();
        return (await page.getByText(/^Next: /).count()) === 0;
      });
      expect(await wanted.count()).toBe(1);
      await page.goBack();
    }
    await expectPicture(ada);
    const first = wire.table;
    await page.getByRole('button', { name: 'Repeat the lesson', exact: true }).click();
    await until('another table is open', () => wire.table !== first && wire.asked !== null);
    expect([wire.chair!.seen.lesson, wire.chair!.as]).toEqual(['first-tracks', 0]);
    await page.goBack();
    const before = wire.table;
    await page.getByRole('button', { name: 'Begin a hunt for two', exact: true }).click();
    await until('another table is open', () => wire.table !== before && wire.asked !== null);
    expect([wire.chair!.seen.lesson, wire.chair!.as]).toEqual([null, 0]);

    await ada.go('/');
    await playNow(ada);
    await until('a table is open', () => wire.asked !== null && wire.table !== before);
    expect(wire.chair!.seen.lesson).toBeNull();
  },
);

test('hints can be switched off, and on again in the settings', async ({ visit }) => {
  const ada = await visit({ habits: { hints: true } });
  const { page, wire } = ada;
  await ada.go('/');
  await playNow(ada);
  await hint(ada).getByRole('button', { name: 'no more hints' }).click();
  await hint(ada).waitFor({ state: 'detached' });

  await ada.go('/settings');
  const guide = page.getByRole('checkbox', { name: /Guide me/ });
  expect(await guide.isChecked()).toBe(false);
  await guide.check();
  await ada.go('/');
  await playNow(ada);
  await hint(ada).getByText('1 of').waitFor();
  expect(wire.chair!.seen.lesson).toBe('first-tracks');
});

test('how to play: the goal, pictures of real positions, and the way into the lesson', async ({ visit }) => {
  for (const size of byDay(['desktop', 'phone'] as const, 1)) {
    const ada = await visit({ size });
    const { page, wire } = ada;
    await ada.go('/learn/snow-lynx');
    await page.getByRole('heading', { name: 'How to play Snow Lynx' }).waitFor();
    await page.locator('.learn-picture svg').first().waitFor();
    expect(await page.locator('.learn-picture').count()).toBeGreaterThan(2);
    await ada.screenshot(`how-to-play-${size}`);
    await expectAccessibleByNight(ada, `how to play, ${size}`);
    await page.getByRole('button', { name: 'Learn it by playing' }).first().click();
    await until('the lesson is open', () => wire.chair?.seen.lesson === 'first-tracks');
  }
});

nightTest('questions that hardly matter may be left to the table, and the setting is kept', async ({ visit }) => {
  const ada = await visit();
  const { page } = ada;
  await ada.go('/');
  await playNow(ada);
  await new Player(ada).nextAsked();
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Ask me only when …' }).click();
  };
  await open();
  const ties = page.getByRole('checkbox', { name: 'Let the table decide ties' });
  expect(await ties.isChecked()).toBe(false);
  await ties.check();
  await until('the server has it', () => ada.wire.sent.some(one => one.type === 'habits'));
  await expectAccessibleByNight(ada, 'what is left to the table');
  await page.reload();
  await new Player(ada).nextAsked();
  await open();
  expect(await page.getByRole('checkbox', { name: 'Let the table decide ties' }).isChecked()).toBe(true);
});
