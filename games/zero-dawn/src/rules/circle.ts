/**
 * Rules that call each other in a circle: a push springs a trap, a trap is an attack, an attack pushes. The circle is closed
 * here, so that no two files import each other; traps.ts puts itself in.
 */

import type { Rule } from '@quarry/kernel';
import type { Table } from '../events.ts';
import type { EnemyState, TrapState } from '../state.ts';

export const circle: { springTrap: (table: Table, enemy: EnemyState, trap: TrapState) => Rule } = {
  springTrap: () => {
    throw new Error('traps.ts is not loaded');
  },
};
