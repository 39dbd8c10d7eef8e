/** How bots have fared in each mission, by number of players: `quarry lab under-our-sun --modes all --seats 4 --games 40 --seed second`, 3, 2 and 1 likewise (docs/balance/under-our-sun.md). */
import type { Fared, FaredAt } from '@quarry/kernel';

const GAMES = 40;
const byPlayers = (...won: readonly number[]): Readonly<Record<number, Fared>> =>
  Object.fromEntries(won.map((n, i): [number, Fared] => [i + 1, { sensible: [n, GAMES] }]));

export const FARED: FaredAt = {
  'dry-well': byPlayers(34, 29, 29, 32),
  'lost-patrol': byPlayers(22, 14, 25, 32),
  'fever-week': byPlayers(36, 39, 37, 34),
  'voice-in-the-ether': byPlayers(25, 14, 19, 25),
  caravan: byPlayers(35, 34, 28, 29),
  'wolves-at-the-door': byPlayers(19, 12, 21, 17),
  'the-nest': byPlayers(3, 4, 2, 4),
  'fort-liberty': byPlayers(1, 0, 3, 9),
  exodus: byPlayers(13, 4, 12, 10),
};
