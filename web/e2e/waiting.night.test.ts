/** Waiting is playing: two people at one table see what the other points at, and talk by one click; it floats where they stand. */
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { test } from './harness.ts';
import { firstDrawn } from './in-page.ts';
import { Player } from './player.ts';
import { isAsked, openTable, type Position } from './positions.ts';
import { TURNS } from './turns.ts';
import { type Size, until, type Visitor } from './visitor.ts';

const ACTION: Position = { seats: ['me', 'me'], mode: 'cooperative', seed: 'in the palm', when: isAsked(0, 'take-action') };

/** A board of each kind, and where on it somebody presses: a thing on cells, bare ground on a plane. */
const BOARDS: readonly (readonly [name: string, position: Position, ring: string, at: string])[] = [
  ['squares', ACTION, '.squares-ping', '.place-board .token'],
  ['hexes', { ...TURNS['under-our-sun'], seats: ['me', 'me'] }, '.board-ping', '.place-board .board-cell'],
  ['a plane', { ...TURNS['urban-manhunt'], seats: ['me', 'me'] }, '.board-ping', '.place-board .um-ground'],
];

for (const [name, position, ring, at] of BOARDS)
  test(`a long press on ${name} points everybody's eyes there, in the colour of the seat, and answers nothing`, async ({
    server,
    visit,
  }) => {
    const table = await openTable(server, position);
    const [ada, bo] = [await visit(), await visit({ size: 'phone', habits: { name: 'Bo' } })];
    await ada.sit(table.link(0));
    await bo.sit(table.link(1));
    await new Player(ada).nextAsked();
    const { x, y, width, height } = (await ada.page.locator(at).first().boundingBox())!;
    const seen = bo.page.evaluate(firstDrawn, ring);
    await ada.page.mouse.move(x + width * 0.45, y + height * (name === 'a plane' ? 0.08 : 0.5));
    await ada.page.mouse.down();

    await until('it was long', () => ada.wire.sent.some(({ type }) => type === 'ping'));
    const { says, colour, ink, isInSight } = await seen;
    expect(says).toBe(ada.wire.chair!.seen.people[0]!.name);
    expect(isInSight, 'also where the board shows another part').toBe(true);
    expect(colour, 'the colour of a seat, and not of any letter').not.toBe(ink);
    await bo.screenshot(`long-press-${name}-phone`);
    await ada.screenshot(`long-press-${name}-desktop`);
    await ada.page.mouse.up();
    await ada.page.mouse.move(5, 5); // what the pointer rests on while one chooses is shown as well
    await bo.page.locator(ring).waitFor({ state: 'detached' });
    const meant = ['ping', 'lead', 'answer'];
    expect(ada.wire.sent.map(({ type }) => type).filter(type => meant.includes(type))).toEqual(['ping']);
  });

const sizes: readonly Size[] = ['desktop', 'phone'];

for (const size of sizes) {
  test(`${size}: what somebody points at is seen by the other, a plan by nobody; a phrase floats where they stand`, async ({
    server,
    visit,
  }) => {
    const table = await openTable(server, ACTION);
    const [ada, bo] = [await visit(), await visit({ size, habits: { name: 'Bo' } })];
    await ada.sit(table.link(0));
    await bo.sit(table.link(1));
    await until('both are here', () => ada.wire.chair!.seen.people.every(one => one.isHere));
    const names = ada.wire.chair!.seen.people.map(one => one.name);

    const lit = ada.page.locator('.place-board [role="button"]').first();
    await lit.focus();
    const finger = bo.page.locator('.squares-ping', { hasText: names[0]! });
    await finger.first().waitFor();
    expect(await bo.page.evaluate(cutOff)).toEqual([]);
    await bo.screenshot(`pointing-${size}`);
    await ada.page.getByRole('button', { name: 'Menu' }).focus();
    await finger.first().waitFor({ state: 'detached' });

    await bo.page.getByRole('button', { name: 'Plan my move' }).click();
    const sent = bo.wire.sent.length;
    await bo.page.locator('.place-board .token').first().click();
    await bo.page.locator('.squares-ping', { hasText: 'your plan' }).waitFor();
    expect(bo.wire.sent.slice(sent).filter(one => one.type === 'ping' || one.type === 'point')).toEqual([]);
    expect(await ada.page.locator('.squares-ping').count()).toBe(0);
    await bo.page.getByRole('button', { name: 'Forget my plan' }).click();
    await bo.page.locator('.squares-ping').waitFor({ state: 'detached' });

    const phrases = bo.page.getByRole('group', { name: 'Say quickly' });
    expect(await phrases.getByRole('button').count()).toBe(6);
    await expectAccessible(bo, `waiting, ${size}`);
    await phrases.getByRole('button', { name: 'Nice!' }).click();
    const bubble = ada.page.getByRole('status', { name: 'Just said' }).getByText('Nice!');
    await bubble.waitFor();
    await ada.screenshot(`bubble-${size}`);
    await bubble.waitFor({ state: 'detached' });
  });

  test(`${size}: whoever would rather not is not seen to point`, async ({ server, visit }) => {
    const table = await openTable(server, ACTION);
    const [ada, bo] = [await visit(), await visit({ size, habits: { name: 'Bo' } })];
    await ada.sit(table.link(0));
    await bo.sit(table.link(1));
    await until('both are here', () => ada.wire.chair!.seen.people.every(one => one.isHere));
    const points = (one: Visitor): number => one.wire.sent.filter(({ type }) => type === 'point').length;
    await ada.page.locator('.place-board [role="button"]').first().focus();
    await until('it is pointed at', () => points(ada) > 0);

    await ada.page.evaluate(
      `localStorage.setItem('quarry.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('quarry.settings')), points: false }))`,
    );
    await ada.page.reload();
    await ada.page.locator('.place-board [role="button"]').first().waitFor();
    const before = points(ada);
    await ada.page.locator('.place-board [role="button"]').first().focus();
    await ada.page.locator('.odds, .decision-note, .decision-question').first().waitFor();
    await bo.page.getByRole('group', { name: 'Say quickly' }).getByRole('button', { name: 'Thanks.' }).click();
    await ada.page.getByRole('status', { name: 'Just said' }).getByText('Thanks.').waitFor();
    expect(points(ada)).toBe(before);
  });
}
