/** What words of mission cards do. */
import type { Rule } from '@quarry/kernel';
import type { MISSION_WORDS } from '../content/words/mission.ts';
import { placeMarker, takeMarker } from '../deeds/ground.ts';
import { hideObjectives, hurtFigure, leaveFigure, moveFigure, placeFigure, setCounter, takeFigure } from '../deeds/mission.ts';
import { roll, successesOf } from '../deeds/rolls.ts';
import type { Table } from '../events.ts';
import { around, distance, HAVEN, type Hex } from '../places.ts';
import { enemiesAt, hexOf, isExposed, isFaceUp, livingAt, tileAt } from '../questions/basics.ts';
import { hasRoomFor } from '../questions/burdens.ts';
import { foeDice, foeOf } from '../questions.ts';
import type { State } from '../state.ts';
import { amountOf, counterOf, figureNo, figureOf, hexesOf } from '../texts-in-force.ts';
import type { Words } from './vocabulary.ts';
import { speaker } from './whom.ts';

export const missionWords: Words<keyof typeof MISSION_WORDS> = {
  *count(table, { counter, add = 1, set }, { successes }) {
    const to = set ?? counterOf(table.state, counter) + amountOf(table.state, add, successes);
    setCounter(table, counter, Math.max(0, to));
  },
  *'hide-objectives'(table, { n, from }) {
    hideObjectives(table, amountOf(table.state, n), from);
  },
  *'take-marker'(table, { marker }, occasion) {
    const hex = hexOf(table.state, speaker(table.state, occasion));
    const tile = tileAt(table.state, hex)!;
    if (marker === 'objective' ? tile.hasObjective : tile.hasToken) takeMarker(table, hex, marker, 'US-MISSION-4');
  },
  *'place-token'(table, _, occasion) {
    placeMarker(table, hexOf(table.state, speaker(table.state, occasion)), 'token', 'US-MISSION-4');
  },
  *'place-figure'(table, { figure, at = 'here' }, occasion) {
    const { state } = table;
    placeFigure(table, figureNo(state, figure), at === 'haven' ? HAVEN : hexOf(state, speaker(state, occasion)));
  },
  *'take-figure'(table, { figure }, { who }) {
    const { state } = table;
    if (figureOf(state, figure) && hasRoomFor(state, who, figure)) takeFigure(table, who, figureNo(state, figure));
  },
  *'leave-figure'(table, { figure }) {
    if (figureOf(table.state, figure)) leaveFigure(table, figureNo(table.state, figure));
  },
  *'move-figure'(table, { figure, to }) {
    walk(table, figure, to);
  },
  *'enemies-strike-figure'(table, { figure }) {
    yield* strikeFigure(table, figure);
  },
};

/** By the shortest way over revealed tiles; where there is none, onto a neighbour that is nearer, or not at all. */
function walk(table: Table, figure: string, to: string): void {
  const { state } = table;
  const one = figureOf(state, figure);
  const [goal] = hexesOf(state, { tile: to });
  if (!one || one.with >= 0 || goal === undefined || one.hex === goal) return;
  const step =
    firstStep(state, one.hex, goal) ?? around(one.hex).find(hex => isFaceUp(state, hex) && distance(hex, goal) < distance(one.hex, goal));
  if (step !== undefined) moveFigure(table, one.id, step);
}
function firstStep(state: State, from: Hex, goal: Hex): Hex | undefined {
  let edge: { readonly hex: Hex; readonly first: Hex }[] = around(from)
    .filter(hex => isFaceUp(state, hex))
    .map(hex => ({ hex, first: hex }));
  const seen = new Set([from, ...edge.map(one => one.hex)]);
  while (edge.length > 0) {
    const found = edge.find(one => one.hex === goal);
    if (found) return found.first;
    edge = edge.flatMap(({ hex, first }) =>
      around(hex).flatMap(next => {
        if (seen.has(next) || !isFaceUp(state, next)) return [];
        seen.add(next);
        return [{ hex: next, first }];
      }),
    );
  }
  return undefined;
}
/** Enemies beside a figure whom no exposed character keeps busy. */
function* strikeFigure(table: Table, figure: string): Rule {
  const { state } = table;
  const one = figureOf(state, figure);
  if (!one || livingAt(state, one.hex).some(who => isExposed(state, who))) return;
  for (const enemy of enemiesAt(state, one.hex)) {
    const dice = foeDice(state, foeOf(enemy), 'melee') ?? [];
    const hits = successesOf(roll(table, 'enemy', { enemy: enemy.id }, dice, 'counterattack'));
    if (hits > 0) hurtFigure(table, one.id, hits);
  }
}
