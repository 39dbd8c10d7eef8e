/** The course of the match: steps, phases, turns, the Control Deck, the end. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Table, UrbanOutcome } from '../events.ts';
import { D10 } from '../rules/dice.ts';
import type { Phase, Step } from '../state.ts';

export function goTo(table: Table, step: Step): void {
  set(table.state, { step, done: 0 });
}

/** On to another step of the same activation: the place in the initiative order is kept. */
export function goOnTo(table: Table, step: Step): void {
  writable(table.state).step = step;
}

/** This place in the initiative order is done with; the next one comes up. */
export function passOn(table: Table, step: Step): void {
  set(table.state, { step, done: table.state.done + 1 });
}

/** The next seat of a step that goes round the table. */
export function countDone(table: Table): void {
  writable(table.state).done += 1;
}

export function beginPhase(table: Table, phase: Phase, rule: ClauseId): void {
  writable(table.state).phase = phase;
  table.tell({ type: 'phase-begun', rule, phase, turn: table.state.turn });
}

export function makeFirst(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state).first = seat;
  table.tell({ type: 'first-player', rule, seat });
}

/** UM-CTL-1, UM-CTL-2: what was to be passed until the turn ends is asked again. */
export function countTurn(table: Table, rule: ClauseId): void {
  writable(table.state).turn += 1;
  table.passes.forget('turn');
  table.tell({ type: 'turn-begun', rule, turn: table.state.turn });
}

/** UM-SET-16, UM-SET-17: in the order of UM-SET-24, control, events, crims. */
export function dealDecks(table: Table, controls: number, rule: ClauseId): void {
  const { chance } = table;
  const state = writable(table.state);
  const control = chance.shuffle('control', state.controlPile);
  state.controlPile = control.slice(0, controls);
  state.controlOut = control.slice(controls);
  state.eventPile = chance.shuffle('events', state.eventPile);
  state.crimPile = chance.shuffle('crims', state.crimPile);
  table.tell({ type: 'decks-shuffled', rule, controls });
}

/** UM-CTL-4: the card of the turn before is used up now. */
export function flipControl(table: Table, rule: ClauseId): void {
  const state = writable(table.state);
  const [card, ...rest] = state.controlPile;
  if (state.control >= 0) state.controlUsed = [...state.controlUsed, state.control];
  state.control = card!;
  state.controlPile = rest;
  table.tell({ type: 'control-flipped', rule, card: card!, reveals: true });
}

/** UM-END-4: all Control Cards used so far are shuffled, and one of them is the new deck. */
export function addOvertime(table: Table, rule: ClauseId): void {
  const state = writable(table.state);
  const [card, ...rest] = table.chance.shuffle('control', [...state.controlUsed, state.control]);
  state.controlPile = [card!];
  state.controlUsed = rest;
  state.control = -1;
  state.overtime += 1;
  table.tell({ type: 'overtime-begun', rule, overtime: state.overtime });
}

/** UM-END-9, of a lone player: the match is over without a tier. */
export function concede(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state).hasConceded = true;
  table.tell({ type: 'match-conceded', rule, seat });
}

/** UM-SET-7: each of those who may be first rolls a die. */
export function rollForFirst(table: Table, seats: readonly Seat[], rule: ClauseId): readonly number[] {
  const faces = table.chance.roll(
    'roll-off',
    seats.map(() => D10),
  );
  table.tell({ type: 'rolled-off', rule, seats, faces });
  return faces;
}

/** Whoever looks alone sees which. */
export function peekControl(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const cards = table.state.controlPile.slice(0, n);
  table.tell({ type: 'control-peeked', rule, seat, secret: { to: [seat], facts: { cards } } });
}

/** The die that may end the match, if it shows what it needs. */
export function testEnd(table: Table, need: number, rule: ClauseId): boolean {
  const [face] = table.chance.roll('end-test', [D10]) as [number];
  table.tell({ type: 'end-tested', rule, face, need });
  return face >= need;
}

export function endMatch(table: Table, { winners, why, facts }: UrbanOutcome): void {
  goTo(table, 'over');
  table.tell({ type: 'match-over', rule: why, winners, ...facts });
}
