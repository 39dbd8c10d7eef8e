/** A vote of those who are at the table: it passes when nobody is left to be heard, and falls with the first no. */
import type { Seat } from '@quarry/kernel';
import type { Vote } from '@quarry/protocol';

export interface OpenVote {
  readonly vote: Vote;
  /** Where the match goes back to if everybody agrees: before this answer. */
  readonly target: number;
}

export type Heard = 'open' | 'passed' | 'fallen';

export function callVote(id: number, by: Seat, says: string, target: number, voters: readonly Seat[]): OpenVote {
  return { vote: { id, about: 'undo', by, says, yes: [by], open: voters.filter(seat => seat !== by) }, target };
}

/** Somebody has voted. */
export function hear(open: OpenVote, seat: Seat, yes: boolean): { readonly open: OpenVote; readonly heard: Heard } {
  if (!yes) return { open, heard: 'fallen' };
  const { vote } = open;
  const after = { ...vote, yes: [...vote.yes, seat], open: vote.open.filter(one => one !== seat) };
  return { open: { ...open, vote: after }, heard: after.open.length === 0 ? 'passed' : 'open' };
}

/** Somebody who was still to be heard has gone: the vote goes on without them. */
export function without(open: OpenVote, seat: Seat): { readonly open: OpenVote; readonly heard: Heard } {
  const after = { ...open.vote, open: open.vote.open.filter(one => one !== seat) };
  return { open: { ...open, vote: after }, heard: after.open.length === 0 ? 'passed' : 'open' };
}
