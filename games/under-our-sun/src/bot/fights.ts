/** In a fight: strike or dodge, with what, whom; who joins; what is prevented. */
import { best, offers, prefer } from '@quarry/kernel';
import { characterOf, enemyOf, hexOf, isExposed, isRevealedSol, isSol, livingAt } from '../basics.ts';
import { thing } from '../content/box.ts';
import { distance } from '../map.ts';
import { attackDice, type Foe, foeHp, foesHere, meleeWeapons, targetsAt, worthOf } from '../questions.ts';
import { type Blow, blowsAtEnemies, strikes } from '../rules/fight-options.ts';
import type { View, Who } from '../state.ts';
import type { Mind } from './mind.ts';
import { canBear, chanceOf, dodgeChance, harmOf, harmOfAll, prospectOf } from './odds.ts';
import { itemWanted } from './tasks.ts';

/** How good a blow is: hits that count, falling enemies most. */
export function worthOfBlow(view: View, who: Who, blow: Blow): number {
  if (blow.do === 'dodge') return 0;
  const { foe, weapon } = blow;
  const way = blow.do === 'shoot' ? 'ranged' : 'melee';
  const dice = attackDice(view, who, foe, weapon, way);
  const left = foeHp(view, foe);
  const hits = Math.min(left, Math.max(0, worthOf(dice)));
  const fells = chanceOf(dice, left);
  const spends = weapon >= 0 && thing(weapon).weapon?.isSpent ? (thing(weapon).id === itemWanted(view) ? 9 : 0.8) : 0;
  const shot = weapon >= 0 && way === 'ranged' && thing(weapon).weapon?.ammunition ? 0.1 : 0;
  return hits + fells * (0.5 + harmOf(view, who, foe)) - spends - shot;
}
const bestOf = (
  view: View,
  who: Who,
  options: readonly { readonly key: string; readonly value: Blow }[],
  decision: { readonly options: readonly { readonly key: string }[] },
): string | null => {
  const known = options.filter(one => decision.options.some(open => open.key === one.key));
  let chosen: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { key, value } of known) {
    const worth = worthOfBlow(view, who, value);
    if (worth > most) [chosen, most] = [key, worth];
  }
  return chosen;
};

/** US-INIT-7: a free round. Whoever could not bear the fight dodges. */
export const chooseFight = ({ view, decision }: Mind<'fight'>): string => {
  const { who } = decision.facts;
  const foes = foesHere(view, who);
  const { loss, rounds } = prospectOf(view, who, foes);
  const strike = bestOf(view, who, strikes(view, who, 'attack', targetsAt(view, hexOf(view, who))), decision);
  const isDodging = rounds > 1.6 && (!canBear(view, who, loss) || loss > harmOfAll(view, who, foes) + 2.5) && dodgeChance(view, who) > 0.4;
  return isDodging || strike === null ? prefer(decision, 'dodge') : strike;
};
/** Whether somebody near stands in a fight that goes well, so that one more blow is worth giving away. */
export const isToStrike = (view: View, from: Who, who: Who): boolean =>
  distance(hexOf(view, from), hexOf(view, who)) <= 1 &&
  isExposed(view, who) &&
  foesHere(view, who).length > 0 &&
  canBear(view, who, prospectOf(view, who, foesHere(view, who)).loss);
/** An action that another gives: a blow, if one is wanted. */
export const granted = ({ view, decision }: Mind<'granted'>): string => {
  const { who } = decision.facts;
  if (!isToStrike(view, who, who)) return 'pass';
  return bestOf(view, who, strikes(view, who, 'attack', targetsAt(view, hexOf(view, who))), decision) ?? 'pass';
};
/** Friends are helped as long as it is no suicide; shots cost nothing but the AP. */
export const join = ({ view, decision }: Mind<'join'>): string => {
  const { who } = decision.facts;
  if (isSol(view, who) && isRevealedSol(view, who)) return 'pass';
  const foes = foesHere(view, who);
  const canShoot = blowsAtEnemies(view, who).some(one => one.value.do === 'shoot');
  const { hp } = characterOf(view, who);
  const friends = livingAt(view, hexOf(view, who)).length;
  const harm = harmOfAll(view, who, foes) / Math.max(1, friends);
  if (foes.length > 0 && (hp <= 2 || hp - harm * 2 < 1)) return canShoot ? prefer(decision, 'join') : 'pass';
  return offers(decision, 'join-unseen') ? 'join-unseen' : prefer(decision, 'join');
};
export const joinedFight = ({ view, decision }: Mind<'joined-fight'>): string => {
  const { who } = decision.facts;
  return bestOf(view, who, blowsAtEnemies(view, who), decision) ?? prefer(decision, 'dodge');
};
/** AP that would be lost otherwise: shots always, blows if the fight can be borne. */
export const useSavedAp = ({ view, decision }: Mind<'saved-ap'>): string => {
  const { who } = decision.facts;
  if (isRevealedSol(view, who)) return 'pass';
  const { loss } = prospectOf(view, who, foesHere(view, who));
  const options = blowsAtEnemies(view, who).filter(one => one.value.do === 'shoot' || canBear(view, who, loss));
  return bestOf(view, who, options, decision) ?? 'pass';
};
export const dodgeWhich = ({ decision }: Mind<'dodge-which'>): string => {
  const { hits } = decision.facts;
  return decision.options[hits.indexOf(Math.max(...hits))]?.key ?? decision.options[0]!.key;
};
/** Cards that are turned over are for blows of two and more; with little left, for any. */
export const prevent = ({ view, decision }: Mind<'prevent'>): string => {
  const { who, damage } = decision.facts;
  const { hp } = characterOf(view, who);
  const first = decision.options[0]!.key;
  return damage >= 2 || hp <= 3 || first === 'skill' ? first : 'pass';
};
/** Whoever is stronger takes the blow of somebody who is nearly down. */
export const takeOver = ({ view, decision }: Mind<'take-over'>): string => {
  const { who, from, enemy } = decision.facts;
  if (isRevealedSol(view, from) || isSol(view, who)) return 'no';
  const harm = enemyOf(view, enemy) ? harmOf(view, from, { is: 'enemy', id: enemy }) : 1;
  return characterOf(view, from).hp <= 2 && characterOf(view, who).hp >= 4 && harm > 0.4 ? 'yes' : 'no';
};
/** Against another character: strike back if it may pay, else dodge. */
export const defend = ({ view, decision }: Mind<'defend'>): string => {
  const { who } = decision.facts;
  if (characterOf(view, who).hp <= 3 && offers(decision, 'dodge')) return 'dodge';
  return best(decision, (_, key) => {
    if (!key.startsWith('counter')) return 0;
    const weapon = meleeWeapons(view, who).find(one => key === (one < 0 ? 'counter' : `counter-with-${thing(one).id}`)) ?? -1;
    return 1 + worthOf(attackDice(view, who, null, weapon, 'melee'));
  });
};
export const answerShot = ({ decision }: Mind<'answer-shot'>): string => prefer(decision, 'dodge', 'nothing');
export const strongestFirst = ({ view, decision }: Mind<'strongest'>): string =>
  best(decision, (id, key) => (key.startsWith('enemy') ? harmOf(view, decision.facts.who, { is: 'enemy', id: Number(id) } as Foe) : 0));
