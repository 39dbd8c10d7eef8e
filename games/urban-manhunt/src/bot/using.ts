/**
 * What a sensible player uses in windows: Momentum where dice matter, Keepers when they help or hurt a rival who is about to score,
 * Med Sprays before it is too late.
 */
import type { BareDecision, Seat } from '@quarry/kernel';
import { cardNamed, dataslate, eventCard } from '../content/box.ts';
import type { Effect, Text } from '../content/types.ts';
import { areEngaged, crimNumbered, slateOf } from '../questions.ts';
import type { State } from '../state.ts';

/** The text behind an option's key, if it is one: an option of the dataslate, its rule, or a Keeper. */
export function textOf(state: State, seat: Seat, key: string, moments: readonly string[]): Text | null {
  const { slate } = state.hunters[seat]!;
  if (key.startsWith('option-')) return dataslate(slate).options[Number(key.slice(7))] ?? null;
  if (key.startsWith('rule')) return dataslate(slate).rule.texts[Number(key.slice(5) || 0)] ?? null;
  const card = cardNamed(key);
  return card < 0 ? null : (eventCard(card).keeper?.find(text => moments.includes(text.when)) ?? null);
}

const does = (text: Text | null, word: Effect['do']): boolean => text?.effects.some(effect => effect.do === word) === true;
const costOf = (state: State, seat: Seat, key: string): number =>
  key.startsWith('option-') ? dataslate(state.hunters[seat]!.slate).options[Number(key.slice(7))]!.cost : 0;
const textKeys = (decision: BareDecision): string[] =>
  decision.options.map(one => one.key).filter(key => !key.startsWith('pass') && key !== 'med-spray' && !key.startsWith('reload-'));

/** Checks on which dice are well spent; a Move is cheap, and a hidden crim is not worth much. */
const WORTH_IT: readonly unknown[] = ['shoot', 'fight', 'damage', 'defense', 'resistance', 'quality', 'recovery', 'avoid'];

/** Before a roll: everything cheap on a check that matters, one thing at a time; against a rival whatever hurts. */
export function beforeRoll(state: State, seat: Seat, decision: BareDecision): string {
  const { check, hunter } = decision.facts!;
  const isOwn = hunter === seat;
  const { momentum } = state.hunters[seat]!;
  for (const key of textKeys(decision)) {
    const text = textOf(state, seat, key, isOwn ? ['pre'] : ['rival-pre']);
    const cost = costOf(state, seat, key);
    if (!isOwn) return key;
    if (does(text, 'ignore-armor') && cost > 1 && momentum < 4) continue;
    if (does(text, 'push-further') && momentum < 3) continue;
    if (WORTH_IT.includes(check) || momentum >= 3 || cost === 0) return key;
  }
  return 'pass';
}

/** After a roll: rerolls for what failed or can be bettered, successes where they count. */
export function afterRoll(state: State, seat: Seat, decision: BareDecision): string {
  const { check, hunter, threshold, impact, faces } = decision.facts! as Record<string, never> & {
    check: string;
    hunter: number;
    threshold: number;
    impact: number;
    faces: number[];
  };
  const successes = faces.filter(face => face >= 6).length + (impact >= 6 ? 1 : 0) - (impact === 1 ? 1 : 0);
  const isShort = threshold > 0 ? successes < threshold : true;
  for (const key of textKeys(decision)) {
    if (hunter !== seat) return key;
    const text = textOf(state, seat, key, ['post']);
    const rerollsImpact = text?.effects.some(effect => effect.do === 'reroll' && effect.of === 'impact') === true;
    if (rerollsImpact ? impact === 1 && check !== 'move' : isShort && (check !== 'move' || state.hunters[seat]!.momentum >= 2)) return key;
  }
  return 'pass';
}

/** Wounds are coming: what keeps the hunter in the zone is used, a spare spray too. */
export function woundsComing(state: State, seat: Seat, decision: BareDecision): string {
  const hunter = state.hunters[seat]!;
  const coming = decision.facts!['wounds'] as number;
  const isDeadly = hunter.wounds + coming >= slateOf(hunter).woundMaximum;
  const [key] = textKeys(decision);
  if (key && (isDeadly || costOf(state, seat, key) <= 1 || hunter.momentum > costOf(state, seat, key))) return key;
  const canSpray = decision.options.some(one => one.key === 'med-spray');
  return canSpray && (isDeadly || hunter.wounds >= 2) ? 'med-spray' : 'pass';
}

/** A crim is about to act: one that is engaged with the hunter is sent away into a strike; others are left alone unless it pays. */
export function crimStart(state: State, seat: Seat, decision: BareDecision): string {
  const hunter = state.hunters[seat]!;
  const crim = crimNumbered(state, decision.facts!['crim'] as number)!;
  const isMine = areEngaged(state, seat, crim);
  for (const key of textKeys(decision)) {
    const text = textOf(state, seat, key, ['crim-start']);
    const order = text?.effects.find(effect => effect.do === 'order');
    if (order?.do !== 'order') continue;
    if (isMine && order.action !== 'charge' && crim.lastAction !== 'charge') return key;
    if (!isMine && order.action === 'charge' && slateOf(hunter).attributes.fight >= 4) return key;
  }
  const isLow = hunter.wounds >= slateOf(hunter).woundMaximum - 1;
  return isLow && decision.options.some(one => one.key === 'med-spray') ? 'med-spray' : 'pass';
}

export const firstText = (decision: BareDecision): string => textKeys(decision)[0] ?? 'pass';
