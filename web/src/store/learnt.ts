/** Which games somebody has learnt in this browser, and which hints a lesson has given: each comes once. */
import { keep } from './kept.ts';
import { keyring } from './keyring.ts';
import { change, settings } from './settings.ts';

export interface Learnt {
  readonly games: readonly string[];
  /** By table: the question at which each hint came, by the hint's place; a hint that was put away has -1. */
  readonly hints: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

const NOTHING: Learnt = { games: [], hints: {} };

export function readLearnt(json: unknown): Learnt {
  const { games, hints } = (typeof json === 'object' && json !== null ? json : {}) as Partial<Learnt>;
  return {
    games: Array.isArray(games) ? games.filter(one => typeof one === 'string') : NOTHING.games,
    hints: typeof hints === 'object' && hints !== null ? hints : NOTHING.hints,
  };
}

export const learnt = keep('quarry.learnt', readLearnt);

/** Whether somebody wants to be guided, and has neither learnt the game nor sat at a table of it. */
export const isNewTo = (game: string): boolean =>
  settings.get().hints && !learnt.get().games.includes(game) && !keyring.get().some(one => one.game === game);

export function noteLearnt(game: string): void {
  const { games, hints } = learnt.get();
  if (!games.includes(game)) learnt.set({ games: [...games, game], hints });
}

/** The first game of each is a lesson again, with its hints. */
export function learnAgain(): void {
  learnt.set(NOTHING);
  change({ hints: true });
}

/** A hint has come at a question, or was put away there. */
export function noteHint(table: string, hint: number, n: number): void {
  const { games, hints } = learnt.get();
  learnt.set({ games, hints: { ...hints, [table]: { ...hints[table], [hint]: n } } });
}
