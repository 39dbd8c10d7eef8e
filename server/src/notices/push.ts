/**
 * Web push (RFC 8030): a message is sealed for one browser (RFC 8291) and signed with the server's own key (RFC 8292), then handed to the
 * push service that the browser named. Node brings every part of it; see decision 0020.
 */
import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Pushed, PushSubscription } from '@quarry/protocol';
import { CannotOpen, type Store } from '../store.ts';
import { NotCarried, type PushCarrier } from './carriers.ts';
import { type Post, post as postOutside } from './post.ts';

const CURVE = 'prime256v1';
const RECORD = 4096;
const LAST_RECORD = 2;
/** A notice that could not be delivered within a day is old news. */
const DAY = 86_400;
const HALF_A_DAY = DAY / 2;
const PATIENCE_MS = 10_000;
const GONE: readonly number[] = [404, 410];

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const derived = (from: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Seals a text so that only the browser of the subscription can read it. */
export function sealed(
  text: string,
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  salt: Buffer = randomBytes(16),
  own: ECDH = freshPair(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([
    salt,
    head,
    ours,
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(LAST_RECORD)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function freshPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** The server's key, as browsers know it. */
const publicOf = ({ x, y }: JsonWebKey): string =>
  base64url(Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]));

/** The name under which the store keeps the key, and the file in which older servers did. */
export const KEYS = 'push-keys';
export const KEYS_FILE = 'push-keys.json';

/**
 * The key that the server signs with: made once and kept in the store, for browsers have subscribed to it, and whoever shares the store sends for it. One that
 * an older server has kept in a file is taken over.
 */
export async function keptKeys(store: Pick<Store, 'kept' | 'keep'>, file: string): Promise<JsonWebKey> {
  const kept = await store.kept(KEYS);
  if (kept !== null) return readKeys(kept, 'in the store', 'remove them there');
  const found = existsSync(file) ? readKeys(readFileSync(file, 'utf8'), `in ${file}`, 'remove the file') : newKeys();
  return JSON.parse(await store.keep(KEYS, JSON.stringify(found))) as JsonWebKey;
}

const newKeys = (): JsonWebKey => generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });

function readKeys(text: string, where: string, wayOut: string): JsonWebKey {
  try {
    const keys = JSON.parse(text) as JsonWebKey;
    createPrivateKey({ key: keys, format: 'jwk' });
    return keys;
  } catch {
    throw new CannotOpen(`The push keys ${where} cannot be read; put back a copy, or ${wayOut}: browsers then have to subscribe again.`);
  }
}

/** Who we are, for one push service and half a day. */
function signed(key: KeyObject, audience: string, contact: string, now: number): string {
  const claims = { aud: audience, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: contact };
  const text = `${base64url(JSON.stringify({ typ: 'JWT', alg: 'ES256' }))}.${base64url(JSON.stringify(claims))}`;
  return `${text}.${base64url(sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }))}`;
}

export interface PushOptions {
  readonly keys: JsonWebKey;
  /** Whom a push service may write to: `mailto:…` or an https address. */
  readonly contact: string;
  readonly post?: Post;
  readonly patienceMs?: number;
}

export function pushCarrier({ keys, contact, post = postOutside, patienceMs = PATIENCE_MS }: PushOptions): PushCarrier {
  const key = createPrivateKey({ key: keys, format: 'jwk' });
  const publicKey = publicOf(keys);
  const ended = new AbortController();
  return {
    key: publicKey,
    async send(to: PushSubscription, message: Pushed) {
      const { origin } = new URL(to.endpoint);
      const headers = {
        authorization: `vapid t=${signed(key, origin, contact, Date.now())}, k=${publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(DAY),
        urgency: 'normal',
        // A newer notice of the same table takes the place of one that has not been delivered.
        topic: createHash('sha256').update(message.path).digest('base64url').slice(0, 32),
      };
      const body = sealed(JSON.stringify(message), to);
      const status = await post(to.endpoint, headers, body, AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)]));
      if (GONE.includes(status)) return 'gone';
      if (status < 200 || status >= 300) throw new NotCarried(`status-${status}`);
      return 'sent';
    },
    close: () => ended.abort(),
  };
}
