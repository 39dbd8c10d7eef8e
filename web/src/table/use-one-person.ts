/** Speaks once for all the seats of one person: agrees to their own proposals and votes, and takes back what they did last, from whichever seat that was. */
import type { Seat } from '@quarry/kernel';
import type { Undo } from '@quarry/protocol';
import { useEffect, useRef } from 'react';
import type { Chair, ChairState } from '../connection/chair.ts';
import { connection } from '../connection/page-connection.ts';
import type { MyTable } from '../store/keyring.ts';
import { agreesToUndo, agreesWith, spokenFor } from './one-person.ts';

export interface OnePerson {
  /** None if this seat is all that is played here, or if others play the rest. */
  readonly own: readonly Seat[];
  /** What is taken back, and from which chair. */
  readonly last: { readonly chair: Chair; readonly undo: Undo } | null;
  /** That chair has been asked to. */
  tookBack(): void;
}

export function useOnePerson(mine: MyTable | undefined, chairs: readonly Chair[], states: readonly ChairState[]): OnePerson {
  const own = spokenFor(
    mine,
    states.map(one => one.as),
  );
  const isOne = own.length > 1;
  useEffect(() => {
    if (!isOne) return;
    const seats = states.flatMap(one => one.as ?? []);
    for (const [i, state] of states.entries()) {
      const chair = chairs[i];
      if (chair && state.seen) agree(chair, state, seats);
    }
  }, [chairs, states, isOne]);

  // Which chair answered, answer by answer: what was agreed to by itself is none.
  const given = useRef<{ readonly chair: Chair; readonly n: number }[]>([]);
  for (const [i, { sending, seen }] of states.entries()) {
    const chair = chairs[i]!;
    if (!sending || agreesWith(seen?.asked ?? null, own) !== null) continue;
    if (!given.current.some(one => one.chair === chair && one.n === sending.n)) given.current.push({ chair, n: sending.n });
  }
  const chair = isOne ? given.current.at(-1)?.chair : undefined;
  const undo = chair && states[chairs.indexOf(chair)]?.seen?.undo;
  return { own, last: chair && undo ? { chair, undo } : null, tookBack: () => void given.current.pop() };
}

function agree(chair: Chair, { as, seen, sending }: ChairState, own: readonly Seat[]): void {
  const asked = seen?.asked ?? null;
  const key = agreesWith(asked, own);
  if (asked && key !== null && !sending) connection().answer(chair, { n: asked.n, decision: asked.kind, key });
  const vote = seen?.vote ?? null;
  if (vote && agreesToUndo(vote, as, own))
    connection()
      .ask(chair, { type: 'vote', vote: vote.id, yes: true })
      .catch(() => undefined);
}
