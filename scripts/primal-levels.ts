/**
 * How sensible bots fare in Primal at a level that no table of the lab has: expeditions after each monster with ready-made kits, parties in turns. What docs/balance/primal.md is
 * made from: `node scripts/primal-levels.ts --level 1 --seats 3 --hunts 3`, with `--boss` after The Sleeper, with `--party mirah,ljonar` for these hunters alone.
 */
import { parseArgs } from 'node:util';
import { playMatch, sensible } from '@quarry/bots';
import { type AnyGame, listenTo, startMatch } from '@quarry/kernel';
import { BOSS } from '../games/primal/src/campaign/quests.ts';
import { EXPEDITIONS } from '../games/primal/src/content/expeditions.ts';
import { HUNTERS, type HunterId, MONSTERS, type MonsterId } from '../games/primal/src/content/kinds.ts';
import type { PrimalEvent } from '../games/primal/src/events.ts';
import { primal } from '../games/primal/src/game.ts';
import { expeditionFor } from '../games/primal/src/setup.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: '0' },
    seats: { type: 'string', default: '3' },
    /** After each monster. */
    hunts: { type: 'string', default: '3' },
    party: { type: 'string' },
    boss: { type: 'boolean', default: false },
  },
});
const level = values.boss ? 3 : Number(values.level);
const monsters = MONSTERS.filter(one => (one === BOSS) === values.boss);
const parties = values.party ? [values.party.split(',') as HunterId[]] : partiesOf(Number(values.seats));

function partiesOf(n: number, from: readonly HunterId[] = HUNTERS): HunterId[][] {
  return n === 0 ? [[]] : from.flatMap((one, i) => partiesOf(n - 1, from.slice(i + 1)).map(rest => [one, ...rest]));
}

interface Hunt {
  readonly monster: MonsterId;
  readonly party: readonly HunterId[];
  isWon: boolean;
  isByTime: boolean;
  rounds: number;
  unleashed: number;
  assists: number;
  taunts: number;
  answers: number;
}

function hunted(monster: MonsterId, party: readonly HunterId[], no: number): Hunt {
  const places = EXPEDITIONS.filter(one => one.monster === monster);
  const setup = expeditionFor(party.length, monster, level, { hunters: [...party], scenario: places[no % places.length]!.id });
  const told: Hunt = { monster, party, isWon: false, isByTime: false, rounds: 0, unleashed: 0, assists: 0, taunts: 0, answers: 0 };
  const listened = listenTo(primal as AnyGame, { hear: event => hear(told, event as PrimalEvent) });
  const match = startMatch(listened, setup, `sweep-${monster}-${level}-${no}`, 'nothing');
  if (!match.ok) throw new Error(match.refusal.says);
  told.answers = playMatch(
    match.value,
    party.map(() => sensible(primal as AnyGame)),
  );
  return told;
}

function hear(told: Hunt, event: PrimalEvent): void {
  if (event.type === 'unleashed') told.unleashed += 1;
  if (event.type === 'assisted') told.assists += 1;
  if (event.type === 'taunted') told.taunts += 1;
  if (event.type === 'hunt-won') Object.assign(told, { isWon: true, rounds: event.round });
  if (event.type === 'hunt-lost') told.isByTime = event.why === 'time';
}

const hunts = monsters.flatMap((monster, at) =>
  Array.from({ length: Number(values.hunts) }, (_, no) => {
    const turn = at * Number(values.hunts) + 2 * no;
    return hunted(monster, parties[turn % parties.length]!, no);
  }),
);

const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '-' : (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);
function says(of: readonly Hunt[]): string {
  const won = of.filter(one => one.isWon);
  const lost = of.filter(one => !one.isWon);
  const rounds = `rounds ${mean(won.map(one => one.rounds))}, unleashed ${mean(won.map(one => one.unleashed))}`;
  return `${won.length} of ${of.length} won (${rounds}), ${lost.filter(one => one.isByTime).length} of ${lost.length} lost by time`;
}
const line = (name: string, of: readonly Hunt[]): void => console.log(`${name.padEnd(16)}${says(of)}`);

line(`level ${level}`, hunts);
for (const monster of monsters)
  line(
    monster,
    hunts.filter(one => one.monster === monster),
  );
console.log(
  `a hunt has ${mean(hunts.map(one => one.answers))} answers, ${mean(hunts.map(one => one.assists))} Assists, ${mean(hunts.map(one => one.taunts))} Taunts`,
);
