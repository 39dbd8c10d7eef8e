/** What is kept of an address that this server may write to, or may not (mailboxes.ts). */

/** Browsers in which one address is confirmed. */
export const BOXES_KEPT = 8;

export interface StoredMailbox {
  /** A hash of the address. */
  readonly id: string;
  /** The secret in each mail by which its owner forbids mails, and allows them again. */
  readonly stop: string;
  readonly isStopped: boolean;
  /** Hashes of the secrets of browsers in which the address was confirmed, the newest last. */
  readonly boxes: readonly string[];
  /** The code that was mailed last, hashed, and how often it was guessed wrongly. */
  readonly code: string | null;
  readonly tries: number;
  /** Days since 1970, and what was mailed on that day. */
  readonly day: number;
  readonly codes: number;
  readonly notices: number;
}
