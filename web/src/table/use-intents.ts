/** What enemies are about to do, asked of the server once for each decision, a moment after it was opened. */
import type { Ref } from '@quarry/kernel';
import { type Asked, type Intents, intentKey, type SeenIntent } from '@quarry/protocol';
import { useEffect, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';

const A_MOMENT = 100;

export function useIntents(chair: Chair, asked: Asked | null): (about: Ref) => SeenIntent | null {
  const n = asked?.n ?? -1;
  const [found, setFound] = useState<{ readonly n: number; readonly intents: Intents }>({ n: -1, intents: {} });
  useEffect(() => {
    if (n < 0) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      connection()
        .ask(chair, { type: 'intents', n })
        .then(
          reply => isWanted && reply.type === 'intents' && setFound({ n, intents: reply.intents }),
          () => {}, // the enemies keep it to themselves; nothing else depends on it
        );
    }, A_MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [chair, n]);
  return about => (found.n === n ? (found.intents[intentKey(about)] ?? null) : null);
}
