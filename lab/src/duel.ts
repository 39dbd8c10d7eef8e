/**
 * One kind of player beside another, on the same seeds: each match is played twice, the other way in nothing but who thinks about what is asked. How often the one wins where the other loses says which
 * plays better; what both win, or both lose, says nothing.
 */
import { type Bot, Players, sensible } from '@quarry/bots';
import type { AnyGame, AnyMatch, Seat } from '@quarry/kernel';
import { begin } from './experiment.ts';
import { type Interval, type Part, pairedDifference } from './statistics.ts';
import type { Playable } from './tables.ts';

export interface Duel {
  readonly game: AnyGame;
  readonly tables: readonly Playable[];
  readonly matches: number;
  /** Match i is played at table i, in turns, with the seed `<seed>-<i>`. */
  readonly seed: string;
  readonly bot: Bot;
  /** Only one seat is played by the bot, in turns; all of them if not. */
  readonly isOne: boolean;
  /** Is told each pair when it is played. */
  tell?(pair: Pair): void;
}

/** What came of a match for the seats that are compared. */
interface Went {
  readonly isWon: boolean;
  readonly score: number | null;
  /** Of what was at stake on the way (Worth.settled): how often, and how often it was won. */
  readonly stakes: Part;
}

export interface Pair {
  readonly no: number;
  readonly table: Playable;
  readonly here: Went;
  readonly there: Went;
}

export interface DuelFound {
  readonly pairs: readonly Pair[];
  readonly won: { readonly here: number; readonly there: number; readonly onlyHere: number; readonly onlyThere: number };
  /** Here less there. */
  readonly wins: Interval;
  readonly score: Interval | null;
  readonly stakes: { readonly here: number; readonly there: number; readonly difference: Interval } | null;
  /** How likely the turned matches would be as lopsided as this, or more so, if both played equally well. */
  readonly byChance: number;
  /** Milliseconds of each decision of the bot, the shortest first. */
  readonly times: readonly number[];
}

const LONGEST = 20_000;

export function duel(matter: Duel): DuelFound {
  const times: number[] = [];
  const pairs = Array.from({ length: matter.matches }, (_, no) => {
    const pair = pairOf(matter, no, timed(matter.bot, times));
    matter.tell?.(pair);
    return pair;
  });
  const count = (isIt: (pair: Pair) => boolean): number => pairs.filter(isIt).length;
  const [onlyHere, onlyThere] = [count(one => one.here.isWon && !one.there.isWon), count(one => one.there.isWon && !one.here.isWon)];
  const differences = (of: (went: Went) => Omit<Part, 'kind'>) =>
    pairedDifference(
      pairs.map(one => of(one.here)),
      pairs.map(one => of(one.there)),
    );
  return {
    pairs,
    won: { here: count(one => one.here.isWon), there: count(one => one.there.isWon), onlyHere, onlyThere },
    wins: differences(({ isWon }) => ({ n: 1, sum: isWon ? 1 : 0 }))!.difference,
    score: pairs.every(one => one.here.score !== null) ? differences(({ score }) => ({ n: 1, sum: score! }))!.difference : null,
    stakes: stakesOf(differences(one => one.stakes)),
    byChance: byChance(onlyHere, onlyThere),
    times: times.sort((a, b) => a - b),
  };
}

const stakesOf = (found: ReturnType<typeof pairedDifference>): DuelFound['stakes'] =>
  found && { here: found.one, there: found.other, difference: found.difference };

const timed = (bot: Bot, times: number[]): Bot => ({
  name: bot.name,
  answer(...asked) {
    const before = performance.now();
    const answer = bot.answer(...asked);
    times.push(performance.now() - before);
    return answer;
  },
});

function pairOf({ game, tables, seed, isOne }: Duel, no: number, bot: Bot): Pair {
  const table = tables[no % tables.length]!;
  const { seats, setup } = table;
  const guide = sensible(game);
  const who = isOne ? Math.floor(no / tables.length) % seats : null;
  const everywhere = (one: Bot): Bot[] => Array.from({ length: seats }, (_, seat) => (who === null || seat === who ? one : guide));
  const went = (bots: readonly Bot[]): Went => played(game, begin(game, setup, `${seed}-${no}`), bots, who);
  return { no, table, here: went(everywhere(bot)), there: went(everywhere(guide)) };
}

function played(game: AnyGame, match: AnyMatch, bots: readonly Bot[], who: Seat | null): Went {
  const players = new Players(match, bots);
  const settled = game.worth?.settled;
  const stakes = { kind: 'rate' as const, n: 0, sum: 0 };
  while (!match.outcome && match.n < LONGEST) {
    const before = settled && match.view(0);
    players.play(match.n + 1);
    const came = settled?.(before, match.view(0)) ?? null;
    if (came === null) continue;
    stakes.n += 1;
    stakes.sum += came;
  }
  const { outcome } = match;
  const score = game.proof.measures?.score;
  const seats = who === null ? [...bots.keys()] : [who];
  return {
    isWon: seats.some(seat => outcome?.winners.includes(seat) ?? false),
    score: outcome && score ? seats.reduce((sum, seat) => sum + score.of(outcome, seat), 0) / seats.length : null,
    stakes,
  };
}

/** The sign test, both ways. */
export function byChance(one: number, other: number): number {
  const n = one + other;
  const most = Math.min(one, other);
  let ways = 1;
  let sum = 0;
  for (let k = 0; k <= most; k++) {
    sum += ways;
    ways = (ways * (n - k)) / (k + 1);
  }
  return Math.min(1, (2 * sum) / 2 ** n);
}
