/**
 * The moment when a hunter has inflicted conditions on enemies: what speaks and what may be played then. Clauses ZD-INT-1, ZD-EQ-13.
 * When an attack inflicts one is in attack.ts and area-of-effect.ts.
 */

import type { Rule, Seat } from '@quarry/kernel';
import type { Condition } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import type { EnemyState } from '../state.ts';
import { atMoment } from './interrupts.ts';
import { isLethal } from './kills.ts';
import { speak } from './triggers.ts';

export interface Inflicted {
  readonly enemy: EnemyState;
  readonly condition: Condition;
}

/** One moment for each; whoever has lethal damage is as good as gone. */
export function* afterInflicting(table: Table, seat: Seat, inflicted: readonly Inflicted[]): Rule {
  for (const { enemy, condition } of inflicted) {
    if (isLethal(enemy)) continue;
    yield* speak(table, seat, 'condition-inflicted', { enemy });
    yield* atMoment(table, seat, { moment: 'condition-inflicted', enemy, condition });
  }
}
