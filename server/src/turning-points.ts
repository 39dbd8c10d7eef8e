/**
 * What decided a match: of the moments that its story knows, those that changed its standing most, for whoever reads. A moment is given what changed with the
 * few lines around it that belong to the same answer. Nothing is played out: the standing is what the game says of each position.
 */
import type { Seat, Standing, TurningPoint } from '@quarry/kernel';
import type { Curve } from '@quarry/protocol';

/** How many moments are shown. */
export const MOST_MOMENTS = 3;
/** So many places has a curve at most. */
const MOST_PLACES = 120;

/** Every line of a match: how it stood then, and with which answer it was told. */
export interface Stood {
  readonly standing: Standing | null;
  readonly step: number;
}

export interface Turned extends TurningPoint {
  readonly swing: number;
}

/** Whose standing it is read by: the reader's, or whoever won. */
export interface Eyes {
  readonly reader: Seat | null;
  readonly winners: readonly Seat[];
}

/** What a seat is ahead of the best of the others, or how all of them stand together. */
function marginOf({ of }: Standing, { reader, winners }: Eyes): number {
  const whose = reader ?? winners[0] ?? 0;
  const own = of.find(one => one.seat === null || one.seat === whose)?.value ?? 0;
  const others = of.filter(one => one.seat !== null && one.seat !== whose).map(one => one.value);
  return own - (others.length > 0 ? Math.max(...others) : 0);
}

/** Before each line, and after the last: where nothing is said of it, it stands as before. */
function marginsOf(stood: readonly Stood[], eyes: Eyes): readonly number[] {
  const known = stood.find(one => one.standing !== null)?.standing;
  let margin = known ? marginOf(known, eyes) : 0;
  return [
    margin,
    ...stood.map(({ standing }) => {
      if (standing) margin = marginOf(standing, eyes);
      return margin;
    }),
  ];
}

/** Lines before and after a moment that belong to it: a deed is told in a few of them. */
const BEFORE = 3;
const AFTER = 2;
/** What led to how it ended weighs more than what did not. */
const FITTING = 1.5;

/** How much the standing changed around a moment: within its answer, and not beyond its neighbours. */
function swingOf(at: number, before: number, after: number, stood: readonly Stood[], margins: readonly number[]): number {
  const isHere = (line: number): boolean => stood[line]?.step === stood[at]?.step;
  let from = at;
  while (from > 0 && from > at - BEFORE && from - 1 > before && isHere(from - 1)) from -= 1;
  let to = at;
  while (to < at + AFTER && to + 1 < after && isHere(to + 1)) to += 1;
  return Math.round((margins[to + 1]! - margins[from]!) * 10) / 10;
}

/** 1 to whoever has won. */
const signOf = ({ reader, winners }: Eyes): 1 | -1 => (winners.length > 0 && (reader === null || winners.includes(reader)) ? 1 : -1);

/** The moments that decided it, in their order; the last ones if none of them changed how it stood. */
export function turningPoints(moments: readonly TurningPoint[], stood: readonly Stood[], eyes: Eyes): readonly Turned[] {
  const margins = marginsOf(stood, eyes);
  const ordered = moments.toSorted((a, b) => a.at - b.at);
  const turned = ordered.map((one, i): Turned => {
    const swing = swingOf(one.at, ordered[i - 1]?.at ?? -1, ordered[i + 1]?.at ?? stood.length, stood, margins);
    return { ...one, swing };
  });
  const weight = ({ swing }: Turned): number => Math.abs(swing) * (Math.sign(swing) === signOf(eyes) ? FITTING : 1);
  const weighty = turned.filter(one => one.swing !== 0).toSorted((a, b) => weight(b) - weight(a));
  const unlike = weighty.filter((one, i) => weighty.findIndex(other => other.says === one.says) === i);
  const kept = unlike.length > 0 ? unlike.slice(0, MOST_MOMENTS) : turned.slice(-MOST_MOMENTS);
  return kept.toSorted((a, b) => a.at - b.at);
}

/** Which of them is worth seeing again: what helped most whoever won, and cost most whoever did not. */
export function worthSeeing(turned: readonly Turned[], eyes: Eyes): number {
  const sign = signOf(eyes);
  return turned.reduce((best, one, i) => (one.swing * sign > turned[best]!.swing * sign ? i : best), 0);
}

/** What to do otherwise: for what cost most, else for anything that says so, else what is said of the whole. */
export function nextTime(turned: readonly Turned[], always: string | undefined): string | null {
  const [first] = turned.filter(one => one.next !== undefined).toSorted((a, b) => a.swing - b.swing);
  return first?.next ?? always ?? null;
}

/** How it stood, where it changed. A match that all of them played together ends where it was won or lost. */
export function curveOf(stood: readonly Stood[], winners: readonly Seat[]): Curve | null {
  const last = stood.findLast(one => one.standing !== null)?.standing;
  if (!last) return null;
  const { says, from, of } = last;
  return {
    says,
    from,
    lines: stood.length,
    of: of.map(({ seat }) => {
      const places: [number, number][] = [];
      stood.forEach(({ standing }, line) => {
        const value = standing?.of.find(one => one.seat === seat)?.value;
        if (value !== undefined && value !== places.at(-1)?.[1]) places.push([line, value]);
      });
      const end = seat === null ? (winners.length > 0 ? 100 : 0) : places.at(-1)![1];
      return { seat, at: [...thinned(places), [stood.length, end]] };
    }),
  };
}

/** No more places than can be told apart, the first and the last among them. */
function thinned(places: readonly [number, number][]): readonly [number, number][] {
  const every = Math.ceil(places.length / MOST_PLACES);
  return every <= 1 ? places : places.filter((_, i) => i % every === 0 || i === places.length - 1);
}
