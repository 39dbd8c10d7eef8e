/**
 * Records the playthroughs of this folder anew: one whole match for each length and number of seats, played by sensible players.
 * Of a few matches the shortest that somebody won is kept. Run it after any change of rules or content:
 * `node games/urban-manhunt/playthroughs/record.ts`. src/playthroughs.test.ts replays them.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMatch, bareDecision, playOut, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { urbanManhunt } from '../src/game.ts';
import type { Setup } from '../src/setup.ts';
import type { State, View } from '../src/state.ts';

const MATCHES = 8;
const folder = import.meta.dirname;

function play(setup: Setup, seed: string): AnyMatch {
  const started = startMatch(urbanManhunt, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const chance = new SampledChance<'bot'>(new Seed(`players of ${seed}`));
  playOut(match, decision => urbanManhunt.sensible(match.view(decision.seat) as View, bareDecision(decision), decision.seat, chance));
  return match;
}

/** Worst first: given up, then lost. */
function shortcomings(match: AnyMatch): number {
  if ((match.state as State).hasConceded) return 2;
  return match.outcome!.winners.length > 0 ? 0 : 1;
}

function record(mode: string, setup: Setup): void {
  const name = `${mode}-${setup.seats}`;
  const matches = Array.from({ length: MATCHES }, (_, i) => play(setup, `playthrough ${name} ${i + 1}`));
  const [match] = matches.toSorted((a, b) => shortcomings(a) - shortcomings(b) || a.n - b.n);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recordOf(match!))}\n`);
  process.stdout.write(`${name}: ${match!.n} answers, ${match!.outcome!.winners.length > 0 ? 'won' : 'lost'} (${match!.outcome!.why})\n`);
}

for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
for (const { mode, setup } of urbanManhunt.tables) record(mode, setup as Setup);
