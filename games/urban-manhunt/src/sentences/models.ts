/** Hunters and crims as they stand, in words: where, how far away, how hurt, what they are worth and what they are about to do. */

import { gap, gapToFeature } from '@quarry/board';
import { limit, outOf, plural, type Seat } from '@quarry/kernel';
import { crimCard, dataslate } from '../content/box.ts';
import { ATTRIBUTES, type CrimAction } from '../content/kinds.ts';

import { ATTRIBUTE_NAMES, CRIM_ACTION_NAMES } from '../printed-names.ts';
import { actionAhead } from '../questions/replacement.ts';
import { areEngaged, attributeOf, bountyOf, crimFigure, groundIn, hunterFigure } from '../questions.ts';
import type { CrimView, HunterView, View } from '../state.ts';
import { sayAttack } from './cards.ts';
import { crimCalled, featureCalled, sayLength } from './names.ts';
import { sayPlace, standing } from './places.ts';

export const isHiding = ({ hiddenIn }: CrimView): boolean => hiddenIn >= 0;

/** The gap from a hunter to a crim, or to the feature it hides at; null without a hunter in the zone. */
export function gapTo(view: View, seat: Seat | null, crim: CrimView): number | null {
  if (seat === null || !view.hunters[seat]?.isIn) return null;
  const own = hunterFigure(view, seat);
  return isHiding(crim) ? gapToFeature(own, groundIn(view).features[crim.hiddenIn]!) : gap(own, crimFigure(crim));
}

/** `, 4.5" away` or `, engaged with you`; nothing without a hunter to measure from. */
export function farFrom(view: View, seat: Seat | null, crim: CrimView): string {
  const away = gapTo(view, seat, crim);
  if (seat === null || away === null) return '';
  return areEngaged(view, seat, crim) ? ', engaged with you' : `, ${sayLength(away)} away`;
}

/** As it stands, and as it is printed if that is another. */
export const crimValue = (crim: CrimView): string =>
  `Base Point Value ${bountyOf(crim)}${crim.bounty === 0 ? '' : ` (${crimCard(crim.card).bpv} printed)`}`;
export const crimHurt = (crim: CrimView): string => outOf(crim.wounds, crimCard(crim.card).wounds, 'wound');

/** UM-CRIM-1, 5..7, UM-HIDE-5: what it will do this turn unless a text says otherwise, as far as that is settled before it acts. */
export const orderOf = (view: View, crim: CrimView): CrimAction | null => actionAhead(view, crim);

/** `to Charge this turn, last action Flee`. */
export function crimPlans(view: View, crim: CrimView): string {
  const order = orderOf(view, crim);
  return [
    ...(order ? [`to ${CRIM_ACTION_NAMES[order]} this turn`] : []),
    ...(crim.lastAction === 'none' ? [] : [`last action ${CRIM_ACTION_NAMES[crim.lastAction]}`]),
  ].join(', ');
}

export const crimAt = (view: View, crim: CrimView): string =>
  isHiding(crim) ? `hidden at ${featureCalled(view, crim.hiddenIn)}` : standing(sayPlace(view, crim, crim.surface));

export const crimInZone = (crim: CrimView): string => crimCalled(crim.card, crim.no);

// Hunters

export const hunterAt = (view: View, hunter: HunterView): string =>
  hunter.isIn ? standing(sayPlace(view, hunter, hunter.surface)) : 'out of the zone';

/** Points, wounds, Momentum, tokens: what is open of a hunter, without its dataslate. */
export function hunterState(view: View, seat: Seat): string {
  const hunter = view.hunters[seat]!;
  const { points, wounds, momentum, reloads, medSprays, keepers } = hunter;
  const count = typeof keepers === 'number' ? keepers : keepers.length;
  return [
    plural(points, 'point'),
    ...(hunter.slate < 0 ? [] : [outOf(wounds, dataslate(hunter.slate).woundMaximum, 'wound', limit)]),
    `${momentum} Momentum`,
    ...(count > 0 ? [plural(count, 'Keeper')] : []),
    ...(reloads > 0 ? [plural(reloads, 'Reload token')] : []),
    ...(medSprays > 0 ? [plural(medSprays, 'Med Spray')] : []),
    ...(hunter.isFocused ? ['focused'] : []),
    ...(hunter.isSnared ? ['snared'] : []),
  ].join(', ');
}

/** Attributes as they stand, with Performance Shots in them. */
export function attributesOf(hunter: HunterView): string {
  const state = hunter as Parameters<typeof attributeOf>[0];
  return ATTRIBUTES.map(attribute => {
    const shots = hunter.shots.filter(shot => shot === attribute).length;
    return `${ATTRIBUTE_NAMES[attribute]} ${attributeOf(state, attribute)}${shots > 0 ? ` (${shots} by Performance Shot)` : ''}`;
  }).join(', ');
}

export const attacksOf = ({ slate, depleted }: HunterView): string =>
  dataslate(slate)
    .attacks.map((attack, weapon) => `${sayAttack(attack)}${depleted.includes(weapon) ? ', depleted' : ''}`)
    .join('; ');
