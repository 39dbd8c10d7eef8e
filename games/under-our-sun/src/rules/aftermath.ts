/** What follows from an action once it is done: events that waited for a fight, merchants, the mission, and those who wait. US-R-47, US-R-69. */
import type { Rule } from '@quarry/kernel';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { clockwiseAfter, hexOf, livingAt } from '../questions/basics.ts';
import { foesAt } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { calmMerchants } from './calming.ts';
import { resolveEvent } from './events.ts';
import { checkMission } from './mission.ts';
import { offerSavedAp } from './saved-ap.ts';

export function* afterAction(table: Table, who: Who): Rule {
  yield* settle(table, who);
  const { state } = table;
  for (const other of clockwiseAfter(state, who)) {
    if (state.characters[other]!.isWaiting && (yield* offerSavedAp(table, other))) yield* settle(table, other);
  }
}
export function* settle(table: Table, who: Who): Rule {
  calmMerchants(table);
  for (const hex of pendingEvents(table.state, who)) yield* resolveEvent(table, hex, who);
  yield* checkMission(table);
}
/** Tiles with an event on which somebody stands and nobody fights any more. */
function pendingEvents(state: State, who: Who): number[] {
  const pending = state.tiles.filter(tile => tile.hasEvent && isQuiet(state, tile.hex)).map(tile => tile.hex);
  return pending.length < 2 ? pending : pending.toSorted((a, b) => Number(b === hexOf(state, who)) - Number(a === hexOf(state, who)));
}
function isQuiet(state: State, hex: Hex): boolean {
  const there = livingAt(state, hex);
  return there.length > 0 && there.every(one => foesAt(state, hex, one).length === 0);
}
