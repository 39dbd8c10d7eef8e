/**
 * What one might do, asked for by whoever wants to know; nothing is marked before. What a sensible player would answer is known at once and stands in; the two answers that go
 * best are known when they have been weighed, a second later.
 */
import type { Asked, Weighing } from '@quarry/protocol';
import { useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import { sayOf } from '../ui/load.ts';
import { adviceSays, reasonFor } from './advising.ts';
import { alsoSays, besideSays, keysIn, markedBy, weighingSays } from './weighing.ts';

export interface Advice {
  /** Whether one may ask here. */
  readonly isOffered: boolean;
  /** Keys of the options that are advised. */
  readonly keys: readonly string[];
  /** What is advised, and why, or why nothing is; empty until it is known, and while it is put away. */
  readonly says: string;
  /** It was asked for, and is thought about. */
  readonly isAwaited: boolean;
  /** Asks for it; once it is known, puts it away and back. */
  ask(): void;
}

interface Known {
  readonly n: number;
  readonly keys: readonly string[];
  readonly trouble: string | null;
  readonly because: string;
}

/** `weighing` is null where none can be had. */
interface Weighed {
  readonly n: number;
  readonly weighing: Weighing | null;
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

interface Wanted {
  readonly verbs: Readonly<Record<string, string>>;
  /** What a lesson suggests here. Then nobody is advised otherwise. */
  readonly suggested: readonly string[] | null;
  /** Nobody is told at this table what to do. */
  readonly isSilent: boolean;
}

export function useAdvice(chair: Chair, asked: Asked | null, { verbs, suggested, isSilent }: Wanted): Advice {
  const n = asked?.n ?? -1;
  const [known, setKnown] = useState<Known | null>(null);
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  const [awaited, setAwaited] = useState(-1);
  const [isAway, setAway] = useState(false);
  const own = known?.n === n ? known : null;
  const result = weighed?.n === n ? weighed : null;
  const also = result?.weighing && own ? alsoSays(asked!, result.weighing, own.keys) : '';
  const found = also === '' && result?.weighing && weighingSays(asked!, result.weighing);
  const keys = found ? markedBy(result.weighing!) : (own?.keys ?? []);
  const says = found || (own && asked ? (own.trouble ?? sensibleSays(asked, own, also, result, suggested !== null)) : '');
  return {
    isOffered: !isSilent,
    keys: isAway ? [] : keys,
    says: isAway ? '' : says,
    isAwaited: says === '' && awaited === n,
    ask() {
      if (!asked) return;
      if (awaited === n) return setAway(says !== '' && !isAway);
      setAwaited(n);
      setAway(false);
      if (suggested) return setKnown({ n, keys: suggested, trouble: null, because: 'The hint says why.' });
      connection()
        .ask(chair, { type: 'advise', n })
        .then(reply => (reply.type === 'advised' ? explained(chair, asked, keysIn(reply.answer), verbs) : null))
        .then(setKnown, (error: unknown) => setKnown({ n, keys: [], trouble: sayOf(error), because: '' }));
      connection()
        .ask(chair, { type: 'weigh', n })
        .then(reply => setWeighed({ n, weighing: reply.type === 'weighed' ? reply.weighing : null }))
        .catch(() => setWeighed({ n, weighing: null }));
    },
  };
}

/** What stands in until more is known, and stays where no more can be. */
function sensibleSays(asked: Asked, { keys, because }: Known, also: string, weighed: Weighed | null, isSuggested: boolean): string {
  const beside = also || isSuggested || (weighed && !weighed.weighing) ? also : besideSays(weighed?.weighing?.is ?? null);
  return [adviceSays(asked, keys), because, beside].filter(Boolean).join(' ');
}
