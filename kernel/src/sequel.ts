/**
 * A chain of matches at one table: a campaign, chapter after chapter. Each is a match of its own; what is handed on to the next is small,
 * declared by the game, and checked like anything from outside.
 */
import type { AnyGame, Heirs } from './game.ts';
import { type AnyMatch, readSetup } from './match.ts';
import { type Schema, SchemaError } from './schema/index.ts';
import { type Result, refuse } from './types.ts';

/** The next match, as it can be started, and what is handed on to it. */
export interface NextMatch {
  readonly setup: unknown;
  readonly carried: unknown;
}

/** Each chapter has a seed of its own, which follows from that of the first. */
export const chapterSeed = (first: string, chapter: number): string => (chapter === 1 ? first : `${first}, chapter ${chapter}`);

/** The seed of the first chapter, and the place in the story, of a seed that was made so. */
export function chapterOfSeed(seed: string): { readonly first: string; readonly chapter: number } {
  const [, first, chapter] = /^(.*), chapter (\d+)$/s.exec(seed) ?? [];
  return first === undefined ? { first: seed, chapter: 1 } : { first, chapter: Number(chapter) };
}

/** The same people in the same places; seats beyond them are new. */
export const sameHeirs = (before: number, seats: number): Heirs =>
  Array.from({ length: seats }, (_, seat) => (seat < before ? seat : null));

/** What follows a match that is over, played on by so many seats. */
export function sequelOf(match: AnyMatch, seats = match.seats): Result<NextMatch> {
  const { game, outcome, setup } = match;
  if (!game.sequel) return noSequel(game);
  if (!outcome) return refuse('not-over', {}, 'The match is still being played; what comes next is known when it is over.');
  return nextMatch(game, setup, outcome.carries, sameHeirs(match.seats, seats));
}

/** What follows from a set-up and what was handed on, for those who take the places. */
export function nextMatch(game: AnyGame, setup: unknown, carries: unknown, heirs: Heirs): Result<NextMatch> {
  const { sequel } = game;
  if (!sequel) return noSequel(game);
  const carried = readCarried(sequel, carries);
  if (!carried.ok) return carried;
  const next: unknown = sequel.next(setup, carried.value, heirs.length, heirs);
  if (next === null) return refuse('story-over', { game: game.id }, 'The story has been told to its end; start a new one.');
  const checked = readSetup(game, next);
  return checked.ok ? { ok: true, value: { setup: checked.value, carried: carried.value } } : checked;
}

const noSequel = ({ id, name }: AnyGame): ReturnType<typeof refuse> =>
  refuse('no-sequel', { game: id }, `A match of ${name} is a story of its own; start a new one.`);

/** What was handed on, if it has the shape that the game declares. */
export function readCarried<Carried>(sequel: { readonly carries: Schema<Carried, unknown> }, json: unknown): Result<Carried> {
  try {
    return { ok: true, value: sequel.carries.check(json, 'carried') };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return refuse(
      'bad-carry',
      { path: error.path },
      `What the chapter before handed on is damaged: ${error.message}. That chapter can be played on.`,
    );
  }
}
