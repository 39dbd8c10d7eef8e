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

interface Kept {
  readonly cited: Cited;
  /** The question that was asked when it was opened; null if none was. */
  readonly at: number | null;
}

/** It is closed once the question that it was opened at is answered: what comes next is not hidden by what was looked up before. */
export const stillCited = (kept: Kept | null, asked: number | null): Cited | null =>
  kept && (kept.at === null || kept.at === asked) ? kept.cited : null;

/** `asked` is the number of the question that this seat is to answer. */
export function useOpened(asked: number | null): Opened {
  const [kept, keep] = useState<Kept | null>(null);
  const cite = (cited: Cited | null): void => keep(cited && { cited, at: asked });
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  return {
    cited: stillCited(kept, asked),
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
