/**
 * What a bot answers to what it is sent. It comes as text, so that no bot can reach the match, and all that reaches it is plain data (K-98). One that tries things out is given a door to worlds that its
 * seat holds possible (Match.imagine) besides: what it is played in stays behind that door.
 */
import { type Budget, botNamed, botSeed, chanceOf, type Imagine } from '@quarry/bots';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import {
  type Answer,
  type AnyGame,
  type BareDecision,
  load,
  type MatchRecord,
  type Result,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';

/** How long somebody waits for a bot that thinks. */
const BUDGET: Budget = { positions: 2_000, ms: 1_000 };

export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly decision: BareDecision;
  readonly seat: Seat;
  /** How often the seat has answered before, */
  readonly turn: number;
  /** and the seed of the table's bots: both make the chance of this one choice. */
  readonly seed: string;
  /** In a lesson: the seed of this one choice alone. */
  readonly chance?: string;
  /** Where the match stands, for a bot that imagines worlds. */
  readonly record?: MatchRecord;
}

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.says);
  return result.value;
}

export function think(text: string, games: readonly AnyGame[] = ALL_GAMES): Answer {
  const { game: id, bot, view, decision, seat, turn, seed, chance, record } = JSON.parse(text) as Thought;
  const game = orThrow(gameNamed(id, games));
  const player = orThrow(botNamed(bot, game, BUDGET));
  const falls = chance === undefined ? chanceOf(botSeed(seed, seat), turn) : new SampledChance<'bot'>(new Seed(chance));
  return player.answer(view, decision, seat, falls, record && worldsIn(game, record, seat));
}

function worldsIn(game: AnyGame, record: MatchRecord, seat: Seat): Imagine {
  const { match } = orThrow(load(game, record));
  return world => match.imagine(seat, world);
}
