/**
 * Odds before the dice fall: the exact distribution of an attack's damage with the cards played so far and one more.
 * Worked out only when a person asks. Crits are counted as the better entry of weapon and ammunition, the most a player could buy.
 */
import { chanceAtLeast, type Die, gathered, mean, type PipFace, pipsAndCrits, sure, yesOrNo } from '@quarry/board';
import type { Odds } from '@quarry/kernel';
import { actionCard, equipmentCard } from '../content/box.ts';
import { addDice, FACES, type Face, type Pool } from '../content/dice.ts';
import { ARCS, COLOURS } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { wordFor } from '../effects/vocabulary.ts';
import { type Attack, type Evade, holds } from '../in-the-making.ts';
import { armour, enemiesWithin, equipped, hitPointsLeft, isTrapCard, printedWeapon } from '../questions.ts';
import type { State } from '../state.ts';
import { forEachText, modificationsOn } from '../texts-in-force.ts';
import { tearValue } from './components.ts';
import { ammunitionFor } from './reach.ts';

const dieOf = (name: string, faces: readonly Face[]): Die<PipFace> => ({
  name,
  faces: faces.map(face => (face === 'crit' ? { pips: 0, crit: true } : { pips: face, crit: false })),
});
const DICE = FACES.map((faces, i) => dieOf(COLOURS[i]!, faces));
const diceIn = (pool: Pool): Die<PipFace>[] => pool.flatMap((n, colour) => new Array<Die<PipFace>>(Math.max(0, n)).fill(DICE[colour]!));

/** Dice that lie, some of which are rolled again: what lies shows what it shows. */
interface Reroll {
  readonly dice: readonly (readonly Face[])[];
  readonly faces: readonly Face[];
  readonly again: readonly number[];
}
const diceAgain = ({ dice, faces, again }: Reroll): Die<PipFace>[] =>
  dice.map((all, i) => dieOf(`${i}`, again.includes(i) ? all : [faces[i]!]));

const ARMOUR_ARC = ARCS.indexOf('armour');

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
    for (const effect of played.effects) if (holds(state, effect, occasion)) wordFor(effect).onAttack?.(trial, effect, card!, attack.seat);
    if (played.type === 'ammunition') trial.ammunition = card!;
  }
  return { ...hurtOdds(trial, diceIn(trial.pool)), wakes: sure(wakes(state, trial)) };
}

/** The odds of an attack whose dice lie, if these are rolled again. */
export const rerollOdds = (attack: Attack, dice: Reroll['dice'], again: readonly number[]): Odds =>
  hurtOdds(attack, diceAgain({ dice, faces: attack.faces, again }));

/** What these dice do to the target: damage, and whether it is enough. */
function hurtOdds(trial: Attack, dice: readonly Die<PipFace>[]): Odds {
  const { target, part } = trial;
  const loaded = trial.ammunition >= 0 ? actionCard(trial.ammunition) : null;
  const perCrit =
    trial.perCrit +
    Math.max(critDamage(trial, printedWeapon(trial.weapon).crit), loaded?.type === 'ammunition' ? critDamage(trial, loaded.crit) : 0);
  const bonus = trial.bonus + (part >= 0 ? trial.tear : 0);
  const isBare = !target.isAlert || trial.wasFrozen || trial.ignoresArmour || trial.countsAsNonAlert;
  const off = isBare ? 0 : Math.max(0, armour(target) - trial.armourOff);
  const damage = gathered(
    pipsAndCrits(dice).map(({ pips, crits, chance }) => ({ value: Math.max(0, pips + bonus + crits * perCrit - off), chance })),
  );
  const needed = part >= 0 ? tearValue(target, part) : hitPointsLeft(target);
  return { damage, [part >= 0 ? 'destroys' : 'kills']: yesOrNo(chanceAtLeast(damage, needed)) };
}

/** How many enemies that are not alert the attack would alert (ZD-ALERT-2, ZD-ALERT-5). */
function wakes(state: State, { target, centre, isQuiet }: Attack): number {
  const near = isQuiet ? [] : enemiesWithin(state, centre, 1).filter(enemy => enemy !== target);
  return [target, ...near].filter(enemy => !enemy.isAlert).length;
}

/** The odds before ammunition is chosen: with the card in hand that promises the most damage. */
export function promisedOdds(state: State, attack: Attack): Odds {
  const rounds = ammunitionFor(state.hunters[attack.seat]!, attack.weapon).filter(card => !isTrapCard(card));
  const choices: readonly (number | null)[] = attack.kind === 'melee' ? [null, ...rounds] : rounds;
  const odds = choices.map(card => attackOdds(state, attack, card));
  return odds.reduce((best, one) => (mean(one['damage']!) > mean(best['damage']!) ? one : best));
}

/** How many cards an enemy's attack would cost, if this interrupt is played against it (null: none). */
export function evadeOdds(state: State, evade: Evade, damage: number, card: number | null): Odds {
  const hunter = state.hunters[evade.seat]!;
  const trial: Evade = { ...evade, pool: [...evade.pool] };
  const add = (effects: readonly Effect[], source: number): void => {
    const occasion = { seat: evade.seat, source, enemy: evade.enemy, attack: null, evade: trial };
    for (const effect of effects) if (holds(state, effect, occasion)) wordFor(effect).onEvade?.(trial, effect, source);
  };
  const worn = equipped(hunter, 'armour');
  const printed = worn >= 0 ? equipmentCard(worn) : null;
  if (printed?.kind === 'armour') {
    addDice(trial.pool, printed.dice);
    for (const weave of modificationsOn(hunter, ARMOUR_ARC)) add(weave.effects, weave.card);
  }
  forEachText(state, evade.seat, ({ evade: added }, source) => {
    if (added) add(added, source);
  });
  const played = card === null ? null : actionCard(card);
  if (played?.type === 'interrupt') add(played.effects, card!);
  if (trial.isIgnored || state.ruins.includes(hunter.square)) return { 'cards lost': sure(0), hit: yesOrNo(0) };
  return lossOdds(state, trial, damage, diceIn(trial.pool));
}

/** The odds of an evade whose dice lie, if some are rolled again. */
export const evadeRerollOdds = (state: State, evade: Evade, damage: number, reroll: Reroll): Odds =>
  lossOdds(state, evade, damage, diceAgain(reroll));

/** What these dice leave of an enemy's attack: cards, and whether it hits at all. */
function lossOdds(state: State, { seat, blocked }: Evade, damage: number, dice: readonly Die<PipFace>[]): Odds {
  const hunter = state.hunters[seat]!;
  const worn = equipped(hunter, 'armour');
  const printed = worn >= 0 ? equipmentCard(worn) : null;
  const perCrit = hunter.freeze > 0 || printed?.kind !== 'armour' ? 0 : blockedBy(printed.crit);
  const lost = gathered(
    pipsAndCrits(dice).map(({ pips, crits, chance }) => ({ value: Math.max(0, damage - pips - blocked - crits * perCrit), chance })),
  );
  return { 'cards lost': lost, hit: yesOrNo(chanceAtLeast(lost, 1)) };
}

const blockedBy = (crit: readonly Effect[]): number => crit.reduce((sum, effect) => sum + (effect.do === 'block' ? effect.n : 0), 0);
