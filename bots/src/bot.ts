/**
 * Players that are programs. A bot is told what its seat sees and a bare decision, both plain data, and has a chance for each choice;
 * it never sees the match. So it answers the same in the lab, in a thread of the server and in a test. What a game's sensible player
 * does is in the game's own bot.ts.
 */
import { didYouMean } from '@quarry/catalogue';
import {
  type Answer,
  type AnyGame,
  type BareDecision,
  type Chance,
  type Result,
  randomAnswer,
  refuse,
  SampledChance,
  type Seat,
  Seed,
} from '@quarry/kernel';

export interface Bot {
  readonly name: string;
  answer(view: unknown, decision: BareDecision, seat: Seat, chance: Chance<'bot'>): Answer;
}

export const BOTS = ['random', 'sensible'] as const;
export type BotName = (typeof BOTS)[number];

/** Any legal answer. It looks at nothing, so that it is played without working out what the seat sees (play.ts). */
export const random: Bot = { name: 'random', answer: (_view, decision, _seat, chance) => randomAnswer(decision, chance) };

export const sensible = (game: AnyGame): Bot => ({
  name: 'sensible',
  answer: (view, decision, seat, chance) => game.sensible(view, decision, seat, chance),
});

export function botNamed(name: string, game: AnyGame): Result<Bot> {
  if (name === 'random') return { ok: true, value: random };
  if (name === 'sensible') return { ok: true, value: sensible(game) };
  return refuse(
    'unknown-bot',
    { bot: name, known: BOTS },
    `There is no bot '${name}'${didYouMean(name, BOTS)}; the bots are ${BOTS.join(', ')}.`,
  );
}

/** More draws than any one choice asks for. */
const DRAWS = 65_536;

/** The seed of the bot in a seat. */
export const botSeed = (seed: string, seat: Seat): Seed => new Seed(`${seed}/bot ${seat}`);

/** The chance of one choice: seed and the seat's own counter say how it falls, whatever was chosen before, and by whom. */
export const chanceOf = (seed: Seed, turn: number): Chance<'bot'> => new SampledChance<'bot'>(seed, { bot: turn * DRAWS });
