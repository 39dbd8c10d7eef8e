/** The only place that knows which games there are. Everybody else asks here for a game by its id. */
import { forbiddenWest } from '@quarry/forbidden-west';
import { type AnyGame, type Result, refuse } from '@quarry/kernel';
import { primal } from '@quarry/primal';
import { snowLynx } from '@quarry/snow-lynx';
import { underOurSun } from '@quarry/under-our-sun';
import { urbanManhunt } from '@quarry/urban-manhunt';
import { zeroDawn } from '@quarry/zero-dawn';
import { didYouMean } from './spelling.ts';

export { didYouMean } from './spelling.ts';

/** The games that people come for. */
export const GAMES: readonly AnyGame[] = [zeroDawn, forbiddenWest, primal, underOurSun, urbanManhunt];
/** Small games that show how one is made. A lobby shows them only where the host wants it. */
export const EXAMPLES: readonly AnyGame[] = [snowLynx];
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, ...EXAMPLES];

export function gameNamed(id: string, games: readonly AnyGame[] = ALL_GAMES): Result<AnyGame> {
  const game = games.find(one => one.id === id);
  if (game) return { ok: true, value: game };
  const known = games.map(one => one.id);
  return refuse(
    'unknown-game',
    { game: id, known },
    `There is no game '${id}'${didYouMean(id, known)}; the games are ${known.join(', ')}.`,
  );
}
