/**
 * A soak: random play across seeds, seat counts and modes, looking for what must never happen: an exception, a fault in a
 * state between two scenes, a dead end, a game without an end.
 */
import { playMatch, random } from '@quarry/bots';
import { type AnyGame, listenTo, startMatch } from '@quarry/kernel';

/** A match that is not over by then counts as endless. */
const ENDLESS = 50_000;

export interface Soaked {
  games: number;
  decisions: number;
  /** States between two scenes that were looked at. */
  scenes: number;
  /** Each with what is needed to see it again. */
  readonly findings: string[];
}

/** Game i is played at table i modulo the number of tables, with the seed `<seed>-<i>`. */
export function soakGames(game: AnyGame, seed: string, from: number, to: number): Soaked {
  const soaked: Soaked = { games: 0, decisions: 0, scenes: 0, findings: [] };
  for (let i = from; i < to; i++) soakGame(game, `${seed}-${i}`, i % game.tables.length, soaked);
  return soaked;
}

function soakGame(game: AnyGame, seed: string, at: number, soaked: Soaked): void {
  const { mode, setup } = game.tables[at]!;
  const where = `${game.id}, ${mode}, ${game.seatsOf(setup)} seats, seed ${seed}`;
  const find = (says: string): void => {
    soaked.findings.push(`${where}: ${says}`);
  };
  const between = (state: unknown): void => {
    soaked.scenes += 1;
    for (const fault of game.faults(state)) find(fault);
  };
  soaked.games += 1;
  try {
    const started = startMatch(listenTo(game, { between }), setup, seed, 'nothing');
    if (!started.ok) return find(`cannot start: ${started.refusal.says}`);
    const match = started.value;
    soaked.decisions += playMatch(match, new Array(match.seats).fill(random), ENDLESS);
    if (!match.outcome) find(`not over after ${ENDLESS} answers, in scene '${match.scene}'`);
  } catch (error) {
    find(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

export const addSoaked = (a: Soaked, b: Soaked): Soaked => ({
  games: a.games + b.games,
  decisions: a.decisions + b.decisions,
  scenes: a.scenes + b.scenes,
  findings: [...a.findings, ...b.findings],
});
