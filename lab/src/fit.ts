/**
 * How much each of the things counts that a game names as good in a position (kernel, Worth): read off at the end of every stretch of many matches of sensible players, each with
 * whether the seat won in the end (or what was at stake), by logistic regression. A fifth of the matches is kept apart to say how well it foretells.
 */
import { type Bot, Players, sensible } from '@quarry/bots';
import { type AnyGame, BrokenPromise, type Weights, type Worth } from '@quarry/kernel';
import { begin } from './experiment.ts';
import { tablesOf } from './tables.ts';

/** A position as it was read, and how it ended for that seat. */
interface Read {
  readonly values: readonly number[];
  readonly isWon: boolean;
}

export interface Fitted {
  readonly weights: Weights;
  readonly matches: number;
  readonly positions: number;
  /** Of positions that the weights were not fitted with, the mean square of what was foretold wrongly: by the weights, and by how many are won on the whole. Less is better. */
  readonly off: number;
  readonly offByMean: number;
}

const HELD_APART = 5;
const LONGEST = 20_000;
/** Holds back weights that few positions speak for. */
const RIDGE = 1;
const STEPS = 25;

export function fitWorth(game: AnyGame, matches: number, seed: string, modes: (mode: string) => boolean = () => true): Fitted {
  const { worth } = game;
  if (!worth) throw new BrokenPromise(`${game.id} does not say what counts in a position (Game.worth).`);
  const tables = tablesOf(game).filter(one => modes(one.mode));
  const [fitted, apart]: [Read[], Read[]] = [[], []];
  for (let i = 0; i < matches; i++) {
    const { setup, seats } = tables[i % tables.length]!;
    (i % HELD_APART === 0 ? apart : fitted).push(...readsOf(game, worth, setup, Array(seats).fill(sensible(game)), `${seed}-${i}`));
  }
  const names = Object.keys(worth.features);
  const [bias = 0, ...by] = regression(fitted, names.length).map(one => Math.round(one * 1_000) / 1_000);
  const foretold = (read: Read): number => certain(by.reduce((sum, weight, at) => sum + weight * read.values[at]!, bias));
  const mean = fitted.filter(one => one.isWon).length / Math.max(1, fitted.length);
  return {
    weights: { content: game.content, bias, by: Object.fromEntries(names.map((name, at) => [name, by[at]!])) },
    matches,
    positions: fitted.length + apart.length,
    off: offOf(apart, foretold),
    offByMean: offOf(apart, () => mean),
  };
}

/** A position before it is known what has come of it. */
interface Pending {
  readonly seat: number;
  readonly view: unknown;
  readonly values: readonly number[];
}

/** Every position of a match with which a stretch ended, as each seat sees it, and what has come of it: of what was at stake, or of the match. */
function readsOf(game: AnyGame, worth: Worth<unknown>, setup: unknown, bots: readonly Bot[], seed: string): Read[] {
  const match = begin(game, setup, seed);
  const players = new Players(match, bots);
  const features = Object.values(worth.features);
  const read: Read[] = [];
  let pending: Pending[] = [];
  let stretch = worth.stretch(match.view(0));
  while (!match.outcome && match.n < LONGEST) {
    players.play(match.n + 1);
    const now = worth.stretch(match.view(0));
    if (now === stretch || match.outcome) continue;
    stretch = now;
    const views = [...bots.keys()].map(seat => match.view(seat));
    pending = pending.filter(({ seat, view, values }) => {
      const settled = worth.settled?.(view, views[seat]) ?? null;
      if (settled !== null) read.push({ values, isWon: settled === 1 });
      return settled === null;
    });
    pending.push(...views.map((view, seat) => ({ seat, view, values: features.map(feature => feature(view, seat)) })));
  }
  const winners = match.outcome?.winners ?? [];
  return [...read, ...pending.map(({ seat, values }) => ({ values, isWon: winners.includes(seat) }))];
}

const certain = (sum: number): number => 1 / (1 + Math.exp(-sum));
const offOf = (reads: readonly Read[], foretold: (read: Read) => number): number =>
  reads.reduce((sum, read) => sum + (foretold(read) - (read.isWon ? 1 : 0)) ** 2, 0) / Math.max(1, reads.length);

/** Newton's method; the bias comes first. */
function regression(reads: readonly Read[], count: number): number[] {
  let weights: number[] = Array(count + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? (row === 0 ? 1e-6 : RIDGE) : 0)));
    for (const { values, isWon } of reads) {
      const x = [1, ...values];
      const p = certain(x.reduce((sum, value, at) => sum + value * weights[at]!, 0));
      for (const [row, value] of x.entries()) {
        slope[row]! += (p - (isWon ? 1 : 0)) * value;
        for (const [column, other] of x.entries()) bend[row]![column]! += p * (1 - p) * value * other;
      }
    }
    const by = solved(bend, slope);
    weights = weights.map((weight, at) => weight - by[at]!);
  }
  return weights;
}

/** Solves a system of linear equations, by elimination with the greatest of each column first. */
function solved(left: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = left.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let at = 0; at < n; at++) {
    const first = rows.slice(at).reduce((most, row, i) => (Math.abs(row[at]!) > Math.abs(rows[most]![at]!) ? at + i : most), at);
    [rows[at], rows[first]] = [rows[first]!, rows[at]!];
    for (const [i, row] of rows.entries()) {
      const share = i === at ? 0 : row[at]! / rows[at]![at]!;
      if (share !== 0) for (let column = at; column <= n; column++) row[column]! -= share * rows[at]![column]!;
    }
  }
  return rows.map((row, at) => row[n]! / row[at]!);
}
