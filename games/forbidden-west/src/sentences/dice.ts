/** Rolls in words: dice by colour, what they show, and the sum. */
import { plural, sayList } from '@quarry/kernel';
import { type Face, pipsOf } from '../content/dice.ts';
import type { Need } from '../content/story/types.ts';

export const COLOUR_NAMES = ['orange', 'blue', 'black'] as const;

/** By colour: `2 orange dice and 1 blue die`. */
export const sayPool = (dice: readonly number[]): string =>
  sayList(dice.flatMap((n, colour) => (n > 0 ? [plural(n, `${COLOUR_NAMES[colour]} die`, `${COLOUR_NAMES[colour]} dice`)] : []))) ||
  'no dice';

/** `58 %`; neither none nor all, unless it is so. */
export const sayChance = (chance: number): string =>
  `${chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(100 * chance)))} %`;

/** The same in the two lines of a button: `2 orange, 1 blue and 1 black`. */
export const sayDice = (dice: readonly number[]): string =>
  dice.filter(n => n > 0).length < 2
    ? sayPool(dice)
    : sayList(dice.flatMap((n, colour) => (n > 0 ? [`${n} ${COLOUR_NAMES[colour]!}`] : [])));

export const faceSays = (face: Face): string => (face === 'crit' ? 'critical' : face === 0 ? 'blank' : String(face));
/** `2, 1, blank and critical`. */
export const facesSay = (faces: readonly Face[]): string => sayList(faces.map(faceSays)) || 'nothing';

export interface Added {
  readonly faces: readonly Face[];
  readonly pips: number;
  readonly crits: number;
  readonly perCrit: number;
  readonly bonus: number;
  readonly result: number;
}

/** `2 + 1 + critical (+1) = 4`; one number alone needs no sum. */
export function sumOf({ faces, pips, crits, perCrit, bonus, result }: Added): string {
  const blanks = pips - pipsOf(faces);
  const parts = [
    ...faces.filter(face => typeof face === 'number' && face > 0).map(String),
    ...(blanks > 0 ? [`${blanks} (blanks)`] : []),
    ...(crits > 0 && perCrit > 0 ? [`${crits === 1 ? 'critical' : plural(crits, 'critical')} (+${crits * perCrit})`] : []),
    ...(bonus > 0 ? [`${bonus} (cards)`] : []),
  ];
  const minus = bonus < 0 ? ` − ${-bonus} (cards)` : '';
  const idle = crits > 0 && perCrit === 0 ? `, ${plural(crits, 'critical')}` : '';
  const sum = `${parts.join(' + ')}${minus}`;
  const isSum = parts.length > 1 || minus !== '' || sum.endsWith(')');
  return `${isSum ? `${sum} = ${result}` : sum || '0'}${idle}`;
}

/** What a roll of the story must show: `5 pips`, `3 pips or 1 critical`. */
export const needsSay = (needs: readonly Need[]): string => sayList(needs.map(needSays), 'or');
const needSays = ({ pips, crits }: Need): string =>
  sayList([...(pips === undefined ? [] : [plural(pips, 'pip')]), ...(crits === undefined ? [] : [plural(crits, 'critical')])]);
