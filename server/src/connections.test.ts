/** Lines that strangers hold: those that flood, that are slow, that are many, that claim to be somebody else. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL, type Reply } from '@quarry/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PLAIN_WORTH, WORTH } from './limits.ts';
import { type Client, createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer;
afterEach(() => server.clean());

/** A browser that keeps to no manners: it never answers when it is shown out. */
class Rude {
  readonly line: Socket;
  isClosed = false;

  private constructor(line: Socket) {
    this.line = line;
    line.on('error', () => {});
    line.on('close', () => {
      this.isClosed = true;
    });
  }

  static async open(port: number): Promise<Rude> {
    const rude = new Rude(connect(port, '127.0.0.1'));
    rude.line.write(
      'GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(rude.line, 'data');
    rude.line.resume();
    return rude;
  }

  /** A text frame, masked with zeros. */
  send(text: string): void {
    const body = Buffer.from(text);
    const head = body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0x80 | 126, body.length >> 8, body.length & 0xff];
    this.line.write(Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]));
  }
}

describe('what a message counts as', () => {
  const few = { messagesPerSecond: 0.001, messagesAtOnce: 20 };

  test('a join that asks for everything in words counts as many: others would wait for it', async () => {
    server = await TestServer.start({ limits: few });
    const { table, keys } = await createTable(server.port, 'mm');
    const [plain, drawn] = [await server.client(), await server.client()];
    const joins = async (client: Client, isPlain: boolean): Promise<number> => {
      for (let i = 0; ; i++) if ((await client.join(table, keys[0]!.key, { plain: isPlain })).type === 'refused') return i;
    };

    expect([await joins(plain, true), await joins(drawn, false)]).toEqual([20 / PLAIN_WORTH, 20 / WORTH.join]);
  });

  test('joins of all sockets of an address count together: whoever comes with many is not served by all of them at once', async () => {
    server = await TestServer.start({ limits: { joinsPerSecond: 0.001, joinsAtOnce: 4 * PLAIN_WORTH } });
    const { table } = await createTable(server.port, 'mm');
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) {
      const joined = await (await server.client()).join(table, undefined, { plain: true });
      codes.push(joined.type === 'refused' ? joined.code : joined.type);
    }

    expect(codes).toEqual(['seen', 'seen', 'seen', 'seen', 'too-fast', 'too-fast']);
  });

  test('what it takes beyond that is counted, too, once it is done', async () => {
    let worked = 0;
    // Whenever it is looked how long something took, ten milliseconds have gone by.
    server = await TestServer.start({ limits: { messagesPerSecond: 0.001, messagesAtOnce: 100 }, cpu: () => (worked += 10) });
    const { table, keys } = await createTable(server.port, 'mm');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    const { n } = client.chair(table, 0).seen.asked!;
    let looks = 0;
    while ((await client.ask('why-not', { table, as: 0, n })).type !== 'refused') looks += 1;

    expect(looks).toBeLessThan(10);
  });

  test('whoever lets a table be read from the store pays for that', async () => {
    let worked = 0;
    server = await TestServer.start({
      limits: { messagesPerSecond: 0.001, messagesAtOnce: 20, requestsPerMinute: 60 },
      cpu: () => (worked += 25),
    });
    const { table } = await createTable(server.port, 'mm');

    expect((await http(server.port, 'GET', `/api/tables/${table}`)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) statuses.push((await http(server.port, 'GET', `/api/tables/${table}`)).status);

    expect(statuses.filter(one => one === 200).length).toBeLessThan(40);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what comes behind a join on the same connection', () => {
  /** Says several things without waiting for any reply; the code or kind of the reply to each. */
  async function say(client: Client, ...requests: readonly object[]): Promise<string[]> {
    requests.forEach((request, i) => client.sendText(JSON.stringify({ ...request, id: i + 1 })));
    const replies = (): Reply[] => client.replies.filter(one => 'id' in one && one.id !== null);
    await client.until('everything is answered', () => replies().length === requests.length);
    return requests.map((_, i) => {
      const reply = replies().find(one => 'id' in one && one.id === i + 1)!;
      return reply.type === 'refused' ? reply.code : reply.type;
    });
  }

  test('is heard after it, in its order, also when the table has to be read first', async () => {
    server = await TestServer.start();
    const { table, keys } = await createTable(server.port, 'mm');
    await server.stop();
    await server.start();
    const chair = { table, as: 0 };
    const join = { type: 'join', v: PROTOCOL, table, key: keys[0]!.key };

    const told = await say(
      await server.client(),
      join,
      { ...chair, type: 'chat', says: 'one' },
      { ...chair, type: 'leave' },
      { ...chair, type: 'chat', says: 'two' },
      join,
      { ...chair, type: 'chat', says: 'three' },
    );

    expect(told).toEqual(['seen', 'done', 'done', 'not-joined', 'seen', 'done']);
    const looker = await server.client();
    await looker.join(table);
    expect(looker.chair(table, null).chat.map(line => line.says)).toEqual(['one', 'three']);
  });

  test('is heard also after one that was refused', async () => {
    server = await TestServer.start();
    const { table, keys } = await createTable(server.port, 'mm');
    const join = { type: 'join', v: PROTOCOL, table };

    const told = await say(
      await server.client(),
      { ...join, table: 'no-such-table-at-all' },
      { ...join, key: 'k'.repeat(22) },
      { ...join, key: keys[0]!.key },
      { type: 'chat', table, as: 0, says: 'here' },
    );

    expect(told).toEqual(['no-such-table', 'wrong-key', 'seen', 'done']);
  });

  test('is not kept for ever: of too much, what came last is refused', async () => {
    server = await TestServer.start({ limits: { patience: 1000 } });
    const { table, keys } = await createTable(server.port, 'mm');
    await server.stop();
    await server.start({ limits: { patience: 1000 } });
    const chats = Array.from({ length: 40 }, (_, i) => ({ type: 'chat', table, as: 0, says: `${i}` }));

    const told = await say(await server.client(), { type: 'join', v: PROTOCOL, table, key: keys[0]!.key }, ...chats);

    expect(told).toEqual(['seen', ...new Array(30).fill('done'), ...new Array(10).fill('too-fast')]);
  });
});

describe('a socket that floods', () => {
  test('is not served any more once it was shown out, whether or not it leaves', async () => {
    server = await TestServer.start({ limits: { messagesPerSecond: 1, messagesAtOnce: 30, patience: 10 } });
    const { table, keys } = await createTable(server.port, 'mm');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    const rude = await Rude.open(server.port);
    rude.send(JSON.stringify({ type: 'join', id: 1, v: PROTOCOL, table, key: keys[1]!.key }));
    await ana.until('the other one is here', () => ana.chair(table, 0).seen.people[1]!.isHere);

    for (let i = 0; i < 60; i++) rude.send('{}');
    rude.send(JSON.stringify({ type: 'chat', id: 2, table, as: 1, says: 'still here' }));

    await ana.until('it is gone', () => !ana.chair(table, 0).seen.people[1]!.isHere);
    await vi.waitFor(() => expect(rude.isClosed).toBe(true), 20_000);
    expect(ana.chair(table, 0).chat).toEqual([]);
  });

  test('is counted before anything is read of what it sends, and long messages count for more', async () => {
    server = await TestServer.start({ limits: { messagesPerSecond: 0.001, messagesAtOnce: 75, patience: 1000 } });
    const client = await server.client();
    const read = vi.spyOn(JSON, 'parse');
    const readOf = (mark: string): number => read.mock.calls.filter(([text]) => text.includes(mark)).length;

    for (let i = 0; i < 10; i++) client.sendText(JSON.stringify({ type: 'look', id: i, mark: 'short-message' }));
    for (let i = 0; i < 30; i++) client.sendText(JSON.stringify({ type: 'look', id: 100 + i, mark: 'long-message'.repeat(1000) }));
    await client.until('all are answered', () => client.replies.length === 40);
    const found = [readOf('short-message'), readOf('long-message')];
    read.mockRestore();

    // Ten that count for one and five more each, then one of twelve thousand bytes that counts for three and five more.
    expect(found).toEqual([10, 2]);
    // Whoever waits for a reply gets one.
    expect(client.replies.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast', id: 129 });
  });

  test('is forgiven what it did more than a minute ago', async () => {
    server = await TestServer.start({ limits: { messagesPerSecond: 0.001, messagesAtOnce: 1, patience: 10 } });
    const now = performance.now.bind(performance);
    let later = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    const client = await server.client();
    client.sendText('{}');
    for (let minute = 1; minute <= 3; minute++) {
      for (let i = 0; i < 10; i++) client.sendText('{}');
      await client.until('all are answered', () => client.replies.length === 1 + 10 * minute || client.closedWith !== null);
      later += 60_000;
    }
    clock.mockRestore();

    expect(client.closedWith).toBeNull();
  });

  test('counts together with the others of its house, also with those that come after it', async () => {
    server = await TestServer.start({ limits: { houseMessagesPerSecond: 0.001, houseMessagesAtOnce: 25 * WORTH.join } });
    const codes: string[] = [];
    const join = JSON.stringify({ type: 'join', id: 1, v: PROTOCOL, table: 'x'.repeat(16) });
    for (let i = 0; i < 5; i++) {
      const client = await server.client();
      for (let j = 0; j < 10; j++) client.sendText(join);
      await client.until('all are answered', () => client.replies.length === 10);
      codes.push(...client.replies.map(one => (one.type === 'refused' ? one.code : one.type)));
      client.close();
    }

    expect(codes.filter(code => code === 'no-such-table')).toHaveLength(25);
    expect(codes.filter(code => code === 'too-fast')).toHaveLength(25);
  });
});

test('an address whose sockets are shown out again and again has to wait for a new one', async () => {
  server = await TestServer.start({ limits: { messagesPerSecond: 1, messagesAtOnce: 2, patience: 2, lapses: 3, lapsesPerMinute: 0.001 } });
  for (let i = 0; i < 3; i++) {
    const client = await server.client();
    for (let j = 0; j < 8; j++) client.sendText('{}');
    await client.until('it is shown out', () => client.closedWith !== null);
  }

  await expect(server.client()).rejects.toThrow('429');
});

describe('a line', () => {
  test('that is slow to say what it wants is cut', async () => {
    server = await TestServer.start({ limits: { requestMs: 500 } });
    const slow = [
      'GET /healthz HTTP/1.1\r\nHost: he',
      'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"ga',
    ].map(begun => {
      const line = connect(server.port, '127.0.0.1');
      line.on('error', () => {});
      line.write(begun);
      return line;
    });

    // Each says now and then a little more, so that it is never silent.
    const talk = setInterval(() => slow.forEach(line => line.writable && line.write('x')), 50);
    await Promise.all(slow.map(line => new Promise(resolve => line.on('close', resolve).resume())));
    clearInterval(talk);

    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  });

  test('is one of only so many from an address', async () => {
    server = await TestServer.start({ limits: { linesPerAddress: 5 } });
    const open: Socket[] = [];
    let shut = 0;
    for (let i = 0; i < 12; i++) {
      const line = connect(server.port, '127.0.0.1');
      line.on('error', () => {});
      line.on('close', () => {
        shut += 1;
      });
      await once(line, 'connect');
      open.push(line);
    }

    await vi.waitFor(() => expect(shut).toBe(7), 20_000);
    for (const line of open) line.destroy();
    await vi.waitFor(async () => expect((await http(server.port, 'GET', '/healthz')).status).toBe(200), 20_000);
  });
});

test('a clock that was set back locks nobody out', async () => {
  const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01'));
  server = await TestServer.start({ limits: { requestsPerMinute: 600, createsPerHour: 100, talkPerSecond: 100, messagesPerSecond: 100 } });
  const { table, keys } = await createTable(server.port, 'mb');
  const client = await server.client();
  await client.join(table, keys[0]!.key);

  wall.mockReturnValue(Date.parse('2020-01-01'));

  for (let i = 0; i < 5; i++) {
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
    expect((await client.ask('chat', { table, as: 0, says: `${i}` })).type).toBe('done');
    await createTable(server.port, 'mb');
  }
  wall.mockRestore();
});

describe('figures of the server', () => {
  const ask = (token?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test('are nobody’s business unless the host has set a token', async () => {
    server = await TestServer.start();

    const response = await ask('any');

    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
    expect((await http(server.port, 'GET', '/healthz')).body).toEqual({ ok: true });
  });

  test('are told to whoever has the token', async () => {
    server = await TestServer.start({ metricsToken: 'a-token-of-the-host' });

    expect((await ask()).status).toBe(403);
    expect((await ask('a-token-of-the-hosT')).status).toBe(403);
    expect(await (await ask('a-token-of-the-host')).text()).toContain('quarry_sockets');
  });
});
