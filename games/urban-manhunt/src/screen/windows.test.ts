import { expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { windowSays } from './windows.ts';

/** What fits below a card in one line, and in two of a phone. */
const ROOM = 28;

test('each Keeper says when it may be played, in few words', () => {
  const said = EVENTS.flatMap(({ keeper }) => (keeper ? [windowSays(keeper)] : []));

  expect(said.filter(one => one === '' || one.length > ROOM || /undefined/.test(one))).toEqual([]);
  expect(said).toContain('after your Shoot');
  expect(said).toContain('before your Fight Damage');
  expect(said).toContain('before a crim acts, 12″');
});
