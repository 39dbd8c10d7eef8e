/** A lesson in the palm of a hand: the answers come first, what is told beside them gives way, and the board keeps its part. */
import { expect } from 'vitest';
import { byDay, isNight, test } from './harness.ts';
import { answersInSight, liesOver } from './in-page.ts';
import { begin, followed, hintOn } from './lesson.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

const PHONES = [
  [390, 844],
  [360, 640],
] as const;

/** The main question of each first lesson. */
const MAIN = {
  'zero-dawn': 'take-action',
  primal: 'act',
  'urban-manhunt': 'act',
  'forbidden-west': 'act',
  'under-our-sun': 'act',
} as const;

/** So many answers can be pressed at once, or all of them if there are fewer; so much of the height is the board's, in per cent, or all that a flat one needs. */
const ANSWERS = 5;
const BOARD = 40;

async function expectAnswersFirst(ada: Visitor, question: string): Promise<void> {
  for (const [width, height] of PHONES) {
    await ada.resize(width, height);
    await ada.screenshot(`lesson-${question}-${width}`);
    const { whole, all, board, needs } = await ada.page.evaluate(answersInSight);
    const at = `${question}, ${width} × ${height}: ${whole.join(', ')}`;
    expect(whole.length, at).toBeGreaterThanOrEqual(Math.min(ANSWERS, all));
    expect(board, at).toBeGreaterThanOrEqual(Math.min(BOARD, needs));
  }
}

for (const [game, main] of byDay(Object.entries(MAIN), 0)) {
  test(`at the main question of a lesson all answers stand whole on a phone, and all of the hint is a press away: ${game}`, async ({
    server,
    visit,
  }) => {
    const ada = await visit({ size: 'phone', habits: { confirm: 'never', hints: true } });
    await ada.sit(await begin(server, game));
    const player = new Player(ada, { likes: 'keys' });
    let met = 0;
    for (const { answer } of followed(game).answers) {
      const { kind, n } = (await player.nextAsked())!;
      if (kind === main) {
        await expectAnswersFirst(ada, `${game} ${n}`);
        met += 1;
        if (!isNight) break;
      }
      await player.answer(answer);
    }
    expect(met).toBeGreaterThan(0);
  });
}

test('a hint that gives way to the answers opens over the board, and goes with the next press; advice agrees with it', async ({
  server,
  visit,
}) => {
  const ada = await visit({ size: 'phone', habits: { confirm: 'never', hints: true } });
  await ada.sit(await begin(server, 'zero-dawn'));
  await ada.resize(360, 640);
  const asked = await new Player(ada).nextAsked();
  const note = ada.page.getByRole('note', { name: 'Hint' });
  const [line, sheet] = [note.getByRole('button', { name: /more$/ }), note.locator('.folded-sheet')];
  const says = await hintOn(ada);

  await line.tap();
  await ada.screenshot('lesson-hint-open-phone');
  expect(await sheet.locator('.lesson-says').innerText()).toBe(says);
  const [opened, lower] = [(await sheet.boundingBox())!, (await ada.page.locator('.place-lower').boundingBox())!];
  expect(opened.y + opened.height).toBeLessThanOrEqual(lower.y + 1);
  await ada.page.locator('h1').first().tap();
  await sheet.waitFor({ state: 'detached' });
  expect(ada.wire.asked!.n).toBe(asked!.n);
  await line.tap();
  await sheet.getByRole('button', { name: 'Got it' }).tap();
  await note.waitFor({ state: 'detached' });

  await ada.page.getByRole('button', { name: 'advice' }).tap();
  expect(await ada.page.locator('.decision-advised').innerText()).toBe('I would choose “Sneak”. The hint says why.');
});

for (const [screen, under] of [
  ['its own screen', '.viewport-svg'],
  ['the plain screen', '.board-legend'],
] as const)
  test(`a page that a lesson begins with lies over everything that belongs to the board: on ${screen}`, async ({ server, visit }) => {
    const ada = await visit({ size: 'phone', habits: { hints: true } });
    const link = await begin(server, 'under-our-sun');
    await ada.sit(screen === 'its own screen' ? link : link.replace('#', '?screen=plain#'));
    await ada.page.getByRole('button', { name: 'Turn the page' }).waitFor();
    await ada.resize(844, 390);
    await ada.screenshot('lesson-page-landscape');

    expect(await ada.page.evaluate(liesOver, [under, '.place-page'] as const)).toBe(true);
  });
