/** The three dice (FW-R-8: authored faces), how dice are printed, and how many a roll may hold (FW-DICE-4..6). */
import type { Dice } from './kinds.ts';

/** What a die shows: pips, 0 for a blank, or a critical. */
export type Face = number | 'crit';
/** Dice by colour: orange, blue, black. */
export type Pool = readonly [number, number, number];

/** What lies in a state as a list, by colour. */
export const asPool = ([orange = 0, blue = 0, black = 0]: readonly number[]): Pool => [orange, blue, black];

export const NO_DICE: Pool = [0, 0, 0];
/** FW-DICE-7: what lies in the box, and in the pool of a narrative section. */
export const ALL_DICE: Pool = [4, 3, 1];
/** FW-DICE-4 to FW-DICE-6. Narrative rolls know no cap (FW-R-7). */
export const MOST_DICE: Pool = [4, 2, 1];

/** By colour. */
export const FACES: readonly (readonly Face[])[] = [
  [0, 1, 1, 1, 2, 'crit'],
  [0, 1, 2, 2, 3, 'crit'],
  [1, 2, 3, 3, 'crit', 'crit'],
];

const LETTERS = ['O', 'B', 'K'] as const;
const read = new Map<Dice, Pool>();

/** `2O 1B` as dice by colour. */
export function poolOf(dice: Dice): Pool {
  const known = read.get(dice);
  if (known) return known;
  const pool = asPool(LETTERS.map(letter => Number(new RegExp(`(\\d+)${letter}`).exec(dice)?.[1] ?? 0)));
  read.set(dice, pool);
  return pool;
}

export const plusDice = (a: Pool, b: Pool): Pool => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minusDice = (a: Pool, b: Pool): Pool => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const capped = (pool: Pool): Pool => [
  Math.min(pool[0], MOST_DICE[0]),
  Math.min(pool[1], MOST_DICE[1]),
  Math.min(pool[2], MOST_DICE[2]),
];
export const countOf = (pool: Pool): number => pool[0] + pool[1] + pool[2];

/** The colour of each die of a roll, in the order in which they are rolled. */
export const coloursOf = (pool: Pool): number[] => pool.flatMap((n, colour) => new Array<number>(n).fill(colour));
export const diceOf = (pool: Pool): (readonly Face[])[] => coloursOf(pool).map(colour => FACES[colour]!);

export const pipsOf = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 0 : face), 0);
export const critsOf = (faces: readonly Face[]): number => faces.reduce<number>((sum, face) => sum + (face === 'crit' ? 1 : 0), 0);
