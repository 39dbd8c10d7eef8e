/** The actions of a turn and of fights as options: what each costs, what is rolled for it, and what it does. */
import { plural, sayList } from '@quarry/kernel';
import { enemyCard, merchantCard, thing, tileCard } from '../content/box.ts';
import { AMMUNITION_MADE, type Ammunition, FIT } from '../content/kinds.ts';
import { sayEffects, sayGoods } from '../content/words/index.ts';
import type { SunDecision } from '../decisions.ts';
import { around, type Hex } from '../places.ts';
import { cardInPlay, cardOf, enemyOf, printedEnemy, tileAt } from '../questions/basics.ts';
import type { Deed } from '../questions/harm.ts';
import {
  attackDice,
  dodgeDice,
  exploreCost,
  type Foe,
  foeHp,
  goodsOf,
  listOf,
  minus,
  moveCost,
  rainAmount,
  sleepCost,
  sneakCost,
  testDice,
  waterRoom,
} from '../questions.ts';
import { type Action, AP } from '../rules/actions/kinds.ts';
import { containerAt } from '../rules/actions/options.ts';
import { apOfPlain } from '../rules/actions/perform.ts';
import { AP_OF, type Blow } from '../rules/fight-options.ts';
import type { View, Who } from '../state.ts';
import { standing, sumOf } from '../texts-in-force.ts';
import { actionPrice, afterColon, rowText, thingDoes } from './cards.ts';
import { withHarm } from './harm.ts';
import {
  cardName,
  characterName,
  diceSay,
  fitnessName,
  foeName,
  hpSays,
  lotParts,
  lotSays,
  merchantName,
  theEnemy,
  tileName,
  wayName,
} from './names.ts';
import { withTests } from './tests.ts';

type Granted = Extract<SunDecision, { kind: 'act' | 'granted' }>;
/** Where somebody may strike. */
type Fought = Extract<SunDecision, { kind: 'act' | 'granted' | 'fight' | 'joined-fight' | 'saved-ap' }>;
type ActionTo<Do extends Action['do']> = Extract<Action, { do: Do }>;
const lessOf = (decision: Fought): number => (decision.kind === 'granted' ? decision.facts.less : 0);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const apSays = (ap: number): string => (ap === 0 ? 'free' : `${ap} AP`);

// On the way

const wayTo = (view: View, who: Who, hex: Hex): string => wayName(around(view.characters[who]!.hex).indexOf(hex));
function travelSays(gait: 'move' | 'charge' | 'sneak', hex: Hex, decision: Granted, view: View): string {
  const { who } = decision.facts;
  const way = wayTo(view, who, hex);
  const less = lessOf(decision);
  const cost = (ap: number): string => apSays(Math.max(0, ap - less));
  if (gait === 'charge') return `Charge ${way}, ${cost(AP.charge)}: onto ground nobody has seen, and into whatever is there`;
  const { value } = tileCard(tileAt(view, hex)!.card);
  const to = `${way} to ${tileName(view, hex)}`;
  if (gait === 'move') return `Move ${to}, ${cost(moveCost(view, who, hex))}: value ${value}`;
  const dice = diceSay(testDice(view, who, 'stealth', 'sneak'));
  return `Sneak ${to}, ${cost(sneakCost(view, who, hex))}: ${dice} to be unseen`;
}

// Fights

function costOfBlow(blow: Blow['do'], decision: Fought): string {
  if (decision.kind === 'fight') return 'free';
  return apSays(Math.max(0, AP_OF[blow] - lessOf(decision)));
}
const standingSays = (view: View, foe: Foe): string => {
  if (foe.is === 'merchant') return `${foeHp(view, foe)} of ${merchantCard(view.merchants[foe.id]!.id).fight!.hp} HP`;
  return `${foeHp(view, foe)} of ${printedEnemy(enemyOf(view, foe.id)!).hp} HP`;
};
const weaponSays = (weapon: number): string => (weapon >= 0 ? ` with the ${cardName(weapon)}` : ' with bare hands');
export const REVEAL = 'Show your team card: Son of Liberty enemies leave you alone from now on';
export function blowSays(blow: Blow, decision: Fought, view: View): string {
  const { who } = decision.facts;
  const cost = costOfBlow(blow.do, decision);
  if (blow.do === 'dodge') return `Dodge, ${cost}: ${diceSay(dodgeDice(view, who))}; 1 success and one attack misses you`;
  const { foe, weapon } = blow;
  const name = foeName(view, foe.is, foe.id);
  const dice = diceSay(attackDice(view, who, foe, weapon, blow.do === 'shoot' ? 'ranged' : 'melee'));
  const state = `${foe.is === 'enemy' ? 'it has' : 'they have'} ${standingSays(view, foe)}`;
  if (blow.do === 'shoot') return `Shoot at ${name}, ${cost},${weaponSays(weapon)}: ${dice}; ${state}`;
  if (blow.do === 'sneak-attack')
    return `Sneak attack on ${name}, ${cost},${weaponSays(weapon)}: stealth ${diceSay(testDice(view, who, 'stealth'))} first, then ${dice}; no counterattack; ${state}`;
  const isPeaceful = foe.is === 'merchant' && !view.merchants[foe.id]!.fights.includes(who) && !view.merchants[foe.id]!.foes.includes(who);
  return `Attack ${name}, ${cost},${weaponSays(weapon)}: ${dice}; ${state}${isPeaceful ? '; from then on they fight you here and deal with you no more' : ''}`;
}
export const counterSays = (weapon: number, who: Who, view: View): string =>
  `Strike back, 1 AP,${weaponSays(weapon)}: ${diceSay(attackDice(view, who, null, weapon, 'melee'))}`;
function duelSays({ with: other, weapon, isRanged }: ActionTo<'duel'>, who: Who, view: View): string {
  const dice = diceSay(attackDice(view, who, null, weapon, isRanged ? 'ranged' : 'melee'));
  const state = hpSays(view, other, view.characters[other]!.hp);
  return `${isRanged ? 'Shoot at' : 'Attack'} ${characterName(view, other)}, one of you (${state}), ${AP.duel} AP,${weaponSays(weapon)}: ${dice}`;
}

// Everything else

const madeOf = (view: View, who: Who, kind: Ammunition): number => AMMUNITION_MADE[kind].n + sumOf(standing(view, who, 'ammunition-made'));
const dicePool = (view: View, who: Who, skill: 'strength' | 'dexterity'): string =>
  diceSay(testDice(view, who, skill, `container-${skill}`));

function openSays(at: number, skill: 'strength' | 'dexterity', who: Who, view: View): string {
  const { hex } = view.characters[who]!;
  const all = [...new Set(tileAt(view, hex)!.containers)];
  const which = all.length > 1 ? `container ${all.indexOf(at) + 1}` : 'the container';
  return `Open ${which} by ${skill}, ${AP.open} AP: ${dicePool(view, who, skill)}; ${plural(containerAt(view, hex, at).loot, 'loot card')} for 1 success`;
}
function collectSays(view: View, who: Who): string {
  const tile = tileAt(view, view.characters[who]!.hex)!;
  const cards = tile.items.map(one => one.card);
  const there = lotSays({ goods: tile.goods, water: tile.camp >= 0 ? tile.water : 0, ammunition: tile.ammunition, cards });
  return `Collect, ${AP.collect} AP: 2 pieces or 1 card${there === 'nothing' ? ' off a body' : ` of what lies here (${there})`}`;
}
function craftSays({ card, less }: ActionTo<'craft'>, view: View, who: Who): string {
  const printed = thing(card);
  const cost = listOf(printed.recipe ?? {});
  const paid = less ? minus(cost, goodsOf(less)) : cost;
  const skill = less ? ` (1 ${less} less by ${cardOf(view, who).skill.name})` : '';
  const does = thingDoes(printed);
  return `Craft the ${cardName(card)}: ${sayList([`${AP.craft} AP`, ...lotParts({ goods: paid })])}${skill}${does ? `. ${does}` : ''}`;
}
function useSays({ card, at }: ActionTo<'use'>, view: View, who: Who): string {
  const { can = [], uses } = thing(card);
  const use = can[at]!;
  const item = view.characters[who]!.items.find(one => one.card === card);
  const left = uses !== undefined && item ? `, ${item.n} of ${plural(uses, 'use')} left` : '';
  const then = use.then === 'discard' ? ', used up' : use.then === 'flip' ? ', then turned over' : '';
  const says = `Use the ${cardName(card)}${use.says ? ` (${use.says})` : ''}: ${use.ap} AP${left}${then}. ${sayEffects(use.effects)}`;
  return withTests(says, view, who, use.effects);
}
function skillSays(at: number, view: View, who: Who): string {
  const { name, per, can = [] } = cardOf(view, who).skill;
  const use = can[at]!;
  const says = `${name}${use.says ? ` (${use.says})` : ''}: ${use.ap} AP, once a ${per}. ${sayEffects(use.effects)}`;
  return withTests(says, view, who, use.effects);
}
function missionSays(at: number, view: View, who: Who): string {
  const action = cardInPlay(view).actions![at]!;
  return withTests(`${action.says}, ${actionPrice(action)}: ${afterColon(action.effects)}`, view, who, action.effects);
}
function waitSays(view: View, who: Who): string {
  const { ap } = view.characters[who]!;
  return ap > 0 ? `Wait: end your turn and save ${ap} AP for fights in this phase` : 'End your turn';
}
const goodsOfRecipe = (card: number): string => sayGoods(thing(card).recipe ?? {}) || 'nothing';
const after = (view: View, who: Who): string => fitnessName(Math.min(FIT, view.characters[who]!.fitness + 1));

function sendSays({ enemy, hex }: ActionTo<'send'>, view: View): string {
  const from = enemyOf(view, enemy)?.hex ?? hex;
  return `Send ${theEnemy(view, enemy)} ${wayName(around(from).indexOf(hex))}, onto ${tileName(view, hex)}: ${AP.send} AP. Your card is face up from then on`;
}
function lootSays(card: number): string {
  const { name, loot } = enemyCard(card);
  return `Loot the ${lowered(name)}, ${AP.loot} AP: 1 green die; ${rowText(loot[0])} for 1 success, ${rowText(loot[1])} for 2`;
}

/** What an action of the own turn says, and who strikes at whoever does it. */
export const actionSays = (action: Action, decision: Granted, view: View): string =>
  withHarm(doneSays(action, decision, view), view, decision.facts.who, deedOf(action, decision.facts.who, view));

/** Travelling and fighting are answered whatever they cost somebody who is given an action. */
function deedOf(action: Action, who: Who, view: View): Deed {
  switch (action.do) {
    case 'move':
    case 'charge':
    case 'sneak':
      return { do: action.do, hex: action.hex, ap: 1 };
    case 'blow':
      return { do: action.blow.do, ap: 1 };
    case 'duel':
    case 'wait':
    case 'reveal':
    case 'summon':
    case 'send':
    case 'trade':
      return { do: action.do, ap: AP[action.do] };
    default:
      return { do: action.do, ap: apOfPlain(view, who, action) };
  }
}

function doneSays(action: Action, decision: Granted, view: View): string {
  const { who } = decision.facts;
  switch (action.do) {
    case 'move':
    case 'charge':
    case 'sneak':
      return travelSays(action.do, action.hex, decision, view);
    case 'blow':
      return blowSays(action.blow, decision, view);
    case 'duel':
      return duelSays(action, who, view);
    case 'craft':
      return craftSays(action, view, who);
    case 'use':
      return useSays(action, view, who);
    case 'skill':
      return skillSays(action.at, view, who);
    case 'load':
      return `Load the ${cardName(action.card)}: free, 1 ${thing(action.card).weapon!.ammunition!.kind} more in it`;
    case 'mission':
      return missionSays(action.at, view, who);
    case 'trade':
      return `Trade with ${characterName(view, action.with)}: ${AP.trade} AP once you agree`;
    case 'deal':
      return `Deal with ${merchantName(view, action.merchant)}, ${AP.deal} AP: as many bargains as you like`;
    case 'discard':
      return 'Discard, free: lay things down here';
    case 'recon':
      return `Recon, ${AP.recon} AP: turn up an enemy of this tile and stay unseen${view.characters[who]!.isStealthy ? '' : ' if you can'}`;
    case 'wait':
      return waitSays(view, who);
    case 'reveal':
      return REVEAL_ON_TURN;
    case 'summon':
      return `Put a Son of Liberty enemy ${wayTo(view, who, action.hex)}, on ${tileName(view, action.hex)}: free, once a day. Your card is face up from then on`;
    case 'send':
      return sendSays(action, view);
    default:
      return workSays(action, view, who);
  }
}
export const REVEAL_ON_TURN = 'Show your team card: free, and for good. Son of Liberty enemies leave you alone from then on';

type Apart = 'move' | 'charge' | 'sneak' | 'blow' | 'duel' | 'craft' | 'use' | 'skill' | 'load' | 'mission' | 'trade' | 'deal' | 'discard';
type Work = Exclude<Action, { do: Apart | 'recon' | 'wait' | 'reveal' | 'summon' | 'send' }>;
/** What is done on the own tile, and draws attacks there. */
function workSays(action: Work, view: View, who: Who): string {
  switch (action.do) {
    case 'explore':
      return `Explore ${wayTo(view, who, action.hex)}, ${apSays(exploreCost(view, who))}: reveal the tile there`;
    case 'collect':
      return collectSays(view, who);
    case 'replenish':
      return `Replenish, ${AP.replenish} AP: fill your bottles to ${waterRoom(view, who)} water`;
    case 'eat':
      return `Eat, ${AP.eat} AP and 1 food: then ${hpSays(view, who, view.characters[who]!.hp + 1)}`;
    case 'rain':
      return `Collect rain, ${AP.rain} AP: ${rainAmount(view, who)} water`;
    case 'sleep':
      return `Sleep, ${sleepCost(view, who)} AP: then you are ${after(view, who)}`;
    case 'ammunition':
      return `Make ${plural(madeOf(view, who, action.kind), action.kind)}: ${AP.ammunition} AP and 1 ${AMMUNITION_MADE[action.kind].of}`;
    case 'craft-camp':
      return `Craft a camp here, ${AP['craft-camp']} AP and ${goodsOfRecipe(action.card)}: Sleep costs 3 AP in it`;
    case 'pitch':
      return `Pitch the ${cardName(action.card)}: ${AP.pitch} AP, a camp here. Sleep costs 3 AP in it`;
    case 'dismantle':
      return `Take the camp down, ${AP.dismantle} AP: the tent and what you can carry of its store`;
    case 'fire':
      return `Light a campfire, ${AP.fire} AP and ${goodsOfRecipe(action.card)}: animals keep away from it`;
    case 'pit':
      return `Make a fire pit of the campfire, ${AP.pit} AP and 1 metal: you can cook on it`;
    case 'cook':
      return `Cook, ${AP.cook} AP: 1 food becomes 3`;
    case 'trap':
      return `Set the ${cardName(action.card)}: ${AP.trap} AP, 1 green die for food in each Preparation`;
    case 'loot':
      return lootSays(action.card);
    case 'open':
      return openSays(action.at, action.skill, who, view);
  }
}
