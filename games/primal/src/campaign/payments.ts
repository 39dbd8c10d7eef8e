/** How a piece of the forge can be paid, part by part, with every substitution. PA-FORGE-3 to PA-FORGE-6, PA-FORGE-9. Pure. */

import { ELEMENTS, type Element, MATERIALS, type Material, RESOURCES, type Resource } from '../content/kinds.ts';
import type { Belongings } from '../state.ts';
import { isBasic, pieceCard } from './builds.ts';

/** One thing that has to be paid. */
export type Part = Element | Material;
/** What pays for it. */
export interface Payment {
  readonly resources: readonly Resource[];
  readonly piece: number;
}
export interface Purse {
  readonly resources: readonly number[];
  readonly pieces: readonly number[];
}

export const amountIn = (resources: readonly number[], resource: Resource): number => resources[RESOURCES.indexOf(resource)]!;
export const without = (resources: readonly number[], spent: readonly Resource[]): number[] =>
  resources.map((n, i) => n - spent.filter(one => RESOURCES.indexOf(one) === i).length);
export const withMore = (resources: readonly number[], gained: readonly Resource[]): number[] =>
  resources.map((n, i) => Math.min(MOST_OF_ONE, n + gained.filter(one => RESOURCES.indexOf(one) === i).length));
const MOST_OF_ONE = 99;

/** PA-FORGE-3, PA-FORGE-4: the element first, for it has fewer ways to be paid. */
export function partsOf(card: number, from: number): Part[] {
  const { element, price } = pieceCard(card);
  return [...(from < 0 && element !== null ? [element] : []), ...(price?.materials ?? [])];
}
/** PA-FORGE-9: what is basic pays for nothing, nor does the piece that is made into the new one. */
export const purseOf = ({ resources, owned }: Belongings, from: number): Purse => ({
  resources,
  pieces: owned.filter(card => card !== from && !isBasic(card)),
});
export const afterPaying = ({ resources, pieces }: Purse, { resources: spent, piece }: Payment): Purse => ({
  resources: without(resources, spent),
  pieces: pieces.filter(card => card !== piece),
});

const isElement = (part: Part): part is Element => (ELEMENTS as readonly string[]).includes(part);
const of = (...resources: Resource[]): Payment => ({ resources, piece: -1 });
const ofPiece = (piece: number): Payment => ({ resources: [], piece });

/** The part itself first, then whatever may stand for it. */
export function paymentsFor({ resources, pieces }: Purse, part: Part): Payment[] {
  const has = (resource: Resource, n = 1): boolean => amountIn(resources, resource) >= n;
  const itself = has(part) ? [of(part)] : [];
  if (isElement(part)) return [...itself, ...pieces.filter(card => pieceCard(card).element === part).map(ofPiece)];
  return [
    ...itself,
    ...ELEMENTS.filter(element => has(element)).map(element => of(element)),
    ...pairsOf(MATERIALS).flatMap(([a, b]) => ((a === b ? has(a, 2) : has(a) && has(b)) ? [of(a, b)] : [])),
    ...pieces.map(ofPiece),
  ];
}
const pairsOf = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i).map((b): [T, T] => [a, b]));

export function canPay(purse: Purse, parts: readonly Part[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  return paymentsFor(purse, part).some(payment => canPay(afterPaying(purse, payment), rest));
}
/** What pays for the first of these parts and leaves enough for the others. */
export const payable = (purse: Purse, parts: readonly Part[]): Payment[] =>
  paymentsFor(purse, parts[0]!).filter(payment => canPay(afterPaying(purse, payment), parts.slice(1)));
/** Every part by itself. */
export const canPayPlainly = ({ resources }: Purse, parts: readonly Part[]): boolean => without(resources, parts).every(n => n >= 0);

// A payment as one number, to be kept on the desk

const PAIRS = 100;
const CARDS = 1000;
const WIDTH = RESOURCES.length;
export const codeOf = ({ resources, piece }: Payment): number => {
  const [a, b] = resources.map(one => RESOURCES.indexOf(one));
  if (piece >= 0) return CARDS + piece;
  return b === undefined ? a! : PAIRS + a! * WIDTH + b;
};
export function paymentOf(code: number): Payment {
  if (code >= CARDS) return ofPiece(code - CARDS);
  if (code < PAIRS) return of(RESOURCES[code]!);
  const pair = code - PAIRS;
  return of(RESOURCES[Math.floor(pair / WIDTH)]!, RESOURCES[pair % WIDTH]!);
}
