/** What everybody plays for: in sight above the party where there is room, behind one word where there is not. */
import { type ReactNode, useRef } from 'react';
import { Explained } from '../ui/explained.tsx';
import { usePressElsewhere } from '../ui/press-elsewhere.ts';
import './goal.css';

export function Goal({ says }: { readonly says: string }): ReactNode {
  return (
    <p className="goal">
      <b>Goal</b> <Explained text={says} />
    </p>
  );
}

/** It lies over the table, and goes with the next press elsewhere. */
export function GoalFolded({ says }: { readonly says: string }): ReactNode {
  const folded = useRef<HTMLDetailsElement>(null);
  usePressElsewhere(folded, () => {
    folded.current!.open = false;
  });
  return (
    <details className="goal" ref={folded}>
      <summary>Goal</summary>
      <p>
        <Explained text={says} />
      </p>
    </details>
  );
}
