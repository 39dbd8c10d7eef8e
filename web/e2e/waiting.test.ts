/** Waiting is playing: two people at one table see what the other points at, and talk by one click; it floats where they stand. */
import { expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cut-off.ts';
import { byDay, test } from './harness.ts';
import { isAsked, openTable, type Position } from './positions.ts';
import { type Size, until, type Visitor } from './visitor.ts';

const ACTION: Position = { seats: ['me', 'me'], mode: 'cooperative', seed: 'in the palm', when: isAsked(0, 'take-action') };

const sizes: readonly Size[] = ['desktop', 'phone'];

for (const size of byDay(sizes, 1)) {
  test(`${size}: what somebody points at is seen by the other, unless they would rather not; a phrase floats where they stand`, async ({
    server,
    visit,
  }) => {
    const table = await openTable(server, ACTION);
    const [ada, bo] = [await visit(), await visit({ size, habits: { name: 'Bo' } })];
    await ada.sit(table.link(0));
    await bo.sit(table.link(1));
    await until('both are here', () => ada.wire.chair!.seen.people.every(one => one.isHere));
    const names = ada.wire.chair!.seen.people.map(one => one.name);
    const points = (one: Visitor): number => one.wire.sent.filter(({ type }) => type === 'point').length;

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
