/**
 * A crim attacks a hunter: the Defense check (UM-DEF-1..3, UM-COV-2), Damage Resistance (UM-RES-1..7), wounds and incapacitation
 * (UM-POD-13, UM-INC-1..4). Whom it attacks, and with what, is in orders.ts.
 */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { crimTexts, textsAt } from '../content/box.ts';
import type { Attack as PrintedAttack } from '../content/types.ts';
import { attackHunter, incapacitate, woundHunter } from '../deeds/index.ts';
import { applyEffects } from '../effects/vocabulary.ts';
import type { Parts, Table } from '../events.ts';
import { type Check, type Incoming, newCheck, occasionOf } from '../in-the-making.ts';
import { byCause, byText, sumOf } from '../parts.ts';
import { attributeOf, crimFigure, groundIn, hunterFigure, printedCrim, slateOf } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { makeCheck } from './check.ts';
import { potentialOf, thresholdOf } from './dice.ts';
import { woundWindow } from './windows.ts';

/** The crim's Shoot or Fight is the Threshold; cover helps against shots only. */
export function* crimAttacks(table: Table, crim: CrimState, seat: Seat, attack: PrintedAttack): Rule {
  const check = defenseAgainst(table.state, crim, seat, attack);
  attackHunter(table, crim, seat, attack, check.over > 0, attack.kind === 'ranged' ? 'UM-CSHO-3' : 'UM-CFGT-2');
  const defense = yield* makeCheck(table, check);
  if (defense.hasSucceeded) return;
  for (const text of textsAt(crimTexts(crim.card), 'crim-hit'))
    yield* applyEffects(table, text.effects, occasionOf(seat, crim.card, { crim }), 'UM-DEF-3');
  const margin = thresholdOf(check) - defense.successes;
  yield* resist(table, crim, seat, attack, margin - 1);
}

/** UM-DEF-1, UM-COV-2: the check that the hunter makes, with a die more in cover. */
export function defenseAgainst(state: View, crim: CrimView, seat: Seat, { kind }: PrintedAttack): Check {
  const isShot = kind === 'ranged';
  const cover = isShot && groundIn(state).isInCover(hunterFigure(state, seat), crimFigure(crim)) ? 1 : 0;
  const against = isShot ? 'shoot' : 'fight';
  const dice = attributeOf(state.hunters[seat]!, 'defense') + cover;
  return { ...newCheck('defense', seat, 'defense', dice, printedCrim(crim)[against]!, crim), over: cover, against };
}

/** UM-RES-1..5: every success cancels one of the potential wounds. */
function* resist(table: Table, crim: CrimState, seat: Seat, { name, damage }: PrintedAttack, short: number): Rule {
  const check: Check = { ...newCheck('resistance', seat, null, damage + short, null, crim), over: short };
  const { successes } = yield* makeCheck(table, check);
  const potential = [...byText(name, damage), ...byCause('short', short), ...byCause('texts', check.damage)];
  yield* placeWounds(table, seat, [...potential, ...byCause('resisted', -Math.min(successes, potentialOf(check)))], 'UM-RES-5');
}

/** UM-POD-13, UM-RES-6: the window, the tokens, and what they come to. */
export function* placeWounds(table: Table, seat: Seat, parts: Parts, rule: ClauseId): Rule {
  const wounds = sumOf(parts);
  if (wounds <= 0) return;
  const incoming: Incoming = { seat, wounds };
  yield* woundWindow(table, incoming);
  if (incoming.wounds <= 0) return;
  woundHunter(table, seat, [...parts, ...byCause('cancelled', incoming.wounds - wounds)], rule);
  const hunter = table.state.hunters[seat]!;
  if (hunter.wounds >= slateOf(hunter).woundMaximum) incapacitate(table, seat, 'UM-RES-6');
}
