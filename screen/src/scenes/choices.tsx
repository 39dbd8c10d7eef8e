/** Large things side by side, one of which is chosen: whom to play, where to go, what to learn. What stands on them is the game's. */
import type { Ref } from '@quarry/kernel';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { AnyTable } from '../table.ts';
import { useThing } from '../thing.tsx';
import { stateClasses, ThingBox, WhyNotTag } from '../thing-box.tsx';

interface GridProps {
  /** One row, in the middle; on a phone it is moved along. Else they share the room. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

export function ChoiceGrid({ isRow = false, children }: GridProps): ReactElement {
  return <ul className={isRow ? 'choice-row' : 'choice-grid'}>{children}</ul>;
}

interface ChoiceProps {
  readonly table: AnyTable;
  readonly about: Ref;
  /** Its name for whoever hears it, while what stands on it does not say it. */
  readonly says: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Somebody has it already. */
  readonly isSpent?: boolean;
  readonly children: ReactNode;
}

export function Choice({ table, about, says, className = '', style = {}, isSpent = false, children }: ChoiceProps): ReactElement {
  const thing = useThing(table, about, says);
  return (
    <li>
      <ThingBox
        className={stateClasses('choice', thing, className, isSpent && 'is-spent')}
        style={style}
        button={thing.isLit || thing.isRefused ? thing.props : null}
      >
        {children}
        <WhyNotTag thing={thing} />
      </ThingBox>
    </li>
  );
}

/** What somebody else looks at: its back. */
export function HiddenChoice({ className = '', children }: { readonly className?: string; readonly children: ReactNode }): ReactElement {
  return (
    <li className="choice-hidden">
      <div className={`choice is-back ${className}`}>{children}</div>
    </li>
  );
}
