/**
 * Optional costs on cards: discard a resource, scrap or discard cards, spend glory. Clauses ZD-SALV-4, ZD-SCRAP-1; rulings
 * ZD-R-125, ZD-R-169. What a cost buys is applied in effects/vocabulary.ts; what merchants are paid is in payment.ts.
 */

import type { Option, Rule, Seat } from '@quarry/kernel';
import { cardOptions, salvageCard } from '../content/box.ts';
import type { Cost, Resource } from '../content/kinds.ts';
import type { Effect } from '../content/words/index.ts';
import { chooseSome, confirm } from '../decisions.ts';
import { discardFromHand, scrapCards, spendSalvage, takeGlory } from '../deeds.ts';
import type { Table } from '../events.ts';
import type { Occasion } from '../in-the-making.ts';
import { sayCost } from '../printed-names.ts';
import type { HunterState, State } from '../state.ts';

type MayPay = Extract<Effect, { readonly do: 'may-pay' }>;

/** Held cards that count as this resource in an encounter: its own kind, and wild ones (ZD-R-169). */
export function countingAs(hunter: HunterState, resource: Resource): number[] {
  const own = hunter.salvage.filter(no => {
    const card = salvageCard(no);
    return card.kind === 'resource' && card.resource === resource;
  });
  return [...own, ...hunter.salvage.filter(no => salvageCard(no).kind === 'wild')];
}

function scrappable(hunter: HunterState, from: 'hand' | 'discard' | 'hand-or-discard'): readonly number[] {
  if (from === 'hand') return hunter.hand;
  return from === 'discard' ? hunter.discard : [...hunter.hand, ...hunter.discard];
}

function canPay(state: State, seat: Seat, cost: Cost): boolean {
  const hunter = state.hunters[seat]!;
  if ('scrap' in cost) return scrappable(hunter, cost.from).length >= cost.scrap;
  if ('discard' in cost) return hunter.hand.length >= cost.discard;
  if ('glory' in cost) return hunter.glory >= cost.glory;
  return countingAs(hunter, cost.resource).length >= cost.n;
}

/** ZD-SCRAP-1: cards from hand or discard pile, as the effect says. */
export function* chooseScrap(table: Table, seat: Seat, n: number, from: 'hand' | 'discard' | 'hand-or-discard'): Rule<number[]> {
  const options = (): Option<number>[] => cardOptions(scrappable(table.state.hunters[seat]!, from));
  return yield* chooseSome({ seat, kind: 'scrap-cards', rule: 'ZD-SCRAP-1', options, min: n, max: n });
}

const paidWith = (cost: Cost): 'resources' | 'scrap' | 'cards' | 'glory' =>
  'resource' in cost ? 'resources' : 'scrap' in cost ? 'scrap' : 'discard' in cost ? 'cards' : 'glory';

/** D21: asks whether the cost is paid, and takes it. False if it was not or cannot be. */
export function* payForEffect(table: Table, occasion: Occasion, { cost }: MayPay): Rule<boolean> {
  const { seat, source } = occasion;
  if (!canPay(table.state, seat, cost)) return false;
  if (
    !(yield* confirm({
      seat,
      kind: 'pay-cost',
      rule: 'resource' in cost ? 'ZD-SALV-4' : 'ZD-SCRAP-1',
      facts: { cost: sayCost(cost), card: source, paidWith: paidWith(cost) },
    }))
  )
    return false;
  const hunter = table.state.hunters[seat]!;
  if ('scrap' in cost) {
    scrapCards(table, seat, yield* chooseScrap(table, seat, cost.scrap, cost.from), 'ZD-SCRAP-1');
  } else if ('discard' in cost) {
    const options = cardOptions(hunter.hand);
    const cards = yield* chooseSome({
      seat,
      kind: 'discard-cards',
      rule: 'ZD-R-43',
      options,
      min: cost.discard,
      max: cost.discard,
      ordered: true,
    });
    discardFromHand(table, seat, cards, 'ZD-R-43');
  } else if ('glory' in cost) {
    takeGlory(table, seat, cost.glory, 'spent', 'ZD-ATK-9');
  } else {
    const options = (): Option<number>[] => cardOptions(countingAs(hunter, cost.resource));
    const cards = yield* chooseSome({ seat, kind: 'discard-resource', rule: 'ZD-SALV-4', options, min: cost.n, max: cost.n });
    spendSalvage(table, seat, cards, 'ZD-SALV-4', { for: source });
  }
  return true;
}
