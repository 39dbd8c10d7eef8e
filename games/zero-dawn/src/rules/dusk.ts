/** Dusk, which presses a hunter alone for time: when it comes, its warning, its fall. Ruling ZD-R-120. */

import { QUESTS } from '../content/box.ts';
import { letDuskFall, warnOfDusk } from '../deeds.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';

/** Turns that are left when the warning comes, the one that begins included. */
const WARNING = 3;

/** The last turn of an encounter, 0 if there is none: two hunters have all the time they want. */
export const lastTurn = ({ hunters, quest }: State): number => (hunters.length === 1 ? QUESTS[quest]!.dusk : 0);

export function mayWarnOfDusk(table: Table): void {
  const { dusk, turn } = table.state;
  if (dusk > 0 && dusk - turn + 1 === WARNING) warnOfDusk(table, WARNING, 'ZD-R-120');
}

/** Whether no further turn may begin. */
export function duskFalls(table: Table): boolean {
  const { dusk, turn } = table.state;
  if (dusk === 0 || turn < dusk) return false;
  letDuskFall(table, 'ZD-R-120');
  return true;
}
