import { describe, expect, test } from 'vitest';
import { hashLike, hashOf, int, list, open, record, records, type StateOf, seenBy, zone } from './schema/index.ts';
import { Stills, stillOf } from './stills.ts';
import { byHand } from './testing/index.ts';
import { set, type Writable, writable } from './writing.ts';

const wolf = record({ ...open({ id: int(), wounds: int(), tracks: list(int()) }), hand: zone('owner') });
const forest = record({
  ...open({ night: int(), wolves: records(wolf), den: record(open({ depth: int() })) }),
  ...seenBy('nobody', { moon: list(int()) }),
});
type Forest = StateOf<typeof forest>;

const fresh = (): Forest => ({
  night: 1,
  wolves: [0, 1].map(id => ({ id, wounds: 0, tracks: [], hand: [id] })),
  den: { depth: 3 },
  moon: Array.from({ length: 28 }, (_, day) => day),
});

describe('Stills', () => {
  test('[K-150] share with the one before whatever nobody has changed', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    const before = stills.rest();
    stills.during(() => {
      writable(state.wolves[1]!).wounds = 2;
    });
    const after = stills.rest();
    expect(after).toEqual({ ...fresh(), wolves: [fresh().wolves[0], { ...fresh().wolves[1], wounds: 2 }] });
    expect(before).toEqual(fresh());
    expect([after.wolves[0] === before.wolves[0], after.den === before.den, after.wolves[1] === before.wolves[1]]).toEqual([
      true,
      true,
      false,
    ]);
    expect(stills.rest()).toBe(after);
  });

  test('[K-150] a record that was opened and is as it was stays the same, and so does all around it', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    const before = stills.rest();
    stills.during(() => set(state.wolves[0]!, { wounds: 0 }));
    expect(stills.rest()).toBe(before);
  });

  test('[K-150] in the middle of a deed, which goes on writing into what it has opened', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    const seen: number[] = [];
    stills.during(() => {
      const one = writable(state.wolves[0]!);
      for (let wounds = 1; wounds <= 3; wounds++) {
        one.wounds = wounds;
        seen.push(stillOf(forest, state).wolves[0]!.wounds);
      }
    });
    expect(seen).toEqual([1, 2, 3]);
    expect(stills.rest().wolves[0]!.wounds).toBe(3);
  });

  test('[K-150] records that came, went and changed places', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    const [first, second] = stills.rest().wolves;
    stills.during(() => {
      writable(state).wolves = [state.wolves[1]!, { id: 2, wounds: 0, tracks: [], hand: [] }];
    });
    const { wolves } = stills.rest();
    expect(wolves.map(one => one.id)).toEqual([1, 2]);
    expect(wolves[0]).toBe(second);
    stills.during(() => {
      writable(state).wolves = [];
    });
    expect([stills.rest().wolves, first!.id]).toEqual([[], 0]);
  });

  test('[K-150] of a state that is not played on are whole copies', () => {
    const state = fresh();
    const copy = stillOf(forest, state);
    writable(state.den).depth = 9;
    expect([copy.den.depth, copy.wolves[0] === state.wolves[0]]).toEqual([3, false]);
    const other = fresh();
    new Stills(forest, state).during(() => expect(stillOf(forest, other)).not.toBe(other));
  });

  test('[K-31] the hash is the same whether its parts were hashed before or not', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    const hashes = [stills.hash()];
    for (const write of [
      () => set(state, { night: 2 }),
      () => set(state.wolves[1]!, { tracks: [4] }),
      () => set(state, { moon: [...state.moon].reverse() }),
      () => set(state, { wolves: [] }),
    ]) {
      stills.during(write);
      hashes.push(stills.hash());
      expect(hashes.at(-1)).toBe(hashOf(forest, state));
    }
    expect(new Set(hashes).size).toBe(5);
  });

  test('[K-31] a hash in one chain is compared with one in one chain', () => {
    const state = fresh();
    expect(hashLike(hashOf(forest, state), forest, state)).toBe(hashOf(forest, state));
    expect(hashLike('00000000', forest, state)).toMatch(/^[0-9a-f]{8}$/);
    expect(hashLike('00000000', forest, state)).not.toBe(hashLike('00000000', forest, { ...state, night: 2 }));
  });

  test('[K-150] what was written without being opened is named', () => {
    const state = fresh();
    const stills = new Stills(forest, state);
    stills.take();
    stills.during(() => {
      byHand(state).wolves[1]!.wounds = 1;
    });
    expect(stills.writtenPast()).toBe('wolves.1.wounds');
    stills.startOver();
    expect(stills.writtenPast()).toBeNull();
  });
});

test('[K-150] a state cannot be written, nor a field that is not there', () => {
  const state = fresh();
  // @ts-expect-error a state is readonly
  expect(() => (state.night = 2)).not.toThrow();
  // @ts-expect-error so is what lies in it
  expect(() => (state.wolves[0]!.wounds = 2)).not.toThrow();
  // @ts-expect-error a list of records is replaced
  expect(() => state.wolves.push(fresh().wolves[0]!)).not.toThrow();
  // @ts-expect-error a record is opened, not a list
  expect(writable(state.wolves)).toBe(state.wolves);
  // @ts-expect-error a field that no wolf has
  set(state.wolves[0]!, { wound: 1 });
  const bites = { wounds: 1, wound: 2 };
  // @ts-expect-error nor if it comes with others
  set(state.wolves[0]!, bites);
  // @ts-expect-error of its kind only
  set(state.wolves[0]!, { wounds: 'two' });
  const opened: Writable<Forest> = writable(state);
  // @ts-expect-error what lies in an open record is not open
  opened.den.depth = 1;
  opened.night = 7;
  expect(state.night).toBe(7);
});
