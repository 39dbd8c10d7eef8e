import { expect, test } from 'vitest';
import { deedOf, type Key } from './keyboard.ts';

const press = (key: string, some: Partial<Key> = {}) =>
  deedOf({ key, ctrlKey: false, metaKey: false, altKey: false, on: 'elsewhere', ...some });

test.each([
  ['1', { do: 'choose', index: 0 }],
  ['9', { do: 'choose', index: 8 }],
  ['Enter', { do: 'confirm' }],
  ['Escape', { do: 'back' }],
  [' ', { do: 'skip' }],
  ['k', { do: 'pause' }],
  ['.', { do: 'step' }],
  ['F', { do: 'faster' }],
  ['u', { do: 'undo' }],
  ['U', { do: 'undo' }],
  ['r', { do: 'rules' }],
  ['c', { do: 'chat' }],
  ['b', { do: 'board' }],
  ['?', { do: 'help' }],
  ['x', null],
  ['0', null],
])('%s', (key, deed) => {
  expect(press(key)).toEqual(deed);
});

test('a text field keeps its keys, but Escape leaves it', () => {
  expect([press('1', { on: 'text' }), press('u', { on: 'text' }), press('Escape', { on: 'text' })]).toEqual([null, null, { do: 'back' }]);
});

test('Enter and Space belong to the button with the focus; the rest still works', () => {
  expect([press('Enter', { on: 'button' }), press(' ', { on: 'button' }), press('2', { on: 'button' })]).toEqual([
    null,
    null,
    { do: 'choose', index: 1 },
  ]);
});

test("the browser's own shortcuts stay its own", () => {
  expect([press('r', { ctrlKey: true }), press('1', { metaKey: true }), press('c', { altKey: true })]).toEqual([null, null, null]);
});
