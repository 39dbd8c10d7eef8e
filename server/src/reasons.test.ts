/** Whatever may be asked of an open decision can be told. A few matches that reach most kinds of decisions; each night there are many (reasons.night.test.ts). */
import { ALL_GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { Telling } from './testing/tell-all.ts';

const MOST = 0.6;
/** Matches, by table and number, that are known to reach most kinds together. Where rules have changed so that they do not, others follow. */
const TELLING: Readonly<Record<string, readonly (readonly [table: number, n: number])[]>> = {
  'zero-dawn': [
    [7, 1],
    [3, 1],
    [9, 1],
    [3, 2],
    [5, 1],
    [10, 2],
    [0, 0],
  ],
  'forbidden-west': [
    [15, 1],
    [10, 1],
    [11, 0],
    [1, 2],
    [13, 1],
    [8, 2],
    [10, 0],
    [4, 0],
    [6, 2],
    [9, 2],
    [0, 0],
    [15, 2],
  ],
  primal: [
    [11, 7],
    [12, 6],
    [10, 1],
    [5, 1],
    [13, 5],
    [6, 4],
    [13, 3],
  ],
  'under-our-sun': [
    [12, 1],
    [4, 1],
    [9, 1],
    [7, 1],
    [6, 1],
    [1, 0],
    [12, 2],
    [5, 2],
  ],
  'urban-manhunt': [
    [1, 1],
    [9, 1],
    [4, 1],
    [6, 0],
    [7, 0],
    [5, 2],
    [6, 1],
    [8, 2],
    [3, 2],
  ],
  'snow-lynx': [[0, 1]],
};
const MOST_MATCHES = 12;

test.each(ALL_GAMES.map(game => [game.id, game] as const))(
  '%s: every option, every reason and all odds of most kinds of decisions can be told',
  (id, game) => {
    const telling = new Telling(game);
    for (const [table, n] of TELLING[id] ?? []) if (telling.share < MOST) telling.play(table, n);
    for (let n = 0; n < MOST_MATCHES && telling.share < MOST; n++) for (const table of game.tables.keys()) telling.play(table, n);

    expect(telling.share).toBeGreaterThanOrEqual(MOST);
  },
);
