/** What happens to characters: squares, hit points, conditions, turns, resources. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { ActionKind, Condition, Resource } from '../content/kinds.ts';
import type { Gait, HurtBy, Table } from '../events.ts';
import { isWon } from '../questions/objectives.ts';
import { resourceAt } from '../questions.ts';
import { settle } from './objective.ts';

/** A step of a longer stretch is told with the last one of it, which says where it began; unless the encounter is won by it. */
export type Stretch = { readonly within: 'marshal-moved' } | { readonly start?: number };

export function moveMarshal(table: Table, seat: Seat, square: number, how: Gait, rule: ClauseId, stretch: Stretch = {}): void {
  const { state, tell } = table;
  const marshal = writable(state.party.marshals[seat]!);
  const from = marshal.square;
  marshal.square = square;
  if (how !== 'placed' && how !== 'evade') marshal.hasMoved = true;
  const isEnd = 'within' in stretch && state.brief !== null && isWon(state);
  tell({ type: 'marshal-moved', rule, seat, from, square, how, ...(isEnd ? {} : stretch) });
  if (how !== 'placed') settle(table);
}

/** FW-HP-1. Fainting follows in the rules. */
export function hurtMarshal({ state, tell }: Table, seat: Seat, n: number, by: HurtBy, frost: number, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.dial = Math.max(0, marshal.dial - n);
  tell({ type: 'marshal-hurt', rule, seat, n, dial: marshal.dial, by, frost, ...(by === 'attack' ? { within: 'marshal-evaded' } : {}) });
}

/** FW-HP-7. */
export function healMarshal({ state, tell }: Table, seat: Seat, n: number, most: number, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  const before = marshal.dial;
  marshal.dial = Math.min(most, before + n);
  if (marshal.dial > before) tell({ type: 'marshal-healed', rule, seat, n: marshal.dial - before, dial: marshal.dial });
}

/** FW-HP-9: only if it stood above. */
export function fitDial({ state }: Table, seat: Seat, most: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.dial = Math.min(marshal.dial, most);
}

/** FW-HP-3, FW-HP-4. */
export function drinkPotion({ state, tell }: Table, seat: Seat, dial: number, rule: ClauseId): void {
  writable(state.party).potions -= 1;
  writable(state.party.marshals[seat]!).dial = dial;
  tell({ type: 'marshal-fainted', rule, seat, potions: state.party.potions });
}

/** FW-R-4: without a potion, outside combat. */
export function wakeAlone({ state, tell }: Table, seat: Seat): void {
  writable(state.party.marshals[seat]!).dial = 1;
  tell({ type: 'marshal-fainted', rule: 'FW-R-4', seat, potions: state.party.potions });
}

export function spareInjury({ state, tell }: Table, seat: Seat): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.usedThisFight = [...marshal.usedThisFight, 'spare-injury'];
  tell({ type: 'injury-spared', rule: 'FW-CHAR-5', seat });
}

/** FW-COND-2. A new token has its own first command roll to spoil (FW-R-48). */
export function giveCondition({ state, tell }: Table, seat: Seat, condition: Condition, isFresh: boolean, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  const { condition: instead, isFresh: wasFresh } = marshal;
  marshal.usedThisFight = marshal.usedThisFight.filter(one => one !== 'deafened');
  if (instead === condition && wasFresh === isFresh) return;
  marshal.condition = condition;
  marshal.isFresh = isFresh;
  tell({ type: 'condition-gained', rule, seat, condition, instead });
}

export function loseCondition({ state, tell }: Table, seat: Seat, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  const { condition } = marshal;
  if (condition === 'none') return;
  marshal.condition = 'none';
  marshal.isFresh = false;
  tell({ type: 'condition-lost', rule, seat, condition });
}

/** FW-R-28: from the next turn on it counts. */
export function ageCondition({ state }: Table, seat: Seat): void {
  writable(state.party.marshals[seat]!).isFresh = false;
}

export function takeTurn({ state, tell }: Table, seat: Seat, opening: readonly string[]): void {
  set(state.party.marshals[seat]!, { done: [], counted: 0 });
  for (const one of state.party.marshals) set(one, { hasMoved: false, rerolls: 0, usedThisTurn: [] });
  set(state.fight, { turn: state.fight.turn + 1, active: seat, opening: [...opening] });
  writable(state).step = 'act';
  tell({ type: 'turn-began', rule: 'FW-TURN-1', seat, turn: state.fight.turn });
}

/** FW-ACT-1, FW-ACT-12: what it is called in this phase, and whether it counts. */
export function beginAction(
  { state, tell }: Table,
  seat: Seat,
  action: ActionKind,
  isFree: boolean,
  isOwnPhase: boolean,
  feature: number,
  rule: ClauseId,
): void {
  const marshal = writable(state.party.marshals[seat]!);
  if (isOwnPhase) marshal.done = [...marshal.done, action];
  if (!isFree) marshal.counted += 1;
  tell({ type: 'action-begun', rule, seat, action, isFree, feature });
}

export function beginCardAction({ state, tell }: Table, seat: Seat, card: number, name: string): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.done = [...marshal.done, name];
  marshal.counted += 1;
  tell({ type: 'card-action', rule: 'FW-ACT-10', seat, card });
}

/** An action spent to shake off an injury. */
export function spendAction({ state }: Table, seat: Seat, name: string): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.done = [...marshal.done, name];
  marshal.counted += 1;
}

export function rest({ tell }: Table, seat: Seat): void {
  tell({ type: 'rested', rule: 'FW-ACT-3', seat });
}

export function useOnce({ state }: Table, seat: Seat, name: string, per: 'turn' | 'fight'): void {
  const marshal = writable(state.party.marshals[seat]!);
  if (per === 'turn') marshal.usedThisTurn = [...marshal.usedThisTurn, name];
  else marshal.usedThisFight = [...marshal.usedThisFight, name];
}

export function grantRerolls({ state }: Table, seat: Seat, n: number): void {
  writable(state.party.marshals[seat]!).rerolls += n;
}
export function spendRerolls({ state }: Table, seat: Seat, n: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.rerolls = Math.max(0, marshal.rerolls - n);
}

export function failNextCommand({ state }: Table, seat: Seat, fails: boolean): void {
  writable(state.party.marshals[seat]!).failsCommand = fails;
}

const changed = (resources: readonly number[], kind: Resource, by: number): number[] =>
  resources.map((n, i) => (i === resourceAt(kind) ? n + by : n));

/** FW-R-101: it lies by, in nobody's satchel yet. */
export function takeFromPile({ state }: Table, kind: Resource): void {
  writable(state.fight).toGive = [...state.fight.toGive, kind];
}
export function giveOut({ state }: Table): void {
  writable(state.fight).toGive = state.fight.toGive.slice(1);
}
export function collectResource({ state, tell }: Table, seat: Seat, kind: Resource): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.resources = changed(marshal.resources, kind, 1);
  tell({ type: 'resource-collected', rule: 'FW-RES-2', seat, kind });
}
export function pileIsEmpty({ tell }: Table, kind: Resource): void {
  tell({ type: 'pile-empty', rule: 'FW-RES-4', kind });
}
export function spendResource({ state, tell }: Table, seat: Seat, kind: Resource, rule: ClauseId, within?: string): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.resources = changed(marshal.resources, kind, -1);
  tell({ type: 'resource-spent', rule, seat, kind, ...(within === undefined ? {} : { within }) });
}
export function loseResource({ state, tell }: Table, seat: Seat, kind: Resource, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.resources = changed(marshal.resources, kind, -1);
  tell({ type: 'resource-lost', rule, seat, kind });
}
export function passResource({ state, tell }: Table, seat: Seat, to: Seat, kind: Resource): void {
  const [giver, taker] = [writable(state.party.marshals[seat]!), writable(state.party.marshals[to]!)];
  giver.resources = changed(giver.resources, kind, -1);
  taker.resources = changed(taker.resources, kind, 1);
  tell({ type: 'resource-passed', rule: 'FW-SATCH-2', seat, to, kind });
}

export function changePotions({ state, tell }: Table, by: number, rule: ClauseId): void {
  const { potions: before } = state.party;
  const now = Math.max(0, before + by);
  if (now === before) return;
  writable(state.party).potions = now;
  tell({ type: 'potions-changed', rule, by: now - before, now });
}
export function changeSupplies({ state, tell }: Table, by: number, rule: ClauseId): void {
  const { supplies: before } = state.party;
  const now = Math.max(0, before + by);
  if (now === before) return;
  writable(state.party).supplies = now;
  tell({ type: 'supplies-changed', rule, by: now - before, now });
}
