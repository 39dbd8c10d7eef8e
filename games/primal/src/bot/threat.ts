/** What may come: how bad a behaviour would be if it woke, and how likely attrition hurts. From backs, discards and what everybody has seen. */
import type { Seat } from '@quarry/kernel';
import { ATTRITION_NUMBERS, attritionCard, behaviourCard, iconsOnBack, isDefensive } from '../content/box.ts';
import type { Icon } from '../content/kinds.ts';
import type { AttritionCard } from '../content/types.ts';
import { hunterOf, terrainCount } from '../places.ts';
import { couldBe } from '../questions/foresight.ts';
import { backIn, defenceOf, sleeping, slotsWoken } from '../questions.ts';
import type { View } from '../state.ts';
import { feels, has, monsterDamage, standing, sumOf } from '../texts-in-force.ts';
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

export const attritionPoints = (view: View, seat: Seat, left: readonly AttritionCard[]): number =>
  attritionFails(view, seat, left) * harmPoints(view, seat, monsterDamage(view));
