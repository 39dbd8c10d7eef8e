/**
 * Odds before the dice fall: the exact distribution of an attack's damage with the cards played so far and one more.
 * Worked out only when a person asks. Crits are counted as the better entry of weapon and ammunition, the most a player could buy.
 */
import { type Die, type Distribution, pipsAndCrits } from '@quarry/board';
import type { Odds } from '@quarry/kernel';
import { actionCard } from '../content/box.ts';
import { addDice, FACES } from '../content/dice.ts';
import type { Effect } from '../content/types.ts';
import { wordFor } from '../effects/vocabulary.ts';
import { type Attack, holds } from '../occasion.ts';
import { armour, hitPointsLeft, printedWeapon } from '../questions.ts';
import type { State } from '../state.ts';
import { tearValue } from './components.ts';

const DICE: readonly Die<{ pips: number; crit: boolean }>[] = FACES.map((faces, i) => ({
  name: ['orange', 'blue', 'black'][i]!,
  faces: faces.map(face => (face === 'crit' ? { pips: 0, crit: true } : { pips: face, crit: false })),
}));

/** What a crit entry adds to the damage of this attack. */
function critDamage({ part }: Attack, entry: readonly Effect[]): number {
  let sum = 0;
  for (const effect of entry) if (effect.do === 'add-damage' || (effect.do === 'add-tear' && part >= 0)) sum += effect.n;
  return sum;
}

/** The odds of the attack if this card is played on it (null: no card). */
export function attackOdds(state: State, attack: Attack, card: number | null): Odds {
  const trial: Attack = { ...attack, pool: [...attack.pool], results: [], after: [], keeps: [], spareRerolls: [] };
  const played = card === null ? null : actionCard(card);
  if (played && (played.type === 'ammunition' || played.type === 'ability')) {
    if (played.dice) addDice(trial.pool, played.dice);
    const occasion = { seat: attack.seat, source: card!, enemy: attack.target, attack, evade: null };
    for (const effect of played.effects)
      if (holds(state, effect, occasion)) wordFor(effect).onAttack?.(trial, effect as never, card!, attack.seat);
    if (played.type === 'ammunition') trial.ammunition = card!;
  }
  const { target, pool, part } = trial;
  const loaded = trial.ammunition >= 0 ? actionCard(trial.ammunition) : null;
  const perCrit =
    trial.perCrit +
    Math.max(critDamage(trial, printedWeapon(trial.weapon).crit), loaded?.type === 'ammunition' ? critDamage(trial, loaded.crit) : 0);
  const bonus = trial.bonus + (part >= 0 ? trial.tear : 0);
  const isBare = !target.isAlert || trial.wasFrozen || trial.ignoresArmour || trial.countsAsNonAlert;
  const off = isBare ? 0 : Math.max(0, armour(target) - trial.armourOff);
  const dice = pool.flatMap((n, colour) => new Array<(typeof DICE)[number]>(Math.max(0, n)).fill(DICE[colour]!));
  const damage = gather(
    pipsAndCrits(dice).map(({ pips, crits, chance }) => ({ value: Math.max(0, pips + bonus + crits * perCrit - off), chance })),
  );
  const needed = part >= 0 ? tearValue(target, part) : hitPointsLeft(target);
  const done = damage.filter(({ value }) => value >= needed).reduce((sum, { chance }) => sum + chance, 0);
  return {
    damage,
    [part >= 0 ? 'destroys' : 'kills']: [
      { value: 0, chance: 1 - done },
      { value: 1, chance: done },
    ],
  };
}

function gather(rows: readonly { value: number; chance: number }[]): Distribution {
  const sums = new Map<number, number>();
  for (const { value, chance } of rows) sums.set(value, (sums.get(value) ?? 0) + chance);
  return [...sums].map(([value, chance]) => ({ value, chance })).sort((a, b) => a.value - b.value);
}
