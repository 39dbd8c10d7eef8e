/** While one aims, nothing moves: the board lies still from the moment of the question until it is answered. */
import { expect } from 'vitest';
import { test } from './harness.ts';
import { boardMoves, watchBoard } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable } from './positions.ts';
import type { Size } from './visitor.ts';

const SCREENS: readonly (readonly [string, string, Size])[] = [
  ['own screen', '', 'desktop'],
  ['plain screen', '?screen=plain', 'desktop'],
  ['own screen on the phone', '', 'phone'],
];

for (const [name, search, size] of SCREENS) {
  test(`the board does not move under the finger, ${name}`, async ({ server, visit }) => {
    const table = await openTable(server, { seats: ['me', 'bot'], seed: 'a steady hand', when: isAsked(0, 'discard-before-drawing') });
    const ada = await visit({ size });
    const player = new Player(ada);
    await ada.sit(table.link(0).replace('#', `${search}#`));
    await player.nextAsked();
    await ada.page.evaluate(watchBoard);

    await player.answer();
    const asked = (await player.nextAsked())!;
    if (size === 'desktop') for (const option of asked.options) await player.buttonOf(option).hover();
    await ada.page.locator('.place-hand', { hasText: 'why not?' }).waitFor();
    await ada.page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');

    expect(await ada.page.evaluate(boardMoves)).toEqual([]);
  });
}
