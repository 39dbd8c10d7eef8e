import { GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { gameInfo, modeOf } from './games.ts';

const tablesOf = (game: AnyGame) => [...game.tables, ...(game.moreTables ?? [])];
/** How a cover's mode reads: in the words that the game has for it. */
const called = (game: AnyGame, setup: unknown): string | undefined =>
  gameInfo(game).defaults.find(one => one.mode === modeOf(game, setup))?.called;

describe('the mode on the cover of a table', () => {
  test.each(GAMES.map(game => [game.id, game as AnyGame] as const))('%s: each table that a host may begin from has its own', (_, game) => {
    expect(tablesOf(game).map(({ setup }) => modeOf(game, setup))).toEqual(tablesOf(game).map(one => one.mode));
  });

  test('stays the same for another party: a later chapter, or a mission with a possible traitor, for more or fewer', () => {
    const wrong: string[] = [];
    for (const [id, fields] of [
      ['forbidden-west', ['seats', 'characters']],
      ['under-our-sun', ['seats', 'hasExpansion']],
    ] as const) {
      const game = GAMES.find(one => one.id === id) as AnyGame;
      for (const { mode, setup } of tablesOf(game))
        for (const other of tablesOf(game)) {
          const party = Object.fromEntries(fields.map(name => [name, (other.setup as Record<string, unknown>)[name]]));
          const found = modeOf(game, { ...(setup as object), ...party });
          if (found !== mode) wrong.push(`${id} ${mode} ${JSON.stringify(party)}: ${found}`);
        }
    }

    expect(wrong).toEqual([]);
  });

  test('reads as the game calls it, whatever else a host has chosen', () => {
    const primal = GAMES.find(one => one.id === 'primal') as AnyGame;
    const hunts = tablesOf(primal).filter(one => one.mode.startsWith('expedition-'));
    const wrong = hunts.flatMap(({ setup, called: own }) =>
      [0, 1, 2, 3].flatMap(level =>
        hunts.flatMap(other => {
          const { seats, hunters } = other.setup as { seats: number; hunters: readonly string[] };
          const chosen = { ...(setup as object), level, seats, hunters: hunters.toReversed() };
          return called(primal, chosen) === own ? [] : [`${own} at level ${level} for ${seats}: ${called(primal, chosen)}`];
        }),
      ),
    );

    expect(hunts[0]!.called).toBe('Expedition: Cinderwing');
    expect(wrong).toEqual([]);
  });
});
