/** A piece of work that can be sent to another thread: matches by number, of a game by its id. */
import { type BotName, botNamed } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, type Result } from '@quarry/kernel';
import { type Changes, changedSetup } from './changed-setup.ts';
import { type Experiment, playGames } from './experiment.ts';
import { type Soaked, soakGames } from './soak.ts';
import type { Steering } from './steering.ts';
import { type Swung, swingGames } from './swing.ts';
import { tablesOf } from './tables.ts';
import type { Tally } from './tally.ts';

/** An experiment by names, which mean what they mean in the version that does the work. */
export interface Named extends Steering {
  readonly game: string;
  readonly mode: string;
  /** The bots by name, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** What else than at the table is set up. */
  readonly set?: Changes | undefined;
  /** Chapter after chapter, each a game of its own. */
  readonly isStory?: true | undefined;
}

export type Work =
  | ({ readonly what: 'play' } & Named)
  | ({ readonly what: 'swing'; readonly decisions: number } & Named)
  | ({ readonly what: 'look' } & Named)
  | { readonly what: 'soak'; readonly game: string; readonly seed: string; readonly bot?: BotName };

/** Which rules and which content an experiment is played with. */
export interface Looked {
  readonly rules: number;
  readonly content: string;
}

/** What comes back of a work, by its name. */
export interface Done {
  readonly play: readonly Tally[];
  readonly swing: readonly Swung[];
  readonly look: Looked;
  readonly soak: Soaked;
}

/** The games from `from` up to, not including, `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

export function doWork<W extends Work>(work: W, piece: Piece, games?: readonly AnyGame[]): Done[W['what']] {
  return done(work, piece, games) as Done[W['what']];
}

function done(work: Work, { from, to }: Piece, games?: readonly AnyGame[]): Done[keyof Done] {
  switch (work.what) {
    case 'play':
      return playGames(experimentOf(work, games), from, to);
    case 'swing':
      return swingGames(experimentOf(work, games), work.decisions, from, to);
    case 'look': {
      const { game } = experimentOf(work, games);
      return { rules: game.version, content: game.content };
    }
    case 'soak':
      return soakGames(must(gameNamed(work.game, games)), work.seed, from, to, work.bot === undefined ? {} : { bot: work.bot });
  }
}

function experimentOf({ game: id, mode, bots, seed, set, isStory, scenario, picks }: Named, games?: readonly AnyGame[]): Experiment {
  const game = must(gameNamed(id, games));
  const table = tablesOf(game).find(one => one.mode === mode && one.seats === bots.length);
  if (!table) throw new BrokenPromise(`${id} has no table for ${bots.length} in mode '${mode}'.`);
  const known = game.proof.measures?.scenarios;
  if (!known && (scenario !== null || picks !== 'bot')) throw new BrokenPromise(`${id} declares no scenarios.`);
  if (scenario !== null && !Object.hasOwn(known!.names, scenario)) throw new BrokenPromise(`${id} has no ${known!.says} '${scenario}'.`);
  return {
    game,
    setup: must(changedSetup(game, table.setup, set)),
    bots: bots.map(name => must(botNamed(name, game))),
    seed,
    isStory,
    scenario,
    picks,
  };
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new BrokenPromise(result.refusal.says);
  return result.value;
}
