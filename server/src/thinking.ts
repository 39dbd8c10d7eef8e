/**
 * What a bot answers to what it is sent. It comes as text, so that no bot can reach the match, and all that reaches it is plain data (K-98). One that tries things out is given a door to worlds that its
 * seat holds possible (Match.imagine) besides: what it is played in stays behind that door.
 */
import { type Budget, botNamed, botSeed, chanceOf, type Imagine, type Weighed, weighUp } from '@quarry/bots';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import {
  type Answer,
  type AnyGame,
  type BareDecision,
  type Chance,
  load,
  type MatchRecord,
  type Result,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';

/** How long somebody waits for a bot that thinks. */
const BUDGET: Budget = { positions: 2_000, ms: 1_000 };
/** How long somebody waits who asks what to do: a second, however many positions that are. */
export const WEIGHING: Budget = { positions: 50_000, ms: 1_000 };
/** A chance is told in hundredths: more would be a promise. */
const HUNDREDTHS = 100;

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
  return player.answer(view, decision, seat, falling({ seed, seat, turn, chance }), record && worldsIn(game, record, seat));
}

/** The two answers that go best, from what the seat may know: the record is a door to worlds that it holds possible, and nothing else. */
export function weigh(text: string, budget: Budget = WEIGHING, games: readonly AnyGame[] = ALL_GAMES): Weighed {
  const { game: id, view, decision, seat, record, ...falls } = JSON.parse(text) as Thought;
  const game = orThrow(gameNamed(id, games));
  const chance = falling({ ...falls, seat });
  const own = game.sensible(view, decision, seat, chance);
  const { of, ...rest } = weighUp(game, view, { decision, seat, own, chance, imagine: worldsIn(game, record!, seat) }, budget);
  return { of: of.map(one => ({ ...one, chance: Math.round(HUNDREDTHS * one.chance) / HUNDREDTHS })), ...rest };
}

type Falls = Pick<Thought, 'seed' | 'seat' | 'turn'> & { readonly chance?: string | undefined };

/** The chance of one choice. */
const falling = ({ seed, seat, turn, chance }: Falls): Chance<'bot'> =>
  chance === undefined ? chanceOf(botSeed(seed, seat), turn) : new SampledChance<'bot'>(new Seed(chance));

function worldsIn(game: AnyGame, record: MatchRecord, seat: Seat): Imagine {
  const { match } = orThrow(load(game, record));
  return world => match.imagine(seat, world);
}
