/** Whether sensible players come to an end at tables that are spread over modes, scenarios and numbers of seats. */
import type { AnyGame } from '@quarry/kernel';
import { soakGames } from '../soak.ts';
import { everyTableOf } from '../tables.ts';

/** Answers after which a match counts as endless: about four times the longest that is known. */
const MOST: Readonly<Record<string, number>> = {
  'zero-dawn': 12_000,
  'forbidden-west': 6_000,
  primal: 2_500,
  'under-our-sun': 2_500,
  'urban-manhunt': 1_500,
};

/** What was found at so many tables. */
export function findingsAt(game: AnyGame, tables: number): readonly string[] {
  const all = everyTableOf(game).length;
  const places = Array.from({ length: tables }, (_, i) => Math.floor(((i + 0.5) * all) / tables));
  return places.flatMap(at => soakGames(game, 'ends', at, at + 1, { bot: 'sensible', most: MOST[game.id]! }).findings);
}
