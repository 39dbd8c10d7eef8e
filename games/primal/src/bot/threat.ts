/** What may come: how bad a behaviour would be if it woke, and how much attrition hurts. From backs, discards and what everybody has seen. */
import type { Seat } from '@quarry/kernel';
import { behaviourCard, iconsOnBack } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { AttritionCard } from '../content/types.ts';
import { attritionFails } from '../questions/attrition.ts';
import { couldBe } from '../questions/foresight.ts';
import { backIn, sleeping, slotsWoken } from '../questions.ts';
import type { View } from '../state.ts';
import { has, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
import { draftOf, readAll } from './texts.ts';
import { harmPoints } from './worth.ts';

const NO_DANGERS: readonly number[] = [];

function dangerOfCard(view: View, seat: Seat, card: number): number {
  const { base, boost } = behaviourCard(card);
  const draft = draftOf(view, seat, card, NO_DANGERS);
  readAll(draft, base);
  if (boost && !view.monster.isConfused) {
    const cost = has(view, -1, 'free-boosts') ? 0 : boost.cost + sumOf(standing(view, -1, 'dearer-boosts'));
    if (view.monster.struggle >= cost) readAll(draft, boost.effects);
  }
  return -draft.points;
}

/** For each slot: what it would cost the party if it woke in the turn of this hunter. */
export function dangersIn(view: View, seat: Seat): number[] {
  const awake = sleeping(view);
  return view.monster.slots.map((_, slot) => {
    if (!awake.includes(slot)) return 0;
    const cards = couldBe(view, slot);
    return cards.length === 0 ? 1 : cards.reduce((sum, card) => sum + dangerOfCard(view, seat, card), 0) / cards.length;
  });
}

const isRaging = (view: View, slot: number): boolean => iconsOnBack(backIn(view.monster.slots[slot]!)).includes('rampage');
/** What these icons wake, with what rages along. */
export function wakes(view: View, icons: readonly Icon[]): number[] {
  const woken = slotsWoken(view, icons);
  if (woken.length === 0) return woken;
  return [...woken, ...sleeping(view).filter(slot => !woken.includes(slot) && isRaging(view, slot))];
}

export const attritionPoints = (view: View, seat: Seat, left: readonly AttritionCard[]): number =>
  attritionFails(view, seat, left) * harmPoints(view, seat, monsterDamage(view));
