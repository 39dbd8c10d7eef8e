import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever comes alone does not wait; of many each has a turn, and after each there is a pause for everybody else', async () => {
  let now = 0;
  const done: string[] = [];
  const turns = new Turns({ clock: () => now });
  const work = (who: string, i: number): unknown =>
    turns.take(who, () => {
      done.push(`${who} ${i}`);
      now += 10;
    });

  for (let i = 0; i < 3; i++) work('many', i);
  expect(done).toEqual(['many 0']);
  work('one', 0);
  await vi.advanceTimersByTimeAsync(29);
  expect(done).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);

  expect(done).toEqual(['many 0', 'many 1', 'one 0', 'many 2']);
  work('one', 1);
  expect(done.at(-1)).toBe('one 1');
});

test('what is waited for holds nobody up: the next begins soon after it, however long it took', async () => {
  let now = 0;
  const done: string[] = [];
  const turns = new Turns({ clock: () => now });
  const { promise, resolve } = Promise.withResolvers<void>();
  void turns.take('one', () => promise);
  void turns.take('one', () => void done.push('next'));

  await vi.advanceTimersByTimeAsync(10_000);
  now += 10_000;
  expect(done).toEqual([]);
  resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['next']);
});

test('how long a pause is can be set', async () => {
  let now = 0;
  const done: string[] = [];
  const turns = new Turns({ clock: () => now, pauseFactor: 2 });
  void turns.take('one', () => void (now += 10));
  void turns.take('one', () => void done.push('next'));

  await vi.advanceTimersByTimeAsync(19);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['next']);
});

test('after something that held everybody up for very long the pause is not that long', async () => {
  let now = 0;
  const done: string[] = [];
  const turns = new Turns({ clock: () => now });
  void turns.take('one', () => void (now += 10_000));
  void turns.take('one', () => void done.push('next'));

  await vi.advanceTimersByTimeAsync(49);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['next']);
});

test('something that fails is told to whoever wanted it, and does not hold up the others', async () => {
  const turns = new Turns({ clock: () => 0 });
  const fail = (): never => {
    throw new Error('no');
  };

  const failed = [turns.take('one', fail), turns.take('one', async () => fail())];
  const other = turns.take('other', () => 'done');
  const caught = Promise.all(failed.map(one => expect(one).rejects.toThrow('no')));
  await vi.advanceTimersByTimeAsync(100);

  await caught;
  expect(await other).toBe('done');
});

test('of one and in all no more than so much waits; whoever is turned away may come again', async () => {
  const done: string[] = [];
  const turns = new Turns({ clock: () => 0, mostOfOne: 2, mostInAll: 3 });
  const work = (who: string): boolean => turns.take(who, () => void done.push(who)) !== null;

  // The first is done at once, and waits for nothing.
  const many = [work('many'), work('many'), work('many'), work('many')];
  const others = [work('one'), work('other')];
  await vi.advanceTimersByTimeAsync(100);

  expect([many, others, done]).toEqual([
    [true, true, true, false],
    [true, false],
    ['many', 'many', 'one', 'many'],
  ]);
  expect([work('many'), work('other')]).toEqual([true, true]);
});
