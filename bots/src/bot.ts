/**
 * Players that are programs. A bot gets what its seat sees, the decision with keys instead of values, and a chance of its
 * own; it never sees the match. What a game's sensible player does is in the game's own bot.ts.
 */
import { didYouMean } from '@quarry/catalogue';
import { type Answer, type AnyGame, type Chance, type Decision, type Result, randomAnswer, refuse, type Seat } from '@quarry/kernel';

export interface Bot {
  readonly name: string;
  answer(view: unknown, decision: Decision, seat: Seat, chance: Chance<'bot'>): Answer;
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

/** A decision as it is sent to a player: options have lost their values, and what only a person asks for is gone. */
export function bareDecision(decision: Decision): Decision {
  return {
    ...decision,
    not: undefined,
    odds: undefined,
    options: decision.options.map(({ key, about }) => ({ key, about, value: undefined })),
  };
}
