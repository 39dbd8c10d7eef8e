/**
 * The Crim Phase: each crim acts once, in order of arrival; one scene for each. Clauses UM-CRIM-1, UM-CRIM-2, UM-CTL-16. What a crim does
 * is in orders.ts.
 */

import type { Rule } from '@quarry/kernel';
import { countActed, goTo } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import type { CrimView, View } from '../state.ts';
import { takeAction } from './orders.ts';

/** UM-CRIM-2: the lowest arrival number that has not acted in this phase. */
const nextCrim = (state: View): CrimView | undefined => state.crims.find(crim => crim.no > state.acted);

/** The scene of the next crim; after the last one the phase closes. */
export function* crimActs(table: Table): Rule {
  const crim = nextCrim(table.state);
  if (crim) {
    countActed(table, crim.no);
    yield* takeAction(table, crim);
  } else {
    countActed(table, 0);
    goTo(table, 'carry-out-events');
  }
}
