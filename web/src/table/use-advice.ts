/** What a sensible player would answer, asked for by whoever wants to know; nothing is marked before. */
import type { Answer } from '@quarry/kernel';
import type { Asked } from '@quarry/protocol';
import { useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { sayOf } from '../ui/load.ts';

export interface Advice {
  /** Keys of the options that are advised. */
  readonly keys: readonly string[];
  /** Why there is none, one sentence. */
  readonly trouble: string | null;
  readonly isKnown: boolean;
  ask(): void;
}

const keysIn = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];

export function useAdvice(chair: Chair, asked: Asked | null): Advice {
  const n = asked?.n ?? -1;
  const [known, setKnown] = useState<{ readonly n: number; readonly keys: readonly string[]; readonly trouble: string | null } | null>(
    null,
  );
  const own = known?.n === n ? known : null;
  return {
    keys: own?.keys ?? [],
    trouble: own?.trouble ?? null,
    isKnown: own !== null,
    ask() {
      connection()
        .ask(chair, { type: 'advise', n })
        .then(
          reply => reply.type === 'advised' && setKnown({ n, keys: keysIn(reply.answer), trouble: null }),
          (error: unknown) => setKnown({ n, keys: [], trouble: sayOf(error) }),
        );
    },
  };
}
