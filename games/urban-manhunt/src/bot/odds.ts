/** The odds that a sensible player knows by heart: what an attack does, whether a check succeeds, what style is worth. */
import { mean } from '@quarry/board';
import { newCheck } from '../occasion.ts';
import { QUALITY } from '../rules/elimination.ts';
import { successOdds } from '../rules/odds.ts';

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

interface Prospect {
  readonly hits: number;
  readonly kills: number;
  /** Expected Wound Tokens, none counted beyond what is needed. */
  readonly wounds: number;
}

/** What an attack with so many dice does to a target. */
export const prospect = remembered(
  (dice: number, ups: number, threshold: number, damage: number, armor: number, left: number): Prospect => {
    const check = newCheck('shoot', 0, 'shoot', dice, threshold);
    check.ups = ups;
    let hits = 0;
    let kills = 0;
    let wounds = 0;
    for (const hit of successOdds(check)) {
      if (hit.value < threshold) continue;
      hits += hit.chance;
      const rolled = newCheck('damage', 0, null, damage + hit.value - threshold, null);
      rolled.downs = armor;
      for (const { value, chance } of successOdds(rolled)) {
        if (value >= left) kills += hit.chance * chance;
        wounds += hit.chance * chance * Math.min(value, left);
      }
    }
    return { hits, kills, wounds };
  },
);

/** The chance that a check with so many dice reaches a Threshold. */
export const chanceOf = remembered((dice: number, ups: number, threshold: number): number => {
  const check = newCheck('defense', 0, 'defense', dice, threshold);
  check.ups = ups;
  return successOdds(check).reduce((sum, { value, chance }) => (value >= threshold ? sum + chance : sum), 0);
});

/** The mean bonus of a quality check with so many dice. */
export const qualityOf = remembered((dice: number): number => {
  const odds = successOdds(newCheck('quality', 0, 'pizzazz', dice, null));
  return mean(odds.map(({ value, chance }) => ({ value: QUALITY[Math.min(value, QUALITY.length - 1)]!, chance })));
});
