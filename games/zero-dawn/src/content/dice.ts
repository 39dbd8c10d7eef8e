/** The three dice (authored; ZD-R-8: a crit shows no pips). Counts in the box: 4 orange, 3 blue, 1 black, but dice never run out (ZD-R-9). */
import { COLOURS, type Colour, type Dice } from './kinds.ts';

/** What a die shows. */
export type Face = number | 'crit';
/** Dice by colour: orange, blue, black. */
export type Pool = [number, number, number];

export const DICE_IN_BOX = { orange: 4, blue: 3, black: 1 } as const;

/** Faces by colour, in the order of COLOURS. */
export const FACES: readonly (readonly Face[])[] = [
  [0, 0, 0, 1, 2, 'crit'],
  [0, 0, 1, 2, 3, 'crit'],
  [1, 2, 2, 3, 'crit', 'crit'],
];

export function poolOf(dice: Dice): Pool {
  return COLOURS.map(colour => dice[colour] ?? 0) as Pool;
}

/** The faces of each die of a pool, one entry per die. */
export function diceOf(pool: Pool): (readonly Face[])[] {
  const dice: (readonly Face[])[] = [];
  for (let colour = 0; colour < 3; colour++) for (let i = 0; i < pool[colour]!; i++) dice.push(FACES[colour]!);
  return dice;
}

export function addDice(pool: Pool, dice: Dice): void {
  for (let colour = 0; colour < 3; colour++) pool[colour]! += dice[COLOURS[colour]!] ?? 0;
}

/** The colours of dice, by their faces. */
export const coloursOf = (dice: readonly (readonly Face[])[]): Colour[] => dice.map(faces => COLOURS[FACES.indexOf(faces)]!);
