/**
 * The Tracking Phase: the Leader picks the encounter, the Fledgling the event. Clauses ZD-TRACK-1..13, ZD-EVENT-1..4,
 * ZD-CALL-1..3, ZD-COOP-2, ZD-COOP-3. Building what was picked is in build-encounter.ts.
 */

import type { Rule } from '@quarry/kernel';
import { cardOptions, eventCard, TRACKING_DECKS } from '../content/box.ts';
import { askAll, chooseOne } from '../decisions.ts';
import { beginTracking, goTo, lookAtEvents, lookAtTracking, nameRival, revealPicks } from '../deeds.ts';
import type { Table } from '../events.ts';
import { isCooperative, seatOptions } from '../questions.ts';
import type { State } from '../state.ts';

const CARDS_LOOKED_AT = 3;

/** Both picks are made in secret and shown together (ZD-TRACK-4..6). */
export function* track(table: Table): Rule {
  const { state } = table;
  beginTracking(table, 'ZD-TRACK-13');
  const isLast = state.trackingPile.length === 0;
  if (!isLast) lookAtTracking(table, CARDS_LOOKED_AT, 'ZD-TRACK-1');
  const hasEvent = state.encounter > 1 && !isCooperative(state);
  // ZD-TRACK-3, ZD-EVENT-2: from the second phase on.
  if (hasEvent) lookAtEvents(table, CARDS_LOOKED_AT, 'ZD-TRACK-2');
  const trails = { seat: state.leader, kind: 'pick-tracking', rule: 'ZD-TRACK-4', options: cardOptions(state.trackingDrawn) } as const;
  const events = { seat: state.fledgling, kind: 'pick-event', rule: 'ZD-TRACK-4', options: cardOptions(state.eventDrawn) } as const;
  const picks = yield* askAll([...(isLast ? [] : [trails]), ...(hasEvent ? [events] : [])]);
  const tracking = isLast ? TRACKING_DECKS[state.quest]!.call : picks[0]!;
  const event = hasEvent ? picks.at(-1)! : -1;
  revealPicks(table, tracking, event, isLast ? 'ZD-CALL-2' : 'ZD-TRACK-6');
  if (event >= 0) yield* chooseRival(table);
  goTo(table, 'build-encounter');
}

/** D6: some events name a rival. */
function* chooseRival(table: Table): Rule {
  const { state } = table;
  if (eventCard(state.event).on !== 'rival') return;
  const options = seatOptions(rivalsOf(state));
  nameRival(table, yield* chooseOne({ seat: state.eventChooser, kind: 'name-rival', rule: 'ZD-EVENT-3', options }), 'ZD-EVENT-3');
}

const rivalsOf = (state: State): number[] => [...state.hunters.keys()].filter(seat => seat !== state.eventChooser);
