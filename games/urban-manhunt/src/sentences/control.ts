/** What a Control Card orders, in one breath. */

import { sayList } from '@quarry/kernel';
import { DEMEANORS } from '../content/kinds.ts';
import type { ControlCard } from '../content/types.ts';
import { CRIM_ACTION_NAMES, DEMEANOR_NAMES } from '../printed-names.ts';

/** Demeanors with the same order are named together: `Aggressive and Tactical crims Charge, Skittish ones Flee`. */
export function sayOrders({ orders }: ControlCard): string {
  const actions = [...new Set(DEMEANORS.map(demeanor => orders[demeanor]))];
  if (actions.length === 1) return `all crims ${CRIM_ACTION_NAMES[actions[0]!]}`;
  return actions
    .map((action, i) => {
      const whose = DEMEANORS.filter(demeanor => orders[demeanor] === action).map(demeanor => DEMEANOR_NAMES[demeanor]);
      return `${sayList(whose)} ${i === 0 ? 'crims' : 'ones'} ${CRIM_ACTION_NAMES[action]}`;
    })
    .join(', ');
}
