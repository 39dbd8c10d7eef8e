/**
 * Walking a path: a hunter's, after its roll (UM-MOV-6, 9) or as a text gives it outside the Action Points. Where a path may lead is
 * in trail.ts.
 */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { choosePath } from '../decisions.ts';
import { moveHunter } from '../deeds/index.ts';
import type { Parts, Table } from '../events.ts';
import { sumOf } from '../parts.ts';
import { inMils, mils } from '../questions.ts';
import { trailInWords } from '../sentences/objections.ts';
import type { CrimState } from '../state.ts';
import { type Allowance, HunterTrail, toldAllowance } from './trail.ts';

/** A move that a text gives: no check, nothing is announced, no strikes, and no reach holds it. */
export function* freeMove(table: Table, seat: Seat, distance: Parts, to: 'any' | 'crim', rule: ClauseId): Rule {
  const holding: readonly CrimState[] = [];
  const allows = { length: mils(sumOf(distance)), rule, mayCrossDifficult: true, mayClimbUp: true, holding, mustApproach: to === 'crim' };
  yield* walk(table, seat, 'free-move', allows, distance);
}

/** UM-MOV-6: any length up to the allowance, none included; `distance` is that allowance in inches, by its parts. */
export function* walk(table: Table, seat: Seat, kind: 'walk' | 'free-move', allows: Allowance, distance: Parts): Rule {
  const trail = new HunterTrail(table.state, seat, allows);
  const asked = { seat, kind, rule: allows.rule, facts: toldAllowance(allows) };
  const path = (yield* choosePath(asked, trailInWords(trail, table.state))).map(inMils);
  if (path.length === 0) return;
  const { surface, length } = trail.walk(path);
  moveHunter(table, seat, path, surface, length, distance, allows.rule);
}
