import type { Asked, AskedOption } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { keptAside, thingsOf } from './use-on-table.ts';

const on = (key: string, hex: number): AskedOption => ({ key, says: key, about: [{ kind: 'hex', id: hex }] });
const things = (...options: AskedOption[]) => Object.fromEntries(thingsOf({ n: 1, choose: 'one', options } as unknown as Asked));

test('a thing means an option if no other is about it', () => {
  expect(things(on('explore', 1), on('charge', 1), on('rest', 2))).toEqual({ explore: [], charge: [], rest: ['hex 2'] });
});

test('of many options, a few about one thing are chosen by it, and told apart afterwards', () => {
  const around = Array.from({ length: 4 }, (_, i) => [on(`explore ${i}`, i), on(`charge ${i}`, i)]).flat();
  const home = ['sleep', 'wait', 'eat', 'drink'].map(key => on(key, 9));
  const found = things(...around, ...home);
  expect(found['explore 2']).toEqual(['hex 2']);
  expect(found['charge 2']).toEqual(['hex 2']);
  expect(found['sleep']).toEqual([]);
});

test('what a board names has a button beside it as long as it is little', () => {
  const blow = (n: number): AskedOption => ({ ...on(`strike ${n}`, n), verb: 'attack' });
  const few = [1, 2].map(blow);

  expect(keptAside({ options: [on('rest', 1), ...few] }, 'attack shoot')).toEqual(new Set(['strike 1', 'strike 2']));
  expect(keptAside({ options: few }, '')).toEqual(new Set());
  expect(keptAside({ options: [1, 2, 3, 4, 5].map(blow) }, 'attack shoot')).toEqual(new Set());
});
