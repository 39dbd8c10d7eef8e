import type { Deed, Ref } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { dealtIn, type Stand } from './dealing.ts';

const wolf: Ref = { kind: 'wolf', id: 0 };
const keeper: Ref = { kind: 'keeper', id: 0 };
const far: Ref = { kind: 'keeper', id: 1 };
const cell: Ref = { kind: 'cell', id: 4 };
const STANDS = new Map<Ref, Stand>([
  [wolf, { x: 100, y: 100, r: 30 }],
  [keeper, { x: 200, y: 100, r: 30 }],
  [far, { x: 500, y: 100, r: 30 }],
]);
const dealt = (deed: Deed, ...about: Ref[]) => dealtIn({ weight: 'moment', deed, about }, ref => STANDS.get(ref) ?? null, 100);

test('whoever strikes from beside deals a blow, whoever is farther away shoots; it is seen at the one who is struck', () => {
  expect(dealt('hit', wolf, keeper)).toMatchObject({ is: 'blow', hits: true, at: { x: 100 }, from: { x: 200 } });
  expect(dealt('hit', wolf, far)).toMatchObject({ is: 'shot', hits: true, at: { x: 100 }, from: { x: 500 } });
  expect(dealt('miss', wolf, far)).toMatchObject({ is: 'shot', hits: false });
  expect(dealt('attack', wolf, far)).toMatchObject({ is: 'aim', at: { x: 100 } });
});

test('with a gun one shoots however near, by hand one strikes however far, and what was seen to come only strikes', () => {
  const by = (arm: 'hand' | 'gun' | 'spark', deed: Deed, ...about: Ref[]) =>
    dealtIn({ weight: 'moment', deed, about, with: arm }, ref => STANDS.get(ref) ?? null, 100);
  expect(by('gun', 'hit', wolf, keeper)).toMatchObject({ is: 'shot', isOfGun: true });
  expect(dealt('hit', wolf, far)).toMatchObject({ is: 'shot', isOfGun: false });
  expect(by('hand', 'miss', wolf, far)).toMatchObject({ is: 'blow', hits: false });
  expect(by('spark', 'hit', wolf, far)).toEqual({ is: 'spark', at: STANDS.get(wolf) });
  expect(by('spark', 'miss', wolf, far)).toBeNull();
});

test('what has no striker lands all the same, and a miss of nobody is not seen', () => {
  expect(dealt('hit', wolf)).toMatchObject({ is: 'blow', from: null });
  expect([dealt('miss', wolf), dealt('attack', wolf, cell)]).toEqual([null, null]);
});

test('the one who falls is the first that the line is about, never whoever felled it', () => {
  expect(dealt('kill', wolf, keeper)).toEqual({ is: 'fall', at: STANDS.get(wolf) });
  expect(dealt('faint', keeper)).toEqual({ is: 'fall', at: STANDS.get(keeper) });
});

test('nothing is drawn of what is no piece, and of other deeds', () => {
  expect([dealt('kill', cell), dealt('move', wolf), dealt('hit')]).toEqual([null, null, null]);
});
