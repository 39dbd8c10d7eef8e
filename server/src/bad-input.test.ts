import { connect } from 'node:net';
import { LIMITS, PROTOCOL } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, createTable, http, setupFor, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

describe('bad input', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start({
      limits: { messagesPerSecond: 50, messagesAtOnce: 50, patience: 20, socketsPerAddress: 5, createsPerHour: 3 },
    });
  });
  afterEach(() => server.clean());

  /** Sends a text as it is and waits for the refusal. */
  async function codeFor(client: Client, text: string): Promise<string> {
    const before = client.replies.length;
    client.sendText(text);
    await client.until('there is a reply', () => client.replies.length > before);
    const reply = client.replies.at(-1)!;
    return reply.type === 'refused' ? reply.code : reply.type;
  }

  test('a message that cannot be read is refused by its code; the connection and the table live on', async () => {
    // Nobody is to be shown out before the last of them.
    await server.stop();
    await server.start();
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    const join = { type: 'join', id: 1, v: PROTOCOL, table };
    const bad: [unknown, string][] = [
      ['', 'not-json'],
      ['{"type":', 'not-json'],
      [null, 'malformed'],
      [[], 'malformed'],
      [7, 'malformed'],
      [{ type: 'conquer', id: 1 }, 'malformed'],
      [{ ...join, id: -1 }, 'malformed'],
      [{ ...join, v: PROTOCOL + 1 }, 'other-protocol'],
      [{ ...join, table: '../../etc' }, 'malformed'],
      [{ ...join, key: 'short' }, 'malformed'],
      [{ ...join, stray: true }, 'malformed'],
      [{ ...join, name: 'x'.repeat(LIMITS.name + 1) }, 'malformed'],
      [{ ...join, name: 'bell\u0007' }, 'malformed'],
      [{ ...join, name: '\u200b' }, 'malformed'],
      [{ ...join, name: 'Bo\u202eeb' }, 'malformed'],
      [{ ...join, name: '\u3164\u3164' }, 'malformed'],
      [{ ...join, name: '\u115f' }, 'malformed'],
      [{ ...join, name: '\u2800' }, 'malformed'],
      [{ ...join, name: '\u{e0041}' }, 'malformed'],
      [{ ...join, name: 'A\u200bna' }, 'malformed'],
      [{ ...join, name: 'An\u00ada' }, 'malformed'],
      [{ ...join, name: `A${'\u0301'.repeat(9)}` }, 'malformed'],
      [{ type: 'chat', id: 2, table, as: 0, says: '\u202e\u200b\u3164' }, 'malformed'],
      [`{"type":"stops","id":4,"table":"${table}","as":0,"stops":{"__proto__":"never","constructor":"never"}}`, 'done'],
      [`{"type":"chat","id":4,"table":"${table}","as":0,"says":"a","__proto__":{"as":1}}`, 'malformed'],
      [{ type: 'chat', id: 2, table, as: 0, says: 'x'.repeat(LIMITS.chat + 1) }, 'malformed'],
      [{ type: 'chat', id: 2, table, as: 0, says: '   ' }, 'malformed'],
      [{ type: 'answer', id: 3, table, as: 0, n: 0, decision: 'x', key: ['a', 5] }, 'malformed'],
      [{ type: 'answer', id: 3, table, as: 0, n: 0, decision: 'x', key: { x: 'a', y: 0 } }, 'malformed'],
      [{ type: 'answer', id: 3, table, as: 0, n: 0, decision: 'x', key: 'a', value: { nth: 99 } }, 'malformed'],
      [{ type: 'answer', id: 3, table, as: 0, n: 0, decision: 'x', key: { key: 'a', value: 99 } }, 'malformed'],
      [{ type: 'answer', id: 3, table, as: 99, n: 0, decision: 'x', key: 'a' }, 'malformed'],
      [{ ...join, table: 'A'.repeat(16) }, 'no-such-table'],
      [{ type: 'vote', id: 4, table, as: 0, vote: 3, yes: true }, 'vote-closed'],
      [{ type: 'stops', id: 4, table, as: 0, stops: { 'no-such-window': 'never' } }, 'no-such-window'],
      [{ type: 'stand-in', id: 5, table, as: 0, seat: 9, bot: 'sensible' }, 'no-such-seat'],
      [{ type: 'stand-in', id: 5, table, as: 0, seat: 0, bot: 'clever' }, 'unknown-bot'],
    ];

    for (const [message, code] of bad) {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      expect([text.slice(0, 60), await codeFor(client, text)]).toEqual([text.slice(0, 60), code]);
    }

    expect((await client.answerAny(table, 0))!.type).toBe('ack');
  });

  test('an oversized message closes the connection, the table is unharmed', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);

    client.sendText(JSON.stringify({ type: 'chat', id: 1, table, as: 0, says: 'x'.repeat(LIMITS.message) }));
    await client.until('it is closed', () => client.closedWith !== null);

    expect(client.closedWith).toBe(1009);
    const again = await server.client();
    await again.join(table, keys[0]!.key);
    expect((await again.answerAny(table, 0))!.type).toBe('ack');
  });

  test('whoever floods is refused, then shown out', async () => {
    const client = await server.client();

    for (let i = 0; i < 120; i++) client.sendText('{}');
    await client.until('it is closed', () => client.closedWith !== null);

    const codes = client.replies.map(one => (one.type === 'refused' ? one.code : one.type));
    // What cannot be read counts for six.
    expect(codes.filter(code => code === 'malformed').length).toBeGreaterThanOrEqual(8);
    expect(codes.filter(code => code === 'too-fast').length).toBeGreaterThanOrEqual(20);
    expect(client.closedWith).toBe(1008);
  });

  const turnedAway = (headers: Record<string, string>, path = '/socket'): Promise<number> =>
    new Promise(resolve => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode!);
        response.resume();
      });
      socket.once('open', () => {
        resolve(101);
        socket.terminate();
      });
      socket.on('error', () => {});
    });

  test('only our own page may connect, and only at /socket', async () => {
    expect(await turnedAway({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await turnedAway({ origin: 'null' })).toBe(403);
    expect(await turnedAway({}, '/elsewhere')).toBe(404);
    expect(await turnedAway({ origin: `http://127.0.0.1:${server.port}` })).toBe(101);
  });

  test('an address holds only so many connections', async () => {
    for (let i = 0; i < 5; i++) await server.client();

    expect(await turnedAway({})).toBe(429);
  });

  const breakingOff = (path: string): Promise<void> =>
    new Promise(resolve => {
      const line = connect(server.port, '127.0.0.1', () => {
        const asks = `GET ${path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`;
        line.write(asks, () => line.resetAndDestroy());
      });
      line.on('error', () => {});
      line.on('close', () => resolve());
    });

  test('a handshake that breaks off or fails neither ends the process nor keeps a place', async () => {
    for (let i = 0; i < 20; i++) await breakingOff(i % 2 ? '/elsewhere' : '/socket');

    const client = await server.client();
    expect((await client.join('A'.repeat(16))).type).toBe('refused');
  });

  test('whoever does not read what is sent is shown out, and the table goes on', async () => {
    await server.stop();
    await server.start({ limits: { waitingBytes: 100_000 } });
    const { table, keys } = await createTable(server.port, 'mm');
    const [ana, bo] = [await server.client(), await server.client()];
    await ana.join(table, keys[0]!.key);
    await bo.join(table, keys[1]!.key);
    bo.socket.pause();

    const isHere = (): boolean => ana.chair(table, 0).seen.people[1]!.isHere;
    const join = JSON.stringify({ type: 'join', id: 9, v: PROTOCOL, table, key: keys[1]!.key });
    for (let i = 0; i < 400 && isHere(); i++) {
      for (let j = 0; j < 20; j++) bo.sendText(join);
      // Others are served meanwhile.
      await ana.ask('ping', { table, as: 0, about: { kind: 'square', id: i } });
    }
    await ana.until('the slow reader is gone', () => !isHere());

    expect((await ana.ask('chat', { table, as: 0, says: 'Still here.' })).type).toBe('done');
    bo.socket.resume();
    await bo.until('it is closed', () => bo.closedWith !== null);
  });

  test('a table whose rows are damaged is refused by a code; the others live on', async () => {
    const [damaged, sound] = [await createTable(server.port, 'mb'), await createTable(server.port, 'mb')];
    const answer = { n: 1, seat: 0, scene: 'x', kind: 'x', answer: ['x'], hash: 'x', learnt: false };
    await server.store.write({ do: 'answer', id: damaged.table, answer, lines: [], moment: null, at: 0 });
    const client = await server.client();

    expect(await client.join(damaged.table)).toMatchObject({ type: 'refused', code: 'damaged' });
    const lines = server.logged.filter(line => line.includes('a stored table is damaged'));
    expect(lines.map(line => JSON.parse(line))).toEqual([expect.objectContaining({ table: damaged.table, code: 'went-another-way' })]);
    expect((await client.join(sound.table, sound.keys[0]!.key)).type).toBe('seen');
    expect((await client.answerAny(sound.table, 0))!.type).toBe('ack');
  });

  test('requests over HTTP that cannot be done are refused by their code', async () => {
    const { port } = server;
    const wish = { game: 'zero-dawn', setup: setupFor(2), seats: wishesOf('mb') };
    const { table, keys, host } = await createTable(port, 'mb');
    const key = keys[0]!.key;
    const bad: [string, string, unknown, readonly string[], number, string][] = [
      ['GET', '/api/nothing', undefined, [], 404, 'not-found'],
      ['GET', '/api/games/chess', undefined, [], 404, 'unknown-game'],
      ['POST', '/api/tables', { ...wish, game: 'zero-down' }, [], 404, 'unknown-game'],
      ['POST', '/api/tables', { ...wish, seats: wishesOf('mbb') }, [], 400, 'wrong-seats'],
      ['POST', '/api/tables', { ...wish, seats: [{ who: 'me' }, { who: 'bot', bot: 'clever' }] }, [], 400, 'unknown-bot'],
      ['POST', '/api/tables', { ...wish, setup: { seats: 2 } }, [], 400, 'bad-setup'],
      ['POST', '/api/tables', { ...wish, setup: setupFor(9) }, [], 400, 'bad-setup'],
      ['POST', '/api/tables', { ...wish, stray: 1 }, [], 400, 'malformed'],
      ['POST', '/api/tables', [], [], 400, 'malformed'],
      ['POST', '/api/tables', { ...wish, name: 'x'.repeat(61) }, [], 400, 'malformed'],
      ['POST', '/api/tables', { ...wish, setup: 'x'.repeat(40_000) }, [], 413, 'too-big'],
      ['GET', `/api/tables/${'A'.repeat(16)}`, undefined, [], 404, 'no-such-table'],
      ['GET', '/api/games/%ff', undefined, [], 400, 'malformed'],
      ['GET', `/api/tables/${'A'.repeat(500)}`, undefined, [], 414, 'malformed'],
      ['GET', '/api/tables/x', undefined, [], 404, 'no-such-table'],
      ['PATCH', `/api/tables/${table}`, { name: 'Mine' }, [key], 403, 'not-host'],
      ['DELETE', `/api/tables/${table}`, undefined, [], 403, 'not-host'],
      ['POST', `/api/tables/${table}/invite`, { seat: 7 }, [host], 400, 'no-such-seat'],
      ['POST', `/api/tables/${table}/sit`, { invite: 'A'.repeat(22), key: 'B'.repeat(22), name: 'Bo' }, [], 403, 'wrong-invite'],
      ['POST', `/api/tables/${table}/sit`, { invite: 'A', key: 'B', name: '' }, [], 400, 'malformed'],
      ['GET', `/api/tables/${table}/export`, undefined, [], 403, 'still-played'],
      ['GET', `/api/tables/${table}/replay?as=0`, undefined, [], 403, 'not-your-seat'],
      ['GET', `/api/tables/${table}/replay?as=9`, undefined, [key], 400, 'no-such-seat'],
      ['GET', `/api/tables/${table}/replay?as=x`, undefined, [key], 400, 'malformed'],
      ['POST', `/api/tables/${table}/fork`, { as: null, step: 0, seats: wishesOf('mb') }, [], 403, 'not-seated'],
      ['POST', `/api/tables/${table}/fork`, { as: 0, step: 900, seats: wishesOf('mb') }, [key], 400, 'no-such-step'],
      ['POST', `/api/tables/${table}/report`, { as: 0, says: '' }, [], 400, 'malformed'],
    ];

    for (const [method, path, body, keyList, status, code] of bad) {
      const response = await http(port, method, path, body, keyList);
      expect([method, path, response.status, response.body?.code]).toEqual([method, path, status, code]);
      expect(response.body.says).toMatch(/\.$/);
    }
    const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a',
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed']);
  });

  test('an address makes only so many tables', async () => {
    for (let i = 0; i < 3; i++) await createTable(server.port, 'mb');

    const fourth = await http(server.port, 'POST', '/api/tables', { game: 'zero-dawn', setup: setupFor(2), seats: wishesOf('mb') });
    expect([fourth.status, fourth.body.code]).toEqual([429, 'too-many-tables']);
  });

  test('behind a proxy the address is the one that the proxy saw, whatever the client claims', async () => {
    await server.stop();
    await server.start({ isBehindProxy: true, limits: { createsPerHour: 2, socketsPerAddress: 1 } });
    const create = async (claimed: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `${claimed}, 192.0.2.1` };
      const body = JSON.stringify({ game: 'zero-dawn', setup: setupFor(2), seats: wishesOf('mb') });
      return (await fetch(`http://127.0.0.1:${server.port}/api/tables`, { method: 'POST', headers, body })).status;
    };

    expect([await create('198.51.100.1'), await create('198.51.100.2'), await create('198.51.100.3')]).toEqual([201, 201, 429]);
    expect(await create('198.51.100.4, 192.0.2.1:4000')).toBe(429);
    await server.client({ 'x-forwarded-for': '198.51.100.1, 192.0.2.1' });
    expect(await turnedAway({ 'x-forwarded-for': '198.51.100.2, 192.0.2.1' })).toBe(429);
    expect(await turnedAway({ 'x-forwarded-for': '192.0.2.1:51234' })).toBe(429);
    expect(await turnedAway({ 'x-forwarded-for': '192.0.2.2' })).toBe(101);
  });

  test('the page is kept to itself by its headers', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);

    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
