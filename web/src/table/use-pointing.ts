/** While one chooses, the others see what one points at, unless one would rather not. What is passed on, and to whom, is for the server to say. */
import type { Ref } from '@quarry/kernel';
import { useCallback, useEffect, useRef } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import type { Settings } from '../store/settings.ts';

/** What is only passed over is not pointed at. */
const RESTS_MS = 250;

/** Points for the others to see, at nothing if it is null. */
export function usePointing(chair: Chair, { as, seen }: ChairState, { points }: Settings): (at: Ref | null) => void {
  const last = useRef('null');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSeen = points && as !== null && (seen?.people ?? []).some(one => one.seat !== as && one.who === 'person' && one.isHere);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    at => {
      if (!isSeen) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const told = JSON.stringify(at);
        if (told === last.current) return;
        last.current = told;
        // Whoever does not see it misses nothing.
        connection()
          .ask(chair, { type: 'point', about: at })
          .catch(() => {});
      }, RESTS_MS);
    },
    [chair, isSeen],
  );
}
