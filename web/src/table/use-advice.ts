/** What a sensible player would answer, asked for by whoever wants to know; nothing is marked before. */
import type { Answer } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { sayOf } from '../ui/load.ts';
import { reasonFor } from './advising.ts';

export interface Advice {
  /** Keys of the options that are advised. */
  readonly keys: readonly string[];
  /** Why there is none, one sentence. */
  readonly trouble: string | null;
  /** Why, one sentence; empty until it is known, or if there is nothing to say. */
  readonly because: string;
  readonly isKnown: boolean;
  /** It was asked for, and is thought about. */
  readonly isAwaited: boolean;
  ask(): void;
}

const keysIn = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];

interface Known {
  readonly n: number;
  readonly keys: readonly string[];
  readonly trouble: string | null;
  readonly because: string;
}

/** What is advised, with the reason: for that one looks at what it would lead to. */
async function explained(chair: Chair, asked: Asked, keys: readonly string[], verbs: Readonly<Record<string, string>>): Promise<Known> {
  const { n, hasOdds } = asked;
  const looked =
    hasOdds && keys.length > 0
      ? await connection()
          .ask(chair, { type: 'look', n, keys: [...keys] })
          .catch(() => null)
      : null;
  const odds = looked?.type === 'looked' ? looked.look.odds : {};
  return { n, keys, trouble: null, because: reasonFor(asked, keys, odds, verbs) };
}

/** `suggested`: what a lesson suggests here. Then nobody is advised otherwise. */
export function useAdvice(
  chair: Chair,
  asked: Asked | null,
  verbs: Readonly<Record<string, string>>,
  suggested: readonly string[] | null,
): Advice {
  const n = asked?.n ?? -1;
  const [known, setKnown] = useState<Known | null>(null);
  const [awaited, setAwaited] = useState(-1);
  const own = known?.n === n ? known : null;
  return {
    keys: own?.keys ?? [],
    trouble: own?.trouble ?? null,
    because: own?.because ?? '',
    isKnown: own !== null,
    isAwaited: own === null && awaited === n,
    ask() {
      if (!asked || awaited === n) return;
      setAwaited(n);
      if (suggested) return setKnown({ n, keys: suggested, trouble: null, because: 'The hint says why.' });
      connection()
        .ask(chair, { type: 'advise', n })
        .then(reply => (reply.type === 'advised' ? explained(chair, asked, keysIn(reply.answer), verbs) : null))
        .then(setKnown, (error: unknown) => setKnown({ n, keys: [], trouble: sayOf(error), because: '' }));
    },
  };
}
