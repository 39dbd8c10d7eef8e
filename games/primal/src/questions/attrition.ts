/** How likely attrition gets through: from the cards that are still in its pile, and what stands against them. Only reads what everybody sees. */
import type { Seat } from '@quarry/kernel';
import { ATTRITION_NUMBERS, attritionCard, isDefensive } from '../content/box.ts';
import type { AttritionCard } from '../content/types.ts';
import { hunterOf, terrainCount } from '../places.ts';
import { defenceOf } from '../questions.ts';
import type { View } from '../state.ts';
import { feels, standing, sumOf } from '../texts-in-force.ts';

/** What is still in the attrition pile; all of it, once the pile is through. */
export function attritionLeft(view: View): AttritionCard[] {
  const { monster, attrition } = view;
  const specials = ATTRITION_NUMBERS.filter(card => attritionCard(card).monster === monster.id);
  const replaced = specials.map(card => attritionCard(card).replaces);
  const base = ATTRITION_NUMBERS.filter(card => {
    const { monster: whose, value } = attritionCard(card);
    if (whose !== undefined) return false;
    const at = replaced.indexOf(value);
    if (at >= 0) replaced.splice(at, 1);
    return at < 0;
  });
  const all = [...base, ...specials];
  const left = all.filter(card => !attrition.discard.includes(card) && !attrition.revealed.includes(card));
  return (left.length > 0 ? left : all).map(card => attritionCard(card));
}

/** The chance that attrition gets through, with one card or, threatened, the higher of two. */
export function attritionFails(view: View, seat: Seat, left: readonly AttritionCard[]): number {
  const { sector, sequence, isThreatened } = hunterOf(view, seat);
  const dust = feels(view, seat, 'dust') ? Math.min(terrainCount(view, sector, 'dust'), sequence.filter(isDefensive).length) : 0;
  const plain = defenceOf(view, seat).defence - dust;
  const more = sumOf(standing(view, seat, 'attrition-value'));
  const bad = left.filter(({ value, colours }) => {
    const defence = colours ? defenceOf(view, seat, colours).defence - dust : plain;
    return defence < value + more;
  }).length;
  if (!isThreatened || left.length < 2) return bad / left.length;
  const good = left.length - bad;
  return 1 - (good * (good - 1)) / (left.length * (left.length - 1));
}
