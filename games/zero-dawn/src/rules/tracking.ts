/**
 * The Tracking Phase: the Leader picks the encounter, the Fledgling the event. Clauses ZD-TRACK-1..13, ZD-EVENT-1..4,
 * ZD-CALL-1..3, ZD-COOP-2, ZD-COOP-3. Building what was picked is in build-encounter.ts.
 */
import { askAll, chooseOne, type Question, type Rule } from '@quarry/kernel';
import { cardOptions, eventCard, levelOfTracking, TRACKING_DECKS } from '../content/box.ts';
import { isCooperative, seatOptions } from '../questions.ts';
import type { State, Table } from '../state.ts';

const CARDS_LOOKED_AT = 3;

/** Both picks are made in secret and shown together (ZD-TRACK-4..6). */
export function* track(table: Table): Rule {
  const { state } = table;
  table.tell({ type: 'tracking-began', rule: 'ZD-TRACK-13', encounter: state.encounter });
  const isLast = state.trackingPile.length === 0;
  if (!isLast) lookAtTracking(table);
  const hasEvent = state.encounter > 1 && !isCooperative(state);
  if (hasEvent) lookAtEvents(table);
  const questions: Question<number>[] = [];
  if (!isLast) questions.push({ seat: state.leader, kind: 'pick-tracking', rule: 'ZD-TRACK-4', options: cardOptions(state.trackingDrawn) });
  if (hasEvent) questions.push({ seat: state.fledgling, kind: 'pick-event', rule: 'ZD-TRACK-4', options: cardOptions(state.eventDrawn) });
  const picks = yield* askAll(questions);
  const tracking = isLast ? TRACKING_DECKS[state.quest]!.call : picks[0]!;
  const event = hasEvent ? picks.at(-1)! : -1;
  reveal(table, tracking, event, isLast);
  if (event >= 0) yield* nameRival(table);
  state.step = 'build-encounter';
}

/** ZD-TRACK-1, ZD-TRACK-5, ZD-COOP-3: only the Leader sees them; in cooperative play everybody does (see state.ts). */
function lookAtTracking(table: Table): void {
  const { state } = table;
  const drawn = state.trackingPile.slice(0, CARDS_LOOKED_AT);
  state.trackingPile = state.trackingPile.slice(CARDS_LOOKED_AT);
  state.trackingDrawn = drawn;
  const to = isCooperative(state) ? [...state.hunters.keys()] : [state.leader];
  table.tell({ type: 'tracking-drawn', rule: 'ZD-TRACK-1', seat: state.leader, n: drawn.length, secret: { to, facts: { cards: drawn } } });
}

/** ZD-TRACK-2, ZD-TRACK-3, ZD-EVENT-2: from the second phase on. */
function lookAtEvents(table: Table): void {
  const { state } = table;
  const drawn = state.eventPile.slice(0, CARDS_LOOKED_AT);
  state.eventPile = state.eventPile.slice(CARDS_LOOKED_AT);
  state.eventDrawn = drawn;
  table.tell({
    type: 'events-drawn',
    rule: 'ZD-TRACK-2',
    seat: state.fledgling,
    n: drawn.length,
    secret: { to: [state.fledgling], facts: { cards: drawn } },
  });
}

/** ZD-TRACK-6..10, ZD-CALL-2: one reveal shows both; what was not chosen is out for the rest of the game. */
function reveal(table: Table, tracking: number, event: number, isLast: boolean): void {
  const { state } = table;
  state.trackingDiscard = [...state.trackingDiscard, ...state.trackingDrawn.filter(no => no !== tracking)];
  state.trackingDrawn = [];
  state.card = tracking;
  state.level = levelOfTracking(tracking);
  if (!isLast) state.trackingRow = [...state.trackingRow, tracking];
  state.eventDiscard = [...state.eventDiscard, ...state.eventDrawn.filter(no => no !== event)];
  state.eventDrawn = [];
  state.event = event;
  state.eventsPlayed = [...state.eventsPlayed, event];
  state.eventChooser = event >= 0 ? state.fledgling : -1;
  state.eventRival = -1;
  table.tell({
    type: 'picks-revealed',
    rule: isLast ? 'ZD-CALL-2' : 'ZD-TRACK-6',
    card: tracking,
    event,
    encounter: state.encounter,
    level: state.level,
    reveals: true,
  });
}

/** D6: some events name a rival. */
function* nameRival(table: Table): Rule {
  const { state } = table;
  if (eventCard(state.event).on !== 'rival') return;
  const rivals = rivalsOf(state);
  state.eventRival = yield* chooseOne({ seat: state.eventChooser, kind: 'name-rival', rule: 'ZD-EVENT-3', options: seatOptions(rivals) });
  table.tell({ type: 'rival-named', rule: 'ZD-EVENT-3', seat: state.eventRival, card: state.event });
}

const rivalsOf = (state: State): number[] => [...state.hunters.keys()].filter(seat => seat !== state.eventChooser);
