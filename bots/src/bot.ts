/**
 * Players that are programs. A bot is told what its seat sees and a bare decision, both plain data, and has a chance for each choice;
 * it never sees the match. So it answers the same in the lab, in a thread of the server and in a test. What a game's sensible player
 * does is in the game's own bot.ts.
 */
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type BareDecision,
  type Chance,
  randomAnswer,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';

/** A world that the seat holds possible (Match.imagine), or null. */
export type Imagine = (seed: string) => AnyMatch | null;

export interface Bot {
  readonly name: string;
  /** `imagine` is there for those that try things out; whoever has none answers without. */
  answer(view: unknown, decision: BareDecision, seat: Seat, chance: Chance<'bot'>, imagine?: Imagine): Answer;
}

/** Any legal answer. It looks at nothing, so that it is played without working out what the seat sees (play.ts). */
export const random: Bot = { name: 'random', answer: (_view, decision, _seat, chance) => randomAnswer(decision, chance) };

export const sensible = (game: AnyGame): Bot => ({
  name: 'sensible',
  answer: (view, decision, seat, chance) => game.sensible(view, decision, seat, chance),
});

/** How often an easy player does whatever comes to mind: once in so many. */
const SLIPS = 4;

/** Plays sensibly, and slips now and then. */
export const easy = (game: AnyGame): Bot => ({
  name: 'easy',
  answer: (view, decision, seat, chance) =>
    chance.below('bot', SLIPS) === 0 ? randomAnswer(decision, chance) : game.sensible(view, decision, seat, chance),
});

/** More draws than any one choice asks for. */
const DRAWS = 65_536;

/** The seed of the bot in a seat. */
export const botSeed = (seed: string, seat: Seat): Seed => new Seed(`${seed}/bot ${seat}`);

/** The chance of one choice: seed and the seat's own counter say how it falls, whatever was chosen before, and by whom. */
export const chanceOf = (seed: Seed, turn: number): Chance<'bot'> => new SampledChance<'bot'>(seed, { bot: turn * DRAWS });
