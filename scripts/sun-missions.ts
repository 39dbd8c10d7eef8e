/**
 * How sensible bots fare in the nine missions of Under our Sun with each number of seats: won, days, deaths. What docs/balance/under-our-sun.md is made from:
 * `node scripts/sun-missions.ts --seats 4 --games 40`, with `--missions the-nest,exodus` for these alone, with `--mode semi` for a possible traitor, `--seed` for other games.
 */
import { parseArgs } from 'node:util';
import { playMatch, sensible } from '@quarry/bots';
import { type AnyGame, listenTo, startMatch } from '@quarry/kernel';
import { teamCard } from '../games/under-our-sun/src/content/box.ts';
import type { Mode } from '../games/under-our-sun/src/content/kinds.ts';
import { MISSIONS } from '../games/under-our-sun/src/content/missions/index.ts';
import type { SunEvent } from '../games/under-our-sun/src/events.ts';
import { underOurSun } from '../games/under-our-sun/src/game.ts';
import { teamCardOf } from '../games/under-our-sun/src/questions/basics.ts';
import { missionFor } from '../games/under-our-sun/src/setup.ts';
import type { State } from '../games/under-our-sun/src/state.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '40' },
    missions: { type: 'string' },
    mode: { type: 'string', default: 'coop' },
    seed: { type: 'string', default: 'missions' },
  },
});
const missions = values.missions?.split(',') ?? MISSIONS.map(one => one.id);
const seats = Number(values.seats);

interface Game {
  isWon: boolean;
  day: number;
  deaths: number;
  hasSon: boolean;
  isLiberty: boolean;
}

function played(mission: string, no: number): Game {
  const told: Game = { isWon: false, day: 0, deaths: 0, hasSon: false, isLiberty: false };
  const hear = (event: SunEvent, state: State): void => {
    if (event.type === 'died') told.deaths += 1;
    if (event.type !== 'ended') return;
    const hasSon = state.players.some((_, seat) => teamCardOf(state, seat) >= 0 && teamCard(teamCardOf(state, seat)).isSol);
    Object.assign(told, { isWon: event.result === 'won', day: event.day, hasSon, isLiberty: event.result === 'liberty' });
  };
  const listened = listenTo(underOurSun as AnyGame, { hear: (event, _scene, state) => hear(event as SunEvent, state as State) });
  const match = startMatch(listened, missionFor(seats, mission, values.mode as Mode), `${values.seed}-${mission}-${no}`, 'nothing');
  if (!match.ok) throw new Error(match.refusal.says);
  playMatch(
    match.value,
    Array.from({ length: seats }, () => sensible(underOurSun as AnyGame)),
  );
  return told;
}

const mean = (numbers: readonly number[]): string => (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);

for (const mission of missions) {
  const games = Array.from({ length: Number(values.games) }, (_, no) => played(mission, no));
  const won = games.filter(one => one.isWon).length;
  const sons = games.filter(one => one.hasSon);
  const liberty = sons.length > 0 ? `, a Son wins ${sons.filter(one => one.isLiberty).length} of ${sons.length}` : '';
  const figures = `day ${mean(games.map(one => one.day))}, deaths ${mean(games.map(one => one.deaths))}`;
  console.log(`${mission.padEnd(20)}${won} of ${games.length} won (${Math.round((100 * won) / games.length)} %), ${figures}${liberty}`);
}
