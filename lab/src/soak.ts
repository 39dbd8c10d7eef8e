/**
 * A soak: play across seeds, seat counts, modes and scenarios, looking for what must never happen: an exception, a fault in a state between two scenes, a dead end, a game without an end.
 * Random players come to every corner of the rules; sensible ones show that what plays beside people comes to an end.
 */
import { type BotName, playMatch, random, sensible } from '@quarry/bots';
import { type AnyGame, listenTo, startMatch } from '@quarry/kernel';
import { everyTableOf, type Playable } from './tables.ts';

/** A match that is not over by then counts as endless. The longest of sensible players is some 3,600 answers long. */
const ENDLESS: Readonly<Record<BotName, number>> = { random: 50_000, easy: 50_000, sensible: 12_000, thinking: 12_000 };

export interface Soaked {
  games: number;
  decisions: number;
  /** States between two scenes that were looked at. */
  scenes: number;
  /** Answers in the longest match. */
  longest: number;
  /** Each with what is needed to see it again. */
  readonly findings: string[];
}

export interface SoakOptions {
  readonly bot?: BotName;
  /** After so many answers a match counts as endless. */
  readonly most?: number;
}

/** Game i is played at table i modulo the number of tables, with the seed `<seed>-<i>`. */
export function soakGames(
  game: AnyGame,
  seed: string,
  from: number,
  to: number,
  { bot = 'random', most = ENDLESS[bot] }: SoakOptions = {},
): Soaked {
  const soaked: Soaked = { games: 0, decisions: 0, scenes: 0, longest: 0, findings: [] };
  const tables = everyTableOf(game);
  for (let i = from; i < to; i++) soakGame(game, `${seed}-${i}`, tables[i % tables.length]!, { bot, most }, soaked);
  return soaked;
}

function soakGame(
  game: AnyGame,
  seed: string,
  { mode, seats, setup }: Playable,
  { bot, most }: Required<SoakOptions>,
  soaked: Soaked,
): void {
  const where = `${game.id}, ${mode}, ${seats} seats, seed ${seed}`;
  const find = (says: string): void => {
    soaked.findings.push(`${where}: ${says}`);
  };
  const between = (state: unknown): void => {
    soaked.scenes += 1;
    for (const fault of game.rules.faults(state)) find(fault);
  };
  soaked.games += 1;
  try {
    const started = startMatch(listenTo(game, { between }), setup, seed, 'nothing');
    if (!started.ok) return find(`cannot start: ${started.refusal.says}`);
    const match = started.value;
    const answers = playMatch(match, new Array(match.seats).fill(bot === 'random' ? random : sensible(game)), most);
    soaked.decisions += answers;
    soaked.longest = Math.max(soaked.longest, answers);
    if (!match.outcome) find(`not over after ${most} answers, in scene '${match.scene}'`);
  } catch (error) {
    find(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

export const addSoaked = (a: Soaked, b: Soaked): Soaked => ({
  games: a.games + b.games,
  decisions: a.decisions + b.decisions,
  scenes: a.scenes + b.scenes,
  longest: Math.max(a.longest, b.longest),
  findings: [...a.findings, ...b.findings],
});
