/**
 * What a sensible player uses in windows: Momentum and Keepers where they add more points than they are worth kept, against a rival
 * where it hurts, Med Sprays before it is too late. What a text adds to a check is in checks.ts, texts between actions are in acting.ts.
 */

import { gap } from '@quarry/board';
import type { Option, Seat } from '@quarry/kernel';
import { dataslate } from '../content/box.ts';
import type { CrimAction } from '../content/kinds.ts';
import type { Text } from '../content/types.ts';
import type { Asked, WindowKind } from '../decisions.ts';
import type { Use } from '../in-the-making.ts';
import { areEngaged, attributeOf, crimFigure, crimNumbered, hunterFigure, leaders, slateOf } from '../questions.ts';
import type { CrimView, HunterView, View } from '../state.ts';
import { textUsed, type UsedText } from '../texts-in-force.ts';
import { gainAfter, gainBefore } from './checks.ts';
import { futureOf, harmOf, turnsLeft } from './harm.ts';
import { bestBlow, isNearerToAnother, outlookOn, strikeWorth } from './insight.ts';
import { qualityOf } from './odds.ts';

// What is given up

/** What the first Momentum in hand is worth, the second, and so on; a hoard is worth less. */
const MOMENTUM = [0.9, 0.8, 0.7, 0.55, 0.45];
/** What a Keeper is worth in hand. */
const KEEPER = 0.8;
/** Things are kept for the turns to come: at their full worth for so many, and in the last turn they are still of some use. */
const TURNS_OF_USE = 4;
const LEAST = 0.2;

const keptFor = (state: View): number => Math.max(LEAST, Math.min(1, (turnsLeft(state) + 0.5) / TURNS_OF_USE));

/** What so much Momentum is worth kept. */
export function priceOf(state: View, { momentum }: HunterView, cost: number): number {
  let price = 0;
  for (let i = 0; i < cost; i++) price += MOMENTUM[momentum - 1 - i] ?? MOMENTUM.at(-1)!;
  return price * keptFor(state);
}

/** What using something gives up. */
export function priceOfUse(state: View, seat: Seat, { by }: Use, { cost }: UsedText): number {
  if (by === 'option') return priceOf(state, state.hunters[seat]!, cost);
  return by === 'rule' ? 0 : KEEPER * keptFor(state);
}

/** What a window offers, but for passing. */
const usesIn = ({ options }: Asked<WindowKind>): Option<Use>[] =>
  options.filter((one): one is Option<Use> => one.value !== null && 'by' in one.value);
const textsIn = (decision: Asked<WindowKind>): Option<Use>[] =>
  usesIn(decision).filter(({ value: { by } }) => by !== 'med-spray' && by !== 'reload');

/** The text that brings most beyond what it gives up, if one does. */
function worthyText(state: View, seat: Seat, decision: Asked<WindowKind>, gain: (text: Text) => number): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { key, value } of textsIn(decision)) {
    const used = textUsed(state.hunters[seat]!.slate, value)!;
    const worth = gain(used.text) - priceOfUse(state, seat, value, used);
    if (worth > most) [best, most] = [key, worth];
  }
  return best;
}
const bestText = (...about: Parameters<typeof worthyText>): string => worthyText(...about) ?? 'pass';

// Checks

/** What a rival loses is worth this much to a seat: most if the rival leads. */
const spite = (state: View, rival: Seat): number => (leaders(state).includes(rival) ? 0.5 : 0.3);

/** Before a roll, one thing at a time. */
export function beforeRoll(state: View, seat: Seat, decision: Asked<'before-roll'>): string {
  const told = decision.facts;
  if (told.hunter === seat) return bestText(state, seat, decision, text => gainBefore(state, told, text));
  return bestText(state, seat, decision, text => -spite(state, told.hunter) * gainBefore(state, told, text));
}

/** After a roll: rerolls and successes where they count. */
export function afterRoll(state: View, seat: Seat, decision: Asked<'after-roll'>): string {
  const told = decision.facts;
  if (told.hunter === seat) return bestText(state, seat, decision, text => gainAfter(state, told, text));
  return bestText(state, seat, decision, text => -spite(state, told.hunter) * gainAfter(state, told, text));
}

// Wounds and kills

/** Wounds are coming: what spares more than it is worth kept, and a Med Spray where it keeps the hunter in the zone. */
export function woundsComing(state: View, seat: Seat, decision: Asked<'wounds-coming'>): string {
  const hunter = state.hunters[seat]!;
  const coming = decision.facts.wounds;
  const spared = (text: Text): number => text.effects.reduce((sum, effect) => sum + (effect.do === 'cancel-wounds' ? effect.n : 0), 0);
  const harm = (wounds: number): number => harmOf(state, hunter, Math.max(0, wounds));
  const text = worthyText(state, seat, decision, one => harm(coming) - harm(coming - spared(one)));
  if (text !== null) return text;
  const { woundMaximum } = slateOf(hunter);
  const isDeadly = hunter.wounds + coming >= woundMaximum;
  const isSaved = hunter.wounds - Math.min(2, hunter.wounds) + coming < woundMaximum;
  return isDeadly && isSaved && usesIn(decision).some(({ value }) => value.by === 'med-spray') ? 'med-spray' : 'pass';
}

/** A Grand Finale is worth waiting for: style that is doubled must be this good, in the midst of a match. */
const FINALE = 4;

/** A kill: points that cost nothing, and doubled style where there is some. */
export function onKill(state: View, seat: Seat, decision: Asked<'on-kill'>): string {
  const { hunter, isFrozen } = decision.facts;
  const me = state.hunters[seat]!;
  const style = qualityOf(attributeOf(me, 'pizzazz') + 1);
  return bestText(state, seat, decision, text =>
    text.effects.reduce((sum, effect) => {
      if (effect.do === 'double-quality') return sum + style - (FINALE - KEEPER) * futureOf(state);
      if (effect.do === 'points') return sum + (isFrozen && hunter === seat ? 0 : effect.n);
      return effect.do === 'momentum' ? sum + priceOf(state, { ...me, momentum: me.momentum + effect.n }, effect.n) : sum;
    }, 0),
  );
}

// Crims

/** A crim is about to act: one that would do harm is sent away, one that is worth a fight is called. */
export function crimStart(state: View, seat: Seat, decision: Asked<'crim-start'>): string {
  const crim = crimNumbered(state, decision.facts.crim)!;
  return bestText(state, seat, decision, text =>
    Math.max(...text.effects.map(effect => (effect.do === 'order' ? worthOfOrder(state, seat, crim, effect.action) : 0))),
  );
}

/** What an order for a crim is worth to the hunter that gives it. */
export function worthOfOrder(state: View, seat: Seat, crim: CrimView, order: CrimAction | 'any'): number {
  switch (order) {
    case 'any':
      return Math.max(worthOfHiding(state, seat, crim), worthOfCharge(state, seat, crim));
    case 'flee':
      // One that charged last would charge again (UM-CRIM-5); to hide it goes all the same (UM-HIDE-11).
      return crim.lastAction === 'charge' ? 0 : worthOfHiding(state, seat, crim);
    case 'hide':
      return worthOfHiding(state, seat, crim);
    case 'charge':
      return worthOfCharge(state, seat, crim);
    default:
      return 0;
  }
}

/** The harm that it does not do, and the strike as it runs. */
function worthOfHiding(state: View, seat: Seat, crim: CrimView): number {
  const { wounds, strike } = outlookOn(state, seat, hunterFigure(state, seat), crim);
  const struck = areEngaged(state, seat, crim) ? strikeWorth(state, seat, crim) - strike : 0;
  return harmOf(state, state.hunters[seat]!, wounds) + struck;
}

/** A fight without a way to it, for what the crim does when it comes. */
function worthOfCharge(state: View, seat: Seat, crim: CrimView): number {
  const own = hunterFigure(state, seat);
  if (areEngaged(state, seat, crim) || isNearerToAnother(state, seat, crim, gap(own, crimFigure(crim)))) return 0;
  const now = outlookOn(state, seat, own, crim);
  const called = outlookOn(state, seat, own, crim, 'charge');
  const blow = called.comes && !now.comes ? bestBlow(state, seat, [crim]) : 0;
  return blow * NEXT_TURN + harmOf(state, state.hunters[seat]!, now.wounds) - harmOf(state, state.hunters[seat]!, called.wounds);
}
/** What can be done next turn counts for less: much may happen before. */
const NEXT_TURN = 0.5;

/** A crim is about to enter: a card may say where, Momentum is too good for that. */
export const spawn = (decision: Asked<'spawn'>): string => textsIn(decision).find(({ value }) => value.by !== 'option')?.key ?? 'pass';

/** An attack ran dry: a token is for that; a Keeper only if Momentum could not do it later. */
export function whenDepleted(state: View, seat: Seat, decision: Asked<'depleted'>): string {
  const hunter = state.hunters[seat]!;
  const token = usesIn(decision).find(({ value }) => value.by === 'reload');
  if (token) return token.key;
  const isAffordable = dataslate(hunter.slate).options.some(
    ({ when, cost, effects }) => when === 'act' && cost <= hunter.momentum && effects.some(effect => effect.do === 'reload'),
  );
  return isAffordable ? 'pass' : (textsIn(decision)[0]?.key ?? 'pass');
}
