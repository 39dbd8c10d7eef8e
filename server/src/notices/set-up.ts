/** Notices as whoever runs the server has set them up: carriers for what was named, none for the rest. */
import { join } from 'node:path';
import type { Store } from '../store.ts';
import type { Carriers } from './carriers.ts';
import { mailCarrier } from './mail.ts';
import { KEYS_FILE, keptKeys, pushCarrier } from './push.ts';

export interface NoticeOptions {
  /** Where the page is found from outside; mails need it. */
  readonly publicUrl?: string | null;
  /** Whom a push service may write to; without one there is no push. */
  readonly pushContact?: string | null;
  readonly mail?: { readonly smtp: string; readonly from: string } | null;
  /** How long somebody is waited for before they are told. */
  readonly afterMs?: number;
  /** Others than the real ones, for tests. */
  readonly carriers?: Carriers;
}

export async function carriersOf({ carriers, pushContact, mail }: NoticeOptions, store: Store, data: string): Promise<Carriers> {
  if (carriers) return carriers;
  return {
    push: pushContact ? pushCarrier({ keys: await keptKeys(store, join(data, KEYS_FILE)), contact: pushContact }) : null,
    mail: mail ? mailCarrier(mail) : null,
  };
}
