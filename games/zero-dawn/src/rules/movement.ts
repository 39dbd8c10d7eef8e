/**
 * Hunters moving: a path is chosen square by square. Used by sprint, sneak, dodges and cards. Who is alerted by it is the
 * business of the caller (actions.ts): only a sprint alerts (ZD-R-33).
 */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { chooseOne, mayChoose } from '../decisions.ts';
import { moveHunter, stay } from '../deeds.ts';
import type { HunterGait } from '../events.ts';
import { mapInPlay, squareOptions } from '../questions.ts';
import type { Table } from '../state.ts';

/** Moves that a hunter may stop or leave out, and those it must make. */
type Walk = Extract<HunterGait, 'sprint-step' | 'sneak-step' | 'dodge' | 'move-hunter'>;
type Forced = Extract<HunterGait, 'forced-dodge' | 'enemy-push'>;

/** Whoever takes an action to move may stay all the same; a dodge that is left out is nothing to tell. */
const isAction = (kind: Walk): boolean => kind === 'sprint-step' || kind === 'sneak-step';

/** Up to n squares; `onStep` is told of each square as it is entered. */
export function* walk(table: Table, seat: Seat, n: number, kind: Walk, rule: ClauseId, onStep?: (square: number) => void): Rule {
  const hunter = table.state.hunters[seat]!;
  for (let steps = 0; steps < n; steps++) {
    const options = squareOptions(mapInPlay(table.state).area.neighbours(hunter.square));
    const square = yield* mayChoose({ seat, kind, rule, options, facts: { left: n - steps } });
    if (square === null) {
      if (steps === 0 && isAction(kind)) stay(table, seat, rule);
      return;
    }
    moveHunter(table, seat, square, rule, kind);
    onStep?.(square);
  }
}

/** Exactly one square, of the given ones. */
export function* mustMove(table: Table, seat: Seat, chooser: Seat, squares: readonly number[], kind: Forced, rule: ClauseId): Rule {
  if (squares.length === 0) return;
  const square = yield* chooseOne({ seat: chooser, kind, rule, options: squareOptions(squares), facts: { hunter: seat } });
  moveHunter(table, seat, square, rule, kind);
}
