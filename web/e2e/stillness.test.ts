/** While one aims, nothing moves: the board lies still from the moment of the question until it is answered, and from one question to the next. */
import { expect } from 'vitest';
import { byDay, nightTest, test } from './harness.ts';
import { boardMoves, boardPlaces, watchBoard } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import { TURNS } from './turns.ts';
import { type Size, until } from './visitor.ts';

const SCREENS: readonly (readonly [string, string, Size])[] = [
  ['own screen', '', 'desktop'],
  ['plain screen', '?screen=plain', 'desktop'],
  ['own screen on the phone', '', 'phone'],
];

for (const [name, search, size] of byDay(SCREENS, 2)) {
  test(`the board does not move under the finger, ${name}`, async ({ server, visit }) => {
    const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'discard-before-drawing') });
    const ada = await visit({ size });
    const player = new Player(ada);
    await ada.sit(table.link(0).replace('#', `${search}#`));
    await player.nextAsked();
    await ada.page.evaluate(watchBoard);

    await player.answer();
    const asked = (await player.nextAsked())!;
    if (size === 'desktop') {
      await player.list();
      for (const option of asked.options) await player.buttonOf(option).hover();
    }
    await ada.page.locator('.place-hand', { hasText: 'why not?' }).waitFor({ state: 'attached' }); // on a phone it may give way to what is to be read
    await ada.page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');

    expect(await ada.page.evaluate(boardMoves)).toEqual([]);
  });
}

/** Questions of one's own that make up more than a turn in every game. */
const A_TURN = 7;

for (const [game, position] of Object.entries(TURNS)) {
  nightTest(`the board keeps its place over a whole turn of ${game}, on the desk and on the phone`, async ({ server, visit }) => {
    const table = await openTable(server, position);
    const sizes = ['desktop', 'phone'] as const;
    const players = await Promise.all(
      sizes.map(async size => {
        const visitor = await visit({ size });
        await visitor.sit(table.link(0));
        const player = new Player(visitor, { likes: 'buttons' });
        await player.nextAsked();
        await visitor.page.evaluate(watchBoard);
        return player;
      }),
    );

    // One seat in two browsers: they answer in turns, and both see every question.
    const questions = new Set<string>();
    for (let i = 0; questions.size <= A_TURN; i++) {
      const [asked] = await Promise.all(players.map(player => player.nextAsked()));
      questions.add(asked!.says);
      await players[i % players.length]!.answer();
      await until('both know it', () => players.every(({ visitor }) => visitor.wire.asked?.n !== asked!.n));
    }

    for (const { visitor } of players) expect(await visitor.page.evaluate(boardPlaces), visitor.size).toHaveLength(1);
  });
}
