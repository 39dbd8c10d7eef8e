/** Who is told, when and how often; and that a carrier that hangs, fails or refuses is never felt at the table. */
import { createECDH } from 'node:crypto';
import { GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import type { Pushed, PushSubscription } from '@quarry/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Faults } from '../faults.ts';
import type { ServerOptions } from '../index.ts';
import { makeLog } from '../log.ts';
import { type Client, createTable, http } from '../testing/client.ts';
import { TestServer } from '../testing/server.ts';
import type { Carriers, Letter } from './carriers.ts';
import { type Calling, Notices } from './notices.ts';

const pair = createECDH('prime256v1');
const DEVICE: PushSubscription = {
  endpoint: 'https://push.example.org/of-bo',
  p256dh: pair.generateKeys('base64url'),
  auth: 'a'.repeat(22),
};
const ADDRESS = 'bo@example.org';
/** The secrets of two browsers. */
const [BOX, OTHER_BOX] = ['b'.repeat(22), 'o'.repeat(22)];

type Sent = { readonly to: string; readonly message: Pushed | Letter };

/** Carriers that do as they are told and note what they were given. */
class Posts {
  readonly sent: Sent[] = [];
  readonly carriers: Carriers;

  constructor(carry: () => Promise<'sent' | 'gone'> = async () => 'sent') {
    const note = (to: string, message: Pushed | Letter): Promise<'sent' | 'gone'> => {
      this.sent.push({ to, message });
      return carry();
    };
    this.carriers = {
      push: { key: 'a-public-key', send: ({ endpoint }, message) => note(endpoint, message), close: () => {} },
      mail: { send: async (to, letter) => void (await note(to, letter)), close: () => {} },
    };
  }
}

let server: TestServer;
afterEach(async context => {
  if (context.task.suite) await server.clean();
});

interface Seated {
  readonly table: string;
  readonly keys: readonly [string, string];
  readonly ana: Client;
}

/** Ana is here, Bo is not. */
async function anaAlone(posts: Posts | null, afterMs = 0, more: Partial<ServerOptions> = {}): Promise<Seated> {
  server = await TestServer.start({
    graceMs: 0,
    ...more,
    ...(posts && { notices: { carriers: posts.carriers, afterMs, publicUrl: 'https://quarry.example.org' } }),
  });
  const { table, keys } = await createTable(server.port, 'mm', { name: 'Tuesday' });
  const ana = await server.client();
  await ana.join(table, keys[0]!.key);
  return { table, keys: [keys[0]!.key, keys[1]!.key], ana };
}

const wish = ({ table, keys }: Seated, body: object, by: 0 | 1 = 1) =>
  http(server.port, 'POST', `/api/tables/${table}/notices`, { seat: 1, ...body }, [keys[by]]);

const lettersOf = (posts: Posts): Letter[] => posts.sent.flatMap(({ message }) => ('text' in message ? [message] : []));
const codeIn = (posts: Posts): string => /\b\d{8}\b/.exec(lettersOf(posts).at(-1)!.text)![0];

/** Bo asks for mails and types in the code that came. */
async function confirmed(at: Seated, posts: Posts): Promise<void> {
  await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
  await vi.waitUntil(() => lettersOf(posts).length > 0);
  expect((await wish(at, { do: 'confirm', box: BOX, code: codeIn(posts) })).status).toBe(200);
  posts.sent.length = 0;
}

/** Ana plays until the table waits for Bo. */
async function untilBoIsAsked({ table, ana }: Seated): Promise<void> {
  for (;;) {
    const { waiting, asked } = ana.chair(table, 0).seen;
    if ('seats' in waiting && waiting.seats.includes(1)) return;
    if (asked) await ana.answerAny(table, 0);
    else await ana.until('something is asked', () => ana.chair(table, 0).seen.waiting !== waiting);
  }
}

describe('Somebody who is asked and away', () => {
  test('is told by push and by mail what they are asked, and nobody else is', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    expect((await wish(at, { do: 'push', subscription: DEVICE })).status).toBe(200);
    await confirmed(at, posts);
    const set = await http(server.port, 'GET', `/api/tables/${at.table}/notices`, undefined, [at.keys[1]]);

    await untilBoIsAsked(at);
    await at.ana.until('Bo is told twice', () => posts.sent.length === 2);

    const bo = await server.client();
    await bo.join(at.table, at.keys[1]);
    const { says } = bo.chair(at.table, 1).seen.asked!;
    expect(set.body).toEqual({ push: 'a-public-key', mail: true, mine: [{ seat: 1, mail: ADDRESS, isConfirmed: true, devices: 1 }] });
    expect(posts.sent).toEqual([
      { to: DEVICE.endpoint, message: { title: 'Your turn in “Tuesday”', says, path: `/t/${at.table}` } },
      {
        to: ADDRESS,
        message: {
          subject: `Your turn in ${GAMES[0]!.name}`,
          text: expect.stringContaining(`Open the table: https://quarry.example.org/t/${at.table}\n`),
          stop: expect.stringMatching(/^https:\/\/quarry\.example\.org\/mail\/stop#stop=[\w-]{22,}$/),
        },
      },
    ]);
    // Whatever a stranger has chosen, a name of a table or of a person, is mailed to nobody.
    for (const chosen of ['Tuesday', 'Person']) expect(JSON.stringify(lettersOf(posts))).not.toContain(chosen);
    expect(server.frames).not.toContain(ADDRESS);
    expect(server.logged.join('')).not.toContain(ADDRESS);
  });

  test('is told once until they have been here again', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    await confirmed(at, posts);
    await untilBoIsAsked(at);
    await at.ana.until('Bo is told', () => posts.sent.length === 1);

    for (const name of ['Anna', 'Ana']) await at.ana.ask('rename', { table: at.table, as: 0, name });
    expect((await server.store.read(at.table))!.table.seats[1]!.notices!.isTold).toBe(true);
    expect(posts.sent).toHaveLength(1);
    const bo = await server.client();
    await bo.join(at.table, at.keys[1]);
    expect((await server.store.read(at.table))!.table.seats[1]!.notices!.isTold).toBeUndefined();
    bo.close();

    await at.ana.until('Bo is told again', () => posts.sent.length === 2);
  });

  test('is mailed nothing but a code before the address is confirmed, and no code twice', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    const asked = await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
    await untilBoIsAsked(at);
    await vi.waitUntil(() => posts.sent.length === 1);

    expect(asked.body.mine).toEqual([{ seat: 1, mail: ADDRESS, isConfirmed: false, devices: 0 }]);
    expect(lettersOf(posts)[0]!.text).not.toMatch(/Tuesday|Person|\/t\//);
    const code = codeIn(posts);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    expect(await wish(at, { do: 'confirm', box: BOX, code: wrong })).toMatchObject({ status: 403, body: { code: 'wrong-code' } });
    expect((await wish(at, { do: 'confirm', box: BOX, code })).body.mine[0].isConfirmed).toBe(true);
    await at.ana.until('Bo is told', () => posts.sent.length === 2);
    expect(await wish(at, { do: 'confirm', box: OTHER_BOX, code })).toMatchObject({ status: 403, body: { code: 'wrong-code' } });
  });

  test('need not confirm the address again in the same browser, at whatever table; in another they do', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    await confirmed(at, posts);
    const { table, keys } = await createTable(server.port, 'mm');
    const ask = (box: string) =>
      http(server.port, 'POST', `/api/tables/${table}/notices`, { do: 'mail', seat: 1, address: ADDRESS.toUpperCase(), box }, [
        keys[1]!.key,
      ]);

    expect((await ask(BOX)).body.mine[0]).toMatchObject({ isConfirmed: true });
    expect(posts.sent).toEqual([]);
    expect((await ask(OTHER_BOX)).body.mine[0]).toMatchObject({ isConfirmed: false });
    await vi.waitUntil(() => posts.sent.length === 1);
  });

  test('has five tries for a code, and three codes a day; whoever guesses gets nowhere', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    for (let i = 0; i < 6; i++) await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
    await vi.waitUntil(() => posts.sent.length === 3);
    const code = codeIn(posts);
    for (let i = 0; i < 5; i++)
      expect((await wish(at, { do: 'confirm', box: BOX, code: String(10_000_000 + i) })).body.code).toBe('wrong-code');

    expect((await wish(at, { do: 'confirm', box: BOX, code })).body.code).toBe('wrong-code');
    expect(posts.sent).toHaveLength(3);
  });

  test('ends all mails to the address by the secret in each of them, for ever, until they take it back', async () => {
    const posts = new Posts();
    const at = await anaAlone(posts);
    await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
    await vi.waitUntil(() => posts.sent.length === 1);
    const [, stop] = /stop=([\w-]+)$/.exec(lettersOf(posts)[0]!.stop)!;
    const end = (secret: string, isStopped = true) => http(server.port, 'POST', '/api/mail/stop', { stop: secret, isStopped });

    expect((await end('x'.repeat(22))).status).toBe(204);
    expect((await end(stop!)).status).toBe(204);
    expect((await end(stop!)).status).toBe(204);
    await server.stop();
    await server.start({ notices: { carriers: posts.carriers, afterMs: 0, publicUrl: 'https://quarry.example.org' } });
    // Whoever asks for it is told the same as ever.
    expect((await wish(at, { do: 'mail', address: ADDRESS, box: OTHER_BOX })).body.mine[0]).toMatchObject({ isConfirmed: false });
    expect(posts.sent).toHaveLength(1);

    expect((await end(stop!, false)).status).toBe(204);
    await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
    await vi.waitUntil(() => posts.sent.length === 2);
    expect(lettersOf(posts)[1]!.stop).toBe(lettersOf(posts)[0]!.stop);
  });

  test('whose browser has ended its subscription is forgotten there', async () => {
    const at = await anaAlone(new Posts(async () => 'gone'));
    await wish(at, { do: 'push', subscription: DEVICE });

    await untilBoIsAsked(at);

    await vi.waitUntil(async () => (await server.store.read(at.table))!.table.seats[1]!.notices!.push!.length === 0, { timeout: 120_000 });
    expect(server.logged.join('')).toContain('a push subscription is gone and was forgotten');
    expect(server.logged.join('')).not.toContain(DEVICE.endpoint);
  });

  test.each([
    ['hangs', () => new Promise<never>(() => {})],
    ['refuses', () => Promise.reject(Object.assign(new Error(`550 <${ADDRESS}> unknown`), { code: 'EENVELOPE' }))],
  ] as const)('a service that %s delays no answer, and no address is logged', async (_, carry) => {
    const posts = new Posts(carry);
    const at = await anaAlone(posts);
    await wish(at, { do: 'push', subscription: DEVICE });
    await wish(at, { do: 'mail', address: ADDRESS, box: BOX });
    await untilBoIsAsked(at);
    await at.ana.until('both carriers have it', () => posts.sent.length === 2);

    const bo = await server.client();
    await bo.join(at.table, at.keys[1]);

    expect((await bo.answerAny(at.table, 1))!.type).toBe('ack');
    expect(server.logged.join('')).not.toContain(ADDRESS);
    expect(server.logged.join('')).not.toContain(DEVICE.endpoint);
  });
});

describe('A game whose words fail', () => {
  test('costs nobody anything: whoever is away is told in plain words, and the server goes on', async () => {
    const posts = new Posts();
    const [game] = GAMES;
    const failing: AnyGame = {
      ...game!,
      words: {
        ...game!.words,
        questionSays: (decision, view) => {
          if (decision.seat === 1) throw new Error('no words for it');
          return game!.words.questionSays!(decision, view);
        },
      },
    };
    const at = await anaAlone(posts, 0, { games: [failing], metricsToken: 'token' });
    await wish(at, { do: 'push', subscription: DEVICE });

    await untilBoIsAsked(at);
    await at.ana.until('Bo is told', () => posts.sent.length === 1);

    expect(posts.sent[0]!.message).toEqual({ title: 'Your turn in “Tuesday”', says: 'You are asked something.', path: `/t/${at.table}` });
    expect(await server.figure('quarry_faults_total{what="notice-words"}')).toBe(1);
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  });
});

describe('What is asked for', () => {
  test('is not offered, and refused, where nobody has set it up', async () => {
    const at = await anaAlone(null);

    expect((await http(server.port, 'GET', `/api/tables/${at.table}/notices`, undefined, [at.keys[1]])).body).toMatchObject({
      push: null,
      mail: false,
    });
    expect(await wish(at, { do: 'mail', address: ADDRESS, box: BOX })).toMatchObject({ status: 409, body: { code: 'not-set-up' } });
    expect(await wish(at, { do: 'push', subscription: DEVICE })).toMatchObject({ status: 409, body: { code: 'not-set-up' } });
  });

  test('is refused for the seat of somebody else, malformed, off the curve, or too often; and tells nobody else', async () => {
    const at = await anaAlone(new Posts(), 600_000);
    const other = (i: number): PushSubscription => ({ ...DEVICE, endpoint: `${DEVICE.endpoint}-${i}` });

    expect(await wish(at, { do: 'mail', address: ADDRESS, box: BOX }, 0)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect(await wish(at, { do: 'mail', address: 'nobody', box: BOX })).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await wish(at, { do: 'push', subscription: { ...DEVICE, endpoint: 'https://10.0.0.1/' } })).toMatchObject({ status: 400 });
    expect(await wish(at, { do: 'push', subscription: { ...DEVICE, p256dh: `B${'_'.repeat(86)}` } })).toMatchObject({
      status: 400,
      body: { code: 'bad-subscription' },
    });
    for (let i = 0; i < 5; i++) expect((await wish(at, { do: 'push', subscription: other(i) })).status).toBe(200);
    expect((await wish(at, { do: 'push', subscription: other(0) })).body.mine[0].devices).toBe(5);
    expect(await wish(at, { do: 'push', subscription: other(5) })).toMatchObject({ status: 409, body: { code: 'too-many-devices' } });
    expect((await wish(at, { do: 'no-push', endpoint: other(0).endpoint })).body.mine[0].devices).toBe(4);
    expect((await wish(at, { do: 'no-push' })).body.mine[0].devices).toBe(0);
    await wish(at, { do: 'mail', address: ADDRESS, box: BOX });

    const seen = await http(server.port, 'GET', `/api/tables/${at.table}/notices`, undefined, [at.keys[0]]);

    expect(seen.body.mine).toEqual([{ seat: 0, mail: null, isConfirmed: false, devices: 0 }]);
    expect(server.frames).not.toContain(ADDRESS);
  });

  test('goes with the person: whoever is given the seat is told nothing', async () => {
    server = await TestServer.start({ notices: { carriers: new Posts().carriers } });
    const { table, keys, host } = await createTable(server.port, 'mm');
    await http(server.port, 'POST', `/api/tables/${table}/notices`, { do: 'mail', seat: 1, address: ADDRESS, box: BOX }, [keys[1]!.key]);

    await http(server.port, 'POST', `/api/tables/${table}/invite`, { seat: 1 }, [host]);

    expect(JSON.stringify((await server.store.read(table))!.table)).not.toContain(ADDRESS);
  });
});

test('who is awaited is told after a while, once; whoever comes in time is not', async () => {
  vi.useFakeTimers();
  try {
    const posts = new Posts();
    const asked: number[] = [];
    const table: Calling = {
      id: 'a-table',
      notices: {
        take: seat => {
          asked.push(seat);
          return null;
        },
        forgetDevice: () => {},
      },
      whenSaved: then => then(),
    };
    const notices = new Notices({
      carriers: posts.carriers,
      mailboxes: null,
      afterMs: 1000,
      publicUrl: '',
      log: makeLog('silent'),
      faults: new Faults(makeLog('silent')),
      table: async () => ({ ok: true, value: table }),
    });

    for (let i = 0; i < 3; i++) notices.call('a-table', 1, true);
    notices.call('a-table', 0, true);
    await vi.advanceTimersByTimeAsync(900);
    notices.call('a-table', 0, false);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);

    expect(asked).toEqual([1]);
    notices.call('a-table', 1, true);
    notices.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([1]);
  } finally {
    vi.useRealTimers();
  }
});
