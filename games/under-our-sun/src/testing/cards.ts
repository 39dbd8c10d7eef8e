/** Reading cards in tests: every effect on them, however deep, and the form of what is printed. */
import type { Effect, EffectOf, WordName } from '../content/words/index.ts';

/** These effects and all that they hold. */
const effectsIn = (effects: readonly Effect[]): Effect[] => effects.flatMap(one => [one, ...effectsIn(heldBy(one))]);
function heldBy(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'test':
      return [...(effect.pass ?? []), ...(effect.fail ?? [])];
    case 'pay-or':
      return [...(effect.paid ?? []), ...effect.refused];
    case 'choose':
      return effect.of.flatMap(branch => branch.effects);
    case 'when':
      return [...effect.effects, ...(effect.otherwise ?? [])];
    case 'for-each':
      return effect.effects;
    default:
      return [];
  }
}
export const wordsOn = <W extends WordName>(word: W, effects: readonly Effect[]): EffectOf<W>[] =>
  effectsIn(effects).filter((one): one is EffectOf<W> => one.do === word);
export const says = (word: WordName, effects: readonly Effect[]): boolean => wordsOn(word, effects).length > 0;
/** Choices with a price or a condition on every branch: somebody may have nothing to choose. */
export const hopelessChoices = (effects: readonly Effect[]): EffectOf<'choose'>[] =>
  wordsOn('choose', effects).filter(({ of }) => of.every(branch => branch.price || branch.if?.length));

export const countWords = (text: string): number => text.split(/\s+/).length;
export const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);

const GAME_TERMS =
  /\b(AP|HP|food|fabric|metal|connectors?|wood|alcohol|plastic|resources?|karma|fitness|stealth|tiles?|loot|cards?|containers?|dealers?|damage|enem(y|ies)|must|may)\b/;
/** What a line without rules shall not be: longer than 20 words, a number, a game term, loud. */
export function flavourFaults(text: string): string[] {
  return [
    ...(countWords(text) > 20 ? ['long'] : []),
    ...(/\d/.test(text) ? ['amount'] : []),
    ...(GAME_TERMS.test(text) ? ['term'] : []),
    ...(text.includes('!') ? ['loud'] : []),
    ...(/[.?]$/.test(text) ? [] : ['unfinished']),
  ];
}
