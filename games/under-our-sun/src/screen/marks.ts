/** Marks that one puts on others: kept in one's own browser, for this table alone. Nobody else is sent them. */
import { useState } from 'react';

/** By character. */
export type Marks = Readonly<Record<string, number>>;

/** Where they are kept: each table has an address of its own. */
const nameHere = (): string => `quarry.marks ${location.pathname}`;

function kept(): Marks {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(nameHere()) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Marks) : {};
  } catch {
    return {};
  }
}

export function useMarks(): readonly [Marks, (marks: Marks) => void] {
  const [marks, setMarks] = useState(kept);
  const keep = (next: Marks): void => {
    setMarks(next);
    try {
      localStorage.setItem(nameHere(), JSON.stringify(next));
    } catch {
      // a browser that keeps nothing has them until the page is closed
    }
  };
  return [marks, keep];
}
