/** Between two days, from a to h (US-PREP-9). */
import type { Rule } from '@quarry/kernel';
import { confirm } from '../decisions.ts';
import { beginDay, beginPreparation, goTo, passStarter, renewSkills } from '../deeds/course.ts';
import { layGoods } from '../deeds/goods.ts';
import { changeFitness, hide, spendFood } from '../deeds/people.ts';
import { clearTiles, countAsMoved, lineUpEnemies, refillSources, rollTrap, turnCardsBack, unblockSymbols } from '../deeds/preparation.ts';
import type { Table } from '../events.ts';
import { cardOf, everybody, isSolo, living, livingAt, missionIn, printed, seatOf } from '../questions/basics.ts';
import { goodsOf } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { countOf } from '../texts-in-force.ts';
import { checkEnd, endLastDay } from './ending.ts';
import { mayMove, moveEnemy } from './enemy-moves.ts';
import { hurtAll } from './harm.ts';
import { checkMission, missionHears } from './mission.ts';
import { inTurnOrder, nextStarter, spokesman } from './turn-order.ts';

/** a to d: what the mission makes of the Night that is over comes before everything else, and before its last day is judged (US-R-95). */
export function* cleanUp(table: Table): Rule {
  const { state } = table;
  beginPreparation(table);
  yield* missionHears(table, { on: 'phase-start' }, spokesman(state));
  yield* checkMission(table);
  if (state.day >= missionIn(state).lastDay) endLastDay(table);
  if (!isSolo(state)) passStarter(table, nextStarter(state));
  clearTiles(table);
  checkEnd(table);
  beginDay(table);
  refreshBoards(table);
  lineUpEnemies(table, enemiesToMove(state));
}
/** US-PREP-4, US-CHAR-2, US-STEALTH-8: whoever stands where a UvM leaves is in hiding. */
function refreshBoards(table: Table): void {
  const { state } = table;
  turnCardsBack(table);
  renewSkills(table, withSkillPer(state, 'day'));
  for (const who of unblockSymbols(table).flatMap(hex => livingAt(state, hex)))
    if (!state.characters[who]!.isStealthy) hide(table, who, 'US-STEALTH-8');
}
export const withSkillPer = (state: State, per: 'day' | 'phase'): Who[] =>
  everybody(state).filter(who => cardOf(state, who).skill.per === per);

/** US-R-56: the oldest first. */
const enemiesToMove = (state: State): number[] =>
  state.enemies
    .filter(enemy => mayMove(state, enemy))
    .map(one => one.id)
    .toSorted((a, b) => a - b);
/** e: one after the other; then the traps are looked at (US-R-100). */
export function* enemiesMove(table: Table): Rule {
  const { state } = table;
  const [id] = state.toMove;
  if (id === undefined) return lookAtTraps(table);
  countAsMoved(table, id);
  yield* moveEnemy(table, id, 'd8');
}
function lookAtTraps(table: Table): void {
  for (const { hex, trap } of table.state.tiles) {
    if (trap < 0) continue;
    const caught = rollTrap(table, hex);
    if (caught > 0) layGoods(table, hex, goodsOf('food', caught), 'text', 'US-R-100');
  }
  goTo(table, 'refresh');
}

/** f and g. */
export function* refresh(table: Table): Rule {
  const { state } = table;
  const dry = state.tiles.filter(tile => tile.card >= 0 && tile.source < printed(tile).water);
  refillSources(
    table,
    dry.map(tile => ({ hex: tile.hex, water: printed(tile).water })),
  );
  for (const who of living(state)) changeFitness(table, who, -1, 'US-PREP-7');
  goTo(table, 'eat');
}

/** h: 1 food, or 1 damage. */
export function* eat(table: Table): Rule {
  const { state } = table;
  const hungry: Who[] = [];
  for (const who of inTurnOrder(state)) {
    const hasFood = countOf(state.characters[who]!.goods, 'food') > 0;
    if (hasFood && (yield* confirm({ seat: seatOf(state, who), kind: 'eat', rule: 'US-PREP-8', facts: { who } })))
      spendFood(table, who, 'meal');
    else hungry.push(who);
  }
  yield* hurtAll(
    table,
    hungry.map(who => ({ who, n: 1 })),
    'hunger',
    'US-PREP-8',
  );
  yield* checkMission(table);
  goTo(table, 'begin-phase');
}
