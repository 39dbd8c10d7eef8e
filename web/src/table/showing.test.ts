import type { Seen } from '@quarry/protocol';
import type { Motion } from '@quarry/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../connection/chair.ts';
import { Showing } from './showing.ts';

const sight = (at: number, asked = false): Seen => ({ view: { at }, asked: asked ? {} : null }) as unknown as Seen;
/** A line that leads to a place. */
const move = (to: number, ms = 200): Step => ({
  line: { rule: 'R', says: `to ${to}`, type: 'moved', under: '', event: { ms } },
  seen: sight(to),
});
const news = (...steps: Step[]) => ({ steps, isWhole: false });

let motion: Motion;
let showing: Showing;
const at = () => (showing.get().seen!.view as { at: number }).at;

beforeEach(() => {
  vi.useFakeTimers();
  motion = 'full';
  showing = new Showing(
    line => line.event['ms'] as number,
    () => motion,
  );
  showing.take(sight(0), { steps: [], isWhole: true });
});
afterEach(() => {
  showing.stop();
  vi.useRealTimers();
});

test('lines are shown one after the other, then what is', () => {
  showing.take(sight(9), news(move(1), move(2), move(3)));
  expect([at(), showing.get().now?.says, showing.get().pending]).toEqual([1, 'to 1', 2]);
  vi.advanceTimersByTime(200);
  expect([at(), showing.get().now?.says, showing.get().pending]).toEqual([2, 'to 2', 1]);
  vi.advanceTimersByTime(200);
  expect([at(), showing.get().now?.says, showing.get().pending]).toEqual([3, 'to 3', 0]);
  vi.advanceTimersByTime(200);
  expect(showing.get()).toEqual({ seen: sight(9), now: null, pending: 0 });
});

test('a line that takes no time is shown together with the next', () => {
  showing.take(sight(9), news(move(1, 0), move(2), move(3, 0)));
  expect([at(), showing.get().now?.says, showing.get().pending]).toEqual([2, 'to 2', 1]);
  vi.advanceTimersByTime(200);
  expect(showing.get()).toEqual({ seen: sight(9), now: null, pending: 0 });
});

test('a question waits for two seconds at most', () => {
  showing.take(sight(9, true), news(...Array.from({ length: 30 }, (_, i) => move(i + 1, 500))));
  vi.advanceTimersByTime(2_001);
  expect(showing.get().seen).toEqual(sight(9, true));
});

test('more news joins the queue', () => {
  showing.take(sight(5), news(move(5)));
  showing.take(sight(6), news(move(6)));
  vi.advanceTimersByTime(200);
  expect(at()).toBe(6);
  vi.advanceTimersByTime(200);
  expect(showing.get().seen).toEqual(sight(6));
});

test('hurrying jumps to the end', () => {
  showing.take(sight(9), news(move(1), move(2)));
  showing.hurry();
  expect(showing.get()).toEqual({ seen: sight(9), now: null, pending: 0 });
  vi.advanceTimersByTime(5_000);
  expect(at()).toBe(9);
});

test('quick motion takes less than half the time, no motion none', () => {
  motion = 'quick';
  showing.take(sight(9), news(move(1)));
  vi.advanceTimersByTime(81);
  expect(at()).toBe(9);
  motion = 'off';
  showing.take(sight(10), news(move(1)));
  expect(at()).toBe(10);
});

test('an undo and lines that take no time are not played', () => {
  showing.take(sight(3), { steps: [move(1)], isWhole: true });
  expect(at()).toBe(3);
  showing.take(sight(4), news(move(2, 0)));
  expect(at()).toBe(4);
});
