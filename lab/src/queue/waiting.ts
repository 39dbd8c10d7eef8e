/** Whoever asked for an experiment waits until it is played, by whomever, and looks how it stands meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from './line.ts';
import type { LabQueue, Standing } from './queue.ts';
import { piecesOf, type Queued } from './queued.ts';

const LOOK_MS = 250;
/** What takes longer to look at is looked at every so many times. */
const CLOSER_LOOK = 8;

export interface Watch {
  tell(standing: Standing): void;
  /** Nobody waits any more. */
  isOver(): boolean;
  isAway?(): void;
}

/** A piece of the experiment cannot be played. */
export class CannotPlay extends Error {
  override readonly name = 'CannotPlay';
}

/** Whether everything was played: false if nobody waits any more. */
export async function untilPlayed(queue: LabQueue, queued: Queued, watch: Watch): Promise<boolean> {
  for (let looks = 1; ; looks++) {
    const standing = await patiently(() => queue.standing(queued), watch);
    watch.tell(standing);
    const fault = standing.fault ?? (looks % CLOSER_LOOK === 0 ? await patiently(() => lookCloser(queue, queued), watch) : null);
    if (fault !== null) throw new CannotPlay(fault);
    if (standing.pieces === piecesOf(queued)) return true;
    if (watch.isOver()) return false;
    await pause(LOOK_MS);
  }
}

/** Whoever waits alone looks after the dead, too: their pieces are ready for the next who comes. */
async function lookCloser(queue: LabQueue, queued: Queued): Promise<string | null> {
  await queue.buryDead();
  return queue.stuck(queued);
}
