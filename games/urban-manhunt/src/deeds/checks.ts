/**
 * Dice: what is rolled, rolled again and counted. A check is no part of the state (in-the-making.ts), but its faces are changed here
 * alone, together with the event that shows them.
 */

import type { ClauseId, Seat } from '@quarry/kernel';
import type { ImpactOption, Lying, OfCheck, Table } from '../events.ts';
import type { Check, DieSize } from '../in-the-making.ts';
import { D10, facesOf, isOneInForce, needOf, needsOf, shownOn, sizeOf, succeeds, successesOf } from '../rules/dice.ts';

/** A check as its events tell it: who rolls, for what, against whom, and what the dice show. */
const told = (check: Check): OfCheck => {
  const { seat, kind, attribute, crim, attack, impact, rolled, base, over } = check;
  return {
    seat,
    check: kind,
    attribute: attribute ?? '',
    crim: crim?.no ?? 0,
    card: crim?.card ?? -1,
    attack: attack?.printed.name ?? '',
    impact,
    sizes: rolled.map(die => die.sides),
    faces: rolled.map(die => die.face),
    threshold: needOf(check),
    dice: sizeOf(check),
    base,
    over,
    isCoverIgnored: attack?.isInCover === true && attack.ignoresCover,
    ...needsOf(check),
  };
};

/** How the dice of a check lie. */
export const lyingOf = (check: Check): Lying => ({
  impact: check.impact,
  sizes: check.rolled.map(die => die.sides),
  faces: check.rolled.map(die => die.face),
  successes: successesOf(check),
  threshold: needOf(check),
});

/** The Impact Die, and plain dice of these sizes. The count tells them as well, unless what an Impact 10 brings comes between (UM-IMP-8). */
export function rollDice(table: Table, check: Check, sizes: readonly DieSize[], rule: ClauseId): void {
  const [impact, ...faces] = table.chance.roll('check', [D10, ...sizes.map(facesOf)]) as [number, ...number[]];
  check.impact = impact;
  check.rolled = faces.map((face, i) => ({ sides: sizes[i]!, face }));
  check.isShown = impact === 10;
  table.tell(() => ({ type: 'rolled', rule, ...told(check), lies: lyingOf(check), ...(check.isShown ? {} : { within: 'check' }) }));
}

export function rerollImpact(table: Table, check: Check, granted: string, rule: ClauseId): void {
  const before = check.impact;
  [check.impact] = table.chance.roll('check', [D10]) as [number];
  check.isShown = false;
  const lies = lyingOf(check);
  table.tell({
    type: 'rerolled',
    rule,
    seat: check.seat,
    before: [before],
    faces: [check.impact],
    isImpact: true,
    lies,
    again: [],
    granted,
  });
}

/** Plain dice, by their places. */
export function rerollDice(table: Table, check: Check, chosen: readonly number[], granted: string, rule: ClauseId): void {
  const { seat, rolled } = check;
  const faces = table.chance.roll(
    'check',
    chosen.map(i => facesOf(rolled[i]!.sides)),
  );
  check.rolled = rolled.map((die, i) => (chosen.includes(i) ? { sides: die.sides, face: faces[chosen.indexOf(i)]! } : die));
  check.isShown = false;
  const before = chosen.map(i => rolled[i]!.face);
  table.tell({ type: 'rerolled', rule, seat, before, faces, isImpact: false, lies: lyingOf(check), again: chosen, granted });
}

/** UM-IMP-8: what the Impact 10 is made into; that it is done is the business of whoever asked. */
export function nameImpactOption(table: Table, seat: Seat, chosen: ImpactOption, rule: ClauseId): void {
  table.tell({ type: 'impact-option', rule, seat, chosen });
}

/** The dice lie for good: how many successes, and whether they are enough. */
export function countCheck(table: Table, check: Check, rule: ClauseId): void {
  table.tell(() => ({
    type: 'checked',
    rule,
    ...told(check),
    shown: shownOn(check),
    added: check.added,
    isDoubled: check.isImpactDoubled,
    isOne: isOneInForce(check),
    successes: successesOf(check),
    hasSucceeded: succeeds(check),
    ...(check.isShown ? { isShown: true } : {}),
  }));
}
