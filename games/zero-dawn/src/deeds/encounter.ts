/** An encounter: what is picked for it, how it is laid out, what lies on its map, how it ends and is cleared away. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { BEHAVIOUR_DECKS, levelOfTracking } from '../content/box.ts';
import type { EnemyType } from '../content/kinds.ts';
import type { EnemyBlow, Table } from '../events.ts';
import { isCooperative, threshold } from '../questions.ts';
import type { EnemyState, State, TrapState } from '../state.ts';
import { placeEnemy } from './enemies.ts';
import { without } from './shared.ts';

// Tracking

/** ZD-TRACK-1, ZD-TRACK-5, ZD-COOP-3: only the Leader sees them; in cooperative play everybody does (see state.ts). */
export function lookAtTracking(table: Table, n: number, rule: ClauseId): void {
  const { state } = table;
  const drawn = state.trackingPile.slice(0, n);
  set(state, { trackingPile: state.trackingPile.slice(n), trackingDrawn: drawn });
  const to = isCooperative(state) ? [...state.hunters.keys()] : [state.leader];
  table.tell({ type: 'tracking-drawn', rule, seat: state.leader, n: drawn.length, secret: { to, facts: { cards: drawn } } });
}

/** Only the Fledgling sees them. */
export function lookAtEvents(table: Table, n: number, rule: ClauseId): void {
  const { state } = table;
  const drawn = state.eventPile.slice(0, n);
  set(state, { eventPile: state.eventPile.slice(n), eventDrawn: drawn });
  const seat = state.fledgling;
  table.tell({ type: 'events-drawn', rule, seat, n: drawn.length, secret: { to: [seat], facts: { cards: drawn } } });
}

/** ZD-TRACK-6..10: one reveal shows both picks; what was not chosen is out for the rest of the game. */
export function revealPicks(table: Table, tracking: number, event: number, rule: ClauseId): void {
  pickTracking(table.state, tracking);
  pickEvent(table.state, event);
  const { encounter, level } = table.state;
  table.tell({ type: 'picks-revealed', rule, card: tracking, event, encounter, level, reveals: true });
}

function pickTracking(state: State, picked: number): void {
  const { trackingDrawn, trackingRow, trackingDiscard } = state;
  set(state, {
    card: picked,
    level: levelOfTracking(picked),
    // The Call is no card of the deck: it was not drawn, and does not join the row.
    trackingRow: trackingDrawn.includes(picked) ? [...trackingRow, picked] : trackingRow,
    trackingDiscard: [...trackingDiscard, ...without(trackingDrawn, [picked])],
    trackingDrawn: [],
  });
}

function pickEvent(state: State, picked: number): void {
  const { eventDrawn, eventDiscard, eventsPlayed, fledgling } = state;
  set(state, {
    event: picked,
    eventsPlayed: [...eventsPlayed, picked],
    eventChooser: picked >= 0 ? fledgling : -1,
    eventRival: -1,
    eventDiscard: [...eventDiscard, ...without(eventDrawn, [picked])],
    eventDrawn: [],
  });
}

export function nameRival(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state).eventRival = seat;
  table.tell({ type: 'rival-named', rule, seat, card: table.state.event });
}

// Laying out and clearing away

/** What stands and lies where when an encounter begins. */
export interface Layout extends Pick<State, 'dusk' | 'outcrops' | 'ruins' | 'corpses'> {
  readonly enemies: readonly { readonly type: EnemyType; readonly square: number }[];
}

export function layOutEncounter(table: Table, layout: Layout, rule: ClauseId): void {
  const { state } = table;
  const { dusk, outcrops, ruins, corpses } = layout;
  set(state, { points: 0, hasFailed: false, result: 'none', turn: 0, clock: 0, dusk });
  set(state, { enemies: [], traps: [], grassAdded: [], outcrops, ruins, corpses });
  for (const { type, square } of layout.enemies) placeEnemy(state, type, square);
  shuffleBehaviours(table);
  for (const hunter of state.hunters) set(hunter, { recency: 0, usedThisEncounter: [], square: -1 });
  refreshHunters(state);
  table.tell({ type: 'encounter-began', rule, encounter: state.encounter, level: state.level, card: state.card });
}

/** ZD-BEH-7: the decks of the types in play are full and shuffled. */
function shuffleBehaviours(table: Table): void {
  const { state, chance } = table;
  const types = [...new Set(state.enemies.map(enemy => enemy.type))].filter(type => BEHAVIOUR_DECKS[type]!.length > 1);
  writable(state).behaviours = types.map(type => ({ type, pile: chance.shuffle('behaviour', BEHAVIOUR_DECKS[type]!), discard: [] }));
}

/** Everybody is up, and suffers nothing. */
function refreshHunters(state: State): void {
  for (const hunter of state.hunters) set(hunter, { isUp: true, skip: 0, faints: 0, fire: 0, freeze: 0, shock: 0 });
}

/** ZD-R-54: tokens, traps and markers go, cards of traps to their owners. */
export function clearEncounter(table: Table, rule: ClauseId): void {
  const { state } = table;
  for (const { owner, card } of state.traps) {
    const hunter = writable(state.hunters[owner]!);
    hunter.discard = [...hunter.discard, card];
  }
  set(state, {
    traps: [],
    enemies: [],
    behaviours: [],
    activation: null,
    outcrops: [],
    ruins: [],
    corpses: [],
    grassAdded: [],
    hasFailed: false,
    dusk: 0,
  });
  refreshHunters(state);
  for (const hunter of state.hunters) set(hunter, { actionsLeft: 0, free: [], repeatable: [] });
  table.passes.forget('turn-end');
  table.tell({ type: 'table-cleared', rule });
}

/** The encounter is over, one way or the other. */
export function decideEncounter(table: Table, result: 'success' | 'failure'): void {
  set(table.state, { result, step: 'end-encounter' });
}

/** ZD-EVENT-1: the event ends with its encounter, and the next encounter is up. */
export function countEncounter(table: Table): void {
  set(table.state, { event: -1, eventChooser: -1, eventRival: -1, encounter: table.state.encounter + 1 });
}

// On the map

/** ZD-TERR-10: a ruin takes an attack, and is gone. */
export function useRuin(table: Table, square: number, attack: EnemyBlow, rule: ClauseId): void {
  writable(table.state).ruins = table.state.ruins.filter(one => one !== square);
  table.tell({ type: 'ruin-used', rule, ...attack, square });
}

export function lootCorpse(table: Table, seat: Seat, square: number, rule: ClauseId): void {
  writable(table.state).corpses = table.state.corpses.filter(one => one !== square);
  table.tell({ type: 'corpse-looted', rule, seat, square });
}

export function nameGrass(table: Table, seat: Seat, square: number, rule: ClauseId): void {
  writable(table.state).grassAdded = [...table.state.grassAdded, square];
  table.tell({ type: 'grass-named', rule, seat, square });
}

export function layTrap(table: Table, trap: TrapState, rule: ClauseId): void {
  writable(table.state).traps = [...table.state.traps, trap];
  table.tell({ type: 'trap-set', rule, seat: trap.owner, square: trap.square, card: trap.card });
}

/** A trap goes off under an enemy: its token is gone. */
export function takeUpTrap(table: Table, trap: TrapState, enemy: EnemyState, rule: ClauseId): void {
  writable(table.state).traps = table.state.traps.filter(one => one !== trap);
  table.tell({ type: 'trap-sprung', rule, seat: trap.owner, enemy: enemy.id, square: trap.square, card: trap.card });
}

export function gainPoints(table: Table, n: number, rule: ClauseId): void {
  writable(table.state).points += n;
  table.tell({ type: 'points-gained', rule, n, points: table.state.points, within: 'kill' });
}

// How it goes

export function beginTracking(table: Table, rule: ClauseId): void {
  table.tell({ type: 'tracking-began', rule, encounter: table.state.encounter });
}

export function countPoints(table: Table, rule: ClauseId): void {
  table.tell({ type: 'maintenance', rule, points: table.state.points, threshold: threshold(table.state) });
}

/** All votes are shown together. */
export function showVotes(table: Table, votes: readonly boolean[], rule: ClauseId): void {
  const yes = votes.filter(one => one).length;
  table.tell({ type: 'vote-taken', rule, yes, of: votes.length, votes: votes.map(one => (one ? 'end' : 'go-on')), reveals: true });
}

export function showResult(table: Table, rule: ClauseId): void {
  const { result, encounter, level, points } = table.state;
  const type = result === 'success' ? 'encounter-won' : 'encounter-lost';
  table.tell({ type, rule, encounter, level, points, threshold: threshold(table.state) });
}

export function warnOfDusk(table: Table, left: number, rule: ClauseId): void {
  table.tell({ type: 'dusk-nears', rule, left });
}

export function letDuskFall(table: Table, rule: ClauseId): void {
  table.tell({ type: 'dusk-fell', rule, turn: table.state.turn });
}
