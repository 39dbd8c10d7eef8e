/** How a match stands: by points. */
import { type Standing, stoodEach, stoodTogether } from '@quarry/kernel';
import { targetOf } from '../questions/targets.ts';
import { isSolo } from '../questions.ts';
import type { View } from '../state.ts';

export function standing(view: View): Standing | null {
  const { hunters, phase, tier, length } = view;
  if (phase === 'set-up') return null;
  if (!isSolo(view))
    return stoodEach(
      'Points',
      'eliminations, pods and cards',
      hunters.map(one => one.points),
    );
  return stoodTogether(`The way to ${tier}`, 'points', (100 * hunters[0]!.points) / targetOf(tier, length));
}
