/** Hunters in the zone: who plays whom, where they stand, their wounds, how they fall and come back. */

import type { Point } from '@quarry/board';
import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Parts, Table } from '../events.ts';
import { sumOf } from '../parts.ts';
import { slateOf } from '../questions.ts';

import { put } from './shared.ts';

export function takeSlate(table: Table, seat: Seat, slate: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.slate = slate;
  table.tell({ type: 'hunter-chosen', rule, seat, slate, hunter: slateOf(hunter).id });
}

/** Puts a hunter's model into the zone: deployed or returning. */
export function placeHunter(table: Table, seat: Seat, at: Point, surface: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  put(hunter, at, surface);
  writable(hunter).isIn = true;
  table.tell({ type: 'hunter-placed', rule, seat, x: at.x, y: at.y });
}

/** `parts` are those of the inches allowed, `length` is measured. */
export function moveHunter(
  table: Table,
  seat: Seat,
  way: readonly Point[],
  surface: number,
  length: number,
  parts: Parts,
  rule: ClauseId,
): void {
  const hunter = table.state.hunters[seat]!;
  const from = { x: hunter.x, y: hunter.y };
  const end = way.at(-1) ?? from;
  put(hunter, end, surface);
  const path = [from, ...way].flatMap(({ x, y }) => [x, y]);
  table.tell({ type: 'hunter-moved', rule, seat, path, surface, length, allowed: sumOf(parts), parts });
}

export function woundHunter(table: Table, seat: Seat, parts: Parts, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const n = sumOf(parts);
  hunter.wounds += n;
  table.tell({ type: 'hunter-wounded', rule, seat, n, parts, wounds: hunter.wounds });
}

export function healHunter(table: Table, seat: Seat, parts: Parts, rule: ClauseId, by: { readonly isRest?: true } = {}): void {
  const hunter = writable(table.state.hunters[seat]!);
  const healed = Math.min(sumOf(parts), hunter.wounds);
  if (healed <= 0) return;
  hunter.wounds -= healed;
  table.tell({ type: 'hunter-healed', rule, seat, n: healed, parts, wounds: hunter.wounds, ...by });
}

/** UM-INC-1..3, UM-FOC-4: out of the zone, Momentum and Focus gone, everything else kept. */
export function incapacitate(table: Table, seat: Seat, rule: ClauseId): void {
  const { turn, phase, hunters } = table.state;
  const hunter = hunters[seat]!;
  set(hunter, { isIn: false, momentum: 0, isFocused: false, actionsLeft: 0, extraActions: [] });
  set(hunter, { fellInTurn: turn, fellInPhase: phase, falls: hunter.falls + 1 });
  table.tell({ type: 'hunter-incapacitated', rule, seat });
}

export function comeBack(table: Table, seat: Seat, at: Point, surface: number, rule: ClauseId): void {
  const hunter = table.state.hunters[seat]!;
  put(hunter, at, surface);
  set(hunter, { isIn: true, hasReturned: true });
  table.tell({ type: 'hunter-returned', rule, seat, x: at.x, y: at.y });
}

/** UM-REST-4 holds for the turn of the return alone. */
export function forgetReturn(table: Table, seat: Seat): void {
  writable(table.state.hunters[seat]!).hasReturned = false;
}

export function snare(table: Table, seat: Seat, isSnared: boolean, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).isSnared = isSnared;
  table.tell({ type: isSnared ? 'hunter-snared' : 'snare-shaken-off', rule, seat });
}
