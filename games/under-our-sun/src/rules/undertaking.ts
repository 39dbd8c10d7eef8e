/** What costs AP inside a scene of its own, from its price to what foes on the tile do about it; and the way back into the turn. US-STEALTH-2, US-STEALTH-5, US-STEALTH-6, US-COMBAT-2, US-R-30. */
import type { ClauseId, Rule } from '@quarry/kernel';
import { endTurn, goTo } from '../deeds/course.ts';
import { payAp } from '../deeds/people.ts';
import type { Table } from '../events.ts';
import { isAlive } from '../questions/basics.ts';
import type { Who } from '../state.ts';
import { afterAction } from './aftermath.ts';
import { initialRound, provoke } from './combat.ts';
import { beSeen, staysUnseen } from './stealth.ts';

/** `act` says whether it has led to a fight itself: then it is not answered once more. */
export function* undertake(table: Table, who: Who, what: string, rule: ClauseId, act: () => Rule<'fought' | 'done'>): Rule {
  payAp(table, who, 1, what, rule);
  const isUnseen = yield* staysUnseen(table, who);
  if (!isUnseen) {
    yield* beSeen(table, who);
    yield* initialRound(table, who);
  }
  if (isAlive(table.state, who) && (yield* act()) === 'done' && isUnseen) yield* provoke(table, who);
  yield* afterAction(table, who);
}
/** US-AP-5. */
export function backToTurn(table: Table, who: Who): void {
  if (isAlive(table.state, who) && table.state.characters[who]!.ap > 0) goTo(table, 'act');
  else endTurn(table, who);
}
