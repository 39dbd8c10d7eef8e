/** The secret by which this browser is known to have confirmed a mail address: made once and kept. */
import { keep } from './kept.ts';
import { makeKey } from './keyring.ts';

const kept = keep<string | null>('quarry.mailbox', json => (typeof json === 'string' && /^[\w-]{22,64}$/.test(json) ? json : null));

export function mailboxKey(): string {
  const key = kept.get() ?? makeKey();
  kept.set(key);
  return key;
}
