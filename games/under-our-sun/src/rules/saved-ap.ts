/** What those who wait may do with the AP that they saved. US-WAIT-2, US-WAIT-4, US-R-47. */
import { type Option, pass, type Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import { seatOf } from '../questions/basics.ts';
import type { View, Who } from '../state.ts';
import { combatRound } from './combat.ts';
import { type Blow, blowsAtEnemies, canStrikeEnemies } from './fight-options.ts';
import { show, showing } from './liberty.ts';
import { blowOdds } from './odds.ts';

function savedBlows(view: View, who: Who): Option<Blow | 'reveal' | null>[] {
  const blows = blowsAtEnemies(view, who);
  const foes = blows.map(one => one.value.foe);
  const asked = [...blows, pass];
  return [...asked, ...showing(view, who, foes, asked)];
}
/** A combat action against an enemy, if one is possible; whether it was made. What it has brought about is for whoever calls to settle. */
export function* offerSavedAp(table: Table, who: Who): Rule<boolean> {
  const { state } = table;
  const { ap } = state.characters[who]!;
  if (!canStrikeEnemies(state, who)) return false;
  const blow = yield* chooseOne<Blow | null | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'saved-ap',
    rule: 'US-WAIT-2',
    options: () => savedBlows(state, who),
    odds: one => (one.value === null || one.value === 'reveal' ? {} : blowOdds(state, who, one.value)),
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
