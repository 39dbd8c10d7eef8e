/** By whom a notice is carried. Whether it arrives is nobody's business at the table: nothing waits for a carrier. */
import type { Pushed, PushSubscription } from '@quarry/protocol';

export interface PushCarrier {
  /** The key that a browser subscribes with. */
  readonly key: string;
  /** `gone`: the subscription is no more, and is to be forgotten. */
  send(to: PushSubscription, message: Pushed): Promise<'sent' | 'gone'>;
  close(): void;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** The way to an end of these mails. */
  readonly stop: string;
}

export interface MailCarrier {
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

export interface Carriers {
  readonly push: PushCarrier | null;
  readonly mail: MailCarrier | null;
}

/** What went wrong, without an address in it: a code, never the words of somebody else's server. */
export function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  if (typeof code === 'string' && /^[\w-]{1,40}$/.test(code)) return code;
  return typeof name === 'string' ? name : 'failed';
}

/** A carrier's own refusal, named by a code. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
