/** The alert track and the threat track: the only functions that move their tokens. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { RevealedBy, Table } from '../events.ts';

/** FW-ALERT-1, FW-ALERT-14: one row, never past either end. */
export function moveAlertToken({ state, tell }: Table, by: 1 | -1, rule: ClauseId): void {
  const fight = writable(state.fight);
  const from = fight.alert;
  const row = Math.max(1, Math.min(fight.rows, from + by));
  fight.alert = row;
  if (row !== from) tell({ type: 'alert-moved', rule, from, row });
}

/** FW-ALERT-2, FW-R-25: up is towards row 1. */
export function moveThreatToken({ state, tell }: Table, seat: Seat, up: 1 | -1, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  const from = marshal.row;
  const row = Math.max(1, Math.min(state.fight.rows, from - up));
  marshal.row = row;
  if (row !== from) tell({ type: 'threat-moved', rule, seat, from, row });
}

/** FW-ALERT-3, FW-ALERT-7, FW-R-24: below those who are there. */
export function revealMarshal({ state, tell }: Table, seat: Seat, how: RevealedBy, rule: ClauseId): void {
  const { fight, party } = state;
  set(party.marshals[seat]!, { isHidden: false, row: 0 });
  set(fight, { threat: [...fight.threat, seat], hasAnybodyBeenRevealed: true });
  tell({ type: 'marshal-revealed', rule, seat, how, rank: fight.threat.length });
}

/** FW-R-26: back to the last row. */
export function hideMarshal({ state, tell }: Table, seat: Seat, rule: ClauseId): void {
  const { fight, party } = state;
  set(party.marshals[seat]!, { isHidden: true, row: fight.rows });
  writable(fight).threat = fight.threat.filter(one => one !== seat);
  tell({ type: 'marshal-hid', rule, seat });
}

/** FW-EVADE-11, FW-R-24. */
export function rankThreat({ state, tell }: Table, seat: Seat, to: 'top' | 'bottom', rule: ClauseId): void {
  const fight = writable(state.fight);
  const others = fight.threat.filter(one => one !== seat);
  fight.threat = to === 'top' ? [seat, ...others] : [...others, seat];
  tell({ type: 'threat-order', rule, seat, rank: fight.threat.indexOf(seat) + 1 });
}

export function notice({ tell }: Table, seat: Seat): void {
  tell({ type: 'noticed', rule: 'FW-PATROL-5', seat });
}
