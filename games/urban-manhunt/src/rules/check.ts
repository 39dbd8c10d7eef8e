/**
 * Making a check, from its declaration to its result (UM-CHK-9): Focus and standing texts, the window before the roll, the roll, the
 * window after it, the Impact Die, the count. Which dice are rolled is in dice.ts, who may do what in a window in windows.ts.
 */

import { type Option, option, type Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { countCheck, endShots, gainMomentum, loseFocus, lyingOf, nameImpactOption, rollDice, snare } from '../deeds/index.ts';
import type { ImpactOption, Table } from '../events.ts';
import type { Check, Checked } from '../in-the-making.ts';
import { byCause } from '../parts.ts';

import { armorOf, armorOfCrim, focusSteps, hunterWord } from '../texts-in-force.ts';
import { isOneInForce, isRolled, meantBy, needsOf, poolOf, sizesOf, succeeds, successesOf, thresholdOf } from './dice.ts';
import { drawEvent } from './events.ts';
import { checkWindow } from './windows.ts';

/** UM-DMG-9, UM-RES-7: without potential wounds nothing is rolled. */
const NOT_ROLLED: Checked = { successes: 0, impact: 0, isOne: false, hasSucceeded: false, surplus: 0, freezesPoints: false };

export function* makeCheck(table: Table, check: Check): Rule<Checked> {
  declare(table, check);
  yield* checkWindow(table, check, 'pre');
  if (!isRolled(check)) return NOT_ROLLED;
  roll(table, check);
  yield* checkWindow(table, check, 'post');
  if (check.impact === 10) yield* impactTen(table, check);
  return conclude(table, check);
}

/** What a check brings with it: Focus (UM-FOC-2, 3), a snare, Armor (UM-DMG-3, UM-RES-4), upgrades saved by an Impact 10 (UM-DMG-8). */
function declare(table: Table, check: Check): void {
  const { kind, seat, attack } = check;
  const hunter = table.state.hunters[seat]!;
  if (hunter.isFocused) {
    check.ups += focusSteps(table.state, seat, kind);
    loseFocus(table, seat, true, 'UM-FOC-3');
  }
  if (kind === 'move' && hunter.isSnared) {
    check.allDowns += 1;
    snare(table, seat, false, 'UM-DIE-12');
  }
  if (kind === 'resistance') check.ups += armorOf(table.state, seat);
  if (kind === 'damage') {
    check.ups += attack?.savedUpgrades ?? 0;
    const standing = hunterWord(table.state, seat, 'ignore-impact-one');
    if (standing) check.ignoresOne = standing.what;
  }
}

function roll(table: Table, check: Check): void {
  if (check.kind === 'damage' && check.attack) check.downs += Math.max(0, armorOfCrim(check.attack.crim) - check.attack.armorIgnored);
  rollDice(table, check, sizesOf(poolOf(check)), 'UM-CHK-1');
}

/** UM-IMP-8..12, 20, 21, 23: one Momentum, and exactly one option, with all dice seen. */
function* impactTen(table: Table, check: Check): Rule {
  const { seat, kind, attack } = check;
  const { state } = table;
  gainMomentum(table, seat, byCause('impact-10', 1), 'UM-IMP-8');
  const options: Option<ImpactOption>[] = [option('momentum', 'momentum'), option('two-successes', 'two-successes')];
  if (state.eventPile.length + state.eventDiscard.length > 0) options.push(option('flip-event', 'flip-event'));
  if (attack && (kind === 'fight' || kind === 'shoot') && succeeds(check)) options.push(option('upgrade-damage', 'upgrade-damage'));
  const facts = { ...meantBy(check), ...lyingOf(check), ...needsOf(check) };
  const chosen = yield* chooseOne({ seat, kind: 'impact-option', rule: 'UM-IMP-8', options, facts });
  nameImpactOption(table, seat, chosen, 'UM-IMP-8');
  if (chosen === 'momentum') gainMomentum(table, seat, byCause('impact-option', 1), 'UM-IMP-9');
  else if (chosen === 'two-successes') check.isImpactDoubled = true;
  else if (chosen === 'flip-event') yield* drawEvent(table, seat, true, 'UM-IMP-11');
  else attack!.savedUpgrades += 2;
}

/** UM-CHK-3, 8, UM-IMP-24: the count, the comparison, and what a 1 ends. */
function conclude(table: Table, check: Check): Checked {
  const { seat, threshold } = check;
  const successes = successesOf(check);
  const hasSucceeded = succeeds(check);
  const isOne = isOneInForce(check);
  countCheck(table, check, 'UM-CHK-3');
  if (isOne) endShots(table, seat, 'UM-IMP-24');
  return {
    successes,
    impact: check.impact,
    isOne,
    hasSucceeded,
    surplus: hasSucceeded && threshold !== null ? successes - thresholdOf(check) : 0,
    freezesPoints: check.impact === 1 && check.ignoresOne === 'no',
  };
}
