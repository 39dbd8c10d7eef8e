/** A plane on the plain screen: a path and a point are placed by mouse, finger and keys, and what is not possible says why. */
import type { Point } from '@quarry/kernel';
import type { CreatedTable } from '@quarry/protocol';
import { expect } from 'vitest';
import { byNight, testAt } from './harness.ts';
import { placeOnBoard } from './in-page.ts';
import { ServerProcess } from './server-process.ts';
import { press, until, type Visitor } from './visitor.ts';

const test = testAt(ServerProcess.startTestGames);
const nightTest = byNight(test);

/** Sits down at a yard of one's own: the first runner is at (16, 17) inches. */
async function sitAtYard(server: ServerProcess, visitor: Visitor, seats = 1): Promise<void> {
  const wish = { game: 'yard', setup: { seats }, seats: Array.from({ length: seats }, () => ({ who: 'me' })) };
  const made = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { table, keys } = (await made.json()) as CreatedTable;
  await visitor.sit(`/t/${table}#key=${keys[0]!.key}`);
  await until('a path is asked for', () => visitor.wire.asked?.choose === 'path');
  await visitor.page.locator('.plane-reach').waitFor();
}

/** Where a point of the plane, in inches, is on the page once the board lies still. */
const onPage = (visitor: Visitor, x: number, y: number): Promise<Point> => visitor.page.evaluate(placeOnBoard, { x, y });

/** How many pixels an inch has. */
async function inchOnPage(visitor: Visitor): Promise<number> {
  const [west, east] = [await onPage(visitor, 0, 0), await onPage(visitor, 1, 0)];
  return east.x - west.x;
}

async function pointAt(visitor: Visitor, x: number, y: number): Promise<void> {
  const at = await onPage(visitor, x, y);
  if (visitor.size === 'phone') await visitor.page.touchscreen.tap(at.x, at.y);
  else await visitor.page.mouse.click(at.x, at.y);
}

const button = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name, exact: true });
const note = (visitor: Visitor) => visitor.page.locator('.decision-note');
const leads = (visitor: Visitor): number => visitor.wire.sent.filter(one => one.type === 'lead').length;
const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 150 && Math.abs(a.y - b.y) < 150;

nightTest('north is at the top, and terrain has its name when it is pointed at or has the focus', async ({ server, visit }) => {
  const ada = await visit();
  await sitAtYard(server, ada, 3);
  await ada.screenshot('plane-desktop');

  const depot = (await ada.page.getByRole('img', { name: 'Depot' }).boundingBox())!;
  const shed = (await ada.page.getByRole('img', { name: 'Shed' }).boundingBox())!;
  expect(depot.y + depot.height).toBeLessThan(shed.y);
  expect(shed.x + shed.width).toBeLessThan(depot.x);
  const named = (name: string): Promise<boolean> =>
    until(`${name} alone has its name`, async () => (await ada.page.locator('.plane-names .is-named').allTextContents()).join() === name);
  await ada.page.getByRole('img', { name: 'South wall' }).hover();
  await named('South wall');
  await ada.page.getByRole('img', { name: 'North wall' }).focus();
  await ada.page.mouse.move(5, 5);
  await ada.page.getByRole('img', { name: 'Silo' }).focus();
  await named('Silo');
});

nightTest('a path goes on with each click by the shortest way, goes back leg by leg, and is sent by Go', async ({ server, visit }) => {
  const ada = await visit();
  await sitAtYard(server, ada);
  expect(await button(ada, 'Go').isDisabled()).toBe(true);

  await pointAt(ada, 16, 21);
  await note(ada)
    .getByText(/(3\.9|4\.[01]) of 9\.0 inches/)
    .waitFor();
  await pointAt(ada, 19, 19);
  await note(ada)
    .getByText(/7\.[5-8] of 9\.0 inches/)
    .waitFor();
  await ada.screenshot('plane-path-desktop');
  await button(ada, 'Back').click();
  await note(ada)
    .getByText(/(3\.9|4\.[01]) of 9\.0 inches/)
    .waitFor();
  await pointAt(ada, 19, 19);
  await note(ada)
    .getByText(/7\.[5-8] of 9\.0 inches/)
    .waitFor();
  await button(ada, 'Go').click();

  await until('a flag is asked for', () => ada.wire.asked?.kind === 'plant');
  const path = ada.wire.answers[0]!.key as readonly Point[];
  const corner = { x: 17_500, y: 19_500 };
  expect(path).toHaveLength(3);
  expect([{ x: 16_000, y: 21_000 }, corner, { x: 19_000, y: 19_000 }].map((at, i) => isNear(at, path[i]!))).toEqual([true, true, true]);
  expect(path[1]).toEqual(corner);
});

test('what is not possible says why, leaves the path as it was, and is not sent', async ({ server, visit }) => {
  const ada = await visit();
  await sitAtYard(server, ada);

  await pointAt(ada, 14, 17);
  await note(ada)
    .getByText(/(1\.9|2\.[01]) of 9\.0 inches/)
    .waitFor();
  await pointAt(ada, 24, 23);
  await note(ada).getByText('The warehouse is in the way.').waitFor();
  expect(await ada.page.locator('.plane-wrong').count()).toBe(1);
  expect(await button(ada, 'Go').isDisabled()).toBe(true);
  await ada.screenshot('plane-refused-desktop');
  await ada.page.keyboard.press('Escape');
  await note(ada)
    .getByText(/(1\.9|2\.[01]) of 9\.0 inches/)
    .waitFor();
  await ada.page.keyboard.press('Enter');

  await until('a flag is asked for', () => ada.wire.asked?.kind === 'plant');
  await pointAt(ada, 14, 30);
  await note(ada)
    .getByText(/That is 1(2\.9|3\.[01]) inches away; a flag goes within 3\./)
    .waitFor();
  expect(await button(ada, 'Put it here').isDisabled()).toBe(true);
  await pointAt(ada, 14, 18);
  await note(ada).getByText('It can stand there.').waitFor();
  await press(ada.page, () => ada.page.keyboard.press('Enter'));
  await until('the next path is asked for', () => ada.wire.asked?.kind === 'run');
  expect(isNear(ada.wire.answers[1]!.key as Point, { x: 14_000, y: 18_000 })).toBe(true);
  expect(ada.wire.refusedAnswers).toEqual([]);
});

nightTest('to drag the board, or to zoom, places nothing', async ({ server, visit }) => {
  const ada = await visit();
  await sitAtYard(server, ada);
  const from = await onPage(ada, 12, 15);

  await ada.page.mouse.move(from.x, from.y);
  await ada.page.mouse.down();
  await ada.page.mouse.move(from.x + 60, from.y + 30, { steps: 6 });
  await ada.page.mouse.up();
  await until('the board has moved', async () => (await onPage(ada, 12, 15)).x > from.x + 50);
  const inch = await inchOnPage(ada);
  await ada.page.mouse.wheel(0, -300);
  await until('the board has come nearer', async () => (await inchOnPage(ada)) > inch);
  await pointAt(ada, 16, 15);
  await note(ada)
    .getByText(/(1\.9|2\.[01]) of 9\.0 inches/)
    .waitFor();

  expect(leads(ada)).toBe(1);
});

nightTest('by keys alone: coordinates are typed in inches, and a path may stay', async ({ server, visit }) => {
  const ada = await visit();
  await sitAtYard(server, ada);
  const field = (name: string) => ada.page.getByRole('spinbutton', { name: `${name}, in inches` });
  expect(await field('x').inputValue()).toBe('16');

  await field('x').fill('15');
  await field('y').fill('22.25');
  await ada.page.keyboard.press('Enter');
  await note(ada).getByText('5.3 of 9.0 inches').waitFor();
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Tab');
  await ada.page.keyboard.press('Enter');
  await until('a flag is asked for', () => ada.wire.asked?.kind === 'plant');
  expect(ada.wire.answers[0]!.key).toEqual([{ x: 15_000, y: 22_250 }]);

  await field('x').fill('15');
  await field('y').fill('23');
  await ada.page.keyboard.press('Enter');
  await note(ada).getByText('It can stand there.').waitFor();
  await button(ada, 'Put it here').press('Enter');
  await until('the next path is asked for', () => ada.wire.asked?.kind === 'run');
  await press(ada.page, () => button(ada, 'Stay').press('Enter'));
  await until('a flag is asked for again', () => ada.wire.asked?.kind === 'plant');
  expect(ada.wire.answers[2]!.key).toEqual([]);
});

test('on a phone a tap places, a pinch and a drag do not', async ({ server, visit }) => {
  const ada = await visit({ size: 'phone' });
  await sitAtYard(server, ada, 3);
  await ada.screenshot('plane-phone');

  await pointAt(ada, 14, 20);
  await note(ada)
    .getByText(/3\.\d of 9\.0 inches/)
    .waitFor();
  await ada.screenshot('plane-path-phone');
  const from = await onPage(ada, 30, 30);
  const touch = await ada.page.context().newCDPSession(ada.page);
  const fingers = (type: string, ...at: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...at] });
  await fingers('touchStart', from);
  for (let i = 1; i <= 6; i++) await fingers('touchMove', { x: from.x - 8 * i, y: from.y });
  await fingers('touchEnd');
  await fingers('touchStart', from, { x: from.x - 40, y: from.y });
  for (let i = 1; i <= 6; i++) await fingers('touchMove', { x: from.x + 5 * i, y: from.y }, { x: from.x - 40 - 5 * i, y: from.y });
  await fingers('touchEnd');
  await ada.screenshot('plane-zoomed-phone');

  expect(leads(ada)).toBe(1);
  await button(ada, 'Go').tap();
  await until('a flag is asked for', () => ada.wire.asked?.kind === 'plant');
});
