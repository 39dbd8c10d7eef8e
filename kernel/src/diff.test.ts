/** Differences between views: K-37 and K-89 of SPEC.md. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameValue } from './diff.ts';
import { beaconRock } from './example/game.ts';
import { changesSeen, diff, Match, patch, randomAnswer, SampledChance, Seed, viewOf } from './index.ts';

const key = fc
  .oneof(fc.constantFrom('a', 'b', 'toString', 'length'), fc.string({ minLength: 1, maxLength: 3 }))
  .filter(one => one !== '__proto__');
const { json } = fc.letrec(tie => ({
  json: fc.oneof({ depthSize: 'small' }, fc.integer(), fc.boolean(), fc.constant(null), fc.string(), tie('list'), tie('record')),
  list: fc.array(tie('json'), { maxLength: 4 }),
  record: fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
}));

test('[K-37] patching the difference into the old view gives the new one and leaves the old one', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = JSON.stringify(before);
      expect(patch(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }),
    { numRuns: 1000 },
  );
});

test('[K-37] no difference, no changes', () => {
  fc.assert(
    fc.property(json, one => {
      expect(diff(one, structuredClone(one))).toEqual([]);
    }),
  );
});

test('[K-37] a small change is a small difference', () => {
  const view = { oil: 3, keepers: [{ cold: 0 }, { cold: 1 }], pile: [1, 2, 3], lost: 1 };
  expect(diff(view, { oil: 3, keepers: [{ cold: 0 }, { cold: 2 }], pile: [1, 2] })).toEqual([
    { at: ['lost'], gone: true },
    { at: ['keepers', 1, 'cold'], now: 2 },
    { at: ['pile'], now: [1, 2] },
  ]);
});

test('[K-37] [K-108] lists of plain values change as a whole, lists of records inside, and those grow and shrink', () => {
  const change = (before: unknown, after: unknown) => diff({ it: before }, { it: after });
  expect(change([1, null, 3], [1, null, 4])).toEqual([{ at: ['it'], now: [1, null, 4] }]);
  expect(change([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }])).toEqual([{ at: ['it', 1, 'a'], now: 3 }]);
  expect(change([{ a: 1 }], [{ a: 1 }, { a: 3 }])).toEqual([{ at: ['it'], more: [{ a: 3 }] }]);
  expect(change([{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 3 }])).toEqual([{ at: ['it'], without: [1] }]);
  expect(change([{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 2 }, { a: 4 }])).toEqual([
    { at: ['it'], without: [0] },
    { at: ['it', 1, 'a'], now: 4 },
  ]);
  expect(change([{ a: 1 }], [{ a: 2 }, { a: 3 }, { a: 4 }])).toEqual([
    { at: ['it', 0, 'a'], now: 2 },
    { at: ['it'], more: [{ a: 3 }, { a: 4 }] },
  ]);
  expect([change([], [{ a: 1 }]), change([{ a: 1 }], [])]).toEqual([[{ at: ['it'], now: [{ a: 1 }] }], [{ at: ['it'], now: [] }]]);
  expect(change([null, { a: 1 }], [{ a: 1 }, { a: 1 }])).toEqual([{ at: ['it', 0], now: { a: 1 } }]);
  expect(change({ a: undefined }, { a: undefined })).toEqual([]);
});

test('[K-37] what is gone is told first, by its path, and only once', () => {
  expect(diff({ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3 }, c: 2 })).toEqual([
    { at: ['b'], gone: true },
    { at: ['a', 'x'], gone: true },
    { at: ['a', 'y'], now: 3 },
    { at: ['c'], now: 2 },
  ]);
  expect(
    patch({ a: { x: 1, y: 2 }, list: [{ z: 1 }, { z: 2 }] }, [
      { at: ['a', 'x'], gone: true },
      { at: ['list', 1, 'z'], now: 3 },
    ]),
  ).toStrictEqual({ a: { y: 2 }, list: [{ z: 1 }, { z: 3 }] });
});

test('[K-37] a path that is given is where the difference lies, and stays as it was', () => {
  const at = ['here'];
  expect([diff(1, 2, at), diff({ a: 1 }, { a: 2 }, at), at]).toEqual([
    [{ at: ['here'], now: 2 }],
    [{ at: ['here', 'a'], now: 2 }],
    ['here'],
  ]);
});

test('[K-37] the same value is the same, whatever order its fields have', () => {
  expect([
    sameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }),
    sameValue({ a: 1 }, { a: 1, b: 2 }),
    sameValue({ a: 1, b: 2 }, { a: 1 }),
    sameValue({ a: undefined }, { b: undefined }),
    sameValue([1, 2], [1, 2, 3]),
    sameValue([1, 2, 3], [1, 2]),
    sameValue([1], { 0: 1 }),
    sameValue(null, {}),
  ]).toEqual([true, false, false, false, false, false, false, false]);
});

test('[K-89] changes are found without making the views, and lead from one to the other', () => {
  const { state: schema } = beaconRock.rules;
  for (const { setup } of beaconRock.tables) {
    const started = Match.start(beaconRock, setup, 'changes');
    if (!started.ok) throw new Error(started.refusal.says);
    const match = started.value;
    const chance = new SampledChance<'bot'>(new Seed('changes'));
    while (!match.outcome) {
      const before = schema.clone(match.state);
      for (const decision of match.open) match.answer(decision.seat, randomAnswer(decision, chance));
      for (const seat of [null, ...Array.from({ length: match.seats }, (_, i) => i)]) {
        const [was, is] = [viewOf(schema, before, seat), viewOf(schema, match.state, seat)];
        const changes = changesSeen(schema, before, match.state, seat);
        expect(patch(was, changes)).toEqual(is);
        expect(changes.length).toBe(diff(was, is).length);
      }
    }
  }
});
