/** One action after the other: every action that is open is given a worth, and so is going where most is to be had. */

import { thing } from '../content/box.ts';
import { RESOURCES, TIRED } from '../content/kinds.ts';
import { HAVEN, type Hex } from '../places.ts';
import {
  cardInPlay,
  cardOf,
  characterOf,
  hasCamp,
  hexOf,
  isFaceUp,
  isNight,
  living,
  livingAt,
  printedAt,
  tileAt,
  weatherOf,
} from '../questions/basics.ts';
import { liftsInVain } from '../questions/burdens.ts';
import {
  covers,
  type Foe,
  foesAt,
  foesHere,
  freePlaces,
  listOf,
  needsCheck,
  openSymbols,
  rainAmount,
  sameFoe,
  sneakCost,
  testDice,
  total,
  waterRoom,
} from '../questions.ts';
import { lotsToCollect } from '../rules/actions/collecting.ts';
import type { Action } from '../rules/actions/kinds.ts';
import { actionsOf, canCraft, containerAt } from '../rules/actions/options.ts';
import { canClose } from '../rules/bargains.ts';
import type { View, Who } from '../state.ts';
import { countOf, holdAll } from '../texts-in-force.ts';
import { isHurt, worthOfHealing, worthOfWater } from './body.ts';
import { isWorthStealing, neighbourInNeed, purchaseWanted, saleWanted } from './dealing.ts';
import { isToStrike, worthOfBlow } from './fights.ts';
import { worthOfCookingFor, worthOfFireFor, worthOfPitFor } from './kitchen.ts';
import { isDelivering, worthOfDuel, worthOfLiberty } from './liberty.ts';
import { bestOf, type Mind } from './mind.ts';
import { canBear, chanceOf, harmOfAll, perilAt, prospectOf, riskOf, stealthChance } from './odds.ts';
import { type Aim, type Outlook, outlookOf, placesOf, worthOfExploring, worthOfMeeting, worthOfStaying, worthOfTask } from './plan.ts';
import { isDesperate, itemsMissing, itemWanted } from './tasks.ts';
import { pointsOfAll } from './texts.ts';
import { hasSpareArea, worthOfCard, worthOfPiece } from './worth.ts';

/** What stays the same while the actions of one moment are compared. */
interface Turn extends Outlook {
  readonly here: Hex;
  readonly foes: readonly Foe[];
  readonly aim: Aim | null;
  /** What doing something here costs, because somebody watches. */
  readonly watched: number;
  /** `held`: too much alone, but friends are near who have yet to act. */
  readonly fight: 'none' | 'on' | 'held' | 'lost';
  /** HP that fighting it out would cost. */
  readonly loss: number;
}

export const chooseAct = ({ view, decision }: Mind<'act'>): string => {
  const turn = turnOf(view, decision.facts.who, () => decision.options.map(one => one.value));
  return bestOf(decision, action => scoreOf(turn, action));
};

function turnOf(view: View, who: Who, actions: () => readonly Action[]): Turn {
  const outlook = outlookOf(view, who);
  const here = hexOf(view, who);
  const isExposed = !characterOf(view, who).isStealthy;
  const foes = isExposed ? foesHere(view, who) : [];
  const { loss, rounds } = prospectOf(view, who, foes);
  const risk = riskOf(view, who, foes);
  const isOn = canBear(view, who, loss) || (risk < 0.07 && rounds < 4) || (risk < 0.15 && rounds <= 1.3);
  const isForced = isDesperate(view) && outlook.tasks.some(one => one.is === 'fell' && one.hexes.includes(here));
  const isHeld = risk < 0.35 && canBear(view, who, prospectOf(view, who, foes, here, 1, 'yet to act').loss);
  const fight = foes.length === 0 ? 'none' : isOn || isForced ? 'on' : isHeld ? 'held' : 'lost';
  const harm = harmOfAll(view, who, foes);
  const unseen = needsCheck(view, who) ? (1 - stealthChance(view, who)) * 10 : 0;
  const turn = { ...outlook, here, foes, fight, loss, aim: null, watched: harm * 11 + unseen } as const;
  const places = placesOf(outlook);
  const aim = places.aims.find(one => isWorthTheWay(turn, one.hex)) ?? null;
  // What drew somebody here is done before the next thing draws somebody away.
  return aim && aim.value <= places.here && findsWork(turn, actions) ? turn : { ...turn, aim };
}

/** What is no work: going away, and what a Son does. */
const NO_WORK: ReadonlySet<Action['do']> = new Set([
  ...(['wait', 'move', 'sneak', 'charge', 'explore', 'discard'] as const),
  ...(['duel', 'reveal', 'summon', 'send'] as const),
]);
const SOMETHING = 4;
const findsWork = (turn: Turn, actions: () => readonly Action[]): boolean =>
  worthOfStaying(turn) > SOMETHING || actions().some(action => !NO_WORK.has(action.do) && scoreOf(turn, action) > SOMETHING);
/** Whether somebody who is there finds something to do: nobody runs after what cannot be had. */
function isWorthTheWay(turn: Turn, hex: Hex): boolean {
  const { view, who } = turn;
  if (!isFaceUp(view, hex) || foesAt(view, hex, who).length > 0 || livingAt(view, hex).some(one => worthOfMeeting(turn, one) > 0))
    return true;
  const ap = Math.max(6, characterOf(view, who).ap);
  const there = { ...view, characters: view.characters.map((one, i) => (i === who ? { ...one, hex, ap, isStealthy: false } : one)) };
  const actions = (): Action[] => actionsOf(there, who).map(one => one.value);
  return findsWork({ ...turn, view: there, here: hex, foes: [], fight: 'none', loss: 0, watched: 0 }, actions);
}

const NEVER = -100;
/** What can be had here for 1 AP is worth more than the same after a walk. */
const AT_HAND = 3.2;
function scoreOf(turn: Turn, action: Action): number {
  const { view, who, here, foes, watched } = turn;
  switch (action.do) {
    case 'wait':
      return worthOfWaiting(turn);
    case 'move':
    case 'sneak':
    case 'charge':
      return worthOfStep(turn, action.do, action.hex);
    case 'explore':
      return (
        (turn.aim?.hex === action.hex || firstStep(turn) === action.hex
          ? (turn.aim?.value ?? 0) + 0.5
          : worthOfExploring(turn, action.hex) * 0.7) - watched
      );
    case 'blow':
      return worthOfStriking(turn, action.blow);
    case 'collect':
      return worthOfCollecting(turn) - watched;
    case 'replenish':
      return worthOfWater(view, who) + 2 - watched;
    case 'rain':
      return worthOfRain(view, who) - watched;
    case 'eat':
      return worthOfEating(view, who) * AT_HAND - watched;
    case 'sleep':
      return worthOfSleep(view, who) - watched;
    case 'loot':
      if (hasSomebodyToLift(turn)) return NEVER;
      return (freePlaces(view, who) > 0 ? 40 : 14) - watched;
    case 'open':
      return worthOfOpening(turn, action.at, action.skill) - watched;
    case 'craft':
      return worthOfCrafting(turn, action.card) - watched;
    case 'mission':
      return worthOfMission(turn, action.at) - watched * 0.6;
    case 'use':
      return worthOfUse(turn, action.card, action.at);
    case 'skill':
      return worthOfSkill(view, who) - ((cardOf(view, who).skill.can ?? [])[action.at]?.ap === 0 ? 0 : watched);
    case 'pitch':
    case 'craft-camp':
      return worthOfPitching(turn) - watched;
    case 'fire':
      return worthOfFire(turn) - watched;
    case 'dismantle':
      return !isNight(view) && livingAt(view, here).length === 1 && !turn.tasks.some(one => one.is === 'camp') && hasSpareArea(view, who)
        ? 6 - watched
        : NEVER;
    case 'deal':
      return worthOfDeal(view, who, action.merchant) - watched;
    case 'trade':
      return neighbourInNeed(view, who) === action.with ? 26 - watched : NEVER;
    case 'discard':
      return isDelivering(view, who) ? 60 : worthOfMakingRoom(turn);
    case 'duel':
      return worthOfDuel(view, who, action);
    case 'summon':
    case 'send':
      return worthOfLiberty(view, who, action);
    case 'load':
      return 1;
    case 'ammunition':
      return worthOfAmmunition(turn, action.kind) - watched;
    case 'recon':
      return worthOfRecon(view, who);
    case 'trap':
      return foes.length === 0 && here !== HAVEN ? 4 : NEVER;
    case 'cook':
      return (worthOfCookingFor(view, who) || NEVER) - watched;
    case 'pit':
      return (worthOfPitFor(view, who, turn.wanted) || NEVER) - watched;
    default:
      return NEVER;
  }
}

// Fights

function worthOfStriking({ view, who, fight, foes, tasks, loss }: Turn, blow: Parameters<typeof worthOfBlow>[2]): number {
  if (blow.do === 'dodge' || blow.foe.is === 'merchant') return NEVER;
  const { id } = blow.foe;
  const isWanted = tasks.some(one => one.is === 'fell' && one.enemies.includes(id));
  const worth = worthOfBlow(view, who, blow);
  if (blow.do === 'shoot') return 12 + worth * 6 + (isWanted ? 25 : 0);
  if (foes.some(foe => sameFoe(foe, blow.foe)))
    return fight === 'on' ? (isWanted ? 80 : 62) + worth * 3 - 11 * Math.max(0, loss - harmOfAll(view, who, foes)) : NEVER;
  // Out of hiding: only what is wanted, or an easy prey.
  const toll = prospectOf(view, who, foesHere(view, who)).loss;
  if (!canBear(view, who, toll * 0.8)) return NEVER;
  return (isWanted ? 40 : toll < (blow.do === 'sneak-attack' ? 2 : 1) ? 9 : NEVER) + worth * 3 + (blow.do === 'sneak-attack' ? 1 : 0);
}

/** Where nothing is worth an action, or where a fight can only be sat out. */
function worthOfWaiting(turn: Turn): number {
  const { fight } = turn;
  if (fight === 'held') return 60;
  return fight === 'lost' ? 30 : fight === 'on' ? 5 : Math.max(2.5, worthOfStaying(turn));
}

// Going

const firstStep = ({ aim, ways }: Turn): Hex => (aim ? (ways.get(aim.hex)?.first ?? -1) : -1);
function worthOfStep(turn: Turn, gait: 'move' | 'sneak' | 'charge', hex: Hex): number {
  const { view, who, aim, fight, foes } = turn;
  const isFleeing = fight === 'lost';
  const parting = foes.length > 0 ? harmOfAll(view, who, foes) * 11 - 20 : 0;
  if (isFleeing && gait !== 'charge') {
    const isSafe = perilAt(view, who, hex) === 0;
    const limit = characterOf(view, who).water === 0 ? 0.6 : 0.2;
    return isSafe && riskOf(view, who, foes) < limit ? 34 + (hex === firstStep(turn) ? 3 : 0) - (gait === 'sneak' ? 0.5 : 0) : NEVER;
  }
  if (!aim || hex !== firstStep(turn)) return NEVER;
  if (gait === 'charge') return isFaceUp(view, hex) || !isBold(view, who) ? NEVER : aim.value + 0.2 - parting;
  const peril = perilAt(view, who, hex);
  const isShy = peril > 0.3 || wantsStealth(turn, hex);
  const canSneak = isShy && stealthChance(view, who, 'sneak') >= 0.45 && characterOf(view, who).ap >= sneakCost(view, who, hex);
  if (gait === 'sneak') return canSneak ? aim.value + 1 - parting * (1 - stealthChance(view, who, 'sneak')) : NEVER;
  return aim.value - parting - (canSneak ? 0 : 0.1);
}
/** Whoever is strong may run into the unknown. */
const isBold = (view: View, who: Who): boolean => !isNight(view) && characterOf(view, who).hp >= 5;
const wantsStealth = ({ tasks }: Turn, hex: Hex): boolean =>
  tasks.some(one => one.is === 'act' && one.hexes.includes(hex) && one.action.if?.some(condition => condition.is === 'stealthy'));

// Goods

function worthOfCollecting(turn: Turn): number {
  const { view, who, missing, here } = turn;
  const lots = lotsToCollect(view, who);
  if (lots.length === 0 || wantedToCraft(turn) || hasSomebodyToLift(turn)) return NEVER;
  const most = Math.max(
    ...lots.map(({ value: { lot } }) => {
      const [first, ...rest] = RESOURCES.flatMap((kind, i) => Array.from({ length: lot.goods[i]! }, () => kind));
      const goods = first
        ? worthOfPiece(view, who, first, missing) + rest.reduce((sum, kind) => sum + worthOfPiece(view, who, kind, missing), 0)
        : 0;
      return (
        goods +
        lot.cards.reduce((sum, card) => sum + worthOfCard(view, who, card), 0) +
        (lot.water > 0 ? worthOfWater(view, who) / 2 : 0) +
        lot.ammunition.reduce((sum, n) => sum + n, 0) * 0.5
      );
    }),
  );
  const isStore = hasCamp(view, here);
  return isStore && most < 20 ? most - 6 : most * AT_HAND;
}
/** What the mission takes, if all is at hand to craft one more of it; there may be no place for it. */
function wantedToCraft({ view, who }: Turn): { readonly card: number; readonly cost: readonly number[] } | null {
  const id = itemWanted(view);
  const card = id === undefined ? undefined : view.itemDeck.find(one => thing(one).id === id);
  if (id === undefined || card === undefined || itemsMissing(view, id) === 0) return null;
  const cost = listOf(thing(card).recipe ?? {});
  return covers(characterOf(view, who).goods, cost) ? { card, cost } : null;
}
function lacksRoomToCraft(turn: Turn): boolean {
  const wanted = wantedToCraft(turn);
  return wanted !== null && !canCraft(turn.view, turn.who, wanted.card, wanted.cost);
}
/** Whoever is to be carried is here, and goods are in the way. */
const lacksRoomToLift = ({ view, who, here, tasks }: Turn): boolean =>
  total(characterOf(view, who).goods) > 0 &&
  tasks.some(
    one => one.is === 'act' && one.hexes.includes(here) && holdAll(view, one.action.if, who) && liftsInVain(view, who, one.action.effects),
  );
/** Whoever is to be carried is here: what is picked up now would only have to be laid down again. */
const hasSomebodyToLift = ({ view, who, here, tasks }: Turn): boolean =>
  tasks.some(
    one =>
      one.is === 'act' &&
      one.hexes.includes(here) &&
      one.action.effects.some(effect => effect.do === 'take-figure') &&
      holdAll(view, one.action.if, who),
  );
/** Something the mission takes lies here, and the pack is full of less. Without AP nothing would come of the room. */
function worthOfMakingRoom(turn: Turn): number {
  if (characterOf(turn.view, turn.who).ap === 0) return NEVER;
  if (lacksRoomToCraft(turn) || lacksRoomToLift(turn)) return 44;
  const { view, who, here, missing, wanted } = turn;
  const tile = tileAt(view, here)!;
  const isWanted = RESOURCES.some((_, i) => tile.goods[i]! > 0 && missing[i]! > 0);
  const hasJunk = characterOf(view, who).goods.some((n, i) => n > 0 && wanted[i] === 0);
  return isWanted && hasJunk && freePlaces(view, who) === 0 ? 22 : NEVER;
}
function worthOfOpening({ view, who, here, tasks }: Turn, at: number, skill: 'strength' | 'dexterity'): number {
  const p = chanceOf(testDice(view, who, skill, `container-${skill}`));
  const isWanted = tasks.some(one => one.is === 'open' && one.hexes.includes(here));
  return p * (isWanted ? 80 : 14 * AT_HAND * containerAt(view, here, at).loot);
}

// The body

function worthOfRain(view: View, who: Who): number {
  const missing = waterRoom(view, who) - characterOf(view, who).water;
  const n = Math.min(missing, rainAmount(view, who));
  return weatherOf(view) !== 'storm' ? NEVER : n * (characterOf(view, who).water <= 2 ? 12 : 3.4);
}
function worthOfEating(view: View, who: Who): number {
  const food = countOf(characterOf(view, who).goods, 'food');
  const worth = worthOfHealing(view, who, 1);
  return food > 1 || characterOf(view, who).hp <= 2 ? worth : worth - 8;
}
function worthOfSleep(view: View, who: Who): number {
  const { fitness } = characterOf(view, who);
  if (fitness === TIRED) return 52;
  return isNight(view) ? 48 : view.phase === 'afternoon' ? 6 : 2.6;
}

// Making and using things

function worthOfCrafting(turn: Turn, card: number): number {
  const { view, who, wanted } = turn;
  const { recipe = {}, id, can = [], kind } = thing(card);
  if (id === itemWanted(view)) return itemsMissing(view, id) > 0 ? 45 : NEVER;
  const cost = listOf(recipe);
  if (cost.some((n, i) => n > 0 && wanted[i]! > 0)) return NEVER;
  if (cost[0]! > 0) return NEVER;
  if (can.some(one => one.effects.some(effect => effect.do === 'revive'))) return hasBody(view) ? 40 : NEVER;
  if (id === 'bandage') return (worthOfHealing(view, who, 1) - 5) * AT_HAND;
  if (id === 'antibiotic') return living(view).some(one => characterOf(view, one).isInfected) ? 30 : NEVER;
  if (kind === 'gear' ? characterOf(view, who).items.some(one => thing(one.card).kind === 'gear') : !hasSpareArea(view, who)) return NEVER;
  return (worthOfCard(view, who, card) - 8) * AT_HAND;
}
const hasBody = (view: View): boolean => view.characters.some(one => one.diedIn >= 0 && !one.isEliminated && view.phases - one.diedIn < 3);
function worthOfAmmunition({ view, who, wanted }: Turn, kind: 'cartridge' | 'arrow'): number {
  const made = kind === 'arrow' ? 'wood' : 'metal';
  const isEmpty = characterOf(view, who).items.some(one => thing(one.card).weapon?.ammunition?.kind === kind && one.n === 0);
  return isEmpty && countOf(wanted, made) === 0 ? 11 : NEVER;
}
function worthOfUse({ view, who, watched }: Turn, card: number, at: number): number {
  const { effects, ap, then } = thing(card).can![at]!;
  const [first] = effects;
  const here = livingAt(view, hexOf(view, who));
  const cost = ap > 0 ? watched : 0;
  switch (first?.do) {
    case 'heal': {
      const most = Math.max(
        ...(first.who === 'chosen-here' ? here : [who]).map(
          one => worthOfHealing(view, one, Number(first.n)) - (isHurt(view, one) < Number(first.n) ? 9 : 0),
        ),
      );
      return most - 2 - cost;
    }
    case 'cure':
      return here.some(one => characterOf(view, one).isInfected) ? 40 - cost : NEVER;
    case 'revive':
      return 90 - cost;
    case 'reveal':
      return then === 'flip' ? 16 : 7;
    case 'peek':
      return isNight(view) ? NEVER : 3;
    case 'move-enemies':
      return NEVER;
    default:
      return pointsOfAll(view, who, effects) - ap * 2.5 - (then === 'discard' ? 5 : 0) - cost;
  }
}
function worthOfSkill(view: View, who: Who): number {
  const [use] = cardOf(view, who).skill.can ?? [];
  if (use?.effects[0]?.do === 'grant-action') return living(view).some(one => one !== who && isToStrike(view, who, one)) ? 90 : NEVER;
  if (use?.effects[0]?.do !== 'choose') return NEVER;
  const here = livingAt(view, hexOf(view, who));
  return Math.max(
    ...here.map(one => (characterOf(view, one).isInfected ? 40 : 0) + worthOfHealing(view, one, 2) - (isHurt(view, one) < 2 ? 9 : 0)),
  );
}
/** Unseen beside something unknown, with time for a blow that nobody expects: a look first. */
const worthOfRecon = (view: View, who: Who): number =>
  stealthChance(view, who) >= 0.75 && characterOf(view, who).ap >= 4 && characterOf(view, who).hp >= 5 ? 20 : NEVER;
/** A camp is for the Night, or for the mission. */
function worthOfPitching({ view, here, tasks, foes }: Turn): number {
  if (foes.length > 0) return NEVER;
  const camp = tasks.find(one => one.is === 'camp');
  if (camp) {
    if (!camp.hexes.includes(here)) return NEVER;
    return printedAt(view, here).enemies === 0 || isDesperate(view) ? 70 : 12;
  }
  return isNight(view) && here !== HAVEN && openSymbols(view, here) === 0 ? 29 : NEVER;
}
function worthOfFire({ view, who, here, tasks, wanted }: Turn): number {
  if (tasks.some(one => one.is === 'camp' && one.hexes.includes(here))) return hasCamp(view, here) ? 75 : NEVER;
  return worthOfFireFor(view, who, wanted) || NEVER;
}
const worthOfDeal = (view: View, who: Who, merchant: number): number => {
  const purchase = purchaseWanted(view, who, merchant);
  if (purchase && canClose(view, who, merchant, purchase)) return 25;
  if (characterOf(view, who).ap >= 2 && isWorthStealing(view, who, merchant)) return 22;
  return saleWanted(view, who, merchant) === null ? NEVER : 9;
};

// The mission

function worthOfMission(turn: Turn, at: number): number {
  const { view, who, here, tasks } = turn;
  const action = cardInPlay(view).actions![at]!;
  const task = tasks.find(one => one.is === 'act' && one.action === action);
  if (task) return 40 + worthOfTask(turn, task, here);
  const { price = {}, effects } = action;
  const water = characterOf(view, who).water;
  if (effects.some(one => one.do === 'leave-figure')) return NEVER;
  if (effects.some(one => one.do === 'remove-enemies')) return 55;
  const kind = effects.find(one => one.do === 'gain');
  if (price.any && kind?.do === 'gain' && kind.kind !== 'random')
    return countOf(turn.missing, kind.kind) > 0 && spare(turn) >= price.any ? 32 : NEVER;
  if (effects.some(one => one.do === 'gain-goods')) return tasks.some(one => one.is === 'camp') && freePlaces(view, who) >= 5 ? 50 : NEVER;
  if (effects.some(one => one.do === 'gain-water')) return water === 0 ? 34 : NEVER;
  return NEVER;
}
/** Pieces that the mission does not take. */
const spare = ({ view, who, wanted }: Turn): number =>
  characterOf(view, who).goods.reduce((sum, n, i) => sum + (wanted[i]! > 0 ? 0 : i === 0 ? Math.max(0, n - 1) : n), 0);
