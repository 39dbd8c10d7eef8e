import type { Throw, Weight } from '@quarry/kernel';
import type { Seen } from '@quarry/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../connection/chair.ts';
import type { Pace } from '../store/settings.ts';
import { Showing } from './showing.ts';

const sight = (at: number, asked = false): Seen => ({ view: { at }, asked: asked ? {} : null }) as unknown as Seen;
const thrown = (faces: readonly number[]): Throw => ({ dice: faces.map(face => ({ face, colour: 'white', name: 'die' })) });
/** A line that leads to a place. */
const move = (to: number, weight: Weight = 'beat', faces: readonly number[] = []): Step => ({
  line: {
    rule: 'R',
    says: `to ${to}`,
    type: 'moved',
    under: '',
    event: {},
    beat: { weight },
    ...(faces.length > 0 && { dice: thrown(faces) }),
  },
  seen: sight(to),
});
const news = (...steps: Step[]) => ({ steps, isWhole: false });

let pace: Pace;
let showing: Showing;
const at = (): number => (showing.get().seen!.view as { at: number }).at;
const now = () => [at(), showing.get().says, showing.get().pending];
/** The places that are seen, in their order, until nothing more is due. */
function watched(): number[] {
  const seen = [at()];
  const end = showing.subscribe(() => seen.at(-1) !== at() && seen.push(at()));
  vi.runAllTimers();
  end();
  return seen;
}
/** How long it takes until this is seen. */
function timeTo(place: number): number {
  let ms = 0;
  for (; at() !== place && ms < 60_000; ms += 10) vi.advanceTimersByTime(10);
  return ms;
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  showing = new Showing({ shownFor: () => 0, pace: () => pace, voice: line => line, pages: { has: () => true, add() {} } });
  showing.take(sight(0), { steps: [], isWhole: true });
});
afterEach(() => {
  showing.stop();
  vi.useRealTimers();
});

test('what matters is shown one after the other, then what is', () => {
  showing.take(sight(9), news(move(1), move(2, 'moment'), move(3)));
  expect(now()).toEqual([1, 'to 1', 2]);
  expect(watched()).toEqual([1, 2, 3, 9]);
  expect(showing.get()).toMatchObject({ seen: sight(9), now: null, pending: 0 });
});

test('what is slight is told at once, and its lines come into the log with it', () => {
  showing.take(sight(9), news(move(1, 'slight'), move(2, 'slight'), move(3)));
  expect(now()).toEqual([2, 'to 1 to 2', 1]);
  expect(watched()).toEqual([2, 3, 9]);
});

test('a question changes nothing in how long things are shown', () => {
  const all = Array.from({ length: 30 }, (_, i) => move(i + 1));
  showing.take(sight(99), news(...all));
  const waiting = timeTo(99);
  showing.take(sight(100, true), news(...all));
  expect(Math.abs(timeTo(100) - waiting)).toBeLessThan(20);
});

test('what is left of a part of the log is folded into what mattered in it, and the next part is shown', () => {
  const under = (step: Step, heading: string): Step => ({ ...step, line: { ...step.line, under: heading } });
  const enemies = [move(1), move(2, 'slight'), move(3, 'moment'), move(4), move(5)].map(step => under(step, 'Enemies'));
  showing.take(sight(9), news(...enemies, under(move(6), 'Maintenance'), under(move(7), 'Maintenance')));
  expect([at(), showing.get().isLong]).toEqual([1, true]);

  showing.fold();

  expect([at(), showing.get().isLong]).toEqual([6, false]);
  expect(showing.get().folded).toEqual({ under: 'Enemies', lines: 4, says: 'to 3' });
  expect(watched()).toEqual([6, 7, 9]);
  showing.take(sight(10), news(move(10)));
  expect(showing.get().folded).toBe(null);
});

test('what was folded is said beside the part that comes next, and goes with the one after it, though news never ends', () => {
  const under = (step: Step, heading: string): Step => ({ ...step, line: { ...step.line, under: heading } });
  showing.take(sight(9), news(...[1, 2, 3, 4].map(to => under(move(to), 'Ada')), ...[5, 6].map(to => under(move(to), 'Bo'))));
  showing.fold();
  showing.take(sight(10), news(under(move(10), 'Cy')));
  expect([at(), showing.get().folded?.under]).toEqual([5, 'Ada']);
  timeTo(10);
  expect(showing.get().folded).toBe(null);
});

test('more news joins the queue', () => {
  showing.take(sight(5), news(move(5)));
  showing.take(sight(6), news(move(6)));
  expect(watched()).toEqual([5, 6]);
  expect(showing.get().now).toBe(null);
});

test('skipping leads to what is at once, and nothing comes after it', () => {
  showing.take(sight(9, true), news(move(1), move(2)));
  showing.player.clear();
  expect(showing.get()).toMatchObject({ seen: sight(9, true), now: null, pending: 0 });
  expect(watched()).toEqual([9]);
});

test('calm is slower than normal, quick is faster, off shows everything at once', () => {
  const times = (['calm', 'normal', 'quick', 'off'] as const).map((one, i) => {
    pace = one;
    showing.take(sight(10 + i), news(move(1), move(2)));
    return timeTo(10 + i);
  });
  expect(times.every((ms, i) => i === 0 || ms < times[i - 1]!)).toBe(true);
  expect(times.at(-1)).toBe(0);
});

test('two and four times the speed take half and a quarter of the time, from now on', () => {
  const times = [1, 2, 4].map((speed, i) => {
    showing.take(sight(10 + i), news(move(1), move(2)));
    showing.player.setSpeed(speed);
    return timeTo(10 + i);
  });
  expect(times[1]! / times[0]!).toBeCloseTo(1 / 2, 1);
  expect(times[2]! / times[0]!).toBeCloseTo(1 / 4, 1);
});

test('dice lie still before anything else is shown, at any pace and speed, also if a question comes', () => {
  pace = 'quick';
  showing.player.setSpeed(4);
  showing.take(sight(1), news(move(1, 'slight', [3, 5])));
  showing.take(sight(9, true), news());
  vi.advanceTimersByTime(600);
  expect(showing.get().now?.says).toBe('to 1');
  expect(watched()).toEqual([1, 9]);
});

test('a pause holds what is shown, whatever comes; playing on tells it in its order', () => {
  showing.take(sight(2), news(move(1), move(2)));
  showing.player.pause();
  vi.advanceTimersByTime(60_000);
  showing.take(sight(9, true), news(move(3)));
  vi.advanceTimersByTime(60_000);
  expect([...now(), showing.get().isPaused]).toEqual([1, 'to 1', 2, true]);
  showing.player.play();
  expect(watched()).toEqual([1, 2, 3, 9]);
});

test('a step goes on by one beat and holds; the last one leads to what is, and ends the pause', () => {
  showing.take(sight(9), news(move(1), move(2), move(3)));
  showing.player.pause();
  const seen = [1, 2, 3].map(() => {
    showing.player.step();
    vi.advanceTimersByTime(60_000);
    return at();
  });
  expect(seen).toEqual([2, 3, 9]);
  expect(showing.get()).toMatchObject({ now: null, isPaused: false });
});

test('what is taken back while it is shown is not shown any more, paused or not', () => {
  showing.take(sight(9), news(move(1), move(2)));
  showing.player.pause();
  showing.take(sight(0), { steps: [], isWhole: true });
  expect(showing.get()).toMatchObject({ seen: sight(0), now: null, pending: 0, isPaused: false });
  showing.take(sight(5), news(move(5)));
  expect(watched()).toEqual([5]);
});

test('a question that passes by itself is asked at once, paused or not', () => {
  const timed = { ...sight(9), asked: { isTimed: true } } as unknown as Seen;
  showing.take(sight(2), news(move(1), move(2)));
  showing.player.pause();
  showing.take(timed, news(move(3)));
  expect(showing.get()).toMatchObject({ seen: timed, now: null, pending: 0 });
});

test('news without anything to tell is seen at once, or after what is being shown', () => {
  showing.take(sight(3), news());
  expect(at()).toBe(3);
  showing.take(sight(4), news(move(4)));
  showing.take(sight(7), news());
  expect(at()).toBe(4);
  expect(watched()).toEqual([4, 7]);
});

test('whoever falls far behind catches up', () => {
  for (let i = 1; i <= 500; i++) showing.take(sight(i), news(move(i)));
  const seen = watched();
  expect(seen.length).toBeLessThan(200);
  expect(seen.at(-1)).toBe(500);
});
