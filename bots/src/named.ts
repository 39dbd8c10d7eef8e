/** The players by name, from the one that looks at nothing to the one that thinks. */
import { didYouMean } from '@quarry/catalogue';
import { type AnyGame, type Result, refuse } from '@quarry/kernel';
import { type Bot, easy, random, sensible } from './bot.ts';
import { type Budget, thinking } from './thinking.ts';

export const BOTS = ['random', 'easy', 'sensible', 'thinking'] as const;
export type BotName = (typeof BOTS)[number];

/** Those whom people play with, from the weakest to the strongest. */
export const LEVELS = ['easy', 'sensible', 'thinking'] as const satisfies readonly BotName[];

/** Whether it tries things out, in worlds that its seat holds possible: such a one is given them, and time. */
export const triesThingsOut = (name: string): boolean => name === ('thinking' satisfies BotName);

export function botNamed(name: string, game: AnyGame, budget?: Budget): Result<Bot> {
  switch (name) {
    case 'random':
      return { ok: true, value: random };
    case 'easy':
      return { ok: true, value: easy(game) };
    case 'sensible':
      return { ok: true, value: sensible(game) };
    case 'thinking':
      return { ok: true, value: thinking(game, budget) };
    default:
      return refuse(
        'unknown-bot',
        { bot: name, known: BOTS },
        `There is no bot '${name}'${didYouMean(name, BOTS)}; the bots are ${BOTS.join(', ')}.`,
      );
  }
}
