/** Matches that strangers bring: whatever they hold, they are refused by a code, and those who play do not notice. */
import { connect } from 'node:net';
import { commitment, type MatchRecord, recordOf } from '@quarry/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { createTable, wishesOf } from './testing/client.ts';
import { zeroDawnAt } from './testing/positions.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer;
afterEach(() => server.clean());

/** Zero Dawn in the middle of a match, without the answers that led there. */
const part = (): MatchRecord => JSON.parse(JSON.stringify({ ...recordOf(zeroDawnAt(2, 'brought', 40)!), answers: [], before: [] }));

const seats = wishesOf('mm');
const brings = async (
  body: string | Uint8Array<ArrayBuffer>,
  from = '192.0.2.1',
): Promise<{ status: number; code: string; retryAfter: string | null }> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/import`, { method: 'POST', headers, body });
  const { code = 'made' } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
};
const asBody = (record: unknown): string => JSON.stringify({ record, seats });

describe('what is brought', () => {
  test('is refused if its dice were said: at a table they fall', async () => {
    server = await TestServer.start();
    expect(await brings(asBody({ ...part(), said: { attack: [[6]] } }))).toMatchObject({ status: 400, code: 'said-dice' });
  });

  test('is refused if its state is one that no match comes to', async () => {
    server = await TestServer.start();
    const spoilt = (spoil: (state: { hunters: Record<string, unknown>[] } & Record<string, unknown>) => void): string => {
      const record = part();
      spoil(record.checkpoint.state as never);
      return asBody(record);
    };
    const bad = [
      spoilt(state => void (state.hunters[0]!['fire'] = Number.MAX_SAFE_INTEGER)),
      spoilt(state => void (state.hunters[0]!['fire'] = 3)),
      spoilt(state => void (state['points'] = 1_000_001)),
      spoilt(state => void state.hunters.push(state.hunters[0]!)),
      // Faults: a card in two places, one that is not there at all.
      spoilt(state => void (state.hunters[0]!['hand'] = state.hunters[1]!['draw'])),
      spoilt(state => void (state['removed'] = [999_999])),
    ];

    for (const body of bad) expect(await brings(body)).toMatchObject({ status: 400, code: 'bad-checkpoint' });
    expect(await brings(asBody(part()))).toMatchObject({ status: 201 });
  });

  test('is refused if a single field holds more than any match, however good the rest is', async () => {
    server = await TestServer.start();
    const seed = 'x'.repeat(4_800_000);
    const counters = Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`stream-${i}`, 1]));
    const pass = { seat: 0, window: 'a-window', until: 'round' };
    const { checkpoint } = part();

    expect(await brings(asBody({ ...part(), seed, commitment: commitment(seed) }))).toMatchObject({ status: 400, code: 'not-a-record' });
    expect(await brings(asBody({ ...part(), checkpoint: { ...checkpoint, counters } }))).toMatchObject({
      status: 400,
      code: 'bad-checkpoint',
    });
    expect(await brings(asBody({ ...part(), checkpoint: { ...checkpoint, passes: new Array(20_000).fill(pass) } }))).toMatchObject({
      code: 'bad-checkpoint',
    });
  });

  test('is refused if it cannot be read, is too deep, too long or too big', async () => {
    server = await TestServer.start();
    const [answer] = recordOf(zeroDawnAt(2, 'brought', 40)!).answers;
    const bad: [string | Uint8Array<ArrayBuffer>, number, string][] = [
      ['', 400, 'malformed'],
      ['{"record":', 400, 'malformed'],
      [new Uint8Array([0xff, 0xfe, 0x00]), 400, 'malformed'],
      ['[]', 400, 'malformed'],
      [JSON.stringify({ record: part() }), 400, 'malformed'],
      [`{"seats":${JSON.stringify(seats)},"record":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`, 400, 'not-a-record'],
      [asBody({ ...part(), answers: new Array(10_001).fill(answer) }), 400, 'too-many-answers'],
      [asBody({ ...part(), before: new Array(500).fill(part().checkpoint) }), 400, 'bad-checkpoint'],
      ['x'.repeat(5_000_001), 413, 'too-big'],
    ];

    for (const [body, status, code] of bad) expect(await brings(body)).toMatchObject({ status, code });
  });
});

describe('what is brought without its length', () => {
  /** In pieces, as many as it takes: nobody says how long it will be. */
  async function* pieces(count: number): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < count; i++) yield new Uint8Array(100_000).fill(0x20);
    yield new TextEncoder().encode(asBody(part()));
  }
  const bringsInPieces = async (count: number): Promise<{ status: number; code: string }> => {
    const wish = { method: 'POST', headers: { 'content-type': 'application/json' }, body: pieces(count), duplex: 'half' };
    const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/import`, wish as RequestInit);
    const { code = 'made' } = (await response.json()) as { code?: string };
    return { status: response.status, code };
  };

  test('is read like any other, and told when it gets too big', async () => {
    server = await TestServer.start();

    expect(await bringsInPieces(2)).toEqual({ status: 201, code: 'made' });
    expect(await bringsInPieces(51)).toEqual({ status: 413, code: 'too-big' });
  });
});

describe('those who bring', () => {
  test('bring one at a time, and only so many in a minute', async () => {
    server = await TestServer.start({ limits: { importsPerMinute: 20 } });

    const began = Date.now();
    const found = await Promise.all(Array.from({ length: 60 }, () => brings('{}')));

    const refused = found.filter(one => one.code === 'too-fast');
    const allowedSince = Math.ceil((Date.now() - began) / 3_000);
    expect(refused.length).toBeGreaterThanOrEqual(40 - allowedSince);
    for (const one of refused) expect(one).toEqual({ status: 429, code: 'too-fast', retryAfter: '10' });
    expect(new Set(found.map(one => one.code))).toEqual(new Set(['too-fast', 'malformed']));
  });

  test('are turned away while many others bring something, from wherever they come', async () => {
    server = await TestServer.start({ isBehindProxy: true, limits: { importsAtOnce: 3 } });
    const body = asBody(part());

    const found = await Promise.all(Array.from({ length: 60 }, (_, i) => brings(body, `198.51.100.${i}`)));

    const codes = found.map(one => one.code);
    expect(codes.filter(code => code === 'made').length).toBeGreaterThanOrEqual(3);
    expect(new Set(codes)).toEqual(new Set(['made', 'busy']));
    expect(found.find(one => one.code === 'busy')).toEqual({ status: 503, code: 'busy', retryAfter: '10' });
  });

  test('let the next one in when they have gone, also if they broke off', async () => {
    server = await TestServer.start();
    const line = connect(server.port, '127.0.0.1');
    line.on('error', () => {});
    line.write('POST /api/tables/import HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    await untilCode('too-fast');

    line.destroy();

    await untilCode('malformed');
    expect(server.logged.filter(text => text.includes('a request failed'))).toEqual([]);
  });

  const untilCode = async (code: string): Promise<void> => {
    for (;;) if ((await brings('{}')).code === code) return;
  };

  test('do not keep a player waiting', async () => {
    server = await TestServer.start({ isBehindProxy: true });
    const { table, keys } = await createTable(server.port, 'mb');
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    const deep = `{"seats":[],"record":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    let isOver = false;
    const bringing = async (address: string): Promise<void> => {
      while (!isOver) await brings(deep, address);
    };
    const brought = Promise.all(Array.from({ length: 10 }, (_, i) => bringing(`198.51.100.${i}`)));

    const replies: (string | undefined)[] = [];
    for (let i = 0; i < 10; i++) replies.push((await client.answerAny(table, 0))?.type);

    isOver = true;
    await brought;
    expect(replies).toEqual(new Array(10).fill('ack'));
  });
});
