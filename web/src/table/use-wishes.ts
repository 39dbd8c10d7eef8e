/** Whatever is asked of the server besides an answer: undo, votes, pauses, fingers that point; and what it said the last time it would not. Answers are use-choice.ts's. */
import { useCallback, useState } from 'react';
import type { Chair } from '../connection/chair.ts';
import type { Wish } from '../connection/connection.ts';
import { connection } from '../connection/page-connection.ts';
import { sayOf } from '../ui/load.ts';

export interface Wishes {
  readonly request: (wish: Wish) => Promise<void>;
  readonly trouble: string | null;
  forgetTrouble(): void;
}

export function useWishes(chair: Chair): Wishes {
  const [trouble, setTrouble] = useState<string | null>(null);
  const request = useCallback(
    async (wish: Wish): Promise<void> => {
      setTrouble(null);
      try {
        await connection().ask(chair, wish);
      } catch (error) {
        setTrouble(sayOf(error));
      }
    },
    [chair],
  );
  return { request, trouble, forgetTrouble: () => setTrouble(null) };
}
