/** Odds of one roll (DI-1 to DI-10) and of a roll with rerolls (DI-11 to DI-15), each against a slower and more obvious way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceAtLeast,
  type Die,
  type Distribution,
  distribution,
  expected,
  followed,
  gathered,
  mapped,
  mean,
  type PipFace,
  pipsAndCrits,
  sumDistribution,
  sure,
  withReroll,
  yesOrNo,
} from './index.ts';

const d6: Die<number> = { name: 'd6', faces: [1, 2, 3, 4, 5, 6] };
const coin: Die<number> = { name: 'coin', faces: [0, 1] };
const own = (face: number): number => face;
const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
const chances = (dist: Distribution): [number, number][] => dist.map(({ value, chance }) => [value, chance]);

const anyDie = fc
  .array(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 6 })
  .map((faces): Die<number> => ({ name: 'any', faces }));
const anyPool = fc.array(anyDie, { maxLength: 4 });
const anyPipDie = fc
  .array(fc.record({ pips: fc.integer({ min: -1, max: 3 }), crit: fc.boolean() }), { minLength: 1, maxLength: 6 })
  .map((faces): Die<PipFace> => ({ name: 'pips', faces }));

/** Two distributions, the same up to the last digits of a number. */
function expectSame(actual: Distribution, expected: Distribution): void {
  expect(actual.map(row => row.value)).toEqual(expected.map(row => row.value));
  actual.forEach((row, i) => expect(row.chance).toBeCloseTo(expected[i].chance, 12));
}

/** Numbers from 0 to 1 by the mulberry32 recipe, from a fixed seed: a sampled run that is the same each time. */
function sampler(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const roll = (die: Die<number>, next: () => number): number => die.faces[Math.floor(next() * die.faces.length)];

describe('A roll', () => {
  test('[DI-1] two dice of six: one in 36 for the ends, six in 36 for the middle', () => {
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expect(chances(sumDistribution([d6, d6], own))).toEqual(ways.map((n, i) => [i + 2, n / 36]));
  });

  test('[DI-1] no dice: certainly 0', () => {
    expect(sumDistribution([], own)).toEqual([{ value: 0, chance: 1 }]);
  });

  test('[DI-2] values ascend, each once, no chance is 0, and together they are 1', () => {
    fc.assert(
      fc.property(fc.array(anyDie, { maxLength: 12 }), dice => {
        const dist = sumDistribution(dice, own);
        expect(dist.every((row, i) => row.chance > 0 && (i === 0 || dist[i - 1].value < row.value))).toBe(true);
        expect(dist.reduce((total, row) => total + row.chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('[DI-3] folding the dice in gives what looking at every roll gives', () => {
    fc.assert(
      fc.property(anyPool, dice => {
        expect(sumDistribution(dice, own)).toEqual(distribution(dice, sum));
      }),
    );
  });

  test('[DI-3] agrees with a long sampled run', () => {
    const dice: Die<number>[] = [d6, d6, coin, { name: 'odd', faces: [0, 0, 5] }];
    const next = sampler(7);
    const rolls = 200_000;
    const counts = new Map<number, number>();
    for (let i = 0; i < rolls; i += 1) {
      const total = sum(dice.map(die => roll(die, next)));
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    for (const { value, chance } of sumDistribution(dice, own))
      expect(Math.abs((counts.get(value) ?? 0) / rolls - chance)).toBeLessThan(0.005);
  });

  test('[DI-4] a pool of a thousand dice is still exact', () => {
    const dist = sumDistribution(Array<Die<number>>(1000).fill(coin), own);
    expect(dist[500].chance).toBeCloseTo(0.025225018178, 11);
    expect(mean(dist)).toBeCloseTo(500, 8);
  });

  test('[DI-4] a pool with more rolls than a number can hold gives the same chances', () => {
    // A coin with a thousand heads and a thousand tails is a coin, but a hundred of them fall in 10^330 ways.
    const wide: Die<number> = { name: 'wide coin', faces: Array.from({ length: 2000 }, (_, i) => i % 2) };
    const [many, few] = [wide, coin].map(die => sumDistribution(Array<Die<number>>(100).fill(die), own));
    expect(many!.map(({ value }) => value)).toEqual(few!.map(({ value }) => value));
    for (const [i, { chance }] of many!.entries()) expect(chance).toBeCloseTo(few![i]!.chance, 14);
    expect(many![50]!.chance).toBeCloseTo(0.0795892373871788, 14);
  });

  test('[DI-5] pips and crits are counted together', () => {
    const die: Die<PipFace> = {
      name: 'hunter',
      faces: [
        { pips: 0, crit: false },
        { pips: 1, crit: false },
        { pips: 1, crit: true },
      ],
    };
    expect(pipsAndCrits([die, die]).map(({ pips, crits, chance }) => [pips, crits, Math.round(chance * 9)])).toEqual([
      [0, 0, 1],
      [1, 0, 2],
      [1, 1, 2],
      [2, 0, 1],
      [2, 1, 2],
      [2, 2, 1],
    ]);
  });

  test('[DI-5] every pair agrees with looking at every roll', () => {
    fc.assert(
      fc.property(fc.array(anyPipDie, { maxLength: 4 }), dice => {
        for (const { pips, crits, chance } of pipsAndCrits(dice)) {
          const isPair = distribution(dice, faces => {
            const sameCrits = faces.filter(face => face.crit).length === crits;
            return sameCrits && faces.reduce((total, face) => total + face.pips, 0) === pips ? 1 : 0;
          });
          expect(chanceAtLeast(isPair, 1)).toBeCloseTo(chance, 12);
        }
        expect(pipsAndCrits(dice).reduce((total, row) => total + row.chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('[DI-6] any question about the whole roll, faces in pool order', () => {
    expect(chances(distribution([d6, d6], faces => Math.max(...faces)))).toEqual([1, 3, 5, 7, 9, 11].map((n, i) => [i + 1, n / 36]));
    expect(chances(distribution([coin, d6], ([first, second]) => (first === 1 ? 0 : second)))).toEqual([
      [0, 1 / 2],
      ...[1, 2, 3, 4, 5, 6].map(n => [n, 1 / 12]),
    ]);
  });

  test('[DI-7] chanceAtLeast adds up the upper end and never passes 1', () => {
    const dist = sumDistribution([d6, d6], own);
    expect(chanceAtLeast(dist, 11)).toBeCloseTo(3 / 36, 15);
    expect([chanceAtLeast(dist, 13), chanceAtLeast(dist, -Infinity)]).toEqual([0, expect.closeTo(1, 15)]);
    fc.assert(
      fc.property(anyPool, dice => {
        expect(chanceAtLeast(sumDistribution(dice, own), -Infinity)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('[DI-8] the mean of a sum is the sum of the means', () => {
    fc.assert(
      fc.property(anyPool, dice => {
        const means = dice.map(die => sum(die.faces) / die.faces.length);
        expect(mean(sumDistribution(dice, own))).toBeCloseTo(sum(means), 10);
      }),
    );
  });

  test('[DI-9] a fraction in a sum and a die without faces are refused', () => {
    expect(() => sumDistribution([d6], () => 0.1)).toThrow('a face of "d6" has the value 0.1; use whole numbers');
    expect(() => sumDistribution([{ name: 'blank', faces: [] }], own)).toThrow('"blank" has no faces');
    expect(() => distribution([{ name: 'blank', faces: [] }], sum)).toThrow('"blank" has no faces');
    expect(() => withReroll([{ name: 'blank', faces: [] }], 1, sum)).toThrow('"blank" has no faces');
  });

  test('[DI-10] too many rolls to look at are refused, with the way out', () => {
    expect(() => distribution(Array<Die<number>>(9).fill(d6), sum)).toThrow(
      '10077696 rolls are too many to look at one by one; for a sum use sumDistribution',
    );
  });
});

/** The best reroll found the slow way: every roll, every set of dice, every result. Same preference between equals. */
function rerollByTrying(dice: readonly Die<number>[], n: number, worth: (faces: readonly number[]) => number): Distribution {
  const results = (faces: readonly number[], set: number): number[][] =>
    faces.reduce<number[][]>(
      (lists, face, i) => lists.flatMap(list => (set & (1 << i) ? dice[i].faces : [face]).map(f => [...list, f])),
      [[]],
    );
  const sizes = Array.from({ length: 2 ** dice.length }, (_, set) => ({ set, size: dice.filter((_, i) => set & (1 << i)).length }));
  const sets = sizes.filter(({ size }) => size <= n).sort((a, b) => a.size - b.size || a.set - b.set);
  const chance = new Map<number, number>();
  const rolls = results(
    dice.map(() => 0),
    2 ** dice.length - 1,
  );
  for (const rolled of rolls) {
    let best: number[] = [];
    let bestMean = -Infinity;
    for (const { set } of sets) {
      const worths = results(rolled, set).map(worth);
      if (sum(worths) / worths.length > bestMean + 1e-9) {
        best = worths;
        bestMean = sum(worths) / worths.length;
      }
    }
    for (const value of best) chance.set(value, (chance.get(value) ?? 0) + 1 / best.length / rolls.length);
  }
  return [...chance].sort(([a], [b]) => a - b).map(([value, c]) => ({ value, chance: c }));
}

describe('A roll with rerolls', () => {
  const worths: Record<string, (faces: readonly number[]) => number> = {
    sum,
    'past armour': faces => Math.max(0, sum(faces) - 4),
    highest: faces => Math.max(-9, ...faces),
    'at least 5': faces => (sum(faces) >= 5 ? 1 : 0),
  };

  test('[DI-11] one die: the low half is rerolled', () => {
    expect(chances(withReroll([d6], 1, sum))).toEqual([1, 2, 3, 4, 5, 6].map(n => [n, n < 4 ? 3 / 36 : 9 / 36]));
    expect(mean(withReroll([d6], 1, sum))).toBeCloseTo(4.25, 12);
  });

  test.each(Object.entries(worths))('[DI-11] agrees with trying everything: %s', (_, worth) => {
    const pool = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(pool, fc.integer({ min: 0, max: 4 }), (faces, n) => {
        const dice = faces.map(list => ({ name: 'any', faces: list }));
        expectSame(withReroll(dice, n, worth), rerollByTrying(dice, n, worth));
      }),
      { numRuns: 60 },
    );
  });

  test('[DI-11] agrees with a long sampled run', () => {
    const next = sampler(11);
    const rolls = 200_000;
    const counts = new Map<number, number>();
    for (let i = 0; i < rolls; i += 1) {
      const faces = [d6, d6, d6].map(die => roll(die, next)).sort((a, b) => a - b);
      const total = sum(faces.map((face, at) => (at < 2 && face < 3.5 ? roll(d6, next) : face)));
      counts.set(total, (counts.get(total) ?? 0) + 1);
    }
    for (const { value, chance } of withReroll([d6, d6, d6], 2, sum))
      expect(Math.abs((counts.get(value) ?? 0) / rolls - chance)).toBeLessThan(0.005);
  });

  test('[DI-12] without rerolls it is the plain roll; more than all dice is all dice', () => {
    fc.assert(
      fc.property(anyPool, dice => {
        expect(withReroll(dice, 0, sum)).toEqual(sumDistribution(dice, own));
        expect(withReroll(dice, -1, sum)).toEqual(sumDistribution(dice, own));
        expect(withReroll(dice, 99, sum)).toEqual(withReroll(dice, dice.length, sum));
      }),
    );
  });

  test('[DI-13] between equals fewer dice are rerolled', () => {
    const flat: Die<number> = { name: 'flat', faces: [0, 2, 4] };
    expect(chances(withReroll([flat], 1, sum))).toEqual([
      [0, 1 / 9],
      [2, 4 / 9],
      [4, 4 / 9],
    ]);
  });

  test('[DI-14] another reroll never lowers the mean, and chances stay together 1', () => {
    fc.assert(
      fc.property(anyPool, fc.constantFrom(...Object.values(worths)), fc.nat(3), (dice, worth, n) => {
        const fewer = withReroll(dice, n, worth);
        expect(mean(withReroll(dice, n + 1, worth))).toBeGreaterThanOrEqual(mean(fewer) - 1e-12);
        expect(fewer.reduce((total, row) => total + row.chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('[DI-15] six dice of eight faces fit, eight of six are refused', () => {
    const d8: Die<number> = { name: 'd8', faces: [1, 2, 3, 4, 5, 6, 7, 8] };
    expect(mean(withReroll(Array<Die<number>>(6).fill(d8), 6, sum))).toBeCloseTo(6 * 5.5, 9);
    expect(() => withReroll(Array<Die<number>>(8).fill(d6), 1, sum)).toThrow(
      '8 dice are too many for exact odds with rerolls; ask about fewer',
    );
  });
});

describe('What follows from odds', () => {
  const die = sumDistribution([{ name: 'd4', faces: [0, 1, 1, 2] }], face => face);

  test('[DI-16] equal values become one row, ascending', () => {
    expect(
      gathered([
        { value: 2, chance: 0.25 },
        { value: 0, chance: 0.5 },
        { value: 2, chance: 0.25 },
      ]),
    ).toEqual([
      { value: 0, chance: 0.5 },
      { value: 2, chance: 0.5 },
    ]);
    expect(mapped(die, value => Math.max(0, value - 1))).toEqual([
      { value: 0, chance: 0.75 },
      { value: 1, chance: 0.25 },
    ]);
  });

  test('[DI-16] a roll that follows another one is weighed by it: as many dice as were shown', () => {
    const pool = (dice: number) => sumDistribution(new Array<Die<number>>(dice).fill({ name: 'coin', faces: [0, 1] }), face => face);
    expect(followed(die, pool)).toEqual([
      { value: 0, chance: 0.25 + 0.5 / 2 + 0.25 / 4 },
      { value: 1, chance: 0.5 / 2 + 0.25 / 2 },
      { value: 2, chance: 0.25 / 4 },
    ]);
    expect(followed(die, value => (value === 0 ? sure(7) : yesOrNo(0.5)))).toEqual([
      { value: 0, chance: 0.375 },
      { value: 1, chance: 0.375 },
      { value: 7, chance: 0.25 },
    ]);
  });

  test('[DI-16] worth on average; yes or no; sure', () => {
    expect([expected(die, value => value * value), mean(die)]).toEqual([1.5, 1]);
    expect([mean(yesOrNo(0.3)), chanceAtLeast(yesOrNo(0.3), 1), mean(sure(4))]).toEqual([0.3, 0.3, 4]);
  });
});
