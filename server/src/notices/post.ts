/** Sends bytes to a push service. Whatever name a browser gave us, nothing is sent to an address inside our own walls. */
import { lookup as lookUp } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { NotCarried } from './carriers.ts';

/** Of the long addresses only those are anybody's that begin so; whatever else there is, loopback, mapped, translated or local, lies outside of it. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** What stands in the special-purpose registries of IANA, reachable or not: no push service lives there. */
const SPECIAL = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv6');

/** Whether an address is of this machine, of a net that only we can reach, or of nobody; decided by its bytes, however it is written. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return SPECIAL.check(address, 'ipv4');
  // One with a zone is of this machine's own net.
  return family !== 6 || address.includes('%') || !GLOBAL.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6');
}

/** Looks a name up, and refuses it if it leads inside. */
export const lookUpOutside: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const refused = error ?? (found.some(({ address }) => isInside(address)) ? new NotCarried('private-address') : null);
    if (refused) done(refused, '', 0);
    else if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
};

export type Post = (url: string, headers: Readonly<Record<string, string>>, body: Uint8Array, signal: AbortSignal) => Promise<number>;

/** The status that the service answers with; what else it says is not read. */
export const post: Post = (url, headers, body, signal) =>
  new Promise((resolve, reject) => {
    // An address that stands for itself is never looked up.
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isInside(host)) throw new NotCarried('private-address');
    const sending = request(url, { method: 'POST', headers, signal, lookup: lookUpOutside }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once('error', reject);
    sending.end(body);
  });
