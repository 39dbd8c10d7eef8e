/** What options would lead to, asked of the server once each: for the odds, and for whether a choice can be taken back. */
import type { Asked, Look } from '@quarry/protocol';
import { useRef, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { LONGEST } from './patience.ts';

export interface Looks {
  /** What is known already of an option, or of several together. */
  known(...keys: readonly string[]): Look | null;
  /** Asks if need be; null if it cannot be had in time. */
  ask(...keys: readonly string[]): Promise<Look | null>;
}

/** The same choice in whichever order it is made; where the order matters nothing is asked of several. */
const nameOf = (keys: readonly string[]): string => JSON.stringify(keys.toSorted());

export function useLooks(chair: Chair, asked: Asked | null): Looks {
  const kept = useRef<{ n: number; looks: Map<string, Look>; open: Map<string, Promise<Look | null>> } | null>(null);
  const [, redraw] = useState(0);
  const n = asked?.n ?? -1;
  if (kept.current?.n !== n) kept.current = { n, looks: new Map(), open: new Map() };
  const { looks, open } = kept.current;

  const fetchLook = async (keys: readonly string[]): Promise<Look | null> => {
    const late = new Promise<null>(resolve => setTimeout(() => resolve(null), LONGEST));
    const looked = connection()
      .ask(chair, { type: 'look', n, keys: [...keys] })
      .then(
        reply => (reply.type === 'looked' ? reply.look : null),
        () => null,
      )
      .then(look => {
        if (look) {
          looks.set(nameOf(keys), look);
          redraw(x => x + 1);
        }
        return look;
      });
    const look = await Promise.race([looked, late]);
    open.delete(nameOf(keys));
    return look;
  };
  return {
    known: (...keys) => looks.get(nameOf(keys)) ?? null,
    ask(...keys) {
      const name = nameOf(keys);
      const known = looks.get(name);
      if (known) return Promise.resolve(known);
      let promise = open.get(name);
      if (!promise) {
        promise = fetchLook(keys);
        open.set(name, promise);
      }
      return promise;
    },
  };
}
