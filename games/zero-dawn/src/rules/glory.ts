/**
 * Gaining glory, and spending it at once in cooperative play. Clauses ZD-COOP-6, ZD-COOP-7, ruling ZD-R-146.
 * What glory is worth at the campfire is in victory.ts.
 */

import { type ClauseId, clockwiseFrom, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { addGlory, recoverCards, takeGlory, type Within } from '../deeds.ts';
import type { GloryFor, Table } from '../events.ts';
import { isCooperative, isEncounterRunning, seatOptions } from '../questions.ts';

const keep: Option<Seat | null> = option('keep', null);

/** The parts that are worth nothing are left out. */
export function* gainGlory(table: Table, seat: Seat, from: Partial<Record<GloryFor, number>>, rule: ClauseId, within: Within = {}): Rule {
  const parts = Object.entries(from).flatMap(([of, n]) => (n > 0 ? [{ of: of as GloryFor, n }] : []));
  const n = parts.reduce((sum, one) => sum + one.n, 0);
  if (n <= 0) return;
  addGlory(table, seat, parts, rule, within);
  const { state } = table;
  if (!isCooperative(state) || !isEncounterRunning(state)) return;
  const helped = yield* chooseOne({
    seat,
    kind: 'spend-glory',
    rule: 'ZD-COOP-6',
    options: [keep, ...seatOptions(clockwiseFrom(seat, state.hunters.length))],
    facts: { n },
  });
  if (helped === null) return;
  takeGlory(table, seat, n, 'spent', 'ZD-COOP-6');
  recoverCards(table, helped, n, 'ZD-COOP-7');
}
