/**
 * Questions that nobody needs to be asked where every answer comes to the same: where machines go and who of them is first, effects whose order is free, and which
 * copy of a resource is given away. What may matter a little, and who wants to leave it to the table all the same, is in spares.ts.
 */
import type { Chores } from '@quarry/kernel';
import { idOf } from '../content/box.ts';
import type { DecisionKind } from '../decisions.ts';

const KINDS: readonly DecisionKind[] = [
  'order-enemies',
  'enemy-route',
  'enemy-away',
  'enemy-edge',
  'enemy-friend',
  'enemy-target',
  'patrol-step',
  'order-effects',
  'discard-resource',
];

export const chores: Chores = { kinds: KINDS, alike: idOf };
