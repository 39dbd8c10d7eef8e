/** `quarry lab <game> --questions`: what a person is asked, and how much of it is a chore. */
import type { AnyGame } from '@quarry/kernel';
import { type Kind, type Playable, questionsIn } from '@quarry/lab';
import { gridSays } from '../lab-says.ts';
import { painter, type World } from '../world.ts';

interface Wanted {
  readonly tables: readonly Playable[];
  readonly matches: number;
  readonly seed: string;
  readonly isJson: boolean;
}

/** Enough for two worlds of most questions. */
const SAMPLED = 5;
const POSITIONS = 400;

export function labQuestions(game: AnyGame, { tables, matches, seed, isJson }: Wanted, world: World): number {
  const found = questionsIn({ game, tables, matches, seed, sampled: SAMPLED, positions: POSITIONS });
  if (isJson) {
    world.out(`${JSON.stringify({ game: game.id, seed, ...found })}\n`);
    return 0;
  }
  const { all, kinds } = found;
  const rows = Object.entries(kinds).toSorted(([, a], [, b]) => b.asked - a.asked);
  const head = ['question', 'asked', 'options', 'all the same', 'ties', 'payments', 'idle', 'tried', 'all alike', 'nearly'];
  const lines = gridSays(head, [rowOf('all of them', all), ...rows.map(([kind, one]) => rowOf(kind, one))], painter(world.isTty.out));
  world.out(
    `${game.id}: ${(all.asked / found.matches).toFixed(0)} questions for the first seat of each of ${found.matches} matches\n${lines.map(line => line.trimEnd()).join('\n')}\n`,
  );
  return 0;
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function rowOf(name: string, { asked, options, same, tie, payment, idle, thought, flat, nearly }: Kind): string[] {
  const shares = [same, tie, payment, idle].map(part => share(part, asked));
  return [
    name,
    String(asked),
    (options / Math.max(1, asked)).toFixed(1),
    ...shares,
    String(thought),
    share(flat, thought),
    share(nearly, thought),
  ];
}
