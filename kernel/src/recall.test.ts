/** Looking back at what was told: K-164 of SPEC.md. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { clause, type EventOf, greatest, heard, isTold, type Line, nothingTouched, recalled, Since, total, weighing } from './index.ts';

type StormEvent = EventOf<{ 'oil-burned': { n: number }; 'room-flooded': { room: string }; 'bell-rung': object }>;
const told: readonly StormEvent[] = [
  { type: 'bell-rung', rule: 'N1' },
  { type: 'oil-burned', rule: 'N2', n: 2 },
  { type: 'room-flooded', rule: 'N3', room: 'cellar' },
  { type: 'oil-burned', rule: 'N2', n: 1 },
];

describe('[K-164] What was told', () => {
  test('events of some types, each with its place', () => {
    expect(heard(told, 'oil-burned').map(({ event, at }) => [event.n, at])).toEqual([
      [2, 1],
      [1, 3],
    ]);
    const some = heard(told, 'room-flooded', 'bell-rung');
    expect(some).toEqual([
      { event: told[0], at: 0 },
      { event: told[2], at: 2 },
    ]);
    expectTypeOf(some[0]!.event.type).toEqualTypeOf<'room-flooded' | 'bell-rung'>();
    expect(heard(told)).toEqual([]);
  });

  test('whether an event is of some types', () => {
    expect(told.map(one => isTold(one, 'bell-rung', 'oil-burned'))).toEqual([true, true, false, true]);
  });

  test('the greatest, the first of equals; and what numbers come to', () => {
    const all = heard(told, 'oil-burned');
    expect(greatest(all, ({ event }) => event.n)?.at).toBe(1);
    expect(greatest(all, () => 0)?.at).toBe(1);
    expect(greatest(all, ({ at }) => at)?.at).toBe(3);
    expect(greatest([], () => 0)).toBeUndefined();
    expect([total([]), total([2, 3])]).toEqual([0, 5]);
  });
});

describe('[K-164] What was told to a reader', () => {
  type LampEvent = EventOf<{ 'oil-burned': { seat: number; n: number }; 'storm-drawn': { force: number } }>;
  const burned = (seat: number, n: number): LampEvent => ({ type: 'oil-burned', rule: 'N2', seat, n });
  const since = new Since<LampEvent, string>([burned(1, 2), { type: 'storm-drawn', rule: 'N1', force: 3 }, burned(0, 1)], 'the lamp', 0);

  test('events of a type with their places, of all and of one seat', () => {
    expect([since.view, since.reader]).toEqual(['the lamp', 0]);
    expect(since.all('oil-burned').map(({ n, at }) => [n, at])).toEqual([
      [2, 0],
      [1, 2],
    ]);
    expect(since.of('oil-burned', 0)).toEqual([{ ...burned(0, 1), at: 2 }]);
    expect(since.of('storm-drawn', 0)).toEqual([]);
  });

  test('what several come to is told at the first of them, of none nothing', () => {
    const all = since.all('oil-burned');
    expect(clause(all, () => `burned ${total(all.map(one => one.n))} oil`)).toEqual([{ says: 'burned 3 oil', at: 0 }]);
    expect(clause([], () => 'burned no oil')).toEqual([]);
  });
});

describe('[K-164] What is recalled', () => {
  const line = (says: string, at: number, weighs: number): Line => ({ says, at, weighs });

  test('the weightiest lines in their order, of equals the first, and nothing of their weight', () => {
    const lines = [line('a', 6, 1), line('b', 5, 3), line('c', 4, 1), line('d', 3, 2), line('e', 2, 1)];

    expect(recalled(lines, 3)).toEqual([
      { says: 'a', at: 6 },
      { says: 'b', at: 5 },
      { says: 'd', at: 3 },
    ]);
    expect(recalled([...lines, line('f', 1, 9), line('g', 0, 1)]).map(one => one.says)).toEqual(['a', 'b', 'c', 'd', 'f']);
    expect(recalled(lines.slice(0, 2))).toHaveLength(2);
  });

  test('lines of one weight', () => {
    expect(weighing(4, [{ says: 'a', at: 1 }])).toEqual([line('a', 1, 4)]);
  });

  test('where nothing touched the reader, the others share a line at their last deed', () => {
    const clauses = [
      { says: 'Ada rested', at: 2 },
      { says: 'Bo fetched oil', at: 7 },
    ];
    expect(nothingTouched(clauses)).toEqual([{ says: 'Nothing touched you: Ada rested; Bo fetched oil.', at: 7 }]);
    expect(nothingTouched([])).toEqual([]);
  });
});
