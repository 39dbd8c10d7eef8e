/** The tracks and the reveal check. FW-ALERT-1..18, FW-R-22, FW-R-99. */
import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { chooseOrder } from '../decisions.ts';
import { hideMarshal, moveAlertToken, moveThreatToken, revealMarshal } from '../deeds/tracks.ts';
import type { RevealedBy, Table } from '../events.ts';
import { seatsOf } from '../questions.ts';
import type { State, View } from '../state.ts';
import { afterReveal } from './brief-rules.ts';
import { interrupts } from './windows.ts';

/** FW-R-99: a row at a time, each followed by the reveal check. Negative is up. */
export function* moveAlert(table: Table, by: number, rule: ClauseId): Rule {
  const { fight } = table.state;
  for (let i = 0; i < Math.abs(by); i++) {
    const before = fight.alert;
    moveAlertToken(table, by < 0 ? -1 : 1, rule);
    const isDown = fight.alert > before;
    yield* checkRevealed(table);
    if (isDown) yield* interrupts(table, 'alert-moved', { about: -1 });
  }
}

/** Positive is up, towards the alert token. Revealed characters have no row (FW-ALERT-13). */
export function* moveThreat(table: Table, seat: Seat, up: number, rule: ClauseId): Rule {
  const marshal = table.state.party.marshals[seat]!;
  for (let i = 0; i < Math.abs(up) && marshal.isHidden; i++) {
    moveThreatToken(table, seat, up < 0 ? -1 : 1, rule);
    yield* checkRevealed(table);
  }
}

/** FW-ALERT-6: hidden in the alert row or above it; or were it so many rows further down. */
export const isExposed = ({ party, fight }: View, seat: Seat, further = 0): boolean =>
  party.marshals[seat]!.isHidden && party.marshals[seat]!.row <= fight.alert + further;
const exposed = (state: State): Seat[] => seatsOf(state).filter(seat => isExposed(state, seat));

/** Every hidden character of whom it is so. */
function* checkRevealed(table: Table): Rule {
  for (const seat of exposed(table.state))
    if (isExposed(table.state, seat)) yield* interrupts(table, 'about-to-be-revealed', { about: seat });
  yield* reveal(table, exposed(table.state), 'track', 'FW-ALERT-6');
}

/** FW-ALERT-8: several at once in the order that the active player names. */
export function* reveal(table: Table, seats: readonly Seat[], how: RevealedBy, rule: ClauseId): Rule {
  const { state } = table;
  const hidden = seats.filter(seat => state.party.marshals[seat]!.isHidden);
  if (hidden.length === 0) return;
  const options = hidden.map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  const order = yield* chooseOrder({ seat: state.fight.active, kind: 'order-revealed', rule: 'FW-ALERT-8', options });
  for (const seat of order) revealMarshal(table, seat, how, rule);
  yield* afterReveal(table);
  for (const seat of order) yield* interrupts(table, 'revealed', { about: seat });
}

/** FW-R-26: not while the alert token stands on the last row. */
export const canHide = ({ fight, party }: State, seat: Seat): boolean => !party.marshals[seat]!.isHidden && fight.alert < fight.rows;

export function hide(table: Table, seat: Seat, rule: ClauseId): void {
  if (canHide(table.state, seat)) hideMarshal(table, seat, rule);
}
