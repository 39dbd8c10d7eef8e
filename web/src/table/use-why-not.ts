/** Why things are not offered, asked of the server once for each decision, a moment after it was opened. */
import type { Ref } from '@quarry/kernel';
import type { Asked, WhyNot } from '@quarry/protocol';
import { useEffect, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { isSame } from './aiming.ts';

const A_MOMENT = 200;

export interface WhyNots {
  readonly all: readonly WhyNot[];
  of(about: Ref): WhyNot | null;
}

export function useWhyNot(chair: Chair, asked: Asked | null): WhyNots {
  const n = asked?.n ?? -1;
  const [found, setFound] = useState<{ readonly n: number; readonly not: readonly WhyNot[] }>({ n: -1, not: [] });
  useEffect(() => {
    if (n < 0) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      connection()
        .ask(chair, { type: 'why-not', n })
        .then(
          reply => isWanted && reply.type === 'why-not' && setFound({ n, not: reply.not }),
          () => {}, // not to know why is no trouble; the rules are one click away
        );
    }, A_MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [chair, n]);
  const not = found.n === n ? found.not : [];
  return { all: not, of: about => not.find(one => one.about.some(ref => isSame(ref, about))) ?? null };
}
