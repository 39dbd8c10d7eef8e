/** The tower: places, who is on air, and what was gained since one's own turn. */
import { describe, expect, test } from 'vitest';
import { newState } from '../first-state.ts';
import type { View } from '../state.ts';
import { airOf, isInPlay, moodOf, placesAtEnd, placesOf, scoreSince } from './standings.ts';

/** Three hunters in the Hunter Phase, of whom the second is First Player and done. */
const view = (points: readonly number[], more: Partial<View> = {}): View => {
  const state = newState(3, 0, 'standard', 'bronze');
  const hunters = state.hunters.map((hunter, seat) => ({ ...hunter, isIn: true, points: points[seat]! }));
  return { ...state, hunters, first: 1, phase: 'hunter', done: 1, ...more } as View;
};

describe('Places', () => {
  test('from the most points; those who have the same share a place, in the order of initiative', () => {
    expect(placesOf(view([7, 12, 7]))).toEqual([
      { seat: 1, rank: 1 },
      { seat: 2, rank: 2 },
      { seat: 0, rank: 2 },
    ]);
  });

  test('[UM-END-7] at the end whoever has won stands before those who have as many points', () => {
    const all = view([67, 67, 47]);
    const hunters = all.hunters.map((hunter, seat) => ({ ...hunter, kills: [4, 3, 2][seat]! }));
    expect(placesOf({ ...all, hunters })[0]).toEqual({ seat: 1, rank: 1 });
    expect(placesAtEnd({ ...all, hunters })).toEqual([
      { seat: 0, rank: 1 },
      { seat: 1, rank: 2 },
      { seat: 2, rank: 3 },
    ]);
    expect(placesAtEnd(all).map(one => one.rank)).toEqual([1, 1, 3]);
  });
});

describe('On air', () => {
  test('who has acted is done, who acts is on air, and the one after is next', () => {
    expect([0, 1, 2].map(seat => airOf(view([0, 0, 0]), seat, 2))).toEqual(['next', 'done', 'on']);
  });

  test('between two activations the next one is next; outside of the Hunter Phase nobody is', () => {
    expect([0, 1, 2].map(seat => airOf(view([0, 0, 0]), seat, null))).toEqual(['ready', 'done', 'next']);
    expect([0, 1, 2].map(seat => airOf(view([0, 0, 0], { phase: 'crim' }), seat, null))).toEqual(['ready', 'ready', 'ready']);
  });

  test('whoever was carried out is off air and down; half of the wounds are seen in the face', () => {
    const all = view([0, 0, 0]);
    const fallen = { ...all.hunters[0]!, isIn: false, fellInTurn: 2 };

    const without = { ...all, hunters: [fallen, ...all.hunters.slice(1)] };
    expect(
      [null, 0].map(active => airOf(without, 0, active)),
      'and so is whoever rolls to recover',
    ).toEqual(['off', 'off']);
    expect(moodOf(fallen, 5)).toBe('down');
    expect([0, 2, 3].map(wounds => moodOf({ ...all.hunters[1]!, wounds }, 5))).toEqual(['idle', 'idle', 'hurt']);
  });
});

test('what was gained counts from the last time one’s own turn was seen, and from nothing before that', () => {
  const [then, now] = [view([4, 0, 0]), view([4, 9, 0])];

  expect(scoreSince(null, then, false)).toEqual([4, 0, 0]);
  expect(scoreSince([4, 0, 0], now, false)).toEqual([4, 0, 0]);
  expect(scoreSince([4, 0, 0], now, true)).toEqual([4, 9, 0]);
});

test('in play is everybody who is on air, and while crims act only whoever it happens to', () => {
  const [hunters, crims] = [view([0, 0, 0]), view([0, 0, 0], { phase: 'crim' })];
  expect([isInPlay(hunters, 'ready', false), isInPlay(hunters, 'off', false)]).toEqual([true, false]);
  expect([isInPlay(crims, 'ready', false), isInPlay(crims, 'ready', true), isInPlay(crims, 'on', false)]).toEqual([false, true, true]);
});
