/** First lessons, followed in the browser: whoever does what is suggested meets every hint, in its order. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { hasRoom, underHint } from './in-page.ts';
import { astray, begin, followed, hintOn } from './lesson.ts';
import { Player } from './player.ts';
import { theGame } from './positions.ts';

/** Zero Dawn's is followed from the lobby, by keyboard.test.ts. */
const GAMES = ['forbidden-west', 'under-our-sun', 'urban-manhunt', 'primal'] as const;

for (const game of GAMES) {
  test(`every hint of the first lesson comes in its order: ${game}`, async ({ server, visit }) => {
    const { answers, hints } = followed(game);
    const ada = await visit({ habits: { confirm: 'never', hints: true } });
    await ada.sit(await begin(server, game));
    const player = new Player(ada, { likes: 'keys' });
    const said: string[] = [];
    const listen = async (): Promise<void> => {
      await player.nextAsked();
      const now = await hintOn(ada);
      if (now !== null && now !== said.at(-1)) said.push(now);
    };
    await listen();
    await ada.screenshot(`lesson-${game}-desktop`);
    for (const { answer } of answers) {
      await player.answer(answer);
      await listen();
    }

    expect(said).toEqual(hints);
    expect(player.focusLost).toEqual([]);
    expect(ada.wire.refusedAnswers).toEqual([]);
  });
}

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
] as const;

for (const game of ['zero-dawn', ...GAMES])
  test(`a hint covers nobody, no card and no answer, and leaves room for the party: ${game}`, async ({ server, visit }) => {
    const ada = await visit({ habits: { hints: true } });
    await ada.sit(await begin(server, game));
    await new Player(ada, { likes: 'keys' }).nextAsked();
    await ada.page.locator('.lesson-hint').waitFor();

    for (const [width, height] of SIZES) {
      await ada.resize(width, height);
      await ada.screenshot(`hint-${game}-${width}x${height}`);
      expect(await ada.page.evaluate(underHint), `${width} × ${height}`).toEqual([]);
      expect(await ada.page.evaluate(hasRoom, '.place-party'), `${width} × ${height}`).toBe(true);
    }
  });

test('whoever goes another way is told at the end of the lesson what never came up, and where to read of it', async ({ server, visit }) => {
  const ada = await visit({ habits: { confirm: 'never', hints: true } });
  await ada.sit(await begin(server, 'under-our-sun'));
  const player = new Player(ada, { likes: 'buttons' });
  const missed = ada.page.getByRole('region', { name: 'Not met in this lesson' });
  for (const answer of astray('under-our-sun')) {
    await player.nextAsked();
    if ((await hintOn(ada))?.includes('That is the lesson.')) break;
    await player.answer(answer);
  }

  const [first] = await missed.getByRole('button').all();
  const subject = theGame('under-our-sun').teaches!.lessons[0]!.hints.find(({ teaches }) => teaches)!.teaches!;
  expect(await missed.getByRole('button').allTextContents()).not.toContain(subject.says);
  await first!.click();
  await ada.page
    .getByRole('heading', { name: /^US-[A-Z]+-\d+/ })
    .or(ada.page.getByText(/US-[A-Z]+-\d+/))
    .first()
    .waitFor();
  await ada.screenshot('lesson-missed-desktop');
  expect(ada.wire.refusedAnswers).toEqual([]);
});
