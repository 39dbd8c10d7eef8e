/** Crims in the zone: what they do, where they stand, their wounds, their hiding, their price. */

import type { Point } from '@quarry/board';
import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { CrimAction } from '../content/kinds.ts';
import type { Gait, NoShot, Parts, Table, Told } from '../events.ts';
import { sumOf } from '../parts.ts';
import { bountyOf } from '../questions.ts';
import type { CrimState } from '../state.ts';
import { put } from './shared.ts';

/** `via` are the corners it went round. */
export function moveCrim(
  table: Table,
  crim: CrimState,
  to: Point,
  surface: number,
  rule: ClauseId,
  via: readonly Point[] = [],
  gait: { readonly how?: Gait } = {},
): void {
  const from = { x: crim.x, y: crim.y };
  if (from.x === to.x && from.y === to.y && surface === crim.surface) return;
  put(crim, to, surface);
  const path = (): number[] => [from, ...via, to].flatMap(({ x, y }) => [x, y]);
  table.tell(() => ({ type: 'crim-moved', rule, crim: crim.no, card: crim.card, path: path(), ...gait }));
}

export function pushCrim(table: Table, crim: CrimState, to: Point, rule: ClauseId): void {
  const from = [crim.x, crim.y];
  put(crim, to, crim.surface);
  table.tell({ type: 'crim-pushed', rule, crim: crim.no, card: crim.card, path: [...from, to.x, to.y] });
}

export function woundCrim(
  table: Table,
  crim: CrimState,
  parts: Parts,
  by: Seat,
  rule: ClauseId,
  how: { readonly isStrike?: true } = {},
): void {
  const n = sumOf(parts);
  writable(crim).wounds += n;
  table.tell({ type: 'crim-wounded', rule, crim: crim.no, card: crim.card, n, parts, by, wounds: crim.wounds, ...how });
}

export function healCrim(table: Table, crim: CrimState, parts: Parts, rule: ClauseId): void {
  const healed = Math.min(sumOf(parts), crim.wounds);
  if (healed === 0) return;
  writable(crim).wounds -= healed;
  table.tell({ type: 'crim-healed', rule, crim: crim.no, card: crim.card, n: healed, parts, wounds: crim.wounds });
}

/** UM-ELIM-2: the model is removed, its card goes to the crim discard. `by` is -1 if no hunter caused it (UM-ELIM-10). */
export function removeCrim(table: Table, crim: CrimState, by: Seat, rule: ClauseId): void {
  const state = writable(table.state);
  state.crims = state.crims.filter(one => one !== crim);
  state.crimDiscard = [...state.crimDiscard, crim.card];
  if (by >= 0) writable(state.hunters[by]!).kills += 1;
  table.tell({ type: 'crim-eliminated', rule, crim: crim.no, card: crim.card, by });
}

export function hideCrim(table: Table, crim: CrimState, feature: number, rule: ClauseId): void {
  set(crim, { hiddenIn: feature, hidInTurn: table.state.turn });
  table.tell({ type: 'crim-hidden', rule, crim: crim.no, card: crim.card, feature });
}

/** Hidden no more. */
function bringOut(crim: CrimState, at: Point, surface: number): void {
  put(crim, at, surface);
  set(crim, { hiddenIn: -1, hidInTurn: 0 });
}

export function revealCrim(table: Table, crim: CrimState, at: Point, rule: ClauseId): void {
  bringOut(crim, at, -1);
  table.tell({ type: 'crim-revealed', rule, crim: crim.no, card: crim.card, x: at.x, y: at.y });
}

/** UM-HIDE-8: it comes out of hiding by itself. */
export function comeOut(table: Table, crim: CrimState, at: Point, surface: number, rule: ClauseId): void {
  bringOut(crim, at, surface);
  table.tell({ type: 'crim-came-out', rule, crim: crim.no, card: crim.card, x: at.x, y: at.y });
}

/** A shot or a strike is told by its attack. */
const WITHIN: Readonly<Partial<Record<CrimAction, { readonly within: 'attack' }>>> = {
  shoot: { within: 'attack' },
  fight: { within: 'attack' },
};

/** UM-CRIM-3: what it carried out, after substitution, and why it does not shoot: from the cover that it is in already (UM-SEEK-2), or at all. */
export function noteAction(
  table: Table,
  crim: CrimState,
  action: CrimAction,
  rule: ClauseId,
  how: Partial<NoShot> & { readonly isInCover?: true } = {},
): void {
  writable(crim).lastAction = action;
  table.tell({ type: 'crim-acted', rule, crim: crim.no, card: crim.card, action, hiddenIn: crim.hiddenIn, ...how, ...WITHIN[action] });
}

/** UM-CRIM-2: the next crim in order of arrival has its turn; 0 when all have had theirs. */
export function countActed(table: Table, no: number): void {
  writable(table.state).acted = no;
}

export function changeBounty(table: Table, crim: CrimState, parts: Parts, rule: ClauseId): void {
  const n = sumOf(parts);
  writable(crim).bounty += n;
  table.tell({ type: 'bounty-changed', rule, crim: crim.no, card: crim.card, n, parts, bounty: bountyOf(crim) });
}

// Orders

/** UM-EVT-14: a text gives it one. */
export function giveOrder(table: Table, seat: Seat, crim: CrimState, action: CrimAction, rule: ClauseId): void {
  table.tell({ type: 'order-given', rule, seat, crim: crim.no, card: crim.card, action });
}

/** The order that stands when it begins. */
export function orderCrim(table: Table, crim: CrimState, action: CrimAction, rule: ClauseId): void {
  table.tell({ type: 'crim-ordered', rule, crim: crim.no, card: crim.card, action });
}

/** Whoever has no shot says so with what they do instead. */
export function replaceOrder(
  table: Table,
  crim: CrimState,
  order: CrimAction,
  instead: Pick<Told<'order-replaced'>, 'action' | 'why' | 'rule' | keyof NoShot>,
): void {
  table.tell({
    type: 'order-replaced',
    crim: crim.no,
    card: crim.card,
    order,
    ...instead,
    ...(instead.why === 'no-shot' ? { within: 'action' } : {}),
  });
}

/** It cannot carry out its order, and does nothing. */
export function holdCrim(table: Table, crim: CrimState, why: 'nobody-in-zone' | 'no-room', rule: ClauseId): void {
  table.tell({ type: 'crim-held', rule, crim: crim.no, card: crim.card, why });
}
