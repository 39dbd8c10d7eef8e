/** Which games somebody has learnt in this browser, and which hints a lesson has given: each comes once. */
import { type Asked, questionNo } from '@quarry/protocol';
import { keep } from './kept.ts';
import { keyring } from './keyring.ts';
import { change, settings } from './settings.ts';

export interface Learnt {
  readonly games: readonly string[];
  /** Whether somebody wants to learn again what was played before. */
  readonly isAgain: boolean;
  /** By table: the question at which each hint came, by the hint's place; one that was put away there is below 0. */
  readonly hints: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** By table and question: what was chosen where hints come, each with the keys that mean the same. */
  readonly given: Readonly<Record<string, Readonly<Record<number, Given>>>>;
}

/** For each that was chosen, the keys of all options that say the same: of copies of a card any may be meant. */
export type Given = readonly (readonly string[])[];

const NOTHING: Learnt = { games: [], isAgain: false, hints: {}, given: {} };
const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

export function readLearnt(json: unknown): Learnt {
  const { games, isAgain, hints, given } = (isObject(json) ? json : {}) as Partial<Learnt>;
  return {
    games: Array.isArray(games) ? games.filter(one => typeof one === 'string') : NOTHING.games,
    isAgain: isAgain === true,
    hints: isObject(hints) ? hints : NOTHING.hints,
    given: isObject(given) ? given : NOTHING.given,
  };
}

export const learnt = keep('quarry.learnt', readLearnt);

/** Whether somebody wants to be guided, and has neither learnt the game nor sat at a table of it. */
export const isNewTo = (game: string): boolean =>
  settings.get().hints && !learnt.get().games.includes(game) && (learnt.get().isAgain || !keyring.get().some(one => one.game === game));

export function noteLearnt(game: string): void {
  const now = learnt.get();
  if (!now.games.includes(game)) learnt.set({ ...now, games: [...now.games, game] });
}

/** The first game of each is a lesson again, with its hints. */
export function learnAgain(): void {
  learnt.set({ ...NOTHING, isAgain: true });
  change({ hints: true });
}

/** A hint has come at a question, or was put away there. */
export function noteHint(table: string, hint: number, n: number): void {
  const now = learnt.get();
  learnt.set({ ...now, hints: { ...now.hints, [table]: { ...now.hints[table], [hint]: n } } });
}

/** What was chosen at a question of a table at which hints have come. */
export function noteGiven(table: string, { n, options }: Pick<Asked, 'n' | 'options'>, keys: readonly string[]): void {
  const now = learnt.get();
  if (!now.hints[table]) return;
  const alike = (key: string): string[] => {
    const says = options.find(one => one.key === key)?.says;
    return options.filter(one => one.says === says).map(one => one.key);
  };
  learnt.set({ ...now, given: { ...now.given, [table]: { ...now.given[table], [questionNo(n)]: keys.map(alike) } } });
}
