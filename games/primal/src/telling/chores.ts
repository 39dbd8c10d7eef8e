/**
 * Questions that nobody needs to be asked where every answer comes to the same: orders of texts and behaviours that do not touch each other. What may matter a
 * little, and who wants to leave it to the table all the same, is in spares.ts. Hands may be closed: what is paid and discarded from them is always asked.
 */
import type { Chores } from '@quarry/kernel';
import type { DecisionKind } from '../decisions.ts';

const KINDS: readonly DecisionKind[] = [
  'order-triggers',
  'agree-order-triggers',
  'order-own',
  'order-behaviours',
  'agree-order-behaviours',
  'order-rampage',
  'agree-order-rampage',
];

export const chores: Chores = { kinds: KINDS };
