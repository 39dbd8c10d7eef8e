/** The thread in which bots think. It gets what the seat sees as text, so that no bot can reach the match. */
import { botNamed } from '@quarry/bots';
import { gameNamed } from '@quarry/catalogue';
import { type Answer, type Decision, type Result, SampledChance, type Seat, Seed } from '@quarry/kernel';
import { serveJobs } from './thread.ts';

export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly seat: Seat;
  /** The seed of this one choice. */
  readonly chance: string;
}

function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.says);
  return result.value;
}

export function think(text: string): Answer {
  const { game, bot, view, decision, seat, chance } = JSON.parse(text) as Thought;
  const player = orThrow(botNamed(bot, orThrow(gameNamed(game))));
  return player.answer(view, decision, seat, new SampledChance<'bot'>(new Seed(chance)));
}

serveJobs(think);
