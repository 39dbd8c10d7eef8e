/**
 * What Wound Tokens cost a sensible player, in points: the nearer the Wound Maximum the more, the end of the match the less. And what
 * it costs to walk out of a fight. What crims are about to do is in insight.ts.
 */
import { chanceAtLeast, expected, followed, mapped, sure, yesOrNo } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { attributeOf, printedCrim, slateOf } from '../questions.ts';
import { strikeOnHunter } from '../rules/disengage.ts';
import type { CrimView, HunterView, View } from '../state.ts';
import { chanceOf } from './odds.ts';

/** How much is still to come after this turn, from 1 in the midst of the match to 0 when it will be over. */
export function futureOf(state: View): number {
  const left = turnsLeft(state);
  if (left > 0) return left > 1 ? 1 : 0.8;
  return LAST_TURNS[state.overtime] ?? 0;
}
/** The chance of another turn after the last Control Card and after each overtime turn, and that it is only one (UM-END-4, 5). */
const LAST_TURNS = [0.45, 0.25, 0];

/** Control Cards that are still to come. A seat sees of a pile only how many cards it has. */
export function turnsLeft(state: View): number {
  const pile: readonly number[] | number = state.controlPile;
  return typeof pile === 'number' ? pile : pile.length;
}

/** What the last token before incapacitation costs, the one before it, and so on. */
const TOKENS = [4, 2.4, 1.2, 0.5];
/** A token beyond the Wound Maximum makes the way back longer. */
const BEYOND = 1.5;
/** What a Momentum is worth that incapacitation would take. */
const MOMENTUM_LOST = 0.8;

function costOfToken(left: number, momentum: number): number {
  if (left <= 0) return BEYOND;
  return (TOKENS[left - 1] ?? TOKENS.at(-1)!) + (left === 1 ? momentum * MOMENTUM_LOST : 0);
}

/** Tokens that a Med Spray takes away when it would be too late (UM-POD-12, 13). */
const SPRAYED = 2;

/** What so many more Wound Tokens would cost a hunter. They may be expected ones, so any part of a token counts for its part. */
export function harmOf(state: View, hunter: HunterView, wounds: number): number {
  let harm = 0;
  let left = slateOf(hunter).woundMaximum - hunter.wounds + SPRAYED * hunter.medSprays;
  for (let rest = wounds; rest > 0; rest -= 1) {
    harm += Math.min(1, rest) * costOfToken(left, hunter.momentum);
    left -= 1;
  }
  return harm * futureOf(state);
}

export interface Leaving {
  /** What the strikes are expected to cost. */
  readonly harm: number;
  /** The chance to be still in the zone after them. */
  readonly survives: number;
}

/** UM-HDIS-3..5: what it costs to leave crims, each of which strikes unless the hunter slips past it. */
export function leaving(state: View, seat: Seat, crims: readonly CrimView[]): Leaving {
  const hunter = state.hunters[seat]!;
  let odds = sure(0);
  for (const crim of crims) {
    const slips = chanceOf(attributeOf(hunter, 'athletics'), 0, printedCrim(crim).fight);
    const wounds = strikeOnHunter(state, seat, crim);
    odds = followed(odds, sum => mapped(yesOrNo(1 - slips), hits => sum + hits * wounds));
  }
  const left = slateOf(hunter).woundMaximum - hunter.wounds;
  return { harm: expected(odds, wounds => harmOf(state, hunter, wounds)), survives: 1 - chanceAtLeast(odds, left) };
}
