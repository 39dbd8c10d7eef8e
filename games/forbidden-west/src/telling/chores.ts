/**
 * Questions that nobody needs to be asked where every answer comes to the same: where enemies go and who of them is first, and effects whose order is free. What
 * may matter a little, and who wants to leave it to the table all the same, is in spares.ts. Hands are closed: what is discarded from them is always asked.
 */
import type { Chores } from '@quarry/kernel';
import { MOVED_NEAR } from '../content/words/nearness.ts';
import type { Asked, DecisionKind } from '../decisions.ts';
import { distance, enemiesIn, fieldIn, isAnybodyRevealed, marshalOf, seatsOf } from '../questions.ts';
import { isOnRoute, squaresOnPatrol } from '../rules/patrol.ts';
import { trapsUnder } from '../rules/traps.ts';
import type { EnemyView, View } from '../state.ts';

const KINDS: readonly DecisionKind[] = [
  'enemy-route',
  'agree-enemy-route',
  'patrol-route',
  'agree-patrol-route',
  'order-pulse',
  'agree-order-pulse',
  'order-types',
  'order-enemies',
  'order-trapped',
  'order-traps',
  'order-revealed',
  'order-effects',
  'order-conditions',
  'order-injuries',
  'order-end-of-turn',
];

/** FW-PATROL-1, FW-PATROL-2: on its next patrol, whatever its die shows, it only walks along its route, onto no trap and near nobody. */
function onlyWalks(view: View, enemy: EnemyView): boolean {
  const squares = squaresOnPatrol(view, enemy);
  const isNear = (square: number): boolean =>
    seatsOf(view).some(seat => distance(fieldIn(view), marshalOf(view, seat).square, square) <= MOVED_NEAR);
  return isOnRoute(view, enemy) && trapsUnder(view, squares).length === 0 && !squares.some(isNear);
}

/** FW-EACT-4, FW-R-34: each on patrol has a die and a route of its own, so that it is all one who sets out first. */
function evenOdds({ kind }: Pick<Asked, 'kind'>, view: View): boolean {
  if (kind !== 'order-types' && kind !== 'order-enemies') return false;
  return !isAnybodyRevealed(view) && enemiesIn(view).every(enemy => onlyWalks(view, enemy));
}

export const chores: Chores<View> = { kinds: KINDS, evenOdds: (decision, view) => evenOdds(decision as Asked, view) };
