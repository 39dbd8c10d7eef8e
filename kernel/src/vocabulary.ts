/**
 * The language of a game's cards: how a word is spelled and said. A word is a function that makes its sentence, without its capital and its full stop, and whose first
 * parameter is its shape; so shape and sentence stand in one place, and card faces, questions and screens read the same. What a word does is the game's; where it is
 * looked up stands here.
 */

interface Spoken {
  readonly do: string;
}

type ShapeOf<Word> = Word extends (effect: infer Shape, ...rest: never) => string ? Readonly<Shape> : never;

/** The effects that the words of a table spell; `Beside` is what any of them may have besides. */
export type Spelled<Words, Beside = object> = {
  [W in keyof Words & string]: { readonly do: W } & Beside & ShapeOf<Words[W]>;
}[keyof Words & string];

/**
 * The sentence of every effect of a language: one without a sentence does not compile. `Heard` is what a sentence hangs on beside its effect: who speaks, how
 * others are said. As methods, so that they can be looked up by the word of any effect.
 */
export type Sayings<Effect extends Spoken, Heard extends readonly unknown[] = []> = {
  readonly [W in Effect['do']]: { say(effect: Extract<Effect, { readonly do: W }>, ...heard: Heard): string }['say'];
};

/** How an effect of the language is said. */
export function sayingOf<Effect extends Spoken, Heard extends readonly unknown[] = []>(
  sayings: Sayings<Effect, Heard>,
): (effect: Effect, ...heard: Heard) => string {
  type Say = { say(effect: Effect, ...heard: Heard): string }['say'];
  return (effect, ...heard) => {
    const word: Effect['do'] = effect.do;
    const say: Say = sayings[word];
    return say(effect, ...heard);
  };
}

/**
 * What the words of a language do, under the word of each. Words need rules and rules apply words: so a game makes its vocabulary first, and teaches it when all
 * words are there. `Word` has methods (or is the type of one), so that what is written for the shape of one word can be looked up for any effect.
 */
export class Vocabulary<Names extends string, Word> {
  #words: Readonly<Partial<Record<string, Word>>> = {};

  /** All of them at once: a word that is spelled and not done does not compile. */
  learn(words: Readonly<Record<Names, Word>>): void {
    this.#words = words;
  }

  /** What an effect's word does; undefined for one that does nothing by itself and only holds while its card is in force. */
  wordOf(effect: Spoken): Word | undefined {
    return this.#words[effect.do];
  }
}

/** The words of a table, in its order. */
export const wordsIn = <W extends string>(table: { readonly [Word in W]: unknown }): readonly W[] => Object.keys(table) as W[];
