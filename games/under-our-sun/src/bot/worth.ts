/** What goods, cards and rest are worth to a character, in points; something to be done at once for the mission is worth about 50. */
import { cardOf, characterOf, living } from '../basics.ts';
import { thing } from '../content/box.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { areasOf, attackDice, itemsOf, noGoods, plus, waterRoom, worthOf } from '../questions.ts';
import { countOf } from '../standing.ts';
import type { View, Who } from '../state.ts';
import { goodsWanted } from './tasks.ts';

/** What all have together. */
export const held = (view: View): number[] => living(view).reduce((sum, who) => plus(sum, view.characters[who]!.goods), noGoods());
/** What the mission takes and nobody has yet, by kind. */
export function goodsMissing(view: View, wanted: readonly number[] = goodsWanted(view)): number[] {
  const all = held(view);
  return wanted.map((n, i) => Math.max(0, n - all[i]!));
}

const FOOD = [18, 12, 6, 3];
const PLAIN: Readonly<Record<Resource, number>> = { food: 2, fabric: 4, metal: 4, connector: 4, wood: 4, alcohol: 4, plastic: 5 };
/** What a cooking pit at New Haven still takes: three meals of one are worth a walk. */
function kitchenTakes(view: View, kind: Resource): boolean {
  if (kind !== 'wood' && kind !== 'metal') return false;
  if (view.tiles.some(one => one.fire === 'pit')) return false;
  const has = countOf(held(view), kind);
  return kind === 'metal' ? has < 1 : has < 2 && !view.tiles.some(one => one.fire !== 'none');
}
/** One more piece of this kind, for somebody who has so many of it. */
export function worthOfPiece(
  view: View,
  who: Who,
  kind: Resource,
  missing: readonly number[],
  has = countOf(characterOf(view, who).goods, kind),
): number {
  const forMission = countOf(missing, kind) > 0 ? 20 : kitchenTakes(view, kind) ? 8 : 0;
  return forMission + (kind === 'food' ? FOOD[Math.min(has, FOOD.length - 1)]! : PLAIN[kind] - Math.min(2, has) * 0.7);
}
/** One piece that somebody has and might lay down. */
export function worthKept(view: View, who: Who, kind: Resource, wanted: readonly number[]): number {
  const forMission = countOf(wanted, kind) > 0 ? 20 : 0;
  const has = countOf(characterOf(view, who).goods, kind);
  return forMission + (kind === 'food' ? FOOD[Math.min(has - 1, FOOD.length - 1)]! : PLAIN[kind] - Math.min(2, has - 1) * 0.5);
}

// Water and rest

const THIRST = [95, 62, 36, 16, 7, 4];
/** Filling up, seen from so far away (in AP). */
export function worthOfWater(view: View, who: Who, far = 0): number {
  const { water } = characterOf(view, who);
  const missing = waterRoom(view, who) - water;
  if (missing <= 0) return 0;
  const onArrival = Math.max(0, water - Math.floor(far / 6));
  return Math.min(1, missing / 2) * (THIRST[Math.min(onArrival, THIRST.length - 1)]! + missing);
}
export const isHurt = (view: View, who: Who): number => cardOf(view, who).hp - characterOf(view, who).hp;
/** What healing so much is worth: the first points most. */
export function worthOfHealing(view: View, who: Who, n: number): number {
  const { hp } = characterOf(view, who);
  const healed = Math.min(n, isHurt(view, who));
  let sum = 0;
  for (let i = 0; i < healed; i++) sum += hp + i <= 2 ? 24 : hp + i <= 4 ? 14 : 9;
  return sum;
}

// Cards

const meleeOf = (view: View, who: Who, card: number): number =>
  worthOf(attackDice(view, who, null, card, 'melee')) - worthOf(attackDice(view, who, null, -1, 'melee'));
const bestMelee = (view: View, who: Who, without = -1): number =>
  Math.max(
    0,
    ...itemsOf(view, who).flatMap(({ card }) =>
      card !== without && thing(card).weapon?.melee && !thing(card).weapon!.isSpent ? [meleeOf(view, who, card)] : [],
    ),
  );

/** What a card is worth to somebody who has it or would have it. */
export function worthOfCard(view: View, who: Who, card: number): number {
  const { weapon, sort, kind, hero, value, is, stars } = thing(card);
  const self = characterOf(view, who);
  if (hero && hero !== self.id) return 1;
  const others = itemsOf(view, who).filter(one => one.card !== card);
  const isSecond = others.some(one => thing(one.card).sort === sort && thing(one.card).kind === kind);
  if (weapon?.isSpent) return 14;
  if (weapon?.melee && !weapon.ranged) return 4 + Math.max(0, meleeOf(view, who, card) - bestMelee(view, who, card)) * 34;
  if (weapon) return isSecond ? 6 : 10 + value / 2;
  if (kind === 'gear') return 8 + value / 2;
  switch (sort) {
    case 'water':
      return is === 'filter' ? 16 : others.some(one => thing(one.card).sort === 'water') ? 6 : 17;
    case 'medical':
      return 9 + value;
    case 'shelter':
      return is === 'tent' ? 14 : 6;
    default:
      return 4 + stars + value / 3;
  }
}
/** Whether one more item would still leave room for goods. */
export function hasSpareArea(view: View, who: Who): boolean {
  const items = itemsOf(view, who).filter(one => thing(one.card).kind !== 'gear').length;
  return items < areasOf(view, who).items + 1;
}
export const kindsOf = (goods: readonly number[]): Resource[] => RESOURCES.filter((_, i) => goods[i]! > 0);
