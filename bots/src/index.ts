/** The bots' door. */
export { BOTS, type Bot, type BotName, botNamed, botSeed, chanceOf, random, sensible } from './bot.ts';
export { Players, playMatch } from './play.ts';
