/** What goods, cards and rest are worth to a character, in points; something to be done at once for the mission is worth about 50. */

import { thing } from '../content/box.ts';
import { RESOURCES, type Resource } from '../content/kinds.ts';
import { characterOf } from '../questions/basics.ts';
import { areasOf, attackDice, itemsOf, worthOf } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { countOf } from '../texts-in-force.ts';
import { held, isForKitchen, kitchenLacks } from './kitchen.ts';
import { goodsWanted } from './tasks.ts';

/** What the mission takes and nobody has yet, by kind. */
export function goodsMissing(view: View, wanted: readonly number[] = goodsWanted(view)): number[] {
  const all = held(view);
  return wanted.map((n, i) => Math.max(0, n - all[i]!));
}

const FOOD = [18, 12, 6, 3];
const PLAIN: Readonly<Record<Resource, number>> = { food: 2, fabric: 4, metal: 4, connector: 4, wood: 4, alcohol: 4, plastic: 5 };
/** One more piece of this kind, for somebody who has so many of it. */
export function worthOfPiece(
  view: View,
  who: Who,
  kind: Resource,
  missing: readonly number[],
  has = countOf(characterOf(view, who).goods, kind),
): number {
  const forMission = countOf(missing, kind) > 0 ? 20 : 0;
  const forKitchen = countOf(kitchenLacks(view, who, missing), kind) > 0 ? 10 : 0;
  return forMission + forKitchen + (kind === 'food' ? FOOD[Math.min(has, FOOD.length - 1)]! : PLAIN[kind] - Math.min(2, has) * 0.7);
}
/** One piece that somebody has and might lay down. */
export function worthKept(view: View, who: Who, kind: Resource, wanted: readonly number[]): number {
  const forMission = countOf(wanted, kind) > 0 ? 20 : 0;
  const has = countOf(characterOf(view, who).goods, kind);
  const forKitchen = isForKitchen(view, who, kind) ? 10 : 0;
  return forMission + forKitchen + (kind === 'food' ? FOOD[Math.min(has - 1, FOOD.length - 1)]! : PLAIN[kind] - Math.min(2, has - 1) * 0.5);
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
