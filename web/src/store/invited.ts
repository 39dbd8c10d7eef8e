/**
 * Invitations that were followed and not yet used, by table. The key of the seat-to-be is made and kept with the invitation: a reload,
 * or an answer of the server that got lost, does not lose the seat.
 */
import { keep } from './kept.ts';
import { makeKey } from './keyring.ts';

export interface Invited {
  readonly invite: string;
  readonly key: string;
}

const isInvited = (json: unknown): json is Invited => {
  const one = json as Partial<Invited> | null;
  return typeof one?.invite === 'string' && typeof one.key === 'string';
};

export function readInvited(json: unknown): Readonly<Record<string, Invited>> {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter((entry): entry is [string, Invited] => isInvited(entry[1])));
}

export const invited = keep('quarry.invited', readInvited);

/** Following the same link twice is following it once. */
export function follow(table: string, invite: string): void {
  if (invited.get()[table]?.invite !== invite) invited.set({ ...invited.get(), [table]: { invite, key: makeKey() } });
}

export function usedUp(table: string): void {
  const { [table]: _used, ...rest } = invited.get();
  invited.set(rest);
}

/** At which tables the panel of open seats was folded or unfolded by hand. */
export const foldedInvites = keep('quarry.folded-invites', readFolded);

export function readFolded(json: unknown): Readonly<Record<string, boolean>> {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}
