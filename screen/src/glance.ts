/** Details at a glance: the mouse over a thing shows them, a click keeps them, and leaving brings back what was shown before. */
import type { Ref } from '@quarry/kernel';
import { useRef } from 'react';
import type { AnyTable } from './table.ts';

export interface Glance {
  enter(about: Ref): void;
  /** It was clicked: what is shown stays. */
  keep(): void;
  leave(): void;
}

export function useGlance(table: AnyTable): Glance {
  const before = useRef<Ref | null>(null);
  const isOpen = useRef(false);
  return {
    enter(about) {
      before.current = table.inspected;
      isOpen.current = true;
      table.inspect(about);
    },
    keep() {
      isOpen.current = false;
    },
    leave() {
      if (isOpen.current) table.inspect(before.current);
      isOpen.current = false;
    },
  };
}
