/** What options would lead to, asked of the server once each: for the odds, and for whether a choice can be taken back. */
import type { Asked, Look } from '@quarry/protocol';
import { useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';

const LONGEST = 1_500;

export interface Looks {
  /** What is known already. */
  known(key: string): Look | null;
  /** Asks if need be; null if it cannot be had in time. */
  ask(key: string): Promise<Look | null>;
}

export function useLooks(chair: Chair, asked: Asked | null): Looks {
  const kept = useRef<{ n: number; looks: Map<string, Look>; open: Map<string, Promise<Look | null>> } | null>(null);
  const [, redraw] = useState(0);
  const n = asked?.n ?? -1;
  if (kept.current?.n !== n) kept.current = { n, looks: new Map(), open: new Map() };
  const { looks, open } = kept.current;

  const fetchLook = async (key: string): Promise<Look | null> => {
    const late = new Promise<null>(resolve => setTimeout(() => resolve(null), LONGEST));
    const looked = connection()
      .ask(chair, { type: 'look', n, key })
      .then(
        reply => (reply.type === 'looked' ? reply.look : null),
        () => null,
      )
      .then(look => {
        if (look) {
          looks.set(key, look);
          redraw(x => x + 1);
        }
        return look;
      });
    const look = await Promise.race([looked, late]);
    open.delete(key);
    return look;
  };
  return {
    known: key => looks.get(key) ?? null,
    ask(key) {
      const known = looks.get(key);
      if (known) return Promise.resolve(known);
      let promise = open.get(key);
      if (!promise) {
        promise = fetchLook(key);
        open.set(key, promise);
      }
      return promise;
    },
  };
}
