/**
 * Sensible players come to an end, in every game: a few of its tables, spread over modes, scenarios and numbers of seats, each with a limit of about four times the longest match
 * that is known. The whole of it is `quarry lab <game> --soak 100_000 --bot sensible`.
 */
import { GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { soakGames } from './soak.ts';
import { everyTableOf } from './tables.ts';

/** Answers after which a match counts as endless, and how many tables are tried. */
const LIMITS: Readonly<Record<string, { readonly most: number; readonly tables: number }>> = {
  'zero-dawn': { most: 12_000, tables: 3 },
  'forbidden-west': { most: 6_000, tables: 6 },
  primal: { most: 2_500, tables: 4 },
  'under-our-sun': { most: 2_500, tables: 5 },
  'urban-manhunt': { most: 1_500, tables: 6 },
};

test.each(GAMES.map(one => [one.id, one as AnyGame] as const))(
  '%s: every match of sensible players ends',
  (id, game) => {
    const { most, tables } = LIMITS[id]!;
    const all = everyTableOf(game).length;
    const places = Array.from({ length: tables }, (_, i) => Math.floor(((i + 0.5) * all) / tables));
    const found = places.flatMap(at => soakGames(game, 'ends', at, at + 1, { bot: 'sensible', most }).findings);
    expect(found).toEqual([]);
  },
  120_000,
);
