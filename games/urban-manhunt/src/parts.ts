/** Numbers by their parts: what each is made of, by the name of a text or by one of the causes that the rulebook knows. */
import type { Cause, Parts } from './events.ts';

const named = (by: string, n: number): Parts => (n === 0 ? [] : [by, n]);

/** Nothing is no part. */
export const byCause = (cause: Cause, n: number): Parts => named(cause, n);
/** By its printed name: of a card, an attack, a Special Rule or a Momentum Option. */
export const byText = (name: string, n: number): Parts => named(name, n);

export const sumOf = (parts: Parts): number => parts.reduce<number>((all, part) => (typeof part === 'number' ? all + part : all), 0);
