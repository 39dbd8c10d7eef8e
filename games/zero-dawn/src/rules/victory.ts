/**
 * The victory step and the end of the game: ranks, Suns, tokens, winners. Clauses ZD-VIC-1..18, ZD-CALL-6..8, ZD-END-1..5,
 * ZD-COOP-10; rulings ZD-R-110..119.
 */

import { clockwiseFrom, type Rule, type Seat } from '@quarry/kernel';
import { endGame, giveSun, goTo, nameFledgling, nameLeader } from '../deeds.ts';
import type { DawnOutcome, Sun, Table } from '../events.ts';
import { isCooperative } from '../questions.ts';
import type { State } from '../state.ts';
import { dropGlory } from './maintenance.ts';

/** Suns by rank, from first place on; `null` is none. */
const PRIZES: Readonly<Record<number, readonly (Sun | null)[]>> = {
  2: ['full', null],
  3: ['full', 'half', null],
  4: ['blazing', 'full', 'half', null],
};

/** ZD-VIC-1..18: ranks by glory, Suns, Leader, Fledgling; then all glory is discarded. */
export function* victory(table: Table): Rule {
  const { state } = table;
  const ranks = rank(state);
  giveSuns(table, ranks);
  passTokens(table, ranks);
  dropGlory(table);
  goTo(table, state.encounter === 5 ? 'count-suns' : 'level-up');
}

/** For each seat its place, counted from 0, and how many share it. */
interface Rank {
  readonly seat: Seat;
  readonly place: number;
  readonly sharers: number;
}

export function rank(state: State): Rank[] {
  return state.hunters.map((hunter, seat) => ({
    seat,
    place: state.hunters.filter(other => other.glory > hunter.glory).length,
    sharers: state.hunters.filter(other => other.glory === hunter.glory).length,
  }));
}

/** ZD-VIC-2..5, ZD-VIC-9..12, ZD-R-110..113: a shared place is worth one step less, but never less than a Half Sun where its place has one. */
function giveSuns(table: Table, ranks: readonly Rank[]): void {
  const { state } = table;
  const prizes = PRIZES[state.hunters.length]!;
  for (const { seat, place, sharers } of ranks) {
    const own = prizes[place] ?? null;
    if (!own) continue;
    if (sharers === 1) giveSun(table, seat, own, 'ZD-VIC-1');
    else if (state.hunters.length > 2) giveSun(table, seat, prizes[place + 1] ?? 'half', 'ZD-VIC-9');
  }
}

/** ZD-VIC-3, ZD-VIC-6, ZD-VIC-7. */
function passTokens(table: Table, ranks: readonly Rank[]): void {
  const { state } = table;
  const { leader, fledgling } = state;
  const lowest = Math.max(...ranks.map(one => one.place));
  const seatsAt = (place: number): Seat[] => ranks.filter(one => one.place === place).map(one => one.seat);
  const isSwap = ranks.length === 2 && lowest === 0;
  nameLeader(table, whoTakes(state, seatsAt(0), leader, leader), isSwap ? 'ZD-VIC-3' : 'ZD-VIC-6', isSwap);
  nameFledgling(table, whoTakes(state, seatsAt(lowest), fledgling, leader), isSwap ? 'ZD-VIC-3' : 'ZD-VIC-7');
}

/** ZD-VIC-13..16, ZD-R-114..116: of the tied, the first in turn order who does not hold the token. */
function whoTakes(state: State, tied: readonly Seat[], holder: Seat, oldLeader: Seat): Seat {
  if (tied.length === 1) return tied[0]!;
  return clockwiseFrom(oldLeader, state.hunters.length).find(seat => tied.includes(seat) && seat !== holder)!;
}

export const victoryPoints = ({ blazingSuns, fullSuns, halfSuns }: State['hunters'][number]): number =>
  blazingSuns * 3 + fullSuns * 2 + halfSuns;

/** ZD-CALL-6..8, ZD-END-1..5, ZD-COOP-10. */
export function outcomeOf(state: State): DawnOutcome {
  const seats = [...state.hunters.keys()];
  if (state.result === 'failure') return { winners: [], why: 'ZD-CALL-6', facts: { encounter: state.encounter } };
  if (isCooperative(state)) return { winners: seats, why: 'ZD-COOP-10', facts: {} };
  const points = state.hunters.map(victoryPoints);
  const most = Math.max(...points);
  const tied = seats.filter(seat => points[seat] === most);
  const facts = { points };
  if (tied.length === 1) return { winners: tied, why: 'ZD-END-2', facts };
  return tied.includes(state.leader) ? { winners: [state.leader], why: 'ZD-END-3', facts } : { winners: tied, why: 'ZD-END-4', facts };
}

export function* countSuns(table: Table): Rule {
  const { winners, why } = outcomeOf(table.state);
  endGame(table, winners, table.state.hunters.map(victoryPoints), why);
}
