/**
 * What one message costs the thread that serves everybody, against what it is counted as (WORTH): each is sent to a table of each game in the
 * middle of a match, at which everybody sits and somebody looks on.
 */
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, type AnyMatch, playOut, randomAnswer, SampledChance, Seed, startMatch } from '@quarry/kernel';
import type { RequestType, Seen } from '@quarry/protocol';
import type { Chair } from '../chairs.ts';
import { PLAIN_WORTH, WORTH } from '../limits.ts';
import type { LiveTable } from '../table.ts';
import { percentile } from './load.ts';
import { round } from './running.ts';
import { Frames, sitAt, tableAt } from './table-alone.ts';

export interface Cost {
  readonly game: string;
  readonly message: string;
  readonly worth: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly times: number;
}

interface Position {
  readonly table: LiveTable;
  readonly chairs: readonly Chair[];
  /** Who is asked, and what. */
  readonly chair: Chair;
  readonly asked: NonNullable<Seen['asked']>;
}

const AFTER = [20, 60, 120, 250];

function matchAfter(game: AnyGame, seed: string, answers: number): AnyMatch | null {
  const { setup } = game.tables.at(-1)!;
  const started = startMatch(game, JSON.parse(JSON.stringify(setup)), seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed(seed));
  playOut(started.value, decision => randomAnswer(decision, chance), answers);
  return started.value.outcome ? null : started.value;
}

function positionOf({ game, setup, seed, checkpoint }: AnyMatch): Position | null {
  const table = tableAt({ game, setup, seed, moment: checkpoint });
  const frames = Array.from({ length: game.seatsOf(setup) }, () => new Frames());
  const chairs = frames.map((outlet, seat) => sitAt(table, seat, outlet));
  const seen = frames.map(({ texts }) => (JSON.parse(texts[0]!) as { seen: Seen }).seen);
  const seat = seen.findIndex(one => one.asked !== null);
  return seat < 0 ? null : { table, chairs, chair: chairs[seat]!, asked: seen[seat]!.asked! };
}

type Act = (position: Position, i: number) => void;

/** Whatever a chair sends; what is left out tells others a line and does nothing else. */
const MESSAGES: readonly (readonly [string, RequestType, number, Act])[] = [
  ['join', 'join', WORTH.join, ({ table }) => table.leave(sitAt(table, null, new Frames()))],
  ['join plain', 'join', PLAIN_WORTH, ({ table }) => table.leave(sitAt(table, null, new Frames(), true))],
  ['look', 'look', WORTH.look, ({ table, chair, asked }, i) => look(table, chair, asked, i)],
  [
    'lead',
    'lead',
    WORTH.lead,
    ({ table, chair, asked: { n } }, i) => void table.looks.lead(chair, { ...head, type: 'lead', n, path: [], to: { x: i % 30, y: 7 } }),
  ],
  [
    'why-not',
    'why-not',
    WORTH['why-not'],
    ({ table, chair, asked: { n } }) => void table.looks.whyNot(chair, { ...head, type: 'why-not', n }),
  ],
  ['since', 'since', WORTH.since, ({ table, chair, asked: { n } }) => void table.looks.since(chair, { ...head, type: 'since', n })],
  [
    'habits',
    'habits',
    WORTH.habits,
    ({ table, chair }, i) => void table.setHabits(chair, { same: true, ties: i % 2 === 0, payments: false, idle: false }),
  ],
  ['stops', 'stops', WORTH.stops, ({ table, chair }) => void table.setStops(chair, {})],
  ['rename', 'rename', WORTH.rename, ({ table, chair }, i) => void table.rename(chair, `Somebody ${i % 2}`)],
  ['chat', 'chat', WORTH.chat, ({ table, chair }, i) => void table.chat(chair, `line ${i}`)],
  ['pause', 'pause', WORTH.pause, ({ table, chair }, i) => void table.setPaused(chair, i % 2 === 0)],
];

const head = { id: 1, table: '', as: null };

function look(table: LiveTable, chair: Chair, { n, options }: Position['asked'], i: number): void {
  const option = options[i % Math.max(1, options.length)];
  table.looks.look(chair, { ...head, type: 'look', n, keys: option ? [option.key] : [] });
}

export function benchCosts(times = 30): readonly Cost[] {
  return GAMES.flatMap(game => {
    const positions = AFTER.flatMap((answers, i) => {
      const match = matchAfter(game, `costs ${i}`, answers);
      const position = match && positionOf(match);
      return position ? [position] : [];
    });
    return MESSAGES.map(([message, , worth, act]): Cost => {
      const took = positions.flatMap(position =>
        Array.from({ length: times }, (_, i) => {
          const began = performance.now();
          act(position, i);
          return performance.now() - began;
        }).slice(2),
      );
      return {
        game: game.id,
        message,
        worth,
        p50Ms: round(percentile(took, 0.5), 2),
        p95Ms: round(percentile(took, 0.95), 2),
        times: took.length,
      };
    });
  });
}
