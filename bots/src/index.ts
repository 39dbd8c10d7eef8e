/** The bots' door. */
export { type Analysis, analyse, type Chosen, type Costly, type Effort, USUAL_EFFORT } from './analysis/analyse.ts';
export { type Bot, botSeed, chanceOf, easy, type Imagine, random, sensible } from './bot.ts';
export { BOTS, type BotName, botNamed, LEVELS, triesThingsOut } from './named.ts';
export { Players, playMatch } from './play.ts';
export { type Budget, type Found, imagined, thinking, thinkOver, USUAL } from './thinking.ts';
export { type Weighed, type Weight, weighUp } from './weighing.ts';
