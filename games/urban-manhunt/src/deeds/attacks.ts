/** Attacks and strikes as they are begun, and wounds that are cancelled before they are placed. Placed wounds: hunters.ts, crims.ts. */

import type { ClauseId, Seat } from '@quarry/kernel';
import type { Attack as PrintedAttack } from '../content/types.ts';
import type { Parts, Table } from '../events.ts';
import type { Attack, Incoming } from '../in-the-making.ts';
import { sumOf } from '../parts.ts';
import type { CrimState } from '../state.ts';

/** A hunter attacks a crim. */
export function declareAttack(table: Table, { seat, kind, printed, crim, isInCover }: Attack, rule: ClauseId): void {
  table.tell({ type: 'attack-declared', rule, seat, kind, attack: printed.name, crim: crim.no, card: crim.card, isInCover });
}

/** A crim attacks a hunter. */
export function attackHunter(
  table: Table,
  crim: CrimState,
  seat: Seat,
  { name, kind }: PrintedAttack,
  isInCover: boolean,
  rule: ClauseId,
): void {
  table.tell({
    type: 'hunter-attacked',
    rule,
    seat,
    crim: crim.no,
    card: crim.card,
    attack: name,
    isShot: kind === 'ranged',
    isInCover,
  });
}

/** UM-HDIS-5: so many wounds are to be placed. */
export function strikeHunter(table: Table, crim: CrimState, seat: Seat, parts: Parts, rule: ClauseId): void {
  table.tell({ type: 'hunter-struck', rule, seat, crim: crim.no, card: crim.card, n: sumOf(parts), parts });
}

export function avoidStrike(table: Table, crim: CrimState, seat: Seat, rule: ClauseId): void {
  table.tell({ type: 'strike-avoided', rule, seat, crim: crim.no, card: crim.card });
}

export function cancelWounds(table: Table, seat: Seat, incoming: Incoming, parts: Parts, rule: ClauseId): void {
  const cancelled = Math.min(sumOf(parts), incoming.wounds);
  incoming.wounds -= cancelled;
  table.tell({ type: 'wounds-cancelled', rule, seat, n: cancelled, parts });
}
