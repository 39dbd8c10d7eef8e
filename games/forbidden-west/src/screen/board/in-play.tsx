/** The behaviour card that an enemy follows just now, above the map. */
import type { ReactElement } from 'react';
import { enemiesIn, fieldIn } from '../../questions.ts';
import type { View } from '../../state.ts';
import { BehaviourCard } from '../behaviour-card.tsx';

/** While an enemy follows a card it lies above the map, on the side where fewer stand. */
export default function InPlay({ view, isAsked }: { readonly view: View; readonly isAsked: boolean }): ReactElement | null {
  const { activation, enemies } = view.fight;
  const enemy = enemies.find(one => one.id === activation?.enemy);
  if (!activation || activation.card < 0 || !enemy) return null;
  return (
    <div className={['fw-in-play', isLeftBusier(view) ? '' : 'is-left', isAsked ? 'is-asked' : ''].filter(Boolean).join(' ')}>
      <BehaviourCard view={view} card={activation.card} enemy={enemy} />
    </div>
  );
}

/** In the upper half, which the card would cover. */
function isLeftBusier(view: View): boolean {
  const { width, height } = fieldIn(view);
  const upper = [...enemiesIn(view), ...view.party.marshals].map(one => one.square).filter(at => at >= 0 && at < (width * height) / 2);
  const left = upper.filter(at => at % width < width / 2);
  return left.length * 2 >= upper.length;
}
