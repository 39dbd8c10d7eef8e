/**
 * The Move action: hard going announced, crims left, the Athletics check, the path. UM-MOV-1..3, 7, 10. What leaving crims costs is
 * in disengage.ts, the path itself in walk.ts.
 */

import type { Rule, Seat } from '@quarry/kernel';
import { confirm } from '../decisions.ts';
import type { Table } from '../events.ts';
import { newCheck } from '../in-the-making.ts';
import { byCause, sumOf } from '../parts.ts';
import { attributeOf, mils, visibleCrims } from '../questions.ts';

import { hunterHas } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { leaveCrims } from './disengage.ts';
import { walk } from './walk.ts';

/** Inches that a Move is good for without a single success. */
const STRIDE = 4;

export function* move(table: Table, seat: Seat): Rule {
  const isAnnounced = yield* announceHardGoing(table, seat);
  const left = yield* leaveCrims(table, seat);
  if (left === null) return;
  const distance = [...byCause('stride', STRIDE), ...byCause('successes', yield* rollDistance(table, seat, isAnnounced))];
  const allows = {
    length: mils(sumOf(distance)),
    rule: 'UM-MOV-6',
    mayCrossDifficult: isAnnounced || hunterHas(table.state, seat, 'ignore-difficult'),
    mayClimbUp: isAnnounced || hunterHas(table.state, seat, 'ignore-climb'),
    holding: visibleCrims(table.state).filter(crim => !left.includes(crim)),
    mustApproach: false,
  };
  yield* walk(table, seat, 'walk', allows, distance);
}

/** UM-MOV-2, 3: one announcement covers both; whoever minds neither is not asked. */
function* announceHardGoing({ state }: Table, seat: Seat): Rule<boolean> {
  if (hunterHas(state, seat, 'ignore-difficult') && hunterHas(state, seat, 'ignore-climb')) return false;
  return yield* confirm({ seat, kind: 'declare-hard-going', rule: 'UM-MOV-2' });
}

/** UM-MOV-1, 10: an inch for each success. */
function* rollDistance(table: Table, seat: Seat, isAnnounced: boolean): Rule<number> {
  const check = newCheck('move', seat, 'athletics', attributeOf(table.state.hunters[seat]!, 'athletics'), null);
  if (isAnnounced) check.allDowns += 1;
  const { successes } = yield* makeCheck(table, check);
  return successes;
}
