/** The kitchen: a fire with a cooking pit makes three meals of one (US-FIRE-5, US-FIRE-6), and meals are what heals. */

import { RESOURCES, type Resource } from '../content/kinds.ts';
import { distance, HAVEN, type Hex } from '../places.ts';
import { characterOf, hexOf, living, livingAt, printed, tileAt, weatherOf } from '../questions/basics.ts';
import { freePlaces, noGoods, plus } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { countOf } from '../texts-in-force.ts';
import { isHurt } from './body.ts';

/** What all have together. */
export const held = (view: View): number[] => living(view).reduce((sum, who) => plus(sum, view.characters[who]!.goods), noGoods());

const WOOD = 2;
const has = (view: View, who: Who, kind: Resource): number => countOf(characterOf(view, who).goods, kind);
/** Meals that would do somebody good: for tomorrow and the day after, and for wounds. */
export const hungerOf = (view: View, who: Who): number => Math.max(0, 2 + Math.min(3, isHurt(view, who)) - has(view, who, 'food'));
const hungerAt = (view: View, hex: Hex): number =>
  living(view).reduce((sum, who) => sum + (distance(hexOf(view, who), hex) <= 1 ? hungerOf(view, who) : 0), 0);
const isNear = (hex: Hex) => (one: { readonly hex: Hex }) => distance(one.hex, hex) <= 2;
const fireNear = (view: View, hex: Hex): boolean => view.tiles.filter(isNear(hex)).some(one => one.fire !== 'none');
const pitNear = (view: View, hex: Hex): boolean => view.tiles.filter(isNear(hex)).some(one => one.fire === 'pit');

/** What a cooking pit still takes, by kind, beside what the mission takes. */
export function kitchenLacks(view: View, who: Who, wanted: readonly number[]): number[] {
  const hex = hexOf(view, who);
  if (pitNear(view, hex)) return noGoods();
  const most = Math.max(...living(view).map(one => has(view, one, 'wood')));
  const wood = fireNear(view, hex) || countOf(wanted, 'wood') > 0 ? 0 : Math.max(0, WOOD - most);
  const metal = countOf(wanted, 'metal') > 0 ? 0 : Math.max(0, 1 - countOf(held(view), 'metal'));
  return RESOURCES.map(kind => (kind === 'wood' ? wood : kind === 'metal' ? metal : 0));
}
/** Whether a piece in somebody's hands is one that a pit is made of. */
export const isForKitchen = (view: View, who: Who, kind: Resource): boolean =>
  (kind === 'wood' || kind === 'metal') && !pitNear(view, hexOf(view, who)) && has(view, who, kind) <= (kind === 'wood' ? WOOD : 1);
/** Wood of two people that makes a fire in one hand. */
export const woodFor = (view: View, from: Who, to: Who, wanted: readonly number[]): number =>
  countOf(wanted, 'wood') === 0 &&
  !fireNear(view, hexOf(view, to)) &&
  has(view, from, 'wood') < WOOD &&
  has(view, to, 'wood') > 0 &&
  has(view, to, 'wood') < WOOD &&
  freePlaces(view, to) > 0
    ? Math.min(has(view, from, 'wood'), WOOD - has(view, to, 'wood'))
    : 0;

/** A fire at home in any case; elsewhere for people who need it at once. */
export function worthOfFireFor(view: View, who: Who, wanted: readonly number[]): number {
  const here = hexOf(view, who);
  if (weatherOf(view) === 'storm' || countOf(wanted, 'wood') > 0 || fireNear(view, here)) return 0;
  const isSafe = here === HAVEN || printed(tileAt(view, here)!).enemies === 0;
  const all = livingAt(view, here).reduce((sum, one) => plus(sum, characterOf(view, one).goods), noGoods());
  const canCook = countOf(all, 'food') > 0 && countOf(all, 'metal') > 0;
  if (here === HAVEN) return canCook ? 38 : 30;
  return isSafe && canCook && hungerAt(view, here) >= 4 ? 34 : 0;
}
export const worthOfPitFor = (view: View, who: Who, wanted: readonly number[]): number =>
  countOf(wanted, 'metal') === 0 && !pitNear(view, hexOf(view, who)) ? 36 : 0;
export function worthOfCookingFor(view: View, who: Who): number {
  const hunger = hungerAt(view, hexOf(view, who));
  return freePlaces(view, who) >= 2 && hunger >= 2 ? 20 + 4 * Math.min(7, hunger) : 0;
}
/** What a pit somewhere is worth to somebody who has something to put in. */
export const worthOfPitAt = (view: View, who: Who): number =>
  has(view, who, 'food') > 0 && freePlaces(view, who) >= 2 && hungerOf(view, who) >= 2 ? 12 + 5 * hungerOf(view, who) : 0;
