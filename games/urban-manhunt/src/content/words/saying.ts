/** What the words of the card language share: of whom they speak, and how that is said. What a word does is in effects/, in the file of the same name. */
import { plural, sayList } from '@quarry/kernel';
import { CHECK_NAMES } from '../../printed-names.ts';
import type { CheckKind } from '../kinds.ts';

/** Of whom an unnamed text speaks: the hunter whose text it is, the crim, or everybody in the zone. */
export type Voice = 'hunter' | 'crim' | 'zone';

/** A number, where that is all there is to a word. */
export interface Counted {
  readonly n: number;
}

export const dice = (n: number): string => plural(n, 'die', 'dice');
/** What can be taken in part: `1`, but `up to 2`. */
export const upTo = (n: number): string => (n === 1 ? '1' : `up to ${n}`);
export const higher = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'lower' : 'higher'}`;

/** `your Fight or Shoot roll`; a strike is avoided by a roll without a name. */
export function sayRolls(whose: string, checks: readonly CheckKind[] | undefined): string {
  if (checks === undefined)
    return whose === 'your' ? 'any roll of yours except recovery' : `any roll of ${whose.replace('’s', '')} except recovery`;
  const named = checks.filter(check => check !== 'avoid').map(check => CHECK_NAMES[check]);
  const rolls = [
    ...(named.length > 0 ? [`${whose} ${sayList(named, 'or')} roll`] : []),
    ...(checks.includes('avoid') ? [`${whose} roll to avoid a strike`] : []),
  ];
  return sayList(rolls, 'or');
}
