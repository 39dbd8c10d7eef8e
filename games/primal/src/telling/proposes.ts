/** What a deed is paid with at first, until its player says otherwise. */
import type { Answer, BareDecision } from '@quarry/kernel';
import { leastLost } from '../bot/turns.ts';
import type { Asked } from '../decisions.ts';
import type { View } from '../state.ts';

/** PA-STAM-3: nothing is lost where that can be helped; of such ways the one that a sensible player would miss least. */
export function proposes(bare: BareDecision, view: View): Answer | null {
  const decision = bare as Asked;
  return decision.kind === 'pay' ? leastLost(view, decision) : null;
}
