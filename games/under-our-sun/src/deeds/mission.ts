/** The mission: its cards, counters, figures; and team cards that are turned up. */

import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Table } from '../events.ts';
import type { Hex } from '../places.ts';
import { missionIn, teamCardOf } from '../questions/basics.ts';
import type { State, Who } from '../state.ts';

type FigureState = State['figures'][number];
const figureOf = (state: State, id: number): FigureState => state.figures.find(one => one.id === id)!;

export function layMissionCard({ state, tell }: Table, stage: number): void {
  set(state, { stage, happened: [] });
  tell({ type: 'mission-card', rule: 'US-MISSION-2', mission: state.mission, stage });
}
export function fulfilCard({ state, tell }: Table): void {
  tell({ type: 'card-fulfilled', rule: 'US-MISSION-2', mission: state.mission, stage: state.stage });
}
export function noteHappened({ state }: Table, rule: number): void {
  writable(state).happened = [...state.happened, rule];
}
export function setCounter({ state, tell }: Table, counter: string, to: number): void {
  const at = missionIn(state).counters.indexOf(counter);
  const by = to - state.counters[at]!;
  writable(state).counters = state.counters.map((n, i) => (i === at ? to : n));
  tell({ type: 'counted', rule: 'US-MISSION-2', counter, by, is: to });
}
export function hideObjectives({ state }: Table, n: number, from: number): void {
  set(state, { hidden: state.hidden + n, hiddenFrom: from });
}
export function findObjective({ state }: Table): void {
  writable(state).hidden -= 1;
}
export function placeFigure({ state, tell }: Table, id: number, hex: Hex): void {
  writable(state).figures = [...state.figures.filter(one => one.id !== id), { id, hex, damage: 0, with: -1 }];
  tell({ type: 'figure-placed', rule: 'US-MISSION-4', figure: id, hex });
}
export function takeFigure({ state, tell }: Table, who: Who, id: number): void {
  writable(figureOf(state, id)).with = who;
  tell({ type: 'figure-taken', rule: 'US-MISSION-4', who, figure: id });
}
export function leaveFigure({ state, tell }: Table, id: number): void {
  const figure = writable(figureOf(state, id));
  figure.with = -1;
  tell({ type: 'figure-left', rule: 'US-MISSION-4', figure: id, hex: figure.hex });
}
export function moveFigure({ state, tell }: Table, id: number, to: Hex): void {
  const figure = writable(figureOf(state, id));
  const from = figure.hex;
  figure.hex = to;
  tell({ type: 'figure-moved', rule: 'US-MISSION-4', figure: id, from, to });
}
export function hurtFigure({ state, tell }: Table, id: number, n: number): void {
  const figure = writable(figureOf(state, id));
  figure.damage += n;
  const { hp = 0 } = missionIn(state).figures[id]!;
  tell({ type: 'figure-hurt', rule: 'US-MISSION-4', figure: id, n, left: Math.max(0, hp - figure.damage) });
}
export function tellMissionAction({ tell }: Table, who: Who, action: string): void {
  tell({ type: 'mission-acted', rule: 'US-MISSION-2', who, action });
}
/** US-SOL-5, US-SOL-10: for good. */
export function turnUpTeamCard({ state, tell }: Table, who: Who, rule: ClauseId): void {
  const character = writable(state.characters[who]!);
  character.isRevealed = true;
  const drop = state.players[character.seat]!.drop[0] ?? -1;
  tell({ type: 'revealed', rule, who, card: teamCardOf(state, character.seat), drop, reveals: true });
}
export function useAbility({ state, tell }: Table, who: Who, ability: 1 | 2): void {
  if (ability === 1) writable(state.characters[who]!).hasUsedAbility = true;
  tell({ type: 'ability-used', rule: ability === 1 ? 'US-SOL-1' : 'US-SOL-3', who, ability });
}
