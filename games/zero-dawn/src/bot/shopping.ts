/** How a sensible hunter shops: what makes it stronger, paid with what it can spare; weak cards make room. */

import { best, type Option } from '@quarry/kernel';
import { actionCard, equipmentCard, KITS, modificationCard, priceOf, sortOfCard } from '../content/box.ts';
import { type Asked, type Means, PILE } from '../decisions.ts';
import { equipped, isAmmunitionFor } from '../questions.ts';
import type { HunterView } from '../state.ts';
import { cardsOf, cardWorth, effectsWorth, weaponWorth } from './insight.ts';

/** How much better off the hunter is with a card. */
export function goodsWorth(me: HunterView, no: number): number {
  const sort = sortOfCard(no);
  if (sort === 'equipment') {
    const gain = weaponWorth(no) - weaponWorth(equipped(me, equipmentCard(no).arc));
    return gain * (hasRoundsFor(me, no) ? 1.6 : 0.2);
  }
  if (sort === 'modification') return 0.6 + effectsWorth(modificationCard(no).effects) - me.modifications.filter(one => one.on < 0).length;
  const card = actionCard(no);
  if (card.type === 'ammunition') {
    const weapons = me.equipment.slice(0, 3).filter(weapon => weapon >= 0);
    const fits = weapons.some(weapon => {
      const printed = equipmentCard(weapon);
      return printed.kind === 'weapon' && card.symbols.some(symbol => printed.symbols.includes(symbol));
    });
    return fits ? cardWorth(no) * 0.45 : -1;
  }
  return cardWorth(no) * 0.6;
}

/** Whether the hunter's own deck has rounds for this weapon; nobody looks through a deck, but everybody knows what is in the box. */
function hasRoundsFor({ hunter }: HunterView, no: number): boolean {
  const weapon = equipmentCard(no);
  if (weapon.kind !== 'weapon' || weapon.arc === 'melee') return true;
  return (KITS[hunter]?.deck ?? []).some(card => isAmmunitionFor(card, no));
}

const priceTag = (no: number): number => {
  const { shards, special = {} } = priceOf(no);
  return shards + Object.values(special).reduce((sum, n) => sum + (n ?? 0) * 1.5, 0);
};

export function chooseGoods(decision: Asked<'buy'>, me: HunterView, isFree: boolean): string {
  let best = { key: 'pass', worth: 0.5 };
  for (const { key, value: errand } of decision.options) {
    if (errand === null || typeof errand === 'string') continue;
    const no = errand.buy;
    const worth = goodsWorth(me, no) - (isFree ? -0.3 * priceTag(no) : 0.12 * priceTag(no));
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** Pays with the kind asked for, then shards, then what is plentiful, wild cards last. */
export function choosePayment(decision: Asked<'pay'>): string {
  return best(decision, payment => -payment.reduce((sum, means) => sum + (DEARNESS[means] ?? DEAR), 0));
}
/** How unwillingly salvage is parted with; special resources are dear alike. */
const DEAR = 2;
const DEARNESS: Readonly<Partial<Record<Means, number>>> = { 'metal-shards': 1, wild: 5, 'wild-visit': 6 };

/** The weakest cards leave a deck that is too large. */
export function chooseTrim(decision: Asked<'trim-deck'>): string[] {
  const ranked = decision.options.toSorted((a, b) => cardWorth(a.value) - cardWorth(b.value));
  return ranked.slice(0, decision.min).map(one => one.key);
}

/** Cards that pay for damage or costs: the least useful first. */
export function byUse({ options }: Spending, me: HunterView): Option<number>[] {
  const copies = cardsOf(me.hand);
  const worth = (no: number): number => {
    if (no === PILE) return 0.9;
    const isSpare = copies.filter(other => other !== no && actionCard(other).id === actionCard(no).id).length > 0;
    return cardWorth(no) - (isSpare ? 0.5 : 0);
  };
  return options.toSorted((a, b) => worth(a.value) - worth(b.value));
}
type Spending = Asked<'discard-before-drawing' | 'scrap-cards' | 'discard-cards' | 'pay-damage'>;

export const leastUseful = (decision: Spending, me: HunterView): string[] => byUse(decision, me).map(one => one.key);
