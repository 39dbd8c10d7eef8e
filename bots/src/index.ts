/** The bots' door. */
export { BOTS, type Bot, type BotName, bareDecision, botNamed, random, sensible } from './bot.ts';
export { Players, playMatch } from './play.ts';
