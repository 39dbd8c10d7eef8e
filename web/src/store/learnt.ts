/** Which games somebody has learnt in this browser, and which hints a lesson has given: each comes once. */
import { keep } from './kept.ts';
import { keyring } from './keyring.ts';
import { change, settings } from './settings.ts';

export interface Learnt {
  readonly games: readonly string[];
  /** Whether somebody wants to learn again what was played before. */
  readonly isAgain: boolean;
  /** By table: the question at which each hint came, by the hint's place; one that was put away there is below 0. */
  readonly hints: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

const NOTHING: Learnt = { games: [], isAgain: false, hints: {} };

export function readLearnt(json: unknown): Learnt {
  const { games, isAgain, hints } = (typeof json === 'object' && json !== null ? json : {}) as Partial<Learnt>;
  return {
    games: Array.isArray(games) ? games.filter(one => typeof one === 'string') : NOTHING.games,
    isAgain: isAgain === true,
    hints: typeof hints === 'object' && hints !== null ? hints : NOTHING.hints,
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
