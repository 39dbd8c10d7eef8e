/** What a lobby and a table need to know of each game; worked out once, because it never changes while the server runs. */
import { BOTS } from '@quarry/bots';
import type { About, AnyGame } from '@quarry/kernel';
import type { GameCover, GameInfo, SeatWish } from '@quarry/protocol';

/** A game that says nothing of itself is still on offer: its first table, one seat for oneself. */
function aboutOf(game: AnyGame): About {
  if (game.about) return game.about;
  const [first] = game.tables;
  const seats = Array.from({ length: game.seatsOf(first!.setup) }, (_, seat) => (seat === 0 ? ('me' as const) : ('bot' as const)));
  return { says: '', minutes: [30, 90], tags: [], quick: { setup: first!.setup, seats } };
}

export function coverOf(game: AnyGame): GameCover {
  const { says, minutes, tags, quick } = aboutOf(game);
  const seats = quick.seats.map((who): SeatWish => (who === 'me' ? { who } : { who, bot: 'sensible' }));
  return { id: game.id, name: game.name, seats: game.seats, says, minutes, tags, quick: { setup: quick.setup, seats } };
}

function infoOf(game: AnyGame): GameInfo {
  return {
    ...coverOf(game),
    version: game.version,
    content: game.content,
    form: game.setup.shape,
    defaults: [...game.tables, ...(game.moreTables ?? [])].map(({ recorded: _, ...shown }) => shown),
    bots: BOTS,
    shape: game.state.shape,
    unit: game.unit ?? null,
    faces: game.faces?.() ?? [],
    windows: game.windows ?? [],
    verbs: game.teaches?.verbs ?? {},
    terms: game.teaches?.terms ?? [],
    tells: game.tells !== undefined,
    lessons: (game.teaches?.lessons ?? []).map(({ id, title, says, seat, hints, next }) => ({
      ...{ id, title, says, seat, hints },
      ...(next && { next }),
    })),
  };
}

/** The mode that a set-up is, or is nearest to: the table of the game with which it has the most in common. */
export function modeOf(game: AnyGame, setup: unknown): string {
  const given = setup as Readonly<Record<string, unknown>>;
  const inCommon = (other: unknown): number =>
    Object.entries(other as object).filter(([name, value]) => JSON.stringify(value) === JSON.stringify(given[name])).length;
  const tables = [...game.tables, ...(game.moreTables ?? [])];
  return tables.map(one => ({ mode: one.mode, alike: inCommon(one.setup) })).reduce((best, one) => (one.alike > best.alike ? one : best))
    .mode;
}

const INFOS = new Map<string, GameInfo>();

export function gameInfo(game: AnyGame): GameInfo {
  let info = INFOS.get(game.id);
  if (!info) INFOS.set(game.id, (info = infoOf(game)));
  return info;
}
