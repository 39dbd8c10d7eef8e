/** The story of a match that is over, told once: it is kept while the page is turned or changes its width. */
import type { GameInfo, MatchTale } from '@quarry/protocol';
import type { GameScreen } from '@quarry/screen';
import { taleOf } from '../http.ts';
import { isPlain as isDrawnPlainly } from '../plain/drawn-by.tsx';
import { type MyTable, secretsFor } from '../store/keyring.ts';
import { useLoaded } from '../ui/load.ts';

interface Match {
  readonly table: string;
  readonly as: number | null;
  readonly mine: MyTable | undefined;
  readonly info: GameInfo;
  readonly screen: GameScreen;
  readonly isOver: boolean;
}

export interface ToldTale {
  /** Null until it is told, and where it cannot be, e.g. by other rules. */
  readonly tale: MatchTale | null;
  readonly isTold: boolean;
}

export function useTale({ table, as, mine, info, screen, isOver }: Match): ToldTale {
  const isPlain = isDrawnPlainly(screen);
  const isSought = isOver && info.tells;
  const tale = useLoaded(async () => (isSought ? taleOf(table, secretsFor(mine), as, isPlain) : null), [table, as, isPlain, isSought]);
  return { tale: tale.state === 'there' ? tale.value : null, isTold: tale.state !== 'loading' || !isSought };
}
