/** Costs: stamina by cards and tokens, and what texts ask to be given up. PA-STAM-*, PA-GAME-8. */
import { type Objection, type Option, option, type Rule, type Seat, YES_OR_NO } from '@quarry/kernel';
import { cardOption, valueOf } from '../content/box.ts';
import type { Cost } from '../content/words/index.ts';
import { type Coin, chooseSome } from '../decisions.ts';
import * as cards from '../deeds/cards.ts';
import * as own from '../deeds/hunters.ts';
import { handOf, hunterOf, mightHold, weaponLevel } from '../places.ts';
import { canPayCost, fits, fitting, leftInPurse, type Where } from '../questions/prices.ts';
import { wokenBy } from '../questions.ts';
import type { State, View } from '../state.ts';
import { countersOn } from '../texts-in-force.ts';
import { afterDiscard, type Hunt } from './chain.ts';

const worth = ({ card, tokens }: Coin): number => (card >= 0 ? valueOf(card) : tokens);

/** PA-STAM-1, PA-STAM-5, PA-STAM-6: what may pay, without the card that is paid for. */
export function coins(view: View, seat: Seat, cost: number, without: number): Option<Coin>[] {
  const hunter = hunterOf(view, seat);
  const held = handOf(hunter).flatMap(card =>
    card !== without && valueOf(card) > 0 ? [option(cardOption(card).key, { card, tokens: 0 }, { kind: 'card', id: card })] : [],
  );
  const tokens = Array.from({ length: Math.min(cost, hunter.stamina) }, (_, i) => option(`stamina-${i + 1}`, { card: -1, tokens: i + 1 }));
  return [...held, ...tokens];
}

/** PA-STAM-3, PA-STAM-4: why these do not pay it. */
export function objection(cost: number, paid: readonly Coin[]): Objection | null {
  const sum = paid.reduce((total, one) => total + worth(one), 0);
  if (paid.filter(one => one.tokens > 0).length > 1) return { why: 'PA-STAM-4', says: 'Say once how many stamina tokens you spend.' };
  if (sum < cost) return { why: 'PA-STAM-1', says: `That pays ${sum} of ${cost}: ${cost - sum} more to pay.` };
  const spare = paid.find(one => (one.card >= 0 ? sum - worth(one) >= cost : sum - 1 >= cost));
  return spare ? { why: 'PA-STAM-4', says: `That pays ${sum}, ${sum - cost} too much: put something back.` } : null;
}

/** Which cards paid, in the order in which they were named, which is that of the discard (PA-STAM-2); nothing reads it later, so nobody is asked for it. `what` is the card that is paid for, -1 for a move, -2 for reviving, -3 for a text. */
export function* payStamina(hunt: Hunt, seat: Seat, cost: number, what: number): Rule<readonly number[]> {
  if (cost <= 0) return [];
  const { state } = hunt;
  const wakes = what >= 0 ? wokenBy(state, seat, what) : [];
  const paid = yield* chooseSome({
    seat,
    kind: 'pay',
    rule: 'PA-STAM-1',
    options: () => coins(state, seat, cost, what),
    min: 1,
    max: cost,
    facts: { card: what, cost, wakes },
    isVeiled: state.isClosed,
    fits: values => objection(cost, values),
  });
  const spent = paid.filter(one => one.card >= 0).map(one => one.card);
  cards.payWithCards(
    hunt,
    seat,
    spent,
    paid.reduce((sum, one) => sum + one.tokens, 0),
    cost,
    what,
  );
  return spent;
}

/** PA-R-30: whether it can be paid by what everybody sees, which is who is asked. */
function mightPayCost(state: State, seat: Seat, cost: Cost | undefined, where: Where): boolean {
  if (!state.isClosed || !cost) return canPayCost(state, seat, cost, where);
  const { stamina = 0, discard, counters = 0 } = cost;
  const { hand, stamina: tokens } = state.hunters[seat]!;
  const might = mightHold(state, seat);
  const given = discard?.n ?? 0;
  if (given > Math.min(hand.length, might.filter(fits(cost)).length)) return false;
  if (counters > countersOn(state, { seat, card: -1, ...where })) return false;
  const dearest = might.map(valueOf).sort((a, b) => b - a);
  return tokens + dearest.slice(0, hand.length - given).reduce((sum, n) => sum + n, 0) >= stamina;
}
interface Offered<T> {
  readonly options: readonly Option<T>[];
  readonly isVeiled: boolean;
}
/** What is offered for a price; null if nobody is asked. With closed hands who might pay and cannot is asked as well, and has nothing to say but no. */
export function priced<T>(
  state: State,
  seat: Seat,
  cost: Cost | undefined,
  where: Where,
  options: readonly Option<T>[],
): Offered<T> | null {
  if (!mightPayCost(state, seat, cost, where)) return null;
  return { options: canPayCost(state, seat, cost, where) ? options : [], isVeiled: state.isClosed && cost !== undefined };
}
const [YES, NO] = YES_OR_NO as [Option<boolean>, Option<boolean>];
export function payOrNot(state: State, seat: Seat, cost: Cost | undefined, where: Where): Offered<boolean> | null {
  const offered = priced(state, seat, cost, where, [YES]);
  return offered && { ...offered, options: [...offered.options, NO] };
}

export function* payCost(hunt: Hunt, seat: Seat, cost: Cost | undefined, card: number, where: Where): Rule {
  if (!cost) return;
  const { state } = hunt;
  const { discard, stamina = 0, counters = 0 } = cost;
  if (discard) {
    const { n } = discard;
    const given = yield* chooseSome({
      seat,
      kind: 'choose-discard',
      rule: 'PA-GAME-8',
      options: () => fitting(state, seat, cost, -1).map(cardOption),
      min: n,
      max: n,
      ordered: true,
      facts: { card, n },
      isVeiled: state.isClosed,
      fits: values =>
        leftInPurse(state, seat, values, -1) < stamina
          ? { why: 'PA-GAME-8', says: `Keep enough to pay ${stamina} stamina as well.` }
          : null,
    });
    cards.discard(hunt, seat, given, 'text', 'PA-GAME-8');
    afterDiscard(hunt, seat, given);
  }
  if (stamina > 0) afterDiscard(hunt, seat, yield* payStamina(hunt, seat, stamina, -3));
  if (counters > 0) own.countOn(hunt, seat, card, where.place === 'gear' ? where.at : 'mastery', -counters);
}
/** What a text makes its owner suffer as its price. */
export const priceInDamage = (state: State, seat: Seat, cost: Cost | undefined): number => (cost?.suffer ?? 0) * weaponLevel(state, seat);
