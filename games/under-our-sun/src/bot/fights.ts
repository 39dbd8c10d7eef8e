/** In a fight: strike or dodge, with what, whom; who joins; what is prevented. */
import { mostOf, type Option } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { distance } from '../places.ts';
import { characterOf, enemyOf, hexOf, isExposed, isRevealedSol, isSol, livingAt } from '../questions/basics.ts';
import { attackDice, foeHp, foesHere, sameFoe, targetsAt, worthOf } from '../questions.ts';
import { type Blow, blowsAtEnemies } from '../rules/fight-options.ts';
import type { View, Who } from '../state.ts';
import { bestOf, firstOf, type Mind, rather } from './mind.ts';
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
type Strike = Exclude<Blow, { do: 'dodge' }>;
type Offered = Pick<Option<Blow | 'reveal' | null>, 'key' | 'value'>;
/** The best of the blows on offer that are wanted, if there is one. */
function bestBlow(view: View, who: Who, offered: readonly Offered[], isWanted: (blow: Strike) => boolean): string | undefined {
  const blows = offered.flatMap(({ key, value }) =>
    value !== null && value !== 'reveal' && value.do !== 'dodge' && isWanted(value) ? [{ key, value }] : [],
  );
  return blows.length > 0 ? mostOf(blows, one => worthOfBlow(view, who, one.value)).key : undefined;
}

const dodgeOr = (decision: Mind<'fight' | 'joined-fight'>['decision']): string =>
  firstOf<Blow | 'reveal'>(decision, blow => blow !== 'reveal' && blow.do === 'dodge') ?? decision.options[0]!.key;
/** US-INIT-7: a free round. Whoever could not bear the fight dodges. */
export const chooseFight = ({ view, decision }: Mind<'fight'>): string => {
  const { who } = decision.facts;
  const foes = foesHere(view, who);
  const { loss, rounds } = prospectOf(view, who, foes);
  const strike = bestBlow(view, who, decision.options, blow => blow.do === 'attack');
  const isDodging = rounds > 1.6 && (!canBear(view, who, loss) || loss > harmOfAll(view, who, foes) + 2.5) && dodgeChance(view, who) > 0.4;
  return isDodging || strike === undefined ? dodgeOr(decision) : strike;
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
  const blows = decision.options.flatMap(({ key, value }) =>
    value !== null && value !== 'reveal' && value.do === 'blow' ? [{ key, value: value.blow }] : [],
  );
  const foes = targetsAt(view, hexOf(view, who));
  return bestBlow(view, who, blows, blow => blow.do === 'attack' && foes.some(foe => sameFoe(foe, blow.foe))) ?? 'pass';
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
  if (foes.length > 0 && (hp <= 2 || hp - harm * 2 < 1)) return canShoot ? rather(decision, 'openly') : 'pass';
  return firstOf(decision, way => way === 'unseen') ?? rather(decision, 'openly');
};
export const joinedFight = ({ view, decision }: Mind<'joined-fight'>): string => {
  const { who } = decision.facts;
  return bestBlow(view, who, decision.options, () => true) ?? dodgeOr(decision);
};
/** AP that would be lost otherwise: shots always, blows if the fight can be borne. */
export const useSavedAp = ({ view, decision }: Mind<'saved-ap'>): string => {
  const { who } = decision.facts;
  if (isRevealedSol(view, who)) return 'pass';
  const { loss } = prospectOf(view, who, foesHere(view, who));
  return bestBlow(view, who, decision.options, blow => blow.do === 'shoot' || canBear(view, who, loss)) ?? 'pass';
};
export const dodgeWhich = ({ decision }: Mind<'dodge-which'>): string => {
  const { hits } = decision.facts;
  return decision.options[hits.indexOf(Math.max(...hits))]?.key ?? decision.options[0]!.key;
};
const OWN_SKILL = -1;
/** Cards that are turned over are for blows of two and more; with little left, for any. */
export const prevent = ({ view, decision }: Mind<'prevent'>): string => {
  const { who, damage } = decision.facts;
  const { hp } = characterOf(view, who);
  const first = decision.options[0]!;
  return damage >= 2 || hp <= 3 || first.value === OWN_SKILL ? first.key : 'pass';
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
  const dodges = firstOf(decision, defence => defence.do === 'dodge');
  if (characterOf(view, who).hp <= 3 && dodges !== undefined) return dodges;
  return bestOf(decision, defence => (defence.do === 'counter' ? 1 + worthOf(attackDice(view, who, null, defence.weapon, 'melee')) : 0));
};
export const answerShot = ({ decision }: Mind<'answer-shot'>): string =>
  firstOf(decision, answer => answer === 'dodge') ?? rather(decision, 'nothing');
export const strongestFirst = ({ view, decision }: Mind<'strongest'>): string =>
  bestOf(decision, foe => (foe.is === 'enemy' ? harmOf(view, decision.facts.who, foe) : 0));
