/** What decided a match: by how much it changed how it stood, not by when it came. */
import type { Standing } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { curveOf, nextTime, type Stood, turningPoints, worthSeeing } from './turning-points.ts';

const together = (value: number): Standing => ({ says: 'How it stood', from: 'points', of: [{ seat: null, value }] });
const rivals = (...values: readonly number[]): Standing => ({
  says: 'Points',
  from: 'points',
  of: values.map((value, seat) => ({ seat, value })),
});
/** Each line with how it stood then; a new answer begins where the step does. */
const told = (...all: readonly (readonly [standing: Standing | null, step: number])[]): Stood[] =>
  all.map(([standing, step]) => ({ standing, step }));

const WON = { reader: 0, winners: [0, 1] };
const LOST = { reader: 0, winners: [] };
const COURSE = told([together(50), 0], [together(52), 1], [together(30), 2], [together(30), 2], [together(31), 3], [together(60), 4]);
const MOMENTS = [
  { says: 'You found a track.', at: 1 },
  { says: 'The beast struck you.', at: 2, next: 'Next time, keep away.' },
  { says: 'You rested.', at: 4 },
  { says: 'You felled it.', at: 5 },
];

describe('what decided a match', () => {
  test('is what changed its standing most, in its order, and no more than three', () => {
    const turned = turningPoints(MOMENTS, COURSE, WON);

    expect(turned.map(({ says, swing }) => [says, swing])).toEqual([
      ['You found a track.', 2],
      ['The beast struck you.', -22],
      ['You felled it.', 29],
    ]);
  });

  test('what is worth seeing again helped whoever won, and cost whoever lost', () => {
    const turned = turningPoints(MOMENTS, COURSE, WON);

    expect([worthSeeing(turned, WON), worthSeeing(turned, LOST)]).toEqual([2, 1]);
  });

  test('of rivals it is read by what one is ahead of the best of the others; whoever looks on reads it as the winner', () => {
    const course = told([rivals(0, 0), 0], [rivals(0, 9), 1], [rivals(9, 9), 2]);
    const moments = [
      { says: 'Bo scored.', at: 1 },
      { says: 'Ada scored.', at: 2 },
    ];
    const swings = (reader: number | null): number[] => turningPoints(moments, course, { reader, winners: [1] }).map(one => one.swing);

    expect([swings(0), swings(1), swings(null)]).toEqual([
      [-9, 9],
      [9, -9],
      [9, -9],
    ]);
  });

  test('a deed is told in a few lines: what changed with them is its own, and nothing of the next answer, nor of its neighbour', () => {
    const course = told([together(50), 0], [together(60), 1], [together(60), 1], [together(70), 1], [together(20), 2]);

    expect(turningPoints([{ says: 'You hit.', at: 2 }], course, WON).map(one => one.swing)).toEqual([20]);
    const both = [
      { says: 'You aimed.', at: 1 },
      { says: 'You hit.', at: 2 },
    ];
    expect(turningPoints(both, course, WON).map(one => one.swing)).toEqual([10, 10]);
  });

  test('where nothing is said of how it stands, the last moments are told, and there is no curve', () => {
    const course = told([null, 0], [null, 1], [null, 2], [null, 3], [null, 4], [null, 5]);

    expect(turningPoints(MOMENTS, course, WON).map(one => one.says)).toEqual(MOMENTS.slice(-3).map(one => one.says));
    expect(curveOf(course, [0])).toBeNull();
  });

  test('next time is about what cost most; else about the whole', () => {
    const turned = turningPoints(MOMENTS, COURSE, WON);

    expect(nextTime(turned, 'Next time, begin sooner.')).toBe('Next time, keep away.');
    expect(nextTime([], 'Next time, begin sooner.')).toBe('Next time, begin sooner.');
    expect(nextTime([], undefined)).toBeNull();
  });

  test('the curve has the places where it changed, and ends where it was won or lost; that of a long match is thinned', () => {
    expect(curveOf(COURSE, [0])?.of).toEqual([
      {
        seat: null,
        at: [
          [0, 50],
          [1, 52],
          [2, 30],
          [4, 31],
          [5, 60],
          [6, 100],
        ],
      },
    ]);
    const long = told(...Array.from({ length: 5_000 }, (_, i) => [together(i % 100), i] as const));
    expect(curveOf(long, [])!.of[0]!.at.length).toBeLessThan(150);
    expect(curveOf(long, [])!.of[0]!.at.at(-1)).toEqual([5_000, 0]);
  });
});
