/**
 * Records the playthroughs of this folder anew: one whole game for each mode and number of seats, played by sensible players.
 * Of a few games the shortest that was won is kept. Run it after any change of rules or content:
 * `node games/zero-dawn/playthroughs/record.ts`. src/playthroughs.test.ts replays them.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMatch, playOut, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { zeroDawn } from '../src/game.ts';
import type { Setup } from '../src/setup.ts';
import type { View } from '../src/state.ts';

const GAMES = 8;
const folder = import.meta.dirname;

function play(setup: Setup, seed: string): AnyMatch {
  const started = startMatch(zeroDawn, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed(`players of ${seed}`));
  playOut(match, decision => zeroDawn.sensible(match.view(decision.seat) as View, decision, decision.seat, chance));
  return match;
}

function record(mode: string, setup: Setup): void {
  const name = `${mode}-${setup.seats}`;
  const games = Array.from({ length: GAMES }, (_, i) => play(setup, `playthrough ${name} ${i + 1}`));
  const losses = (match: AnyMatch): number => (match.outcome!.winners.length > 0 ? 0 : 1);
  const [match] = games.toSorted((a, b) => losses(a) - losses(b) || a.n - b.n);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recordOf(match!))}\n`);
  process.stdout.write(`${name}: ${match!.n} answers, ${losses(match!) ? 'lost' : 'won'} (${match!.outcome!.why})\n`);
}

for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
for (const { mode, setup } of zeroDawn.tables) record(mode, setup as Setup);
