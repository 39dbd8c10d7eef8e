/** Opens a table and goes to it: the keys are kept before the page is left. */
import type { CreatedTable, CreateTable, GameCover, SeatWish } from '@quarry/protocol';
import { createTable } from '../http.ts';
import { go } from '../router.ts';
import { remember } from '../store/keyring.ts';

export const named = (seats: readonly SeatWish[], name: string): SeatWish[] =>
  seats.map(seat => (seat.who === 'me' && !seat.name ? { ...seat, name } : seat));

/** Keeps the keys of a table that was just made. */
export function keepKeys(made: CreatedTable, game: string, name: string, curtain = true): void {
  remember(made.table, {
    game,
    name,
    host: made.host,
    keys: made.keys,
    invites: made.invites,
    curtain: curtain && made.keys.length > 1,
  });
}

export async function open(wish: CreateTable, gameName: string, curtain = true): Promise<void> {
  const made = await createTable(wish);
  keepKeys(made, wish.game, wish.name ?? gameName, curtain);
  go(`/t/${made.table}`);
}

/** The table that the game itself proposes: alone, with bots. */
export const playNow = (cover: GameCover, name: string): Promise<void> =>
  open({ game: cover.id, setup: cover.quick.setup, seats: named(cover.quick.seats, name) }, cover.name);
