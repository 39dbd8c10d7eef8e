/** What has been told, looked back at: events of some types, and of many lines those that weigh most. */
import type { Recalled } from './telling.ts';
import type { Event } from './types.ts';

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
