/** Sends bytes to a push service. Whatever name a browser gave us, nothing is sent to an address inside our own walls. */
import { lookup as lookUp } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { NotCarried } from './carriers.ts';

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** Whether an address is of this machine or of a net that only we can reach. */
export function isInside(address: string): boolean {
  const short = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (short !== undefined) return INSIDE.check(short, 'ipv4');
  return INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
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
    const sending = request(url, { method: 'POST', headers, signal, lookup: lookUpOutside }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once('error', reject);
    sending.end(body);
  });
