/**
 * Notices to somebody who is asked and not there: by push to a browser, or by mail, where whoever runs the server has set it up. Each person
 * asks for them, for a seat of their own.
 */
import type { Seat } from '@quarry/kernel';
import * as v from 'valibot';
import { keySchema, seatSchema as seat } from './bounds.ts';

export const NOTICE_LIMITS = {
  /** Characters of an address, as mail itself allows them. */
  address: 254,
  endpoint: 1_000,
  /** Characters of a code that confirms an address. */
  code: 20,
  /** Browsers that one seat is told in. */
  devices: 5,
} as const;

/** A mailbox and a name that others can reach; what cannot stand there unquoted is nobody's usual address. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const NAME_OF_A_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/i;
const INSIDE = /(?:^|\.)(?:local|localhost|internal|intranet|lan|home|corp|arpa)$/i;

/** Push services have a name that everybody can reach, and speak TLS. */
export function isPublicEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, port } = new URL(text);
  const isPlain = username === '' && password === '' && (port === '' || port === '443');
  return protocol === 'https:' && isPlain && NAME_OF_A_HOST.test(hostname) && !INSIDE.test(hostname);
}

export const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NOTICE_LIMITS.address),
  v.regex(ADDRESS, 'this is no mail address; it looks like name@example.org'),
);

/** What a browser hands out: where its push service listens, and the keys by which only that browser reads what is sent. */
export const subscriptionSchema = v.strictObject({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(NOTICE_LIMITS.endpoint),
    v.check(isPublicEndpoint, 'the push service must have a public address that begins with https://'),
  ),
  /** A point on the curve P-256, uncompressed. */
  p256dh: v.pipe(v.string(), v.maxLength(87), v.regex(/^B[\w-]{86}$/, 'this is no key of a push subscription')),
  auth: v.pipe(v.string(), v.maxLength(22), v.regex(/^[\w-]{22}$/, 'this is no secret of a push subscription')),
});
export type PushSubscription = v.InferOutput<typeof subscriptionSchema>;

/** POST /api/tables/:table/notices, with the key of the seat; how it stands then comes back. */
export const noticeSchema = v.variant('do', [
  /** `box` is made by the browser and kept in it: an address that was confirmed there once need not be confirmed again at the next table. */
  v.strictObject({ do: v.literal('mail'), seat, address: addressSchema, box: keySchema }),
  /** The code that was mailed to the address of the seat. */
  v.strictObject({ do: v.literal('confirm'), seat, box: keySchema, code: v.pipe(v.string(), v.trim(), v.maxLength(NOTICE_LIMITS.code)) }),
  v.strictObject({ do: v.literal('no-mail'), seat }),
  v.strictObject({ do: v.literal('push'), seat, subscription: subscriptionSchema }),
  /** In this browser, or without an endpoint in all. */
  v.strictObject({ do: v.literal('no-push'), seat, endpoint: v.optional(v.pipe(v.string(), v.maxLength(NOTICE_LIMITS.endpoint))) }),
]);
export type NoticeWish = v.InferOutput<typeof noticeSchema>;

/**
 * POST /api/mail/stop: by the secret that stands in each mail, without any key. From then on nothing is sent to that address, whoever asks for
 * it, until the same secret takes it back.
 */
export const stopSchema = v.strictObject({ stop: keySchema, isStopped: v.boolean() });

/** GET /api/tables/:table/notices: what can be had here, and what the seats of the keys that were sent along have. */
export interface Notices {
  /** The key that a browser subscribes with; null where there is no push. */
  readonly push: string | null;
  readonly mail: boolean;
  readonly mine: readonly SeatNotices[];
}
export interface SeatNotices {
  readonly seat: Seat;
  readonly mail: string | null;
  /** Whether the code that was mailed there has come back; nothing else is mailed before. */
  readonly isConfirmed: boolean;
  readonly devices: number;
}

/** What is pushed, for the page's service worker to show. */
export interface Pushed {
  readonly title: string;
  readonly says: string;
  /** The way to the table. */
  readonly path: string;
}
