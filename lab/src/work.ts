/** A piece of work that can be sent to another thread: games by number, of a game by its id. */
import { botNamed } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, type Result } from '@quarry/kernel';
import { playGames } from './experiment.ts';
import { type Soaked, soakGames } from './soak.ts';
import type { Tally } from './tally.ts';

export type Work =
  | { readonly what: 'play'; readonly game: string; readonly setup: unknown; readonly bot: string; readonly seed: string }
  | { readonly what: 'soak'; readonly game: string; readonly seed: string };

/** What comes back of a work, by its name. */
export interface Done {
  readonly play: Tally;
  readonly soak: Soaked;
}

/** The games from `from` up to, not including, `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

export function doWork<W extends Work>(work: W, { from, to }: Piece, games?: readonly AnyGame[]): Done[W['what']] {
  const game = must(gameNamed(work.game, games));
  const done: Tally | Soaked =
    work.what === 'play'
      ? playGames({ game, setup: work.setup, bot: must(botNamed(work.bot, game)), seed: work.seed }, from, to)
      : soakGames(game, work.seed, from, to);
  return done as Done[W['what']];
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new BrokenPromise(result.refusal.says);
  return result.value;
}
