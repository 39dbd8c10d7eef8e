/** Questions about a game, pure, asked alike by rules, bots and sentences. They take a view; a state has all that a view has. */

import { enemyCard, merchantCard, thing } from './content/box.ts';
import {
  AMMUNITION,
  BASE_AP,
  type Dice,
  type Die,
  diceOf,
  FACES,
  PER_AREA,
  RESOURCES,
  type Resource,
  STORM_AP,
  TIRED,
  TIRED_AP,
  VALUES,
} from './content/kinds.ts';
import type { EnemyCard, ItemCard } from './content/types.ts';
import type { PassiveOf, RollFor } from './content/words/index.ts';
import { around, distance, type Hex } from './places.ts';
import {
  cardOf,
  enemyOf,
  hasCamp,
  hexOf,
  isAlive,
  isExposed,
  isHostile,
  isInjured,
  isNight,
  isRevealedSol,
  livingAt,
  missionIn,
  printedAt,
  printedEnemy,
  tileAt,
  weatherOf,
} from './questions/basics.ts';
import { type EnemyView, type ItemView, type MerchantView, OPEN, type View, type Who } from './state.ts';
import { fits, isForbidden, standing, sumOf, withWhom, works } from './texts-in-force.ts';

// Carrying

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}
export const noGoods = (): number[] => RESOURCES.map(() => 0);
export const goodsOf = (kind: Resource, n = 1): number[] => RESOURCES.map(one => (one === kind ? n : 0));
export const plus = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n + b[i]!);
export const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((n, i) => n - b[i]!);
export function covers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < b.length; i++) if (a[i]! < b[i]!) return false;
  return true;
}
export const listOf = (goods: Readonly<Partial<Record<Resource, number>>>): number[] => RESOURCES.map(kind => goods[kind] ?? 0);
/** US-RES-1. */
export const valueOf = (goods: readonly number[], water = 0): number =>
  goods.reduce((sum, n, i) => sum + n * VALUES[RESOURCES[i]!], water * VALUES.water);

const isGear = (card: number): boolean => thing(card).kind === 'gear';
/** What somebody would have. */
export interface Load {
  readonly goods: readonly number[];
  readonly ammunition: readonly number[];
  readonly cards: readonly number[];
}
export const loadOf = (view: View, who: Who): Load => {
  const { goods, ammunition, items } = view.characters[who]!;
  return { goods, ammunition, cards: items.map(one => one.card) };
};
interface Room {
  readonly items: number;
  readonly flexible: number;
  readonly gear: number;
  readonly bottle: number;
}
/** Areas and bottles of somebody who would have these cards (US-CHAR-3 to US-CHAR-6, US-WATER-4). They are there also while a card is turned over; what only another hero can use brings nothing (US-CHAR-7). */
function roomWith(view: View, who: Who, cards: readonly number[]): Room {
  const { id } = view.characters[who]!;
  const { items, flexible, gear, water } = cardOf(view, who);
  const brought = { item: 0, flexible: 0, bottle: 0 };
  for (const card of cards) {
    const { hero, always } = thing(card);
    if (always && (!hero || hero === id)) for (const one of always) if (one.is === 'room') brought[one.of] += one.n;
  }
  const figures = missionIn(view).figures;
  let burden = 0;
  for (const one of view.figures) if (one.with === who) burden += figures[one.id]!.areas ?? 0;
  return {
    items: items + brought.item,
    flexible: Math.max(0, flexible + brought.flexible - burden),
    gear,
    bottle: water + brought.bottle,
  };
}
export const areasOf = (view: View, who: Who): Room => roomWith(view, who, loadOf(view, who).cards);
/** US-WATER-4: with what is carried, and with `more` cards. */
export const waterRoom = (view: View, who: Who, more: readonly number[] = []): number =>
  roomWith(view, who, [...loadOf(view, who).cards, ...more]).bottle;
/** How many areas too few there are for a load; 0 if it fits, whichever way it is arranged (US-R-13). `burden`: areas that something else would take. */
export function shortage(
  view: View,
  who: Who,
  { goods, ammunition, cards }: Load,
  burden = 0,
): { readonly areas: number; readonly gear: number } {
  const room = roomWith(view, who, cards);
  const gear = cards.filter(isGear).length;
  const places = Math.ceil((total(goods) + total(ammunition)) / PER_AREA);
  const overItems = Math.max(0, cards.length - gear - room.items);
  return { areas: Math.max(0, overItems + places - Math.max(0, room.flexible - burden)), gear: Math.max(0, gear - room.gear) };
}
/** What fits beside these cards: single pieces, and water; null if the cards themselves do not fit. */
export function roomBeside(view: View, who: Who, cards: readonly number[]): { readonly pieces: number; readonly water: number } | null {
  const room = roomWith(view, who, cards);
  const gear = cards.filter(isGear).length;
  const left = room.flexible - Math.max(0, cards.length - gear - room.items);
  return gear > room.gear || left < 0 ? null : { pieces: left * PER_AREA, water: room.bottle };
}
export const canCarry = (view: View, who: Who, load: Load, burden = 0): boolean => {
  const { areas, gear } = shortage(view, who, load, burden);
  return areas === 0 && gear === 0;
};
export const canTake = (view: View, who: Who, more: Partial<Load>): boolean => {
  const { goods, ammunition, cards } = loadOf(view, who);
  return canCarry(view, who, {
    goods: more.goods ? plus(goods, more.goods) : goods,
    ammunition: more.ammunition ? plus(ammunition, more.ammunition) : ammunition,
    cards: more.cards ? [...cards, ...more.cards] : cards,
  });
};
/** Single pieces that are free in flexible areas. */
export function freePlaces(view: View, who: Who): number {
  const { goods, ammunition, cards } = loadOf(view, who);
  const areas = areasOf(view, who);
  const items = cards.filter(card => !isGear(card)).length;
  const left = areas.flexible - Math.max(0, items - areas.items);
  return Math.max(0, left * PER_AREA - total(goods) - total(ammunition));
}

// What things cost

/** US-AP-1 to US-AP-3, US-FIT-3. */
export function apAtStart(view: View, who: Who): number {
  const { fitness } = view.characters[who]!;
  const base = weatherOf(view) === 'storm' && !isNight(view) ? STORM_AP : BASE_AP;
  return base - (fitness === TIRED ? TIRED_AP : 0);
}
/** What a step onto a revealed tile costs. */
interface Pace {
  move(to: Hex): number;
  sneak(to: Hex): number;
}
/** What steps cost a character now: what changes it is looked up once for all tiles. US-MOVE-2, US-SNEAK-1. */
export function paceOf(view: View, who: Who): Pace {
  const { hasMoved } = view.characters[who]!;
  const figures = missionIn(view).figures;
  const slowed = withWhom(view, who).reduce((sum, one) => sum + (figures[one.id]!.slows ?? 0), 0);
  const changes = standing(view, who, 'move-cost');
  const quieter = standing(view, who, 'sneak-cost');
  /** The value of a tile as it is for this character; `isFirst`: for its first Move of the phase. */
  const step = (value: number, isFirst: boolean): number => {
    let cost = value;
    for (const { from, first, by } of changes) if ((!from || value >= from) && (!first || isFirst)) cost += by;
    return Math.max(1, cost) + slowed;
  };
  return {
    move: to => step(printedAt(view, to).value, !hasMoved),
    sneak: to => {
      const { value } = printedAt(view, to);
      let cost = step(value, false) + 1;
      for (const { upTo, by } of quieter) if (upTo === undefined || value <= upTo) cost += by;
      return cost;
    },
  };
}
export const moveCost = (view: View, who: Who, to: Hex): number => paceOf(view, who).move(to);
export const sneakCost = (view: View, who: Who, to: Hex): number => paceOf(view, who).sneak(to);
export const CHARGE_COST = 2;
export const exploreCost = (view: View, who: Who): number => Math.max(0, 1 + sumOf(standing(view, who, 'explore-cost')));
/** US-SLEEP-2 to US-SLEEP-5, US-R-16. */
export function sleepCost(view: View, who: Who): number {
  if (hasCamp(view, hexOf(view, who))) return 3;
  const base = isNight(view) ? 5 : weatherOf(view) === 'storm' ? 3 : 4;
  return Math.max(3, base + sumOf(standing(view, who, 'sleep-cost')));
}
export const drinkAmount = (view: View, who: Who): number => {
  const more = standing(view, who, 'drink').reduce((sum, one) => sum + one.by, 0);
  return (
    1 +
    (more > 0 && weatherOf(view) === 'heat' && standing(view, who, 'ignores').some(one => one.what === 'heat')
      ? Math.max(0, more - 1)
      : more)
  );
};
export const rainAmount = (view: View, who: Who): number => 1 + sumOf(standing(view, who, 'rain'));

// Things

type Copy = { readonly card: number; readonly n?: number; readonly isFlipped?: boolean };
/** Copies that are alike in every way are offered once. */
export function oneOfEach<Item extends Copy>(items: readonly Item[]): Item[] {
  return items.filter((one, i) => items.findIndex(other => isAlike(one, other)) === i);
}
const isAlike = (a: Copy, b: Copy): boolean =>
  a === b || (thing(a.card).id === thing(b.card).id && a.n === b.n && a.isFlipped === b.isFlipped);
export const itemsOf = (view: View, who: Who): readonly ItemView[] => view.characters[who]!.items;
export const itemWith = (view: View, who: Who, card: number): ItemView => itemsOf(view, who).find(one => one.card === card)!;
/** What a fresh card has on it: uses, or a full magazine (US-CARD-5, US-AMMO-11). */
export const fullOf = ({ uses, weapon }: ItemCard): number => uses ?? weapon?.ammunition?.holds ?? 0;

// Foes

/** Whoever fights characters: an enemy by its number, or a merchant by his place in the list. */
export interface Foe {
  readonly is: 'enemy' | 'merchant';
  readonly id: number;
}
export const foeOf = (enemy: EnemyView): Foe => ({ is: 'enemy', id: enemy.id });
export const sameFoe = (a: Foe, b: Foe): boolean => a.is === b.is && a.id === b.id;
export const foeKey = ({ is, id }: Foe): string => `${is}-${id}`;
const merchantOf = (view: View, foe: Foe): MerchantView => view.merchants[foe.id]!;
export const foeHex = (view: View, foe: Foe): Hex =>
  foe.is === 'enemy' ? (enemyOf(view, foe.id)?.hex ?? -1) : (view.merchants[foe.id]?.hex ?? -1);
export const isFoeThere = (view: View, foe: Foe): boolean =>
  foe.is === 'enemy' ? enemyOf(view, foe.id) !== undefined : (view.merchants[foe.id]?.hex ?? -1) >= 0;
export const foeHp = (view: View, foe: Foe): number =>
  foe.is === 'enemy'
    ? printedEnemy(enemyOf(view, foe.id)!).hp - enemyOf(view, foe.id)!.damage
    : merchantCard(merchantOf(view, foe).id).fight!.hp - merchantOf(view, foe).damage;
export const isFoeTapped = (view: View, foe: Foe): boolean =>
  foe.is === 'enemy' ? enemyOf(view, foe.id)!.isTapped : merchantOf(view, foe).isTapped;
export const foeType = (view: View, foe: Foe): EnemyCard['type'] =>
  foe.is === 'enemy' ? printedEnemy(enemyOf(view, foe.id)!).type : 'human';
export const isSolFoe = (view: View, foe: Foe): boolean => foe.is === 'enemy' && printedEnemy(enemyOf(view, foe.id)!).isSol === true;
/** US-SOL-7, US-SOL-11, US-R-77: whether it would attack this character. */
export const wouldAttack = (view: View, foe: Foe, who: Who): boolean =>
  foe.is === 'merchant' ? isHostile(merchantOf(view, foe), who) : isAfter(view, enemyOf(view, foe.id)!, who);
const isAfter = (view: View, enemy: EnemyView, who: Who): boolean => !(isRevealedSol(view, who) && printedEnemy(enemy).isSol === true);

/** Every standee that this character would have to fear on a hex. */
export function foesAt(view: View, hex: Hex, who: Who): Foe[] {
  const all: Foe[] = [];
  for (const enemy of view.enemies) if (enemy.hex === hex && isAfter(view, enemy, who)) all.push(foeOf(enemy));
  const trader = view.merchants.findIndex(one => one.hex === hex);
  if (trader >= 0 && isHostile(view.merchants[trader]!, who)) all.push({ is: 'merchant', id: trader });
  return all;
}
export const foesHere = (view: View, who: Who): Foe[] => foesAt(view, hexOf(view, who), who);
/** Standees that may be attacked as enemies there, also those that would not attack (US-R-114). Merchants only once they fight somebody there (US-MULTI-14). */
export function targetsAt(view: View, hex: Hex): Foe[] {
  const all: Foe[] = [];
  for (const enemy of view.enemies) if (enemy.hex === hex && enemy.damage < printedEnemy(enemy).hp) all.push(foeOf(enemy));
  const id = view.merchants.findIndex(one => one.hex === hex);
  const isFought = id >= 0 && livingAt(view, hex).some(who => isHostile(view.merchants[id]!, who));
  const trader: Foe = { is: 'merchant', id };
  if (isFought && foeHp(view, trader) > 0) all.push(trader);
  return all;
}
export const strengthOf = (enemy: EnemyView): Pick<EnemyCard, 'melee' | 'ranged'> => {
  const card = printedEnemy(enemy);
  return enemy.stage > 0 ? card.stages![enemy.stage - 1]! : card;
};
/** US-ENEMY-2, US-COMBAT-13; null if it has none. */
export function foeDice(view: View, foe: Foe, way: 'melee' | 'ranged', against: Who = -1): Die[] | null {
  const time = isNight(view) ? 'night' : 'day';
  if (foe.is === 'merchant') {
    const dice = merchantCard(merchantOf(view, foe).id).fight?.[way]?.[time];
    return dice === undefined ? null : [...diceOf(dice)];
  }
  const enemy = enemyOf(view, foe.id)!;
  const dice = strengthOf(enemy)[way]?.[time];
  if (dice === undefined) return null;
  const card = printedEnemy(enemy);
  const more = standing(view, against, 'enemy-dice').filter(one => fits(one.of, card));
  const first = way === 'melee' && !enemy.hasStruck ? (card.traits?.firstAttack ?? '') : '';
  return [...diceOf(dice), ...more.flatMap(one => [...diceOf(one.add)]), ...diceOf(first)];
}
const WORTH: Readonly<Record<Die, number>> = { green: 0.75, yellow: 0.5, blue: 0.375, red: -0.375 };
export const worthOf = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + WORTH[die], 0);
/** US-R-40: by expected successes, then by HP left. Several if they are equal. */
export function strongestOf(view: View, foes: readonly Foe[]): Foe[] {
  const rank = (foe: Foe): number => Math.round(worthOf(foeDice(view, foe, 'melee') ?? []) * 1000) * 100 + foeHp(view, foe);
  const most = Math.max(...foes.map(rank));
  return foes.filter(foe => rank(foe) === most);
}

// Dice of characters

/** Whether more dice are for this roll, now, and against this enemy. */
export const isForRoll = (view: View, one: PassiveOf<'dice'>, on: RollFor, enemy: EnemyCard | null): boolean =>
  one.on === on && (!one.at || isNight(view)) && (!one.against || (enemy !== null && fits(one.against, enemy)));
const addsTo = (view: View, who: Who, on: RollFor, enemy: EnemyCard | null): Die[] =>
  standing(view, who, 'dice').flatMap(one => (isForRoll(view, one, on, enemy) ? [...diceOf(one.add)] : []));
const injury = (view: View, who: Who): Die[] => (isInjured(view, who) ? ['red'] : []);
/** US-TEST-1, US-INJ-2, US-SNEAK-5: the dice of a test, with what is added for its occasion. */
export function testDice(
  view: View,
  who: Who,
  skill: 'strength' | 'dexterity' | 'stealth',
  on?: Exclude<RollFor, 'melee' | 'ranged'>,
): Die[] {
  const base = [...diceOf(cardOf(view, who)[skill]), ...addsTo(view, who, skill, null)];
  const more = on && on !== skill ? addsTo(view, who, on, null) : [];
  const dark: Die[] = on === 'sneak' && isNight(view) && standing(view, who, 'night-sight').length === 0 ? ['red'] : [];
  return [...base, ...more, ...dark, ...injury(view, who)];
}
/** US-DODGE-1. */
export function dodgeDice(view: View, who: Who): Die[] {
  const harder = foesHere(view, who).flatMap(foe =>
    foe.is === 'enemy' ? [...diceOf(printedEnemy(enemyOf(view, foe.id)!).traits?.dodge ?? '')] : [],
  );
  return [...testDice(view, who, 'dexterity', 'dodge'), ...harder];
}
export const enemyCardOf = (view: View, foe: Foe | null): EnemyCard | null =>
  foe?.is === 'enemy' ? enemyCard(enemyOf(view, foe.id)!.card) : null;
/** US-COMBAT-9, US-RANGE-2; a weapon by its card, -1 for none. */
export function attackDice(view: View, who: Who, foe: Foe | null, weapon: number, way: 'melee' | 'ranged'): Die[] {
  const enemy = enemyCardOf(view, foe);
  const card = weapon >= 0 ? thing(weapon).weapon : undefined;
  const better = card?.against && enemy && fits(card.against.of, enemy) ? card.against.dice : undefined;
  const dice: Dice = better ?? card?.[way] ?? '';
  return [...diceOf(cardOf(view, who).combat), ...diceOf(dice), ...addsTo(view, who, way, enemy), ...injury(view, who)];
}
/** US-ATTACK-3, US-CARD-3: cards that can be used in melee, and -1 for none. */
export const meleeWeapons = (view: View, who: Who): number[] => [
  -1,
  ...oneOfEach(itemsOf(view, who).filter(item => thing(item.card).weapon?.melee !== undefined && works(view, who, item))).map(
    item => item.card,
  ),
];
/** US-AMMO-7, US-AMMO-10: loaded, or with matching pieces at hand. */
export function canFire(view: View, who: Who, item: ItemView): boolean {
  const { weapon } = thing(item.card);
  if (!weapon?.ranged || !works(view, who, item)) return false;
  if (!weapon.ammunition) return true;
  return item.n > 0 || view.characters[who]!.ammunition[AMMUNITION.indexOf(weapon.ammunition.kind)]! > 0;
}
export function rangedWeapons(view: View, who: Who): number[] {
  const ready = oneOfEach(itemsOf(view, who).filter(item => canFire(view, who, item)));
  return ready.length === 0 || isForbidden(view, who, 'ranged') ? [] : ready.map(item => item.card);
}
/** How far a shot goes. */
export const reachOf = (view: View, who: Who, weapon: number): number =>
  !view.characters[who]!.hasUsedReach ? (thing(weapon).weapon?.reach ?? 1) : 1;
/** Hexes that a weapon can be fired at: lying on the table, not the own one. */
export const inRange = (view: View, who: Who, weapon: number): Hex[] => {
  const from = hexOf(view, who);
  const reach = reachOf(view, who, weapon);
  return view.tiles.map(one => one.hex).filter(hex => hex !== from && distance(hex, from) <= reach);
};

// Stealth

export const openSymbols = (view: View, hex: Hex): number => tileAt(view, hex)?.symbols.filter(one => one === OPEN).length ?? 0;
/** US-STEALTH-9: whether there is anything that must not see the character. */
export const isDangerous = (view: View, who: Who): boolean => foesHere(view, who).length > 0 || openSymbols(view, hexOf(view, who)) > 0;
/** US-STEALTH-2. */
export const needsCheck = (view: View, who: Who): boolean => view.characters[who]!.isStealthy && isDangerous(view, who);

// The map

/** The nearest exposed living characters, and how far they are (US-EMOVE-6, US-R-57, US-R-61). */
export function nearest(view: View, enemy: EnemyView): { readonly who: readonly Who[]; readonly far: number } {
  const goals = view.characters.flatMap((one, who) =>
    isAlive(view, who) && isExposed(view, who) && !(isRevealedSol(view, who) && printedEnemy(enemy).isSol)
      ? [{ who, far: distance(one.hex, enemy.hex) }]
      : [],
  );
  const far = Math.min(...goals.map(one => one.far));
  return { who: goals.filter(one => one.far === far).map(one => one.who), far };
}
/** The neighbours that are one step nearer. */
export const stepsTo = (from: Hex, to: Hex): Hex[] => around(from).filter(one => distance(one, to) < distance(from, to));
export const bestFace = (die: Die): number => FACES[die][0]!;
