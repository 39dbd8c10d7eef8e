/** How characters go: steps, walks of effects, what a step may bring. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { chooseOne, mayChoose } from '../decisions.ts';
import { moveMarshal, type Stretch } from '../deeds/marshals.ts';
import type { Gait, Table } from '../events.ts';
import { canStand, fieldIn, marshalOf, stepsFrom } from '../questions.ts';
import type { View } from '../state.ts';
import { afterMarshalStep, stepCost } from './brief-rules.ts';

const MOST_SQUARES = 324;
const SQUARES = Array.from({ length: MOST_SQUARES }, (_, square) => option(`square-${square}`, square, { kind: 'square', id: square }));
export const squareOption = (square: number): Option<number> => SQUARES[square]!;

export const stepsOf = (view: View, seat: Seat): readonly number[] => stepsFrom(view, marshalOf(view, seat).square);

export function* step(table: Table, seat: Seat, square: number, how: Gait, rule: string, stretch: Stretch = {}): Rule {
  moveMarshal(table, seat, square, how, rule, stretch);
  yield* afterMarshalStep(table, seat);
}

/** FW-ACT-4, FW-R-19: exactly one square. */
export function* sneak(table: Table, seat: Seat): Rule {
  const options = stepsOf(table.state, seat).map(squareOption);
  yield* step(table, seat, yield* chooseOne({ seat, kind: 'sneak', rule: 'FW-ACT-4', options }), 'sneak', 'FW-ACT-4');
}

/** FW-ACT-5, FW-R-19: exactly two steps; ground that is slow may use up the second. */
export function* sprint(table: Table, seat: Seat): Rule {
  const start = marshalOf(table.state, seat).square;
  for (let left = 2; left > 0; ) {
    const from = marshalOf(table.state, seat).square;
    const to = yield* chooseOne({
      seat,
      kind: 'sprint',
      rule: 'FW-ACT-5',
      options: stepsOf(table.state, seat).map(squareOption),
      facts: { left },
    });
    left -= stepCost(table.state, from, to);
    yield* step(table, seat, to, 'sprint', 'FW-ACT-5', left > 0 ? { within: 'marshal-moved' } : start === from ? {} : { start });
  }
}

/** FW-EFF-2: up to so many squares. */
export function* walk(table: Table, seat: Seat, n: number, card: number): Rule {
  for (let left = n; left > 0; ) {
    const { state } = table;
    const from = marshalOf(state, seat).square;
    const options = stepsFrom(state, from).map(squareOption);
    const to = yield* mayChoose({ seat, kind: 'move', rule: 'FW-EFF-2', options, facts: { left, card } });
    if (to === null) return;
    yield* step(table, seat, to, 'effect', 'FW-EFF-2');
    left -= stepCost(state, from, to);
  }
}

/** FW-EFF-2: through whatever lies between, in one go, to where it is possible to stand. */
export function* walkThrough(table: Table, seat: Seat, n: number, card: number): Rule {
  const { state } = table;
  const from = marshalOf(state, seat).square;
  const isEnd = (square: number): boolean => square !== from && canStand(state, square);
  const options = () => fieldIn(state).area.within(from, n).filter(isEnd).map(squareOption);
  const to = yield* mayChoose({ seat, kind: 'move', rule: 'FW-EFF-2', options, facts: { left: n, card } });
  if (to !== null) yield* step(table, seat, to, 'effect', 'FW-EFF-2');
}
