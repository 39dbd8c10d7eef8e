/** The actions of a turn and of fights as options: what each costs, what is rolled for it, and what it does. */
import { capital, plural, type Ref, sayList } from '@quarry/kernel';
import { cardInPlay, cardOf, enemyOf, merchantAt, printedEnemy, tileAt } from '../basics.ts';
import { cardNamed, enemyCard, merchantCard, thing, tileCard } from '../content/box.ts';
import { AMMUNITION_MADE, type Ammunition, FIT, RESOURCES, type Resource } from '../content/kinds.ts';
import { sayEffects, sayGoods } from '../content/words/index.ts';
import type { SunDecision } from '../decisions.ts';
import { around, type Hex } from '../map.ts';
import {
  attackDice,
  dodgeDice,
  exploreCost,
  type Foe,
  foeHp,
  foesAt,
  foesHere,
  listOf,
  minus,
  moveCost,
  needsCheck,
  openSymbols,
  rainAmount,
  sleepCost,
  sneakCost,
  testDice,
  waterRoom,
} from '../questions.ts';
import { AP } from '../rules/actions/kinds.ts';
import { containerAt } from '../rules/actions/options.ts';
import { AP_OF, type Blow } from '../rules/fight-options.ts';
import { standing, sumOf } from '../standing.ts';
import type { View, Who } from '../state.ts';
import { actionPrice, rowText, thingDoes } from './cards.ts';
import {
  cardName,
  characterName,
  diceSay,
  fitnessName,
  foeName,
  goodsSay,
  hpSays,
  lotSays,
  merchantName,
  theEnemy,
  tileName,
  wayName,
  whoIs,
} from './names.ts';

/** An option as it is known outside: by its key and what it is about. */
export interface Chosen {
  readonly key: string;
  readonly about: readonly Ref[];
}
type Granted = Extract<SunDecision, { kind: 'act' | 'granted' }>;
const lessOf = (decision: SunDecision): number => (decision.kind === 'granted' ? decision.facts.less : 0);
const refIn = (about: readonly Ref[], kind: string): number => {
  const found = about.find(one => one.kind === kind);
  return found ? Number(found.id) : -1;
};
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const apSays = (ap: number): string => (ap === 0 ? 'free' : `${ap} AP`);

// On the way

const wayTo = (view: View, who: Who, hex: Hex): string => wayName(around(view.characters[who]!.hex).indexOf(hex));
/** Who waits where one is about to go. */
function dangers(view: View, who: Who, hex: Hex): string {
  const foes = foesAt(view, hex, who).map(foe => foeName(view, foe.is, foe.id));
  const symbols = openSymbols(view, hex);
  const there = [...foes, ...(symbols > 0 ? [plural(symbols, 'enemy symbol')] : [])];
  return there.length > 0 ? `; ${sayList(there)} there` : '';
}
/** What leaving costs beside AP. */
const leaving = (view: View, who: Who): string => {
  if (needsCheck(view, who)) return '; a stealth check first';
  const foes = foesHere(view, who);
  return foes.length > 0 && !view.characters[who]!.isStealthy
    ? `; ${sayList(foes.map(foe => foeName(view, foe.is, foe.id)))} ${foes.length === 1 ? 'attacks' : 'attack'} you as you go`
    : '';
};
function travelSays(gait: 'move' | 'charge' | 'sneak', hex: Hex, decision: Granted, view: View): string {
  const { who } = decision.facts;
  const way = wayTo(view, who, hex);
  const less = lessOf(decision);
  const cost = (ap: number): string => apSays(Math.max(0, ap - less));
  if (gait === 'charge')
    return `Charge ${way}, ${cost(AP.charge)}: onto ground nobody has seen, and into whatever is there${leaving(view, who)}`;
  const { value } = tileCard(tileAt(view, hex)!.card);
  const to = `${way} to ${tileName(view, hex)}`;
  if (gait === 'move')
    return `Move ${to}, ${cost(moveCost(view, who, hex))}: value ${value}${dangers(view, who, hex)}${leaving(view, who)}`;
  const dice = diceSay(testDice(view, who, 'stealth', 'sneak'));
  return `Sneak ${to}, ${cost(sneakCost(view, who, hex))}: ${dice} to be unseen${dangers(view, who, hex)}`;
}

// Fights

function costOfBlow(blow: Blow['do'], decision: SunDecision): string {
  if (decision.kind === 'fight') return 'free';
  return apSays(Math.max(0, AP_OF[blow] - lessOf(decision)));
}
const standingSays = (view: View, foe: Foe): string => {
  if (foe.is === 'merchant') return `${foeHp(view, foe)} of ${merchantCard(view.merchants[foe.id]!.id).fight!.hp} HP`;
  return `${foeHp(view, foe)} of ${printedEnemy(enemyOf(view, foe.id)!).hp} HP`;
};
const weaponSays = (weapon: number): string => (weapon >= 0 ? ` with the ${cardName(weapon)}` : ' with bare hands');
const weaponIn = (key: string): number => {
  const named = /-with-(.+)$/.exec(key)?.[1];
  return named === undefined ? -1 : cardNamed(named);
};
const whoIn = (decision: SunDecision): Who => (decision.facts && 'who' in decision.facts ? decision.facts.who : -1);

/** `attack-enemy-3-with-knife.1`, `dodge`, `counter`. */
export function blowSays({ key }: Chosen, decision: SunDecision, view: View): string {
  const who = whoIn(decision);
  if (key === 'dodge')
    return `Dodge: ${costOfBlow('dodge', decision)}, ${diceSay(dodgeDice(view, who))}; 1 success and one attack misses you`;
  if (key === 'reveal') return 'Show your team card: Son of Liberty enemies leave you alone from now on';
  const weapon = weaponIn(key);
  if (key.startsWith('counter')) return `Strike back${weaponSays(weapon)}: 1 AP, ${diceSay(attackDice(view, who, null, weapon, 'melee'))}`;
  const [, deed, is, id] = /^(attack|sneak-attack|shoot)-(enemy|merchant)-(\d+)/.exec(key) ?? [];
  if (!deed || !is) return capital(key.replaceAll('-', ' '));
  const foe: Foe = { is: is as Foe['is'], id: Number(id) };
  const name = foeName(view, is, foe.id);
  const dice = diceSay(attackDice(view, who, foe, weapon, deed === 'shoot' ? 'ranged' : 'melee'));
  const cost = costOfBlow(deed as Blow['do'], decision);
  const state = `${foe.is === 'enemy' ? 'it has' : 'they have'} ${standingSays(view, foe)}`;
  if (deed === 'shoot') return `Shoot at ${name}${weaponSays(weapon)}: ${cost}, ${dice}; ${state}`;
  if (deed === 'sneak-attack')
    return `Sneak attack on ${name}${weaponSays(weapon)}: ${cost}, stealth ${diceSay(testDice(view, who, 'stealth'))} first, then ${dice}; no counterattack; ${state}`;
  const isPeaceful = foe.is === 'merchant' && !view.merchants[foe.id]!.fights.includes(who) && !view.merchants[foe.id]!.foes.includes(who);
  return `Attack ${name}${weaponSays(weapon)}: ${cost}, ${dice}; ${state}${isPeaceful ? '; from then on they fight you here and deal with you no more' : ''}`;
}
function duelSays(key: string, decision: Granted, view: View): string {
  const [, deed, id] = /^(fight|shoot-at)-([a-z]+)/.exec(key) ?? [];
  const other = whoIs(view, id ?? '');
  const weapon = weaponIn(key);
  const isShot = deed === 'shoot-at';
  const dice = diceSay(attackDice(view, decision.facts.who, null, weapon, isShot ? 'ranged' : 'melee'));
  const state = hpSays(view, other, view.characters[other]!.hp);
  return `${isShot ? 'Shoot at' : 'Attack'} ${characterName(view, other)}, one of you (${state})${weaponSays(weapon)}: ${AP.duel} AP, ${dice}`;
}

// Everything else

/** What doing something beside enemies brings. */
function beside(view: View, who: Who): string {
  if (needsCheck(view, who)) return '; a stealth check first';
  const foes = foesHere(view, who);
  return foes.length > 0 && !view.characters[who]!.isStealthy
    ? `; then ${sayList(foes.map(foe => foeName(view, foe.is, foe.id)))} ${foes.length === 1 ? 'attacks' : 'attack'} you`
    : '';
}
const madeOf = (view: View, who: Who, kind: Ammunition): number => AMMUNITION_MADE[kind].n + sumOf(standing(view, who, 'ammunition-made'));
const dicePool = (view: View, who: Who, skill: 'strength' | 'dexterity'): string =>
  diceSay(testDice(view, who, skill, `container-${skill}`));

function openSays(at: number, skill: 'strength' | 'dexterity', who: Who, view: View): string {
  const { hex } = view.characters[who]!;
  const all = [...new Set(tileAt(view, hex)!.containers)];
  const which = all.length > 1 ? `container ${all.indexOf(at) + 1}` : 'the container';
  return `Open ${which} by ${skill}: ${AP.open} AP, ${dicePool(view, who, skill)}; ${plural(containerAt(view, hex, at).loot, 'loot card')} for 1 success`;
}
function collectSays(view: View, who: Who): string {
  const tile = tileAt(view, view.characters[who]!.hex)!;
  const cards = tile.items.map(one => one.card);
  const there = lotSays({ goods: tile.goods, water: tile.camp >= 0 ? tile.water : 0, ammunition: tile.ammunition, cards });
  return `Collect: ${AP.collect} AP, 2 pieces or 1 card${there === 'nothing' ? ' off a body' : ` of what lies here (${there})`}`;
}
function craftSays(rest: string, view: View, who: Who): string {
  const [, key, less] = /^(.+?)(?:-less-([a-z]+))?$/.exec(rest)!;
  const card = cardNamed(key!);
  const printed = thing(card);
  const cost = listOf(printed.recipe ?? {});
  const paid = less
    ? minus(
        cost,
        RESOURCES.map(one => (one === (less as Resource) ? 1 : 0)),
      )
    : cost;
  const skill = less ? ` (1 ${less} less by ${cardOf(view, who).skill.name})` : '';
  const does = thingDoes(printed);
  return `Craft the ${cardName(card)}: ${AP.craft} AP and ${goodsSay(paid)}${skill}${beside(view, who)}${does ? `. ${does}` : ''}`;
}
function useSays(rest: string, about: readonly Ref[], view: View, who: Who): string {
  const card = refIn(about, 'card');
  const { can = [], uses } = thing(card);
  const at = can.length > 1 ? Number(/-(\d+)$/.exec(rest)?.[1] ?? 1) - 1 : 0;
  const use = can[at]!;
  const item = view.characters[who]!.items.find(one => one.card === card);
  const left = uses !== undefined && item ? `, ${item.n} of ${plural(uses, 'use')} left` : '';
  const then = use.then === 'discard' ? ', used up' : use.then === 'flip' ? ', then turned over' : '';
  return `Use the ${cardName(card)}${use.says ? ` (${use.says})` : ''}: ${use.ap} AP${left}${then}. ${sayEffects(use.effects)}`;
}
function skillSays(at: number, view: View, who: Who): string {
  const { name, per, can = [] } = cardOf(view, who).skill;
  const use = can[at]!;
  return `${name}${use.says ? ` (${use.says})` : ''}: ${use.ap} AP, once a ${per}. ${sayEffects(use.effects)}`;
}
function missionSays(id: string, view: View): string {
  const action = (cardInPlay(view).actions ?? []).find(one => one.id === id);
  return action ? `${action.says}: ${actionPrice(action)}. ${sayEffects(action.effects)}` : capital(id.replaceAll('-', ' '));
}
function waitSays(view: View, who: Who): string {
  const { ap } = view.characters[who]!;
  return ap > 0 ? `Wait: end your turn and save ${ap} AP for fights in this phase` : 'End your turn';
}
const goodsOfRecipe = (card: number): string => sayGoods(thing(card).recipe ?? {}) || 'nothing';
const recipeOf = (is: 'tent' | 'campfire', view: View): string => {
  const card = view.itemDeck.find(one => thing(one).is === is) ?? -1;
  return card >= 0 ? goodsOfRecipe(card) : 'its recipe';
};
const after = (view: View, who: Who): string => fitnessName(Math.min(FIT, view.characters[who]!.fitness + 1));

type Simple = (view: View, who: Who) => string;
/** Actions that are known by their name alone. */
const SIMPLE: Readonly<Record<string, Simple>> = {
  recon: (view, who) =>
    `Recon: ${AP.recon} AP, turn up an enemy of this tile and stay unseen${view.characters[who]!.isStealthy ? '' : ' if you can'}`,
  collect: (view, who) => `${collectSays(view, who)}${beside(view, who)}`,
  replenish: (view, who) => `Replenish: ${AP.replenish} AP, fill your bottles to ${waterRoom(view, who)} water${beside(view, who)}`,
  eat: (view, who) => `Eat: ${AP.eat} AP and 1 food, then ${hpSays(view, who, view.characters[who]!.hp + 1)}${beside(view, who)}`,
  rain: (view, who) => `Collect rain: ${AP.rain} AP, ${rainAmount(view, who)} water${beside(view, who)}`,
  sleep: (view, who) => `Sleep: ${sleepCost(view, who)} AP, then you are ${after(view, who)}${beside(view, who)}`,
  discard: () => 'Discard: free, lay things down on this tile',
  deal: (view, who) => {
    const trader = merchantAt(view, view.characters[who]!.hex);
    return `Deal with ${
      trader
        ? merchantName(
            view,
            view.merchants.findIndex(one => one.id === trader.id),
          )
        : 'the merchant'
    }: ${AP.deal} AP, then as many bargains as you like`;
  },
  'craft-camp': (view, who) =>
    `Craft a camp here: ${AP['craft-camp']} AP and ${recipeOf('tent', view)}. Sleep costs 3 AP in it${beside(view, who)}`,
  dismantle: (view, who) => `Take the camp down: ${AP.dismantle} AP, the tent and what you can carry of its store${beside(view, who)}`,
  fire: (view, who) => `Light a campfire: ${AP.fire} AP and ${recipeOf('campfire', view)}. Animals keep away from it${beside(view, who)}`,
  pit: (view, who) => `Make a fire pit of the campfire: ${AP.pit} AP and 1 metal. You can cook on it${beside(view, who)}`,
  cook: (view, who) => `Cook: ${AP.cook} AP, 1 food becomes 3${beside(view, who)}`,
  wait: waitSays,
  reveal: () => 'Show your team card: free, and for good. Son of Liberty enemies leave you alone from then on',
};

/** What an action of the own turn says. */
export function actionSays(one: Chosen, decision: Granted, view: View): string {
  const { key, about } = one;
  const { who } = decision.facts;
  const simple = SIMPLE[key];
  if (simple) return simple(view, who);
  const [, verb = '', rest = ''] = /^([a-z]+)-(.*)$/.exec(key) ?? [];
  const hex = refIn(about, 'hex');
  const card = refIn(about, 'card');
  switch (verb) {
    case 'move':
    case 'charge':
      return travelSays(verb, hex, decision, view);
    case 'sneak':
      return rest.startsWith('attack') ? blowSays(one, decision, view) : travelSays(verb, hex, decision, view);
    case 'explore':
      return `Explore ${wayTo(view, who, hex)}, ${apSays(exploreCost(view, who))}: reveal the tile there${beside(view, who)}`;
    case 'craft':
      return craftSays(rest, view, who);
    case 'make': {
      const kind = rest as Ammunition;
      return `Make ${plural(madeOf(view, who, kind), kind)}: ${AP.ammunition} AP and 1 ${AMMUNITION_MADE[kind].of}${beside(view, who)}`;
    }
    case 'pitch':
      return `Pitch the ${cardName(card)}: ${AP.pitch} AP, a camp here. Sleep costs 3 AP in it${beside(view, who)}`;
    case 'trap':
      return `Set the ${cardName(card)}: ${AP.trap} AP, 1 green die for food in each Preparation${beside(view, who)}`;
    case 'loot': {
      const [first, second] = enemyCard(card).loot;
      return `Loot the ${lowered(enemyCard(card).name)}: ${AP.loot} AP, 1 green die; ${rowText(first)} for 1 success, ${rowText(second)} for 2${beside(view, who)}`;
    }
    case 'open': {
      const [, at, skill] = /^(\d+)-(strength|dexterity)$/.exec(rest)!;
      return `${openSays(Number(at), skill as 'strength' | 'dexterity', who, view)}${beside(view, who)}`;
    }
    case 'trade':
      return `Trade with ${characterName(view, whoIs(view, rest))}: ${AP.trade} AP once you agree`;
    case 'use':
      return `${useSays(rest, about, view, who)}`;
    case 'skill':
      return skillSays(Number(rest) - 1, view, who);
    case 'load':
      return `Load the ${cardName(card)}: free, 1 ${thing(card).weapon!.ammunition!.kind} more in it`;
    case 'mission':
      return missionSays(rest, view);
    case 'fight':
      return duelSays(key, decision, view);
    case 'shoot':
      return rest.startsWith('at-') ? duelSays(key, decision, view) : blowSays(one, decision, view);
    case 'summon':
      return `Put a Son of Liberty enemy ${wayTo(view, who, hex)}, on ${tileName(view, hex)}: free, once a day. Your card is face up from then on`;
    case 'send': {
      const enemy = refIn(about, 'enemy');
      const from = enemyOf(view, enemy)?.hex ?? hex;
      return `Send ${theEnemy(view, enemy)} ${wayName(around(from).indexOf(hex))}, onto ${tileName(view, hex)}: ${AP.send} AP. Your card is face up from then on`;
    }
    default:
      return blowSays(one, decision, view);
  }
}
