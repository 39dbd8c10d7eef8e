/**
 * Odds before the dice fall, exact: the successes of a check with one more text used on it, what an attack does, and how far a Move leads. The choice of an
 * Impact 10 is left out (its die counts as one success), so the odds are the least a player can count on.
 */
import { chanceAtLeast, type Distribution, followed, mapped, sumDistribution, sure, yesOrNo } from '@quarry/board';
import type { Odds, Seat } from '@quarry/kernel';
import type { Effect } from '../content/words/index.ts';
import { applyToCheck } from '../effects/vocabulary.ts';
import { type Attack, type Check, newCheck, type Pool } from '../in-the-making.ts';
import { attributeOf, printedCrim } from '../questions.ts';
import type { View } from '../state.ts';
import { armorOfCrim, focusSteps } from '../texts-in-force.ts';
import { againOdds } from './again-odds.ts';
import { addedTo, facesOf, hasFailed, isRolled, isSuccess, poolOf, sizesOf, thresholdOf } from './dice.ts';
import { moveCheck, STRIDE } from './hard-going.ts';

const IMPACT = { name: 'Impact Die', faces: facesOf(10) };
const plainDie = (sides: 8 | 10 | 12) => ({ name: `d${sides}`, faces: facesOf(sides) });

/** The successes of a check as it stands (UM-CHK-10): the Impact Die is told apart by faces above 100. */
export function successOdds(check: Check): Distribution {
  if (!isRolled(check)) return sure(0);
  return poolOdds(poolOf(check), addedTo(check), check.ignoresOne === 'all');
}

/** The successes of a pool and the Impact Die. */
export function poolOdds(pool: Readonly<Pool>, added = 0, ignoresOne = false): Distribution {
  const dice = [{ name: IMPACT.name, faces: IMPACT.faces.map(face => face + 100) }, ...sizesOf(pool).map(plainDie)];
  const valueOf = (face: number): number => {
    if (face === 101) return ignoresOne ? 0 : -1;
    return isSuccess(face > 100 ? face - 100 : face) ? 1 : 0;
  };
  return mapped(sumDistribution(dice, valueOf), successes => Math.max(0, successes + added));
}

/** A check with one more thing used on it, or none. */
export function checkOdds(check: Check, effects: readonly Effect[] = []): Odds {
  const trial: Check = { ...check, used: [], attack: check.attack && { ...check.attack } };
  for (const effect of effects) applyToCheck(trial, effect);
  if (trial.kind === 'damage' && trial.attack) trial.downs += Math.max(0, armorOfCrim(trial.attack.crim) - trial.attack.armorIgnored);
  const successes = successOdds(trial);
  return trial.threshold === null ? { successes } : { successes, succeeds: yesOrNo(chanceAtLeast(successes, thresholdOf(trial))) };
}

/** A check whose dice lie, with one more thing used on it, or none. Whoever rolls failed dice again takes the largest. */
export function afterOdds(check: Check, effects: readonly Effect[] = []): Odds {
  const trial: Check = { ...check, used: [], attack: check.attack && { ...check.attack } };
  for (const effect of effects) applyToCheck(trial, effect);
  const reroll = effects.find(effect => effect.do === 'reroll');
  if (reroll?.do !== 'reroll') return againOdds(trial, []);
  const failed = check.rolled.flatMap((die, i) => (hasFailed(die) ? [{ sides: die.sides, i }] : []));
  const again = failed.sort((a, b) => b.sides - a.sides).slice(0, reroll.n);
  return reroll.of === 'impact'
    ? againOdds(trial, [], true)
    : againOdds(
        trial,
        again.map(one => one.i),
      );
}

/** UM-MOV-1..3: how many inches a Move would be good for. */
export function moveOdds(state: View, seat: Seat, isHard: boolean): Odds {
  const { isFocused, isSnared } = state.hunters[seat]!;
  const check = moveCheck(state, seat);
  if (isFocused) check.ups += focusSteps(state, seat, 'move');
  check.allDowns += Number(isHard) + Number(isSnared);
  return { inches: mapped(successOdds(check), successes => STRIDE + successes) };
}

/** What an attack does to its target: hits, Wound Tokens, and whether they eliminate it. */
export function attackOdds(state: View, attack: Attack): Odds {
  const { seat, kind, crim, printed } = attack;
  const hunter = state.hunters[seat]!;
  const defense = printedCrim(crim).defense + (attack.isInCover && !attack.ignoresCover ? 1 : 0);
  const check = newCheck(kind, seat, kind, attributeOf(hunter, kind), defense, crim, attack);
  if (hunter.isFocused) check.ups += focusSteps(state, seat, kind);
  const hits = successOdds(check);
  const needed = thresholdOf(check);
  const wounds = followed(hits, successes => {
    if (successes < needed) return sure(0);
    const damage = newCheck('damage', seat, null, printed.damage + successes - needed, null, crim, attack);
    damage.downs += Math.max(0, armorOfCrim(crim) - attack.armorIgnored);
    return successOdds(damage);
  });
  const left = printedCrim(crim).wounds - crim.wounds;
  return { hits: yesOrNo(chanceAtLeast(hits, needed)), wounds, eliminates: yesOrNo(chanceAtLeast(wounds, left)) };
}
