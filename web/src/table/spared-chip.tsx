/** What the table has decided since one last answered: said in passing, with the way back to that question. Which questions these are is the server's. */
import type { Spared } from '@quarry/protocol';
import type { ReactNode } from 'react';
import './spared-chip.css';
import type { Table } from './use-table.ts';

/** What the button does, and what stands in the way: the others are asked unless one is alone with bots. */
export function changeSays({ says, change }: Spared, isAlone: boolean): { readonly does: string; readonly title: string } {
  const isAsking = change.how === 'vote' && !isAlone;
  return {
    does: isAsking ? 'ask to change' : 'change',
    title: isAsking ? `${says} ${change.says}` : `${says} Change it: the question is asked.`,
  };
}

export function SparedChip({ table: { sight, answering, wishes } }: { readonly table: Table }): ReactNode {
  const { seen, shown, isShowing } = sight;
  const { spared, status } = seen;
  if (!spared || isShowing || shown.page || status !== 'playing') return null;
  const { does, title } = changeSays(spared, answering.isOnesOwn);
  return (
    <aside className="spared" aria-label="Decided for you">
      <span>{spared.count > 1 ? `${spared.count} decided for you` : 'Decided for you'}</span>
      <span className="heard">{spared.says}</span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className="link"
        title={title}
        aria-label={`${does}: ${title}`}
        onClick={() => void wishes.request({ type: 'undo', spared: true })}
      >
        {does}
      </button>
    </aside>
  );
}
