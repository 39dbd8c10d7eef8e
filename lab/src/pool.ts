/** Pieces of work over all cores. What comes back is put together in the order of the pieces, so that any number of cores gives the same sum. */
import { availableParallelism } from 'node:os';
import type { AnyGame } from '@quarry/kernel';
import { LabThread } from './thread.ts';
import { type Done, doWork, type Piece, type Work } from './work.ts';

export interface PoolOptions {
  /** How many games at most; the pieces are handed out until `isEnough`. */
  readonly games: number;
  /** Games in a piece. */
  readonly piece: number;
  readonly workers?: number;
  /** Other games than those of the catalogue stay in this thread. */
  readonly own?: readonly AnyGame[];
  /** The folder of another version that does the work; it needs threads of its own. */
  readonly root?: string;
  readonly signal?: (gamesDone: number) => void;
}

/** Starting a thread and reading the rules there costs about as much as this many pieces. */
const WORTH_A_THREAD = 4;

export function workersFor({ games, piece, workers = availableParallelism(), own }: PoolOptions): number {
  const pieces = Math.ceil(games / piece);
  return own || pieces < WORTH_A_THREAD ? 1 : Math.min(workers, pieces);
}

export async function workAll<W extends Work>(
  work: W,
  options: PoolOptions,
  isEnough: (done: readonly Done[W['what']][]) => boolean = () => false,
): Promise<Done[W['what']][]> {
  const { games, piece, own, root, signal } = options;
  const workers = workersFor(options);
  const done: Done[W['what']][] = [];
  let next = 0;
  let played = 0;
  const take = (): { readonly at: number; readonly piece: Piece } | null => {
    if (next * piece >= games || isEnough(done)) return null;
    const at = next++;
    return { at, piece: { from: at * piece, to: Math.min(games, (at + 1) * piece) } };
  };
  const put = (at: number, { from, to }: Piece, result: Done[W['what']]): void => {
    done[at] = result;
    played += to - from;
    signal?.(played);
  };
  if (workers <= 1 && root === undefined) {
    for (let taken = take(); taken; taken = take()) put(taken.at, taken.piece, doWork(work, taken.piece, own));
    return done;
  }
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const thread = new LabThread(root);
      try {
        for (let taken = take(); taken; taken = take()) put(taken.at, taken.piece, await thread.do(work, taken.piece));
      } finally {
        await thread.close();
      }
    }),
  );
  return done.filter(one => one !== undefined);
}
