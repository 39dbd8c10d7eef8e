/** Where it is worth going: every hex with what could be done there, against how far it is. */

import { thing } from '../content/box.ts';
import type { MissionAction } from '../content/types.ts';
import { distance, HAVEN, type Hex } from '../places.ts';
import { cardOf, characterOf, coveredBeside, hexOf, isExposed, isNight, living, missionIn, printed, tileAt } from '../questions/basics.ts';
import { covers, foeOf, foesAt, freePlaces, goodsOf, listOf, minus, noGoods, openSymbols, plus, testDice } from '../questions.ts';
import { revivableAt } from '../rules/actions/use.ts';
import { canClose } from '../rules/bargains.ts';
import { canDeal } from '../rules/merchants.ts';
import type { TileView, View, Who } from '../state.ts';
import { countOf, holds, withWhom } from '../texts-in-force.ts';
import { isHurt, worthOfWater } from './body.ts';
import { collectorOf, piecesFor, purchaseWanted } from './dealing.ts';
import { woodFor, worthOfPitAt } from './kitchen.ts';
import { dropOf, tasksTaken, worthOfDrop, worthOfHunting } from './liberty.ts';
import { canBear, chanceOf, prospectOf, stealthChance } from './odds.ts';
import { goodsWanted, isDesperate, isLate, type Task, tasksOf } from './tasks.ts';
import { costTo, type Ways, waysOf } from './ways.ts';
import { goodsMissing, kindsOf, worthOfPiece } from './worth.ts';

/** All that a turn is thought over with. */
export interface Outlook {
  readonly view: View;
  readonly who: Who;
  readonly ways: Ways;
  readonly tasks: readonly Task[];
  readonly wanted: readonly number[];
  readonly missing: readonly number[];
}
export function outlookOf(view: View, who: Who): Outlook {
  const wanted = goodsWanted(view);
  return { view, who, ways: waysOf(view, who), tasks: tasksTaken(view, who, tasksOf(view)), wanted, missing: goodsMissing(view, wanted) };
}
export interface Aim {
  readonly hex: Hex;
  readonly value: number;
}

/** So many AP away, something is worth half as much; what the mission wants is worth long ways. */
const HALF = 8;
const HALF_FOR_MISSION = 20;
const seenFrom = ({ found, wanted }: Worth, cost: number): number => found / (1 + cost / HALF) + wanted / (1 + cost / HALF_FOR_MISSION);
interface Worth {
  readonly found: number;
  readonly wanted: number;
}

/** Where one could go to, the best first; and what the own hex would be worth to somebody who comes by. */
export function placesOf(outlook: Outlook): { readonly aims: readonly Aim[]; readonly here: number } {
  const { view, who, ways } = outlook;
  const own = hexOf(view, who);
  const aims: Aim[] = [];
  let here = 0;
  for (const [hex, worth] of worths(outlook)) {
    if (hex === own) {
      here = worth.found + worth.wanted;
      continue;
    }
    const value = seenFrom(worth, costTo(ways, hex)) * company(view, who, hex) - (isNight(view) ? nightRisk(view, who, hex) : 0);
    if (value > 0) aims.push({ hex, value });
  }
  return { aims: aims.sort((a, b) => b.value - a.value), here };
}
const nightRisk = (view: View, who: Who, hex: Hex): number => (hex === HAVEN || characterOf(view, who).tonight.includes(hex) ? 1 : 11);
const ALONE = 0.65;
/** Nobody likes to be far from all the others. */
const company = (view: View, who: Who, hex: Hex): number => {
  const others = living(view).filter(one => one !== who);
  return others.length > 0 && others.every(one => distance(hexOf(view, one), hex) > 2) ? ALONE : 1;
};

/** What staying is worth: where others count on somebody, or the Night is safe. */
export function worthOfStaying(outlook: Outlook): number {
  const { view, who } = outlook;
  const here = hexOf(view, who);
  const tasks = outlook.tasks.filter(one => (one.is === 'be' || one.is === 'guard') && one.hexes.includes(here));
  const helped = living(view).filter(other => other !== who && hexOf(view, other) === here);
  return (
    Math.max(0, ...helped.map(other => worthOfHelping(view, who, other) * 0.6)) +
    Math.max(0, ...tasks.map(one => worthOfTask(outlook, one, here))) +
    worthOfShelter(outlook, tileAt(view, here)!)
  );
}
function worths(outlook: Outlook): Map<Hex, Worth> {
  const { view, who } = outlook;
  const sums = new Map<Hex, Worth>();
  const sum = (hex: Hex): Worth => sums.get(hex) ?? { found: 0, wanted: 0 };
  const add = (hex: Hex, worth: number): void => void (worth > 0 && sums.set(hex, { ...sum(hex), found: sum(hex).found + worth }));
  const want = (hex: Hex, worth: number): void => void (worth > 0 && sums.set(hex, { ...sum(hex), wanted: sum(hex).wanted + worth }));
  for (const tile of view.tiles) {
    if (tile.card < 0 || !canStand(view, who, tile.hex)) continue;
    add(tile.hex, worthOfTile(outlook, tile));
  }
  for (const [hex, worth] of explorings(outlook)) add(hex, worth);
  for (const other of living(view)) if (other !== who) add(hexOf(view, other), worthOfHelping(view, who, other));
  for (const other of living(view)) if (other !== who) want(hexOf(view, other), worthOfMeeting(outlook, other));
  if (dropOf(view, who) >= 0) want(dropOf(view, who), worthOfDrop(view, who));
  for (const task of outlook.tasks) for (const hex of task.hexes) want(hex, worthOfTask(outlook, task, hex));
  return sums;
}
/** Nobody walks into a fight that cannot be borne, unless unseen. */
function canStand(view: View, who: Who, hex: Hex): boolean {
  const foes = foesAt(view, hex, who);
  if (foes.length === 0) return openSymbols(view, hex) === 0 || characterOf(view, who).hp > 3 || stealthChance(view, who, 'sneak') > 0.7;
  return canBear(view, who, prospectOf(view, who, foes, hex).loss);
}

/** Whoever fights is not left alone, if two can bear it; and company is good in any case. */
function worthOfHelping(view: View, who: Who, other: Who): number {
  const hex = hexOf(view, other);
  const foes = isExposed(view, other) ? foesAt(view, hex, other) : [];
  if (foes.length === 0) return 0;
  return canBear(view, who, prospectOf(view, who, foes, hex, 1).loss) ? 30 : 0;
}

/** To fight somebody, or to hand something over. */
export function worthOfMeeting({ view, who, wanted }: Outlook, other: Who): number {
  if (other === who) return 0;
  return (
    worthOfHunting(view, who, other) +
    (collectorOf(view) === other ? worthOfHandingOver(view, who, other) : 0) +
    (woodFor(view, who, other, wanted) > 0 ? 12 : 0)
  );
}
/** Goods that only make something together. */
const worthOfHandingOver = (view: View, who: Who, to: Who): number => {
  const n = piecesFor(view, who, to).length;
  return n === 0 ? 0 : 20 + 5 * n;
};

// What lies about

export function worthOfTile(outlook: Outlook, tile: TileView): number {
  const { view, who, ways } = outlook;
  const far = costTo(ways, tile.hex);
  const water = tile.source > 0 ? worthOfWater(view, who, far) : 0;
  const loot = tile.bodies.length * 7 + tile.items.length * 5 + tile.containers.length * 9;
  const pit = tile.fire === 'pit' ? worthOfPitAt(view, who) : 0;
  const home = tile.hex === HAVEN && tile.fire === 'none' && canCook(outlook) ? 16 : 0;
  return (
    pit +
    home +
    water +
    worthOfGoods(outlook, tile.goods) +
    loot +
    worthOfTrade(outlook, tile.hex) +
    worthOfShelter(outlook, tile) +
    worthOfReviving(view, who, tile.hex)
  );
}
/** Whoever has wood to spare and could light the fire that all cook on. */
const canCook = ({ view, who, wanted }: Outlook): boolean =>
  countOf(wanted, 'wood') === 0 && countOf(characterOf(view, who).goods, 'wood') >= 2 && !view.tiles.some(one => one.fire !== 'none');
/** The best pieces that fit. */
export function worthOfGoods({ view, who, missing }: Outlook, goods: readonly number[]): number {
  let places = freePlaces(view, who);
  let has = noGoods();
  let sum = 0;
  while (places > 0) {
    const left = minus(goods, has);
    const kinds = kindsOf(left);
    if (kinds.length === 0) break;
    const own = characterOf(view, who).goods;
    const rest = minus(missing, has).map(n => Math.max(0, n));
    const worthOf = (kind: (typeof kinds)[number]): number => worthOfPiece(view, who, kind, rest, countOf(own, kind) + countOf(has, kind));
    const kind = kinds.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!;
    sum += worthOf(kind);
    has = plus(has, goodsOf(kind));
    places -= 1;
  }
  return sum;
}
function worthOfTrade(outlook: Outlook, hex: Hex): number {
  const { view, who } = outlook;
  const merchant = view.merchants.findIndex(one => one.hex === hex);
  if (merchant < 0 || (hex === hexOf(view, who) && canDeal(view, who) !== merchant)) return 0;
  const purchase = purchaseWanted(view, who, merchant);
  return purchase && canClose(view, who, merchant, purchase) ? 24 : 0;
}
/** A good place for the Night: New Haven, a camp, or at least ground on which nothing wakes up beside one. */
function worthOfShelter({ view }: Outlook, tile: TileView): number {
  if (!isLate(view)) return 0;
  const isQuiet = printed(tile).enemies === 0;
  if (tile.hex === HAVEN || tile.camp >= 0) return (isNight(view) ? 8 : 14) - (isQuiet ? 0 : 5);
  return isQuiet && !isNight(view) ? 6 : 0;
}
const worthOfReviving = (view: View, who: Who, hex: Hex): number =>
  characterOf(view, who).items.some(one => isReviver(one.card)) &&
  revivableAt({ ...view, characters: view.characters.map((one, i) => (i === who ? { ...one, hex } : one)) }, who).length > 0
    ? 70
    : 0;

// Ground that nobody has seen

function* explorings(outlook: Outlook): Generator<[Hex, number]> {
  const { view } = outlook;
  const seen = new Set<Hex>();
  for (const tile of view.tiles) {
    if (tile.card < 0) continue;
    for (const hex of coveredBeside(view, tile.hex)) {
      if (seen.has(hex)) continue;
      seen.add(hex);
      yield [hex, worthOfExploring(outlook, hex)];
    }
  }
}
export function worthOfExploring({ view, who, tasks, missing }: Outlook, hex: Hex): number {
  const far = distance(hex, HAVEN);
  let worth = 3 - far * 0.4;
  for (const task of tasks) {
    if (task.is !== 'explore') continue;
    if (task.hexes.length > 0) worth += task.hexes.includes(hex) ? 42 : 0;
    else worth += task.isIdle ? 14 : far >= task.from ? 34 : 20 + 3 * far;
  }
  if (missing.some((n, i) => n > 0 && !view.tiles.some(one => one.goods[i]! > 0))) worth += 20;
  else if (missing.some(n => n > 0)) worth += 8;
  if (view.tiles.filter(one => one.card >= 0 && one.hex !== HAVEN && printed(one).water > 0).length < 2) worth += 8;
  const own = distance(hexOf(view, who), hex);
  const isAnothers = living(view).some(one => one !== who && distance(hexOf(view, one), hex) < own);
  const isWeak = characterOf(view, who).hp <= 2;
  return worth * (isAnothers ? 0.6 : 1) * (isWeak ? 0.5 : 1);
}

// What the mission wants

const URGENT = 1.6;
/** The nearer the last day, the more it counts. */
const haste = (view: View): number => 1 + (URGENT - 1) * Math.min(1, view.day / missionIn(view).lastDay);
/** How many others are nearer to a hex, as the crow flies. */
const nearer = (view: View, who: Who, hex: Hex): number => {
  const own = distance(hexOf(view, who), hex);
  return living(view).filter(
    one => one !== who && (distance(hexOf(view, one), hex) < own || (distance(hexOf(view, one), hex) === own && one < who)),
  ).length;
};

export function worthOfTask(outlook: Outlook, task: Task, hex: Hex): number {
  const { view, who } = outlook;
  const isBarred =
    !isDesperate(view) &&
    task.is !== 'fell' &&
    hex !== hexOf(view, who) &&
    !canStand(view, who, hex) &&
    stealthChance(view, who, 'sneak') < 0.6;
  const rate = haste(view) * (isBarred ? 0.15 : 1);
  switch (task.is) {
    case 'act':
      return rate * worthOfAction(outlook, task.action, task.left, hex);
    case 'open':
      return rate * (nearer(view, who, hex) < 2 ? 45 : 22);
    case 'bring':
      return task.by === who ? 90 * rate : 0;
    case 'guard':
      return withWhom(view, who).length > 0 ? 0 : nearer(view, who, hex) < guardsOf(view) ? 38 : 15;
    case 'be':
      return rate * (nearer(view, who, hex) < task.hands ? 40 : 12);
    case 'fell':
      return rate * worthOfFelling(outlook, task, hex);
    case 'camp':
      return worthOfCamping(outlook, hex);
    case 'explore':
      return 0;
  }
}
/** Two stay beside what is to be guarded, and never all: somebody has to go ahead. */
const guardsOf = (view: View): number => Math.min(2, living(view).length - 1);
function worthOfFelling({ view, who }: Outlook, { enemies }: Extract<Task, { is: 'fell' }>, hex: Hex): number {
  const foes = view.enemies.filter(one => one.hex === hex && enemies.includes(one.id)).map(foeOf);
  if (foes.length === 0) return 0;
  if (isDesperate(view)) return 44;
  const all = foesAt(view, hex, who);
  if (!canBear(view, who, prospectOf(view, who, all, hex, 2).loss)) return 0;
  // What takes more than one is not begun by somebody who is half down already.
  return canBear(view, who, prospectOf(view, who, all, hex).loss) || isHurt(view, who) <= cardOf(view, who).hp * 0.4 ? 44 : 12;
}

/** Conditions of an action that somebody going there could not change. */
const stands = (view: View, who: Who, { if: conditions = [] }: MissionAction): boolean =>
  conditions.every(
    one => one.is === 'stealthy' || one.is === 'no-enemies' || (one.is === 'not' && one.of.is === 'weather') || holds(view, one, who),
  );
const needsStealth = ({ if: conditions = [] }: MissionAction): boolean => conditions.some(one => one.is === 'stealthy');

function worthOfAction({ view, who }: Outlook, action: MissionAction, left: number, hex: Hex): number {
  const { price = {}, effects } = action;
  const self = characterOf(view, who);
  if (!stands(view, who, action)) return 0;
  if (price.water && self.water < price.water + (tileAt(view, hex)!.source > 0 ? 0 : 2)) return 0;
  if (price.item) return self.items.some(one => isItem(one.card, price.item!)) ? 55 : 0;
  if (price.goods) {
    const cost = listOf(price.goods);
    if (!covers(self.goods, cost)) return 0;
    const times = Math.min(left, ...cost.flatMap((n, i) => (n > 0 ? [Math.floor(self.goods[i]! / n)] : [])));
    return left > 1 ? 16 + 14 * times : 50;
  }
  if (needsStealth(action)) return stealthChance(view, who, 'sneak') >= 0.6 ? 50 : 8;
  if (effects.some(one => one.do === 'take-figure')) return nearer(view, who, hex) < 1 ? 60 : 14;
  const test = effects.find(one => one.do === 'test');
  if (test?.do === 'test') {
    const skills = typeof test.skill === 'string' ? [test.skill] : test.skill;
    return 30 + 25 * Math.max(...skills.map(skill => chanceOf(testDice(view, who, skill), test.need ?? 1)));
  }
  return nearer(view, who, hex) < 1 ? 50 : 25;
}

/** A tent or its goods, and wood, brought to where a camp is wanted. */
function worthOfCamping({ view, who }: Outlook, hex: Hex): number {
  const { items, goods } = characterOf(view, who);
  const tile = tileAt(view, hex)!;
  const hasTent = items.some(one => isTentCard(one.card)) || covers(goods, listOf({ fabric: 3, connector: 1 }));
  const hasWood = countOf(goods, 'wood') >= 2;
  const isFree = tile.camp < 0;
  const quiet = printed(tile).enemies === 0 ? 1 : 0.5;
  if (isFree && hasTent) return quiet * (tile.fire !== 'none' || hasWood ? 50 : 40);
  return !isFree && tile.fire === 'none' && hasWood ? 60 : 0;
}
const isItem = (card: number, id: string): boolean => thing(card).id === id;
const isTentCard = (card: number): boolean => thing(card).is === 'tent';
const isReviver = (card: number): boolean => (thing(card).can ?? []).some(one => one.effects.some(effect => effect.do === 'revive'));
