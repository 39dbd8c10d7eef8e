/** The odds that a sensible player knows by heart: what an attack does, whether a check succeeds, what style is worth. */
import { chanceAtLeast, type Distribution, expected } from '@quarry/board';
import type { Pool } from '../in-the-making.ts';
import { changed } from '../rules/dice.ts';
import { qualityPoints } from '../rules/elimination.ts';
import { poolOdds } from '../rules/odds.ts';

/** Numbers that depend on a few small numbers alone are worked out once. */
function remembered<T>(work: (...numbers: number[]) => T): (...numbers: number[]) => T {
  const known = new Map<string, T>();
  return (...numbers) => {
    const key = numbers.join(' ');
    let value = known.get(key);
    if (value === undefined) {
      value = work(...numbers);
      known.set(key, value);
    }
    return value;
  };
}

/** The Impact Die is one of them, so that it is left out of the pool. */
export const plainDice = (dice: number): Pool => ({ d12: 0, d10: Math.max(0, dice - 1), d8: 0 });
export const NO_STEPS = { allUps: 0, allDowns: 0, ups: 0, downs: 0 };

const known = remembered((d12: number, d10: number, d8: number, added: number): Distribution => poolOdds({ d12, d10, d8 }, added));
/** The successes of a pool with the Impact Die. */
export const oddsOf = ({ d12, d10, d8 }: Readonly<Pool>, added = 0): Distribution => known(d12, d10, d8, added);

const withUps = (dice: number, ups: number): Distribution => oddsOf(changed(plainDice(dice), { ...NO_STEPS, ups }));

interface Prospect {
  readonly kills: number;
  /** Expected Wound Tokens, none counted beyond what is needed. */
  readonly wounds: number;
}

/** What an attack with so many dice does to a target. */
export const prospect = remembered(
  (dice: number, ups: number, threshold: number, damage: number, armor: number, left: number): Prospect => {
    let kills = 0;
    let wounds = 0;
    for (const hit of withUps(dice, ups)) {
      if (hit.value < threshold) continue;
      const pool = changed(plainDice(damage + hit.value - threshold), { ...NO_STEPS, downs: armor });
      for (const { value, chance } of oddsOf(pool)) {
        if (value >= left) kills += hit.chance * chance;
        wounds += hit.chance * chance * Math.min(value, left);
      }
    }
    return { kills, wounds };
  },
);

/** The chance that a check with so many dice reaches a Threshold. */
export const chanceOf = remembered((dice: number, ups: number, threshold: number): number => chanceAtLeast(withUps(dice, ups), threshold));

/** The mean bonus of a quality check with so many dice. */
export const qualityOf = remembered((dice: number): number => expected(withUps(dice, 0), qualityPoints));

/** UM-DEF, UM-RES: wounds to be expected of an attack: Defense against a Threshold, then a die for each potential wound, upgraded by Armor. */
export const woundsOf = remembered((dice: number, threshold: number, damage: number, armor: number): number => {
  const wounds = (margin: number): number => {
    const potential = damage + margin - 1;
    return expected(withUps(potential, armor), cancelled => Math.max(0, potential - cancelled));
  };
  return expected(withUps(dice, 0), successes => (successes >= threshold ? 0 : wounds(threshold - successes)));
});
