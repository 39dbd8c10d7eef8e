/**
 * Whether hard going is anything to think of before a Move: difficult ground, or a roof to climb onto, within the longest way that the roll could give. UM-MOV-2,
 * UM-R-83. It is read from what everybody sees, Keepers in hand aside: what is offered must not tell of them. The Move itself is in move.ts.
 */

import { gapToFeature, TOLERANCE } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { dataslate, EVENT_DECK, eventCard } from '../content/box.ts';
import type { Text } from '../content/types.ts';
import { applyToCheck } from '../effects/vocabulary.ts';
import { type Check, newCheck } from '../in-the-making.ts';
import { attributeOf, groundIn, hunterFigure, mils } from '../questions.ts';
import type { View } from '../state.ts';
import { focusSteps, hunterHas } from '../texts-in-force.ts';
import { addedTo, poolOf, sizesOf } from './dice.ts';

/** Inches that a Move is good for without a single success. */
export const STRIDE = 4;
/** UM-IMP-10: the Impact Die, counted twice. */
const IMPACT = 2;

const speaksOfMoves = ({ when, checks }: Text): boolean => (when === 'pre' || when === 'post') && (checks?.includes('move') ?? true);
/** Any of them may be drawn while a Move is under way. */
const KEEPERS = EVENT_DECK.flatMap(no => eventCard(no).keeper ?? []).filter(speaksOfMoves);

/** UM-MOV-1: the Move check of a hunter as it is declared. */
export const moveCheck = (state: View, seat: Seat): Check =>
  newCheck('move', seat, 'athletics', attributeOf(state.hunters[seat]!, 'athletics'), null);

/** The longest Move there could be, in mils: every die a success, and everything used that speaks of it, whatever it costs. */
export function longestMove(state: View, seat: Seat): number {
  const { slate, isFocused } = state.hunters[seat]!;
  const { rule, options } = dataslate(slate);
  const check = moveCheck(state, seat);
  if (isFocused) check.ups += focusSteps(state, seat, 'move');
  for (const text of [...rule.texts, ...options].filter(speaksOfMoves).concat(KEEPERS))
    for (const effect of text.effects) applyToCheck(check, effect);
  return mils(STRIDE + IMPACT + sizesOf(poolOf(check)).length + addedTo(check));
}

/** The features by which a Move of this hunter could become hard going, measured straight: difficult ground, and roofs with the climb. */
export function hardGround(state: View, seat: Seat): number[] {
  const mindsDifficult = !hunterHas(state, seat, 'ignore-difficult');
  const mindsClimbs = !hunterHas(state, seat, 'ignore-climb');
  if (!mindsDifficult && !mindsClimbs) return [];
  const ground = groundIn(state);
  const { x, y, r, surface } = hunterFigure(state, seat);
  const longest = longestMove(state, seat) - ground.elevation(surface); // UM-MOV-5: down from a roof costs inches, too
  return ground.features.flatMap((feature, i) => {
    if (i === surface || !((mindsDifficult && feature.isDifficult) || (mindsClimbs && feature.isClimbable))) return [];
    const away = gapToFeature({ x, y, r: 0 }, feature);
    const isCrossed = mindsDifficult && feature.isDifficult && away < longest;
    return isCrossed || (mindsClimbs && feature.isClimbable && away + r + feature.height <= longest + TOLERANCE) ? [i] : [];
  });
}
