import { expect, test } from 'vitest';
import { Presses } from './pressing.ts';

const HERE = { x: 300, y: 700 };

/** Whether the last of these presses, each begun at its time and lifted at once, is taken for an answer to what stands there since then. */
function isStray(since: number, ...presses: readonly (readonly [at: number, place: { x: number; y: number } | string])[]): boolean {
  const all = new Presses();
  for (const [at, place] of presses) {
    all.press({ at, place });
    all.lift(at + 40);
  }
  return all.isStray(since, presses.at(-1)![0] + 45);
}

test('a second press of the same place does not answer the question that came in between', () => {
  expect(isStray(1_100, [1_000, HERE], [1_150, HERE])).toBe(true);
  expect(isStray(1_100, [1_000, HERE], [1_150, { x: HERE.x + 12, y: HERE.y - 9 }])).toBe(true);
});

test('nor does a late one, which came while nothing seemed to happen', () => {
  expect(isStray(2_400, [1_000, HERE], [2_500, HERE])).toBe(true);
});

test('hammering never answers it; a press after a look does', () => {
  expect(isStray(1_100, [1_000, HERE], [1_150, HERE], [1_400, HERE], [1_700, HERE])).toBe(true);
  expect(isStray(1_100, [1_000, HERE], [1_150, HERE], [1_400, HERE], [1_900, HERE])).toBe(false);
});

test('a press of another place is heard at once', () => {
  expect(isStray(1_100, [1_000, HERE], [1_110, { x: HERE.x + 60, y: HERE.y }])).toBe(false);
});

test('a press that began before the question is none of its answers', () => {
  expect(isStray(1_020, [1_000, HERE])).toBe(true);
});

test('keys count like places: the same one again is stray, another one is not', () => {
  expect(isStray(1_100, [1_000, '1'], [1_200, '1'])).toBe(true);
  expect(isStray(1_100, [1_000, '1'], [1_200, '2'])).toBe(false);
});

test('what ends a turn is dead for 400 ms, wherever one pressed before', () => {
  const far = { x: HERE.x + 300, y: HERE.y };
  const isHeard = (at: number, isGrave: boolean): boolean => {
    const all = new Presses();
    all.press({ at: 1_000, place: HERE });
    all.lift(1_040);
    all.press({ at, place: far });
    return !all.isStray(1_100, at + 5, isGrave);
  };
  expect([1_110, 1_499, 1_500].map(at => isHeard(at, true))).toEqual([false, false, true]);
  expect(isHeard(1_110, false)).toBe(true);
});

test('several things are chosen for one question as quickly as one likes', () => {
  expect(isStray(500, [1_000, HERE], [1_100, HERE], [1_200, HERE])).toBe(false);
});

test('what comes without a press, as from a screen reader, is meant', () => {
  const all = new Presses();
  expect(all.isStray(1_000, 1_100)).toBe(false);
  all.press({ at: 900, place: HERE });
  all.lift(940);
  expect(all.isStray(1_000, 1_200)).toBe(false);
});

test('what is written into a field and sent by a key is meant, although the key before it answered the last question', () => {
  const all = new Presses();
  all.press({ at: 1_000, place: 'Enter' });
  all.lift(1_020);
  all.forget();
  all.lift(1_200);
  expect(all.isStray(1_100, 1_210)).toBe(false);
});

test('whoever meant the tool that hurries what is told does not answer what took its place, until it can have been read', () => {
  const all = new Presses();
  all.hurriedAt({ left: HERE.x - 30, top: HERE.y - 20, right: HERE.x + 30, bottom: HERE.y + 20 }, 990);
  const isStrayAt = (at: number, place: { x: number; y: number } | string): boolean => {
    all.forget();
    all.press({ at, place });
    all.lift(at + 40);
    return all.isStray(1_000, at + 45);
  };

  expect(isStrayAt(1_200, HERE)).toBe(true);
  expect(isStrayAt(1_500, HERE)).toBe(false);
  expect(isStrayAt(1_200, { x: HERE.x + 60, y: HERE.y })).toBe(false);
  expect(isStrayAt(1_200, 'Enter')).toBe(false);
});
