/**
 * The Move action: crims left, the Athletics check, the path. UM-MOV-1..3, 7, 10. Where it may be announced as hard going is in hard-going.ts, what leaving crims
 * costs in disengage.ts, the path itself in walk.ts.
 */

import type { Rule, Seat } from '@quarry/kernel';
import type { Table } from '../events.ts';
import { byCause, sumOf } from '../parts.ts';
import { mils, visibleCrims } from '../questions.ts';
import { hunterHas } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { leaveCrims } from './disengage.ts';
import { moveCheck, STRIDE } from './hard-going.ts';
import { walk } from './walk.ts';

/** UM-MOV-2, 3: one announcement covers difficult ground and climbs, and is made with the choice to Move. */
export function* move(table: Table, seat: Seat, isHard = false): Rule {
  const left = yield* leaveCrims(table, seat);
  if (left === null) return;
  const distance = [...byCause('stride', STRIDE), ...byCause('successes', yield* rollDistance(table, seat, isHard))];
  const allows = {
    length: mils(sumOf(distance)),
    rule: 'UM-MOV-6',
    mayCrossDifficult: isHard || hunterHas(table.state, seat, 'ignore-difficult'),
    mayClimbUp: isHard || hunterHas(table.state, seat, 'ignore-climb'),
    holding: visibleCrims(table.state).filter(crim => !left.includes(crim)),
    mustApproach: false,
  };
  yield* walk(table, seat, 'walk', allows, distance);
}

/** UM-MOV-1, 10: an inch for each success. */
function* rollDistance(table: Table, seat: Seat, isHard: boolean): Rule<number> {
  const check = moveCheck(table.state, seat);
  if (isHard) check.allDowns += 1;
  const { successes } = yield* makeCheck(table, check);
  return successes;
}
