/** Secrets: keys of seats and hosts, invitations, names of tables. Only their hashes are stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits, as they stand in a link. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** Whoever knows the name of a table may watch it, so that it cannot be guessed either. It is typed behind commands, too, where a dash in front would make it an option. */
export function newTableId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newTableId() : id;
}

/** What a new table is made of that nobody may guess. */
export interface Fresh {
  seed(): string;
  table(): string;
}

/** A seed for a match: nobody can foresee a die by trying seeds. */
export const newSeed = (): string => randomBytes(16).toString('hex');

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a key is the one that was hashed; takes as long for a wrong one as for the right one. */
export function isKey(key: string, hash: string | null): boolean {
  if (hash === null) return false;
  const given = Buffer.from(hashOfKey(key), 'hex');
  const kept = Buffer.from(hash, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}
