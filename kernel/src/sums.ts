/** How the numbers of a game are summed up: one sum for each type of event that tells an amount, and the terms that sums are put together from. */
import type { Sum, SumTerm } from './teaching.ts';
import type { Event } from './types.ts';

/** The sum of an event of this type. As a method, so that it can be looked up by the type of any event. */
export type SumUp<Told extends Event, View, T extends Told['type'] = Told['type']> = {
  sum(event: Extract<Told, { readonly type: T }>, view: View): Sum | null;
}['sum'];

/** The facts of an event that are amounts: numbers that are no labels. */
type Amount<Facts, Label> = { [Fact in keyof Facts]-?: Facts[Fact] extends number ? Exclude<Fact, Label> : never }[keyof Facts];
type WithAmount<Told extends Event, Label> = {
  [T in Told['type']]: Amount<Extract<Told, { readonly type: T }>, Label> extends never ? never : T;
}[Told['type']];

/** An event that tells an amount has a sum, or it does not compile; others may have one. */
export type Sums<Told extends Event, View, Label extends string> = {
  readonly [T in WithAmount<Told, Label>]: SumUp<Told, View, T>;
} & { readonly [T in Told['type']]?: SumUp<Told, View, T> };

/** How the number of an event came about; null if it tells none. A sum without terms is none. */
export function sumsOf<Told extends Event, View, Label extends string>(
  sums: Sums<Told, View, Label>,
): (event: Told, view: View) => Sum | null {
  type SumAny = { sum(event: Told, view: View): Sum | null }['sum'];
  const all: { readonly [type: string]: SumAny | undefined } = sums;
  return (event, view) => {
    const sum = all[event.type]?.(event, view);
    return sum && sum.terms.length > 0 ? sum : null;
  };
}

/** A number that comes from one thing. */
export const single = (says: string, total: number, why: string): Sum => ({ says, total, terms: [{ says: why, value: total }] });

/** What the terms come to. */
export const totalOf = (terms: readonly SumTerm[]): number =>
  terms.reduce((sum, { value, not }) => (not === undefined ? sum + value : sum), 0);

export const adding = (says: string, terms: readonly SumTerm[]): Sum => ({ says, total: totalOf(terms), terms });

/** What is held and by how much it has just changed. */
export const changed = (says: string, now: number, by: number, why = by < 0 ? 'Lost' : 'Gained'): Sum =>
  adding(says, [{ says: 'Before', value: now - by }, ...unlessNone(why, by)]);

export const unlessNone = (says: string, value: number): SumTerm[] => (value === 0 ? [] : [{ says, value }]);

/** What is told beside the sum, and why it does not count. */
export const uncounted = (says: string, value: number, not: string): SumTerm => ({ says, value, not });

/** Nothing is taken off beyond 0: what is too much is told, and does not count. */
export function downToZero(terms: readonly SumTerm[], not: string): SumTerm[] {
  let left = totalOf(terms.filter(({ value }) => value > 0));
  return terms.flatMap((term): SumTerm[] => {
    const { says, value } = term;
    if (term.not !== undefined || value >= 0) return [term];
    const fits = Math.max(value, -left);
    left += fits;
    return [...unlessNone(says, fits), ...unlessNone(says, value - fits).map(over => ({ ...over, not }))];
  });
}
