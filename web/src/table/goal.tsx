/** What everybody plays for: in sight above the party where there is room, behind one word where there is not. */
import type { ReactNode } from 'react';
import { Explained } from '../ui/explained.tsx';
import './goal.css';

export function Goal({ says }: { readonly says: string }): ReactNode {
  return (
    <p className="goal">
      <b>Goal</b> <Explained text={says} />
    </p>
  );
}

export function GoalFolded({ says }: { readonly says: string }): ReactNode {
  return (
    <details className="goal">
      <summary>Goal</summary>
      <p>
        <Explained text={says} />
      </p>
    </details>
  );
}
