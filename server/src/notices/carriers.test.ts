/** The carriers: what is sealed and signed, what a service answers, and that one that hangs or refuses is given up. */
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CannotOpen } from '../store.ts';
import { reasonOf } from './carriers.ts';
import { mailCarrier } from './mail.ts';
import { isInside, lookUpOutside, type Post, post } from './post.ts';
import { keptKeys, pushCarrier, sealed } from './push.ts';

/** The example of RFC 8291, chapter 5. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  own: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const TO = { endpoint: 'https://push.example.org/abc', p256dh: EXAMPLE.p256dh, auth: EXAMPLE.auth };
const MESSAGE = { title: 'Your turn', says: 'What do you do?', path: '/t/a' };

const folder = mkdtempSync(join(tmpdir(), 'quarry-notices-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** What a store keeps, and nothing else. */
class Kept {
  readonly #all = new Map<string, string>();
  kept = async (name: string): Promise<string | null> => this.#all.get(name) ?? null;
  async keep(name: string, body: string): Promise<string> {
    if (!this.#all.has(name)) this.#all.set(name, body);
    return this.#all.get(name)!;
  }
}
const store = new Kept();
const keys = await keptKeys(store, join(folder, 'none.json'));
const carrier = (post: Post, patienceMs = 60_000) => pushCarrier({ keys, contact: 'mailto:host@example.org', post, patienceMs });

describe('Push', () => {
  test('a message is sealed as the example of the standard is', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(EXAMPLE.own, 'base64url');

    expect(sealed(EXAMPLE.text, EXAMPLE, Buffer.from(EXAMPLE.salt, 'base64url'), own).toString('base64url')).toBe(EXAMPLE.body);
  });

  test('it is signed for the service it goes to, by the key that browsers know', async () => {
    let sent: Readonly<Record<string, string>> = {};
    const push = carrier(async (_url, headers) => {
      sent = headers;
      return 201;
    });

    expect(await push.send(TO, MESSAGE)).toBe('sent');

    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(sent['authorization']!)!;
    const [head, claims, signature] = token.split('.');
    expect(key).toBe(push.key);
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.org',
      sub: 'mailto:host@example.org',
    });
    const { d: _private, ...open } = keys;
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: open, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    );
    expect(isOurs).toBe(true);
  });

  test('a subscription that is gone is told apart from a service that fails', async () => {
    for (const status of [404, 410]) expect(await carrier(async () => status).send(TO, MESSAGE)).toBe('gone');
    const failed = await carrier(async () => 503)
      .send(TO, MESSAGE)
      .catch(reasonOf);
    expect(failed).toBe('status-503');
  });

  const hangs: Post = (_url, _headers, _body, signal) =>
    new Promise((_keep, breakIt) => signal.addEventListener('abort', () => breakIt(signal.reason as Error)));

  test('a service that hangs is given up, at the latest when the server stops', async () => {
    expect(await carrier(hangs, 1).send(TO, MESSAGE).catch(reasonOf)).toBe('TimeoutError');
    const push = carrier(hangs);
    const sending = push.send(TO, MESSAGE).catch(reasonOf);

    push.close();

    expect(await sending).toBe('AbortError');
  });

  test('the key is made once and kept in the store; that of an older server is taken over; one that cannot be read is not replaced', async () => {
    expect(await keptKeys(store, join(folder, 'none.json'))).toEqual(keys);
    const older = join(folder, 'older.json');
    writeFileSync(older, JSON.stringify(keys));
    const another = new Kept();
    expect([await keptKeys(another, older), JSON.parse((await another.kept('push-keys'))!)]).toEqual([keys, keys]);
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, '{"kty":"EC"}');

    await expect(keptKeys(new Kept(), damaged)).rejects.toThrow(CannotOpen);
    const broken = new Kept();
    await broken.keep('push-keys', '{');
    await expect(keptKeys(broken, older)).rejects.toThrow(/^The push keys in the store cannot be read/);
  });

  test('nothing is sent to an address of our own nets, whatever name leads there', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])
      expect(isInside(address), address).toBe(true);
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '2A00:1450:4001::200E']) expect(isInside(address), address).toBe(false);
  });

  // The special-purpose registries of IANA, and every other way to write what stands in them.
  test.each([
    ...['0.0.0.0', '0.1.2.3', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...[
      '192.0.0.1',
      '192.0.2.1',
      '192.31.196.1',
      '192.52.193.1',
      '192.88.99.1',
      '192.168.0.1',
      '192.175.48.1',
      '198.18.0.1',
      '198.19.255.255',
    ],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '0:0:0:0:0:0:0:1',
      '::127.0.0.1',
      '::7f00:1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::FFFF:10.0.0.1',
      '::ffff:0:127.0.0.1',
    ],
    ...[
      '64:ff9b::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '64:ff9b:1:ffff::a00:1',
      '100::1',
      '100:0:0:1::1',
      '2001::1',
      '2001:0:7f00:1::',
    ],
    ...[
      '2001:1::1',
      '2001:2::1',
      '2001:3::1',
      '2001:4:112::1',
      '2001:10::1',
      '2001:20::1',
      '2001:30::1',
      '2001:db8::1',
      '2002::1',
      '2002:7f00:1::',
    ],
    ...[
      '2620:4f:8000::1',
      '3fff::1',
      '3fff:fff::1',
      '4000::1',
      '5f00::1',
      'fc00::1',
      'fdff::1',
      'fe80::1',
      'fe80::1%eth0',
      'febf::1',
      'fec0::1',
    ],
    ...['feff::1', 'ff02::1', 'nowhere', '', '1.2.3', '0x7f.1', '2130706433'],
  ])('%s is nowhere to send to', address => {
    expect(isInside(address)).toBe(true);
  });

  test('a name is refused if any of its addresses lies inside; an address that stands for itself is looked at, too; no redirect is followed', async () => {
    const refused = await new Promise(resolve => lookUpOutside('localhost', {}, error => resolve(error && reasonOf(error))));

    expect(refused).toBe('private-address');
    const signal = AbortSignal.timeout(5000);
    for (const url of ['https://127.0.0.1/', 'https://[::ffff:7f00:1]/', 'https://2130706433/'])
      expect(await post(url, {}, new Uint8Array(), signal).catch(reasonOf)).toBe('private-address');
    const push = pushCarrier({ keys, contact: 'mailto:a@example.org', post: async () => 302 });
    expect(await push.send(TO, MESSAGE).catch(reasonOf)).toBe('status-302');
  });
});

describe('Mail', () => {
  let server: Server | null = null;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
    server = null;
  });

  async function listen(greet: (socket: Socket) => void): Promise<string> {
    server = createServer(socket => {
      sockets.push(socket);
      socket.on('error', () => {});
      greet(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const letter = { subject: 'Your turn', text: 'What do you do?', stop: 'https://quarry.example.org/t/a/stop#stop=s' };
  const from = 'Quarry <quarry@example.org>';

  test('a letter goes to its address alone, with the way to end them', async () => {
    let heard = '';
    const smtp = await listen(socket => {
      let isData = false;
      socket.write('220 here\r\n');
      socket.setEncoding('utf8').on('data', (text: string) => {
        heard += text;
        if (isData ? !text.includes('\r\n.\r\n') : false) return;
        if (isData) isData = false;
        else if (text.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
          return;
        }
        socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      });
    });

    await mailCarrier({ smtp, from }).send('bo@example.org', letter);

    expect(heard.match(/^RCPT TO:.*$/gm)).toEqual([expect.stringContaining('<bo@example.org>')]);
    expect(heard).toContain('What do you do?');
    expect(heard).toMatch(/^List-Unsubscribe: <https:\/\/quarry\.example\.org\/t\/a\/stop#stop=s>/m);
  });

  test('a server that never greets is given up, and so is one that is not there', async () => {
    const hangs = await listen(() => {});
    expect(await mailCarrier({ smtp: hangs, from, patienceMs: 20 }).send('bo@example.org', letter).catch(reasonOf)).toBe('ETIMEDOUT');
    const { port } = server!.address() as AddressInfo;
    for (const socket of sockets.splice(0)) socket.destroy();
    server!.close();
    await once(server!, 'close');

    const refused = await mailCarrier({ smtp: `smtp://127.0.0.1:${port}`, from })
      .send('bo@example.org', letter)
      .catch(reasonOf);

    expect(refused).toMatch(/^E[A-Z]+$/);
  });

  test('of what a server says when it refuses only the code is told on', () => {
    expect(reasonOf(Object.assign(new Error('550 <bo@example.org> unknown'), { code: 'EENVELOPE' }))).toBe('EENVELOPE');
    expect(reasonOf(Object.assign(new Error('bo@example.org'), { code: 'bo@example.org' }))).toBe('Error');
  });
});
