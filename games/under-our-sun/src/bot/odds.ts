/** What fights are likely to bring: hits, wounds, and whether it is wise. */

import { type Die, FACES } from '../content/kinds.ts';
import { distance, type Hex } from '../places.ts';
import { cardOf, characterOf, hexOf, living } from '../questions/basics.ts';
import { attackDice, dodgeDice, type Foe, foeDice, foeHp, foesAt, meleeWeapons, openSymbols, testDice, worthOf } from '../questions.ts';
import type { View, Who } from '../state.ts';

/** The chance of at least `need` successes with these dice. */
export function chanceOf(dice: readonly Die[], need = 1): number {
  let sums = new Map([[0, 1]]);
  for (const die of dice) {
    const next = new Map<number, number>();
    for (const [sum, p] of sums) for (const face of FACES[die]) next.set(sum + face, (next.get(sum + face) ?? 0) + p / 8);
    sums = next;
  }
  let chance = 0;
  for (const [sum, p] of sums) if (sum >= need) chance += p;
  return chance;
}
export const stealthChance = (view: View, who: Who, on?: 'sneak'): number => chanceOf(testDice(view, who, 'stealth', on));
export const dodgeChance = (view: View, who: Who): number => chanceOf(dodgeDice(view, who));

/** Hits that an attack with the best weapon for it brings on average. */
export const hitsOn = (view: View, who: Who, foe: Foe): number =>
  Math.max(0.15, ...meleeWeapons(view, who).map(weapon => worthOf(attackDice(view, who, foe, weapon, 'melee'))));
export const harmOf = (view: View, who: Who, foe: Foe): number => worthOf(foeDice(view, foe, 'melee', who) ?? []);
export const harmOfAll = (view: View, who: Who, foes: readonly Foe[]): number => foes.reduce((sum, foe) => sum + harmOf(view, who, foe), 0);

/** What a drawn enemy does to somebody, on average, until it is dealt with. */
const UNKNOWN_HARM = 1.7;
/** HP that entering a hex openly is likely to cost. */
export function perilAt(view: View, who: Who, hex: Hex): number {
  const foes = foesAt(view, hex, who);
  const open = openSymbols(view, hex);
  if (foes.length === 0 && open === 0) return 0;
  return harmOfAll(view, who, foes) * 1.4 + open * UNKNOWN_HARM;
}

export interface Prospect {
  /** Combat rounds until all of them have fallen. */
  readonly rounds: number;
  /** HP that this is likely to cost each of those who fight. */
  readonly loss: number;
}
/** A fight against all of these, with those who stand there and can still act. */
export function prospectOf(
  view: View,
  who: Who,
  foes: readonly Foe[],
  hex: Hex = hexOf(view, who),
  reach = 0,
  which: 'all' | 'yet to act' = 'all',
): Prospect {
  if (foes.length === 0) return { rounds: 0, loss: 0 };
  const friends = living(view).filter(
    one =>
      one !== who &&
      distance(hexOf(view, one), hex) <= reach &&
      characterOf(view, one).hp > 2 &&
      ((reach > 0 && which === 'all') || characterOf(view, one).ap > (distance(hexOf(view, one), hex) > 0 ? 2 : 0)),
  );
  let [rounds, harm] = [0, 0];
  const weakestFirst = foes.toSorted((a, b) => foeHp(view, a) - foeHp(view, b));
  let left = harmOfAll(view, who, foes);
  for (const foe of weakestFirst) {
    const hits = hitsOn(view, who, foe) + friends.reduce((sum, one) => sum + hitsOn(view, one, foe), 0);
    const needed = Math.max(1, foeHp(view, foe) / hits);
    rounds += needed;
    harm += needed * left;
    left -= harmOf(view, who, foe);
  }
  return { rounds, loss: harm / (1 + friends.length) };
}
/** The chance that these bring somebody down in one round. */
export const riskOf = (view: View, who: Who, foes: readonly Foe[]): number =>
  chanceOf(
    foes.flatMap(foe => foeDice(view, foe, 'melee', who) ?? []),
    characterOf(view, who).hp,
  );
/** Whether somebody can bear such a loss, and is not left with too little. */
export const canBear = (view: View, who: Who, loss: number): boolean => {
  const { hp } = characterOf(view, who);
  return hp - loss * 1.25 >= Math.min(2, cardOf(view, who).hp / 3);
};
