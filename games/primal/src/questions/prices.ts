/** Whether a price can be paid from what a hunter holds, and with which cards. Pure; that it is paid is rules/costs.ts's. PA-GAME-8. */
import type { Seat } from '@quarry/kernel';
import { colourOf, isDefensive, isOffensive, valueOf } from '../content/box.ts';
import type { Cost } from '../content/words/index.ts';
import { handOf, hunterOf } from '../places.ts';
import { purse } from '../questions.ts';
import type { View } from '../state.ts';
import type { Place } from '../texts-in-force/sources.ts';
import { countersOn } from '../texts-in-force.ts';

/** The text that names the price. */
export interface Where {
  readonly place: Place;
  readonly at: number;
}
export const fits =
  ({ discard }: Cost) =>
  (card: number): boolean =>
    (!discard?.colour || colourOf(card) === discard.colour) &&
    (!discard?.kind || (discard.kind === 'offensive' ? isOffensive(card) : isDefensive(card)));
/** Cards in hand that may be given up for it. */
export const fitting = (view: View, seat: Seat, cost: Cost, without: number): number[] =>
  handOf(hunterOf(view, seat)).filter(card => card !== without && fits(cost)(card));

/** What the purse holds once these are given up. */
export const leftInPurse = (view: View, seat: Seat, given: readonly number[], without: number): number =>
  purse(view, seat, without) - given.reduce((sum, card) => sum + valueOf(card), 0);
const cheapest = (held: readonly number[], n: number): number[] => [...held].sort((a, b) => valueOf(a) - valueOf(b)).slice(0, n);

/** PA-GAME-8: costs are never part-paid. */
export function canPayCost(view: View, seat: Seat, cost: Cost | undefined, where: Where, without = -1): boolean {
  if (!cost) return true;
  const { stamina = 0, discard, counters = 0 } = cost;
  const held = discard ? fitting(view, seat, cost, without) : [];
  if (discard && held.length < discard.n) return false;
  if (counters > countersOn(view, { seat, card: -1, ...where })) return false;
  return stamina === 0 || leftInPurse(view, seat, cheapest(held, discard?.n ?? 0), without) >= stamina;
}
