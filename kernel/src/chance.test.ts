/** Chance: K-40 to K-45 of SPEC.md. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenPromise, commitment, enumerate, SampledChance, ScriptedChance, Seed } from './index.ts';

const sampled = (seed = 'seed', counters = {}) => new SampledChance(new Seed(seed), counters);
const d6 = [1, 2, 3, 4, 5, 6];

describe('Sampled', () => {
  test('[K-40] the same seed, stream and index give the same', () => {
    const [one, two] = [sampled(), sampled()];
    for (let i = 0; i < 20; i++) expect(one.roll('attack', [d6, d6])).toEqual(two.roll('attack', [d6, d6]));
    expect(sampled('other').shuffle('deck', d6.concat(d6))).not.toEqual(sampled().shuffle('deck', d6.concat(d6)));
  });

  test('[K-40] calls on one stream shift nothing on another', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('roll', 'shuffle', 'below')), noise => {
        const [quiet, busy] = [sampled(), sampled()];
        for (const call of noise) {
          if (call === 'roll') busy.roll('noise', [d6]);
          else if (call === 'shuffle') busy.shuffle('noise', d6);
          else busy.below('noise', 9);
        }
        expect(busy.roll('attack', [d6, d6, d6])).toEqual(quiet.roll('attack', [d6, d6, d6]));
        expect(busy.shuffle('deck', d6)).toEqual(quiet.shuffle('deck', d6));
      }),
    );
  });

  test('[K-40] one call takes one index, however many dice: more dice now do not change the next roll', () => {
    const [one, two] = [sampled(), sampled()];
    one.roll('attack', [d6]);
    two.roll('attack', [d6, d6, d6, d6]);
    expect(one.below('attack', 1e9)).toBe(two.below('attack', 1e9));
  });

  test('[K-40] counters say where each stream stands, and go on from there', () => {
    const chance = sampled();
    chance.below('a', 6);
    chance.below('a', 6);
    chance.below('b', 6);
    expect(chance.counters).toEqual({ a: 2, b: 1 });
    expect(sampled('seed', chance.counters).below('a', 1e9)).toBe(chance.below('a', 1e9));
    expect(chance.used).toBe(4);
  });

  test('[K-41] a shuffle is a permutation and leaves what it was given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (things, seed) => {
        const before = [...things];
        expect([...sampled(seed).shuffle('deck', things)].sort()).toEqual([...things].sort());
        expect(things).toEqual(before);
      }),
    );
  });

  test('[K-42] numbers, faces and places in a shuffle are roughly uniform (chi-squared, 5 degrees, p > 1e-6)', () => {
    const chance = sampled();
    const counts = { below: new Array<number>(6).fill(0), roll: new Array<number>(6).fill(0), place: new Array<number>(6).fill(0) };
    for (let i = 0; i < 6000; i++) {
      counts.below[chance.below('below', 6)]! += 1;
      counts.roll[chance.roll('roll', [d6, d6])[1]! - 1]! += 1;
      counts.place[chance.shuffle('place', [0, 1, 2, 3, 4, 5]).indexOf(0)]! += 1;
    }
    for (const count of Object.values(counts)) {
      expect(count.reduce((sum, one) => sum + (one - 1000) ** 2 / 1000, 0)).toBeLessThan(35);
    }
  });

  /** Threefry 2x32 as it is written down: a round adds, rotates and mixes; after every fourth the next two words of the key come in. */
  function threefry([c0, c1]: readonly number[], [k0, k1]: readonly number[]): [number, number] {
    const turns = [13, 15, 26, 6, 17, 29, 16, 24];
    const key = [k0!, k1!, k0! ^ k1! ^ 0x1bd11bda];
    let [a, b] = [(c0! + key[0]!) >>> 0, (c1! + key[1]!) >>> 0];
    for (let round = 0; round < 13; round++) {
      const n = turns[round % 8]!;
      a = (a + b) >>> 0;
      b = (((b << n) | (b >>> (32 - n))) ^ a) >>> 0;
      const injected = (round + 1) / 4;
      if (!Number.isInteger(injected)) continue;
      a = (a + key[injected % 3]!) >>> 0;
      b = (b + key[(injected + 1) % 3]! + injected) >>> 0;
    }
    return [a, b];
  }

  test.each([
    { counter: [0, 0], key: [0, 0], gives: [0x9d1c5ec6, 0x8bd50731] },
    { counter: [0xffffffff, 0xffffffff], key: [0xffffffff, 0xffffffff], gives: [0xfd36d048, 0x2d17272c] },
    { counter: [0x243f6a88, 0x85a308d3], key: [0x13198a2e, 0x03707344], gives: [0xba3e4725, 0xf27d669e] },
  ])('[K-42] Threefry 2x32 with 13 rounds, by the book, gives the published vector $gives', ({ counter, key, gives }) => {
    expect(threefry(counter, key)).toEqual(gives);
  });

  test('[K-42] the generator is that Threefry, for every key, index and die', () => {
    class Fixed extends Seed {
      readonly #key: { readonly high: number; readonly low: number };
      constructor(high: number, low: number) {
        super('');
        this.#key = { high, low };
      }
      override key() {
        return this.#key;
      }
    }
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(word, word, word, fc.nat({ max: 20 }), (high, low, index, die) => {
        const chance = () => new SampledChance(new Fixed(high, low), { any: index });
        const [first] = threefry([index, 0], [high, low]);
        const [rolled] = threefry([index, die], [high, low]);
        const thousand = Array.from({ length: 1000 }, (_, i) => i);
        expect(chance().below('any', 2 ** 32)).toBe(first);
        expect(chance().roll('any', new Array<number[]>(die + 1).fill(thousand))[die]).toBe(Math.floor((rolled / 2 ** 32) * 1000));
      }),
      { numRuns: 300 },
    );
  });
});

describe('Scripted', () => {
  test('[K-43] each stream shows what the script says, and a script that is not used up shows it', () => {
    const chance = new ScriptedChance({ attack: [6, 1, 2], deck: [[3, 1, 2]], hand: [1] });
    expect(chance.roll('attack', [d6, d6])).toEqual([6, 1]);
    expect(chance.shuffle('deck', [1, 2, 3])).toEqual([3, 1, 2]);
    expect(chance.shuffle('deck', [1, 2, 3])).toEqual([1, 2, 3]);
    expect(chance.below('hand', 2)).toBe(1);
    expect(chance.left).toEqual({ attack: [2] });
  });

  test('[K-43] a script that cannot be true is a broken promise', () => {
    expect(() => new ScriptedChance().roll('attack', [d6])).toThrow(BrokenPromise);
    expect(() => new ScriptedChance().roll('attack', [d6, d6])).toThrow(/no more rolls for 'attack', but 2 dice are rolled/);
    expect(() => new ScriptedChance({ attack: [1] }).roll('attack', [d6, d6])).toThrow(/no more rolls for 'attack'/);
    expect(() => new ScriptedChance({ deck: [[1, 2]] }).shuffle('deck', [1, 2, 3])).toThrow(/shuffles 'deck'/);
    expect(() => new ScriptedChance({ deck: [[1, 2, 3]] }).shuffle('deck', [1, 2])).toThrow(/shuffles 'deck'/);
    expect(() => new ScriptedChance({ deck: [[1, 1, 2]] }).shuffle('deck', [1, 2, 3])).toThrow(/shuffles 'deck'/);
    expect(() => new ScriptedChance({ attack: [7] }).roll('attack', [d6])).toThrow(/rolls 7 on 'attack'/);
    expect(() => new ScriptedChance({ deck: [[1, 2, 2]] }).shuffle('deck', [1, 1, 2])).toThrow(/shuffles 'deck'/);
    expect(() => new ScriptedChance({ hand: [2] }).below('hand', 2)).toThrow(/only 2/);
  });
});

test('[K-43] what a shuffle gives is a list of its own', () => {
  const [things, order] = [
    [1, 2],
    [2, 1],
  ];
  const chance = new ScriptedChance({ deck: [order] });
  const [scripted, plain] = [chance.shuffle('deck', things), chance.shuffle('deck', things)];
  scripted.push(9);
  plain.push(9);
  expect([things, order]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

describe('Enumerated', () => {
  test('[K-44] a shuffle keeps the order it is given, in a list of its own', () => {
    const deck = ['b', 'a'];
    const seen = enumerate(chance => {
      const order = chance.shuffle('deck', deck);
      order.push('c');
      return order.join('');
    });
    expect([[...seen], deck]).toEqual([[['bac', 1]], ['b', 'a']]);
  });

  test('[K-44] every way the dice can fall, each with its exact weight', () => {
    const two = enumerate(chance => chance.roll('attack', [d6, d6]).reduce((sum, one) => sum + one, 0));
    expect([...two.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(two.get(7)).toBeCloseTo(6 / 36, 12);
    expect([...two.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  });

  test('[K-44] a roll that depends on an earlier one, and equal faces as one branch', () => {
    let runs = 0;
    const odds = enumerate(chance => {
      runs += 1;
      const [first] = chance.roll('attack', [['hit', 'miss', 'miss', 'miss']]);
      return first === 'hit' ? 'hit' : chance.below('reroll', 2) === 0 ? 'late hit' : 'miss';
    });
    expect(Object.fromEntries(odds)).toEqual({ hit: 0.25, 'late hit': 0.375, miss: 0.375 });
    expect(runs).toBe(3);
  });
});

test('[K-45] the commitment depends on the whole seed and does not show it', () => {
  expect(commitment('7f3a')).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment('7f3a')).not.toBe(commitment('7f3b'));
  expect(commitment('7f3a')).not.toContain('7f3a');
});
