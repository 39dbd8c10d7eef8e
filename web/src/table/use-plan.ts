/** Planning while others act: the next thing that is pressed on the board is what one means to do. It never leaves this browser. */
import type { Ref } from '@quarry/kernel';
import { useState } from 'react';

export interface Plan {
  readonly at: Ref | null;
  /** The next thing that is pressed becomes the plan. */
  readonly isPlanning: boolean;
  begin(): void;
  take(at: Ref): void;
  forget(): void;
}

export function usePlan(isWaiting: boolean): Plan {
  const [at, setAt] = useState<Ref | null>(null);
  const [isSought, setSought] = useState(false);
  return {
    at,
    isPlanning: isSought && isWaiting,
    begin: () => setSought(true),
    take(next) {
      setAt(next);
      setSought(false);
    },
    forget() {
      setAt(null);
      setSought(false);
    },
  };
}
