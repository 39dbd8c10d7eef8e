import { expect, test } from 'vitest';
import { NOTES } from './sounds.ts';

test('every deed is heard, shortly, and no two sound alike', () => {
  for (const [deed, notes] of Object.entries(NOTES)) {
    expect(notes.length, deed).toBeGreaterThan(0);
    expect(Math.max(...notes.map(one => one.at + one.lasts)), deed).toBeLessThanOrEqual(1.4);
  }
  const tunes = Object.values(NOTES).map(notes => JSON.stringify(notes));
  expect(new Set(tunes).size).toBe(tunes.length);
});
