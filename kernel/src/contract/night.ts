/** What a test does by day and by night: `npm test` must not keep anybody waiting, `npm run night` plays everything. */

export const isNight = Boolean(process.env['QUARRY_NIGHT']);

/** By night all of them; by day those in these places, another choice in each test, so that each game, size and number is seen somewhere. */
export const byDay = <T>(all: readonly T[], ...places: readonly number[]): readonly T[] =>
  isNight ? all : all.filter((_, i) => places.includes(i));
