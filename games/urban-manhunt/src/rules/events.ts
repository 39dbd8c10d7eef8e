/** Drawing Event Cards, and the hand limit. Clauses UM-EVT-2, 3, 6, 9, 12. When queued cards are carried out is in carry-out.ts. */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { cardOption, eventCard } from '../content/box.ts';
import { chooseSome } from '../decisions.ts';
import { discardKeeper, keepEvent, queueEvent, takeEvent } from '../deeds/index.ts';
import type { Table } from '../events.ts';

import { handLimit } from '../texts-in-force.ts';

/** UM-EVT-2, UM-EVT-3: a Keeper comes to hand, any other card waits until the phase closes. Without any card nothing is drawn (UM-EVT-6). */
export function* drawEvent(table: Table, seat: Seat, isFlipped: boolean, rule: ClauseId): Rule {
  const card = takeEvent(table);
  if (card < 0) return;
  if (!eventCard(card).keeper) return queueEvent(table, seat, card, isFlipped, rule);
  keepEvent(table, seat, card, isFlipped, rule);
  yield* keepToLimit(table, seat);
}

/** UM-EVT-9: what is too much is discarded at once. */
function* keepToLimit(table: Table, seat: Seat): Rule {
  const { keepers } = table.state.hunters[seat]!;
  const excess = keepers.length - handLimit(table.state, seat);
  if (excess <= 0) return;
  const options = keepers.map(cardOption);
  const chosen = yield* chooseSome({ seat, kind: 'discard-keepers', rule: 'UM-EVT-9', options, min: excess, max: excess });
  for (const card of chosen) discardKeeper(table, seat, card, 'UM-EVT-9');
}
