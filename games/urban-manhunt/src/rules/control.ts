/**
 * The Control Phase up to the new crims: First Player, Control Card, pods, Event Card. Clauses UM-CTL-1..10. Crims enter in placing.ts;
 * queued events are carried out in carry-out.ts.
 */

import { type Rule, seatAfter } from '@quarry/kernel';
import { controlCard } from '../content/box.ts';
import { beginPhase, countTurn, flipControl, goTo, makeFirst, orderCrims, restockPods } from '../deeds/index.ts';
import type { Parts, Table } from '../events.ts';
import { byCause, byText, sumOf } from '../parts.ts';
import type { View } from '../state.ts';
import { drawEvent } from './events.ts';
import { roomForCrims } from './placing.ts';

/** UM-CTL-10. */
function orderedParts({ hunters, control }: View): Parts {
  const { name, k } = controlCard(control);
  return [...byCause('half-the-hunters', Math.ceil(hunters.length / 2)), ...byText(name, k)];
}
export const crimsOrdered = (state: View): number => sumOf(orderedParts(state));

/** UM-CTL-3: the winner of the roll-off in turn 1, then one seat clockwise, incapacitated or not. */
const newFirst = (state: View): number => (state.turn === 1 ? state.first : seatAfter(state.first, state.hunters.length));

export function* beginTurn(table: Table): Rule {
  const { state } = table;
  countTurn(table, 'UM-CTL-1');
  beginPhase(table, 'control', 'UM-CTL-1');
  makeFirst(table, newFirst(state), 'UM-CTL-3');
  flipControl(table, 'UM-CTL-4');
  const { restock, event, mode } = controlCard(state.control);
  // UM-CTL-6, UM-CTL-7
  if (restock && state.pods.includes(false)) restockPods(table, 'UM-CTL-6');
  if (event) yield* drawEvent(table, state.first, false, 'UM-CTL-8');
  orderCrims(table, orderedParts(state), roomForCrims(state), mode, 'UM-CTL-9');
  goTo(table, 'place-crim');
}
