/**
 * What has happened since one's last answer, asked of the server when others or the game have acted in between. It is asked for while that is still being
 * shown, and stands until one has done something oneself or taken something back, for it may not hold any more; the question waits for it a little, so that the board does not move under the finger.
 */
import type { Line, Since } from '@quarry/protocol';
import { useEffect, useState } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';

const A_MOMENT = 400;

interface Recalled {
  /** The question, and the number of the first line after it. */
  readonly n: number;
  readonly end: number;
  /** Null until the server has said it. */
  readonly lines: readonly Since[] | null;
}

export interface SinceThen {
  readonly lines: readonly Since[];
  readonly isAwaited: boolean;
  dismiss(): void;
}

const NONE: readonly Since[] = [];

/** What was taken back has not happened: what is left of it is asked for anew. */
export const isTakenBack = (end: number, { from, lines, news }: Pick<ChairState, 'from' | 'lines' | 'news'>): boolean =>
  end > from + lines.length || (news.isWhole && news.steps.length > 0);

/** What somebody else did, or the game. */
const isByOthers = ({ beat }: Line, as: number | null): boolean => beat !== undefined && beat.by !== as;

export function useSince(chair: Chair, state: ChairState): SinceThen {
  const { seen, as, from, lines } = state;
  const n = seen?.status === 'playing' ? (seen.asked?.n ?? -1) : -1;
  const [recalled, setRecalled] = useState<Recalled>({ n: -1, end: 0, lines: NONE });
  if (n >= 0 && recalled.n !== n) {
    const end = from + lines.length;
    const fresh = lines.slice(Math.max(0, recalled.end - from));
    const isBack = recalled.n >= 0 && isTakenBack(recalled.end, state);
    const held = end === recalled.end ? recalled.lines : NONE;
    setRecalled({ n, end, lines: isBack || fresh.some(line => isByOthers(line, as)) ? null : held });
  }
  const awaited = recalled.lines === null ? recalled.n : -1;
  useEffect(() => {
    if (awaited < 0) return;
    const take = (found: readonly Since[]): void => setRecalled(now => (now.n === awaited ? { ...now, lines: found } : now));
    const timer = setTimeout(() => take(NONE), A_MOMENT);
    connection()
      .ask(chair, { type: 'since', n: awaited })
      .then(
        reply => take(reply.type === 'since' ? reply.since : NONE),
        () => take(NONE), // the log tells it, too
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [chair, awaited]);
  return {
    lines: recalled.lines ?? NONE,
    isAwaited: awaited === n && n >= 0,
    dismiss: () => setRecalled({ ...recalled, lines: NONE }),
  };
}
