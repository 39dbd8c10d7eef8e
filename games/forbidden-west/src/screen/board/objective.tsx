/** Above the map: what wins, each goal with its counters, and how many turns are left until all is lost. */
import type { ReactElement } from 'react';
import { lastTurn } from '../../questions/objectives.ts';
import { type CountedGoal, openGoals } from '../../sentences/goals.ts';
import type { View } from '../../state.ts';

/** More than these are told by their number. */
const MOST_MARKS = 8;
const HEX = 'M8.5 1 16 5v7l-7.5 4L1 12V5z';

export function Objective({ view }: { readonly view: View }): ReactElement {
  const { isEither, goals } = openGoals(view);
  const last = lastTurn(view);
  const { turn } = view.fight;
  return (
    <div className="fw-objective">
      {turn > 0 && (
        <p className={last !== null && last - turn < 3 ? 'is-late' : ''}>
          Turn <b>{turn}</b>
          {last !== null && ` of ${last}`}
        </p>
      )}
      <ul>
        {goals.map((goal, i) => (
          <li key={goal.says}>
            <span>
              {i > 0 && <i>{isEither ? 'or' : 'and'}</i>}
              {goal.says}
            </span>{' '}
            <Counter {...goal} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Counter({ value, of }: CountedGoal): ReactElement | null {
  if (of <= 1) return null;
  if (of > MOST_MARKS)
    return (
      <b>
        {value} of {of}
      </b>
    );
  return (
    <span className="fw-counter" role="img" aria-label={`${value} of ${of}`}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike
        <svg key={i} viewBox="0 0 17 17" className={i < value ? 'is-done' : ''} aria-hidden="true">
          <path d={HEX} />
          {i < value && <path className="fw-tick" d="M5 8.500l2.5 2.500L12 6" />}
        </svg>
      ))}
    </span>
  );
}
