/** What hunters gain, spend and use up: points, Momentum, tokens, shots, ammunition. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Attribute } from '../content/kinds.ts';
import type { Parts, Quality, Source, Table, TokenReward } from '../events.ts';
import { byCause, sumOf } from '../parts.ts';
import { slateOf } from '../questions.ts';

import { healHunter } from './hunters.ts';

/** UM-ELIM-11: never below 0. `isFrozen`: an Impact 1 leaves no Elimination Quality to be scored (UM-IMP-7). */
export function gainPoints(
  table: Table,
  seat: Seat,
  parts: Parts,
  source: Source,
  rule: ClauseId,
  kill: { readonly isFrozen?: boolean; readonly frozen?: number } & Partial<Quality> = {},
): void {
  const hunter = writable(table.state.hunters[seat]!);
  const gained = Math.max(-hunter.points, sumOf(parts));
  if (gained === 0) return;
  hunter.points += gained;
  table.tell({ type: 'points-gained', rule, seat, n: gained, parts, source, points: hunter.points, ...kill });
}

/** UM-MOM-1: never below 0. */
export function gainMomentum(table: Table, seat: Seat, parts: Parts, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const gained = Math.max(-hunter.momentum, sumOf(parts));
  if (gained === 0) return;
  hunter.momentum += gained;
  table.tell({ type: 'momentum-gained', rule, seat, n: gained, parts, momentum: hunter.momentum });
}

export function spendMomentum(table: Table, seat: Seat, cost: number, name: string, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.momentum -= cost;
  table.tell({ type: 'momentum-spent', rule, seat, n: cost, name, momentum: hunter.momentum });
}

export function takeReward(table: Table, seat: Seat, reward: TokenReward, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (reward === 'reload') hunter.reloads += 1;
  else hunter.medSprays += 1;
  table.tell({ type: 'token-taken', rule, seat, reward });
}

export function takeShot(table: Table, seat: Seat, attribute: Attribute, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.shots = [...hunter.shots, attribute];
  table.tell({ type: 'shot-taken', rule, seat, attribute });
}

export function endShots(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (hunter.shots.length === 0) return;
  hunter.shots = [];
  table.tell({ type: 'shots-ended', rule, seat });
}

export function useMedSpray(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).medSprays -= 1;
  table.tell({ type: 'med-spray-used', rule, seat });
  healHunter(table, seat, byCause('med-spray', n), rule);
}

export function deplete(table: Table, seat: Seat, weapon: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (hunter.depleted.includes(weapon)) return;
  hunter.depleted = [...hunter.depleted, weapon];
  table.tell({ type: 'attack-depleted', rule, seat, weapon, name: slateOf(hunter).attacks[weapon]!.name });
}

/** With a Reload token, or by a card or rule that says so (UM-POD-11). */
export function reload(table: Table, seat: Seat, weapon: number, isByToken: boolean, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.depleted = hunter.depleted.filter(one => one !== weapon);
  if (isByToken) hunter.reloads -= 1;
  table.tell({ type: 'attack-reloaded', rule, seat, weapon, name: slateOf(hunter).attacks[weapon]!.name });
}
