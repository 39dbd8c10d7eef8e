import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { Count, Player, tallyOf } from './under-load.ts';

/** A player who has sent three answers of one seat, of which two were acknowledged. */
function somebody(): Player {
  const player = new Player('t', [], new Count());
  for (const [i, key] of ['a', 'b', 'c'].entries()) player.sent.set(`0 ${i}`, JSON.stringify(['kind', [key]]));
  for (const name of ['0 0', '0 1']) player.acked.add(name);
  return player;
}

const storeOf = (...keys: readonly string[]): Pick<Store, 'read'> => ({
  read: async () =>
    ({ answers: keys.map(key => ({ seat: 0, kind: 'kind', answer: [key] })) }) as unknown as Awaited<ReturnType<Store['read']>>,
});

test.each([
  ['whatever was acknowledged is there', ['a', 'b'], { stored: 2, lost: 0, twice: 0 }],
  ['what was sent and never acknowledged may be there', ['a', 'b', 'c'], { stored: 3, lost: 0, twice: 0 }],
  ['one that was acknowledged is not there', ['a'], { stored: 1, lost: 1, twice: 0 }],
  ['one is there twice', ['a', 'a', 'b'], { stored: 3, lost: 1, twice: 2 }],
  ['one is there that nobody has sent', ['a', 'b', 'c', 'd'], { stored: 4, lost: 0, twice: 1 }],
])('%s', async (_, keys, found) => {
  expect(await tallyOf(storeOf(...keys), [somebody()])).toEqual({ acked: 2, resent: 0, ...found });
});
