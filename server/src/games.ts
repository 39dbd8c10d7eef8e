/** What a lobby and a table need to know of each game; worked out once, because it never changes while the server runs. */
import { LEVELS } from '@quarry/bots';
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
    defaults: [...game.tables, ...(game.moreTables ?? [])].map(({ recorded: _, ...shown }) => {
      const fared = game.fared?.[shown.mode]?.[game.seatsOf(shown.setup)];
      return { ...shown, ...(fared && { fared }) };
    }),
    bots: LEVELS,
    shape: game.rules.state.shape,
    unit: game.shows?.unit ?? null,
    faces: game.shows?.faces?.() ?? [],
    windows: game.rules.windows ?? [],
    verbs: game.teaches?.verbs ?? {},
    terms: game.teaches?.terms ?? [],
    tells: game.tells !== undefined,
    lessons: (game.teaches?.lessons ?? []).map(({ id, title, says, seat, hints, next }) => ({
      ...{ id, title, says, seat, hints },
      ...(next && { next }),
    })),
  };
}

/** The mode that a set-up is, or is nearest to. */
export function modeOf(game: AnyGame, setup: unknown): string {
  const known = MODES.get(setup as object);
  if (known !== undefined) return known;
  const mode = nearestMode(game, setup as Setup);
  MODES.set(setup as object, mode);
  return mode;
}
/** A set-up never changes, and covers are asked for again and again. */
const MODES = new WeakMap<object, string>();

type Setup = Readonly<Record<string, unknown>>;

/**
 * The mode whose tables a set-up has most in common with, in the fields that make a mode: those that are the same at all tables of each. What few modes
 * share says more than what many do: whoever hunts the same monster with more hunters, or a harder one, still hunts that monster.
 */
function nearestMode(game: AnyGame, setup: Setup): string {
  const modes = Map.groupBy([...game.tables, ...(game.moreTables ?? [])], one => one.mode);
  const names = [...modes.keys()];
  const likeness = new Map(names.map(mode => [mode, 0]));
  for (const [name, value] of Object.entries(setup)) {
    const valuesIn = names.map(mode => new Set(modes.get(mode)!.map(one => JSON.stringify((one.setup as Setup)[name]))));
    if (valuesIn.some(values => values.size > 1)) continue;
    const own = JSON.stringify(value);
    const alike = names.filter((_, i) => valuesIn[i]!.has(own));
    for (const mode of alike) likeness.set(mode, likeness.get(mode)! + 1 / alike.length);
  }
  return names.reduce((best, one) => (likeness.get(one)! > likeness.get(best)! ? one : best));
}

const INFOS = new Map<string, GameInfo>();

export function gameInfo(game: AnyGame): GameInfo {
  let info = INFOS.get(game.id);
  if (!info) INFOS.set(game.id, (info = infoOf(game)));
  return info;
}
