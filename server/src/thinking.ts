/** What a bot answers to what it is sent. It comes as text, so that no bot can reach the match, and all that reaches it is plain data (K-98). */
import { botNamed, botSeed, chanceOf } from '@quarry/bots';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type Answer, type AnyGame, type BareDecision, type Result, SampledChance, type Seat, Seed } from '@quarry/kernel';

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
}

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.says);
  return result.value;
}

export function think(text: string, games: readonly AnyGame[] = ALL_GAMES): Answer {
  const { game, bot, view, decision, seat, turn, seed, chance } = JSON.parse(text) as Thought;
  const player = orThrow(botNamed(bot, orThrow(gameNamed(game, games))));
  const falls = chance === undefined ? chanceOf(botSeed(seed, seat), turn) : new SampledChance<'bot'>(new Seed(chance));
  return player.answer(view, decision, seat, falls);
}
