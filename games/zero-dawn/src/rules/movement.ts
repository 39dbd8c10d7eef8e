/**
 * Hunters moving: a path is chosen square by square. Used by sprint, sneak, dodges and cards. Who is alerted by it is the
 * business of the caller (actions.ts): only a sprint alerts (ZD-R-33).
 */

import type { ClauseId, Option, Rule, Seat } from '@quarry/kernel';
import { chooseOne, mayChoose } from '../decisions.ts';
import { moveHunter, stay, stopShort } from '../deeds.ts';
import type { HunterGait, Table, Walk } from '../events.ts';
import { mapInPlay, squareOptions } from '../questions.ts';

type Forced = Extract<HunterGait, 'forced-dodge' | 'enemy-push'>;

/** Whoever takes an action to move may stay all the same; a dodge that is left out is nothing to tell. */
const isAction = (kind: Walk): boolean => kind === 'sprint-step' || kind === 'sneak-step';

/** What comes of entering a square, and whether anything does. */
export interface OnStep {
  matters(square: number): boolean;
  then(square: number): void;
}

/** Up to n squares, told in one go until something comes of a step. */
export function* walk(table: Table, seat: Seat, n: number, kind: Walk, rule: ClauseId, onStep?: OnStep): Rule {
  const hunter = table.state.hunters[seat]!;
  let start = hunter.square;
  for (let steps = 0; steps < n; steps++) {
    const options = (): Option<number>[] => squareOptions(mapInPlay(table.state).area.neighbours(hunter.square));
    const square = yield* mayChoose({ seat, kind, rule, options, facts: { left: n - steps } });
    if (square === null) {
      if (start !== hunter.square) stopShort(table, seat, start, kind, rule);
      else if (steps === 0 && isAction(kind)) stay(table, seat, rule);
      return;
    }
    const isEnd = steps === n - 1 || onStep?.matters(square) === true;
    moveHunter(table, seat, square, rule, kind, isEnd ? stretchFrom(start, hunter.square) : { within: 'move' });
    if (isEnd) start = square;
    onStep?.then(square);
  }
}

/** Where a stretch began that the last step is only a part of. */
const stretchFrom = (start: number, from: number): { readonly start?: number } => (start === from ? {} : { start });

/** Exactly one square, of the given ones. */
export function* mustMove(table: Table, seat: Seat, chooser: Seat, squares: readonly number[], kind: Forced, rule: ClauseId): Rule {
  if (squares.length === 0) return;
  const square = yield* chooseOne({ seat: chooser, kind, rule, options: squareOptions(squares), facts: { hunter: seat } });
  moveHunter(table, seat, square, rule, kind);
}
