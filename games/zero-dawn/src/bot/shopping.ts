/** How a sensible hunter shops: what makes it stronger, paid with what it can spare; weak cards make room. */

import { optionKeys } from '@quarry/kernel';
import { actionCard, cardNamed, equipmentCard, KITS, modificationCard, priceOf, sortOfCard } from '../content/box.ts';
import type { Asked } from '../decisions.ts';
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

export function chooseGoods(decision: Asked, me: HunterView, isFree: boolean): string {
  let best = { key: 'pass', worth: 0.5 };
  for (const { key } of decision.options) {
    const no = cardNamed(key);
    if (no < 0) continue;
    const worth = goodsWorth(me, no) - (isFree ? -0.3 * priceTag(no) : 0.12 * priceTag(no));
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

/** Pays with the kind asked for, then shards, then what is plentiful, wild cards last. */
export function choosePayment(decision: Asked): string {
  const cost = (key: string): number =>
    key.split('+').reduce((sum, kind) => sum + (kind === 'metal-shards' ? 1 : kind.startsWith('wild') ? (kind === 'wild' ? 5 : 6) : 2), 0);
  return optionKeys(decision).toSorted((a, b) => cost(a) - cost(b))[0]!;
}

/** The weakest cards leave a deck that is too large. */
export function chooseTrim(decision: Asked): string[] {
  const ranked = optionKeys(decision).toSorted((a, b) => cardWorth(cardNamed(a)) - cardWorth(cardNamed(b)));
  return ranked.slice(0, decision.min);
}

/** Cards that pay for damage or costs: the least useful first. */
export function leastUseful(decision: Asked, me: HunterView): string[] {
  const copies = cardsOf(me.hand);
  const worth = (key: string): number => {
    const no = cardNamed(key);
    if (no < 0) return 0.9;
    const isSpare = copies.filter(other => other !== no && actionCard(other).id === actionCard(no).id).length > 0;
    return cardWorth(no) - (isSpare ? 0.5 : 0);
  };
  return optionKeys(decision).toSorted((a, b) => worth(a) - worth(b));
}
