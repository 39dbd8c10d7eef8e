/** How a game ends. US-TEAM-7 to US-TEAM-9, US-MISSION-3, US-DEATH-7, US-R-83, US-R-84, US-R-90, US-R-123. */

import { teamCard } from '../content/box.ts';
import { EXECUTIONER, isWithFew, worthFor } from '../content/team.ts';
import { endGame } from '../deeds/course.ts';
import type { Table } from '../events.ts';
import { cardInPlay, everybody, isAlive, living, missionIn, seatsOf, teamCardOf } from '../questions/basics.ts';
import type { State, Who } from '../state.ts';
import { holdAll } from '../texts-in-force.ts';

/** The character that is a Son of Liberty, revealed or not; -1 if there is none. */
export function traitor(state: State): Who {
  const seat = seatsOf(state).find(one => {
    const card = teamCardOf(state, one);
    return card >= 0 && teamCard(card).isSol;
  });
  return seat === undefined ? -1 : everybody(state).find(who => state.characters[who]!.seat === seat)!;
}
export const aimOf = (state: State): 'saboteur' | 'executioner' | 'quartermaster' | null => {
  const who = traitor(state);
  return who < 0 ? null : (teamCard(teamCardOf(state, state.characters[who]!.seat)).aim ?? null);
};
export const isLastCard = (state: State): boolean => state.stage === missionIn(state).cards.length - 1;

/** US-R-123: mission, the Son's fall, the Son's aim, everybody dead; in this order. */
export function checkEnd(table: Table): void {
  const { state } = table;
  if (isLastCard(state) && holdAll(state, cardInPlay(state).goal, -1)) endGame(table, 'won', 'mission', 'US-MISSION-3');
  const liberty = traitor(state);
  if (liberty >= 0) {
    const { isRevealed, isEliminated } = state.characters[liberty]!;
    if (isEliminated || (isRevealed && !isAlive(state, liberty))) endGame(table, 'won', 'liberty-fell', 'US-TEAM-8');
    checkAim(table, liberty);
  }
  if (living(state).length === 0) endGame(table, 'lost', 'all-dead', 'US-DEATH-7');
}
/** US-TEAM-9. */
function checkAim(table: Table, liberty: Who): void {
  const { state } = table;
  if (!isAlive(state, liberty)) return;
  const others = everybody(state).filter(who => who !== liberty);
  if (others.every(who => !isAlive(state, who))) endGame(table, 'liberty', 'all-dead', 'US-R-83');
  const aim = aimOf(state);
  if (aim === 'executioner' && others.filter(who => !isAlive(state, who)).length >= EXECUTIONER.fallen)
    endGame(table, 'liberty', 'executioner', 'US-TEAM-9');
  if (aim === 'quartermaster') {
    const { seat } = state.characters[liberty]!;
    const drop = state.players[seat]!.drop[0] ?? -1;
    if (drop >= 0 && state.fetched[drop]! >= worthFor(state.players.length)) endGame(table, 'liberty', 'quartermaster', 'US-TEAM-9');
  }
}
/** US-R-95: the Night of the last day is over. */
export function endLastDay(table: Table): void {
  const { state } = table;
  const liberty = traitor(state);
  if (liberty >= 0 && isAlive(state, liberty)) {
    const aim = aimOf(state);
    if (aim === 'saboteur') endGame(table, 'liberty', 'saboteur', 'US-TEAM-9');
    const eliminated = everybody(state).filter(who => who !== liberty && state.characters[who]!.isEliminated);
    if (aim === 'executioner' && isWithFew(state.players.length) && eliminated.length >= 1)
      endGame(table, 'liberty', 'executioner', 'US-TEAM-9');
  }
  endGame(table, 'lost', 'last-day', 'US-R-95');
}
