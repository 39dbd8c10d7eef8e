/** What somebody would lead or carry along besides the own pack. */
import type { Effect } from '../content/words/index.ts';
import { areasOf, canCarry, loadOf } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { figureNo } from '../texts-in-force.ts';
import { missionIn } from './basics.ts';

/** Whether somebody can carry a figure as well, the pack arranged in whichever way. */
export function hasRoomFor(view: View, who: Who, figure: string): boolean {
  const { areas = 0 } = missionIn(view).figures[figureNo(view, figure)]!;
  if (areas === 0) return true;
  return areasOf(view, who).flexible >= areas && canCarry(view, who, loadOf(view, who), areas);
}

/** Whether a text would only lift what its reader has no room for, for which nobody should pay. */
export const liftsInVain = (view: View, who: Who, effects: readonly Effect[]): boolean =>
  effects.length > 0 && effects.every(one => one.do === 'take-figure' && !hasRoomFor(view, who, one.figure));
