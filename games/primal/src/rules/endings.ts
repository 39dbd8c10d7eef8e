/** How a deed of the active hunter's turn ends, once all that it caused is over. PA-KO-2, PA-KO-21, PA-KW-FIN-1. */
import type { Rule } from '@quarry/kernel';
import * as own from '../deeds/hunters.ts';
import { goTo } from '../deeds/round.ts';
import type { Table } from '../events.ts';
import { isUp } from '../places.ts';
import type { Hunt } from './chain.ts';
import type { RestOfStep } from './settle.ts';

/** PA-KO-2: the turn of whoever has fallen is over at once; one that was paused is already (PA-KO-21). */
export function endIfFallen(table: Table): void {
  const { active } = table.state;
  if (active >= 0 && !isUp(table.state, active)) goTo(table, 'end-turn');
}

/** An action, help, or hiding. */
export const DEED: RestOfStep = { rest: 'end-deed', rule: endDeed };
/** PA-KW-FIN-1: a finisher closes the Action phase, unless something else has. */
function* endDeed(hunt: Hunt, finisher: number): Rule {
  const { active, step } = hunt.state;
  if (finisher >= 0 && isUp(hunt.state, active) && step === 'act') own.closeActions(hunt, active, finisher);
  endIfFallen(hunt);
}
