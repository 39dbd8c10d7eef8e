/** Who plays what the lab is asked for: the cores of this machine, or whoever works for a queue (lab-queue.ts). */
import { type Done, progressBar, workAll, workersFor } from '@quarry/lab';
import type { QueuedWork } from '@quarry/lab/queue';
import type { World } from '../world.ts';
import type { Pool } from './soak.ts';

export interface Wanted {
  readonly games: number;
  /** Games in a piece. */
  readonly piece: number;
  /** What is counted in the progress bar. */
  readonly unit: string;
}

export interface Hands {
  /** What came of a work, piece by piece. */
  do<W extends QueuedWork>(work: W, wanted: Wanted): Promise<Done[W['what']][]>;
  /** How the games were played, for a person. */
  says(games: number, decisions: number, seconds: number): string;
  close(): Promise<void>;
}

/** Cores of this machine, or, with a root, those of another version on it. */
export const ownHands = (pool: Pool & { readonly root?: string }, piece: number, world: World): Hands => ({
  do: (work, { unit, ...wanted }) => workAll(work, { ...wanted, ...pool, ...watch(wanted.games, unit, world) }),
  says(games, decisions, seconds) {
    const speed = `${(games / seconds).toPrecision(4)} games/s, ${Math.round(decisions / seconds)} decisions/s`;
    return `${games} games in ${seconds.toFixed(1)} s: ${speed} on ${workersFor({ games, piece, ...pool })} cores`;
  },
  close: async () => {},
});

function watch(of: number, unit: string, { isTty, err }: World): { signal?: (done: number) => void } {
  const began = performance.now();
  return isTty.err ? { signal: done => err(progressBar(done, of, (performance.now() - began) / 1000, unit)) } : {};
}
