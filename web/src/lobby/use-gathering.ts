/** Who gathers for a chapter, asked of the server again and again until the host begins; and whatever is changed about it. How it looks is chapter.tsx's. */
import type { Gather, Gathering } from '@quarry/protocol';
import { useCallback, useEffect, useState } from 'react';
import { gather, gathering, Refused } from '../http.ts';
import { sayOf } from '../ui/load.ts';

const AGAIN = 2_000;

export interface Gathered {
  /** Null until it was seen once. */
  readonly found: Gathering | null;
  readonly trouble: string | null;
  readonly change: (wish: Gather) => void;
  /** Does something else about it, and takes what has come of it. */
  readonly act: (deed: () => Promise<Gathering | null>) => Promise<void>;
}

export function useGathering(table: string, keys: string | null, onBegun: () => void): Gathered {
  const [found, setFound] = useState<Gathering | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const fail = useCallback(
    (error: unknown): void => {
      if (error instanceof Refused && error.code === 'has-begun') onBegun();
      else setTrouble(sayOf(error));
    },
    [onBegun],
  );
  useEffect(() => {
    let isWanted = true;
    const take = (one: Gathering | null): void => (one ? setFound(one) : onBegun());
    const look = (): void =>
      void gathering(table, keys).then(
        one => isWanted && take(one),
        (error: unknown) => isWanted && fail(error),
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [table, keys, fail, onBegun]);
  const act = async (deed: () => Promise<Gathering | null>): Promise<void> => {
    setTrouble(null);
    try {
      const changed = await deed();
      if (changed) setFound(changed);
    } catch (error) {
      fail(error);
    }
  };
  return { found, trouble, act, change: wish => void act(() => gather(table, keys, wish)) };
}
