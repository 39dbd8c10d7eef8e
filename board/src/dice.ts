/**
 * Decides the exact odds of a pool of dice rolled once. Promises DI-1 to DI-10. Nothing is rolled here: chance belongs to the kernel.
 * Odds of a roll of which some dice may be rolled again are in reroll.ts.
 */

export interface Die<F> {
  readonly name: string;
  readonly faces: readonly F[];
}

export interface PipFace {
  readonly pips: number;
  readonly crit: boolean;
}

/** Every value that can come up, ascending, with its chance. Plain data. */
export type Distribution = readonly { readonly value: number; readonly chance: number }[];

/** Every pair that can come up, ascending by pips and then crits, with its chance. */
export type PipsAndCrits = readonly { readonly pips: number; readonly crits: number; readonly chance: number }[];

/** Looking at every roll of a pool one by one stops being quick here. */
const MOST_ROLLS = 5_000_000;

/** The sum of one whole number per face. Folds the dice in one by one, so that large pools are quick. */
export function sumDistribution<F>(dice: readonly Die<F>[], valueOf: (face: F) => number): Distribution {
  return asChances(sumWeights(dice, valueOf));
}

/** The sum of the pips and the number of crits, together. */
export function pipsAndCrits(dice: readonly Die<PipFace>[]): PipsAndCrits {
  // Both in one number: crits never reach `base`, so they are the last digit and the pips are the rest.
  const base = dice.length + 1;
  const both = sumDistribution(dice, face => face.pips * base + (face.crit ? 1 : 0));
  return both.map(({ value, chance }) => {
    const pips = Math.floor(value / base);
    return { pips, crits: value - pips * base, chance };
  });
}

/** Any number that depends on the whole roll (highest die, pairs, hits past armour). Looks at every roll; `faces` is lent, not given. */
export function distribution<F>(pool: readonly Die<F>[], value: (faces: readonly F[]) => number): Distribution {
  const counts = new Map<number, number>();
  forEachRoll(pool, faces => {
    const result = value(faces);
    counts.set(result, (counts.get(result) ?? 0) + 1);
  });
  return countsAsChances(counts);
}

export function chanceAtLeast(dist: Distribution, n: number): number {
  const chance = dist.reduce((sum, row) => (row.value >= n ? sum + row.chance : sum), 0);
  return Math.min(chance, 1);
}

export function mean(dist: Distribution): number {
  return expected(dist, value => value);
}

/** What a roll is worth on average, if each value is worth so much. */
export function expected(dist: Distribution, worth: (value: number) => number): number {
  return dist.reduce((sum, { value, chance }) => sum + chance * worth(value), 0);
}

/** Rows in any order, values more than once: equal values become one row, ascending. */
export function gathered(rows: Distribution): Distribution {
  const sums = new Map<number, number>();
  for (const { value, chance } of rows) sums.set(value, (sums.get(value) ?? 0) + chance);
  return [...sums].sort(([a], [b]) => a - b).map(([value, chance]) => ({ value, chance }));
}

/** Another figure that follows from the value alone: hits past armour, wounds left. */
export function mapped(dist: Distribution, figure: (value: number) => number): Distribution {
  return gathered(dist.map(({ value, chance }) => ({ value: figure(value), chance })));
}

/** What follows each value by odds of its own, such as the wounds of a second roll, taken together. */
export function followed(dist: Distribution, next: (value: number) => Distribution): Distribution {
  return gathered(dist.flatMap(({ value, chance }) => next(value).map(one => ({ value: one.value, chance: one.chance * chance }))));
}

/** Whether something happens: 1 with this chance, else 0. */
export function yesOrNo(chance: number): Distribution {
  return [
    { value: 0, chance: 1 - chance },
    { value: 1, chance },
  ];
}

/** What is certain. */
export function sure(value: number): Distribution {
  return [{ value, chance: 1 }];
}

/** Shows every roll once, all equally likely, dice in pool order; the last die turns fastest. The list is the same one each time. */
export function forEachRoll<F>(pool: readonly Die<F>[], look: (faces: readonly F[]) => void): void {
  checkFaces(pool);
  const rolls = pool.reduce((product, die) => product * die.faces.length, 1);
  if (rolls > MOST_ROLLS) throw new RangeError(`dice: ${rolls} rolls are too many to look at one by one; for a sum use sumDistribution`);
  const faces: F[] = pool.map(die => die.faces[0]);
  const turn = (i: number): void => {
    if (i === pool.length) return look(faces);
    for (const face of pool[i].faces) {
      faces[i] = face;
      turn(i + 1);
    }
  };
  turn(0);
}

/** For counts small enough to be exact as plain numbers. */
export function countsAsChances(counts: ReadonlyMap<number, number>): Distribution {
  return asChances(new Map([...counts].map(([value, count]) => [value, BigInt(count)])));
}

/** Weights are whole numbers of equally likely rolls; only here do they become chances. */
function asChances(weights: ReadonlyMap<number, bigint>): Distribution {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  // A number holds less than 2^1024: the total of a very large pool drops its last digits first.
  const spare = BigInt(Math.max(0, total.toString(16).length * 4 - 1000));
  const whole = Number(total >> spare);
  return [...weights].sort(([a], [b]) => a - b).map(([value, weight]) => ({ value, chance: Number(weight >> spare) / whole }));
}

function checkFaces(pool: readonly Die<unknown>[]): void {
  const blank = pool.find(die => die.faces.length === 0);
  if (blank) throw new RangeError(`dice: "${blank.name}" has no faces; a die needs at least one`);
}

function sumWeights<F>(dice: readonly Die<F>[], valueOf: (face: F) => number): Map<number, bigint> {
  checkFaces(dice);
  let sums = new Map([[0, 1n]]);
  for (const die of dice) {
    const sides = weightsOf(die, valueOf);
    const folded = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (const [side, times] of sides) folded.set(sum + side, (folded.get(sum + side) ?? 0n) + ways * times);
    }
    sums = folded;
  }
  return sums;
}

/** How many faces of the die show each value. Fractions are refused: their sums would not meet (0.1 + 0.2 is not 0.3). */
function weightsOf<F>(die: Die<F>, valueOf: (face: F) => number): Map<number, bigint> {
  const sides = new Map<number, bigint>();
  for (const face of die.faces) {
    const value = valueOf(face);
    if (!Number.isSafeInteger(value)) throw new RangeError(`dice: a face of "${die.name}" has the value ${value}; use whole numbers`);
    sides.set(value, (sides.get(value) ?? 0n) + 1n);
  }
  return sides;
}
