/** Opens a table and goes to it: the keys are kept before the page is left. */
import type { CreatedTable, CreateTable, GameCover, SeatWish } from '@quarry/protocol';
import { beginLesson, createTable, gameInfo } from '../http.ts';
import { go } from '../router.ts';
import { remember } from '../store/keyring.ts';
import { isNewTo } from '../store/learnt.ts';

export const named = (seats: readonly SeatWish[], name: string): SeatWish[] =>
  seats.map(seat => (seat.who === 'me' && !seat.name ? { ...seat, name } : seat));

/** The table that the game itself proposes, with a seat for a friend where a bot would sit. */
export function withFriend(seats: readonly SeatWish[], name: string): SeatWish[] {
  const at = seats.findIndex(seat => seat.who === 'bot');
  return named(seats, name).map((seat, i) => (i === at ? { who: 'open' } : seat));
}

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

/** The first lesson of a game, at a table of its own. */
export async function learn(game: string, lesson: string, name: string): Promise<void> {
  const made = await beginLesson({ game, lesson, name });
  keepKeys(made, game, 'A first lesson');
  go(`/t/${made.table}`);
}

/** Somebody new is guided through a first game; whoever has learnt it, or has sat at a table of it, plays at once. */
export async function playOrLearn(cover: GameCover, name: string): Promise<void> {
  const { lessons } = await gameInfo(cover.id);
  const [lesson] = lessons;
  return lesson && isNewTo(cover.id) ? learn(cover.id, lesson.id, name) : playNow(cover, name);
}

/** The table that the game itself proposes: alone, with bots. */
const playNow = (cover: GameCover, name: string): Promise<void> =>
  open({ game: cover.id, setup: cover.quick.setup, seats: named(cover.quick.seats, name) }, cover.name);
