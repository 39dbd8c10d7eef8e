/** What is opened over the table: the clause that is cited in its drawer, and the sheet, one at a time. What is looked at on the table itself is use-attention.ts's. */
import { useState } from 'react';
import type { Cited } from './rule-drawer.tsx';
import type { SheetName } from './sheet-props.ts';

export interface Opened {
  readonly cited: Cited | null;
  cite(cited: Cited | null): void;
  /** Cites a clause for its own sake. */
  openRule(rule: string): void;
  readonly sheet: SheetName | null;
  openSheet(name: SheetName | null): void;
  /** The clause at which the sheet of the rules begins. */
  readonly clause: string | null;
  /** From the drawer, or from nowhere, to all the rules. */
  browse(rule: string | null): void;
}

export function useOpened(): Opened {
  const [cited, cite] = useState<Cited | null>(null);
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  return {
    cited,
    cite,
    openRule: rule => cite({ rule, says: null }),
    sheet,
    openSheet,
    clause,
    browse(rule) {
      setClause(rule);
      openSheet('rules');
      cite(null);
    },
  };
}
