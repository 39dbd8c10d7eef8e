/** What a test does by day and by night: `npm test` must not keep anybody waiting, `npm run night` plays everything. */

export const isNight = Boolean(process.env['QUARRY_NIGHT']);

/** By night all of them; by day those in these places, another choice in each test, so that each game, size and number is seen somewhere. */
export const byDay = <T>(all: readonly T[], ...places: readonly number[]): readonly T[] =>
  isNight ? all : all.filter((_, i) => places.includes(i));

/** By night all of them; by day every so manieth. */
export const thinnedByDay = <T>(all: readonly T[], every: number): readonly T[] => (isNight ? all : all.filter((_, i) => i % every === 0));

/** By day this part of what a game lists need not be seen: the last is so rare that it would take as many matches again. */
const UNSEEN_BY_DAY = 1 / 10;

/** What has yet to be seen of so much: by night whatever was not; by day nothing more once nearly everything was. */
export const stillWanted = (unseen: readonly string[], listed: number, night = isNight): readonly string[] =>
  night || unseen.length > listed * UNSEEN_BY_DAY ? unseen : [];

/** Of so few tables each is played by day. */
const FEW = 4;

/**
 * Who plays a match: by night all kinds of players, one after the other; by day one of them, another one at the next table and with the next seed; where only one
 * kind plays, it plays at every other table. Of many tables only half of those are played.
 */
export function playersAt<T>(
  players: readonly T[],
  { table, tables, seed }: { readonly table: number; readonly tables: number; readonly seed: number },
  night = isNight,
): readonly T[] {
  const every = Math.max(2, players.length) * (tables > FEW ? 2 : 1);
  return night ? players : players.filter((_, i) => i === (table + seed) % every);
}
