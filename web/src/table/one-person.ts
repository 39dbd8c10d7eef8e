/** One person who plays several seats of a table, without a curtain between them: what is asked of all those seats is asked once. Pure; what is then sent is use-one-person.ts's. */
import type { Seat } from '@quarry/kernel';
import type { Asked, Vote } from '@quarry/protocol';
import type { MyTable } from '../store/keyring.ts';

/** The seats that one person speaks for; none where hands are hidden from each other, for then they are several people. */
export const spokenFor = (mine: Pick<MyTable, 'curtain'> | undefined, seats: readonly (Seat | null)[]): readonly Seat[] =>
  mine?.curtain === false && seats.length > 1 ? seats.filter(seat => seat !== null) : [];

/** The answer to what one has proposed oneself from another seat: yes. Null if that is not what is asked. */
export function agreesWith(asked: Pick<Asked, 'proposed' | 'facts' | 'options'> | null, own: readonly Seat[]): string | null {
  const by = (asked?.facts as { readonly by?: unknown } | null)?.by;
  if (!asked?.proposed || typeof by !== 'number' || !own.includes(by)) return null;
  return asked.options.find(({ value }) => value === true)?.key ?? null;
}

/** Whether a seat has yet to be heard in a vote that the same person has called. */
export const agreesToUndo = (vote: Vote | null, seat: Seat | null, own: readonly Seat[]): boolean =>
  vote !== null && seat !== null && own.includes(vote.by) && vote.open.includes(seat);

/** Whether nobody but oneself is heard in a vote. */
export const isOwnVote = ({ by, open, yes }: Vote, own: readonly Seat[]): boolean =>
  [by, ...open, ...yes].every(seat => own.includes(seat));
