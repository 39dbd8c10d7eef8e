/** One's own plan: begun while others act, offered first when one is asked, and said to be void, with the reason, if it cannot be done any more. */
import type { ReactNode } from 'react';
import { plannedIn } from './planning.ts';
import type { Table } from './use-table.ts';
import './talk.css';

interface Props {
  readonly table: Table;
}

/** While others act. */
export function PlanButton({ table: { plan } }: Props): ReactNode {
  if (plan.isPlanning)
    return (
      <p className="plan-note" role="status">
        Press a thing on the board: it is your plan, seen by you alone.{' '}
        <button type="button" className="link" onClick={plan.forget}>
          never mind
        </button>
      </p>
    );
  return (
    <button type="button" className="phrase" onClick={plan.at ? plan.forget : plan.begin}>
      {plan.at ? 'Forget my plan' : 'Plan my move'}
    </button>
  );
}

/** When one is asked. */
export function PlanStrip({ table: { plan, sight, answering } }: Props): ReactNode {
  const planned = sight.isShowing ? null : plannedIn(sight.asked, plan.at, answering.whyNot.of);
  if (!planned) return null;
  return (
    <div className="plan-strip" role="status">
      {planned.is === 'open' ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            plan.forget();
            answering.choose(planned.option.key);
          }}
        >
          Your plan: {planned.option.says}
        </button>
      ) : (
        <span>Your plan cannot be done: {planned.says}</span>
      )}
      <button type="button" className="link" onClick={plan.forget}>
        forget it
      </button>
    </div>
  );
}
