/** What a match of this server that is over teaches: it comes packed, and what is found goes out as the page reads it. It takes half a minute of a thread of its own. */
import { type Analysis, analyse, type Effort } from '@quarry/bots';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type Answer, type AnyGame, BrokenPromise, type Result, type Seat } from '@quarry/kernel';
import { byName, type MatchAnalysis, type Person } from '@quarry/protocol';
import { shownOf, stepsOf } from './history.ts';
import { otherRules, otherRulesThan } from './history-job.ts';
import { unpackKept } from './rows.ts';
import type { Bytes } from './store.ts';

export interface AnalysisJob {
  readonly match: Bytes;
  readonly upTo: number;
  readonly as: Seat | null;
  readonly people: readonly Person[];
}

/** As `quarry analyse`, but no longer than people wait. */
const EFFORT: Effort = { positions: 100_000, ms: 90_000 };

export function analysisOf(
  { match, upTo, as, people }: AnalysisJob,
  tell: (share: number) => void = () => {},
  games: readonly AnyGame[] = ALL_GAMES,
  effort: Effort = EFFORT,
): Result<MatchAnalysis> {
  const kept = unpackKept(match);
  const game = gameNamed(kept.table.game, games);
  if (!game.ok) return game;
  const other = otherRulesThan(kept.table, game.value);
  if (other) return other;
  try {
    const record = shownOf(kept, upTo);
    const found = analyse(game.value, record, as, { ...effort, tell });
    return found.ok ? { ok: true, value: asRead(found.value, stepsOf(game.value, record, as), people) } : found;
  } catch (error) {
    if (error instanceof BrokenPromise) return otherRules(kept.table, game.value);
    throw error;
  }
}

const keysIn = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];

function asRead(
  { seat, isWon, curve, turns, sums, costly, looked }: Analysis,
  stepAt: (n: number) => number,
  people: readonly Person[],
): MatchAnalysis {
  const at = ({ n, chance }: Analysis['curve'][number]) => ({ step: stepAt(n), chance });
  const named = (says: string): string => byName(says, people);
  return {
    seat,
    isWon,
    curve: curve.map(at),
    turns: turns.map(({ from, to }) => ({ from: at(from), to: at(to) })),
    sums,
    costly: costly.map(({ n, asks, given, better, because, worlds }) => ({
      step: stepAt(n),
      asks: named(asks),
      given: { says: named(given.says), chance: given.chance },
      better: { says: named(better.says), chance: better.chance, keys: keysIn(better.answer) },
      because: because.map(named),
      worlds,
    })),
    looked: { choices: looked.choices, of: looked.of },
  };
}
