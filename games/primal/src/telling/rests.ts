/**
 * Questions that come in every round and may rest: whether one drinks. Whoever lets it rest is asked again when somebody is down to half of their health or has fallen,
 * when the beast changes its stance, and when they have other potions.
 */
import type { Rest } from '@quarry/kernel';
import type { Asked } from '../decisions.ts';
import { stanceOf } from '../places.ts';
import { healthOf } from '../questions.ts';
import type { View } from '../state.ts';

/** Up and well, or down to half; what is worse is no better time to drink. */
const standsBadly = (view: View): string =>
  view.hunters.map(({ ko, damage }, seat) => (ko !== 'up' || damage * 2 >= healthOf(view, seat) ? 'x' : '.')).join('');

export function rests({ kind, seat }: Asked, view: View): Rest | null {
  if (kind !== 'consume') return null;
  const { potions } = view.hunters[seat]!;
  return {
    until: 'somebody is down to half',
    mark: `${standsBadly(view)} ${stanceOf(view).stance} ${potions.join(',')}`,
    answer: 'none',
  };
}
