/** Whatever may be asked of an open decision can be told, at every table of every game, until nearly every kind has come up. */
import { ALL_GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { Telling } from './testing/tell-all.ts';

/** Matches at each table: as many as are always played, and the most until nearly every kind has come up. The rarest take hundreds. */
const MATCHES = 2;
const MOST_MATCHES = 12;
const NEARLY = 0.85;

test.each(ALL_GAMES.map(game => [game.id, game] as const))(
  '%s: every option, every reason and all odds of every kind of decision can be told at every table',
  (_, game) => {
    const telling = new Telling(game);
    for (let n = 0; n < MATCHES || (n < MOST_MATCHES && telling.share < NEARLY); n++)
      for (const table of game.tables.keys()) telling.play(table, n);

    expect(telling.share).toBeGreaterThanOrEqual(NEARLY);
  },
);
