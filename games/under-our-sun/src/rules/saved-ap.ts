/** What those who wait may do with the AP that they saved. US-WAIT-2, US-WAIT-4, US-R-47. */
import { option, type Rule } from '@quarry/kernel';
import { isAlive, seatOf } from '../basics.ts';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import type { Who } from '../state.ts';
import { combatRound } from './combat.ts';
import { type Blow, blowsAtEnemies } from './fight-options.ts';
import { show, showing } from './liberty.ts';
import { blowOdds } from './odds.ts';

/** A combat action against an enemy, if one is possible; whether it was made. What it has brought about is for whoever calls to settle. */
export function* offerSavedAp(table: Table, who: Who): Rule<boolean> {
  const { state } = table;
  const { isWaiting, ap } = state.characters[who]!;
  const options = isWaiting && isAlive(state, who) ? blowsAtEnemies(state, who) : [];
  if (options.length === 0) return false;
  const foes = options.flatMap(({ value }) => (value.do === 'dodge' ? [] : [value.foe]));
  const asked = [...options, option<null>('pass', null)];
  const blow = yield* chooseOne<Blow | null | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'saved-ap',
    rule: 'US-WAIT-2',
    options: [...asked, ...showing(state, who, foes, asked)],
    odds: one => (one.value === null || one.value === 'reveal' ? {} : blowOdds(state, who, one.value as Blow)),
    facts: { who, ap },
  });
  if (blow === null) return false;
  if (blow === 'reveal') {
    show(table, who, 'US-SOL-6');
    return yield* offerSavedAp(table, who);
  }
  yield* combatRound(table, who, blow);
  return true;
}
