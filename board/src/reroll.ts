/**
 * Decides the exact odds of a pool when, after seeing the roll, some dice may be rolled again once. Promises DI-11 to DI-15.
 * The player is taken to choose best: the highest expected worth. Odds of a single roll are in dice.ts.
 */
import { countsAsChances, type Die, type Distribution, forEachRoll } from './dice.ts';

/** Two tables of so many numbers are the most that a question about odds may cost: six dice of twelve faces fit. */
const MOST_STATES = 5_000_000;

/**
 * Up to `n` dice are rerolled once, all picked at the same time after seeing the roll. `worth` says what the final faces are worth; the
 * result is its distribution. Between picks of equal promise the player rerolls fewer dice, then the earlier ones.
 *
 * A *state* gives each die a face or leaves it in the air. It is a number with one digit per die, "in the air" being the highest digit,
 * so that a state always comes after those it can land in: promises are filled in upwards, weights flow downwards.
 * Both start as multiples of the number of rolls, so that with a whole-number worth every division on the way is exact.
 */
export function withReroll<F>(dice: readonly Die<F>[], n: number, worth: (faces: readonly F[]) => number): Distribution {
  const pool = layOut(dice);
  const worths: number[] = [];
  forEachRoll(dice, faces => worths.push(worth(faces)));
  const promises = promisesOf(pool, worths);

  const weights = new Float64Array(pool.states);
  const picks = picksOf(dice.length, n);
  const lifted = new Int32Array(2 ** dice.length);
  for (const roll of pool.rolls) weights[bestState(pool, roll, picks, promises, lifted)] += pool.rolls.length;
  landAll(pool, weights);

  const byWorth = new Map<number, number>();
  pool.rolls.forEach((roll, i) => {
    if (weights[roll] > 0) byWorth.set(worths[i], (byWorth.get(worths[i]) ?? 0) + weights[roll]);
  });
  return countsAsChances(byWorth);
}

interface Pool {
  /** Faces per die; also the digit that says "in the air". */
  readonly faces: readonly number[];
  /** What one more in the digit of a die adds to the state. The last die is the last digit. */
  readonly strides: readonly number[];
  readonly states: number;
  /** The states with no die in the air, in the order in which forEachRoll shows them. */
  readonly rolls: readonly number[];
  /** The first die in the air of each state, or -1. */
  readonly inAir: Int8Array;
}

function layOut(dice: readonly Die<unknown>[]): Pool {
  const faces = dice.map(die => die.faces.length);
  const states = faces.reduce((product, count) => product * (count + 1), 1);
  if (states > MOST_STATES) throw new RangeError(`dice: ${dice.length} dice are too many for exact odds with rerolls; ask about fewer`);
  const strides = faces.map((_, die) => faces.slice(die + 1).reduce((product, count) => product * (count + 1), 1));
  const inAir = new Int8Array(states).fill(-1);
  const rolls: number[] = [];
  for (let state = 0; state < states; state += 1) {
    let rest = state;
    for (let die = 0; die < faces.length && inAir[state] < 0; die += 1) {
      if (rest >= faces[die] * strides[die]) inAir[state] = die;
      rest %= strides[die];
    }
    if (inAir[state] < 0) rolls.push(state);
  }
  return { faces, strides, states, rolls, inAir };
}

/** The expected worth of every state, times the number of rolls. */
function promisesOf(pool: Pool, worths: readonly number[]): Float64Array {
  const promises = new Float64Array(pool.states);
  pool.rolls.forEach((roll, i) => (promises[roll] = worths[i] * pool.rolls.length));
  for (let state = 0; state < pool.states; state += 1) {
    const die = pool.inAir[state];
    if (die < 0) continue;
    const stride = pool.strides[die];
    const faces = pool.faces[die];
    let sum = 0;
    for (let back = 1; back <= faces; back += 1) sum += promises[state - back * stride];
    promises[state] = sum / faces;
  }
  return promises;
}

/** The dice that may be picked up together, as bit sets (bit 0 is the first die), in the order in which the player prefers them. */
function picksOf(count: number, n: number): number[] {
  const diceIn = (pick: number): number => [...pick.toString(2)].filter(bit => bit === '1').length;
  const all = Array.from({ length: 2 ** count }, (_, pick) => pick);
  return all.filter(pick => pick === 0 || diceIn(pick) <= n).sort((a, b) => diceIn(a) - diceIn(b) || a - b);
}

/** The state after the best pick: from this roll, the picked dice are in the air. `lifted` is room for the state after each pick. */
function bestState(pool: Pool, roll: number, picks: readonly number[], promises: Float64Array, lifted: Int32Array): number {
  lifted[0] = roll;
  let rest = roll;
  for (let die = 0; die < pool.faces.length; die += 1) {
    const stride = pool.strides[die];
    const low = rest % stride;
    const lift = pool.faces[die] * stride - (rest - low);
    for (let pick = 0; pick < 1 << die; pick += 1) lifted[pick + (1 << die)] = lifted[pick] + lift;
    rest = low;
  }
  let best = roll;
  for (let i = 0; i < picks.length; i += 1) {
    const state = lifted[picks[i]];
    if (promises[state] > promises[best]) best = state;
  }
  return best;
}

/** Lets every die in the air come down on each of its faces alike. */
function landAll(pool: Pool, weights: Float64Array): void {
  for (let state = pool.states - 1; state >= 0; state -= 1) {
    const die = pool.inAir[state];
    if (die < 0 || weights[state] === 0) continue;
    const share = weights[state] / pool.faces[die];
    for (let back = 1; back <= pool.faces[die]; back += 1) weights[state - back * pool.strides[die]] += share;
  }
}
