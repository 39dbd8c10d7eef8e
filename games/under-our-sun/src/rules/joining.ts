/** Who joins a round of somebody else, and whether openly. US-MULTI-2, US-MULTI-3, US-MULTI-13. What they do then is in combat.ts. */
import { type Option, option, pass, type Rule } from '@quarry/kernel';
import { chooseOne, type Joining } from '../decisions.ts';
import { joinFight } from '../deeds/fights.ts';
import { clockwiseAfter, hexOf, isAlive, seatOf } from '../questions/basics.ts';
import type { Who } from '../state.ts';
import { blowsAtEnemies, canStrikeEnemies } from './fight-options.ts';
import { show, showing } from './liberty.ts';
import { isAnybodyLeft, type Round, stillThere } from './round.ts';

/** US-MULTI-2, US-MULTI-3, US-MULTI-13. In the order asked. */
export function* askJoiners(round: Round): Rule<Who[]> {
  const { table, actor, hexes } = round;
  const { state } = table;
  const joiners: Who[] = [];
  for (const who of clockwiseAfter(state, actor)) {
    if (!isAnybodyLeft(round)) break;
    const way = isAlive(state, who) ? yield* askToJoin(round, who) : null;
    if (way === null) continue;
    joiners.push(who);
    joinFight(table, who, actor);
    if (way === 'unseen') round.unseen.push(who);
    else if (hexes.includes(hexOf(state, who))) round.taking.push(who);
  }
  return joiners;
}
function* askToJoin(round: Round, who: Who): Rule<Joining | null> {
  const { table, actor, hexes } = round;
  const { state } = table;
  if (!canStrikeEnemies(state, who, hexes)) return null;
  const way = yield* chooseOne<Joining | null | 'reveal'>({
    seat: seatOf(state, who),
    kind: 'join',
    rule: 'US-MULTI-2',
    options: () => waysToJoin(round, who),
    facts: { who, with: actor },
  });
  if (way !== 'reveal') return way;
  show(table, who, 'US-SOL-6');
  return yield* askToJoin(round, who);
}
function waysToJoin(round: Round, who: Who): Option<Joining | 'reveal' | null>[] {
  const { state } = round.table;
  const open = blowsAtEnemies(state, who, round.hexes);
  const ways = [
    option<Joining>('join', 'openly'),
    ...(open.some(one => one.value.do === 'sneak-attack') ? [option<Joining>('join-unseen', 'unseen')] : []),
    pass,
  ];
  return [...ways, ...showing(state, who, stillThere(round), ways)];
}
