/**
 * A crim moves, and before it does every hunter whose engagement it leaves strikes. Clauses UM-CDIS-1..9, UM-SEEK-8, UM-FLEE-4,
 * UM-HIDE-12. Where it would end is in crim-moves.ts. Strikes on a hunter are in disengage.ts, what a kill is worth in elimination.ts.
 */

import type { Figure } from '@quarry/board';
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import type { Attack } from '../content/types.ts';
import { moveCrim, woundCrim } from '../deeds/index.ts';
import type { Gait, Parts, Table } from '../events.ts';
import { byCause, byText, sumOf } from '../parts.ts';
import { engagedSeats, figuresEngage, groundIn, hunterFigure, printedCrim, strongest, usableAttacks } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { armorOfCrim, hunterParts } from '../texts-in-force.ts';
import { figureAfter, type PlannedMove } from './crim-moves.ts';
import { eliminate } from './elimination.ts';

/** UM-CDIS-4, UM-CDIS-9: the hunters that are engaged with the crim now and would not be at its planned end. */
function seatsLeft(state: View, crim: CrimView, end: Figure): Seat[] {
  const ground = groundIn(state);
  return engagedSeats(state, crim).filter(seat => !figuresEngage(ground, hunterFigure(state, seat), end));
}

/** UM-CDIS-2, UM-CDIS-8: the best melee attack that is not depleted, less Armor, at least 1; what a rule adds to strikes comes on top. */
function strikeParts(state: View, seat: Seat, crim: CrimView): Parts {
  const attacks = usableAttacks(state.hunters[seat]!, 'melee').map(({ printed }) => printed);
  return [...struckWith(attacks, armorOfCrim(crim)), ...hunterParts(state, seat, 'strike-damage')];
}
export const strikeOnCrim = (state: View, seat: Seat, crim: CrimView): number => sumOf(strikeParts(state, seat, crim));

/** UM-CDIS-2, UM-HDIS-5: the highest Damage, of equals the first listed, less Armor, at least 1. */
export function struckWith(attacks: readonly Attack[], armor: number): Parts {
  const { name, damage } = strongest(attacks)!;
  return [...byText(name, damage), ...byCause('armor', -armor), ...byCause('at-least-1', Math.max(0, 1 - (damage - armor)))];
}

/** UM-CDIS-2, UM-CDIS-6: whether the strikes that going there provokes eliminate the crim, in whatever order they fall. */
export function isStruckDown(state: View, crim: CrimView, end: Figure): boolean {
  const wounds = seatsLeft(state, crim, end).reduce((sum, seat) => sum + strikeOnCrim(state, seat, crim), 0);
  return wounds > 0 && crim.wounds + wounds >= printedCrim(crim).wounds;
}

/** All strikes that going there provokes, in random order. False if one of them eliminates the crim (UM-CDIS-6). */
function* sufferStrikes(table: Table, crim: CrimState, end: Figure): Rule<boolean> {
  const left = seatsLeft(table.state, crim, end);
  if (left.length === 0) return true;
  for (const seat of table.chance.shuffle('strikes', left)) {
    woundCrim(table, crim, strikeParts(table.state, seat, crim), seat, 'UM-CDIS-2', { isStrike: true });
    const surplus = crim.wounds - printedCrim(crim).wounds;
    if (surplus < 0) continue;
    yield* eliminate(table, seat, crim, surplus, false, 'strike');
    return false;
  }
  return true;
}

/** UM-CDIS-1, UM-CDIS-7: strikes first, then the move as it was planned. False if the crim did not survive them. */
export function* moveAsPlanned(
  table: Table,
  crim: CrimState,
  plan: PlannedMove,
  rule: ClauseId,
  gait: { readonly how?: Gait } = {},
): Rule<boolean> {
  if (!(yield* sufferStrikes(table, crim, figureAfter(crim, plan)))) return false;
  moveCrim(table, crim, plan, plan.surface, rule, plan.via, gait);
  return true;
}
