/** What has been told, looked back at: events of some types, and of many lines those that weigh most. */
import type { Recalled } from './telling.ts';
import type { Event, Seat } from './types.ts';

type Of<Told extends Event, T extends Told['type']> = Extract<Told, { readonly type: T }>;

/** An event of some types, and its place in all that was told. */
export interface Heard<Told extends Event, T extends Told['type'] = Told['type']> {
  readonly event: Of<Told, T>;
  readonly at: number;
}

export const isTold = <Told extends Event, T extends Told['type']>(event: Told, ...types: readonly T[]): event is Of<Told, T> =>
  types.some(type => type === event.type);

/** Events of some types out of all that was told. */
export const heard = <Told extends Event, T extends Told['type']>(told: readonly Told[], ...types: readonly T[]): Heard<Told, T>[] =>
  told.flatMap((event, at) => (isTold(event, ...types) ? [{ event, at }] : []));

/** An event with its place as one of its facts. */
export type Placed<Told extends Event, T extends Told['type']> = Of<Told, T> & { readonly at: number };

/** What was told to a reader, and what is asked of it. */
export class Since<Told extends Event, View> {
  readonly told: readonly Told[];
  readonly view: View;
  readonly reader: Seat;

  constructor(told: readonly Told[], view: View, reader: Seat) {
    this.told = told;
    this.view = view;
    this.reader = reader;
  }

  /** Events of a type, with their places. */
  all<T extends Told['type']>(type: T): Placed<Told, T>[] {
    return heard(this.told, type).map(({ event, at }) => ({ ...event, at }));
  }

  /** Those of one seat. */
  of<T extends Told['type']>(type: T, seat: Seat): Placed<Told, T>[] {
    return this.all(type).filter(one => 'seat' in one && one.seat === seat);
  }
}

/** What several events come to, at the first of them: nothing if there are none. */
export const clause = (all: readonly { readonly at: number }[], says: () => string): Recalled[] =>
  all.length === 0 ? [] : [{ says: says(), at: all[0]!.at }];

/** A line before it is known whether there is room for it: where there are too many, the light ones are left out. */
export interface Line extends Recalled {
  readonly weighs: number;
}

export const weighing = (weighs: number, lines: readonly Recalled[]): Line[] => lines.map(one => ({ ...one, weighs }));

/** As many as are read at once. */
export const MOST_RECALLED = 5;

/** The weightiest lines, of equals the first, in the order in which they were thought of. */
export function recalled(lines: readonly Line[], most = MOST_RECALLED): Recalled[] {
  const kept = new Set(lines.toSorted((a, b) => b.weighs - a.weighs).slice(0, most));
  return lines.filter(one => kept.has(one)).map(({ says, at }) => ({ says, at }));
}

/** What others did, in one line, if none of it matters to the reader: `Nothing touched you: Kite moved; Rus rested.` */
export const nothingTouched = (clauses: readonly Recalled[]): Recalled[] =>
  clauses.length === 0 ? [] : [{ says: `Nothing touched you: ${clauses.map(one => one.says).join('; ')}.`, at: clauses.at(-1)!.at }];

/** The greatest of all, the first of equals; none of none. */
export const greatest = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.length === 0 ? undefined : all.reduce((most, one) => (worth(one) > worth(most) ? one : most));

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
