/**
 * Paying a merchant: shards, special resources, and how one stands for the other. Clauses ZD-MERCH-5..7, ZD-MERCH-24,
 * ZD-SALV-3; rulings ZD-R-133, ZD-R-134. Costs on cards inside an encounter are in costs.ts.
 */

import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { priceOf, salvageCard } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import { chooseOne, type Means, type Payment, type Special } from '../decisions.ts';
import { spendSalvage } from '../deeds.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';
import { total } from '../texts-in-force.ts';

/** Held cards by kind. */
type Purse = Record<Means, number>;
interface Bill {
  readonly shards: number;
  readonly specials: readonly Special[];
}

const WILD: readonly Means[] = ['wild', 'wild-visit'];
const KINDS: readonly Means[] = [...RESOURCES, ...WILD];
const kindOf = (no: number): Means => {
  const card = salvageCard(no);
  if (card.kind === 'resource') return card.resource;
  return card.kind === 'wild' && card.visit ? 'wild-visit' : 'wild';
};

const EMPTY: Purse = Object.fromEntries(KINDS.map(kind => [kind, 0])) as Purse;

function purseOf(salvage: readonly number[]): Purse {
  const purse = { ...EMPTY };
  for (const no of salvage) purse[kindOf(no)] += 1;
  return purse;
}

/** The printed price, less a discount on its shards (ZD-MERCH-6). */
export function billFor(state: State, seat: Seat, card: number): Bill {
  const { shards, special = {} } = priceOf(card);
  const specials = Object.entries(special).flatMap(([kind, n]) => new Array<Special>(n ?? 0).fill(kind as Special));
  return { shards: Math.max(0, shards - total(state, seat, 'discount')), specials };
}

const size = (purse: Purse): number => KINDS.reduce((sum, kind) => sum + purse[kind], 0);

/** ZD-MERCH-7, ZD-R-133: each special by its own kind, a wild card, or two other cards; each shard by any card. */
function covers(purse: Purse, { shards, specials }: Bill): boolean {
  const left = { ...purse };
  let unmet = 0;
  for (const special of specials) {
    if (left[special] > 0) left[special] -= 1;
    else unmet += 1;
  }
  const byWild = Math.min(left.wild + left['wild-visit'], unmet);
  return size(left) - byWild - (unmet - byWild) * 2 >= shards;
}

/** Those of the cards that the hunter can pay for. */
export function affordable(state: State, seat: Seat, cards: readonly number[]): readonly number[] {
  const purse = purseOf(state.hunters[seat]!.salvage);
  return cards.filter(card => covers(purse, billFor(state, seat, card)));
}

const less = (purse: Purse, ...kinds: Means[]): Purse => {
  const left = { ...purse };
  for (const kind of kinds) left[kind] -= 1;
  return left;
};

/** ZD-R-134: what may still be spent. Where two cards stood for a special, whatever could have met it alone stays: it would be one card too many. */
function after(purse: Purse, way: Payment, special: Special | undefined): Purse {
  const left = less(purse, ...way);
  return special && way.length > 1 ? { ...left, [special]: 0, wild: 0, 'wild-visit': 0 } : left;
}

/** Ways to meet the next unit of a bill that leave the rest payable. */
function waysToPay(purse: Purse, bill: Bill): Option<Payment>[] {
  const [special, ...specials] = bill.specials;
  const rest: Bill = special ? { shards: bill.shards, specials } : { shards: bill.shards - 1, specials: [] };
  const single: readonly Means[] = special ? [special, ...WILD] : KINDS;
  const ways: Payment[] = single.filter(kind => purse[kind] > 0).map(kind => [kind]);
  if (special) {
    const others = RESOURCES.filter(kind => kind !== special);
    others.forEach((first, i) => {
      for (const second of others.slice(i)) {
        const enough = first === second ? purse[first] >= 2 : purse[first] > 0 && purse[second] > 0;
        if (enough) ways.push([first, second]);
      }
    });
  }
  return ways
    .filter(way => covers(after(purse, way, special), rest))
    .map(way => option(way.join('+'), way, ...way.map(kind => ({ kind: 'resource', id: kind }))));
}

/** D51: unit by unit, special resources first; the buyer says which cards pay (ZD-R-134). Hands back those that did. */
export function* pay(table: Table, seat: Seat, card: number): Rule<readonly number[]> {
  const hunter = table.state.hunters[seat]!;
  let purse = purseOf(hunter.salvage);
  let { shards, specials } = billFor(table.state, seat, card);
  const spent: Means[] = [];
  while (shards > 0 || specials.length > 0) {
    const options = (): Option<Payment>[] => waysToPay(purse, { shards, specials });
    const way = yield* chooseOne({ seat, kind: 'pay', rule: 'ZD-MERCH-6', options, facts: { shards, specials } });
    spent.push(...way);
    purse = after(purse, way, specials[0]);
    if (specials.length > 0) specials = specials.slice(1);
    else shards -= 1;
  }
  const held = [...hunter.salvage];
  const cards = spent.map(kind => {
    const at = held.findIndex(no => kindOf(no) === kind);
    return held.splice(at, 1)[0]!;
  });
  spendSalvage(table, seat, cards, 'ZD-MERCH-6', { within: 'purchase' });
  return cards;
}
