/**
 * Questions that nobody needs to be asked where every answer comes to the same: where enemies go and who of them is first, and effects whose order is free. What
 * may matter a little, and who wants to leave it to the table all the same, is in spares.ts. Hands are closed: what is discarded from them is always asked.
 */
import type { Chores } from '@quarry/kernel';
import type { DecisionKind } from '../decisions.ts';

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

export const chores: Chores = { kinds: KINDS };
