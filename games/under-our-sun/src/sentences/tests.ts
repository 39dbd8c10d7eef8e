/** What is rolled for a test that a text asks for, and how likely it is passed: said before one chooses it. */
import { capital, sayList } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { type Die, diceOf } from '../content/kinds.ts';
import type { Effect, EffectOf } from '../content/words/index.ts';
import { cardInPlay, cardOf } from '../questions/basics.ts';
import { atLeast } from '../questions/chances.ts';
import { testDice } from '../questions.ts';
import type { Action } from '../rules/actions/kinds.ts';
import type { View, Who } from '../state.ts';
import { percent } from './harm.ts';
import { diceSay } from './names.ts';

type Test = EffectOf<'test'>;
type Skill = Parameters<typeof testDice>[2];

const testIn = (effects: readonly Effect[]): Test | undefined => effects.find((one): one is Test => one.do === 'test');
const poolOf = (view: View, who: Who, { dice = '' }: Test, skill: Skill): readonly Die[] => [
  ...testDice(view, who, skill),
  ...diceOf(dice),
];
const passSays = (pool: readonly Die[], { need = 1 }: Test): string => percent(atLeast(pool, need));

/** Behind the name of the test that is asked for: `, 75 %: 2 green dice`. */
export function testSays(view: View, who: Who, test: Test, skill: Skill): string {
  const pool = poolOf(view, who, test, skill);
  return `, ${passSays(pool, test)}: ${diceSay(pool)}`;
}

/** Behind the name of what leads to a test: `, 75 %` by the skill that passes it best. Empty without one. */
export function bestSays(view: View, who: Who, effects: readonly Effect[]): string {
  const test = testIn(effects);
  if (!test || !view.characters[who]) return '';
  const chances = [test.skill].flat().map(skill => atLeast(poolOf(view, who, test, skill), test.need ?? 1));
  return `, ${percent(Math.max(...chances))}`;
}

/** Of effects among which there is a test: `2 green dice, 75 % to pass`; where one may choose the skill, `strength 75 %, dexterity 33 % to pass`. Empty without one. */
export function testsSay(view: View, who: Who, effects: readonly Effect[]): string {
  const test = testIn(effects);
  if (!test || !view.characters[who]) return '';
  if (typeof test.skill === 'string') {
    const pool = poolOf(view, who, test, test.skill);
    return `${diceSay(pool)}, ${passSays(pool, test)} to pass`;
  }
  return `${sayList(test.skill.map(skill => `${skill} ${passSays(poolOf(view, who, test, skill), test)}`))} to pass`;
}

/** What an action of the own turn carries out, as far as it is printed. */
function printedFor(view: View, who: Who, action: Action): readonly Effect[] {
  switch (action.do) {
    case 'mission':
      return cardInPlay(view).actions![action.at]!.effects;
    case 'use':
      return thing(action.card).can![action.at]!.effects;
    case 'skill':
      return cardOf(view, who).skill.can![action.at]!.effects;
    default:
      return [];
  }
}
export const actionTestsSay = (view: View, who: Who, action: Action): string => testsSay(view, who, printedFor(view, who, action));

/** Behind what such a text says. */
export function withTests(says: string, view: View, who: Who, effects: readonly Effect[]): string {
  const tests = testsSay(view, who, effects);
  if (tests === '') return says;
  return says.endsWith('.') ? `${says} ${capital(tests)}.` : `${says}; ${tests}`;
}
